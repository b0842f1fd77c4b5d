/** The game that the table plays, fetched as soon as the host has named it. */
import type { PhoneGame } from '../games/game';
import { PHONE_GAMES } from '../games/phone';
import { bindBook } from '../rulebook/open';
import { learn } from '../texts/index.svelte';

const RETRY = 1500;

let wanted = '';
let loaded = $state.raw<{ name: string; game: PhoneGame } | null>(null);

/** Whether this page is older than its host and has to be loaded again. */
export function isUnknown(name: string | undefined): boolean {
  return !!name && !(name in PHONE_GAMES);
}

/** Null until it has arrived, and for a game that this page does not know. */
export function gameCalled(name: string | undefined): PhoneGame | null {
  if (name && name !== wanted) {
    wanted = name;
    load(name);
  }
  return loaded && loaded.name === name ? loaded.game : null;
}

function load(name: string): void {
  PHONE_GAMES[name]?.()
    .then(async ({ default: game }) => {
      await learn(game.texts);
      if (name !== wanted) return;
      bindBook(game.book);
      loaded = { name, game };
    })
    // The host cannot be reached; try again until it can.
    .catch(() => setTimeout(() => name === wanted && load(name), RETRY));
}
