import type { SeatErrors } from '../errors';

const descuadre = 'Este móvil y la mesa se han desincronizado. Recarga esta página.';
/** Lo que hay que arreglar en el dispositivo de la mesa. */
const verMesa = 'Algo va mal con esta partida. Mira la pantalla de la mesa.';

export const errors = {
  'error.lost': 'Se ha cortado la conexión. Comprueba si se ha hecho y, si no, inténtalo otra vez.',
  'error.protocolVersion': 'La mesa usa otra versión de Goatherd. Recarga esta página.',
  'error.unreadable': descuadre,
  'error.helloFirst': descuadre,
  'error.helloTooLate': 'Ha tardado demasiado. Inténtalo otra vez.',
  'error.noSuchTable': 'Esta mesa ya no existe. Escanea un código nuevo en la mesa.',
  'error.linkInvalid':
    'Este enlace no corresponde a ningún sitio de la mesa. Escanea otra vez el código de la mesa.',
  'error.tableDeclined': 'La mesa no ha dejado entrar a este móvil.',
  'error.tooManyDevices': 'Hay demasiados dispositivos en esta mesa. Cierra Goatherd en uno que nadie use.',
  'error.gameBegun': 'La partida ya ha empezado.',
  'error.standsStill':
    'Esta partida se ha copiado y está en pausa. Tocad antes «Seguir aquí» en la pantalla de la mesa.',
  'error.nameTooLong': ({ longest }) => `Un nombre puede tener como mucho ${longest} letras.`,
  'error.nameUnprintable': 'Ese nombre tiene un carácter que no se puede mostrar.',
  'error.doorBusy': 'Hay alguien más en la puerta. Espera un momento.',
  'error.noTableHere':
    'Aún no hay ninguna partida. Que alguien empiece una en el dispositivo de la mesa. Luego llama otra vez.',
  'error.everySeatTaken':
    'Todos los sitios tienen ya su móvil. Hay que dejar uno libre en «Móviles», en la pantalla de la mesa.',
  'error.nobodyOpened': 'Nadie ha abierto a tiempo. Pide que miren la pantalla de la mesa.',
  'error.tooFast': 'Más despacio. Espera un momento.',
  'error.tooLong': descuadre,
  'error.tooSlow': 'Este móvil se ha quedado atrás y se está poniendo al día.',
  'error.sealBroken': descuadre,
  'error.sealNeeded': descuadre,
  'error.notYourSeat': 'Este móvil ocupa otro sitio.',
  'error.noSuchSeat': 'Ese sitio no existe en esta mesa.',
  'error.seatTakenOver': 'Otro móvil ha ocupado este sitio.',
  'error.seatFreed': 'Este sitio vuelve a estar libre. Escanea su código en la mesa para sentarte.',
  'error.linkRevoked': 'Este código ya no funciona. Escanea el nuevo en la pantalla de la mesa.',
  'error.leftTable': 'Ya no estás en la mesa. ¡Gracias por jugar!',
  'error.tableClosed': 'La partida se ha cerrado. ¡Gracias por jugar!',
  'error.hostStops':
    'El dispositivo de la mesa está apagado. Este móvil se reconectará solo cuando se encienda.',
  'error.networkClosed': 'La mesa ha cerrado su red. Este móvil se reconectará solo cuando se abra.',
  'error.notSaved': 'La mesa no ha podido guardarlo, así que no ha cambiado nada.',
  'error.notOpened': verMesa,
  'error.tableDamaged': verMesa,
  'error.tableTooNew': verMesa,
  'error.tableStumbles': verMesa,
} satisfies SeatErrors;
