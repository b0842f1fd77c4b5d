import type { things as en } from '../en/things';
import type { Same } from '../index.svelte';
import { plural } from '../plural';

const tono = { white: 'blanco', black: 'negro' };

export const things = {
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
  copsArrived: '¡Ha llegado la policía!',
  frameAttempt: 'Intento de acusación',
  flipTogether: 'Dad la vuelta a la carta con el destello, no antes.',
  pointTogether: 'Señalad con el destello, no antes.',
  now: '¡Ya!',
  pointsAt: ({ from, to }) => `${from} señala a ${to}`,
  roundTable: 'La mesa',
  turnOf: ({ name }) => `Turno de ${name}`,
  handRound: 'De mano en mano',
  next: 'Siguiente',
  back: 'Atrás',
  done: 'Hecho',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  again: 'Jugar otra vez',
  rollDice: 'Tirar los dados',
  soundOn: 'Con sonido',
  soundOff: 'Sin sonido',
  appName: 'Goatherd',
  unofficial: 'No oficial, hecho por aficionados.',
} satisfies Same<typeof en>;
