import type { Same } from '../../../../texts/index.svelte';
import type { phone as en } from '../en/phone';
import { errors } from './errors';
import { finale } from './finale';
import { gameTerms } from './game-terms';
import { prompts } from './prompts';

export const phone: Same<typeof en> = {
  tellMat: '¿Qué dice tu tarjeta?',
  tellMatHint: 'Lee tu tarjeta de cartón donde se cruzan los dos dados e introduce en privado lo que dice.',
  othersTell: 'Los demás están leyendo sus tarjetas',
  stillToTell: ({ names }) => `Esperando a ${names}.`,
  misread: 'Las tarjetas no cuadran: alguien ha leído mal. Mirad todos otra vez.',
  misreadTwice:
    'Siguen sin cuadrar. Mirad otra vez, o que la pantalla de la mesa reparta todas las tarjetas.',
  lookTwice: 'Con tan pocas tarjetas un error puede pasar inadvertido: compruébalo bien.',
  tellNow: 'Introducirla en privado',
  tellAgain: 'Introducirla otra vez',
  yourMatSaysWhat: 'Tu tarjeta dice…',
  onlyYou: 'Solo para tus ojos. La página se cierra al tocar.',
  matNames: ({ name }) => `Mi tarjeta dice ${name}`,
  yourTurn: 'Tu turno',
  'at.prepare': 'Coge una de las dos fichas.',
  'at.frame': 'Con ficha: intento de acusación. Sin ficha: roba una.',
  'at.spy': 'Mira toda la mano de alguien.',
  'at.trade': 'Cambia una carta con alguien.',
  'at.stash': 'Coge una carta boca abajo y deja otra.',
  'at.cops': 'Acaba la partida: gana el chivo expiatorio.',
  'with.spy': ({ name }) => `Espiar a ${name}`,
  'with.trade': ({ name }) => `Comerciar con ${name}`,
  'with.steal': ({ name }) => `Robar a ${name}`,
  stashCard: ({ slot }) => `Carta ${slot}`,
  takeToken: 'Ya la tengo',
  startFrame: 'Empezar el intento de acusación',
  evidenceSwap: 'Intercambio de pruebas',
  swapDone: 'Hecho, siguiente jugador',
  'on.spied': ({ name }) => `${name} te está espiando: enseña tu mano solo a ${name}.`,
  'on.stole': ({ name }) => `${name} te ha quitado la ficha.`,
  'on.traded': ({ name }) => `${name} quiere comerciar: elige una carta.`,
  asksTrade: ({ name }) => `${name} quiere comerciar`,
  picked: 'Ya he elegido',
  notPicked: 'Espera, otra carta',
  stillToPick: ({ name }) => `Falta que elija ${name}.`,
  interrupt: 'Entregarse fuera de turno',
  callFrame: 'Intento de acusación',
  callFrameHint: 'todos eligen una carta',
  callFrameMeans:
    'Todos eligen una carta y la muestran al llegar a cero. Tienes que estar en Acusar/Robar con una ficha de preparación.',
  callFrameYes: 'Empezar',
  callCopsHint: 'termina la partida',
  callCopsMeans:
    'La partida termina ahora: cada uno señala a quien diga su tarjeta. El chivo expiatorio gana y los demás pierden.',
  callCopsYes: 'Entregarse',
  deedMoved: ({ place }) => `ir a ${place}`,
  deedSpied: ({ name }) => (name === null ? 'espiarte' : `espiar a ${name}`),
  deedAsked: ({ name }) => `pedir comerciar ${name === null ? 'contigo' : `con ${name}`}`,
  deedTraded: ({ name }) => `comerciar ${name === null ? 'contigo' : `con ${name}`}`,
  deedStole: ({ name }) => (name === null ? 'robarte' : `robar a ${name}`),
  lastStep: 'el último paso',
  pickCard: ({ name }) =>
    `${name === null ? 'Has' : `${name} ha`} empezado un intento de acusación. Elige una carta de tu mano y ponla boca abajo delante de ti.`,
  ready: 'Cuando queráis',
  notReady: 'Espera, aún no',
  waitForReady: 'La cuenta atrás empieza cuando todos estén listos.',
  lockColours: 'Introducir ya sus colores',
  lockWhy: 'ahorra tiempo después; nadie los ve hasta mostrar las cartas',
  lockHint: 'Toca todos los colores de tu carta. Nadie los ve hasta llegar a cero.',
  lockCard: 'Confirmar',
  lockedCard: 'Colores guardados',
  lockedHint: 'toca para cambiarlos',
  coloursOnCard: 'Colores de tu carta',
  whatWasOnCard: '¿Qué hay en tu carta?',
  whatWasOnCardHint: 'Toca todos los colores que muestra tu carta.',
  tellCard: 'Esa es mi carta',
  cardTold: 'Carta recibida',
  cardsMissing: ({ names }) => `Esperando a ${names}.`,
  cardsComplete: 'Ya están todas las cartas.',
  judge: '¿Quién queda acusado?',
  changeCard: 'Corregir mi carta',
  repeat: 'Otra vez, mismas cartas',
  repeatHint: 'alguien se ha adelantado o ha llegado tarde',
  holdHere: 'Cuando tu carta esté boca abajo, mantén pulsado el botón de abajo.',
  holdHereCops: 'Mantén pulsado el botón de abajo.',
  countTrade: 'Con cuenta atrás',
  countTradeHint: 'tres, dos, uno, cambiad',
  framed: ({ names }) => `¡Habéis acusado a ${names}!`,
  framedYou: '¡Te han acusado!',
  framedYouToo: ({ names }) => `¡Te han acusado, y también a ${names}!`,
  nobodyFramed: 'Nadie queda acusado',
  whoWasIt: '¿Y quién era el chivo expiatorio?',
  showEverybody: 'Enseñárselo a todos',
  failedWhy:
    'Ninguna cabra tiene su color en las cartas de todos los demás. Recoged las cartas; las fichas se quedan.',
  doubleFails: ({ names, you }) =>
    `${you ? `Te acusaría a la vez que a ${names}` : `Acusaría a ${names} a la vez`}, y en esta mesa eso es un fallo. Recoged las cartas.`,
  'double.scapegoatAmongThem':
    'Hay más de una cabra acusada: ganan los conspiradores si el chivo expiatorio está entre ellas.',
  'double.wrongOneLoses': 'Hay más de una cabra acusada: si alguna es inocente, gana el chivo expiatorio.',
  'double.fails': 'Hay más de una cabra acusada.',
  lookAtColour: 'Mirar otro color',
  lookAt: ({ colour }) => `Mirar el ${colour}`,
  onAll: ({ colour }) => `El ${colour.toLowerCase()} está en las cartas de todos los demás.`,
  missingOn: ({ colour, names, count, you }) => {
    const theirs = count === 1 ? 'la' : 'las';
    const where = you
      ? `en tu carta${count ? ` y en ${theirs} de ${names}` : ''}`
      : `en ${theirs} ${count === 1 ? 'carta' : 'cartas'} de ${names}`;
    return `Falta el ${colour.toLowerCase()} ${where}.`;
  },
  strangers: ({ names, count, you }) => {
    const theirs = count === 1 ? 'la' : 'las';
    const whose = you
      ? `Tu carta${count ? ` y ${theirs} de ${names}` : ''}`
      : `${count === 1 ? 'La carta' : 'Las cartas'} de ${names}`;
    return count + Number(you) === 1
      ? `${whose} tiene un color que nadie lleva. Quizá deba volver a la caja.`
      : `${whose} tienen colores que nadie lleva. Quizá deban volver a la caja.`;
  },
  backToTable: 'Volver a la mesa',
  goOn: 'Seguir',
  copsBy: ({ name }) => `${name === null ? 'Te has' : `${name} se ha`} entregado a la policía.`,
  copsInterrupt: ({ name }) =>
    `${name === null ? 'Te has' : `${name} está enfrente y se ha`} entregado fuera de turno.`,
  copsPrompt: 'Dad la vuelta a la carta. Al llegar a cero, cada uno señala a quien diga su tarjeta.',
  pointNow: '¡Señala!',
  pointAt: ({ name }) => `Señalar a ${name}`,
  youPointed: ({ name }) => `Señalas a ${name}`,
  pointInVain:
    'A ninguna cabra la señalan todos los demás: alguien ha leído mal. Mira tu tarjeta y señala otra vez.',
  stillToPoint: ({ names }) => `Esperando a ${names}.`,
  showArrows: 'Mostrar las flechas',
  abandoned: 'Partida abandonada: no gana nadie',
  theScapegoat: 'chivo',
  wasScapegoat: ({ name }) => `El chivo expiatorio ${name === null ? 'eras tú' : `era ${name}`}`,
  winsAlone: ({ name }) => `¡${name === null ? 'Ganas' : `${name} gana`} en solitario!`,
  conspiratorsWin: ({ names }) => `¡Ganan los conspiradores: ${names}!`,
  wentWisely: ({ name }) =>
    name === null ? 'Te entregaste… ¡y acertaste!' : `${name} se entregó… ¡y acertó!`,
  wentInVain: ({ name, you }) =>
    `${name === null ? 'Te entregaste' : `${name} se entregó`}: un regalo para ${you ? 'ti' : 'el chivo expiatorio'}.`,
  wasFramed: ({ names, you }) =>
    you ? `Te han acusado${names && `, y también a ${names}`}.` : `Habéis acusado a ${names}.`,
  whatMatsSaid: 'Lo que decía cada tarjeta',
  pointedElsewhere: ({ name }) => `${name === null ? 'te señaló' : `señaló a ${name}`}: ¿farol o error?`,
  wholeMat: 'Mi tarjeta entera',
  wholeMatHint:
    'El blanco va en el lateral y el negro, arriba. La tarjeta se abre mientras mantienes pulsado.',
  aboutText: 'Para el juego de mesa ¡Cabritos!, con vuestras propias cartas.',
};

export const texts = { ...gameTerms, ...prompts, ...phone, ...finale, ...errors };
