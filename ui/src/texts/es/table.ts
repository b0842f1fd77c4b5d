import type { table as en } from '../en/table';
import type { Same } from '../index.svelte';
import { plural } from '../plural';
import { errors } from './errors';
import { cuantos, laHora } from './number';
import { errors as tableErrors, obstacles } from './errors-table';
import { shared } from './shared';
import { sharedLater } from './shared-later';

/** No todos los dispositivos saben cuándo se escribió un archivo. */
const desde = (time: string) => (time ? ` ${deCuando(time)}` : '');

export const table: Same<typeof en> = {
  // Inicio
  tableTitle: 'Esta noche alguien paga el pato.',
  newTable: 'Partida nueva',
  openBox: ({ game, from, to }) => `${game}, partida nueva, ${from}–${to} jugadores`,
  playersFromTo: ({ from, to }) => `${from}–${to}`,
  whichGame: '¿Qué juego?',
  allGames: 'todos los juegos',
  resumeTable: ({ time, players, turn }) =>
    `Seguir con la partida ${deCuando(time)}` +
    (players ? `, ${cuantos(players)} jugadores` : '') +
    (turn ? `, turno ${turn}` : ''),
  otherTables: 'Otras partidas sin terminar',
  putAway: 'Borrar',
  putAwayQuestion: '¿Borrar esta partida para siempre?',
  putAwayMeans: 'No se podrá retomar. Las partidas terminadas siguen en el historial.',
  history: 'Historial',
  learn: 'Aprender',
  print: 'Imprimir',
  settings: 'Ajustes',
  about: 'Acerca de',
  close: 'Cerrar',

  // Lo que ha hecho el disco
  moving: 'Pasar a otro dispositivo',
  movingHint:
    'Todo lo que recuerda este dispositivo cabe en un archivo: partidas acabadas, personas y ajustes. Ábrelo en el otro: allí no se sobrescribe nada.',
  exportAll: 'Guardarlo todo',
  importAll: 'Abrir un archivo',
  whatGoesAlong: '¿Qué va en el archivo?',
  onlyFinished: 'Partidas acabadas, personas y ajustes',
  alsoTable: ({ time }) => `También la partida en curso de ${laHora(time)}`,
  alsoTableHint: 'Va cerrada con un código y termina en este dispositivo.',
  codeTitle: 'Código de la partida en curso',
  codeHint:
    'El otro dispositivo te pedirá este código. Sin él nadie puede mirar en el archivo, así que apúntalo.',
  closeHere: 'Borrarla aquí',
  keepHere: 'Dejarla aquí',
  codeWanted: 'En este archivo hay una partida en curso',
  codeOnOther: 'El código que mostró el otro dispositivo',
  movedAway: 'La partida ya no está en este dispositivo. Seguid con el archivo.',
  broughtGames: ({ count }) =>
    count
      ? plural('es', count, { one: 'Ha llegado una partida.', other: `Han llegado ${count} partidas.` })
      : 'No ha llegado ninguna partida nueva.',
  knownGames: ({ count }) =>
    plural('es', count, { one: 'Una ya estaba aquí.', other: `${count} ya estaban aquí.` }),
  broughtTable: 'La partida en curso espera en la pantalla de inicio.',

  noPhonesHere:
    'Este dispositivo lleva la mesa él solo, así que otros móviles no pueden unirse. Pasadlo de mano en mano: lo hace todo.',
  hostForPhones:
    '¿Cada cual con su móvil? Hace falta un ordenador en la misma wifi con la aplicación Goatherd. Vuestras partidas pueden mudarse allí: mira en los ajustes.',
  hostFrom: 'Conseguir la aplicación',

  fileDamaged: ({ time }) =>
    `La partida guardada${desde(time)} está dañada y no se puede leer. Lo demás está intacto.`,
  archiveDamaged:
    'El archivo con el historial y los ajustes estaba dañado. Goatherd sigue con lo que se ha podido salvar.',
  fileTooNew: ({ time }) =>
    `La partida${desde(time)} se guardó con una versión más nueva de Goatherd. Actualiza para seguir.`,
  fileNotNow: ({ time, obstacle }) =>
    `Ahora mismo no se puede abrir la partida${desde(time)}. ${obstacles[obstacle]}`,
  fileStumbles: ({ time }) =>
    `Goatherd se atasca con la partida${desde(time)}. El fallo es nuestro, y no se ha perdido nada.`,
  fileKept: ({ file }) => `Se conserva como ${file}.`,
  fileBack: 'Ya está aquí otra vez.',
  dismiss: 'Quitar el aviso',
  stepsMissing: 'Faltan los últimos pasos',
  stepsMissingMeans: ({ time, turn }) =>
    `Estaban guardados, pero el disco no los ha conservado. La app ha vuelto ${turn ? `al turno ${turn}` : 'atrás'}, ` +
    `a como estaba todo a ${laHora(time)}. Mirad la mesa de verdad antes de seguir.`,
  goOn: 'Seguir desde aquí',

  // La conexión, en frases enteras
  connectingTitle: 'Buscando la mesa…',
  connectingHint: 'La pantalla y el guardián de los secretos se están dando la pezuña.',
  lostTitle: 'Se ha perdido la conexión',
  lostHint: 'No se pierde nada: está todo guardado. Reintentando…',
  waitingTitle: 'Ahora la mesa está en otra pantalla',
  waitingHint: 'Usa esa, o espera a que deje entrar a esta.',
  endedTitle: 'La mesa ya no está en esta pantalla',
  noLinkTitle: 'A esta página le falta su enlace',
  noLinkHint: 'Abre la pantalla de la mesa con el enlace que muestra Goatherd al arrancar.',

  // Quién juega
  whoPlays: '¿Quién juega?',
  whoPlaysHint: 'Toca una cabra para cambiarle el color o el nombre. Arrástrala para cambiarla de sitio.',
  whoSitsOut: '¿Quién se queda fuera esta vez?',
  whoSitsOutHint: ({ most, count }) =>
    plural('es', count, {
      one: `Este juego es para ${most} como mucho. Toca a quien vaya a mirar.`,
      other: `Este juego es para ${most} como mucho. Toca a los ${count} que vayan a mirar.`,
    }),
  sitsOut: ({ name }) => `${name} se queda fuera`,
  howMany: '¿Cuántos sois?',
  playersGo: ({ count }) => `${count} jugadores, ¡vamos!`,
  changeGoat: ({ name }) => `Cambiar la cabra de ${name}`,
  name: 'Nombre',
  nameHint: 'Si lo dejas vacío, se usa el color.',
  colour: 'Color',
  colourTaken: ({ name }) => `se cambia con ${name}`,
  moveLeft: 'Un sitio adelante',
  moveRight: 'Un sitio atrás',
  removePlayer: 'Quitar de la mesa',
  seatingIs: ({ names }) => `En sentido horario: ${names}`,

  // Otra igual
  sameAgain: 'Otra igual',
  tableIsSet: 'La mesa está puesta',
  somethingChanged: 'Ha cambiado algo',

  // Mirar
  passTo: ({ name }) => `Pasadle el dispositivo a ${name}`,
  forOnly: ({ name }) => `Esto es para ${name}`,
  onlyLooks: ({ name }) => `Solo mira ${name}.`,
  oneMoment: 'Un momento…',

  // Deshacer
  wasUndone: ({ deed }) => `Deshecho: ${deed}`,
  theTable: 'la mesa',

  // Tras una pausa
  'nudge.move.one': ({ name }) => `Le toca a ${name}`,
  'nudge.move.more': ({ count }) => `Les toca a ${cuantos(count)} jugadores`,
  'nudge.look.one': ({ name }) => `Falta que mire ${name}`,
  'nudge.look.more': ({ count }) => `Falta que miren ${cuantos(count)} jugadores`,
  'nudge.answer.one': ({ name }) => `Esperamos a ${name}`,
  'nudge.answer.more': ({ count }) => `Esperamos a ${cuantos(count)} jugadores`,

  // El menú
  menu: 'Menú',
  phones: 'Móviles',
  phonesAt: ({ here, all }) => `${here} de ${all} conectados`,
  rules: 'Reglas',
  toStart: 'Volver al inicio',
  toStartHint: 'La partida queda guardada y podéis retomarla.',

  // Cuentas atrás
  padOf: ({ name }) => `Botón de ${name}`,
  pads: 'Mantener pulsado',
  padsOn: 'sí',
  padsOff: 'no',
  padsMeans:
    'Cada uno mantiene pulsado un botón y lo suelta al mostrar: así la app ve quién se adelanta o llega tarde.',
  readyCount: 'listos',
  readyMark: ({ name }) => `¿Ya? ${name}`,
  padsMissing: ({ names }) => `Esperando a ${names}.`,
  padsAll: 'Ya están todos. Esperad…',
  tooFewFingers: ({ here, all }) =>
    `Esta pantalla detecta ${cuantos(here)} ${here === 1 ? 'dedo' : 'dedos'} a la vez y hacen falta ${cuantos(all)}: que algunos usen su móvil, o contad sin botones.`,
  withoutPads: 'Sin botones',
  withPads: 'Con botones de pulsar',
  speakCount: 'Cuenta atrás en voz alta',
  getSet: '¿Listos?',

  // Historial
  byPlayer: 'Por jugador',
  games: 'Partidas',
  losses: 'Derrotas',
  perEvening: 'Partidas por noche',
  evening: 'Noche',
  lastEvenings: ({ count }) => `Las últimas ${count} noches`,
  lengths: 'Cuánto duran las partidas',
  minutesEach: 'Minutos',
  lengthsAre: ({ from, to, count }) => `De ${from} a ${to} minutos; lo normal, ${count}.`,
  noGames: 'Aún no hay partidas terminadas. La primera aparecerá aquí.',
  minutes: ({ count }) => plural('es', count, { one: '1 minuto', other: `${count} minutos` }),
  exportJson: 'Guardar como JSON',
  exportCsv: 'Guardar como CSV',
  won: ({ names }) => `Victoria de ${names}`,

  // Móviles
  phonesTitle: 'Móviles en la mesa',
  phonesSoundAsk: '¿Pueden sonar los móviles esta noche?',
  phonesSoundNo: 'No, solo este dispositivo',
  phonesSoundYes: 'Sí, los móviles también',
  phonesSoundHint: 'Cada móvil se puede silenciar en sus propios ajustes.',
  phonesIntro:
    'Quien quiera puede usar su móvil: se escanea y listo, sin instalar nada. Los demás comparten este dispositivo.',
  openNetwork: 'Dejar entrar móviles',
  openNetworkHint: 'abre esta mesa a vuestra wifi',
  closeNetwork: 'Cerrar la mesa a los móviles',
  networkClosedHint: 'Nada sale de este dispositivo.',
  scanFor: ({ name }) => `${name}, escanea esto`,
  qrFor: ({ name }) => `Código QR del sitio de ${name}`,
  noCamera: '¿Sin cámara? Abrid esto en el navegador del móvil:',
  sameWifi: '¿Estáis en la misma wifi?',
  sameWifiHint: 'El móvil tiene que estar en la misma red que este dispositivo.',
  address: 'Dirección de este dispositivo',
  wifiQr: 'Código QR de la wifi',
  wifiQrHint: 'Escribe el nombre y la contraseña de la red y los móviles podrán conectarse escaneando.',
  wifiName: 'Nombre de la red',
  wifiKey: 'Contraseña',
  wifiKind: 'Seguridad',
  wifiHidden: 'Red oculta',
  wifiShow: 'Mostrar el código',
  wifiCodeAlt: ({ name }) => `Código QR de la wifi ${name}`,
  wifiOpen: 'ninguna (abierta)',
  nobodyYet: '¿No entra ningún móvil? Suele ser por esto:',
  diagGuest: 'Las redes de invitados suelen separar los dispositivos: usad la normal.',
  diagVpn: 'Una VPN en el móvil o aquí: apagadla esta noche.',
  diagFirewall: 'Un cortafuegos en este dispositivo: permitid Goatherd en redes privadas.',
  diagHotspot: '¿No hay router? Compartid internet desde un móvil y conectaos todos a él.',
  passAndPlay: 'Mejor nos pasamos este dispositivo',
  noAddress:
    'Este dispositivo no está en ninguna red a la que lleguen los móviles. Conectaos a una wifi o compartid internet desde un móvil y probad otra vez.',
  tryAgain: 'Probar otra vez',
  seatOpen: 'libre: escanea o usa este dispositivo',
  seatTable: 'usa este dispositivo',
  seatPhone: 'móvil conectado',
  seatAway: 'móvil sin conexión; se reconecta solo',
  seatActions: ({ name }) => `Sitio de ${name}`,
  takeSeat: 'Jugar en este dispositivo',
  freeSeat: 'Dejar libre el sitio',
  newLink: 'Código nuevo',
  newLinkHint: 'el anterior deja de valer',
  arrangeFirst: 'Primero indicad quién juega: cada sitio tiene su propio código.',
  askTakeOver: ({ name }) => `Otro móvil quiere el sitio de ${name}`,
  askTakeOverMeans: 'Di que sí solo si es la misma persona con otro móvil.',
  letIn: 'Que entre',
  refuse: 'No',

  // Ajustes
  language: 'Idioma',
  theme: 'Tema',
  themeSystem: 'igual que el dispositivo',
  themeDark: 'oscuro',
  themeLight: 'claro',
  textSize: 'Tamaño del texto',
  on: 'sí',
  off: 'no',
  nudges: 'Avisos',
  'nudges.hint': 'una frase cuando alguien hace esperar a todos',
  facing: 'Girar hacia quien actúa',
  'facing.hint': 'para un dispositivo en el centro de la mesa',
  'hand.right': 'derecha',
  'hand.left': 'izquierda',
  turnScreen: 'Girar la pantalla',
  motion: 'Animaciones',
  motionSystem: 'igual que el dispositivo',
  motionCalm: 'reducidas',
  thisDevice: 'Este dispositivo',
  theGame: 'La partida',
  yes: 'sí',
  no: 'no',
  optionsNextGame: 'Se aplican a partir de la próxima partida.',

  // Imprimir
  sheetOfPaper: 'Papel',
  whichCardsHint: 'Toca una carta por cada copia que necesites.',
  copies: ({ card, count }) =>
    `${card}, ${plural('es', count, { one: '1 copia', other: `${count} copias` })}`,
  oneLess: ({ card }) => `Una menos: ${card}`,
  paperSize: 'Tamaño',
  printerPrints: 'Vuestra impresora imprime',
  duplex: 'por las dos caras',
  duplexHint: 'voltear por el borde largo',
  fold: 'por una cara',
  foldHint: 'doblar y pegar',
  sheetLanguage: 'Idioma',
  greyIsFine: 'Vale en blanco y negro: cada color tiene también una forma y un nombre.',
  preview: 'Vista previa',
  pageOf: ({ page, pages }) => `Página ${page} de ${pages}`,
  pageBefore: 'Página anterior',
  pageAfter: 'Página siguiente',
  makingPdf: 'Preparando el PDF…',
  makingPage: ({ page, pages }) => `Página ${page} de ${pages}…`,
  savePdf: 'Guardar como PDF',
  sharePdf: 'Compartir',

  // Lessons
  newToThis: '¿No lo conocéis?',
  thirtySeconds: 'De qué va, en 30 segundos',
  skip: 'Saltar',
  letsGo: '¡Vamos!',
  tryTurn: 'Prueba un turno',
  tryTurnHint: 'un minuto, y no cuenta',
  stepOf: ({ step, steps, what }) => `Paso ${step} de ${steps}: ${what}`,
  anotherTurn: 'Otra vez',
  leavePractice: 'Dejar de practicar',

  // Aprender y acerca de
  aboutText:
    'Goatherd es un complemento no oficial, hecho por aficionados, para quienes tienen el juego. No contiene ilustraciones ni textos suyos ni tiene relación con sus autores o editores.',
  aboutPrivacy: 'No necesita internet ni cuenta. Todo se queda en este dispositivo.',
  aboutFont: 'Los títulos usan Caprasimo (SIL Open Font License).',
};

export const texts = { ...shared, ...sharedLater, ...table, ...errors, ...tableErrors };

/** «de las 22:03» si es de hoy, «del 14 nov, 22:03» si no. */
function deCuando(time: string): string {
  return /^\d+:/.test(time) ? `de ${laHora(time)}` : `del ${time}`;
}
