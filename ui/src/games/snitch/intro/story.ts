import type { Story } from '../../../kit/lessons/story';
import { t } from '../texts/lessons';
import Closing from './Closing.svelte';
import DrawAndSwap from './DrawAndSwap.svelte';
import FourCards from './FourCards.svelte';
import Played from './Played.svelte';

export const story: Story = [
  { Picture: FourCards, text: () => t('story.goal') },
  { Picture: DrawAndSwap, text: () => t('story.turn') },
  { Picture: Played, text: () => t('story.played') },
  { Picture: Closing, text: () => t('story.close') },
];
