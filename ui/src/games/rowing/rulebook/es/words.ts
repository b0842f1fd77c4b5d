import { plural } from '../../../../texts/plural';
import type { Same } from '../../../../texts/index.svelte';
import { options } from '../../texts/es/options';
import type { words as english } from '../en/words';

export const words: Same<typeof english> = {
  ...options,

  // Contenido y búsqueda
  searchHint: 'última carta, dos conjuntos…',
  'chapter.idea': 'La idea',
  'chapter.before': 'Antes de la partida',
  'chapter.play': 'El juego',
  'chapter.end': 'El final',
  'chapter.trouble': 'Cuando alguien la lía',
  'chapter.app': 'La app',
  rulingsIntro:
    'El reglamento deja algunas preguntas abiertas. Así las resolvemos nosotros, con las alternativas. Diez las decidís vosotros.',

  // Guía rápida
  quickTurn: 'Tu turno',
  quickRace: '¡Conjunto!',
  quickFaults: 'Lo que cuesta',
  quickWin: 'Ganar',
  quickSetup: 'Preparación',
  playersHead: 'Jugadores',
  cardsHead: 'Cartas por jugador',
  lifesaversHead: 'Salvavidas',

  // La lección
  askGrid: '¿Hay un conjunto? Toca su línea o «No hay».',
  askPrice: '¿Qué cuesta?',
  askNext: ({ name, other }) =>
    `${name} se ha quedado sin salvavidas. A ${other}, que está a su izquierda, no le quedan cartas. ¿A quién le toca?`,
  askWin: ({ names, rest }) => `A ${names} no les quedan cartas. Han cogido salvavidas ${rest}. ¿Quién gana?`,
  gridRow: 'Tres flotadores en la fila del medio. Los colores dan igual.',
  gridDiagonal: 'Tres cartas rosas, de arriba a la derecha a abajo a la izquierda. Las diagonales engañan.',
  gridNone: 'Casi, pero no: en ninguna línea hay tres iguales.',
  gridColumn: 'Tres cartas amarillas en la columna derecha.',
  pricePeeked: 'La carta vuelve debajo de tu mazo y se acabó tu turno.',
  priceNoSet: 'Te llevas una pila, la que quieras, y le toca a quien está a tu izquierda.',
  priceSilent: 'Te llevas una pila, la que quieras. El turno no cambia.',
  nextWhy: 'Le toca a quien está a la izquierda del más lento, pero se salta a quien no tenga cartas.',
  winWhy: 'Hacen falta las dos cosas: no tener cartas y tener salvavidas. Sin salvavidas te llevas cartas.',
  endTitle: '¡A remar!',
  endAll: 'Todo bien. ¡Tu cabra sabe nadar!',
  endMost: ({ right, steps }) => `${right} de ${steps}. Aquí no se ahoga nadie.`,
  endSome: ({ right, steps }) => `${right} de ${steps}. Mejor con chaleco salvavidas.`,
  endText: 'Lo demás te lo dirá la app cuando pase. Ahora entrena la vista o juega sin más.',

  // El entrenador
  trainer: 'Entrenar la vista',
  trainerHint: 'diez cuadrículas contra el reloj',
  trainerStart: '¿Empezamos?',
  trainerLead: 'Diez cuadrículas. ¿Hay un conjunto? ¿Dónde? En unas cuatro de cada diez no hay ninguno.',
  trainerGo: '¡Ya!',
  trainerAgain: 'Otras diez',
  trainerOf: ({ step, steps }) => `Cuadrícula ${step} de ${steps}`,
  trainerNext: 'Siguiente',
  trainerFinish: '¿Qué tal lo he hecho?',
  trainerTime: ({ seconds }) => `${seconds} s`,
  trainerRight: ({ right, steps }) => `${right} aciertos de ${steps}`,
  trainerMean: ({ seconds }) => `De media, ${seconds} s por acierto.`,
  trainerBest: ({ seconds }) => `La más rápida: ${seconds} s.`,
  trainerMissed: ({ count }) =>
    plural('es', count, { one: 'Esta se te escapó', other: `Estas ${count} se te escaparon` }),
  trainerAll: 'No se te ha escapado nada. Das miedo.',
  trainerWait: 'Barajando…',
};
