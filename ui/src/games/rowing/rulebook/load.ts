import type { Texts } from '../../../kit/rulebook/assemble';
import { bookIn } from '../../../kit/rulebook/load';
import { TERMS } from '../texts/terms';
import type { Book } from './book';

/** The drawings name cards and faults, on a phone that has not needed those texts yet, too. */
export const loadBook = bookIn<Book>(
  () => import('./content'),
  import.meta.glob<Texts<Book>>('./*/index.ts'),
  TERMS,
);
