import type { Story } from '../../../kit/lessons/story';
import { t } from '../texts/lessons';
import Decks from './Decks.svelte';
import OneTooFew from './OneTooFew.svelte';
import Shout from './Shout.svelte';
import ThreeInARow from './ThreeInARow.svelte';

export const story: Story = [
  { Picture: Decks, text: () => t('story.decks') },
  { Picture: ThreeInARow, text: () => t('story.set') },
  { Picture: OneTooFew, text: () => t('story.grab') },
  { Picture: Shout, text: () => t('story.win') },
];
