import { bookIn } from '../../../kit/rulebook/load';
import type { Book } from './book';

export const loadBook = bookIn<Book>(() => import('./content'), {
  en: () => import('./en'),
  es: () => import('./es'),
});
