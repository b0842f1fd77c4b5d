import type { Obstacle } from '../../wire/wire';
import type { Errors } from '../errors';

const descuadre = 'Este móvil y la mesa se han desincronizado. Recarga esta página.';
/** Lo que hay que arreglar en el dispositivo de la mesa. */
const verMesa = 'Algo va mal con esta partida. Mira la pantalla de la mesa.';

/** Qué impide usar un archivo, y qué hacer. */
export const obstacles: Record<Obstacle, string> = {
  diskFull: 'El disco está lleno: libera espacio y vuelve a intentarlo.',
  notAllowed: 'Goatherd no tiene permiso para usar el archivo: revisa sus permisos y vuelve a intentarlo.',
  inUse: 'Lo está usando otro programa: ciérralo y vuelve a intentarlo.',
  tooManyFiles: 'Hay demasiados archivos abiertos: cierra algún programa y vuelve a intentarlo.',
  diskFails: 'El disco no funciona bien: échale un vistazo y vuelve a intentarlo.',
};

export const errors = {
  'error.lost': 'Se ha cortado la conexión. Comprueba si se ha hecho y, si no, inténtalo otra vez.',
  'error.protocolVersion': ({ ours, yours }) =>
    ours < yours
      ? 'El Goatherd de esta mesa es más antiguo que esta página. Entre partidas, su pantalla de inicio ofrece la versión nueva; mientras tanto, pasaos el dispositivo de la mesa.'
      : 'Esta página es más antigua que el Goatherd de la mesa. Recárgala.',
  'error.unreadable': descuadre,
  'error.helloFirst': descuadre,
  'error.helloTooLate': 'Ha tardado demasiado. Inténtalo otra vez.',
  'error.noSuchTable': 'Esta mesa ya no existe. Escanea un código nuevo en la mesa.',
  'error.linkInvalid':
    'Este enlace no corresponde a ningún sitio de la mesa. Escanea otra vez el código de la mesa.',
  'error.tableDeclined': 'La mesa no ha dejado entrar a este dispositivo.',
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

  // Quién se sienta
  'error.colourTwice': 'Dos personas no pueden tener el mismo color.',
  'error.tooManyPeople': ({ most }) => `En la mesa hay sitio para ${most} personas.`,
  'error.personTwice': 'La misma persona no puede sentarse dos veces.',
  'error.playersForGame': ({ least, most }) => `Este juego es de ${least} a ${most} jugadores.`,

  // Mesas, red, papel
  'error.tableDeviceOnly': 'Solo se puede hacer en el dispositivo de la mesa.',
  'error.noTableOpen': 'Primero empieza una partida.',
  'error.seatOnPhone': 'Esta persona juega con su móvil: tiene que hacerlo allí.',
  'error.noSuchAsk': 'Ese móvil ya no está pidiendo entrar.',
  'error.unknownGame': 'Esta versión de Goatherd no conoce ese juego.',
  'error.gameNotOver': 'La partida aún no ha terminado.',
  'error.sitsOut': 'Eso solo lo puede decir quien ha jugado esta partida.',
  'error.nothingToRepeat': 'Aún no ha jugado nadie en esta mesa.',
  'error.networkFailed': 'No se ha podido abrir la red. Podéis jugar pasándoos el dispositivo.',
  'error.placeInvalid': 'Eso no es una dirección. Escribe una como https://cabras.example.',
  'error.noRelay': 'El servidor de enlace no contesta. Prueba otra vez dentro de un momento.',
  'error.codeInvalid': 'No se puede crear un código con esto.',
  'error.wifiInvalid': 'Revisa el nombre y la contraseña de la wifi.',
  'error.notPrinted': 'No se ha podido crear el PDF. No se ha guardado nada; inténtalo otra vez.',

  // Pasar a otro dispositivo
  'error.notOurFile': 'Este archivo no lo ha guardado Goatherd.',
  'error.fileTooNew': 'Este archivo viene de una versión más nueva de Goatherd. Actualiza primero.',
  'error.codeNeeded': 'En este archivo hay una partida en curso. Hace falta el código.',
  'error.codeWrong': 'Ese no es el código. Revisa cada letra.',
  'error.noSuchFile': 'Ese archivo ya no está.',
  'error.noSuchGame': 'Esa partida ya no está.',
  'error.stillAtTable':
    'Los mismos jugadores tienen todavía una partida en la pantalla de inicio. Quítala de ahí primero y prueba otra vez.',
  'error.personAtTable':
    'Hay una partida con esta persona en la pantalla de inicio. Quita primero esa partida y prueba otra vez.',
} satisfies Errors;

/** Lo que ha hecho el disco: el dispositivo de la mesa lo explica mejor, porque solo ahí tiene arreglo. */
export const diskErrors = {
  'error.notSaved': ({ obstacle }) =>
    `No se ha podido guardar, así que no ha cambiado nada. ${obstacles[obstacle]}`,
  'error.notOpened': ({ obstacle }) => `Ahora mismo no se puede abrir. ${obstacles[obstacle]}`,
  'error.tableDamaged': ({ file }) => `Está dañado y no se puede leer. Se conserva como ${file}.`,
  'error.tableTooNew': 'Esta partida se guardó con una versión más nueva de Goatherd. Actualiza para seguir.',
  'error.tableStumbles':
    'Goatherd se ha atascado. El fallo es nuestro, no tuyo. Lo que estaba guardado sigue ahí.',
} satisfies Partial<Errors>;
