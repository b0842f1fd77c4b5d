import type { CardNumber } from '../../../../wire/scapegoat';
import type { Errors } from '../errors';

const PENDIENTE = {
  spy: 'Espiar',
  trade: 'Comerciar',
  stash: 'Alijo',
  prepare: 'coger una ficha de preparación',
  steal: 'robar una ficha de preparación',
  frame: 'empezar el intento de acusación',
};
/** «3+, 4+ o 4». */
function cualquieraDe(numbers: CardNumber[]): string {
  const words = numbers.map(({ players, orMore }) => `${players}${orMore ? '+' : ''}`);
  return `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`;
}

const DADO = { white: 'blanco', black: 'negro' };

/** «tu carta», «la carta de Ana». */
const laCarta = (name: string | null) => (name === null ? 'tu carta' : `la carta de ${name}`);

const descuadre = 'El móvil y la mesa se han desincronizado. Recarga esta página.';

export const errors = {
  'error.pileSize': ({ pile, players, legal: [small, large], numbers }) =>
    `Para ${players} jugadores hacen falta ${small} cartas (dos por jugador) o ${large} (tres por jugador), según vuestra caja, no ${pile}. ` +
    `Buscad las que llevan ${cualquieraDe(numbers)} en la esquina: todas ellas y ninguna más.`,
  'error.notArranged': 'Primero indicad en la mesa quién juega.',
  'error.alreadyBegun': 'La partida ha empezado, así que esto se queda como está.',
  'error.notBegun': 'La partida aún no ha empezado.',
  'error.alreadyRolled': 'Los dados ya están tirados. Se tiran una vez por partida.',
  'error.dieRange': ({ die, lowest, highest }) => `El dado ${DADO[die]} va de ${lowest} a ${highest}.`,
  'error.dieUnread': ({ die }) => `Tira el dado ${DADO[die]} e introduce el resultado.`,
  'error.dieIsLost': ({ die }) => `El dado ${DADO[die]} lo tira la app.`,

  'error.nothingToRead': 'Ahora no hay que introducir ninguna tarjeta.',
  'error.noCardboard': 'Este sitio no tiene tarjeta de cartón.',
  'error.matNamesOwner': 'Una tarjeta nunca nombra a su propia cabra. Mira otra vez.',
  'error.matNotSettled': 'Primero los demás tienen que introducir sus tarjetas.',
  'error.matIsCardboard': 'Mira tu tarjeta de cartón.',
  'error.notDuringCount': 'Durante la cuenta atrás no se puede.',

  'error.guidedOnly': 'La app no sigue los turnos de esta partida.',
  'error.freeOnly': 'Con turnos guiados, esto es parte de un turno.',
  'error.lookFirst': 'Primero cada uno tiene que mirar su tarjeta.',
  'error.notYourTurn': 'No es tu turno.',
  'error.moveFirst': 'Primero mueve tu ficha.',
  'error.sameLocation': 'Tu ficha ya está ahí. Muévela a otra localización.',
  'error.actFirst': ({ due }) => `Primero haz tu acción: ${PENDIENTE[due]}.`,
  'error.wrongAction': ({ due }) => `Aquí toca otra cosa: ${PENDIENTE[due]}.`,
  'error.swapFirst': 'Primero haz el intercambio de pruebas.',
  'error.targetSelf': 'Elige a otra persona.',
  'error.targetWithoutToken': 'Esa persona no tiene ficha de preparación.',
  'error.stashSlot': 'Elige la carta 1, 2 o 3 del alijo.',
  'error.interruptNeedsSix': 'Entregarse fuera de turno solo se puede con seis jugadores.',
  'error.interruptSeat': 'Solo puede hacerlo ahora quien está enfrente.',
  'error.interruptTooLate': 'Demasiado tarde: la ficha ya se ha movido.',
  'error.tradeUnderWay': 'Primero terminad el intercambio.',
  'error.frameUnderWay': 'Hay un intento de acusación en marcha.',
  'error.copsCalled': 'Demasiado tarde: ya ha llegado la policía.',

  'error.nothingToCount': 'Ahora no hay ninguna cuenta atrás que empezar.',
  'error.notCounting': 'No hay ninguna cuenta atrás en marcha.',
  'error.notTheClock': descuadre,
  'error.noCardDue': 'Ahora no hay que introducir ninguna carta.',
  'error.cardMissing': ({ seat, name }) => `Falta ${laCarta(name(seat))}.`,
  'error.cardEmpty': ({ seat, name }) => `Elige al menos un color para ${laCarta(name(seat))}.`,
  'error.nothingToJudge': 'Ahora no hay nada que juzgar.',
  'error.noPointing': 'Ahora no hay que señalar.',
  'error.arrowMissing': ({ seat, name }) =>
    name(seat) === null ? 'Aún no has señalado.' : `${name(seat)} aún no ha señalado.`,
  'error.arrowAtSelf': 'Nadie puede señalar a su propia cabra.',
  'error.arrowsImpossible':
    'A ninguna cabra la señalan todos los demás: alguien ha leído mal. Señalad otra vez.',

  'error.nothingToUndo': 'No hay nada que deshacer.',
  'error.notYoursToUndo': 'Ese paso lo ha dado otra persona: que lo deshaga ella.',
  'error.gameOver': 'La partida ha terminado.',

  // En el dispositivo de la mesa
  'error.players': '¡Cabritos! es de 3 a 6 jugadores.',
  'error.row':
    'Preparar va a la izquierda del todo; la policía, a la derecha del todo; y cada localización, una sola vez.',
  'error.placement': 'La ficha de cada jugador se coloca una sola vez.',
  'error.edition': ({ lowest, highest }) => `Las ediciones impresas van del ${lowest} al ${highest}.`,
  'error.impossibleBoard': 'Eso no es posible. Contad otra vez las fichas.',
  'error.turn': ({ highest }) => `Los turnos van del 1 al ${highest}.`,
  'error.seatNeeded': 'Elige qué jugador lo hace.',
  'error.tableOnly': 'Solo se puede hacer en el dispositivo de la mesa.',
  'error.nothingToPrint': 'Elige al menos una cosa para imprimir.',
  'error.tooFewColours': ({ players }) =>
    `Las tarjetas para ${players} jugadores necesitan ${players} colores.`,
  'error.noSuchMat': 'Nadie tiene ese color en este juego de tarjetas. Elige otra.',
  'error.noSuchPage': 'Esa página no existe.',
} satisfies Errors;
