import type { Same } from '../../../../texts/index.svelte';
import { plural } from '../../../../texts/plural';
import type { terms as en } from '../en/terms';

const cartas = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);

export const terms: Same<typeof en> = {
  // Cartas
  'card.witness': 'Testigo',
  'card.thug': 'Matón',
  'card.driver': 'Conductora',
  'card.hitman': 'Sicario',
  'card.boss': 'Capo',
  'card.cousin': 'Primo',
  'card.snitch': 'Soplón',
  witnessOf: ({ number }) => `Testigo ${number}`,
  family: 'familia',
  'act.witness': 'Quien primero descarte otro testigo con este número se quita una carta de encima.',
  'act.thug': 'Mira una carta boca abajo de cualquier distrito.',
  'act.driver': 'Intercambia dos cartas boca abajo sin mirarlas. No hace falta que haya ninguna tuya.',
  'act.hitman': 'Mira una carta boca abajo y luego intercambia dos sin mirarlas.',
  'act.boss': 'Quita una carta de tu distrito o añade una del mazo, sin mirarla, al de otra persona.',
  'act.cousin': 'No hace nada y vale cero. Al jugarlo es como un testigo con un 0.',
  'act.snitch':
    'No se puede jugar: vuelve a casa y te quedas con una carta más. Al final vale lo que la primera carta del mazo.',

  // Mazos y distritos
  drawPile: 'Mazo',
  discardPile: 'Descarte',
  districtOf: ({ name, count }) => `Distrito de ${name}: ${cartas(count)}`,
  districtClosed: ({ name, count }) =>
    `Distrito de ${name}, cerrado` + (count === null ? '' : `: ${cartas(count)}`),
  districtUncounted: ({ name }) => `Distrito de ${name}`,

  // Cuentas atrás
  lookAtZero: 'Al llegar a cero, mirad vuestras dos cartas de abajo.',
  'zero.look': '¡Mirad!',
  'zero.reveal': '¡Dadles la vuelta!',
  revealTitle: 'Cartas sobre la mesa',
  revealAtZero: 'Al llegar a cero, todos dais la vuelta a todas vuestras cartas.',
  secondsLeft: ({ seconds }) =>
    plural('es', seconds, { one: 'Queda 1 segundo', other: `Quedan ${seconds} segundos` }),
  cardsDown: '¡Cartas abajo!',
  cardsDownHint: 'Donde estaban y boca abajo. A partir de ahora, todo es memoria.',
  lookNowHint: 'Tus dos cartas de abajo. Solo las tuyas.',
  stopCount: 'Parar la cuenta atrás:',
  'stop.notReady': 'aún no',
  'stop.disturbed': 'interrupción',
  'stop.restarted': 'El dispositivo de la mesa se ha reiniciado durante la cuenta atrás. ¡Otra vez!',
  countStopped: ({ name, reason }) => `${name} ha parado la cuenta atrás: ${reason}.`,
  holdHintLook: 'Cuando todos mantengáis pulsado, empieza la cuenta atrás. Levanta el dedo para mirar.',
  holdHintReveal:
    'Cuando todos mantengáis pulsado, empieza la cuenta atrás. Levanta el dedo al dar la vuelta a tus cartas.',

  // Lo que se ha hecho
  'deed.drew': 'robar una carta',
  'deed.played': ({ card }) => `jugar: ${card}`,
  'deed.looked': 'mirar una carta',
  'deed.swapped': 'intercambiar dos cartas',
  'deed.removed': 'quitar una carta',
  'deed.added': ({ name }) => `una carta para ${name}`,
  'deed.skipped': 'saltarse la acción',
  'deed.passed': 'pasar',
  'deed.eliminated': ({ name }) => `${name} eliminó una carta`,
  'deed.missed': ({ name }) => `${name} se equivocó`,
  'deed.closed': ({ name }) => `${name} cerró`,
  'deed.turnEnded': 'un último turno',
  'deed.roundEnded': 'el final de la ronda',
  'deed.restated': 'la mesa corregida',
  'deed.untracked': 'solo ayuda',

  // Turnos
  drewCard: 'Ya he robado',
  drawHint: 'mírala y cámbiala por una tuya',
  shuffleHint: 'el mazo está vacío: barajad el descarte, menos la carta de arriba',
  whatPlayed: '¿Qué carta has jugado?',
  whatPlayedHint: 'La que estaba en tu distrito, no la que has robado.',
  otherNumber: 'otro número',
  numberOf: 'Número del testigo',
  take: 'Vale',
  lookedDone: 'Ya he mirado',
  swappedDone: 'Ya las he cambiado',
  removedOne: 'He quitado una mía',
  removedSnitch: 'Era el Soplón',
  removedSnitchHint: 'queda fuera de la partida',
  addedTo: ({ name }) => `Una más para ${name}`,
  skipAction: 'Saltarse la acción',
  passTurn: 'Pasar',
  close: 'Cerrar',
  knock: 'Golpear para cerrar',
  knockHint: 'en lugar del turno',
  knockQuestion: ({ name }) => `¿Cierra ${name}?`,
  knockMeans:
    'La familia ya no puede tocar un distrito cerrado. Los demás tienen un último turno y luego se da la vuelta a todas las cartas.',
  knockYes: '¡Toc, toc!',
  endOfTurn: 'Último turno hecho',

  // Eliminar
  raceTitle: ({ number }) => `¿Otro testigo ${number}?`,
  raceHint: ({ number }) =>
    `Vale la primera mano en el descarte. Solo un testigo: una carta de familia con un ${number} es un error.`,
  rightOwn: 'Bien, de mi distrito',
  rightOther: 'Bien, del distrito de otro',
  wrongOne: 'Carta equivocada',
  rightOwnHint: 'una carta menos',
  rightOtherHint: 'una tuya va allí, sin mirarla',
  wrongHint: 'vuelve a su sitio y te llevas otra, sin mirarla',
  whoseDistrict: '¿De quién era el distrito?',
  giveOne: ({ name }) => `Dale ahora a ${name} una carta tuya, sin mirarla.`,
  penaltyTitle: '¿Bien o mal?',

  // Últimos turnos y final
  lastTurns: 'Últimos turnos',
  hasClosed: ({ name }) => `${name} ha cerrado`,
  lastTurnOf: ({ name }) => `Último turno de ${name}`,
  comesNext: ({ names }) => `Después: ${names}.`,
  thenReveal: 'Después se da la vuelta a todas las cartas.',

  // Introducir
  enterTitle: '¿Qué hay en tu distrito?',
  enterHint: 'Toca cada carta. Nadie las ve hasta que estén todas.',
  entered: ({ count }) => plural('es', count, { one: 'Ya está: 1 carta', other: `Ya está: ${count} cartas` }),
  noCards: 'No tengo cartas',
  removeCard: ({ card }) => `Quitar otra vez: ${card}`,
  cardsIn: 'Tus cartas están dentro',
  changeCards: 'Cambiarlas',
  allIn: 'Están todas las cartas',
  topTitle: 'La primera carta del mazo',
  topHint: ({ name }) =>
    `${name} tiene el Soplón. Dad la vuelta a la primera carta del mazo: eso es lo que vale.`,
  topHintYou: 'Tienes el Soplón. Da la vuelta a la primera carta del mazo: eso es lo que vale.',
  topIs: ({ card }) => `El Soplón vale como ${card}.`,
  topNothing: 'No queda ninguna carta',
  topIsNothing: 'El Soplón no vale nada.',
  change: 'Cambiar',
  differs: ({ name, counted, entered }) =>
    `${name} ha introducido ${cartas(entered)}; la app había contado ${counted}. Vale lo que habéis introducido.`,
  addUp: 'Correcto: a sumar',
  tableConfirms: '¿Todo bien? La suma se hace en la pantalla de la mesa.',

  // El resultado
  resultOf: ({ name }) => `¡Gana ${name}!`,
  draw: '¡Empate!',
  drawBetween: ({ names }) => `No hay forma de desempatar a ${names}. ¡Otra partida!`,
  'by.sum': ({ total, other }) => `${total} contra ${other}.`,
  'by.cards': ({ total, cards, other }) =>
    `${total} cada uno, pero ${cards === 1 ? 'una carta' : `${cards} cartas`} contra ${other}.`,
  'by.lowest': ({ total, cards, lowest, other }) =>
    `${total} cada uno con ${cartas(cards)}, pero el ${lowest} es más bajo que el ${other}.`,
  'by.snitchOnly': ({ total, cards }) =>
    `${total} cada uno con ${cartas(cards)}, pero el Soplón no cuenta como carta más baja.`,
  points: ({ count }) => plural('es', count, { one: '1 punto', other: `${count} puntos` }),
  emptyDistrict: 'sin cartas',
  standings: 'Los totales, de mayor a menor',
  theCloser: 'cerró',
  gameTitle: 'Soplón',
  'role.winner': 'gana',

  // Premios
  'award.tamedTheSnitch': 'Ganó con el Soplón',
  'award.byAWhisker': 'Ganó por los pelos',
  'award.sharpMemory': ({ number }) => `Memoria de elefante: eliminó ${number} cartas`,
  'award.closedInTime': 'Cerró en el momento justo',
  'award.closedTooSoon': 'Cerró un poco pronto',
};
