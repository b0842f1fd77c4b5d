/** Simple figures from the games that were played to the end. */
import { byGames, perPerson, whoIsWho, type PersonFigures } from '../../../kit/table/who-is-who';
import type { Colour } from '../../../look/colours';
import type { Outcome } from '../../../wire/scapegoat';
import type { FinishedGame, Person } from '../../../wire/wire';

export type Game = FinishedGame<Outcome>;

export interface Figures extends PersonFigures {
  asScapegoat: number;
  asConspirator: number;
}

/**
 * One line for each person, the most frequent first. Somebody without a name is listed by colour. Stopped games have
 * no winner and do not count.
 */
export function figures(games: Game[], nameOf: (person: Person) => string): Figures[] {
  const played = games.filter(({ details }) => details.ending.how !== 'abandoned');
  const fresh = { asScapegoat: 0, asConspirator: 0 };
  return perPerson(played, nameOf, fresh, (line, { details, winners }, seat) => {
    if (winners.includes(seat)) line[details.scapegoat === seat ? 'asScapegoat' : 'asConspirator']++;
  }).sort(byGames);
}

/** So many columns fit on a small screen. */
const MOST = 8;

export interface Frames {
  people: { name: string; colour: Colour }[];
  /** How often the person of the row has framed the person of the column. */
  counts: number[][];
}

/**
 * Who framed whom, for those who had most to do with it: whoever called the attempt, and everybody whom it framed. Null
 * if nobody was framed yet.
 */
export function frames(games: Game[], nameOf: (person: Person) => string): Frames | null {
  const who = whoIsWho(games, nameOf);
  const people = new Map<string, { name: string; colour: Colour; part: number }>();
  const times = new Map<string, number>();
  for (const { details, players } of games) {
    const { ending } = details;
    if (ending.how !== 'frame') continue;
    for (const seat of [ending.by, ...ending.framed]) {
      const person = players[seat]!;
      const { part } = people.get(who(person)) ?? { part: 0 };
      people.set(who(person), { name: nameOf(person), colour: person.colour, part: part + 1 });
    }
    for (const seat of ending.framed) {
      const pair = pairOf(who(players[ending.by]!), who(players[seat]!));
      times.set(pair, (times.get(pair) ?? 0) + 1);
    }
  }
  if (!times.size) return null;
  const first = [...people].sort(([, a], [, b]) => b.part - a.part || a.name.localeCompare(b.name));
  const shown = first.slice(0, MOST);
  return {
    people: shown.map(([, { name, colour }]) => ({ name, colour })),
    counts: shown.map(([by]) => shown.map(([framed]) => times.get(pairOf(by, framed)) ?? 0)),
  };
}

const pairOf = (by: string, framed: string) => JSON.stringify([by, framed]);
