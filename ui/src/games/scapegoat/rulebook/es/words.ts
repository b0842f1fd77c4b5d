import type { Same } from '../../../../texts/index.svelte';
import { options } from '../../texts/es/options';
import type { words as en } from '../en/words';

export const words: Same<typeof en> = {
  ...options,
  searchHint: 'quién empieza, gris…',
  'chapter.idea': 'La idea',
  'chapter.before': 'Antes de la partida',
  'chapter.turn': 'Un turno',
  'chapter.places': 'Las localizaciones',
  'chapter.frame': 'Intentos de acusación',
  'chapter.end': 'El final',
  'chapter.app': 'La app',
  matSays: ({ name, said }) => `la tarjeta de ${name} dice ${said}`,
  rulingsIntro:
    'El reglamento deja algunas preguntas abiertas. Así las resolvemos nosotros, con las alternativas. Cuatro de ellas las decidís vosotros.',
  whoWins: 'Quién gana',
  aTurn: 'Tu turno',
  places: 'Adónde puedes ir',
  reveal: 'Un intento de acusación',
  act: 'Acción',
  actShort: 'Haz lo que dice la localización. No es opcional.',
  frameShort: 'Con ficha de preparación: intento de acusación. Sin ficha: roba una.',
  explainTitle: '¿Por qué este veredicto?',
  explainHow:
    'Cada columna pregunta por una cabra: ¿está su color en las cartas de todos los demás? Basta una carta sin él para librarse.',
  you: 'Tú',
  cardOf: ({ name }) => (name === null ? 'Tu carta' : `Carta de ${name}`),
  shows: 'sí',
  lacks: 'no',
  own: 'propia',
  ownMeans: 'Carta propia: no cuenta para esa cabra.',
  framed: 'acusada',
  notFramed: 'a salvo',
  goatFramed: ({ name, colour }) =>
    `${name === null ? '**Te** han acusado' : `Habéis acusado a **${name}**`}: ` +
    `el ${colour} está en las cartas de todos los demás.`,
  goatSafeByOne: ({ name, colour, other }) =>
    `${name === null ? '**Te** libras' : `**${name}** se libra`} por una carta: ` +
    `${other === null ? 'la tuya' : `la de ${other}`} no muestra el ${colour}.`,
  goatSafe: ({ name, colour, names, count, you }) => {
    const theirs = count === 1 ? 'la' : 'las';
    return (
      `${name === null ? '**Tú** estás' : `**${name}** está`} a salvo: falta el ${colour} ` +
      `${you ? `en tu carta y en ${theirs}` : 'en las cartas'} de ${names}.`
    );
  },
  greySeen: 'También hay gris en la mesa: no es el color de nadie y no cuenta para nadie.',
  strangersSeen: ({ names, count, you }) => {
    const whose = you ? `tu carta${count ? ` y la de ${names}` : ''}` : `carta de ${names}`;
    return `Hay un color que nadie lleva (${whose}). No cuenta para nadie.`;
  },
  starterHit: ({ name }) =>
    name === null
      ? 'El intento lo empezaste tú, y también se te puede acusar.'
      : `El intento lo empezó ${name}, y también se le puede acusar.`,
  rulingApplied: 'La aclaración aplicada',
  rulesBehind: 'Las reglas en que se basa',
  matTitle: 'Lee tu tarjeta',
  matAsk:
    'Han salido blanco 4 y negro 7. Esta es la tarjeta de la cabra verde, y esta noche es la tuya. ¿A quién nombra?',
  matRight: 'Baja por el lateral hasta el 4 blanco y busca arriba el 7 negro: se cruzan en rojo.',
  matExchanged:
    'Ahí se cruzan el 7 blanco y el 4 negro. El blanco va en el lateral y el negro, arriba: dice rojo.',
  matWrong: 'Baja por el lateral hasta el 4 blanco y sigue esa fila hasta el 7 negro: dice rojo.',
  meaningTitle: '¿Qué te dice?',
  meaningAsk: 'Tu tarjeta dice rojo. ¿Qué sabes ahora?',
  'meaning.certain': 'El chivo expiatorio es rojo, seguro',
  'meaning.open': 'O es rojo, o me ha tocado a mí: aún no lo sé',
  'meaning.me': 'Me ha tocado a mí',
  meaningWhy:
    'Todas las tarjetas menos una nombran al chivo expiatorio, y la distinta es la suya. Se parece a las demás, así que nadie lo sabe por su propia tarjeta. Esto decían las cuatro:',
  revealTitle: '¿Quién queda acusado?',
  revealAsk: ({ name }) =>
    `${name} ha empezado un intento de acusación y se han mostrado estas cartas. Toca todas las cabras acusadas y confirma.`,
  framedGoats: 'Cabras acusadas',
  judgeNobody: 'Nadie queda acusado',
  judgeOne: ({ name }) => `Queda acusado ${name}`,
  judgeMany: ({ names }) => `Quedan acusados ${names}`,
  revealFirst:
    'Las cartas de todos los demás muestran azul. Que la carta de la propia cabra azul solo muestre verde da igual: la carta propia no cuenta.',
  revealMiss:
    'El amarillo está en tres cartas, pero una es la suya. Falta en la de verde, y basta con esa: nadie queda acusado.',
  revealStarter:
    'El verde está en las cartas de todos los demás. El gris no es el color de nadie, por mucho que salga, y también se puede acusar a quien empieza.',
  copsTitle: '¿Entregarse?',
  copsAsk1:
    'Juegas con rojo y tu tarjeta dice amarillo. Pero a nadie parece interesarle el amarillo: los demás cogen todo el rojo que pueden, y azul puede acusar en su próximo turno.',
  copsAsk2:
    'Otra vez juegas con rojo y otra vez tu tarjeta dice amarillo. Esta vez azul y verde también reúnen amarillo. Solo amarillo coge cartas azules.',
  copsGo: 'Entregarse',
  copsStay: 'Seguir jugando',
  copsWhy1:
    'Parece que todos los demás leen «rojo»: la tarjeta distinta es la tuya. Si te entregas, ganas en solitario; un turno más y te acusan.',
  copsWhy2:
    'Los demás leen lo mismo que tú: el chivo expiatorio es amarillo, y cree que es azul. Si te entregas, amarillo gana en solitario: sigue jugando y acúsalo.',
  ifCops: ({ name }) => `Si rojo se entrega, gana ${name}.`,
  doubleTitle: 'Fíjate bien',
  doubleAsk: ({ name }) =>
    `Esta vez sois tres. El intento lo ha empezado ${name}. ¿Quién queda acusado? Comprueba las cabras una a una.`,
  doubleWhy:
    'Para rojo no cuenta su propia carta, y para azul tampoco la suya. El rojo está en las otras dos, y el azul también: los dos quedan acusados. Pasa sobre todo con tres jugadores.',
  doubleIf: '¿Y si el chivo expiatorio es rojo? Eso lo decide vuestra mesa:',
  nobodyWins: 'la partida sigue',
  wins: ({ names }) => `victoria para ${names}`,
  endTitle: '¡La banda tiene una cabra más!',
  endAll: 'Todo bien a la primera. Habrá que vigilarte de cerca.',
  endMost: ({ right, steps }) =>
    `${right} de ${steps} a la primera. No todas las cabras pueden decir lo mismo.`,
  endSome: ({ right, steps }) =>
    `${right} de ${steps} a la primera, y ya conoces todas las trampas. Para eso se practica.`,
  endText:
    'Sabes leer una tarjeta, juzgar lo que se muestra y cuándo salir corriendo. Lo demás es poner cara de póquer. Que lo pases bien… y no te fíes de nadie.',
};
