/** Simple figures from the games that were played to the end. */
import { whoIsWho } from '../../../kit/table/who-is-who';
import type { Colour } from '../../../look/colours';
import type { Outcome } from '../../../wire/rowing';
import type { FinishedGame, Person } from '../../../wire/wire';

export type Game = FinishedGame<Outcome>;

export interface Figures {
  name: string;
  colour: Colour;
  games: number;
  alone: number;
  shared: number;
}

/** One line for each person, the most frequent first. Stopped games have no winner and don't count. */
export function figures(games: Game[], nameOf: (person: Person) => string): Figures[] {
  const who = whoIsWho(games, nameOf);
  const lines = new Map<string, Figures>();
  for (const { details, players, winners } of games) {
    if (details.ending === 'abandoned') continue;
    players.forEach((person, seat) => {
      const line = lines.get(who(person)) ?? {
        name: nameOf(person),
        colour: person.colour,
        games: 0,
        alone: 0,
        shared: 0,
      };
      line.games++;
      if (winners.includes(seat)) line[winners.length === 1 ? 'alone' : 'shared']++;
      lines.set(who(person), line);
    });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
