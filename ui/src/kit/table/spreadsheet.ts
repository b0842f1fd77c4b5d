/** The history as CSV for a spreadsheet, with one line for each player of each game. */
import type { FinishedGame } from '../../wire/wire';
import type { GameHistory, Player } from '../game';

export type Finished = FinishedGame<unknown>;

export function csv(
  games: Finished[],
  historyOf: (game: string) => GameHistory | undefined,
  nameOf: (player: Player) => string,
): string {
  const more = [...new Set(games.flatMap(({ game }) => Object.keys(historyOf(game)?.columns ?? {})))];
  const rows = games.flatMap((finished) => {
    const { game, table, round, beganAt, endedAt, players, winners } = finished;
    const history = historyOf(game);
    if (!history) return [];
    return players.map((player, seat) => [
      game,
      table,
      String(round),
      new Date(beganAt).toISOString(),
      new Date(endedAt).toISOString(),
      String(seat + 1),
      player.colour,
      nameOf(player),
      winners.includes(seat) ? '1' : '0',
      ...more.map((column) => history.columns[column]?.(finished, seat) ?? ''),
    ]);
  });
  const head = ['game', 'table', 'round', 'began', 'ended', 'seat', 'colour', 'name', 'won', ...more];
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A name that starts like a formula must not become one in a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
