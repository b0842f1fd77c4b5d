export { book } from '../../../../texts/en/book';
export { lookup } from './lookup';
export { rules } from './rules';
export { rulings } from './rulings';
export { words } from './words';
