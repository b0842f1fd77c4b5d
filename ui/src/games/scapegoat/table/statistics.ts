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

/** CSV for a spreadsheet, with one line for each player of each game. */
export function csv(games: Game[], nameOf: (player: Player) => string): string {
  const rows = games.flatMap(({ table, round, beganAt, endedAt, report }) =>
    report.players.map((player, seat) => [
      table,
      String(round),
      new Date(beganAt).toISOString(),
      new Date(endedAt).toISOString(),
      report.outcome.ending.how,
      String(seat + 1),
      player.colour,
      nameOf(player),
      report.outcome.scapegoat === seat ? '1' : '0',
      report.outcome.winners.includes(seat) ? '1' : '0',
      report.outcome.matsSaid ? (report.players[report.outcome.matsSaid[seat]!]?.colour ?? '') : '',
    ]),
  );
  const head = 'table,round,began,ended,ending,seat,colour,name,scapegoat,won,mat said'.split(',');
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A name that starts like a formula must not become one in a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
