import type { Errors } from '../errors';

const list = new Intl.ListFormat('es');

/** «Ana y tú». */
const among = (names: (string | null)[]) => list.format(names.map((name) => name ?? 'tú'));

export const errors = {
  'error.players': ({ players }) => `Este juego es de dos a seis jugadores, no de ${players}.`,
  'error.cardsMissing': ({ most }) => `Si faltan más de ${most} cartas, no hay para todos.`,
  'error.lifesaversMissing': ({ most }) => `En la caja solo hay ${most} salvavidas.`,
  'error.notArranged': 'Decid antes qué hay en la caja.',
  'error.alreadyBegun': 'La partida ya ha empezado: eso ya no se puede cambiar.',
  'error.notBegun': 'La partida aún no ha empezado.',
  'error.lookFirst': 'Terminad antes con la cuadrícula que está en pantalla.',
  'error.noWarmUp': 'Ahora no hay ningún calentamiento.',
  'error.seatTwice': 'Elegid a cada jugador solo una vez.',
  'error.seatNeeded': 'Di de qué jugador se trata.',
  'error.tableOnly': 'Eso solo se hace en el dispositivo de la mesa.',
  'error.notTheClock': 'Eso solo lo decide el reloj.',
  'error.nothingRuns': 'Ahora no hay ningún reloj en marcha.',
  'error.noSuchRing': 'Ese salvavidas no está en juego.',
  'error.whoWasSlowest': 'La app no puede saber quién se ha quedado sin salvavidas. Decidlo vosotros.',
  'error.tooCloseForLast': ({ seats, name }) =>
    `Ha sido casi a la vez entre ${among(seats.map(name))}. Decidid quién se queda sin salvavidas.`,
  'error.whoTouched': 'La app no puede saber quién ha tocado un salvavidas. Decidlo vosotros.',
  'error.tooCloseForFirst': ({ seats, name }) =>
    `Ha sido casi a la vez entre ${among(seats.map(name))}. Decidid quién tocó primero.`,
  'error.nothingToOverlook': 'Nadie ha cogido un salvavidas.',
  'error.grid': 'Una cuadrícula tiene nueve casillas.',
  'error.height': ({ most }) => `Cada pila tiene al menos una carta, y en total solo hay ${most}.`,
  'error.noCallToDecide': 'Ya no hay ningún grito que decidir.',
  'error.nothingToWaveOff': 'Ese jugador no tiene que llevarse nada.',
  'error.lotsForTwo': 'Elegid al menos a dos jugadores para el sorteo.',
  'error.notAllOut': 'Alguien tiene cartas todavía: seguid jugando.',
  'error.decided': 'La partida está decidida. Si no es así, deshacedlo antes.',
  'error.nothingDecided': 'La partida aún no está decidida.',
  'error.nothingToUndo': 'No hay nada que deshacer.',
  'error.notYoursToUndo':
    'Eso lo hizo otra persona: solo ella o el dispositivo de la mesa pueden deshacerlo.',
  'error.gameOver': 'La partida ha terminado.',
  'error.nothingToPrint': 'Todavía no hay nada que imprimir.',
  'error.tooManyRings': ({ most }) => `En la caja solo hay ${most} salvavidas.`,
  'error.tooManyCards': ({ most }) => `En la caja solo hay ${most} cartas.`,
  'error.noSuchPage': 'Esa página no existe.',
} satisfies Errors;
