import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.goal':
    'Gana el total más bajo. Tienes cuatro cartas boca abajo y solo ves las dos más cercanas a ti… una vez.',
  'story.turn':
    'En tu turno robas una carta, la pones en el lugar de una tuya y juegas la vieja en el descarte.',
  'story.played':
    'Si es de la familia, hace algo por ti. Si es un testigo, el primero que eche otro con el mismo número se libra de él.',
  'story.close':
    '¿Crees que tienes menos que nadie? Cierra con un golpe en la mesa: los demás juegan un turno más. Y ojo: el Soplón vale lo que haya encima del mazo.',

  // Un turno de prueba
  'try.look': 'Mirar',
  'try.draw': 'Robar',
  'try.swap': 'Cambiar',
  'try.act': 'Actuar',
  'try.eliminate': 'Eliminar',
  'try.close': 'Cerrar',
  'try.lookText': 'Gana el total más bajo. Toca las dos cartas que tienes más cerca y recuérdalas.',
  'try.onlyNearest': 'Solo las dos que tienes más cerca. Las otras aún no las conoce nadie, ni siquiera tú.',
  'try.cardsDown': 'Cartas abajo',
  'try.drawText': 'Toca el mazo.',
  'try.drawn': 'robada',
  'try.swapText':
    'Un 2: cuanto más bajo, mejor. Toca la carta que sustituye: una alta, si te acuerdas. La vieja va al descarte.',
  'try.family': ({ card }) => `¡Una carta de familia: ${card}! Haz lo que dice.`,
  'try.witness': ({ card }) => `¡${card}! Si alguien supiera dónde hay otro igual, podría echarlo ahora.`,
  'try.peekText': 'Mira una carta boca abajo: toca una tuya, o una cabra para ver una suya.',
  'try.peeking': 'Solo la ves tú. Recuérdala y déjala como estaba.',
  'try.twoCards':
    'Intercambia dos cartas; no las mira nadie, tú tampoco. Toca la primera: una tuya o, si la quieres de otro, una cabra.',
  'try.secondCard': '¿Y la segunda?',
  'try.chosen': 'elegida',
  'try.cardOf': ({ name }) => `Una carta de ${name}`,
  'try.card': ({ number, what }) => `Carta ${number}: ${what}`,
  'try.faceDown': 'boca abajo',
  'try.eliminateText': ({ name, card }) =>
    `${name} juega: ${card}. Tú también tienes uno. ¡Rápido, tócalo! Quien llega primero se libra de él.`,
  'try.wrongCard': 'Esa no: se queda donde estaba. En una partida ahora robarías una carta más. ¡Otra vez!',
  'try.closeText': '¡Una carta menos! Vuelve a ser tu turno y vas bien: es hora de cerrar.',
  'try.done': '¡Ya sabes jugar!',
  'try.doneText':
    'Tras los últimos turnos se da la vuelta a todo. Cada carta vale su número; el Primo, cero. Gana el total más bajo.',
};
