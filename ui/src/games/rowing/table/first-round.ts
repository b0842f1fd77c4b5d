/** What a table that has never played needs to know, one thing at a time. */
import type { Drawing } from '../rulebook/rules';

export const FIRST_ROUND = [
  { text: 'place', drawing: 'gap' },
  { text: 'fill', drawing: null },
  { text: 'boat', drawing: 'sameBoat' },
  { text: 'colour', drawing: 'sameColour' },
  { text: 'grab', drawing: 'rings' },
  { text: 'slowest', drawing: null },
  { text: 'cover', drawing: null },
  { text: 'last', drawing: 'oneCard' },
] as const satisfies { text: string; drawing: Drawing | null }[];
