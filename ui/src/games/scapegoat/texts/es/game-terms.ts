import type { Same } from '../../../../texts/index.svelte';
import { plural } from '../../../../texts/plural';
import type { gameTerms as en } from '../en/game-terms';

const tono = { white: 'blanco', black: 'negro' };

export const gameTerms: Same<typeof en> = {
  bystander: 'espectador inocente',
  playerToken: ({ colour }) => `ficha de jugador de color ${colour}`,
  preparationToken: 'ficha de preparación',
  preparationTokens: ({ count }) =>
    plural('es', count, { one: '1 ficha de preparación', other: `${count} fichas de preparación` }),
  evidenceCard: ({ colours }) => `Carta de prueba: ${colours}`,
  cardHas: ({ colour }) => `tiene ${colour}`,
  cardLacks: ({ colour }) => `sin ${colour}`,
  cardIgnored: 'no cuenta',
  dieUnrolled: ({ tone }) => `dado ${tono[tone]}, aún sin tirar`,
  dieRolling: ({ tone }) => `el dado ${tono[tone]} está rodando`,
  frame: 'Acusar/Robar',
  copsShort: 'Policía',
  copsArrived: '¡Ha llegado la policía!',
  frameAttempt: 'Intento de acusación',
  flipTogether: 'Dad la vuelta a la carta con el destello, no antes.',
  pointTogether: 'Señalad con el destello, no antes.',
  'zero.frame': '¡Mostrad!',
  'zero.cops': '¡Señalad!',
  'zero.trade': '¡Cambiad!',
  tradeCount: 'Comerciar',
  tradeTogether: 'Cambiad las cartas con el destello.',
  holdHint: 'Cuando todos mantengan pulsado, empieza la cuenta atrás. Levanta el dedo al mostrar la carta.',
  holdHintCops: 'Cuando todos mantengan pulsado, empieza la cuenta atrás. Levanta el dedo para señalar.',
  notTogetherHint: '¿Otra vez con las mismas cartas, o lo dais por bueno? Decidís vosotros.',
  pointsAt: ({ from, to }) =>
    from === null ? `Señalas a ${to}` : to === null ? `${from} te señala` : `${from} señala a ${to}`,
  rollDice: 'Tirar los dados',
  explainVerdict: 'Explicar este veredicto',
  gameTitle: '¡Cabritos!',
  'role.scapegoat': 'chivo expiatorio',
  'role.conspirator': 'conspirador',

  // Counts
  stopCount: 'Parar la cuenta atrás:',
  'stop.notReady': 'aún no',
  'stop.wrongCard': 'carta equivocada',
  'stop.disturbed': 'interrupción',
  'stop.restarted': 'se ha reiniciado el dispositivo de la mesa',
  countStopped: ({ name, reason }) =>
    `${name === null ? 'Has' : `${name} ha`} parado la cuenta atrás: ${reason}.`,

  // Premios
  'award.sawItComing': 'Lo vio venir',
  'award.turnedInForNothing': 'Se entregó a la policía para nada',
  'award.mastermind': 'El cerebro de la acusación',
  'award.outfoxed': 'Engañó a toda la mesa',
  'award.framedInnocent': 'Acusó a una cabra inocente',
  'award.nervous': ({ number }) => `Un manojo de nervios: miró ${number} veces`,
  'award.coolHead': 'Sangre fría: miró solo una vez',
};
