/** Opens the rulebook on top of the current screen; anything that players read may link to it. */
import { mount } from 'svelte';
import type { Options, Judged, Player } from '../wire/scapegoat';
import type { Content } from './content';
import type { RuleId } from '../games/scapegoat/rulebook/rules';
import type { RulingId } from '../games/scapegoat/rulebook/rulings';

/** A page of the rulebook. */
export type Place =
  | { page: 'contents' }
  | { page: 'rule'; rule: RuleId }
  | { page: 'rulings'; ruling?: RulingId }
  | { page: 'quick' }
  | { page: 'lesson' }
  | { page: 'verdict'; judged: Judged; players: Player[]; options: Options };

/** Mounted when it is first needed, then kept. */
let overlay: { show(start: Place, content: Content): void } | undefined;

/** Resolves when it is shown; rejects if it cannot be fetched right now. */
export async function openBook(start: Place = { page: 'contents' }): Promise<void> {
  const [{ default: Overlay }, { loadContent }] = await Promise.all([
    import('./Overlay.svelte'),
    import('./content'),
  ]);
  const content = await loadContent();
  overlay ??= mount(Overlay, { target: document.body });
  overlay.show(start, content);
}

/** For the small question mark: one tap leads from a prompt to its rule. */
export function openRule(rule: RuleId): Promise<void> {
  return openBook({ page: 'rule', rule });
}
