/** What a game is about, in a few moving pictures: a story that is told before the first set-up. */
import type { Component } from 'svelte';
import { learn, type Pack } from '../../texts/index.svelte';

export interface Panel {
  /** Moves by itself once it is mounted. Without motion it shows how it ends. */
  Picture: Component;
  text: () => string;
}

export type Story = readonly Panel[];

/** Fetches the pictures and what is said about them. Rejects if they cannot be fetched right now. */
export type LoadStory = () => Promise<Story>;

/** Fetches a turn to try, on a table of its own. */
export type LoadPractice = () => Promise<{ default: Component }>;

export function storyFrom(load: () => Promise<{ story: Story }>, texts: Pack): LoadStory {
  return async () => (await Promise.all([load(), learn(texts)]))[0].story;
}

export function practiceFrom(load: LoadPractice, texts: Pack): LoadPractice {
  return async () => (await Promise.all([load(), learn(texts)]))[0];
}
