import type { Story } from '../../../lessons/story';
import { t } from '../texts/lessons';
import DrawAndSwap from './DrawAndSwap.svelte';
import FamilyAtWork from './FamilyAtWork.svelte';
import FourCards from './FourCards.svelte';
import Lowest from './Lowest.svelte';

export const story: Story = [
  { Picture: FourCards, text: () => t('story.district') },
  { Picture: DrawAndSwap, text: () => t('story.swap') },
  { Picture: FamilyAtWork, text: () => t('story.family') },
  { Picture: Lowest, text: () => t('story.lowest') },
];
