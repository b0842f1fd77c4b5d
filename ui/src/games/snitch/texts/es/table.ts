import type { Same } from '../../../../texts/index.svelte';
import type { table as en } from '../en/table';
import { errors } from './errors';
import { errors as tableErrors } from './errors-table';
import { finale } from './finale';
import { first } from './first';
import { options } from './options';
import { prompts } from './prompts';
import { terms } from './terms';

export const table: Same<typeof en> = {
  ...options,

  // Antes de la partida
  setUpTitle: 'Antes de repartir',
  whoStarts: '¿Quién ha comido queso hace menos? Empieza.',
  atRandom: 'Ni idea: al azar',
  howLongLook: '¿Cuánto dura la única mirada?',
  seconds: ({ count }) => `${count} segundos`,
  untimed: 'sin límite',
  freeHint: 'Solo las cartas, el cierre, los últimos turnos y los puntos.',
  whatIsMissing: '¿Qué falta?',
  addLost: 'Falta una carta especial',
  addLostHint: '¿Cuál? Si faltan dos, añadidla dos veces.',
  foundAgain: ({ card }) => `${card}: al final no falta`,
  insteadOf: ({ card }) => `En lugar de ${card}`,
  'instead.nothing': 'jugar sin ella',
  'instead.printed': 'impresa',
  'instead.standIn': 'otra carta',
  standInFor: ({ card }) => `¿Qué carta sustituye a ${card}?`,
  standInHint: 'Elegid una de la que podáis prescindir: cuando salga, será la carta que falta.',
  lostWitnesses: 'Testigos que faltan',
  fewer: 'uno menos',
  more: 'uno más',
  cardsAndPile: ({ cards, pile }) => `${cards} cartas en la partida, ${pile} de ellas en el mazo.`,

  // Preparar
  starter: 'empieza',
  changeGroup: 'Cambiar',
  countThem: 'Contar las cartas',
  countHint: '¿No sabéis si falta alguna? Contadlas todas, también las impresas.',
  cardsThere: 'Cartas en la mesa',
  countDone: 'Esas hay',
  allLaid: '¡Todo listo!',
  toTheLook: 'A por la única mirada',

  // Cuentas atrás
  everybodyReady: '¡Todos listos!',
  countHintAll: 'y empieza la cuenta atrás',
  theTableCapital: 'La mesa',
  padsHintLook: 'Mantened el dedo en vuestro botón. Levantadlo para mirar.',
  padsHintReveal: 'Mantened el dedo en vuestro botón. Levantadlo al dar la vuelta a vuestras cartas.',
  lookNowAll: 'Todos: vuestras dos cartas de abajo. ¡Solo las vuestras!',
  everybodyLooked: 'Ya han mirado todos',
  hasLooked: 'ya ha mirado',

  // Turnos
  undoDeed: ({ deed }) => `Deshacer: ${deed}`,
  drewOne: 'Carta robada',
  removedOneOf: 'Quita una carta suya',
  removedSnitchOf: 'Quita el Soplón',
  tapToAdd: 'o tocad a quien se lleve una más',
  lastTurnIn: ({ place }) => (place === 1 ? 'último turno' : `luego, ${place}.º`),
  somebodyCloses: 'Alguien cierra',
  knockMeansShort: '¡toc, toc!',
  whoCloses: '¿Quién cierra?',

  // Eliminar
  somebodyTried: 'Alguien lo ha intentado',
  whoTried: '¿Quién ha intentado eliminar?',
  howDidItGo: ({ name }) => `${name}: ¿bien o mal?`,
  rightOwnOf: 'Bien, de su distrito',
  rightOtherHintOf: 'una suya va allí, sin mirarla',
  wrongHintOf: 'vuelve a su sitio y se lleva otra, sin mirarla',

  // Introducir
  enterAll: 'Introducid vuestras cartas',
  enterOf: ({ name }) => `Introducir las cartas de ${name}`,
  cardsOf: ({ name }) => `Cartas de ${name}`,
  enterHintOf: 'Toca cada carta. Los demás las ven cuando estén todas.',
  noCardsOf: 'Ninguna carta',
  cardsAreIn: 'cartas dentro',
  onTheirPhone: 'en su móvil',
  checkAll: 'Comparad con las cartas de la mesa. Todavía se puede cambiar todo.',
  changeOf: ({ name }) => `Cambiar las cartas de ${name}`,
  changeTop: 'Cambiar la primera carta del mazo',

  // El final
  anotherGame: 'Otro juego',
  againHint: 'el mismo grupo, las mismas cartas',
  gameStopped: 'Partida abandonada',
  gameStoppedHint: 'No gana nadie y no se ha contado ninguna carta.',

  // El menú
  restate: 'Corregir la mesa',
  restateHint: 'Contad lo que hay de verdad y la app sigue desde ahí.',
  restateYes: 'Así está bien',
  whoseTurn: '¿De quién es el turno?',
  endGame: 'Abandonar la partida',
  endGameQuestion: '¿Abandonar esta partida?',
  endGameMeans: 'No gana nadie y no se cuenta ninguna carta. No se puede deshacer.',
  endGameYes: 'Abandonar la partida',
  keepPlaying: 'Seguir jugando',
  endRound: 'Termina la ronda',
  endRoundQuestion: '¿Terminar la ronda sin que nadie cierre?',
  endRoundMeans: 'Para cuando nadie puede robar. Se da la vuelta a todas las cartas.',
  endRoundYes: 'Terminar la ronda',

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

export const texts = { ...first, ...terms, ...prompts, ...table, ...errors, ...tableErrors, ...finale };
