/** Keeps this screen on while a game is under way and somebody can see it, by the first means that works. */

export type Way = 'app' | 'lock' | 'film';

export interface Means {
  way: Way;
  /** Resolves as soon as the screen stays on, with what lets it go dark again; rejects if that cannot be had here. */
  hold: (stop: AbortSignal) => Promise<() => void>;
}

export class Awake {
  #means: Means[];
  #isWanted = false;
  #isSeen = true;
  #stop: AbortController | null = null;
  #way = $state.raw<Way | null>(null);

  /** `means` are in the order in which they are tried. */
  constructor(means: Means[]) {
    this.#means = means;
    this.#way = means[0]?.way ?? null;
  }

  /** How the screen is kept on during a game; null if it cannot be. */
  get way(): Way | null {
    return this.#way;
  }

  /** Whether a game is under way. */
  keep(isWanted: boolean): void {
    this.#isWanted = isWanted;
    this.#settle();
  }

  /** Whether the page can be seen. A browser lets go of a hidden page's lock by itself. */
  see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#settle();
  }

  #settle(): void {
    const isOn = this.#isWanted && this.#isSeen;
    if (isOn === !!this.#stop) return;
    if (!isOn) {
      this.#stop?.abort();
      this.#stop = null;
      return;
    }
    this.#stop = new AbortController();
    void this.#hold(this.#stop.signal);
  }

  async #hold(stop: AbortSignal): Promise<void> {
    while (this.#means[0] && !stop.aborted) {
      const { way, hold } = this.#means[0];
      try {
        const letGo = await hold(stop);
        if (stop.aborted) letGo();
        else stop.addEventListener('abort', letGo);
        return;
      } catch {
        // What failed once is not tried again, unless the game was over before it could be had.
        if (stop.aborted) return;
        this.#means = this.#means.filter((each) => each.way !== way);
        this.#way = this.#means[0]?.way ?? null;
      }
    }
  }
}
