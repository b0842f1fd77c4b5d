import { plural } from '../../../../texts/plural';
import type { Same } from '../../../../texts/index.svelte';
import { options } from '../../texts/es/options';
import type { words as english } from '../en/words';

export const words: Same<typeof english> = {
  ...options,

  // Contenido y búsqueda
  searchHint: 'quién sigue, dos conjuntos, última carta…',
  'chapter.idea': 'La idea',
  'chapter.before': 'Antes de la partida',
  'chapter.play': 'El juego',
  'chapter.end': 'El final',
  'chapter.trouble': 'Cuando alguien la lía',
  'chapter.app': 'La app',
  rulingsIntro:
    'El reglamento deja algunas preguntas abiertas. Así lo jugamos nosotros, y así se podría hacer si no. Diez las decidís vosotros.',

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
    `${name} ha sido el más lento. A ${other}, que está a su izquierda, no le quedan cartas. ¿Quién sigue?`,
  askWin: ({ names, rest }) => `${names} no tienen cartas. Los salvavidas los tienen ${rest}. ¿Quién gana?`,
  gridRow: 'Tres flotadores en la fila del medio. Los colores dan igual.',
  gridDiagonal:
    'Tres cartas rosas desde arriba a la derecha hasta abajo a la izquierda. Las diagonales engañan.',
  gridNone: 'Casi, pero no: en ninguna línea coinciden las tres.',
  gridColumn: 'Tres cartas amarillas en la columna derecha.',
  pricePeeked: 'La carta vuelve bajo tu mazo y se acabó tu turno.',
  priceNoSet: 'Una pila, la que quieras, y sigue quien está a tu izquierda.',
  priceSilent: 'Una pila, la que quieras. El turno no cambia.',
  nextWhy: 'A la izquierda del más lento, pero a quien no tiene cartas se le salta.',
  winWhy:
    'Hacen falta las dos cosas: no tener cartas y tener salvavidas. Sin salvavidas eres el más lento y te llevas cartas.',
  endTitle: 'A remar',
  endAll: 'Todo bien. ¡Tu cabra sabe nadar!',
  endMost: ({ right, steps }) => `${right} de ${steps}. Aquí no se ahoga nadie.`,
  endSome: ({ right, steps }) => `${right} de ${steps}. Mejor con chaleco salvavidas.`,
  endText: 'Lo demás te lo dice la app cuando pase. Ahora entrena la vista o juega sin más.',

  // El entrenador
  trainer: 'Entrenar la vista',
  trainerHint: 'diez cuadrículas contra el reloj',
  trainerStart: '¿Listos?',
  trainerLead: 'Diez cuadrículas. ¿Hay un conjunto, y dónde? En unas cuatro de cada diez no hay.',
  trainerGo: '¡Ya!',
  trainerAgain: 'Otras diez',
  trainerOf: ({ step, steps }) => `Cuadrícula ${step} de ${steps}`,
  trainerNext: 'Siguiente',
  trainerFinish: '¿Qué tal?',
  trainerTime: ({ seconds }) => `${seconds} s`,
  trainerRight: ({ right, steps }) => `${right} de ${steps} bien`,
  trainerMean: ({ seconds }) => `De media, ${seconds} s por acierto.`,
  trainerBest: ({ seconds }) => `La más rápida: ${seconds} s.`,
  trainerMissed: ({ count }) =>
    plural('es', count, { one: 'Esta se te escapó', other: `Estas ${count} se te escaparon` }),
  trainerAll: 'No se te ha escapado nada. Das miedo.',
  trainerWait: 'Barajando…',
};
