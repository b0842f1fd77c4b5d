import type { CardNumber } from '../../wire/scapegoat';
import type { SeatErrors } from '../errors';

const descuadre = 'El teléfono y la mesa no se entienden. Recarga esta página.';

const PENDIENTE = {
  spy: 'Espiar',
  trade: 'Comerciar',
  stash: 'Alijo',
  prepare: 'tomar una ficha de preparación',
  steal: 'robar una ficha de preparación',
  frame: 'empezar el intento de acusación',
};
/** «3+, 4+ o 4». */
function cualquieraDe(numbers: CardNumber[]): string {
  const words = numbers.map(({ players, orMore }) => `${players}${orMore ? '+' : ''}`);
  return `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`;
}

const DADO = { white: 'blanco', black: 'negro' };

export const errors = {
  'error.lost': 'Se cortó la conexión antes de la respuesta. Mira si se hizo y vuelve a intentarlo.',
  'error.protocolVersion': 'La mesa usa otra versión de Goatherd. Recarga esta página.',
  'error.unreadable': descuadre,
  'error.helloFirst': descuadre,
  'error.helloTooLate': 'Ha tardado demasiado. Inténtalo otra vez.',
  'error.noSuchTable': 'Esta mesa ya no existe. Pide un código nuevo en la mesa.',
  'error.linkInvalid': 'Este enlace no abre ningún sitio. Escanea otra vez el código de la mesa.',
  'error.tableDeclined': 'La mesa no ha dejado entrar a este teléfono.',
  'error.tooManyDevices': 'Hay demasiados aparatos en esta mesa. Cierra Goatherd en uno que nadie use.',
  'error.tooFast': 'Demasiado de golpe. Espera un momento.',
  'error.tooLong': descuadre,
  'error.tooSlow': 'Este teléfono se quedó atrás y se está poniendo al día.',
  'error.sealBroken': descuadre,
  'error.sealNeeded': descuadre,
  'error.notYourSeat': 'Este teléfono ocupa otro sitio.',
  'error.noSuchSeat': 'No hay tal sitio en esta mesa.',
  'error.seatTakenOver': 'Otro teléfono ha ocupado este sitio.',
  'error.seatFreed': 'Este sitio vuelve a estar libre. Escanea su código en la mesa para sentarte.',
  'error.linkRevoked': 'La mesa ha retirado este enlace. Escanea el código nuevo.',
  'error.tableClosed': 'La mesa se ha recogido. ¡Gracias por jugar!',
  'error.hostStops': 'El aparato de la mesa está apagado. Este teléfono volverá solo cuando se encienda.',
  'error.networkClosed': 'La mesa ha cerrado su red. Este teléfono volverá solo cuando se abra.',
  'error.notSaved': 'La mesa no ha podido guardarlo, así que nada ha cambiado.',

  'error.pileSize': ({ pile, players, legal: [small, large], numbers }) =>
    `Para ${players} jugadores deben ser ${small} o ${large} cartas, no ${pile}. ` +
    `Buscad las que llevan ${cualquieraDe(numbers)} en la esquina: todas ellas y ninguna más.`,
  'error.notArranged': 'Primero decid en la mesa quién juega.',
  'error.alreadyBegun': 'La partida ha empezado, así que esto se queda como está.',
  'error.notBegun': 'La partida aún no ha empezado.',
  'error.alreadyRolled': 'Los dados ya están tirados. Se tiran una vez por partida.',
  'error.dieRange': ({ die, lowest, highest }) => `El dado ${DADO[die]} va de ${lowest} a ${highest}.`,
  'error.dieUnread': ({ die }) => `Tira el dado ${DADO[die]} y di qué sale.`,
  'error.dieIsLost': ({ die }) => `El dado ${DADO[die]} lo tira la aplicación.`,

  'error.nothingToRead': 'Ahora no hay que leer ninguna tarjeta.',
  'error.noCardboard': 'Este sitio no tiene tarjeta de cartón.',
  'error.matNamesOwner': 'Una tarjeta nunca nombra a su propia cabra. Mira otra vez.',
  'error.matNotSettled': 'Primero los demás dicen qué pone en sus tarjetas.',
  'error.matIsCardboard': 'Mira tu tarjeta de cartón.',
  'error.notDuringCount': 'Durante la cuenta atrás, no.',

  'error.guidedOnly': 'La aplicación no sigue los turnos de esta partida.',
  'error.freeOnly': 'En una partida guiada esto es parte de un turno.',
  'error.lookFirst': 'Primero cada cual mira su tarjeta.',
  'error.notYourTurn': 'Es el turno de otra persona.',
  'error.moveFirst': 'Primero mueve tu ficha.',
  'error.sameLocation': 'Tu ficha ya está ahí. Muévela a otro sitio.',
  'error.actFirst': ({ due }) => `Primero haz lo que toca: ${PENDIENTE[due]}.`,
  'error.wrongAction': ({ due }) => `Aquí toca otra cosa: ${PENDIENTE[due]}.`,
  'error.swapFirst': 'Primero haz el intercambio de pruebas.',
  'error.targetSelf': 'Elige a otra persona.',
  'error.targetWithoutToken': 'Esa persona no tiene ficha de preparación.',
  'error.stashSlot': 'El alijo tiene las cartas 1, 2 y 3.',
  'error.interruptNeedsSix': 'Entregarse fuera de turno solo vale con seis jugadores.',
  'error.interruptSeat': 'Solo puede hacerlo ahora quien está enfrente.',
  'error.interruptTooLate': 'Demasiado tarde: la ficha ya se ha movido.',
  'error.frameUnderWay': 'Hay un intento de acusación en marcha.',
  'error.copsCalled': 'Demasiado tarde: ya viene la policía.',

  'error.nothingToCount': 'Ahora no hay nada que contar.',
  'error.notCounting': 'No hay ninguna cuenta atrás.',
  'error.notTheClock': descuadre,
  'error.noCardDue': 'Ahora no hay que decir ninguna carta.',
  'error.cardMissing': ({ seat, name }) => `Falta la carta de ${name(seat)}.`,
  'error.cardEmpty': ({ seat, name }) => `Elige al menos un color para la carta de ${name(seat)}.`,
  'error.nothingToJudge': 'Ahora no hay nada que juzgar.',
  'error.noPointing': 'Ahora nadie señala.',
  'error.arrowMissing': ({ seat, name }) => `${name(seat)} aún no ha señalado.`,
  'error.arrowAtSelf': 'Nadie señala a su propia cabra.',
  'error.arrowsImpossible': 'Nadie está señalado por todos los demás: alguien leyó mal. Señalad otra vez.',

  'error.nothingToUndo': 'No hay nada que deshacer.',
  'error.notYoursToUndo': 'Ese paso lo dio otra persona, que puede deshacerlo.',
  'error.gameOver': 'La partida ha terminado.',
} satisfies SeatErrors;
