import type { Story } from '../../../kit/lessons/story';
import { t } from '../texts/lessons';
import Heist from './Heist.svelte';
import Mats from './Mats.svelte';
import OneTurn from './OneTurn.svelte';
import TwoEnds from './TwoEnds.svelte';

export const story: Story = [
  { Picture: Heist, text: () => t('story.heist') },
  { Picture: Mats, text: () => t('story.mats') },
  { Picture: OneTurn, text: () => t('story.turn') },
  { Picture: TwoEnds, text: () => t('story.ends') },
];
