import type { Content, Words } from '../../rulebook/content';
import { plural } from '../plural';
import { rules } from './rules';
import { rulings } from './rulings';

const words: Words = {
  learn: 'Aprender',
  back: 'Atrás',
  close: 'Cerrar',
  search: 'Buscar una regla',
  searchHint: 'ficha, gris, seis jugadores…',
  clear: 'Borrar la búsqueda',
  found: ({ count }) =>
    plural('es', count, {
      one: 'Se habla de ello en un sitio.',
      other: `Se habla de ello en ${count} sitios.`,
    }),
  nothingFound: ({ query }) =>
    `No hay nada sobre «${query}». Prueba con una palabra más corta, o solo con su comienzo.`,
  ruling: 'Criterio',
  'chapter.idea': 'La idea',
  'chapter.before': 'Antes de la partida',
  'chapter.turn': 'Un turno',
  'chapter.places': 'Las localizaciones',
  'chapter.frame': 'Intentos de acusación',
  'chapter.end': 'El final',
  'chapter.app': 'La aplicación',
  practice: 'Practicar',
  practiceHint: 'tres minutos, para uno',
  quick: 'Chuleta',
  quickHint: 'todo en una página',
  rulings: 'Nuestros criterios',
  rulingsHint: 'donde el reglamento calla',
  matSays: ({ name, said }) => `la tarjeta de ${name} dice ${said}`,
  rulingsHere: 'Donde la caja calla',
  nextRule: ({ title }) => `Sigue: ${title}`,
  rulingsIntro:
    'El reglamento deja algunas preguntas abiertas. Así las decidimos nosotros, y qué otra cosa se podría jugar. Cuatro las elegís vosotros.',
  yours: 'A vuestra elección',
  ours: 'Nuestras respuestas',
  elsewise: 'O bien:',
  theRule: 'La regla:',
  atThisTable: ({ choice }) => `En esta mesa: ${choice}.`,
  nextGame: 'Vale desde la próxima partida.',
  thisGame: ({ choice }) => `La partida en curso sigue con: ${choice}.`,
  'option.doubleFrame': 'Dos acusados a la vez',
  'option.swapAfterFail': 'Intercambio tras un intento fallido',
  'option.interrupt': 'Quien está enfrente puede ir',
  'option.direction': 'Sentido del juego',
  'doubleFrame.scapegoatAmongThem': 'ganan los conspiradores si el chivo expiatorio está entre ellos',
  'doubleFrame.wrongOneLoses': 'con un inocente entre ellos gana el chivo expiatorio',
  'doubleFrame.fails': 'el intento falla',
  'swapAfterFail.true': 'sí, se intercambia',
  'swapAfterFail.false': 'sin intercambio',
  'interrupt.start': 'antes del movimiento',
  'interrupt.during': 'durante todo el turno',
  'direction.clockwise': 'como el reloj',
  'direction.counterClockwise': 'al revés',
  whoWins: 'Quién gana',
  aTurn: 'Tu turno',
  places: 'Adónde puedes ir',
  reveal: 'Un intento de acusación',
  act: 'Actúa',
  actShort: 'Haz lo que dice la localización. No es opcional.',
  frameShort: 'Con ficha de preparación: intento de acusación. Sin ficha: roba una.',
  explainTitle: '¿Por qué este veredicto?',
  explainHow:
    'Cada columna pregunta por una cabra: ¿está su color en las cartas de todos los demás? Basta una carta sin él para que falle.',
  cardOf: ({ name }) => `Carta de ${name}`,
  shows: 'sí',
  lacks: 'no',
  own: 'propia',
  ownMeans: 'Carta propia: no cuenta para su propia cabra.',
  framed: 'acusada',
  notFramed: 'a salvo',
  goatFramed: ({ name, colour }) =>
    `Acusación contra **${name}**: el ${colour} está en las cartas de todos los demás.`,
  goatSafeByOne: ({ name, colour, other }) =>
    `**${name}** se libra por una carta: la de ${other} no muestra el ${colour}.`,
  goatSafe: ({ name, colour, names }) =>
    `**${name}** está a salvo: falta el ${colour} en las cartas de ${names}.`,
  greySeen: 'También hay gris en la mesa: no es el color de nadie y no cuenta para nadie.',
  strangersSeen: ({ names }) => `En la carta de ${names} hay un color que nadie lleva. No cuenta para nadie.`,
  starterHit: ({ name }) => `El intento lo empezó ${name}, y puede caerle como a cualquiera.`,
  rulingApplied: 'El criterio que se aplicó',
  rulesBehind: 'Las reglas en que se basa',
  progress: ({ step, steps }) => `Pregunta ${step} de ${steps}`,
  right: '¡Eso es!',
  wrong: 'No del todo.',
  goOn: 'Siguiente pregunta',
  finish: 'Terminar',
  backOne: 'Una pregunta atrás',
  readMore: ({ title }) => `Leer: ${title}`,
  matTitle: 'Lee tu tarjeta',
  matAsk:
    'Ya están los dados: blanco 4, negro 7. Esta es la tarjeta de la cabra verde, y esta noche es la tuya. ¿A quién nombra?',
  matRight: 'Baja por el lado hasta el 4 blanco y ve a lo ancho hasta el 7 negro: allí se cruzan, en rojo.',
  matExchanged:
    'Ahí se cruzan el 7 blanco y el 4 negro. El blanco cuenta hacia abajo y el negro a lo ancho: es rojo.',
  matWrong: 'Baja por el lado hasta el 4 blanco y sigue esa fila hasta el 7 negro: allí está rojo.',
  meaningTitle: '¿Qué te dice?',
  meaningAsk: 'Tu tarjeta dice rojo. ¿Qué sabes ahora?',
  'meaning.certain': 'El chivo expiatorio es rojo, seguro',
  'meaning.open': 'Rojo, o me ha tocado a mí: aún no lo sé',
  'meaning.me': 'Me ha tocado a mí',
  meaningWhy:
    'Todas las tarjetas menos una nombran al chivo expiatorio, y la distinta es la suya. Se parece a las demás, así que nadie lo sabe por su propia tarjeta. Esto decían las cuatro:',
  revealTitle: '¿Quién queda acusado?',
  revealAsk: ({ name }) =>
    `${name} ha empezado un intento de acusación y se han mostrado estas cartas. Toca a cada cabra que quede acusada y juzga.`,
  framedGoats: 'Cabras acusadas',
  judgeNobody: 'Nadie queda acusado',
  judgeOne: ({ name }) => `Acusación contra ${name}`,
  judgeMany: ({ names }) => `Acusación contra ${names}`,
  revealFirst:
    'Las cartas de todos los demás muestran azul. Que la carta de la propia cabra azul solo muestre verde da igual: la carta propia no entra.',
  revealMiss:
    'Amarillo está en tres cartas, pero una es la suya. En la de verde falta, y basta una de las otras: nadie queda acusado.',
  revealStarter:
    'Verde está en las cartas de todos los demás. El gris no es el color de nadie, por mucho que se muestre, y a quien empieza también puede caerle.',
  copsTitle: '¿A la policía?',
  copsAsk1:
    'Juegas con rojo y tu tarjeta dice amarillo. Pero a nadie le interesa el amarillo: los demás toman cuanto rojo pueden, y azul puede acusar en su próximo turno.',
  copsAsk2:
    'Otra vez juegas con rojo y otra vez tu tarjeta dice amarillo. Ahora azul y verde también reúnen amarillo. Solo amarillo toma cartas azules.',
  copsGo: 'Entregarse',
  copsStay: 'Seguir jugando',
  copsWhy1:
    'Parece que todos los demás leen «rojo»: la tarjeta distinta es la tuya. Con la policía rojo gana en solitario; un turno más y queda acusado.',
  copsWhy2:
    'Los demás leen lo mismo que tú: el chivo expiatorio es amarillo, y cree en azul. Con la policía ganaría amarillo en solitario: sigue jugando y acusadlo.',
  ifCops: ({ name }) => `Si rojo se entrega, gana ${name}.`,
  doubleTitle: 'Mira dos veces',
  doubleAsk: ({ name }) =>
    `Esta vez sois tres. Lo ha empezado ${name}. ¿Quién queda acusado? Toma las cabras una por una.`,
  doubleWhy:
    'En la prueba de rojo no entra su carta, en la de azul tampoco la suya: las dos se cumplen y los dos quedan acusados. Pasa sobre todo con tres.',
  doubleIf: '¿Y si el chivo expiatorio es rojo? Eso lo elige vuestra mesa:',
  nobodyWins: 'la partida sigue',
  wins: ({ names }) => `ganaría ${names}`,
  endTitle: '¡La banda tiene una cabra más!',
  endAll: 'Todo bien a la primera. Habrá que vigilarte de cerca.',
  endMost: ({ right, steps }) =>
    `${right} de ${steps} a la primera. Más de lo que dicen casi todas las cabras.`,
  endSome: ({ right, steps }) =>
    `${right} de ${steps} a la primera, y ya conoces todas las trampas. Para eso se practica.`,
  endWarm:
    'Sabes leer una tarjeta, juzgar lo que se muestra y cuándo salir corriendo. Lo demás es poner cara de póquer. Que paséis una buena noche, y no te fíes de nadie.',
  again: 'Otra vez',
  toRules: 'A las reglas',
};

export const content: Content = { words, rules, rulings };
