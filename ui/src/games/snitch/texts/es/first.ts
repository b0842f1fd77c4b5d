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
    'Cuatro cartas por cabeza, boca abajo en dos filas. Sin mirar todavía: la pantalla de la mesa muestra el resto.',
  startsYou: 'Empiezas tú.',
  startsOther: ({ name }) => `Empieza ${name}.`,
  lookTitle: 'Tu única mirada',
  lookReadyHint: ({ seconds }) =>
    `Tras la cuenta atrás podrás mirar tus dos cartas de abajo durante ${seconds} segundos. Una vez y nunca más.`,
  lookFreeHint:
    'Mira tus dos cartas de abajo, una sola vez. Tómate tu tiempo y vuelve a dejarlas boca abajo.',
  ready: 'Listo',
  notReady: 'Espera, aún no',
  holdHere: 'Mantén pulsado el botón de abajo cuando estés.',
  iHaveLooked: 'Ya está: cartas abajo',
  youLooked: '¡Que no se te olviden!',
  waitingFor: ({ names }) => `Faltan: ${names}.`,
};
