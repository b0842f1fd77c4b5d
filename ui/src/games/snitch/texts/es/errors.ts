import type { Due, Sort } from '../../../../wire/snitch';
import type { Errors } from '../errors';

const atrasada = 'Esta página va un paso por detrás. Inténtalo otra vez.';

/** «Tu distrito», «El distrito de Ana»; «Tienes», «Ana tiene». */
const distrito = (name: string | null) => (name === null ? 'Tu distrito' : `El distrito de ${name}`);
const tiene = (name: string | null) => (name === null ? 'Tienes' : `${name} tiene`);

const enLaCaja = (sort: Sort, most: number): string =>
  ({
    witness: `solo hay ${most} testigos`,
    family: `solo hay ${most} cartas de familia`,
    cousin: most ? 'solo hay un Primo' : 'el Primo no está en esta partida',
    snitch: most ? 'solo hay un Soplón' : 'el Soplón no está en esta partida',
  })[sort];

const que = (due: Due): string =>
  ({
    look: 'mirar una carta',
    swap: 'intercambiar dos cartas',
    removeOrAdd: 'quitar una carta o añadir una',
  })[due];

export const errors: Errors = {
  // Antes de la partida
  'error.cardCount': ({ cards, fewest, most }) =>
    `No pueden ser ${cards} cartas: tienen que ser de ${fewest} a ${most}. Contad otra vez.`,
  'error.notArranged': 'Elegid primero con qué jugáis.',
  'error.alreadyBegun': 'La partida ya ha empezado; esto ya no se puede cambiar.',
  'error.notBegun': 'La partida aún no ha empezado.',
  'error.nothingToLookAt': 'Ahora no hay nada que mirar.',

  // Cartas
  'error.noSuchWitness': ({ highest }) => `Los testigos llevan un número del 0 al ${highest}.`,
  'error.notFamily': 'Esa carta no es de la familia.',
  'error.tooMany': ({ sort, most }) => `No puede ser: ${enLaCaja(sort, most)}.`,
  'error.tooManyCards': ({ most }) => `No puede ser: en la partida solo hay ${most} cartas.`,

  // Turnos
  'error.followOnly': 'La app no sigue los turnos de esta partida.',
  'error.helpOnly': 'La app está siguiendo los turnos: esto es parte de un turno.',
  'error.lookFirst': 'Primero mirad todos las dos cartas que tenéis más cerca.',
  'error.notYourTurn': 'Es el turno de otra persona.',
  'error.drawFirst': 'Primero roba una carta.',
  'error.playFirst': 'Primero juega la carta que has cambiado por la nueva.',
  'error.actFirst': ({ due }) => `Primero termina la acción: ${que(due)}.`,
  'error.wrongAction': ({ due }) => `Con esta carta toca ${que(due)}.`,
  'error.nothingToDraw': 'No quedan cartas que robar.',
  'error.noPassing': 'No se puede pasar.',
  'error.noSkipping': 'La acción no se puede saltar.',
  'error.mustClose': 'No tienes cartas, así que debes cerrar.',
  'error.outOfReach': ({ seat, name }) =>
    `${distrito(name(seat))} está cerrado: las cartas de familia no lo pueden tocar.`,
  'error.oneCardOnly': ({ seat, name }) => `${tiene(name(seat))} una sola carta.`,
  'error.targetSelf': 'Elige a otra persona.',
  'error.emptyDistrict': ({ seat, name }) =>
    name(seat) === null ? 'No tienes cartas.' : `${name(seat)} no tiene cartas.`,
  'error.noElimination': 'Ahora no se puede eliminar nada.',
  'error.closerWatches': 'Has cerrado, así que no puedes eliminar.',
  'error.closedIsSafe': ({ seat, name }) =>
    `${distrito(name(seat))} está cerrado: nadie más puede eliminar nada de él.`,
  'error.nothingToGive': 'No tienes ninguna carta que dar, así que no puedes eliminar la de otro.',
  'error.alreadyClosed': ({ by, name }) =>
    name(by) === null ? 'Ya has cerrado.' : `${name(by)} ya ha cerrado.`,
  'error.nobodyClosed': 'Todavía no ha cerrado nadie.',
  'error.revealing': 'Se acabaron los turnos. ¡Cartas sobre la mesa!',

  // Cuentas atrás y final
  'error.nothingToCount': 'Ahora no toca ninguna cuenta atrás.',
  'error.notCounting': 'No hay ninguna cuenta atrás en marcha.',
  'error.notTheClock': atrasada,
  'error.notDuringCount': 'Durante la cuenta atrás, no.',
  'error.noTimeRunning': atrasada,
  'error.noEntryDue': 'Ahora no hay que introducir ninguna carta.',
  'error.entryMissing': ({ seat, name }) =>
    `Faltan ${name(seat) === null ? 'tus cartas' : `las cartas de ${name(seat)}`}.`,
  'error.nobodyHasSnitch': 'Nadie tiene el Soplón, así que la primera carta del mazo da igual.',
  'error.topMissing': ({ seat, name }) =>
    `${tiene(name(seat))} el Soplón: dad la vuelta a la primera carta del mazo.`,
  'error.topNeeded': 'Barajad el descarte y dad la vuelta a la primera carta.',

  // En cualquier momento
  'error.nothingToUndo': 'No hay nada que deshacer.',
  'error.notYoursToUndo': 'Esto lo ha hecho otra persona, así que lo tiene que deshacer ella.',
  'error.gameOver': 'La partida ha terminado.',

  // En el dispositivo de la mesa
  'error.players': ({ players }) => `Este juego es de 2 a 10 jugadores, no de ${players}.`,
  'error.lookTime': ({ shortest, longest }) => `El vistazo dura de ${shortest} a ${longest} segundos.`,
  'error.lostTooMany': ({ sort, most }) => `No podéis haber perdido tantas: ${enLaCaja(sort, most)}.`,
  'error.witnessesAreCounted': 'Basta con contar los testigos que faltan; da igual cuáles sean.',
  'error.standIn': 'Solo puede sustituirla un testigo u otra carta de familia.',
  'error.tooFewCards': ({ cards, players }) => `${cards} cartas no bastan para ${players} jugadores.`,
  'error.seatNeeded': 'Elegid quién lo hace.',
  'error.tableOnly': 'Eso solo se puede hacer en el dispositivo de la mesa.',
  'error.impossibleBoard': ({ cards }) => `No cuadra: hay ${cards} cartas en total. Contad otra vez.`,
  'error.notTheNext': ({ seat, name }) => `Le toca a quien va después de quien ha cerrado: ${name(seat)}.`,
  'error.nothingToPrint': 'Elegid al menos una cosa para imprimir.',
  'error.noWitnesses': 'Los testigos no se pueden imprimir: solo en la caja pone cuáles hay.',
  'error.moreThanInTheBox': ({ sort, most }) => `No hacen falta tantas: ${enLaCaja(sort, most)}.`,
  'error.noSuchPage': 'Esa página no existe.',
};
