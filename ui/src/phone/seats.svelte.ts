/**
 * The seats that this phone has links for: one for most people, two when a phone is shared.
 *
 * A link is stored on the phone and removed from the address. So a reload finds the seat again, and nobody can read
 * the secret over a shoulder or in the history. If nothing can be stored, it stays in the address.
 */
import { readLink } from '../wire/link';
import { keep, kept } from '../wire/storage';
import { Sitting } from './player-session.svelte';

const NAME = 'goatherd.seats';

interface Kept {
  /** Fragments of links to one table, as they were scanned. */
  links: string[];
  /** The links whose player has confirmed “that’s me”. */
  mine: string[];
  current: string | null;
}

class Seats {
  sittings = $state.raw<Sitting[]>([]);
  current = $state.raw<Sitting | null>(null);
  /** Whether the page was opened with something that is not a link. */
  badLink = $state(false);
  #mine = $state.raw<string[]>([]);

  /** Reads the stored seats, then the one from the address. */
  open(): void {
    const { links, mine, current } = read();
    this.#mine = mine;
    for (const link of links) this.#sit(link);
    this.current = this.sittings.find(({ fragment }) => fragment === current) ?? this.sittings[0] ?? null;
    this.scan();
  }

  /** Takes the link from the address, at the start or when a code is scanned while the page is open. */
  scan = (): void => {
    const fragment = location.hash.slice(1);
    if (!fragment) return;
    const link = readLink(fragment);
    this.badLink = link?.role.as !== 'seat';
    if (link?.role.as !== 'seat') return;
    const { table } = link.role;
    const elsewhere = this.sittings.filter(
      ({ device: { role } }) => role.as === 'seat' && role.table !== table,
    );
    elsewhere.forEach((sitting) => this.forget(sitting));
    const sitting = this.sittings.find((sitting) => sitting.fragment === fragment) ?? this.#sit(fragment);
    if (!sitting) return;
    // A new code for a seat replaces the old one.
    const same = this.sittings.filter((other) => other !== sitting && other.me === sitting.me);
    same.forEach((sitting) => this.forget(sitting));
    if (sitting.device.status === 'ended') sitting.device.reconnect();
    this.current = sitting;
    this.#save();
    if (isKept()) history.replaceState(null, '', location.pathname);
  };

  choose(sitting: Sitting): void {
    this.current = sitting;
    this.#save();
  }

  isMine(sitting: Sitting): boolean {
    return this.#mine.includes(sitting.fragment);
  }

  confirm(sitting: Sitting): void {
    this.#mine = [...this.#mine, sitting.fragment];
    this.#save();
  }

  /** Gives the seat up. */
  async leave(sitting: Sitting): Promise<void> {
    await sitting.device.leaveSeat().catch(() => {});
    this.forget(sitting);
  }

  forget(sitting: Sitting): void {
    sitting.device.close();
    this.sittings = this.sittings.filter((other) => other !== sitting);
    this.#mine = this.#mine.filter((fragment) => fragment !== sitting.fragment);
    if (this.current === sitting) this.current = this.sittings[0] ?? null;
    this.#save();
  }

  #sit(fragment: string): Sitting | null {
    const link = readLink(fragment);
    if (!link) return null;
    const sitting = new Sitting(fragment, link);
    this.sittings = [...this.sittings, sitting];
    return sitting;
  }

  #save(): void {
    const stored: Kept = {
      links: this.sittings.map(({ fragment }) => fragment),
      mine: this.#mine,
      current: this.current?.fragment ?? null,
    };
    keep(NAME, JSON.stringify(stored));
  }
}

export const seats = new Seats();

function read(): Kept {
  try {
    const { links, mine, current } = JSON.parse(kept(NAME) ?? '') as Kept;
    return { links: [...links], mine: [...mine], current };
  } catch {
    return { links: [], mine: [], current: null };
  }
}

function isKept(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
