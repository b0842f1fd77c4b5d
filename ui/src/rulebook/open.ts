/** Opens the rulebook over whatever is on the screen; anything that a player reads may lead here. */
import { mount, unmount } from 'svelte';
import type { Options, Judged, Player } from '../wire/scapegoat';
import type { RuleId } from './rules';
import type { RulingId } from './rulings';

/** A page of the rulebook. */
export type Place =
  | { page: 'contents' }
  | { page: 'rule'; rule: RuleId }
  | { page: 'rulings'; ruling?: RulingId }
  | { page: 'quick' }
  | { page: 'lesson' }
  | { page: 'verdict'; judged: Judged; players: Player[]; options: Options };

let isOpen = false;

/** Resolves when it is shown; rejects if it cannot be fetched now. */
export async function openBook(start: Place = { page: 'contents' }): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const [{ default: Overlay }, { loadContent }] = await Promise.all([
      import('./Overlay.svelte'),
      import('./content'),
    ]);
    const content = await loadContent();
    const overlay = mount(Overlay, {
      target: document.body,
      props: {
        start,
        content,
        onclose: () => {
          isOpen = false;
          void unmount(overlay);
        },
      },
    });
  } catch (reason) {
    isOpen = false;
    throw reason;
  }
}

/** “From every prompt one tap leads to its rule.” */
export function openRule(rule: RuleId): Promise<void> {
  return openBook({ page: 'rule', rule });
}
