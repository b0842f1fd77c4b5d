import type { PlayerSession } from '../../../phone/player-session.svelte';
import type { Command } from '../../../wire/rowing';
import type { View } from '../view';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<View, Command>;
