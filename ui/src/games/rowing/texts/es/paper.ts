import type { Same } from '../../../../texts/index.svelte';
import type { paper as english } from '../en/paper';

export const paper: Same<typeof english> = {
  printLead:
    'Salvavidas y cartas de recambio con nuestros propios dibujos, y las reglas en una página. Imprimid en papel grueso al 100 %.',
  printWhat: '¿Qué necesitáis?',
  'sheet.reference': 'Guía rápida',
  howManyRings: '¿Cuántos salvavidas?',
  whichCards: '¿Qué cartas?',
};
