import { plural } from '../../../../texts/plural';
import type { Same } from '../../../../texts/index.svelte';
import type { paper as english } from '../en/paper';

export const paper: Same<typeof english> = {
  printLead:
    'Aros y cartas de recambio con nuestros propios dibujos, y las reglas en una página. Imprimid en papel grueso al 100 %.',
  printWhat: '¿Qué necesitáis?',
  'sheet.reference': 'Guía rápida',
  howManyRings: '¿Cuántos aros?',
  whichCards: '¿Qué cartas?',
  whichCardsHint: 'Toca una carta por cada copia que necesites; con «menos» quitas una.',
  copies: ({ count }) => plural('es', count, { one: '1 copia', other: `${count} copias` }),
  oneLess: ({ what }) => `Una menos: ${what}`,
};
