import type { prompts as english } from '../en/prompts';
import type { Same } from '../../../../texts/index.svelte';
import { plural } from '../../../../texts/plural';

export const prompts: Same<typeof english> = {
  'do.mats.deal':
    'La app reparte las tarjetas y cada uno mira la suya en privado. Las de cartón se quedan en la caja.',
  'do.mats.rescue':
    'Quien conserve su tarjeta, que la coja con el retrato hacia arriba. La app sustituye las perdidas.',
  'do.mats.cardboard': ({ count }) =>
    `Coged las tarjetas para ${count} jugadores, cada uno la de su color, con el retrato hacia arriba. Nadie mira aún el dorso.`,
  'do.row': 'Las cinco localizaciones, en fila. Preparar va la primera, con las dos fichas de preparación.',
  'do.tokens': ({ name }) =>
    `Poned las fichas de jugador en este orden, una por localización, desde Preparar. ${name === null ? 'Empiezas tú' : `Empieza ${name}`}.`,
  'do.tokens.round': ({ name }) =>
    `Poned las fichas en este orden desde Preparar, ninguna en la policía; la quinta, otra vez en Preparar. ${name === null ? 'Empiezas tú' : `Empieza ${name}`}.`,
  'do.cards': ({ numbers }) =>
    `Coged las cartas de prueba con ${numbers} en la esquina. Las demás se quedan en la caja.`,
  'do.deal': ({ hand }) =>
    `Barajad: una carta boca arriba en cada localización menos la policía, tres boca abajo en Alijo. Repartid ${hand} a cada uno.`,
  'do.deal.rest':
    'Barajad: una carta boca arriba en cada localización menos la policía, tres boca abajo en Alijo. Repartid el resto por igual.',
  'back.mats': 'Las tarjetas, otra vez con el retrato hacia arriba. Nadie mira aún.',
  'back.row': 'Las dos fichas de preparación, de vuelta en Preparar.',
  'back.tokens': ({ name }) => `Las fichas de jugador, en este orden desde Preparar. Empieza ${name}.`,
  'back.deal': ({ hand }) =>
    `Barajad: una carta boca arriba en cada localización menos la policía, tres boca abajo en Alijo, ${hand} a cada uno.`,
  'back.deal.rest':
    'Barajad: una carta boca arriba en cada localización menos la policía, tres boca abajo en Alijo, y repartid el resto.',
  'do.laid': 'Todo listo. Ahora, los dados.',
  'why.mats':
    'Todas las tarjetas nombran al chivo expiatorio, menos la suya, que nombra a otra cabra. Así que nadie puede estar seguro de qué lado está.',
  'why.row': 'Según a qué localización muevas tu ficha, harás una cosa u otra en tu turno.',
  'why.tokens': 'La app ha sorteado el orden: el azar decide quién empieza.',
  'why.cards':
    'El número indica para cuántos jugadores es la carta: 4 es exactamente cuatro; 4+, cuatro o más. Con las cartas equivocadas quizá no se pueda acusar a nadie.',
  'why.deal':
    'Los retratos son las pruebas, y una carta cuenta para todas las cabras que muestra. Para acusar a una, tiene que salir en las cartas de todos los demás. No enseñes tu mano.',
  'why.laid': 'Los dados dicen dónde leer tu tarjeta: el blanco da la fila y el negro, la columna.',

  'do.dice.app': 'Tirad los dados. Se quedan así toda la partida.',
  'do.dice.own': 'Tirad los dos dados una vez e introducid el resultado. Dejadlos en la mesa.',
  'do.dice.one': 'Tirad vuestro dado e introducid el resultado. La app tira el otro.',
  'why.dice': 'Los dados dicen dónde leer tu tarjeta: el blanco da la fila y el negro, la columna.',
  'do.read': 'Lee tu tarjeta de cartón donde se cruzan los dos dados e introduce en privado lo que dice.',
  'see.read': ({ count }) =>
    plural('es', count, {
      one: 'Falta un jugador por introducir su tarjeta.',
      other: `Faltan ${count} jugadores por introducir su tarjeta.`,
    }),
  'do.misread': 'Las tarjetas no cuadran: alguien ha leído mal. Mirad todos otra vez y repetid.',
  'why.read':
    'El blanco va en el lateral y el negro, arriba. Con vuestras respuestas la app deduce las tarjetas perdidas o detecta un error.',
  'do.look.app': 'Mira tu tarjeta: mantén pulsado y que no la vea nadie más.',
  'do.look.cardboard': 'Lee tu tarjeta donde se cruzan los dos dados, y que no la vea nadie más.',
  'see.look': ({ count }) =>
    plural('es', count, {
      one: 'Cada uno mira su tarjeta en privado. Falta uno por mirar.',
      other: `Cada uno mira su tarjeta en privado. Faltan ${count} por mirar.`,
    }),
  'why.look':
    'Tu tarjeta nombra a la cabra que hay que acusar. Pero una tarjeta miente, la del chivo expiatorio, y nadie sabe si es la suya. Fíjate en cómo te tratan.',

  'do.open': 'Jugad vuestros turnos con las cartas. Volved aquí para acusar o para entregaros.',
  'why.open':
    'Un turno: mueve tu ficha, haz lo que dice la localización, intercambia una carta allí. Luego le toca al siguiente.',
  'do.move': 'Mueve tu ficha a otra localización.',
  'see.move': ({ name }) => `${name} se mueve a otra localización.`,
  'why.move':
    'Cualquiera menos la tuya, aunque haya otras fichas. Tienes que hacer lo que dice. Entregarse acaba la partida, y solo gana el chivo expiatorio.',
  'do.spy': 'Elige a un jugador: te enseña toda su mano, solo a ti.',
  'see.spy': ({ name }) => `${name} espía. Si te elige, enséñale toda tu mano, solo a ${name}.`,
  'why.spy': 'Sabrás qué pruebas tiene. Luego cuenta lo que quieras, sea verdad o no, pero no enseñes nada.',
  'do.trade': 'Elige a un jugador. Cada uno escoge una carta y las cambiáis a la vez.',
  'see.trade': ({ name }) => `${name} comercia. Si te elige, escoge una carta: las dos se cambian a la vez.`,
  'why.trade':
    'Nadie puede negarse y vale cualquier carta. Para acusar a una cabra, todos los demás necesitan su color: reparte pruebas contra la de tu tarjeta.',
  'do.pickTrade':
    'Elige una carta y ponla boca abajo. La cuenta atrás empieza cuando hayáis elegido los dos.',
  'see.pickTrade': ({ name, other }) =>
    `${name} y ${other} eligen una carta cada uno. Después, la cuenta atrás.`,
  'do.countTrade': 'Tres, dos, uno: cambiad las cartas con el destello.',
  'why.countTrade': 'Las dos cartas cambian de mano a la vez: nadie puede echarse atrás.',
  'do.stash':
    'Coge una de las tres cartas boca abajo y deja una cualquiera, también boca abajo, en el hueco.',
  'see.stash': ({ name }) => `${name} coge una carta del alijo y deja otra.`,
  'why.stash':
    'Esconde una carta en la que sales tú, o llévate la que escondió otro. Puedes devolver la misma.',
  'do.prepare': 'Coge una ficha de preparación. Queda una en la carta.',
  'do.prepare.last': 'Coge la última ficha y da la vuelta a la carta: desde ahora es Acusar/Robar.',
  'see.prepare': ({ name }) => `${name} coge una ficha de preparación.`,
  'why.prepare':
    'Para acusar necesitas una ficha. Cuando ya no queda ninguna, se da la vuelta a la carta: pasa a ser Acusar/Robar para siempre.',
  'do.steal': 'No tienes ficha: róbale una a alguien que tenga.',
  'see.steal': ({ name }) => `${name} no tiene ficha y roba una.`,
  'why.steal':
    'Sin ficha se roba; con ficha se acusa. Nunca las dos cosas en un turno: sal, vuelve con la ficha y acusa.',
  'do.frame': 'Tienes ficha: empieza un intento de acusación. Todos elegirán una carta.',
  'see.frame': ({ name }) => `${name} tiene ficha y empieza un intento de acusación.`,
  'why.frame':
    'Nadie nombra a la víctima; deciden las cartas: queda acusada la cabra cuyo color está en las cartas de todos los demás. Si no sale, no cuesta nada.',
  'do.swap': ({ place }) =>
    `Deja una carta boca arriba en ${place} y coge la que había. Si tienes tu propio color, tiene que ser una de esas.`,
  'see.swap': ({ name, place }) => `${name} cambia una carta de su mano por la que está en ${place}.`,
  'why.swap':
    'Todos ven lo que dejas. Si tienes tu color, tienes que dejar una carta que lo lleve: así circulan las pruebas contra ti.',
  'also.failed': 'Nadie queda acusado: recoged las cartas; las fichas se quedan.',
  'also.interrupt.me': ({ name }) => `Es el turno de ${name} y estás enfrente: puedes entregarte ahora.`,
  'also.early':
    'Aún no se puede acusar a nadie: primero alguien tiene que conseguir una ficha, salir de Preparar y volver.',

  'do.pick': 'Elige una carta de tu mano y ponla boca abajo delante de ti. Luego toca «Cuando queráis».',
  'see.pick': ({ count }) =>
    plural('es', count, {
      one: 'Cada uno pone una carta boca abajo. Falta uno por elegir.',
      other: `Cada uno pone una carta boca abajo. Faltan ${count} por elegir.`,
    }),
  'why.pick':
    'Para acusar a una cabra, las cartas de todos los demás tienen que llevar su color; la suya da igual. El gris es un espectador: no cuenta.',
  'do.count': 'Tres, dos, uno: dad la vuelta a la carta con el destello.',
  'why.count': 'Todos a la vez: nadie puede esperar a ver qué hacen los demás.',
  'do.tell': 'Toca todos los colores que lleva tu carta.',
  'see.tell': ({ count }) =>
    plural('es', count, {
      one: 'Tocad todos los colores de las cartas. Falta una carta.',
      other: `Tocad todos los colores de las cartas. Faltan ${count} cartas.`,
    }),
  'do.judge': 'Ya están todas las cartas. ¿Quién queda acusado?',
  'why.tell':
    'Una carta cuenta para cada color que lleva; el gris, para nadie. La app solo compara las cartas: aquí no usa las tarjetas.',

  'do.cops':
    'Ha llegado la policía: dad la vuelta a la carta. Al llegar a cero, señalad a quien diga vuestra tarjeta.',
  'see.cops': ({ count }) =>
    plural('es', count, {
      one: 'Ha llegado la policía. Falta uno; luego empieza la cuenta atrás y todos señalan.',
      other: `Ha llegado la policía. Faltan ${count}; luego empieza la cuenta atrás y todos señalan.`,
    }),
  'why.cops':
    'Se acaba la partida y gana el chivo expiatorio, se entregue quien se entregue. Entrégate solo si crees que todos te van a señalar a ti.',
  'do.countCops': 'Tres, dos, uno: con el destello, señalad a quien diga vuestra tarjeta.',
  'why.countCops': 'Todos a la vez: nadie puede copiar a los demás.',
  'do.point': 'Sigue señalando y toca aquí a la misma cabra.',
  'see.point': 'Seguid señalando. Ahora hablan las tarjetas.',
  'see.arrows': ({ count }) =>
    plural('es', count, {
      one: 'Tocad a quién señala cada uno. Falta uno.',
      other: `Tocad a quién señala cada uno. Faltan ${count}.`,
    }),
  arrowsIn: ({ seconds }) => `Se revela en ${seconds} s`,
  pointWithin: ({ seconds }) => `Tienes ${seconds} s para tocar`,
  moreTime: 'Más tiempo',
  'do.arrows': 'Ya han señalado todos. ¿Quién es?',
  'do.pointAgain':
    'A ninguna cabra la señalan todos los demás: alguien ha leído mal. Mirad otra vez y señalad de nuevo.',
  'why.point': 'La cabra a la que señalan todos los demás es el chivo expiatorio.',
  'why.pointFrame':
    'Alguien ha sido acusado. Si es el chivo expiatorio, ganan los demás; si no, el chivo gana en solitario.',

  'do.over.frame': 'Alguien ha quedado acusado. Mirad quién era de verdad.',
  'do.over.cops': 'La policía ya tiene a su cabra. Mirad quién era.',
  'do.over.abandoned': 'Partida abandonada. No gana nadie.',
  'why.over': 'Revancha con un toque: tarjetas nuevas, otra tirada y quizá otro chivo expiatorio.',

  'turn.me': 'Tu turno.',
  'turn.show': 'Ver las opciones de este turno',
  'turn.other': ({ name }) => `Turno de ${name}.`,

  'chore.mats': 'Tarjetas de jugador',
  'chore.row': 'Localizaciones',
  'chore.tokens': 'Fichas de jugador',
  'chore.cards': 'Cartas de prueba',
  'chore.deal': 'Repartir',
  'chore.order': 'Las del medio pueden ir en cualquier orden. Ponedlas como en vuestra mesa:',
  'chore.count': '¿Cuántas cartas hay en el mazo?',
  'chore.counts': ({ small, large }) =>
    `${small} si cada uno recibe dos cartas y ${large} si recibe tres: depende de vuestra caja.`,
  'chore.check': 'Comprobar',
  'chore.uncounted': 'Sin contar',

  'concept.new': ({ what }) => `Nuevo: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  'concept.ok': 'Entendido',
  'concept.scapegoat': 'El chivo expiatorio',
  'concept.scapegoat.text':
    'Todas las tarjetas nombran al chivo expiatorio, menos la suya, que nombra a otra cabra. Así que, o tu tarjeta dice la verdad, o te la están jugando a ti.',
  'concept.talk': 'Hablar y mentir',
  'concept.talk.text':
    'Di lo que quieras de tu tarjeta y de tus cartas, sea verdad o no. Pero no se las enseñes a nadie.',
  'concept.ownColour': 'Tu propio color',
  'concept.ownColour.text':
    'Si alguna carta de tu mano muestra tu color, solo o con otros, tienes que dejar una de esas. Primero dejas y luego coges.',
  'concept.tokens': 'Fichas de preparación',
  'concept.tokens.text':
    'Solo hay dos para todos. Al coger la segunda, se da la vuelta a Preparar, que pasa a ser Acusar/Robar. Desde entonces, quien llegue allí con ficha empieza un intento de acusación.',
  'concept.steal': 'Robar',
  'concept.steal.text':
    'Si llegas a Acusar/Robar sin ficha, tienes que robarle una a alguien que tenga. Podrás acusar la próxima vez que vengas, no ahora.',
  'concept.frame': 'El intento de acusación',
  'concept.frame.text':
    'Todos muestran una carta a la vez. Una cabra queda acusada si su color está en las cartas de todos los demás (la suya da igual). Si es el chivo expiatorio, ganan los demás; si no, el chivo gana en solitario.',
  'concept.cops': 'Entregarse a la policía',
  'concept.cops.text':
    'Acaba la partida al momento y gana el chivo expiatorio, se entregue quien se entregue. Hazlo solo si crees que van todos a por ti: si te equivocas, le regalas la partida.',
  'concept.interrupt': 'Fuera de turno',
  'concept.interrupt.text':
    'Con seis jugadores se espera mucho. Por eso, al comienzo de un turno, antes de que se mueva la ficha, quien está enfrente puede entregarse.',
};
