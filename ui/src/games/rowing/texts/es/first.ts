import type { Same } from '../../../../texts/index.svelte';
import type { first as english } from '../en/first';

export const first: Same<typeof english> = {
  aboutGame: 'Complemento para ¡Tu cabra rema! (Row Your Goat). Necesitáis la caja.',

  // Antes de la partida
  getReady: 'Prepárate',
  phoneIsRing: 'Este móvil es tu salvavidas. Ponlo donde tu mano lo encuentre.',
  phoneHelps: 'Los salvavidas están en la mesa. Este móvil es para los gritos y las discusiones.',
  dealMe: ({ count }) => `${count} cartas para cada uno, boca abajo en un mazo.`,
  starts: ({ name }) => `Empieza ${name}.`,
  youStart: 'Empiezas tú.',

  // El aro
  playTitle: '¡A remar!',
  ring: 'Salvavidas',
  ringHint: 'cógelo si ves un conjunto',
  safe: '¡A salvo!',
  grabbed: '¡Cogido!',
  noneLeft: '¡No quedan!',
  tooClose: 'Casi a la vez',
  placed: ({ number }) => `puesto ${number}`,
  placedFirst: ({ number, seconds }) => `puesto ${number}, por ${seconds} s`,
  placedBehind: ({ number, seconds }) => `puesto ${number}, a ${seconds} s`,
  'lateBy.you': ({ seconds }) => `${seconds} s tarde`,

  // Gritos
  myGoat: '¡Mi cabra rema!',
  myGoatHint: 'cuando te quede una carta',
  mySaid: 'Ya lo has gritado',
  yourGoat: '¡Tu cabra rema!',
  yourGoatTo: ({ name }) => `¡Tu cabra rema, ${name}!`,
  'hand.called': 'una carta',
  'hand.out': 'sin cartas',

  // Discusiones
  whatHappened: '¿Qué ha pasado?',
  judge: 'El juez',
  iAmOut: 'Me he quedado sin cartas',
  iHaveCards: 'Sí que tengo cartas',
};
