/** What the whole table screen shares: its table, its pages, what it remembers, and the game whose box is open. */
import { createContext } from 'svelte';
import { learn } from '../../texts/index.svelte';
import { t } from '../../texts/table';
import type { Device } from '../../wire/device.svelte';
import type { Content, Save } from '../../wire/save';
import type { Ask, Seat } from '../../wire/wire';
import type { GameTypes, TableGame, TableScreens } from '../game';
import { bindBook } from '../rulebook/open';
import { GameTable } from './game-table.svelte';
import { Memory } from './memory.svelte';
import { Network } from './network.svelte';
import { Pages } from './pages.svelte';
import { areSame, People } from './people.svelte';

export class TableApp<G extends GameTypes = GameTypes> extends GameTable<G> {
  readonly pages = new Pages();
  readonly memory: Memory;
  readonly people: People;
  readonly network = new Network(
    (ask) => this.ask(ask),
    () => this.memory.device.relay,
  );
  /** Whose phone is gone and gets help right now. */
  helped = $state<Seat | null>(null);
  override readonly help = {
    says: (seat: Seat) => t('awayHelp', { name: this.name(seat) }),
    give: (seat: Seat) => void (this.helped = seat),
  };
  /** Whether the settings have arrived; nothing is drawn before that. */
  isRecalled = $state(false);
  /** The game whose box is open. */
  game = $state.raw<TableGame>(undefined!);
  /** Its screens, as soon as they have been fetched. */
  screens = $state.raw<TableScreens | null>(null);
  /** People would rather not hear who is at the door, as long as there's such a crowd. */
  isDoorQuiet = $state(false);

  constructor(
    device: Device<G['View'], G['Command'], G['Whisper']>,
    readonly handOver: Save,
    readonly games: readonly TableGame[],
  ) {
    super(device);
    this.memory = new Memory(games, (settings) => this.ask({ what: 'saveSettings', settings }));
    this.people = new People(this.memory);
    this.game = games[0]!;
  }

  async recall(): Promise<void> {
    const answer = await this.ask({ what: 'settings' });
    await this.memory.recall(answer?.what === 'settings' ? answer.settings : undefined);
    await this.network.use();
    await this.open(this.gameCalled(this.memory.device.lastGame ?? '') ?? this.game);
    this.isRecalled = true;
  }

  /** Whether somebody at this device wants the reasons too. */
  get explains(): boolean {
    return this.memory.device.depth === 'learning';
  }

  /** What the game remembers whose box is open. */
  get own(): G['Settings'] {
    return this.memory.all.games[this.game.id] as G['Settings'];
  }

  remember(change: Partial<G['Settings']>): void {
    this.memory.setGame(this.game.id, change);
  }

  /** Saves a file and says where it is. The notice stays longer, because a folder name takes a while to read. */
  async save(name: string, type: string, content: Content): Promise<void> {
    try {
      const file = await this.handOver(name, type, content);
      this.notices.tell(file ? t('savedAs', { file }) : t('downloaded', { file: name }), false, 10_000);
    } catch {
      this.notices.tell(t('notSaved'), true);
    }
  }

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
    if (this.memory.device.lastGame !== game.id) this.memory.setDevice({ lastGame: game.id });
    return true;
  }

  /** A new game. Whoever has just played another one stays at the table, as far as this one is for so many. */
  async begin(game: TableGame): Promise<void> {
    const { table } = this;
    if (!(await this.open(game))) return;
    if (table && table.game !== game.id && !table.underWay) this.keepPeople();
    this.people.gather(game.fewest);
    this.pages.enter('who');
  }

  /** From a lesson to the game: back to the one that is being set up, or on to a new one. */
  async letsGo(): Promise<void> {
    this.introduce();
    if (this.pages.before === 'learn') await this.begin(this.game);
    else this.pages.back();
  }

  /** Whether nobody here has played this game yet, nor seen what it is about. */
  get isNew(): boolean {
    return !!this.screens?.story && !this.memory.device.introduced.includes(this.game.id);
  }

  /** From now on this device takes for granted that people know the game. */
  introduce(): void {
    const { introduced } = this.memory.device;
    if (this.isNew) this.memory.setDevice({ introduced: [...introduced, this.game.id] });
  }

  /**
   * Seats the remembered group for a game of the open box: at this table while it is being set up, as the next game of
   * a table that has finished another one, or else at a new table. True if it was done.
   */
  async sitDown(isSettingUp: boolean): Promise<boolean> {
    const { table, game } = this;
    const group = this.people.asGroup;
    const isNext = !!table && !table.underWay && table.game !== game.id;
    const isSeated = !!table && areSame(table.players, group.players);
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

  /** Seats the group, says what it plays with, and shows the table. */
  async arrange(isSettingUp: boolean, command: G['Command'], hasPads = false): Promise<boolean> {
    if (!(await this.sitDown(isSettingUp)) || !(await this.play(command))) return false;
    const { pads } = this.memory.device;
    if (hasPads && pads !== !!this.table?.pads) await this.ask({ what: 'usePads', on: pads });
    this.pages.enter('table');
    return true;
  }

  /** Goes back to “who plays” with the group of this table, which may differ from the remembered one. */
  change(): void {
    this.keepPeople();
    this.pages.go('who');
  }

  /** Whether the game that is over, or is being set up, is for one more than there are. */
  get hasRoom(): boolean {
    const isThisGame = this.table?.game === this.game.id && !!this.screens?.sameParts;
    return isThisGame && this.players.length < this.game.most;
  }

  /**
   * Somebody has come late: one more plays from now on, in the last seat, and everything else stays as it was. Whether
   * that was done.
   */
  async oneMore(name = ''): Promise<boolean> {
    const isOver = this.table?.endedAt !== null;
    if (!this.screens?.sameParts || (isOver && (await this.ask({ what: 'again' })) === undefined))
      return false;
    this.keepPeople();
    this.people.add(name);
    // If it can't be done, this is where people go on by themselves.
    this.pages.go('setUp');
    return this.arrange(true, this.screens.sameParts(this));
  }

  /** Remembers the group of this table. Whoever has been removed since it was remembered last doesn't come back. */
  keepPeople(): void {
    if (this.table) this.people.keep(this.table);
  }
}

const [anyTableApp, provideTableApp] = createContext<TableApp>();
export { provideTableApp };

/** The table screen, for the pages and for the game with these types, whose box is open. */
export function tableApp<G extends GameTypes = GameTypes>(): TableApp<G> {
  return anyTableApp() as TableApp<G>;
}
