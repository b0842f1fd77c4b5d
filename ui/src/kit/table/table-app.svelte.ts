/**
 * What the whole table screen shares: the connection, the current page, the game whose box is open, the remembered
 * settings and the players' names. It knows no rules: what players may do comes from the host's view.
 */
import { createContext } from 'svelte';
import { PLAYER_COLOURS, type Colour } from '../../look/colours';
import { timeOf } from '../../look/time-of';
import { errorText } from '../../texts/errors';
import { learn } from '../../texts/index.svelte';
import { t } from '../../texts/table';
import type { Device } from '../../wire/device.svelte';
import { Refused } from '../../wire/problem';
import type { Content, Save } from '../../wire/save';
import type { Answer, Ask, NetworkView, Person, Seat } from '../../wire/wire';
import type { GameTypes, Player, TableGame, TableScreens } from '../game';
import { bindBook } from '../rulebook/open';
import { apply } from './apply';
import { list, nameOf } from './names';
import { fresh, recall, type Chair, type DeviceSettings, type People, type Remembered } from './settings';

/** The pages of the app itself; each game has more. */
export type Page =
  | 'start'
  | 'who'
  | 'table'
  | 'history'
  | 'learn'
  | 'story'
  | 'practice'
  | 'settings'
  | 'about'
  | 'phones'
  | OwnPage;
type OwnPage = 'setUp' | (string & {});

type NetworkAsk = 'network' | 'setNetwork' | 'chooseAddress';

const SAVE_EVERY = 400;

export class TableApp<G extends GameTypes = GameTypes> {
  page = $state<Page>('start');
  remembered = $state<Remembered>(fresh([]));
  /** How many scenes there are: each has its own place for the notice. */
  scenes = $state(0);
  /** Whose phone is gone and gets help right now. */
  helped = $state<Seat | null>(null);
  /** Whether the settings have arrived; nothing is drawn before that. */
  isRecalled = $state(false);
  /** The game whose box is open. */
  game = $state.raw<TableGame>(undefined!);
  /** Its screens, as soon as they have been fetched. */
  screens = $state.raw<TableScreens | null>(null);
  /** The phones' way in; null if this host has none, undefined until we know. */
  network = $state.raw<NetworkView | null | undefined>();
  /** One sentence that appears and disappears by itself. */
  notice = $state<{ text: string; bad: boolean } | null>(null);

  /** People would rather not hear who is at the door, as long as there's such a crowd. */
  isDoorQuiet = $state(false);

  #before = $state.raw<Page[]>([]);
  /** The group that was remembered last, as the table had it. */
  #kept = '';
  /** Until something may be saved again. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isChanged = false;
  #hush: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly device: Device<G['View'], G['Command'], G['Whisper']>,
    readonly handOver: Save,
    readonly games: readonly TableGame[],
  ) {
    this.remembered = fresh(games);
    this.game = games[0]!;
  }

  // Pages.

  go(page: Page): void {
    this.#before = [...this.#before, this.page];
    this.page = page;
  }

  /** Goes to a page that starts something new, so that “back” does not return to the old one. */
  enter(page: Page): void {
    this.#before = page === 'start' ? [] : ['start'];
    this.page = page;
  }

  back(): void {
    this.page = this.#before.at(-1) ?? 'start';
    this.#before = this.#before.slice(0, -1);
  }

  /** How many pages there are to go back. */
  get depth(): number {
    return this.#before.length;
  }

  // The table.

  get table() {
    return this.device.view;
  }

  get view(): G['View'] | null {
    return this.device.view?.view ?? null;
  }

  get players(): Player[] {
    return this.table?.players ?? [];
  }

  get seats(): Seat[] {
    return this.players.map((_, seat) => seat);
  }

  /** Those who sit this game out have seats, too, after those of the players. */
  get everybody(): Player[] {
    return [...this.players, ...(this.table?.resting ?? [])];
  }

  name(seat: Seat): string {
    const person = this.everybody[seat];
    return person ? nameOf(person) : '';
  }

  names(seats: readonly Seat[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }

  colour(seat: Seat): Colour {
    return this.everybody[seat]?.colour ?? 'grey';
  }

  /** Whether somebody at this device wants the reasons too. */
  get explains(): boolean {
    return this.remembered.device.depth === 'learning';
  }

  isOnPhone(seat: Seat): boolean {
    return this.table?.seats[seat]?.by === 'phone';
  }

  /** Since when the phone of this seat is gone; null if it's there, or if there is none. */
  awaySince(seat: Seat): number | null {
    const holder = this.table?.seats[seat];
    return holder?.by === 'phone' ? holder.awaySince : null;
  }

  /** The mark on the goat of this seat: its phone is there, or gone. */
  phoneMark(seat: Seat): { mark?: 'phone' | 'away' } {
    if (!this.isOnPhone(seat)) return {};
    return { mark: this.awaySince(seat) === null ? 'phone' : 'away' };
  }

  get hasPhones(): boolean {
    return this.everybody.some((_, seat) => this.isOnPhone(seat));
  }

  /** Whether phones have joined, or can as soon as somebody lets them. Nothing that takes phones is offered otherwise. */
  get phonesCanJoin(): boolean {
    return !!this.network?.canOpen;
  }

  /** Opens or closes the network, chooses its address, or asks how things are. True if it was done. */
  async useNetwork(ask: Extract<Ask, { what: NetworkAsk }> = { what: 'network' }): Promise<boolean> {
    const answer = await this.ask(ask);
    if (answer?.what === 'network') this.network = answer.network as NetworkView | null;
    return answer !== undefined;
  }

  // Games.

  gameCalled(id: string): TableGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Opens the box of a game: true once its screens are there. Until then the page stays as it is. */
  async open(game: TableGame): Promise<boolean> {
    let screens: TableScreens;
    try {
      screens = (await game.load()).default;
      await learn(screens.texts);
    } catch (error) {
      this.complain(error);
      return false;
    }
    bindBook(screens.book);
    this.game = game;
    this.screens = screens;
    if (this.remembered.device.lastGame !== game.id) this.rememberDevice({ lastGame: game.id });
    return true;
  }

  /** A new game. Whoever has just played another one stays at the table, as far as this one is for so many. */
  async begin(game: TableGame): Promise<void> {
    const { table } = this;
    if (!(await this.open(game))) return;
    if (table && table.game !== game.id && !table.underWay) this.keepPeople();
    this.gatherPeople();
    this.enter('who');
  }

  /** From a lesson to the game: back to the one that is being set up, or on to a new one. */
  async letsGo(): Promise<void> {
    this.introduce();
    if (this.#before.at(-1) === 'learn') await this.begin(this.game);
    else this.back();
  }

  /** Whether nobody here has played this game yet, nor seen what it is about. */
  get isNew(): boolean {
    return !!this.screens?.story && !this.remembered.device.introduced.includes(this.game.id);
  }

  /** From now on this device takes for granted that people know the game. */
  introduce(): void {
    const { introduced } = this.remembered.device;
    if (this.isNew) this.rememberDevice({ introduced: [...introduced, this.game.id] });
  }

  // Commands.

  /** True if it was done; otherwise the reason is shown. */
  async play(command: G['Command'], seat: Seat | null = null): Promise<boolean> {
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

  /** A finger on something in a race, of somebody without a phone. */
  async touch(on: number, event: Pick<Event, 'timeStamp'>, seat: Seat): Promise<void> {
    try {
      await this.device.touch(on, timeOf(event), seat);
    } catch (error) {
      this.complain(error);
    }
  }

  async ask(ask: Ask): Promise<Answer | null | undefined> {
    try {
      return await this.device.ask(ask);
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  /** What the rules say without a game; null if the host can't be asked right now. */
  async advice(question: G['Question']): Promise<G['Advice'] | null> {
    const answer = await this.ask({ what: 'advice', game: this.game.id, question });
    return answer?.what === 'advice' ? (answer.advice as G['Advice']) : null;
  }

  complain(error: unknown): void {
    const sentence =
      error instanceof Refused
        ? errorText(error.problem, (seat) => this.name(seat), this.game.id)
        : t('somethingWrong');
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
    if (answer?.what === 'settings') this.remembered = recall(answer.settings, this.games);
    const { device } = this.remembered;
    await this.#apply();
    await this.useNetwork();
    await this.open(this.gameCalled(device.lastGame ?? '') ?? this.game);
    this.isRecalled = true;
  }

  rememberDevice(change: Partial<DeviceSettings>): void {
    Object.assign(this.remembered.device, change);
    void this.#apply();
    this.#keepSoon();
  }

  #apply(): Promise<void> {
    return apply(this.remembered.device, (change) => this.rememberDevice(change));
  }

  rememberPeople(change: Partial<People>): void {
    Object.assign(this.remembered.people, change);
    this.#keepSoon();
  }

  /** What the game remembers whose box is open. */
  get own(): G['Settings'] {
    return this.remembered.games[this.game.id] as G['Settings'];
  }

  remember(change: Partial<G['Settings']>): void {
    Object.assign(this.own, change);
    this.#keepSoon();
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
    void this.ask({ what: 'saveSettings', settings: $state.snapshot(this.remembered) });
  };

  // People.

  /** Whoever sits at the table, as this device remembers them. */
  get group(): People['chairs'] {
    const { chairs, players } = this.remembered.people;
    return chairs.slice(0, players);
  }

  /**
   * Seats the remembered group for a game of the open box: at this table while it is being set up, as the next game of
   * a table that has finished another one, or else at a new table. True if it was done.
   */
  async sitDown(isSettingUp: boolean): Promise<boolean> {
    const { table, game } = this;
    const { chairs, players, resting } = this.remembered.people;
    const people = chairs.map(({ id = '', colour, name }) => ({ id, colour, name }));
    const group = { players: people.slice(0, players), resting: people.slice(players, players + resting) };
    const isNext = !!table && !table.underWay && table.game !== game.id;
    const isSeated = JSON.stringify(table?.players) === JSON.stringify(group.players);
    const asks: Ask[] = isSettingUp
      ? isSeated
        ? []
        : [{ what: 'people', group }]
      : isNext
        ? [{ what: 'nextGame', game: game.id, group }]
        : [
            { what: 'newTable', game: game.id },
            { what: 'people', group },
          ];
    for (const ask of asks) if ((await this.ask(ask)) === undefined) return false;
    this.introduce();
    // From now on everybody has an id, as soon as the view says so.
    const isThere = this.players.every(({ name }, seat) => name === group.players[seat]?.name.trim());
    if (isThere && this.players.length === group.players.length) this.keepPeople();
    return true;
  }

  /** Goes back to “who plays” with the group of this table, which may differ from the remembered one. */
  change(): void {
    this.keepPeople();
    this.go('who');
  }

  /** Everybody is back for the next game, and empty chairs are filled. If they are too many, somebody sits it out. */
  gatherPeople(): void {
    const { players, resting } = this.remembered.people;
    this.rememberPeople({ players: Math.max(this.game.fewest, players + resting), resting: 0 });
  }

  /** This one watches the game. */
  sitOut(chair: number): void {
    const { chairs, players, resting } = this.remembered.people;
    const next = [...chairs];
    const [person] = next.splice(chair, 1);
    next.splice(players + resting - 1, 0, person!);
    this.rememberPeople({ chairs: next, players: players - 1, resting: resting + 1 });
  }

  /** Somebody has chosen another name or colour on a phone. Who plays, and where, stays as this device has it. */
  followPeople(): void {
    const { chairs } = this.remembered.people;
    const seated = [...this.players, ...(this.table?.resting ?? [])] as Person[];
    const chosen = chairs.map((chair) => seated.find(({ id }) => id && id === chair.id));
    const taken = chosen.map((person) => person?.colour);
    const own = chairs.map(({ colour }, k) => (chosen[k] || taken.includes(colour) ? null : colour));
    const spare = PLAYER_COLOURS.filter((colour) => !taken.includes(colour) && !own.includes(colour));
    const next = $state.snapshot(chairs).map((chair, k) => ({
      ...chair,
      ...(chosen[k] && { name: chosen[k].name }),
      colour: chosen[k]?.colour ?? own[k] ?? spare.shift()!,
    }));
    if (JSON.stringify(next) !== JSON.stringify(chairs)) this.rememberPeople({ chairs: next });
  }

  /** Somebody is no longer known here, and their chair is empty: whoever has one of these ids, or the name and none. */
  forgetChair(ids: readonly string[], name: string): void {
    const isIt = (chair: Chair) => (chair.id ? ids.includes(chair.id) : chair.name === name);
    const { chairs } = this.remembered.people;
    this.rememberPeople({
      chairs: chairs.map((chair) => (isIt(chair) ? { colour: chair.colour, name: '' } : chair)),
    });
  }

  /** Remembers the group of this table. Whoever has been removed since it was remembered last doesn't come back. */
  keepPeople(): void {
    const { resting = [] } = this.table ?? {};
    const seated = [...this.players, ...resting].map((person) => ({ ...person }) as Chair);
    const kept = JSON.stringify([this.table?.table, seated]);
    if (!seated.length || kept === this.#kept) return;
    this.#kept = kept;
    const { chairs } = $state.snapshot(this.remembered.people);
    this.rememberPeople({
      chairs: [...seated, ...bench(chairs, seated)],
      players: this.players.length,
      resting: resting.length,
    });
  }
}

/** Everybody else whom this device knows: they keep their goat if nobody took it, and empty chairs come last. */
function bench(chairs: readonly Chair[], seated: readonly Chair[]): Chair[] {
  const isSeated = ({ id, name }: Chair) =>
    seated.some((person) => (id && person.id === id) || (name && person.name === name));
  const taken = seated.map(({ colour }) => colour);
  const keeps = ({ colour }: Chair) => !taken.includes(colour);
  // An empty chair in a colour that is taken is nobody's: whoever has the colour sits on it.
  const others = chairs.filter((chair) => !isSeated(chair) && (chair.id || chair.name || keeps(chair)));
  const known = [...others.filter(({ name }) => name), ...others.filter(({ name }) => !name)];
  const rest = known.slice(0, PLAYER_COLOURS.length - seated.length);
  const used = [...taken, ...rest.filter(keeps).map(({ colour }) => colour)];
  const spare = PLAYER_COLOURS.filter((colour) => !used.includes(colour));
  return [
    ...rest.map((chair) => (keeps(chair) ? chair : { ...chair, colour: spare.shift()! })),
    ...spare.map((colour) => ({ colour, name: '' })),
  ];
}

const [anyTableApp, provideTableApp] = createContext<TableApp>();
export { provideTableApp };

/** The table screen, for the pages and for the game with these types, whose box is open. */
export function tableApp<G extends GameTypes = GameTypes>(): TableApp<G> {
  return anyTableApp() as TableApp<G>;
}
