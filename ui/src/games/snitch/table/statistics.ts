/** Simple figures from the games that were played to the end. */
import { perPerson, type PersonFigures } from '../../../kit/table/who-is-who';
import type { Outcome } from '../../../wire/snitch';
import type { FinishedGame, Person } from '../../../wire/wire';
import { scored } from '../result';

export type Game = FinishedGame<Outcome>;

export interface Figures extends PersonFigures {
  wins: number;
  /** Games in which this player closed, and those of them that were won. */
  closed: number;
  closedAndWon: number;
  points: number;
}

/** One line for each person, the best first. Stopped games have no totals and do not count. */
export function figures(games: readonly Game[], nameOf: (person: Person) => string): Figures[] {
  const played = games.filter(({ details }) => scored(details));
  const fresh = { wins: 0, closed: 0, closedAndWon: 0, points: 0 };
  const lines = perPerson(played, nameOf, fresh, (line, { details, winners }, seat) => {
    const outcome = scored(details)!;
    const [hasWon, hasClosed] = [winners.includes(seat), outcome.closer === seat];
    line.points += outcome.tally.totals[seat] ?? 0;
    line.wins += Number(hasWon);
    line.closed += Number(hasClosed);
    line.closedAndWon += Number(hasWon && hasClosed);
  });
  return lines.sort((a, b) => b.wins - a.wins || a.points - b.points || a.name.localeCompare(b.name));
}
