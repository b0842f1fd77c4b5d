/** Simple figures from the games that were played to the end. */
import type { Colour } from '../../../look/colours';
import type { Player, Report } from '../../../wire/scapegoat';
import type { FinishedGame } from '../../../wire/wire';

export type Game = FinishedGame<Report>;

export interface Figures {
  name: string;
  colour: Colour;
  games: number;
  asScapegoat: number;
  asConspirator: number;
}

/**
 * One line for each player, the most frequent first. A player without a name is listed by colour. Stopped games have
 * no winner and do not count.
 */
export function figures(games: Game[], nameOf: (player: Player) => string): Figures[] {
  const lines = new Map<string, Figures>();
  for (const { report } of games) {
    const { outcome, players } = report;
    if (outcome.ending.how === 'abandoned') continue;
    players.forEach((player, seat) => {
      const name = nameOf(player);
      const line = lines.get(name) ?? {
        name,
        colour: player.colour,
        games: 0,
        asScapegoat: 0,
        asConspirator: 0,
      };
      line.games++;
      if (outcome.winners.includes(seat)) {
        if (outcome.scapegoat === seat) line.asScapegoat++;
        else line.asConspirator++;
      }
      lines.set(name, line);
    });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
