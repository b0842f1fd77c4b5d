/** Row Your Goat on a screen that only watches. */
import type { WatchScreens } from '../../../kit/game';
import { stageOf } from '../../../kit/watch/stage';
import { loadStory } from '../intro';
import type { Own } from '../own';
import { TABLE } from '../texts/table';
import Over from './Over.svelte';
import Screen from './Screen.svelte';

export default {
  texts: TABLE,
  stage: stageOf,
  Screen,
  Over,
  story: loadStory,
} satisfies WatchScreens<Own>;
