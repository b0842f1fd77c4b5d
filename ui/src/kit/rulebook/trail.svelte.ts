/** The path through the pages of the rulebook: links go on, and “back” returns to where each page was read. */
import type { Place } from './open';

interface Stop {
  place: Place;
  /** How far down the page was scrolled. */
  top: number;
}

export class Trail {
  #stops = $state.raw<Stop[]>([]);
  /** How far down the current page is scrolled; set by the component that shows it. */
  top = () => 0;

  constructor(
    start: Place,
    private readonly onend: () => void,
  ) {
    this.#stops = [{ place: start, top: 0 }];
  }

  get here(): Stop {
    return this.#stops.at(-1)!;
  }

  get length(): number {
    return this.#stops.length;
  }

  go = (place: Place): void => {
    const left = { ...this.here, top: this.top() };
    this.#stops = [...this.#stops.slice(0, -1), left, { place, top: 0 }];
  };

  back = (): void => {
    if (this.#stops.length === 1) this.onend();
    else this.#stops = this.#stops.slice(0, -1);
  };
}
