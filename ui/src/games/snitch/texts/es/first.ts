import type { Same } from '../../../../texts/index.svelte';
import type { first as en } from '../en/first';

export const first: Same<typeof en> = {
  cardsShort: 'Cartas',
  cardsDo: 'Qué hace cada carta',
  closedMark: 'cerrado',
  districtCards: ({ count }) => (count === 1 ? '1 carta' : `${count} cartas`),

  // Antes del primer turno
  settingUp: 'Preparad la mesa',
  settingUpHint:
    'Cuatro cartas para cada uno, boca abajo, en dos filas de dos. ¡Sin mirar todavía! La pantalla de la mesa os dice el resto.',
  startsYou: 'Empiezas tú.',
  startsOther: ({ name }) => `Empieza ${name}.`,
  lookTitle: 'El vistazo',
  lookReadyHint: ({ seconds }) =>
    `Tras la cuenta atrás, mira las dos cartas que tienes más cerca. Tienes ${seconds} segundos y no habrá otra ocasión.`,
  lookFreeHint:
    'Mira las dos cartas que tienes más cerca, una sola vez. Sin prisa; luego vuelve a dejarlas boca abajo.',
  ready: 'Cuando queráis',
  notReady: 'Espera, aún no',
  holdHere: 'Mantén pulsado el botón de abajo cuando quieras empezar.',
  iHaveLooked: 'Ya está: cartas abajo',
  youLooked: '¡Que no se te olviden!',
  waitingFor: ({ names }) => `Esperando a ${names}.`,
};
