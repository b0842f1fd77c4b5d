/** The games of each evening. */
import { EVENING_LONGEST, EVENING_PAUSE } from '../../wire/constants';
import type { FinishedGame } from '../../wire/wire';

type Game = Pick<FinishedGame<unknown>, 'beganAt' | 'endedAt'>;

/** From the first evening to the last one, and so are the games of each. A long pause ends an evening, as for the host. */
export function evenings<G extends Game>(games: readonly G[]): G[][] {
  const all: G[][] = [];
  for (const game of [...games].sort((a, b) => a.endedAt - b.endedAt)) {
    const evening = all.at(-1);
    const [first, last] = [evening?.[0], evening?.at(-1)];
    const isSame =
      first &&
      last &&
      game.beganAt - last.endedAt < EVENING_PAUSE &&
      game.endedAt - first.endedAt < EVENING_LONGEST;
    if (isSame) evening!.push(game);
    else all.push([game]);
  }
  return all;
}
