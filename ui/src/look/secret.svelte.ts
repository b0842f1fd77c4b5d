/**
 * Hold to look. Once a pad has been held for a moment, which a filling ring shows, the host is asked. The answer is
 * shown as long as the pad is held, for six seconds at most. A shorter tap asks nothing, so it does not count as a
 * look. The answer exists only here and in the component that draws it, and is dropped on release.
 */

/** Long enough that a fumbled tap never counts as a look. */
export const HOLD_FOR = 250;
const LONGEST = 6000;

/** Not held; the ring is filling; the host has been asked; the answer is shown; it has been shown long enough. */
export type Phase = 'free' | 'filling' | 'asked' | 'shown' | 'gone';

export class Secret<Answer> {
  phase = $state<Phase>('free');
  answer = $state.raw<Answer | null>(null);
  /** From the finger on the pad to its release, whether or not anything is shown. */
  held = $derived(this.phase !== 'free');

  #hold = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly whisper: () => Promise<Answer>,
    private readonly complain: (reason: unknown) => void,
  ) {}

  hold = (): void => {
    const hold = ++this.#hold;
    this.phase = 'filling';
    this.#timer = setTimeout(() => void this.#ask(hold), HOLD_FOR);
  };

  forget = (): void => {
    this.#hold++;
    clearTimeout(this.#timer);
    this.answer = null;
    this.phase = 'free';
  };

  async #ask(hold: number): Promise<void> {
    this.phase = 'asked';
    try {
      const answer = await this.whisper();
      // The player has let go meanwhile, and may be holding again: this answer belongs to the earlier hold.
      if (hold !== this.#hold) return;
      this.answer = answer;
      this.phase = 'shown';
      this.#timer = setTimeout(() => {
        this.answer = null;
        this.phase = 'gone';
      }, LONGEST);
    } catch (reason) {
      if (hold !== this.#hold) return;
      this.forget();
      this.complain(reason);
    }
  }
}
