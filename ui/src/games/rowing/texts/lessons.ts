/** What the story of this game and its practice turn say. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { TableTexts } from '../../../texts/table';
import type { first } from './en/first';
import type { lessons } from './en/lessons';
import type { table } from './en/table';
import type { terms } from './en/terms';

export const LESSONS: Pack = {
  game: 'rowing',
  in: import.meta.glob<Texts>('./*/lessons.ts', { import: 'lessons' }),
};

export const t = textsOf<TableTexts & typeof first & typeof terms & typeof table & typeof lessons>('rowing');
