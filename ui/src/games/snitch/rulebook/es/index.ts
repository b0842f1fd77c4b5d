import { book } from '../../../../texts/es/book';
import { options } from '../../texts/es/options';
import { contentOf } from '../content';
import { lookup } from './lookup';
import { rules } from './rules';
import { rulings } from './rulings';
import { words } from './words';

export const content = contentOf({ book, words, options, rules, rulings, lookup });
