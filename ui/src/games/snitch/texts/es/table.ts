import type { Same } from '../../../../texts/index.svelte';
import type { table as en } from '../en/table';
import { errors } from './errors';
import { finale } from './finale';
import { first } from './first';
import { options } from './options';
import { prompts } from './prompts';
import { terms } from './terms';

export const table: Same<typeof en> = {
  ...options,

  // Antes de la partida
  setUpTitle: 'Antes de repartir',
  whoStarts: '¿Quién ha sido el último en comer queso? Empieza.',
  atRandom: 'Ni idea: al azar',
  howLongLook: '¿Cuánto dura el vistazo?',
  seconds: ({ count }) => `${count} segundos`,
  untimed: 'sin límite',
  freeHint: 'Solo ayuda con las cartas, el cierre, los últimos turnos y los puntos.',
  addLost: 'Falta una carta especial',
  addLostHint: '¿Cuál? Si faltan dos iguales, añadidla dos veces.',
  foundAgain: ({ card }) => `Al final no falta: ${card}`,
  insteadOf: ({ card }) => `En lugar de: ${card}`,
  standInFor: ({ card }) => `¿Qué carta la sustituye? (${card})`,
  standInHint: 'Elegid una de la que podáis prescindir. Cuando salga, será la carta que falta.',
  lostWitnesses: 'Testigos que faltan',
  fewer: 'uno menos',
  more: 'uno más',
  cardsAndPile: ({ cards, pile }) => `${cards} cartas en la partida, ${pile} de ellas en el mazo.`,

  // Preparar
  starter: 'empieza',
  changeGroup: 'Cambiar',
  countThem: 'Contar las cartas',
  countHint: '¿No sabéis si falta alguna? Contadlas todas, incluidas las impresas.',
  cardsThere: 'Cartas en la mesa',
  countDone: 'Son esas',
  toTheLook: 'A por el vistazo',

  // Cuentas atrás
  everybodyReady: '¡Todos listos!',
  countHintAll: 'y empieza la cuenta atrás',
  padsHintLook: 'Mantened el dedo en vuestro botón. Levantadlo para mirar.',
  padsHintReveal: 'Mantened el dedo en vuestro botón. Levantadlo al dar la vuelta a vuestras cartas.',
  lookNowAll: 'Todos: las dos cartas que tenéis más cerca. ¡Solo las vuestras!',
  everybodyLooked: 'Ya han mirado todos',
  hasLooked: 'ya ha mirado',

  // Turnos
  drewOne: 'Carta robada',
  removedOneOf: 'Carta quitada',
  tapToAdd: 'o toca a quien se lleve una más',
  lastTurnIn: ({ place }) => (place === 1 ? 'último turno' : `último turno: ${place}.º`),
  somebodyCloses: 'Alguien cierra',
  knockMeansShort: '¡toc, toc!',
  whoCloses: '¿Quién cierra?',

  // Eliminar
  somebodyTried: 'Alguien ha echado una',
  whoTried: '¿Quién ha echado una carta?',
  howDidItGo: ({ name }) => `${name}: ¿bien o mal?`,
  rightOwnOf: 'Bien: era suya',
  rightOtherHintOf: 'le da una carta; no la mira nadie',
  wrongHintOf: 'la devuelve y roba una más sin mirarla',

  // Introducir
  enterAll: 'Introducid vuestras cartas',
  enterOf: ({ name }) => `Introducir las cartas de ${name}`,
  cardsOf: ({ name }) => `Cartas de ${name}`,
  enterHintOf: 'Toca cada carta. La app las suma cuando estén las de todos.',
  noCardsOf: 'No tiene cartas',
  hadOf: ({ name, count }) => (count === 1 ? `${name} tenía 1 carta.` : `${name} tenía ${count} cartas.`),
  cardsAreIn: 'cartas recibidas',
  onTheirPhone: 'en su móvil',
  checkAll: 'Comparad con las cartas de la mesa. Todavía se puede cambiar todo.',
  changeOf: ({ name }) => `Cambiar las cartas de ${name}`,
  changeTop: 'Cambiar la primera carta del mazo',

  // El final
  againHint: 'el mismo grupo, las mismas cartas',
  gameStopped: 'Partida abandonada',
  gameStoppedHint: 'No gana nadie y no se ha contado ninguna carta.',

  // El menú
  restateHint: 'Contad lo que hay de verdad en la mesa y la app sigue con eso.',
  whoseTurn: '¿De quién es el turno?',
  endGameQuestion: '¿Abandonar esta partida?',
  endGameMeans: 'No gana nadie y no se cuenta ninguna carta. No se puede deshacer.',
  endRound: 'Terminar la ronda',
  endRoundQuestion: '¿Terminar la ronda sin que nadie cierre?',
  endRoundMeans: 'Para cuando ya nadie puede robar. Después se da la vuelta a todas las cartas.',
  endRoundYes: 'Terminar la ronda',

  // En pantallas que solo miran
  watchLook: 'Cada cual mira las dos cartas que tiene más cerca, una sola vez.',
  watchFree: 'Están jugando con las cartas. Cuando alguien cierre, se verá aquí.',
  watchCheck: '¿Está todo bien? Entonces la mesa suma los puntos.',

  // Historial
  closedAndWon: 'Ganadas tras cerrar',
  otherWins: 'Otras victorias',
  closedAndLost: 'Perdidas tras cerrar',
  otherLosses: 'Otras derrotas',
  pointsEach: 'Puntos por partida',
  endedScored: 'total más bajo',
  endedDraw: 'empate',
  endedAbandoned: 'abandonada',

  // Paper
  printLead: 'Para las cartas que faltan: imprimid, recortad y poned fundas a todas vuestras cartas.',
  printWhat: 'Qué imprimir',
  whichCards: '¿Qué cartas especiales?',
  'sheet.reference': 'Guía rápida',
  'sheet.score': 'Hoja de puntos',
  printNow: 'Imprimirla ahora',
};

export const texts = { ...first, ...terms, ...prompts, ...table, ...errors, ...finale };
