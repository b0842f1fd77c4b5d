/** Row Your Goat on a screen that only watches. */
import type { WatchScreens } from '../../../kit/game';
import { progressOf } from '../../../kit/watch/progress';
import { loadStory } from '../intro';
import type { Own } from '../own';
import { TABLE } from '../texts/table';
import Over from './Over.svelte';
import Screen from './Screen.svelte';

export default {
  texts: TABLE,
  progress: progressOf,
  Screen,
  Over,
  story: loadStory,
} satisfies WatchScreens<Own>;
