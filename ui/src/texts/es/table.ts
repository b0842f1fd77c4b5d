import type { table as en } from '../en/table';
import type { Same } from '../index.svelte';
import { plural } from '../plural';
import { diskErrors, errors, obstacles } from './errors';
import { first } from './first';
import { cuantos, laHora } from './number';
import { shared } from './shared';

/** No todos los dispositivos saben cuándo se escribió un archivo. */
const desde = (time: string) => (time ? ` ${deCuando(time)}` : '');

export const table: Same<typeof en> = {
  // Inicio
  tableTitle: 'Esta noche alguien paga el pato',
  newTable: 'Partida nueva',
  openBox: ({ game, from, to }) => `${game}: partida nueva, ${from}–${to} jugadores`,
  playersFromTo: ({ from, to }) => `${from}–${to} jugadores`,
  whichGame: '¿Qué juego?',
  allGames: 'todos los juegos',
  resumeTable: (saved) => `Seguir con ${descrita(saved)}`,
  savedTable: descrita,
  playAgainTable: ({ game, time }) => `Jugar otra vez: ${game} ${deCuando(time)}`,
  savedTables: 'Partidas guardadas',
  putAway: 'Borrar',
  putAwayQuestion: '¿Borrar esta partida para siempre?',
  putAwayMeans: 'No se podrá retomar. Las partidas terminadas siguen en el historial.',
  putFinishedAway: 'Recoger',
  putFinishedAwayQuestion: '¿Recoger esta partida?',
  putFinishedAwayMeans: 'Sigue en el historial. Se borran los sitios y los enlaces de los móviles.',
  history: 'Historial',
  learn: 'Aprender',
  print: 'Imprimir',
  settings: 'Ajustes',
  about: 'Acerca de',
  close: 'Cerrar',

  // Pasar a otro dispositivo
  moving: 'Pasar a otro dispositivo',
  movingHint:
    'Todo lo que recuerda este dispositivo cabe en un archivo: partidas acabadas, personas y ajustes. Ábrelo en el otro: allí no se sobrescribe nada.',
  exportAll: 'Guardarlo todo',
  importAll: 'Abrir un archivo',
  whatGoesAlong: '¿Qué va en el archivo?',
  onlyFinished: 'Partidas acabadas, personas y ajustes',
  alsoTable: ({ time }) => `Y también la partida en curso ${deCuando(time)}`,
  alsoTableHint:
    'Va protegida con un código. Quien tenga el archivo y el código puede ver todos los secretos de la partida; por eso se avisa a toda la mesa y la partida queda en pausa. Después puedes borrarla aquí.',
  ownerReads:
    'De todos modos, quien tenga este dispositivo puede leer sus archivos sin hacer ninguna copia, incluso los de una partida en curso.',
  codeTitle: 'Código de la partida en curso',
  codeHint:
    'El otro dispositivo te pedirá este código. Sin él nadie puede abrir el archivo, así que apúntalo.',
  closeHere: 'Borrarla aquí',
  keepHere: 'Dejarla aquí',
  codeWanted: 'En este archivo hay una partida en curso',
  codeOnOther: 'El código que mostró el otro dispositivo',
  movedAway: 'La partida ya no está en este dispositivo. Abre el archivo en el otro para seguir jugando.',
  broughtGames: ({ count }) =>
    count
      ? plural('es', count, {
          one: 'Se ha añadido una partida.',
          other: `Se han añadido ${count} partidas.`,
        })
      : 'No había partidas nuevas.',
  knownGames: ({ count }) =>
    plural('es', count, { one: 'Una ya estaba aquí.', other: `${count} ya estaban aquí.` }),
  broughtTable: 'La partida en curso te espera en la pantalla de inicio.',
  copiedWaits: 'La partida está en pausa hasta que toquéis «Seguir aquí».',
  playOnHere: 'Seguir aquí',

  // Aquí no hay móviles
  hostForPhones:
    '¿Preferís jugar cada uno con su móvil? Hace falta un ordenador con la app Goatherd en la misma wifi, o un sitio con servidor de enlace, que también tiene esta página. Podéis pasar allí vuestras partidas: mirad en los ajustes.',
  hostFrom: 'Descargar la app',

  // Lo que ha hecho el disco
  fileDamaged: ({ time }) =>
    `La partida guardada${desde(time)} está dañada y no se puede leer. Lo demás está intacto.`,
  archiveDamaged:
    'El archivo con el historial y los ajustes estaba dañado. Goatherd sigue con lo que se ha podido salvar.',
  archiveIncomplete: ({ rebuilt, games, settings, link, relay }) =>
    [
      !rebuilt
        ? ''
        : link
          ? 'Se ha perdido el archivo con el historial y los ajustes, y también su copia. Goatherd lo ha rehecho a partir de las partidas guardadas. Faltan las que vinieron de otros dispositivos, y el enlace de esta pantalla es nuevo.'
          : 'Se ha perdido el archivo con el historial y los ajustes. Goatherd lo ha rehecho a partir de su copia y de las partidas guardadas.',
      games &&
        plural('es', games, {
          one: 'Una partida terminada está dañada y no se puede leer.',
          other: `${games} partidas terminadas están dañadas y no se pueden leer.`,
        }),
      settings ? 'Los ajustes se han perdido.' : '',
      relay ? 'Los móviles que venían por el servidor de enlace necesitan códigos nuevos.' : '',
    ]
      .filter(Boolean)
      .join(' '),
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
    `a como estaba todo ${cuando(time)}. Mirad la mesa de verdad antes de seguir.`,
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
      one: `Este juego es para ${most} jugadores como mucho. Toca a quien vaya a mirar.`,
      other: `Este juego es para ${most} jugadores como mucho. Toca a los ${count} que vayan a mirar.`,
    }),
  sitsOut: ({ name }) => `${name} se queda fuera`,
  howMany: '¿Cuántos sois?',
  playersGo: ({ count }) => `${count} jugadores, ¡vamos!`,
  changeGoat: ({ name }) => `Cambiar la cabra de ${name}`,
  name: 'Nombre',
  nameHint: 'Si lo dejas vacío, se usa el color.',
  colour: 'Color',
  colourTaken: ({ name }) => `se cambia con ${name}`,
  nextGoat: ({ name }) => `Siguiente: ${name}`,
  sameName: ({ name, marked }) => `Ya hay alguien que se llama ${name}: aquí pondrá ${marked}.`,
  swapSeats: ({ name }) => `Cambiar el sitio con ${name}`,
  removePlayer: 'Quitar de la mesa',
  seatingIs: ({ names }) => `En sentido horario: ${names}`,

  // Otra igual
  sameAgain: 'Otra igual',
  tableIsSet: 'La mesa está lista',
  somethingChanged: 'Ha cambiado algo',

  // Mirar
  passTo: ({ name }) => `Pasadle el dispositivo a ${name}`,
  forOnly: ({ name }) => `Esto es para ${name}`,
  onlyLooks: ({ name }) => `Solo puede mirar ${name}.`,
  oneMoment: 'Un momento…',

  // Deshacer
  undoDeed: ({ deed }) => `Deshacer: ${deed}`,
  wasUndone: ({ deed }) => `Deshecho: ${deed}`,
  endGame: 'Abandonar la partida',
  endGameYes: 'Abandonar la partida',
  keepPlaying: 'Seguir jugando',
  restate: 'Corregir la mesa',
  restateYes: 'La mesa está así',
  theTableCapital: 'La mesa',
  whatIsMissing: '¿Qué falta?',
  theTable: 'la mesa',

  // Tras una pausa
  'nudge.move.one': ({ name }) => `Le toca a ${name}`,
  'nudge.move.more': ({ count }) => `Les toca a ${cuantos(count)} jugadores`,
  'nudge.look.one': ({ name }) => `Falta que mire ${name}`,
  'nudge.look.more': ({ count }) => `Falta que miren ${cuantos(count)} jugadores`,
  'nudge.answer.one': ({ name }) => `Esperando a ${name}`,
  'nudge.answer.more': ({ count }) => `Esperando a ${cuantos(count)} jugadores`,

  // El menú
  menu: 'Menú',
  phones: 'Móviles',
  phonesAt: ({ here, all }) => `${here} de ${all} conectados`,
  rules: 'Reglas',
  toStart: 'Volver al inicio',
  toStartHint: 'La partida queda guardada y podéis retomarla.',

  // Tras una partida
  anotherGame: 'Otro juego',
  changePlayers: 'Cambiar jugadores',

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
  tooFewFingers: ({ here, all, phones }) =>
    `Esta pantalla solo detecta ${cuantos(here)} ${here === 1 ? 'dedo' : 'dedos'} a la vez y hacen falta ${cuantos(all)}: ${phones ? 'que algunos usen su móvil, o ' : ''}haced la cuenta atrás sin botones.`,
  withoutPads: 'Sin botones',
  withPads: 'Con botones',
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
  lengthsAre: ({ from, to, count }) => {
    const usual = plural('es', count, {
      one: 'Lo normal es 1 minuto',
      other: `Lo normal son ${count} minutos`,
    });
    if (count === from) return `${usual}; la más larga duró ${to}.`;
    if (count === to) return `${usual}; la más corta duró ${from}.`;
    return `${usual}: la más corta duró ${from}, y la más larga, ${to}.`;
  },
  noGames: 'Aún no hay partidas terminadas. La primera aparecerá aquí.',
  minutes: ({ count }) => plural('es', count, { one: '1 minuto', other: `${count} minutos` }),
  exportJson: 'Guardar como JSON',
  exportCsv: 'Guardar como CSV',
  won: ({ names }) => `Victoria de ${names}`,
  wonIt: 'victoria',
  somebody: 'alguien',
  deleteGame: 'Borrar esta partida',
  deleteGameAsk: '¿Borrar esta partida para siempre?',
  deleteGameMeans:
    'Desaparece del historial y de sus copias en este dispositivo. Los archivos que hayáis guardado en otra parte la conservan.',
  forget: 'Olvidar…',
  forgetPerson: ({ name }) => `Olvidar a ${name}`,
  forgetPersonAsk: ({ name }) => `¿Olvidar a ${name} en todas las partidas?`,
  forgetPersonMeans: ({ name }) =>
    `Los resultados se quedan, pero en lugar de ${name} pondrá «alguien». Los archivos que hayáis guardado en otra parte conservan el nombre.`,
  keepIt: 'Dejarlo',

  // Móviles
  phonesTitle: 'Móviles en la mesa',
  phonesSoundAsk: '¿Pueden sonar los móviles esta noche?',
  phonesSoundNo: 'No, solo este dispositivo',
  phonesSoundYes: 'Sí, los móviles también',
  phonesSoundHint: 'Cada móvil se puede silenciar en sus propios ajustes.',
  phonesIntro:
    'Quien quiera puede usar su móvil: se escanea y listo, sin instalar nada. Los demás comparten este dispositivo.',
  openNetwork: 'Dejar entrar móviles',
  phonesBack: 'Aquí había móviles. ¿Los dejamos volver?',
  phonesBackMeans: ({ names }) =>
    `Goatherd se ha reiniciado y los móviles no llegan a la mesa. Esperan para volver: ${names}.`,
  letPhonesBack: 'Que vuelvan',
  phonesNotBack: 'Ahora no',
  openNetworkHint: 'abre esta mesa a vuestra wifi',
  closeNetwork: 'Cerrar la mesa a los móviles',
  networkClosedHint: 'De momento, nada sale de este dispositivo.',
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
  allPhonesHere: '¡Ya está todo el mundo!',
  toTheTable: 'A la mesa',
  noAddress:
    'Este dispositivo no está en ninguna red a la que lleguen los móviles. Conectaos a una wifi o compartid internet desde un móvil y probad otra vez.',
  relayTitle: 'Desde cualquier red',
  relayMeans: ({ place }) =>
    `Los móviles y este dispositivo se encuentran en ${place}, por wifi o con datos. Lo que pasa por allí va sellado: nadie puede leerlo por el camino. No sale nada más de este dispositivo.`,
  relayMeansSomewhere:
    'Los móviles y este dispositivo se encuentran en un servidor de enlace, por wifi o con datos. Lo que pasa por allí va sellado: nadie puede leerlo por el camino.',
  relayAddress: 'Dirección del servidor de enlace',
  relayAddressHint: 'por ejemplo, cabras.example.org',
  relayOther: 'Usar otro servidor',
  relayUsual: 'Volver al de siempre',
  joinThroughRelay: 'Dejar entrar móviles',
  joinThroughRelayHint: 'por internet',
  'relay.connecting': ({ place }) => `Conectando con ${place}…`,
  'relay.open': ({ place }) => `Los móviles pueden entrar por ${place}, desde cualquier red.`,
  'relay.noAnswer': ({ place }) =>
    `${place} no contesta. ¿Tiene internet este dispositivo, o la wifi os pide entrar antes? Si no es eso, mirad la dirección y el reloj de este dispositivo. Seguimos intentándolo. Mientras tanto, pasaos este dispositivo.`,
  'relay.notARelay': ({ place }) =>
    `En ${place} contesta algo, pero no es un servidor de enlace. ¿La wifi os pide entrar antes? Si no, mirad la dirección.`,
  'relay.notTrusted': ({ place }) =>
    `El certificado de ${place} no es el suyo, así que no nos fiamos. Mirad la dirección y el reloj de este dispositivo.`,
  'relay.full': ({ place }) => `En ${place} ahora no cabe otra mesa. Seguimos intentándolo.`,
  'relay.elsewhere': () => 'Esta mesa está abierta en otro dispositivo, y los móviles van allí.',
  relayBreaksOff:
    'La conexión se corta una y otra vez: algo por el camino la interrumpe. Probad con otra red, por ejemplo con datos.',
  relayHere: 'Traerlos aquí',
  relayKeepOn: 'Este dispositivo será la mesa: dejadlo encendido y cerca de un enchufe.',
  shortCode: '¿Sin cámara? Pedid un código corto',
  haveCode: 'Unirse a una mesa con un código',
  shortCodeIs: ({ place }) =>
    `Abrid ${place} en el navegador del móvil, tocad «Unirse a una mesa con un código» y escribid esto:`,
  shortCodeLasts: 'Vale diez minutos.',
  tryAgain: 'Probar otra vez',
  seatOpen: 'libre: escanea o usa este dispositivo',
  seatTable: 'usa este dispositivo',
  seatPhone: 'móvil conectado',
  seatAway: 'móvil sin conexión; se reconecta solo',
  awaySince: ({ time }) => `sin conexión desde ${laHora(time)}`,
  awayTitle: ({ name }) => `El móvil de ${name} no tiene conexión`,
  awayHint: ({ time }) =>
    `Lleva sin conexión desde ${laHora(time)}. Al encenderlo se reconecta solo. Si la página está cerrada, escanead otra vez el código.`,
  awayShutOut: 'No puede volver, porque ahora la mesa está cerrada a los móviles.',
  awayHelp: ({ name }) => `Ayuda con el móvil de ${name}`,
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

  // Pantallas que solo miran
  screenTitle: 'Pantalla grande',
  screenMeans:
    'Una tele o un portátil puede enseñar a todos lo que pasa, y quien no juega puede seguirlo en su móvil. No ven ningún secreto ni pueden cambiar nada.',
  screenShow: 'Enseñar el código',
  screenScan: 'Escanea esto para seguir la partida en un móvil o una tablet.',
  screenDoor: ({ place }) =>
    `¿La tele o el portátil no puede escanear? Abre allí ${place} y elige «Esta es la pantalla grande».`,
  screenDoorAtRelay: ({ place }) =>
    `¿La tele o el portátil no puede escanear? Abre allí ${place} y toca «Unirse a una mesa con un código» y «Esta es la pantalla grande».`,
  qrForScreen: 'Código QR para quienes miran',
  screenNow: ({ screens, phones }) => {
    const those = [
      screens && plural('es', screens, { one: '1 pantalla', other: `${screens} pantallas` }),
      phones && plural('es', phones, { one: '1 móvil', other: `${phones} móviles` }),
    ].filter(Boolean);
    return those.length ? `Mirando ahora: ${those.join(', ')}` : 'Ahora mismo no mira nadie.';
  },
  screenTakeBack: 'Retirar el enlace',
  screenTakeBackHint: 'deja de mirar todo el mundo y hay un código nuevo',
  screenCodes: '¿Puede enseñar la pantalla grande los códigos de los sitios libres?',
  screenSound: '¿Dónde suena?',
  screenSoundHere: 'en este dispositivo',
  screenSoundThere: 'en la pantalla grande',
  wishOf: ({ name }) => `${name} quiere jugar`,
  giveSeat: 'Darle un sitio',
  notThisTime: 'Esta vez no',
  whichSeat: ({ name }) => `¿Qué sitio es para ${name}?`,
  noFreeSeat: 'No queda ningún sitio.',
  afterThisGame: 'Podéis añadir a alguien después de esta partida.',
  oneMore: 'Uno más',

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
  'nudges.hint': 'un recordatorio cuando alguien hace esperar a los demás',
  facing: 'Girar hacia quien juega',
  'facing.hint': 'para un dispositivo en el centro de la mesa',
  'hand.right': 'derecha',
  'hand.left': 'izquierda',
  turnScreen: 'Girar la pantalla',
  motion: 'Animaciones',
  motionSystem: 'igual que el dispositivo',
  motionCalm: 'reducidas',
  thisDevice: 'Este dispositivo',
  theGame: 'El juego',
  yes: 'sí',
  no: 'no',
  optionsNextGame: 'Se aplican a partir de la próxima partida.',

  // Imprimir
  sheetOfPaper: 'Papel',
  whichCardsHint: 'Toca una carta por cada copia que necesites.',
  copies: ({ card, count }) =>
    `${card}, ${plural('es', count, { one: '1 copia', other: `${count} copias` })}`,
  oneLess: ({ card }) => `Quitar una: ${card}`,
  paperSize: 'Tamaño',
  printerPrints: 'Tu impresora imprime',
  duplex: 'por las dos caras',
  duplexHint: 'girar por el borde largo',
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

  // Lecciones
  newToThis: '¿No lo conocéis?',
  thirtySeconds: 'De qué va, en 30 segundos',
  skip: 'Saltar',
  letsGo: '¡Vamos!',
  tryTurn: 'Probar un turno',
  tryTurnHint: 'un minuto, solo para practicar',
  stepOf: ({ step, steps, what }) => `Paso ${step} de ${steps}: ${what}`,
  anotherTurn: 'Otra vez',
  leavePractice: 'Dejar de practicar',

  // Acerca de
  aboutText:
    'Goatherd es un complemento no oficial, hecho por aficionados, para quienes tienen los juegos. No contiene sus ilustraciones ni sus textos, ni tiene relación con sus autores o editoriales.',
  aboutPrivacy:
    'No necesita internet ni cuenta. De este dispositivo no sale nada hasta que dejas entrar móviles, y lo que reciben va sellado.',
  aboutFont: 'Los títulos usan Caprasimo (SIL Open Font License).',
  version: ({ number }) => `Versión ${number}`,
};

export const texts = { ...first, ...shared, ...table, ...errors, ...diskErrors };

function descrita({ game, time, players, turn }: Parameters<(typeof en)['savedTable']>[0]): string {
  return (
    `${game} ${deCuando(time)}` +
    (players ? `, ${cuantos(players)} jugadores` : '') +
    (turn ? `, turno ${turn}` : '')
  );
}

const esDeHoy = (time: string) => /^\d+:/.test(time);

/** «de las 22:03» si es de hoy, «del 14 nov, 22:03» si no. */
function deCuando(time: string): string {
  return esDeHoy(time) ? `de ${laHora(time)}` : `del ${time}`;
}

/** «a las 22:03» si es de hoy, «el 14 nov, 22:03» si no. */
function cuando(time: string): string {
  return esDeHoy(time) ? `a ${laHora(time)}` : `el ${time}`;
}
