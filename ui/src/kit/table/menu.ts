/** What a game adds to the menu that every game has. */
import type { Component } from 'svelte';
import type { IconName } from './Icon.svelte';

export interface Menu {
  help?: Help;
  /** Before the way to the start, and after it. */
  before?: (Item | false)[];
  after?: (Item | false)[];
  /** What it means to stop the game, as long as that can be done. */
  end?: Pick<Question, 'question' | 'means'> | false;
}

export interface Item {
  icon: IconName;
  label: string;
  /** What is shown instead of the menu. */
  opens: Component<{ onclose: () => void }> | Question;
}

/** What can't be undone is asked first. */
export interface Question {
  question: string;
  means: string;
  yes: string;
  no: string;
  onyes: () => unknown;
}

/** How much help the table screen gives, while it follows the turns or not. */
export interface Help {
  /** Whether the app follows the turns of the game; null as long as nobody plays. */
  isFollowed: boolean | null;
  /** Tells the host not to follow any longer. */
  onfree: () => unknown;
  /** The same before the game. */
  onplan: (isFree: boolean) => unknown;
  /** Where everything is, which the app has to know before it can follow. */
  Restate: Component<{ onclose: () => void }>;
}
