import { storyFrom } from '../../../kit/lessons/story';
import { LESSONS } from '../texts/lessons';

/** What the game is about, in four pictures. */
export const loadStory = storyFrom(() => import('./story'), LESSONS);
