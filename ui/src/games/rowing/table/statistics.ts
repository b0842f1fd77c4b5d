/** Who won how often: over all evenings, and at this table. */
import type { Player } from '../../game';
import { nameOf } from '../../../table/names';
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

/** People are known by their id, or by their name if they have none. */
const keyOf = (person: Person) => person.id || nameOf(person);

/** One line for each person, the most frequent first. Stopped games have no winner and don't count. */
export function figures(games: Game[]): Figures[] {
  const lines = new Map<string, Figures>();
  for (const { details, players, winners } of games) {
    if (details.ending === 'abandoned') continue;
    players.forEach((person, seat) => {
      const line = lines.get(keyOf(person)) ?? {
        name: nameOf(person),
        colour: person.colour,
        games: 0,
        alone: 0,
        shared: 0,
      };
      line.games++;
      if (winners.includes(seat)) line[winners.length === 1 ? 'alone' : 'shared']++;
      lines.set(keyOf(person), line);
    });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/** The wins of everybody who sits here now, in the games of this table; empty until there were two of them. */
export function seriesOf(
  games: Game[],
  table: string,
  players: readonly Player[],
): { name: string; wins: number }[] {
  const played = games.filter((game) => game.table === table && game.details?.ending !== 'abandoned');
  if (played.length < 2) return [];
  const wins = (player: Player) =>
    played.filter((game) =>
      game.winners.some((seat) => keyOf(game.players[seat]!) === keyOf(player as Person)),
    ).length;
  return players
    .map((player) => ({ name: nameOf(player), wins: wins(player) }))
    .sort((a, b) => b.wins - a.wins);
}
