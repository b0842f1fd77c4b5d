/**
 * Copies of the game in progress that people at this screen haven't read about yet. Each is announced until somebody
 * has tapped it away here, even if the game has long gone on. A page that is opened later has its line to tell it,
 * unless the game still stands still.
 */
import type { TableView } from '../wire/device.svelte';
import type { Copied } from '../wire/wire';

type Seen = Pick<TableView<unknown>, 'table' | 'copied'> | null;

export class Copies {
  #table = '';
  /** When the copy was made that people here know of. */
  #known = $state(0);

  /** Every view passes through here, so that the first one of a table is known. */
  see(view: Seen): void {
    if (!view || view.table === this.#table) return;
    this.#table = view.table;
    this.#known = view.copied && !view.copied.standsStill ? view.copied.last : 0;
  }

  news(view: Seen): Copied | null {
    return view?.copied && view.copied.last !== this.#known ? view.copied : null;
  }

  isRead(view: Seen): void {
    this.#known = view?.copied?.last ?? 0;
  }
}
