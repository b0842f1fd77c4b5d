/** One sentence that appears and disappears by itself. */
export class Notices {
  now = $state.raw<{ text: string; bad: boolean } | null>(null);
  /** How many scenes there are: each has its own place for it. */
  scenes = $state(0);
  #hush: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, bad = false, stays = bad ? 7000 : 4000): void {
    this.now = { text, bad };
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => (this.now = null), stays);
  }

  /** The problem is solved. */
  solve(): void {
    if (this.now?.bad) this.now = null;
  }
}
