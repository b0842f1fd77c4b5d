/** Simple figures from the games that were played to the end. */
import { byGames, perPerson, type PersonFigures } from '../../../kit/table/who-is-who';
import type { Outcome } from '../../../wire/rowing';
import type { FinishedGame, Person } from '../../../wire/wire';

export type Game = FinishedGame<Outcome>;

export interface Figures extends PersonFigures {
  alone: number;
  shared: number;
}

/** One line for each person, the most frequent first. Stopped games have no winner and don't count. */
export function figures(games: Game[], nameOf: (person: Person) => string): Figures[] {
  const played = games.filter(({ details }) => details.ending !== 'abandoned');
  return perPerson(played, nameOf, { alone: 0, shared: 0 }, (line, { winners }, seat) => {
    if (winners.includes(seat)) line[winners.length === 1 ? 'alone' : 'shared']++;
  }).sort(byGames);
}
