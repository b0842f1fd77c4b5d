import type { Same } from '../../../../texts/index.svelte';
import type { phone as english } from '../en/phone';
import { terms } from './terms';

export const phone: Same<typeof english> = {
  waitForAgain: 'La siguiente partida empieza en la pantalla de la mesa.',
  youWin: '¡Ganas tú!',
  warmUpStart: 'Calentar la vista',
  gotIt: 'Entendido',
};

export const texts = { ...terms, ...phone };
