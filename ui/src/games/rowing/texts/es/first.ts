import type { Same } from '../../../../texts/index.svelte';
import type { first as english } from '../en/first';

export const first: Same<typeof english> = {
  aboutGame: 'Acompañante de ¡Tu cabra rema! (Row Your Goat). Necesitáis la caja.',

  // Antes de la partida
  getReady: 'Prepárate',
  phoneIsRing: 'Este móvil es tu salvavidas. Ponlo donde tu mano lo encuentre.',
  phoneHelps: 'Los salvavidas están en la mesa. Este móvil es para avisos y discusiones.',
  dealMe: ({ count }) => `${count} cartas para cada uno, boca abajo en un mazo.`,
  starts: ({ name }) => `Empieza ${name}.`,

  // El aro
  playTitle: '¡A remar!',
  ring: 'Salvavidas',
  ringHint: 'tócalo si ves un conjunto',
  safe: '¡A salvo!',
  grabbed: '¡Tocado!',
  noneLeft: '¡No quedan!',
  tooClose: 'Demasiado justo',

  // Avisos
  myGoat: '¡Mi cabra rema!',
  myGoatHint: 'cuando te quede una carta',
  mySaid: 'Ya lo has dicho',
  yourGoat: '¡Tu cabra rema!',
  yourGoatTo: ({ name }) => `¡Tu cabra rema, ${name}!`,
  'hand.called': 'ya lo ha dicho',
  'hand.out': 'sin cartas',

  // Discusiones
  whatHappened: '¿Qué ha pasado?',
  judge: 'Juez de la cuadrícula',
  iAmOut: 'Me he quedado sin cartas',
  iHaveCards: 'Sí que tengo cartas',
};
