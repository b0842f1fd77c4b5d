import type { PlayerSession } from '../../../kit/phone/player-session.svelte';
import type { Command, Whisper } from '../../../wire/scapegoat';
import type { View } from '../view';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<View, Command, Whisper>;
