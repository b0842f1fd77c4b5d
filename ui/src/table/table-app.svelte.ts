/**
 * What the whole table screen shares: the connection, the current page, the remembered settings and the players'
 * names. It knows no rules: what players may do comes from the host's view.
 */
import { createContext } from 'svelte';
import { PLAYER_COLOURS, type Colour, type PlayerColour } from '../look/colours';
import { errorText } from '../texts/errors';
import { t } from '../texts/table';
import type { Device } from '../wire/device.svelte';
import { Refused } from '../wire/problem';
import type { Content, Save } from '../wire/save';
import type { Command, Plan, View } from '../wire/scapegoat';
import type { Answer, Ask, Seat } from '../wire/wire';
import { apply } from './apply';
import { list, nameOf } from './names';
import { fresh, recall, type Remembered } from './settings';

export type Page =
  | 'start'
  | 'who'
  | 'missing'
  | 'matTest'
  | 'print'
  | 'table'
  | 'history'
  | 'learn'
  | 'settings'
  | 'about'
  | 'phones';

const SAVE_AFTER = 400;

export class TableApp {
  page = $state<Page>('start');
  remembered = $state<Remembered>(fresh());
  /** Whether the settings have arrived; nothing is drawn before that. */
  isRecalled = $state(false);
  /** One sentence that appears and disappears by itself. */
  notice = $state<{ text: string; bad: boolean } | null>(null);

  #before: Page[] = [];
  #save: ReturnType<typeof setTimeout> | undefined;
  #hush: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly device: Device,
    readonly handOver: Save,
  ) {}

  // Pages.

  go(page: Page): void {
    this.#before.push(this.page);
    this.page = page;
  }

  /** Goes to a page that starts something new, so that “back” does not return to the old one. */
  enter(page: Page): void {
    this.#before = page === 'start' ? [] : ['start'];
    this.page = page;
  }

  back(): void {
    this.page = this.#before.pop() ?? 'start';
  }

  // The table.

  get table() {
    return this.device.view;
  }

  get view(): View | null {
    return this.device.view?.view ?? null;
  }

  get plan(): Plan | null {
    return this.view?.plan ?? null;
  }

  get seats(): Seat[] {
    return (this.plan?.players ?? []).map((_, seat) => seat);
  }

  name(seat: Seat): string {
    const player = this.plan?.players[seat];
    return player ? nameOf(player) : '';
  }

  names(seats: readonly Seat[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }

  colour(seat: Seat): Colour {
    return this.plan?.players[seat]?.colour ?? 'grey';
  }

  /** Whether somebody at this device wants the reasons too. */
  get explains(): boolean {
    return this.remembered.depth === 'learning';
  }

  isOnPhone(seat: Seat): boolean {
    return this.table?.seats[seat]?.by === 'phone';
  }

  // Commands.

  /** True if it was done; otherwise the reason is shown. */
  async play(command: Command, seat: Seat | null = null): Promise<boolean> {
    try {
      await this.device.play(command, seat);
      // The earlier problem is solved.
      if (this.notice?.bad) this.notice = null;
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  async ask<W extends Ask['what']>(ask: Extract<Ask, { what: W }>): Promise<Answer | null | undefined> {
    try {
      return await this.device.ask(ask);
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  complain(error: unknown): void {
    const sentence =
      error instanceof Refused ? errorText(error.problem, (seat) => this.name(seat)) : t('somethingWrong');
    this.tell(sentence, true);
  }

  tell(text: string, bad = false, stays = bad ? 7000 : 4000): void {
    this.notice = { text, bad };
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => (this.notice = null), stays);
  }

  /** Saves a file and says where it is. The notice stays longer, because a folder name takes a while to read. */
  async save(name: string, type: string, content: Content): Promise<void> {
    try {
      const file = await this.handOver(name, type, content);
      this.tell(file ? t('savedAs', { file }) : t('downloaded', { file: name }), false, 10_000);
    } catch {
      this.tell(t('notSaved'), true);
    }
  }

  // Settings.

  async recall(): Promise<void> {
    const answer = await this.ask({ what: 'settings' });
    if (answer?.what === 'settings') this.remembered = recall(answer.settings);
    await apply(this.remembered);
    this.isRecalled = true;
  }

  remember(change: Partial<Remembered>): void {
    Object.assign(this.remembered, change);
    void apply(this.remembered);
    clearTimeout(this.#save);
    this.#save = setTimeout(this.keep, SAVE_AFTER);
  }

  /** Saves now if there is anything to save: a page that is being left gets no other chance. */
  readonly keep = (): void => {
    if (this.#save === undefined) return;
    clearTimeout(this.#save);
    this.#save = undefined;
    void this.ask({ what: 'saveSettings', settings: $state.snapshot(this.remembered) as never });
  };

  /** Goes back to “who plays” with the group of this table, which may differ from the remembered one. */
  change(): void {
    const { plan } = this;
    if (plan) {
      const seated = plan.players.map(({ colour, name }, seat) => ({
        colour: colour as PlayerColour,
        name,
        hasMat: plan.kit.cardboard.includes(seat),
      }));
      const colours = seated.map(({ colour }) => colour);
      const { chairs } = $state.snapshot(this.remembered);
      const spare = PLAYER_COLOURS.filter((colour) => !colours.includes(colour));
      const bench = chairs.slice(seated.length).map((chair, k) => ({ ...chair, colour: spare[k]! }));
      const { whiteDie, blackDie, readingCheck, printed } = plan.kit;
      this.remember({
        chairs: [...seated, ...bench],
        players: seated.length,
        whiteDie,
        blackDie,
        readingCheck,
        printed,
      });
    }
    this.go('who');
  }

  /** The plan made from the remembered group and parts. */
  get draft(): Plan {
    const { chairs, players, whiteDie, blackDie, readingCheck, dice, printed, depth, options } =
      $state.snapshot(this.remembered);
    const taken = chairs.slice(0, players);
    return {
      players: taken.map(({ colour, name }) => ({ colour, name })),
      row: ['prepare', 'spy', 'trade', 'stash', 'cops'],
      kit: {
        whiteDie,
        blackDie,
        dice: dice ?? { white: 'ten', ten: 'oneToTen' },
        cardboard: taken.flatMap(({ hasMat }, seat) => (hasMat ? [seat] : [])),
        readingCheck,
        printed,
      },
      guided: depth !== 'silent',
      options,
    };
  }
}

export const [tableApp, provideTableApp] = createContext<TableApp>();
