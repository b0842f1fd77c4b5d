/** The link of those who only watch. The phone page has no byte to spare for it, so it isn't in `link.ts`. */
import { readLink, type Link } from './link';

/** Where a seat's link has its seat. */
const ONLOOKER = 254;

/** Null if this is not a link for watching, or only part of one. The link doesn't say whose screen it is. */
export function readWatchLink(fragment: string, isScreen = false): Link | null {
  const link = readLink(fragment);
  if (link?.role.as !== 'seat' || link.role.seat !== ONLOOKER) return null;
  return { ...link, role: { as: 'onlooker', table: link.role.table, isScreen } };
}
