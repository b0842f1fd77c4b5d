import type { PlayerSession } from '../../../phone/player-session.svelte';
import type { Command, View, Whisper } from '../../../wire/scapegoat';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<View, Command, Whisper>;
