/**
 * What the table screen remembers from evening to evening: about this device, about the people, and about each game.
 * The host stores it, so it survives a change of browser or port.
 */
import { PLAYER_COLOURS, type PlayerColour } from '../../look/colours';
import type { Hand } from '../../look/hand';
import type { ThemeChoice } from '../../look/theme.svelte';
import { LANGUAGES, type Language } from '../../texts/index.svelte';
import type { GameSettings } from '../game';
import { DEPTHS, type Depth } from '../teach/depth';
import { sameKinds } from './kinds';

export interface Chair {
  /** Who it is over many evenings; nobody has one before their first game. */
  id?: string;
  colour: PlayerColour;
  name: string;
}

export interface DeviceSettings {
  /** Null: the language of the device. */
  language: Language | null;
  theme: ThemeChoice;
  textScale: number;
  sound: boolean;
  /** How loud it is, from 0 to 1. */
  volume: number;
  /** Whether the count is spoken. */
  speech: boolean;
  /** Whether new tables count with hold pads. */
  pads: boolean;
  calm: boolean;
  /** How much this device says. Silent means free play, where it does not follow the turns either. */
  depth: Depth;
  /** Whether prompts are read aloud, where the device can speak. */
  spoken: boolean;
  /** Whether phones may make sound, and when the table was asked that: an answer is good for one evening. */
  phonesSound: boolean;
  phonesAskedAt: number;
  /** Whether it says so when somebody keeps everybody waiting. */
  nudges: boolean;
  /** Whether it turns towards whoever acts, because it is in the middle of the table. */
  facing: boolean;
  hand: Hand;
  /** The game that was opened last: its box comes first. */
  lastGame: string | null;
  /** The games that this device need not introduce any more. */
  introduced: string[];
  /** The relay that somebody has entered; null: the usual one. */
  relay: string | null;
  /** Whether it reads the stories of games aloud. */
  storyAloud: boolean;
}

export interface People {
  /**
   * The first `players` chairs are taken by those who play, the next ones by those who sit this game out. The others
   * keep the names of guests who may come back.
   */
  chairs: Chair[];
  players: number;
  resting: number;
}

export interface Remembered {
  device: DeviceSettings;
  people: People;
  /** What each game remembers, by the name that the host uses. */
  games: Record<string, unknown>;
}

/** What is remembered of each game. */
export type Games = readonly { readonly id: string; readonly settings: GameSettings }[];

export const TEXT_SCALES = [1, 1.25, 1.5, 2];

/** As many as there were when there was one game. */
const FEWEST_CHAIRS = 6;

export function fresh(games: Games): Remembered {
  return {
    device: {
      language: null,
      theme: 'system',
      textScale: 1,
      sound: true,
      volume: 1,
      speech: false,
      pads: false,
      calm: false,
      depth: 'learning',
      spoken: false,
      phonesSound: false,
      phonesAskedAt: 0,
      nudges: true,
      facing: false,
      hand: 'right',
      lastGame: null,
      introduced: [],
      storyAloud: false,
      relay: null,
    },
    // A chair for every colour: no game is for more.
    people: { chairs: PLAYER_COLOURS.map((colour) => ({ colour, name: '' })), players: 4, resting: 0 },
    games: Object.fromEntries(games.map(({ id, settings }) => [id, settings.fresh()])),
  };
}

/** Settings saved by an older or newer version, as far as this version understands them. */
export function recall(kept: unknown, games: Games): Remembered {
  const usual = fresh(games);
  if (!isRecord(kept)) return usual;
  // There was a single game, and everything was in one list.
  const isFlat = !('device' in kept);
  const { device, people, games: own } = isFlat ? { device: kept, people: kept, games: {} } : kept;
  return {
    device: recallDevice(usual.device, isRecord(device) ? device : {}),
    people: recallPeople(usual.people, isRecord(people) ? people : {}),
    games: {
      // Those of a game that this version does not know stay as they are.
      ...(isRecord(own) ? own : {}),
      ...Object.fromEntries(
        games.map(({ id, settings }) => {
          const found = isFlat ? (settings.recallFlat?.(kept) ?? {}) : isRecord(own) ? own[id] : {};
          return [id, settings.recall(isRecord(found) ? found : {})];
        }),
      ),
    },
  };
}

function recallDevice(usual: DeviceSettings, kept: Record<string, unknown>): DeviceSettings {
  const device = sameKinds(usual, kept);
  if (device.language && !(device.language in LANGUAGES)) device.language = null;
  if (!DEPTHS.includes(device.depth)) device.depth = usual.depth;
  // Free play used to be a setting of its own.
  if (kept.guided === false) device.depth = 'silent';
  if (device.hand !== 'left') device.hand = usual.hand;
  if (!TEXT_SCALES.includes(device.textScale)) device.textScale = 1;
  if (typeof device.lastGame !== 'string') device.lastGame = null;
  const { introduced } = device;
  device.introduced = Array.isArray(introduced) ? introduced.filter((id) => typeof id === 'string') : [];
  return device;
}

function recallPeople(usual: People, kept: Record<string, unknown>): People {
  const { chairs, players, resting } = sameKinds(usual, kept);
  const colours = new Set(Array.isArray(chairs) ? chairs.map((chair) => chair?.colour) : []);
  const isWhole =
    Array.isArray(chairs) &&
    colours.size === chairs.length &&
    chairs.length >= FEWEST_CHAIRS &&
    chairs.every(({ colour, name }) => PLAYER_COLOURS.includes(colour) && typeof name === 'string');
  // There used to be fewer, and the new ones get the colours that are left.
  const added = usual.chairs.filter(({ colour }) => !colours.has(colour));
  const seats = isWhole
    ? [
        ...chairs.map(({ id, colour, name }) => ({ ...(typeof id === 'string' && { id }), colour, name })),
        ...added,
      ]
    : usual.chairs;
  const playing = Math.min(seats.length, Math.max(1, Math.round(players)));
  const left = seats.length - playing;
  return { chairs: seats, players: playing, resting: Math.min(left, Math.max(0, Math.round(resting))) };
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
