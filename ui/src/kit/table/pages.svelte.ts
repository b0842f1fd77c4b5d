/** Which page the table screen shows, and the way back from it. */

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

export class Pages {
  now = $state<Page>('start');
  #before = $state.raw<Page[]>([]);

  go(page: Page): void {
    this.#before = [...this.#before, this.now];
    this.now = page;
  }

  /** Goes to a page that starts something new, so that “back” does not return to the old one. */
  enter(page: Page): void {
    this.#before = page === 'start' ? [] : ['start'];
    this.now = page;
  }

  back(): void {
    this.now = this.before ?? 'start';
    this.#before = this.#before.slice(0, -1);
  }

  /** Where “back” leads; nothing at the start. */
  get before(): Page | undefined {
    return this.#before.at(-1);
  }

  /** How many pages there are to go back. */
  get depth(): number {
    return this.#before.length;
  }
}
