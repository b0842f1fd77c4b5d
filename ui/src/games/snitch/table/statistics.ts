/** Simple figures from the games that were played to the end. */
import { whoIsWho } from '../../../kit/table/who-is-who';
import type { Colour } from '../../../look/colours';
import type { Outcome } from '../../../wire/snitch';
import type { FinishedGame, Person } from '../../../wire/wire';
import { scored } from '../result';

export type Game = FinishedGame<Outcome>;

export interface Line {
  name: string;
  colour: Colour;
  games: number;
  wins: number;
  /** Games in which this player closed, and those of them that were won. */
  closed: number;
  closedAndWon: number;
  points: number;
}

/** One line for each person, the best first. Stopped games have no totals and do not count. */
export function figures(games: readonly Game[], nameOf: (person: Person) => string): Line[] {
  const whose = whoIsWho(games, nameOf);
  const lines = new Map<string, Line>();
  for (const { details, players, winners } of games) {
    const outcome = scored(details);
    if (!outcome) continue;
    players.forEach((person, seat) => {
      const who = whose(person);
      const line = lines.get(who) ?? {
        name: nameOf(person),
        colour: person.colour,
        games: 0,
        wins: 0,
        closed: 0,
        closedAndWon: 0,
        points: 0,
      };
      const [hasWon, hasClosed] = [winners.includes(seat), outcome.closer === seat];
      line.games++;
      line.points += outcome.tally.totals[seat] ?? 0;
      line.wins += Number(hasWon);
      line.closed += Number(hasClosed);
      line.closedAndWon += Number(hasWon && hasClosed);
      lines.set(who, line);
    });
  }
  return [...lines.values()].sort(
    (a, b) => b.wins - a.wins || a.points - b.points || a.name.localeCompare(b.name),
  );
}
