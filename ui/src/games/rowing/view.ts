import type { View as WireView } from '../../wire/rowing';
import type { Person } from '../../wire/wire';

/** What everybody sees of the game, with the people who play it. */
export type View = WireView & { players: Person[] };
