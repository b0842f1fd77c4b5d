import { options } from '../../texts/es/options';
import type { Words } from '../book';

export const words: Words = {
  ...options,

  searchHint: 'soplón, cerrar, empate…',
  'chapter.idea': 'La idea',
  'chapter.before': 'Antes de la partida',
  'chapter.turn': 'El turno',
  'chapter.family': 'Carta por carta',
  'chapter.end': 'El final',
  'chapter.app': 'La app',
  rulingsIntro:
    'El reglamento deja algunas preguntas abiertas. Así jugamos nosotros, con las alternativas. En trece de ellas elegís vosotros, en los ajustes.',

  // Guía rápida
  allCards: 'Qué hace cada carta',
  aTurn: 'Tu turno',
  whoWins: 'Quién gana',

  // La práctica
  drawAsk: 'Te toca. Robas esta carta y la miras. ¿Qué haces con ella?',
  drawPlay: 'La juego directamente',
  drawSwap: 'La cambio por una mía y juego la vieja',
  drawKeep: 'Me la quedo como quinta carta',
  drawWhy:
    'La carta que robas siempre va a tu distrito y juegas la que sustituye. La nueva no se puede jugar.',
  matchAsk:
    'Alguien juega la carta de la izquierda. Sabes con certeza que tienes la de la derecha. ¿Puedes eliminarla?',
  matchYes: '¡Sí, rápido!',
  matchNo: 'No, sería un error',
  played: 'jugada',
  yours: 'la tuya',
  sameWhy: 'Un testigo con el mismo número: al descarte con él, y tienes una carta menos.',
  familyWhy:
    'El número es el mismo, pero es una carta de familia. Solo se eliminan testigos; esta te costaría una carta más.',
  otherAsk: 'Acabas de eliminar un testigo del distrito de al lado. ¿Y ahora?',
  otherNothing: 'Nada: ¡qué suerte tiene!',
  otherGive: 'Pongo allí una carta mía sin mirarla',
  otherDraw: 'La otra persona roba una carta',
  otherWhy:
    'La otra persona tiene las mismas cartas que antes y tú, una menos. Dale una alta, si sabes dónde está.',
  snitchAsk: 'Cambias una carta, das la vuelta a la vieja… y es esta. ¿Qué pasa?',
  snitchDiscard: 'Va al descarte',
  snitchHome: 'Vuelve a mi distrito y tengo una carta más',
  snitchGive: 'Se la doy a alguien',
  snitchWhy:
    'El Soplón no se puede jugar. Vuelve a tu distrito, la carta nueva también se queda y se acaba tu turno.',
  closeAsk: 'Rojo ha cerrado. En tu último turno juegas esta carta. ¿Puedes intercambiar una carta de Rojo?',
  closeYes: 'Sí, es mi turno',
  closeNo: 'No, ese distrito está cerrado',
  closeWhy:
    'Las cartas de familia no pueden tocar un distrito cerrado. Elige dos cartas de otros distritos; el tuyo también vale.',
  scoreAsk: 'Todas las cartas están boca arriba. ¿Quién gana?',
  scoreDraw: 'Es un empate',
  cardsWhy:
    'Si los totales son iguales, gana quien tiene menos cartas. Solo después cuenta la carta más baja.',
  topWhy: 'El Soplón vale lo mismo que la primera carta del mazo. Y eso puede doler.',
  endTitle: 'Ya eres de la familia',
  endAll: 'Todas bien a la primera. El Capo quiere hablar contigo.',
  endMost: ({ right, steps }) => `${right} de ${steps} a la primera. Llegarás lejos en esta ciudad.`,
  endSome: ({ right, steps }) =>
    `${right} de ${steps} a la primera, y ahora ya conoces todas las trampas. Para eso es la práctica.`,
  endText: 'Conoces a la familia y sabes cuándo cerrar. Lo demás es memoria. Que lo pases bien, y no cantes.',
};
