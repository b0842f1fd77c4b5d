/** The contents of a link's fragment: which table and seat it is for, and the secrets that prove it. */
import { decode } from './bytes';
import type { Role } from './wire';

export interface Link {
  /** The room at a relay through which it leads; null if it leads to the host itself. */
  room: string | null;
  role: Role;
  token: Uint8Array;
  key: Uint8Array;
}

const TABLE = 5;
const TOKEN = 16;
const KEY = 32;
const TABLE_DEVICE = 255;

/** Null if this is not a link, or only part of one. The leading `#` is optional. */
export function readLink(fragment: string): Link | null {
  const [, room = null, own = ''] = /^#?(?:([\w-]{22})\.)?(.*)$/.exec(fragment) ?? [];
  const bytes = decode(own);
  if (bytes?.length !== TABLE + 1 + TOKEN + KEY) return null;
  const seat = bytes[TABLE]!;
  const table = Array.from(bytes.subarray(0, TABLE), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    room,
    role: seat === TABLE_DEVICE ? { as: 'table' } : { as: 'seat', table, seat },
    token: bytes.slice(TABLE + 1, TABLE + 1 + TOKEN),
    key: bytes.slice(TABLE + 1 + TOKEN),
  };
}
