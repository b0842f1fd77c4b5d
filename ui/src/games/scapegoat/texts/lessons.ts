/** What the story of this game and its practice turn say. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { TableTexts } from '../../../texts/table';
import type { first } from './en/first';
import type { gameTerms } from './en/game-terms';
import type { lessons } from './en/lessons';
import type { table } from './en/table';

export const LESSONS: Pack = {
  game: 'scapegoat',
  in: import.meta.glob<Texts>('./*/lessons.ts', { import: 'lessons' }),
};

export const t = textsOf<TableTexts & typeof first & typeof gameTerms & typeof table & typeof lessons>(
  'scapegoat',
);
