import type { TableErrors } from '../errors';

export const errors = {
  'error.players': '¡Cabritos! es para 3 a 6 jugadores.',
  'error.colourTwice': 'Dos personas no pueden tener el mismo color.',
  'error.greyPlayer': 'El gris es el espectador inocente y no es de nadie.',
  'error.nameTooLong': ({ longest }) => `Un nombre tiene como mucho ${longest} letras.`,
  'error.nameUnprintable': 'En ese nombre hay un signo que no se puede mostrar.',
  'error.row': 'Preparar va a la izquierda del todo, la policía a la derecha, y cada localización una vez.',
  'error.placement': 'La ficha de cada jugador se coloca una sola vez.',
  'error.edition': ({ lowest, highest }) => `Las ediciones impresas van del ${lowest} al ${highest}.`,
  'error.impossibleBoard': 'Así no puede estar la mesa. Contad otra vez las fichas.',
  'error.seatNeeded': 'Di quién lo hace.',
  'error.tableOnly': 'Solo puede hacerlo el aparato de la mesa.',
  'error.tableDeviceOnly': 'Solo puede hacerlo el aparato de la mesa.',
  'error.noTableOpen': 'Primero abre una mesa.',
  'error.seatOnPhone': 'Esta persona usa un teléfono: hay que hacerlo allí.',
  'error.noSuchAsk': 'Ese teléfono ya no pregunta.',
  'error.unknownGame': 'Esta versión de Goatherd no conoce ese juego.',
  'error.gameNotOver': 'La partida aún no ha terminado.',
  'error.nothingToRepeat': 'Aún no ha jugado ningún grupo en esta mesa.',
  'error.networkFailed': 'No se pudo abrir la red. De mano en mano se juega sin ella.',
  'error.wifiInvalid': 'Revisa el nombre y la clave de la wifi.',
} satisfies TableErrors;
