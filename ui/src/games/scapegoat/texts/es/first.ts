import type { Same } from '../../../../texts/index.svelte';
import type { first as en } from '../en/first';

const tono = { white: 'blanco', black: 'negro' };

export const first: Same<typeof en> = {
  die: ({ tone, value }) => `dado ${tono[tone]}: ${value}`,
  prepare: 'Preparar',
  spy: 'Espiar',
  trade: 'Comerciar',
  stash: 'Alijo',
  cops: '¡Entregarse a la policía!',
  yourMatSays: 'Tu tarjeta dice',
  wanted: 'Se busca',

  opened: ({ count }) => (count === 1 ? 'miró una vez' : `miró ${count} veces`),
  settingUp: 'Preparad la mesa',
  settingUpSoon: 'La pantalla de la mesa muestra dónde va cada cosa.',
  settingUpHint: ({ place }) =>
    `La pantalla de la mesa muestra dónde va cada cosa. Tu ficha empieza en ${place}.`,
  diceNext: 'Ahora, los dados',
  diceNextHint: 'Se tiran una vez y se quedan así toda la partida.',
  lookNow: 'Mira tu tarjeta',
  lookHere: 'Mantén pulsada la zona verde. Que no lo vea nadie.',
  lookCardboard: 'Lee tu tarjeta donde se cruzan los dos dados. Que no la vea nadie.',
  iHaveLooked: 'Ya he mirado',
  youLooked: 'Guárdatelo para ti',
  stillToLook: ({ names }) => `Esperando a ${names}.`,
  cardboardMat: 'Tu tarjeta es la de cartón que tienes delante.',
  noMatYet: 'Tendrás tu tarjeta cuando se tiren los dados.',
  matsNotAgreed: 'Podrás ver tu tarjeta cuando los demás hayan introducido la suya.',
};
