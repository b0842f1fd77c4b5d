/**
 * Hold to look. A pad is held; after a moment, which a ring shows, the host is asked; what it answers is here for as
 * long as the pad is held and never longer than six seconds. A shorter tap asks nothing, so it counts as nothing. The
 * answer lives here and in what draws it, nowhere else, and goes with the finger.
 */

/** Long enough that no fumbled tap is a look. */
export const HOLD_FOR = 250;
const LONGEST = 6000;

/** Let go; the ring fills; the host has been asked; the answer is shown; it was shown for long enough. */
export type Stage = 'free' | 'filling' | 'asked' | 'shown' | 'gone';

export class Secret<Answer> {
  stage = $state<Stage>('free');
  answer = $state.raw<Answer | null>(null);
  /** From the finger on the pad to its release, whether or not anything is shown. */
  held = $derived(this.stage !== 'free');

  #hold = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly whisper: () => Promise<Answer>,
    private readonly complain: (reason: unknown) => void,
  ) {}

  hold = (): void => {
    const hold = ++this.#hold;
    this.stage = 'filling';
    this.#timer = setTimeout(() => void this.#ask(hold), HOLD_FOR);
  };

  forget = (): void => {
    this.#hold++;
    clearTimeout(this.#timer);
    this.answer = null;
    this.stage = 'free';
  };

  async #ask(hold: number): Promise<void> {
    this.stage = 'asked';
    try {
      const answer = await this.whisper();
      // Let go meanwhile, or even holding again: that answer was not for now.
      if (hold !== this.#hold) return;
      this.answer = answer;
      this.stage = 'shown';
      this.#timer = setTimeout(() => {
        this.answer = null;
        this.stage = 'gone';
      }, LONGEST);
    } catch (reason) {
      if (hold !== this.#hold) return;
      this.forget();
      this.complain(reason);
    }
  }
}
