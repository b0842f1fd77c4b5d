/**
 * What is whispered to the one who holds the pad, for as long as it is held and never longer than six seconds.
 * The answer lives here and in what draws it, nowhere else, and goes with the finger.
 */
import type { Command, Whisper } from '../../wire/scapegoat';
import type { Sitting } from '../sitting.svelte';

const LONGEST = 6000;

type Question = Extract<Command, { type: 'peek' | 'openMat' }>;

export class Secret {
  answer = $state.raw<Whisper | null>(null);
  /** From the finger on the pad to its release, whether or not anything is shown. */
  held = $state(false);

  #hold = 0;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sitting: () => Sitting,
    private readonly question: Question,
  ) {}

  ask = async (): Promise<void> => {
    const hold = ++this.#hold;
    const sitting = this.sitting();
    this.held = true;
    try {
      const answer = await sitting.device.whisper(this.question);
      // Let go meanwhile, or even holding again: that answer was not for now.
      if (hold !== this.#hold) return;
      this.answer = answer;
      this.#end = setTimeout(() => (this.answer = null), LONGEST);
    } catch (reason) {
      if (hold !== this.#hold) return;
      this.forget();
      sitting.complain(reason);
    }
  };

  forget = (): void => {
    this.#hold++;
    clearTimeout(this.#end);
    this.answer = null;
    this.held = false;
  };
}
