import type { PlayerSession } from '../../../kit/phone/player-session.svelte';
import type { Command, View } from '../../../wire/snitch';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<View, Command>;
