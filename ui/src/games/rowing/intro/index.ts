/** What the game is about, in four pictures; fetched when somebody wants to see them. */
import type { LoadStory } from '../../../kit/lessons/story';
import { learn } from '../../../texts/index.svelte';
import { LESSONS } from '../texts/lessons';

export const loadStory: LoadStory = async () => {
  const [{ story }] = await Promise.all([import('./story'), learn(LESSONS)]);
  return story;
};
