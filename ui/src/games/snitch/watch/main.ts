/** Soplón on a screen that only watches. */
import type { WatchScreens } from '../../../kit/game';
import { loadStory } from '../intro';
import type { Own } from '../own';
import { TABLE } from '../texts/table';
import Over from './Over.svelte';
import Screen from './Screen.svelte';

export default {
  texts: TABLE,
  stage: ({ step }) => (step.name === 'setup' ? 'setUp' : step.name === 'over' ? 'over' : 'played'),
  Screen,
  Over,
  story: loadStory,
} satisfies WatchScreens<Own>;
