/** The game that the table plays, fetched as soon as the host has named it. */
import { learn } from '../../texts/index.svelte';
import type { PhoneGame, PhoneGames } from '../game';
import { bindBook } from '../rulebook/open';

const RETRY = 1500;

let wanted = '';
let loaded = $state.raw<{ name: string; game: PhoneGame } | null>(null);

/** Whether this page is older than its host and has to be loaded again. */
export function isUnknown(games: PhoneGames, name: string | undefined): boolean {
  return !!name && !(name in games);
}

/** Null until it has arrived, and for a game that this page does not know. */
export function gameCalled(games: PhoneGames, name: string | undefined): PhoneGame | null {
  if (name && name !== wanted) {
    wanted = name;
    load(games, name);
  }
  return loaded && loaded.name === name ? loaded.game : null;
}

function load(games: PhoneGames, name: string): void {
  games[name]?.()
    .then(async ({ default: game }) => {
      await learn(game.texts);
      if (name !== wanted) return;
      bindBook(game.book);
      loaded = { name, game };
    })
    // The host cannot be reached; try again until it can.
    .catch(() => setTimeout(() => name === wanted && load(games, name), RETRY));
}
