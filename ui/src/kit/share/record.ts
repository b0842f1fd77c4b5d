/**
 * The record of a play for BG Stats, an app that keeps people's plays: a link with everything in it. Nothing is sent
 * from here; whoever opens the link hands it over.
 *
 * The time is that of the end, in UTC, as BG Stats asks for. Its app for Android stumbles over a player without
 * `winner` or `startPlayer`, so these two are always there.
 */
import type { Occasion, Result } from './result';

export const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

export interface Play {
  sourceName: 'Goatherd';
  /** The same for every device of the table, so that a play that is handed over twice is known to be one. */
  sourcePlayId: string;
  playDate: string;
  game: { name: string; noPoints?: boolean; highestWins?: boolean };
  players: Player[];
}

interface Player {
  name: string;
  sourcePlayerId?: string;
  winner: boolean;
  startPlayer: boolean;
  score?: number;
  role?: string;
}

export function play(result: Result, { table, round, endedAt, ids }: Occasion): Play {
  const hasPoints = result.people.some(({ score }) => score !== undefined);
  return {
    sourceName: 'Goatherd',
    sourcePlayId: `${table}-${round}`,
    playDate: new Date(endedAt).toISOString().slice(0, 19).replace('T', ' '),
    // In all our games with points few are better than many.
    game: { name: result.title, ...(hasPoints ? { highestWins: false } : { noPoints: true }) },
    players: result.people.map(({ name, won, role, score }, seat) => ({
      name,
      // Enough to tell friends apart, and short.
      sourcePlayerId: ids[seat]?.slice(0, 8) || name,
      winner: won,
      startPlayer: seat === result.starter,
      ...(score === undefined ? {} : { score }),
      ...(role ? { role } : {}),
    })),
  };
}

/** Colons and commas may stand in an address as they are, and a record is full of them. */
export function link(play: Play): string {
  return ADDRESS + encodeURIComponent(JSON.stringify(play)).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** What can be left out of a record, the least important first. */
const DISPENSABLE = ['role', 'sourcePlayerId', 'score'] as const;

/** The record in a link of at most so many bytes: without what can be left out, and at last with shorter names. */
export function shortened(whole: Play, most: number): Play {
  let play = whole;
  const fits = () => link(play).length <= most;
  if (fits()) return play;
  for (const field of DISPENSABLE) {
    play = { ...play, players: play.players.map((player) => ({ ...player, [field]: undefined })) };
    if (fits()) return play;
  }
  play = { ...play, game: { name: play.game.name } };
  const names = play.players.map(({ name }) => letters(name));
  const name = (k: number) => (names[k]!.length < letters(whole.players[k]!.name).length ? '.' : '');
  while (!fits() && names.some(({ length }) => length > 1)) {
    // The one that takes most of the room.
    const sizes = names.map((name) => (name.length > 1 ? encodeURIComponent(name.join('')).length : 0));
    names[sizes.indexOf(Math.max(...sizes))]!.pop();
    play = named(play, (_, k) => names[k]!.join('') + name(k));
  }
  // A single letter can be long, too: a family of four has 25 bytes.
  return fits() ? play : named(play, (_, k) => `${k + 1}`);
}

/** The names of a record that differ from those of another. */
export function cut(play: Play, whole: Play): boolean {
  return play.players.some(({ name }, k) => name !== whole.players[k]?.name);
}

function named(play: Play, name: (player: Player, k: number) => string): Play {
  return { ...play, players: play.players.map((player, k) => ({ ...player, name: name(player, k) })) };
}

/** As people see them: a letter with its accent is one, and so is an emoji. */
export function letters(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
