import type { Obstacle } from '../../wire/wire';
import type { TableErrors } from '../errors';

/** Qué impide usar un archivo, y qué hacer. */
export const obstacles: Record<Obstacle, string> = {
  diskFull: 'El disco está lleno: libera espacio y vuelve a intentarlo.',
  notAllowed: 'Goatherd no tiene permiso para usar el archivo: revisa sus permisos y vuelve a intentarlo.',
  inUse: 'Lo está usando otro programa: ciérralo y vuelve a intentarlo.',
  tooManyFiles: 'Hay demasiados archivos abiertos: cierra algún programa y vuelve a intentarlo.',
  diskFails: 'El disco no funciona bien: échale un vistazo y vuelve a intentarlo.',
};

export const errors = {
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

  // Lo que ha hecho el disco
  'error.notSaved': ({ obstacle }) =>
    `No se ha podido guardar, así que no ha cambiado nada. ${obstacles[obstacle]}`,
  'error.notOpened': ({ obstacle }) => `Ahora mismo no se puede abrir. ${obstacles[obstacle]}`,
  'error.tableDamaged': ({ file }) => `Está dañado y no se puede leer. Se conserva como ${file}.`,
  'error.tableTooNew': 'Esta partida se guardó con una versión más nueva de Goatherd. Actualiza para seguir.',
  'error.tableStumbles':
    'Goatherd se ha atascado. El fallo es nuestro, no tuyo. Lo que estaba guardado sigue ahí.',
  'error.noSuchFile': 'Ese archivo ya no está.',
  'error.noSuchGame': 'Esa partida ya no está.',
  'error.stillAtTable':
    'Los mismos jugadores tienen todavía una partida en la pantalla de inicio. Quítala de ahí primero y prueba otra vez.',
  'error.personAtTable':
    'Hay una partida con esta persona en la pantalla de inicio. Quita primero esa partida y prueba otra vez.',
} satisfies TableErrors;
