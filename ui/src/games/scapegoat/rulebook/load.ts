import type { Texts } from '../../../kit/rulebook/assemble';
import { bookIn } from '../../../kit/rulebook/load';
import type { Book } from './book';

export const loadBook = bookIn<Book>(
  () => import('./content'),
  import.meta.glob<Texts<Book>>('./*/index.ts'),
);
