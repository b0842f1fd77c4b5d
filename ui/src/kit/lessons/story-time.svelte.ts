/** Which picture of a story is shown, and when it gives way to the next one. */

/** Four pictures take half a minute. */
export const SHOWN = 7500;

export class StoryTime {
  at = $state(0);
  isPaused = $state(false);
  /** The last picture has had its time, and stays. */
  isOver = $state(false);

  /** Resolves when everything has been said about this picture: nobody is interrupted. */
  said: Promise<void> = Promise.resolve();
  #left = SHOWN;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pictures: number,
    isPaused = false,
  ) {
    this.isPaused = isPaused;
  }

  /** Goes on from here, unless it is paused or over. */
  run(): void {
    this.stop();
    if (this.isPaused || this.isOver) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => void this.#timeUp(), this.#left);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  show(picture: number): void {
    this.at = Math.max(0, Math.min(this.pictures - 1, picture));
    this.isOver = false;
    this.said = Promise.resolve();
    this.#left = SHOWN;
    this.run();
  }

  next(): void {
    if (this.at + 1 < this.pictures) return this.show(this.at + 1);
    this.isOver = true;
    this.stop();
  }

  before(): void {
    this.show(this.at - 1);
  }

  pauseOrGoOn(): void {
    // After the end it begins again.
    if (this.isOver) {
      this.isPaused = false;
      return this.show(0);
    }
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.#left = Math.max(0, this.#left - (performance.now() - this.#since));
    this.run();
  }

  async #timeUp(): Promise<void> {
    const { at, said } = this;
    this.#left = 0;
    this.#since = performance.now();
    await said;
    if (this.at === at && !this.isPaused && !this.isOver) this.next();
  }
}
