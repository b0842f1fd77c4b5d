/** Español. Los términos son los del reglamento: acusar, tarjeta de jugador, entregarse a la policía. */
import type { shared as en } from '../en/shared';
import { plural } from '../plural';
import type { Same } from '../index.svelte';

const tono = { white: 'blanco', black: 'negro' };

export const shared = {
  red: 'rojo',
  blue: 'azul',
  yellow: 'amarillo',
  green: 'verde',
  purple: 'morado',
  orange: 'naranja',
  pink: 'rosa',
  teal: 'turquesa',
  brown: 'marrón',
  white: 'blanco',
  grey: 'gris',
  bystander: 'espectador inocente',
  goatOf: ({ colour }) => `la cabra de color ${colour}`,

  playerToken: ({ colour }) => `ficha de jugador de color ${colour}`,
  preparationToken: 'ficha de preparación',
  preparationTokens: ({ count }) =>
    plural('es', count, { one: '1 ficha de preparación', other: `${count} fichas de preparación` }),
  evidenceCard: ({ colours }) => `Carta de prueba: ${colours}`,
  cardHas: ({ colour }) => `tiene ${colour}`,
  cardLacks: ({ colour }) => `sin ${colour}`,
  cardIgnored: 'no cuenta',
  die: ({ tone, value }) => `dado ${tono[tone]}: ${value}`,
  dieUnrolled: ({ tone }) => `dado ${tono[tone]}, aún sin tirar`,
  dieRolling: ({ tone }) => `el dado ${tono[tone]} está rodando`,

  prepare: 'Preparar',
  frame: 'Acusar/Robar',
  spy: 'Espiar',
  trade: 'Comerciar',
  stash: 'Alijo',
  cops: '¡Entregarse a la policía!',
  copsArrived: '¡Ha llegado la policía!',

  yourMatSays: 'Tu tarjeta dice',
  wanted: 'Se busca',
  holdToLook: 'Mantén pulsado para mirar',
  goneOnRelease: 'desaparece al soltar',
  frameAttempt: 'Intento de acusación',
  flipTogether: 'Dad la vuelta a la carta con el destello, no antes.',
  pointTogether: 'Señalad con el destello, no antes.',
  now: '¡Ya!',
  pointsAt: ({ from, to }) => `${from} señala a ${to}`,

  roundTable: 'La mesa',
  turnOf: ({ name }) => `Turno de ${name}`,

  connected: 'Conectado',
  connecting: 'Conectando…',
  lost: 'Sin conexión',
  handRound: 'De mano en mano',
  somethingWrong: 'Algo ha fallado. Inténtalo otra vez.',

  next: 'Siguiente',
  back: 'Atrás',
  done: 'Hecho',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  again: 'Jugar otra vez',
  reconnect: 'Reconectar',
  rollDice: 'Tirar los dados',
  soundOn: 'Con sonido',
  soundOff: 'Sin sonido',

  appName: 'Goatherd',
  unofficial: 'No oficial, hecho por aficionados.',
} satisfies Same<typeof en>;
