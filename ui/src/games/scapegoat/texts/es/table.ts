import type { Same } from '../../../../texts/index.svelte';
import { plural } from '../../../../texts/plural';
import type { table as en } from '../en/table';
import { laHora } from '../../../../texts/es/number';
import { errors } from './errors';
import { finale } from './finale';
import { first } from './first';
import { gameTerms } from './game-terms';
import { options } from './options';
import { paper } from './paper';
import { prompts } from './prompts';

export const table: Same<typeof en> = {
  // Inicio
  start: 'Inicio',

  // Qué falta
  missingHint: 'Tocad lo que hayáis perdido: la app lo sustituye.',
  unusualColours: ({ colours }) =>
    `¿No hay tarjeta de color ${colours} en vuestra caja? Tocadla aquí y la app la sustituye.`,
  dice: 'Dados',
  mats: 'Tarjetas de jugador',
  whiteDie: 'Dado blanco',
  blackDie: 'Dado negro',
  here: 'está',
  lostPart: 'falta',
  allLost: 'Todo',
  allHere: 'Nada',
  diceLost: 'Solo los dados',
  willHappen: ({ dice, mats }) => `${dice}; ${mats}.`,
  willRollBoth: 'La app tira los dos dados',
  willRollWhite: 'La app tira el dado blanco y vosotros, el negro',
  willRollBlack: 'La app tira el dado negro y vosotros, el blanco',
  willRollNone: 'Tiráis vuestros dados e introducís el resultado',
  willDeal: 'cada uno mira su tarjeta en la app',
  willRescue: ({ names, count }) =>
    `${names} ${count === 1 ? 'mira' : 'miran'} en la app y los demás, en su tarjeta de cartón`,
  willRescueMost: ({ names, count }) =>
    `${names} ${count === 1 ? 'mira' : 'miran'} en su tarjeta de cartón y los demás, en la app`,
  willNothing: 'cada uno mira su tarjeta de cartón',
  willCheck: 'cada uno mira su tarjeta de cartón e indica en privado qué dice',
  howDeal: 'Pasaos este dispositivo o usad cada uno vuestro móvil.',
  howDealHere: 'Pasaos este dispositivo.',
  howRescue: 'Quien conserve su tarjeta indica primero, en privado, qué dice; la app deduce el resto.',
  howNothing: 'La app no sabrá qué dicen las tarjetas.',
  howCheck: 'La app avisa si alguien ha leído mal su tarjeta.',
  readingCheck: 'Comprobar la lectura',
  readingCheckHint: 'Para principiantes: la app avisa si alguien lee mal su tarjeta.',
  aboutMats: 'Sobre vuestras tarjetas',
  testMat: 'Comprobar una tarjeta',
  testMatWhy:
    'Una tarjeta correcta nombra el mismo número de veces a cada una de las demás cabras. Para comprobar una, introducidla fila a fila y la app hará el recuento.',
  testMatOn: ({ name, row, rows }) => `Seguir con la tarjeta de ${name}: fila ${row} de ${rows}`,
  diceKind: 'Sobre vuestros dados',
  diceKindHint: 'Solo se pregunta una vez: mirad los números de los bordes de una tarjeta.',
  diceKindDice: 'Solo se pregunta una vez: mirad los dados.',
  whiteHas: 'El dado blanco tiene',
  sides: ({ count }) => `${count} caras`,
  tenReads: 'El de diez caras va de',
  oneToTen: '1 a 10',
  zeroToNine: '0 a 9',
  diceKindIs: ({ white, black, ten }) =>
    `El blanco tiene ${white} caras, el negro ${black}; el de diez va de ${ten}.`,
  change: 'Cambiar',

  // Comprobar una tarjeta
  whichMat: '¿Qué tarjeta quieres comprobar?',
  whichMatHint:
    'Vas a ver su lado secreto: hazlo a solas. Antes de una partida, que lo haga quien juega con esa cabra.',
  matOf: ({ name }) => `La tarjeta de ${name}`,
  rowOf: ({ row, rows }) => `Fila ${row} de ${rows}`,
  enterRow: ({ number }) =>
    `Fila ${number} (blanco), de izquierda a derecha: toca qué cabra hay en cada casilla.`,
  enterNext: ({ number }) => `Ahora, columna ${number} (negro).`,
  enterKeys: ({ count }) => `Teclas: de 1 a ${count}, y retroceso para deshacer.`,
  cellUndo: 'Deshacer la última casilla',
  rowsKept: 'Puedes parar cuando quieras: las filas completas se guardan y no se enseñan a nadie.',
  matRegular: ({ name, names, each }) =>
    `La tarjeta de ${name} es correcta: nombra ${each} veces a cada cabra (${names}) y nunca a ${name}.`,
  matIrregular: ({ name }) => `La tarjeta de ${name} no es correcta.`,
  matSoFar: ({ name }) => `Así introducida, la tarjeta de ${name} no puede ser correcta:`,
  namedTimes: ({ name, times, each }) =>
    `${name} aparece ${plural('es', times, { one: 'una vez', other: `${times} veces` })} en lugar de ${each}.`,
  namedTooOften: ({ name, each }) => `${name} aparece ya más de ${each} veces.`,
  namesItself: ({ name, white, black }) =>
    `En blanco ${white}, negro ${black} nombra a ${name}, su propia cabra: ninguna tarjeta lo hace.`,
  slipLikely:
    'Es más probable que se te haya ido el dedo que un error de imprenta: si dudas, repite la fila.',
  irregularMeans:
    'Si de verdad es así, esta tarjeta da pistas a quien la usa: que la app reparta todas, o imprimid otras.',
  rowAgain: ({ number }) => `Fila ${number}`,
  anotherMat: 'Comprobar otra tarjeta',
  stopTest: 'Descartar esta comprobación',

  // Preparar la mesa
  layTable: 'Preparad la mesa',
  rollTheDice: 'Tirar los dados',
  enterDice: 'Introducir la tirada',
  enterDie: ({ die }) => `¿Qué ha salido en el ${die.toLowerCase()}?`,
  diceLie: 'Usar estos números',
  diceStay: 'Se quedan así toda la partida.',

  // Mirar
  whoLooks: '¿A quién le toca mirar?',
  whoLooksHint: 'Toca tu cabra, coge el dispositivo y que no lo vea nadie más.',
  allOnPhones: 'Mirad cada uno en vuestro móvil.',
  restOnPhones: 'Quien falte, que mire en su móvil.',
  holdLonger: 'Mantén pulsado un poco más.',
  letGo: 'Se acabó. Suelta.',
  looksOnPhone: ({ name }) => `${name} mira en su móvil.`,
  notLooked: 'no ha mirado',
  lookedTimes: ({ count }) => plural('es', count, { one: 'miró una vez', other: `miró ${count} veces` }),
  lookedLast: ({ looked, time }) => `${looked}, la última a ${laHora(time)}`,
  lookedCardboard: 'ha mirado',
  stillToLook: ({ names }) => `Esperando a ${names}`,
  lookAtMats: 'Mirad vuestras tarjetas',
  lookUpCell: ({ white, black }) => `Fila ${white} (blanco), columna ${black} (negro): esa es tu casilla.`,
  everybodyLooked: 'Todos han mirado',
  lookAgain: 'Volver a mirar',

  // Introducir lo que dicen las tarjetas de cartón
  whoReads: '¿Quién introduce su tarjeta?',
  whoReadsHint: 'Toca tu cabra, coge el dispositivo y que no lo vea nadie más.',
  restTellOnPhones: 'Quien falte, que lo haga en su móvil.',
  whatDoesItSay: '¿Qué dice tu tarjeta?',
  onlyTaps: ({ name }) => `Solo mira ${name}.`,
  iAm: ({ name }) => `Soy ${name}`,
  nobodyElse: 'nadie más mira',
  hasTold: 'hecho',
  notTold: 'pendiente',
  misread: 'Las tarjetas no cuadran: alguien ha leído mal. Miradlas todos otra vez y volved a introducirlas.',
  misreadTwice:
    'Siguen sin cuadrar. Mirad otra vez, o que la app reparta todas las tarjetas en esta partida.',
  lookTwice: 'Con tan pocas tarjetas un error puede pasar inadvertido: comprobadlo bien.',
  tellsOnPhone: ({ name }) => `${name} lo introduce en su móvil.`,
  stillToTell: ({ names }) => `Esperando a ${names}`,
  dealByApp: 'Que la app reparta todas las tarjetas',
  dealByAppHint: 'Guardad las tarjetas de cartón durante esta partida.',

  // En juego
  decoderSays: 'La tirada',
  stashWhy: 'Toca la carta que has cogido, para que todos sepan cuál era.',
  stashSlot: ({ slot }) => `Carta ${slot} del alijo`,
  tookToken: 'Ya tengo la ficha',
  tookLastToken: 'Tengo la ficha y he dado la vuelta a la carta',
  swapped: 'Cartas intercambiadas',
  nextIs: ({ name }) => `luego le toca a ${name}`,
  choosePlayer: ({ name }) => `Elegir a ${name}`,
  moveTo: ({ place }) => `Mover a ${place}`,
  goToCops: 'Entregarse a la policía',
  frameHint: 'todos eligen una carta',
  frameQuestion: '¿Empezar un intento de acusación?',
  frameMeans:
    'Todos eligen una carta y la muestran a la vez. Si el color de una cabra está en las cartas de todos los demás, queda acusada y la partida termina.',
  startFrame: 'Empezar',
  copsQuestion: ({ name }) => `¿Se entrega ${name} a la policía?`,
  copsMeans:
    'La partida termina de inmediato. Cada uno señala a la cabra que nombra su tarjeta, y gana el chivo expiatorio, se entregue quien se entregue.',
  copsYes: 'Sí, entregarse',
  whoCallsFrame: '¿Quién empieza el intento de acusación?',
  whoCallsCops: '¿Quién se entrega a la policía?',
  interrupts: ({ name }) => `${name} está enfrente: ¿se entrega?`,
  mayFrame: 'podrá acusar',
  onPhone: 'con móvil',

  // Deshacer
  deedMoved: ({ name, place }) => `${name} fue a ${place}`,
  deedSpied: ({ name, other }) => `${name} espió a ${other}`,
  deedAsked: ({ name, other }) => `${name} pidió comerciar con ${other}`,
  deedTraded: ({ name, other }) => `${name} comerció con ${other}`,
  deedStashed: ({ name, slot }) => `${name} cogió la carta ${slot} del alijo`,
  deedPrepared: ({ name }) => `${name} cogió una ficha`,
  deedStole: ({ name, other }) => `${name} robó a ${other}`,
  deedFrameCalled: ({ name }) => `${name} empezó un intento de acusación`,
  deedFrameFailed: 'el intento de acusación falló',
  deedFrameSucceeded: 'el intento de acusación tuvo éxito',
  deedSwapped: ({ name }) => `${name} intercambió pruebas`,
  deedCops: ({ name }) => `${name} se entregó a la policía`,
  deedRestated: 'se corrigió la mesa',
  deedUntracked: 'se pasó a juego libre',

  // El menú
  endGameQuestion: '¿Abandonar esta partida?',
  endGameMeans: 'No gana nadie y no se revela ningún secreto. No se puede deshacer.',
  restateHint: 'Indicad cómo está de verdad y la app sigue desde ahí.',
  whoseTurn: '¿A quién le toca?',
  whichTurn: '¿En qué turno vais?',
  standsAt: ({ name }) => `${name} está en`,
  tokensOf: ({ name }) => `Fichas de preparación de ${name}`,
  tokensOnCard: 'Fichas de preparación en la carta',
  newRoll: 'Nueva tirada, nueva partida',
  newRollMeans:
    'Los dados se tiran una sola vez por partida. Si tiráis de nuevo, esta partida termina sin ganador y empieza otra.',
  newRollYes: 'Terminarla y empezar otra',

  // Intento de acusación
  frameBy: ({ name }) => `${name} intenta acusar a alguien`,
  pickCard:
    'Elegid todos una carta de la mano y ponedla boca abajo. Tocad vuestra cabra cuando estéis listos.',
  ready: '¡ya está!',
  waitingFor: 'aún no',
  padsHint: 'Poned la carta boca abajo y mantened el dedo en vuestro botón. Levantadlo al mostrar la carta.',
  padsHintCops: 'Mantened el dedo en vuestro botón. Levantadlo para señalar.',
  countTrade: 'Con cuenta atrás',
  pickedMark: ({ name }) => `${name}: ¿carta elegida?`,
  hasPicked: 'carta elegida',
  bothPicked: 'Han elegido los dos',
  countTradeHint: 'tres, dos, uno, cambiad',
  notReady: 'eligiendo carta',
  everybodyReady: '¡Todos listos!',
  countHint: 'tres, dos, uno, mostrad',
  callOff: 'Cancelar',
  countRestarted: 'Un reinicio ha cortado la cuenta atrás. Otra vez, con las mismas cartas.',
  whatLies: '¿Qué muestran las cartas?',
  whatLiesHint: 'Toca todos los colores que veas en cada carta.',
  cardOf: ({ name }) => `Carta de ${name}`,
  otherColours: 'Otros colores',
  judgeIt: '¿Quién queda acusado?',
  cardsLeft: ({ count }) => plural('es', count, { one: 'falta 1 carta', other: `faltan ${count} cartas` }),
  repeatCount: 'Otra vez, mismas cartas',
  verdictFramed: ({ names }) => `¡Habéis acusado a ${names}!`,
  verdictFailed: 'Nadie queda acusado',
  whyFailed: 'Ninguna cabra tiene su color en las cartas de todos los demás.',
  whyFramed: ({ colour }) => `El ${colour} está en las cartas de todos los demás.`,
  whyNot: ({ colour, names, count }) =>
    `Falta el ${colour} en ${count === 1 ? 'la carta' : 'las cartas'} de ${names}.`,
  ownCard: 'Su propia carta no cuenta.',
  doubleFails: 'Dos cabras a la vez: en esta mesa, el intento falla.',
  doubleAmong: 'Dos cabras a la vez: ganan los conspiradores si el chivo expiatorio está entre ellas.',
  doubleWrong: 'Dos cabras a la vez: si una es inocente, gana el chivo expiatorio.',
  strangers: ({ names, count }) =>
    count === 1
      ? `La carta de ${names} tiene un color que nadie lleva: quizá sea para otro número de jugadores.`
      : `Las cartas de ${names} tienen colores que nadie lleva: quizá sean para otro número de jugadores.`,
  cardsBack: 'Recoged las cartas; las fichas se quedan.',
  backToTable: 'Volver a la mesa',
  whoWasIt: '¿Y quién era el chivo expiatorio?',
  lookAtColour: ({ colour }) => `¿Y el ${colour}?`,

  // La policía
  copsBy: ({ name }) => `Se ha entregado ${name}.`,
  copsInterrupt: ({ name }) => `${name} está enfrente y se ha entregado fuera de turno.`,
  copsReady: 'Con el destello, cada uno señala a la cabra que nombra su tarjeta.',
  copsCountHint: 'tres, dos, uno, señalad',
  keepPointing: '¡Seguid señalando!',
  pointFirst: '¡Señalad a quien diga la tarjeta!',
  pointFirstHint: 'Luego toca a quién señala cada uno.',
  holdStill: 'Que nadie mueva el dedo hasta que hablen las tarjetas.',
  showMats: '¿Qué decían las tarjetas?',
  arrowsHint: 'Toca a quién señala cada uno.',
  pointsAtWhom: ({ name }) => `${name} señala a`,
  arrowsLeft: ({ count }) => plural('es', count, { one: 'falta 1 dedo', other: `faltan ${count} dedos` }),
  reveal: 'Revelar',
  arrowsInVain:
    'No puede ser: a ninguna cabra la señalan todos los demás, así que alguien ha leído mal. Los dados siguen igual: mirad otra vez las tarjetas y señalad de nuevo.',
  arrowTold: 'ha señalado',

  // El final
  scapegoat: 'Chivo expiatorio',
  wasScapegoat: ({ name }) => `${name} era el chivo expiatorio`,
  scapegoatWins: ({ name }) => `¡${name} gana en solitario!`,
  conspiratorsWin: ({ names }) => `¡Ganan los conspiradores: ${names}!`,
  framedRight: 'La acusación dio en el blanco.',
  framedWrong: ({ names, count }) => `${count === 1 ? 'Pagó' : 'Pagaron'} el pato sin tener culpa: ${names}.`,
  copsWise: ({ name }) => `${name} se entregó… ¡y acertó!`,
  copsUnwise: ({ name }) => `${name} se entregó. No fue buena idea.`,
  gameStopped: 'Partida abandonada',
  gameStoppedHint: 'No gana nadie, y las tarjetas guardan su secreto.',
  matsSaid: 'Lo que decían las tarjetas',
  pointedElsewhere: ({ names, count }) =>
    `${names} ${count === 1 ? 'señaló' : 'señalaron'} a otra cabra: ¿farol o error?`,
  winner: 'gana',
  againHint: 'mismos jugadores, tarjetas nuevas',
  changeGroup: 'Cambiar jugadores o piezas',

  // Historial
  winsAsScapegoat: 'Ganadas como chivo expiatorio',
  winsAsConspirator: 'Ganadas como conspirador',
  whoFrames: 'Quién acusa a quién',
  whoFramesHint: 'En cada fila, quién acusa; en cada columna, a quién.',
  framedBy: 'Acusa',
  endedByFrame: 'por acusación',
  endedByCops: 'por la policía',
  endedAbandoned: 'abandonada',
  scapegoatWas: ({ name }) => `Chivo expiatorio: ${name}`,
  'past.frame': ({ by, names, count }) =>
    `${by} empezó el intento de acusación y ${count === 1 ? 'cayó' : 'cayeron'} ${names}.`,
  'past.cops': ({ by }) => `${by} se entregó a la policía.`,
  'past.mat': ({ name }) => `tarjeta: ${name}`,
  'past.arrow': ({ name }) => `señaló a ${name}`,

  // En pantallas que solo miran
  watchFree: 'Están jugando con las cartas. Si alguien intenta acusar o se va a la policía, saldrá aquí.',
  watchCards: ({ count }) =>
    plural('es', count, {
      one: 'Cada cual marca los colores de su carta. Falta una.',
      other: `Cada cual marca los colores de su carta. Faltan ${count}.`,
    }),
  watchArrows: 'Que nadie mueva el dedo hasta que estén todos.',

  // Ajustes
  freeHint: 'Solo dados, tarjetas, acusaciones y policía.',
};

export const texts = {
  ...first,
  ...gameTerms,
  ...prompts,
  ...options,
  ...paper,
  ...finale,
  ...table,
  ...errors,
};
