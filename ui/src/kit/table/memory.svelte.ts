/** What the table screen remembers. The host stores it: at once, and then as often as is good for it. */
import { apply } from './apply';
import { fresh, recall, type DeviceSettings, type Games, type People, type Remembered } from './settings';

const SAVE_EVERY = 400;

export class Memory {
  all = $state<Remembered>(fresh([]));
  /** Until something may be saved again. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;

  constructor(
    private readonly games: Games,
    private readonly save: (all: Remembered) => unknown,
  ) {
    this.all = fresh(games);
  }

  get device(): DeviceSettings {
    return this.all.device;
  }

  get people(): People {
    return this.all.people;
  }

  /** Settings that the host has kept, if it has any. */
  async recall(kept: unknown): Promise<void> {
    if (kept !== undefined) this.all = recall(kept, this.games);
    await this.#apply();
  }

  setDevice(change: Partial<DeviceSettings>): void {
    Object.assign(this.all.device, change);
    void this.#apply();
    this.#keepSoon();
  }

  setPeople(change: Partial<People>): void {
    Object.assign(this.all.people, change);
    this.#keepSoon();
  }

  setGame(id: string, change: object): void {
    Object.assign(this.all.games[id] as object, change);
    this.#keepSoon();
  }

  #apply(): Promise<void> {
    return apply(this.all.device, (change) => this.setDevice(change));
  }

  /** At once, because somebody may leave any moment; what follows soon, as in a name being typed, is saved together. */
  #keepSoon(): void {
    this.#isChanged = true;
    this.#pause ??= setTimeout(this.keep);
  }

  /** Saves now if there is anything to save: a page that is being left gets no other chance. */
  readonly keep = (): void => {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#pause = setTimeout(this.keep, SAVE_EVERY);
    this.save($state.snapshot(this.all));
  };
}
