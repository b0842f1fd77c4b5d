import type { PlayerSession } from '../../../kit/phone/player-session.svelte';
import { player as anyPlayer } from '../../../kit/phone/seats.svelte';
import type { Own } from '../own';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<Own>;
export const player = anyPlayer<Own>;
