import { cuantos } from '../../../../texts/es/number';
import type { Same } from '../../../../texts/index.svelte';
import { plural } from '../../../../texts/plural';
import type { terms as en } from '../en/terms';

const cartas = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);
/** En una frase. */
const conLetras = (count: number) => (count === 1 ? 'una carta' : `${cuantos(count)} cartas`);

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
  'act.witness': 'Quien descarte primero otro testigo con este número se quita una carta de encima.',
  'act.thug': 'Mira una carta boca abajo de cualquier distrito.',
  'act.driver': 'Intercambia dos cartas boca abajo sin mirarlas. No hace falta que sean tuyas.',
  'act.hitman': 'Mira una carta boca abajo. Luego intercambia dos sin mirarlas.',
  'act.boss':
    'Quita una carta de tu distrito. O añade la primera carta del mazo al de otra persona, sin mirarla.',
  'act.cousin': 'No hace nada y vale cero. Si lo juegas, es como un testigo con un 0.',
  'act.snitch':
    'No se puede jugar: vuelve a tu distrito y tienes una carta más. Al final vale lo mismo que la primera carta del mazo.',

  // Mazos y distritos
  drawPile: 'Mazo',
  discardPile: 'Descarte',
  districtOf: ({ name, count }) => `Distrito de ${name}: ${cartas(count)}`,
  districtClosed: ({ name, count }) =>
    `Distrito de ${name}, cerrado` + (count === null ? '' : `: ${cartas(count)}`),
  districtUncounted: ({ name }) => `Distrito de ${name}`,

  // Cuentas atrás
  lookAtZero: 'Al llegar a cero, mirad las dos cartas que tenéis más cerca.',
  'zero.look': '¡Mirad!',
  'zero.reveal': '¡Boca arriba!',
  revealTitle: 'Cartas sobre la mesa',
  revealAtZero: 'Al llegar a cero, dad todos la vuelta a todas vuestras cartas.',
  secondsLeft: ({ seconds }) =>
    plural('es', seconds, { one: 'Queda 1 segundo', other: `Quedan ${seconds} segundos` }),
  cardsDown: '¡Cartas abajo!',
  cardsDownHint: 'Donde estaban y boca abajo. A partir de ahora, todo es memoria.',
  lookNowHint: 'Las dos cartas que tienes más cerca, y ninguna más.',
  stopCount: 'Parar la cuenta atrás:',
  'stop.notReady': 'aún no',
  'stop.disturbed': 'interrupción',
  'stop.restarted': 'El dispositivo de la mesa se ha reiniciado durante la cuenta atrás. ¡Otra vez!',
  countStopped: ({ name, reason }) =>
    `${name === null ? 'Has' : `${name} ha`} parado la cuenta atrás: ${reason}.`,
  holdHintLook: 'La cuenta atrás empieza cuando todos mantengáis pulsado. Levanta el dedo para mirar.',
  holdHintReveal:
    'La cuenta atrás empieza cuando todos mantengáis pulsado. Levanta el dedo al dar la vuelta a tus cartas.',

  // Lo que se ha hecho
  'deed.drew': 'robar una carta',
  'deed.played': ({ card }) => `jugar: ${card}`,
  'deed.looked': 'mirar una carta',
  'deed.swapped': 'intercambiar dos cartas',
  'deed.removed': 'quitar una carta',
  'deed.added': ({ name }) => (name === null ? 'darte una carta' : `darle una carta a ${name}`),
  'deed.skipped': 'saltarse la acción',
  'deed.passed': 'pasar',
  'deed.eliminated': 'eliminar una carta',
  'deed.missed': 'equivocarse de carta',
  'deed.closed': 'cerrar',
  'deed.turnEnded': 'jugar un último turno',
  'deed.roundEnded': 'terminar la ronda',
  'deed.restated': 'corregir la mesa',
  'deed.untracked': 'dejar de seguir los turnos',
  deedOf: ({ name, deed }) => `${deed} (${name})`,

  // Turnos
  drewCard: 'He robado una carta',
  drawHint: 'ahora cámbiala por una tuya',
  shuffleHint: 'el mazo está vacío: barajad el descarte, menos la carta de arriba',
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
  knock: 'Cerrar con un golpe',
  knockHint: 'los demás juegan un turno más',
  knockQuestion: ({ name }) => `¿Cierra ${name}?`,
  knockMeans:
    'Un golpe en la mesa. Desde ahora las cartas de familia no pueden tocar ese distrito. Los demás juegan un turno más y luego se da la vuelta a todas las cartas.',
  knockYes: '¡Toc, toc!',
  endOfTurn: 'Último turno hecho',

  // Eliminar
  raceTitle: ({ number }) => `¿Otro testigo ${number}?`,
  raceHint: ({ number }) =>
    `Quien primero eche uno al descarte se libra de una carta. Ojo: una carta de familia no vale, aunque lleve un ${number}.`,
  rightOwn: 'Bien: era mía',
  rightOther: 'Bien: era de otra persona',
  wrongOne: 'Carta equivocada',
  rightOwnHint: 'una carta menos',
  rightOtherHint: 'dale una tuya sin mirarla',
  wrongHint: 'devuélvela y roba una más sin mirarla',
  whoseDistrict: '¿De quién era la carta?',

  // Lo que se canta en la mesa
  'shout.snitch': ({ name }) => `¡A ${name} le ha salido el Soplón!`,
  'shout.snitch.you': '¡Es el Soplón!',
  'shout.snitch.text': ({ name, count }) =>
    `No se puede jugar. ${name} lo recupera y ahora tiene ${conLetras(count)}.`,
  'shout.snitch.you.text': ({ count }) => `No se puede jugar. Recupéralo: ahora tienes ${conLetras(count)}.`,
  'shout.eliminated': ({ name }) => `¡${name} ha eliminado una carta!`,
  'shout.eliminated.you': '¡Has eliminado una carta!',
  'shout.own.text': ({ name, count }) =>
    count === 0
      ? `A ${name} no le queda ninguna.`
      : `A ${name} ${count === 1 ? 'le queda' : 'le quedan'} ${conLetras(count)}.`,
  'shout.own.you.text': ({ count }) =>
    count === 0 ? 'No te queda ninguna.' : `${count === 1 ? 'Te queda' : 'Te quedan'} ${conLetras(count)}.`,
  'shout.other.text': ({ name, owner }) =>
    `Era de ${owner}, así que ${name} le da una carta. No la mira nadie.`,
  'shout.other.you.text': ({ owner }) => `Era de ${owner}: dale una carta tuya sin mirarla.`,
  'shout.other.mine.text': ({ name }) => `Era tuya, así que ${name} te da una carta. No la mira nadie.`,
  'shout.missed': ({ name }) => `¡${name} se ha equivocado!`,
  'shout.missed.you': '¡Esa no era!',
  'shout.missed.text': ({ name }) => `${name} devuelve la carta y roba una más sin mirarla.`,
  'shout.missed.you.text': 'Devuélvela a donde estaba y roba una más sin mirarla.',
  'shout.closed': ({ name }) => `¡${name} ha cerrado!`,
  'shout.closed.you': '¡Has cerrado!',
  'shout.closed.text': 'Los demás juegan un turno más.',

  // Últimos turnos y final
  hasClosed: ({ name }) => `${name} ha cerrado`,
  lastTurnOf: ({ name }) => `Último turno de ${name}`,
  comesNext: ({ names }) => `Después: ${names}.`,
  thenReveal: 'Después se da la vuelta a todas las cartas.',

  // Introducir
  enterTitle: '¿Qué hay en tu distrito?',
  enterHint: 'Toca cada una de tus cartas. La app las suma cuando estén las de todos.',
  entered: ({ count }) => plural('es', count, { one: 'Ya está: 1 carta', other: `Ya está: ${count} cartas` }),
  youHad: ({ count }) => (count === 1 ? 'Tenías 1 carta.' : `Tenías ${count} cartas.`),
  noCards: 'No tengo cartas',
  noCardsQuestion: '¿Seguro que ninguna?',
  noCardsMeans: 'Ninguna carta son cero puntos.',
  noCardsYes: 'Ninguna carta',
  removeCard: ({ card }) => `Quitar: ${card}`,
  cardsIn: 'Tus cartas ya están',
  changeCards: 'Cambiarlas',
  allIn: 'Ya están todas las cartas',
  topTitle: 'La primera carta del mazo',
  topHint: ({ name }) =>
    `${name} tiene el Soplón. Dad la vuelta a la primera carta del mazo: eso es lo que vale.`,
  topHintYou: 'Tienes el Soplón. Da la vuelta a la primera carta del mazo: eso es lo que vale.',
  topIs: ({ card }) => `El Soplón vale lo mismo que: ${card}.`,
  topNothing: 'No queda ninguna carta',
  topIsNothing: 'El Soplón no vale nada.',
  change: 'Cambiar',
  differs: ({ name, counted, entered }) =>
    `${name} ha introducido ${cartas(entered)}, pero la app había contado ${counted}. Vale lo que habéis introducido.`,
  differsYou: ({ counted, entered }) =>
    `Has introducido ${cartas(entered)}, pero la app había contado ${counted}. Vale lo que has introducido.`,
  addUp: 'Todo bien: a sumar',
  tableConfirms: '¿Todo bien? La suma se hace en la pantalla de la mesa.',

  // El resultado
  resultOf: ({ name }) => `¡${name === null ? 'Ganas tú' : `Gana ${name}`}!`,
  draw: '¡Empate!',
  drawBetween: ({ names }) => `No hay forma de desempatar a ${names}. ¡Otra partida!`,
  drawWithYou: ({ names }) => `No hay forma de desempatar entre ${names} y tú. ¡Otra partida!`,
  'by.sum': ({ total, other }) => `${total} contra ${other}.`,
  'by.cards': ({ total, cards, other }) =>
    `${total} cada uno, pero con ${cards === 1 ? 'una carta' : `${cards} cartas`} contra ${other}.`,
  'by.lowest': ({ total, cards, lowest, other }) =>
    `${total} cada uno con ${cartas(cards)}, pero el ${lowest} es más bajo que el ${other}.`,
  'by.snitchOnly': ({ total, cards }) =>
    `${total} cada uno con ${cartas(cards)}, pero el Soplón no cuenta como carta más baja.`,
  points: ({ count }) => plural('es', count, { one: '1 punto', other: `${count} puntos` }),
  emptyDistrict: 'sin cartas',
  standings: 'Los totales',
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
