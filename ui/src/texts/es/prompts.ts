import type { prompts as english } from '../en/prompts';
import type { Same } from '../index.svelte';
import { plural } from '../plural';

export const prompts: Same<typeof english> = {
  'do.mats.deal':
    'La aplicación reparte las tarjetas y cada uno mira en privado. Las de cartón se quedan en la caja.',
  'do.mats.rescue':
    'Quien tenga su tarjeta la toma, con el retrato arriba. La aplicación sustituye las que se han perdido.',
  'do.mats.cardboard': ({ count }) =>
    `Tomad las tarjetas para ${count} jugadores, una por color, retrato arriba. Nadie mira aún el dorso.`,
  'do.row':
    'Poned las cinco localizaciones así, Preparar a la izquierda. Las dos fichas de preparación van en Preparar.',
  'do.tokens': ({ name }) =>
    `Poned las fichas de jugador en este orden, una por carta desde Preparar. ${name} es quien empieza.`,
  'do.tokens.round': ({ name }) =>
    `Poned las fichas en este orden desde Preparar y seguid otra vez desde allí. ${name} es quien empieza.`,
  'do.cards': ({ numbers }) =>
    `Tomad las cartas de prueba con ${numbers} en la esquina. Las demás se quedan en la caja.`,
  'do.deal': ({ hand }) =>
    `Barajad: una boca arriba en cada sitio menos la policía, tres boca abajo en Alijo. Dad ${hand} a cada uno.`,
  'do.deal.rest':
    'Barajad: una boca arriba en cada sitio menos la policía, tres boca abajo en Alijo. Repartid el resto.',
  'do.laid': 'Todo está puesto. Ahora los dados.',
  'why.mats':
    'Una tarjeta nombra a una cabra. Todas nombran al chivo expiatorio; solo la del propio chivo nombra a otra: así todos saben quién es, menos uno.',
  'why.row': 'Donde está tu ficha decide lo que haces en tu turno.',
  'why.tokens': 'La aplicación ha sorteado el orden: el azar decide quién empieza.',
  'why.cards':
    'El número dice para cuántos es una carta: 4 son exactamente cuatro, 4+ son cuatro o más. Con otras cartas no se podría acusar a nadie.',
  'why.deal': 'Las cartas llevan retratos: son las pruebas. No enseñes tu mano.',
  'why.laid': 'El blanco y el negro señalan juntos una casilla de cada tarjeta.',

  'do.dice.app': 'Tirad los dados. Se quedan así toda la partida.',
  'do.dice.own': 'Tirad los dos dados una vez y decid qué sale. Dejadlos como están.',
  'do.dice.one': 'Tirad vuestro dado y decid qué sale. La aplicación tira el otro.',
  'why.dice': 'El blanco y el negro señalan juntos una casilla de cada tarjeta.',
  'do.read': 'Lee tu tarjeta de cartón donde se cruzan los dados. Luego díselo a la aplicación, en privado.',
  'see.read': ({ count }) =>
    plural('es', count, {
      one: 'Falta un jugador por decir lo que pone su cartón.',
      other: `Faltan ${count} jugadores por decir lo que pone su cartón.`,
    }),
  'do.misread': 'Estas tarjetas no concuerdan: alguien ha leído mal. Mirad todos otra vez y repetidlo.',
  'why.read':
    'El blanco va por el lado, el negro por arriba. Con lo que dicen las tarjetas la aplicación halla las perdidas o nota un error.',
  'do.look.app': 'Mira tu tarjeta: mantén pulsado y que no la vea nadie más.',
  'do.look.cardboard': 'Lee tu tarjeta donde se cruzan los dados, y que no la vea nadie más.',
  'see.look': ({ count }) =>
    plural('es', count, {
      one: 'Cada uno mira su tarjeta en privado. Falta uno por mirar.',
      other: `Cada uno mira su tarjeta en privado. Faltan ${count} por mirar.`,
    }),
  'why.look':
    'Tu tarjeta nombra a la cabra que hay que acusar. Pero una tarjeta miente: la del chivo expiatorio. Fíjate en cómo te tratan.',

  'do.open': 'Jugad vuestros turnos con las cartas. Las acusaciones y la policía se anuncian aquí.',
  'why.open':
    'Un turno: mueve tu ficha, haz lo que dice la localización, intercambia una carta allí. Sigue el de la izquierda.',
  'do.move': 'Mueve tu ficha a otra localización: no puedes quedarte.',
  'see.move': ({ name }) => `${name} se mueve a otra localización.`,
  'why.move':
    'Cualquiera menos la tuya, aunque haya otros. Lo que dice es obligatorio. La policía acaba la partida, y solo gana el chivo expiatorio.',
  'do.spy': 'Elige un jugador: te enseña, solo a ti, toda su mano.',
  'see.spy': ({ name }) => `${name} espía. Quien sea elegido enseña toda su mano, solo a quien espía.`,
  'why.spy': 'Sabrás qué pruebas tiene alguien. Cuenta lo que quieras, verdad o no, pero no enseñes nada.',
  'do.trade': 'Elige un jugador. Cada uno escoge una carta y se cambian a la vez.',
  'see.trade': ({ name }) => `${name} comercia. Quien sea elegido escoge una carta y se cambian a la vez.`,
  'why.trade':
    'Nadie puede negarse y vale cualquier carta. Pasa lo que muestra a la cabra de tu tarjeta, o lo que te muestra a ti.',
  'do.countTrade': 'Tres, dos, uno: cambiad las cartas con el destello.',
  'why.countTrade': 'Las dos cartas cambian de mano a la vez: nadie puede pensárselo mejor.',
  'do.stash': 'Toma una de las tres cartas del alijo y deja una cualquiera, boca abajo, en el hueco.',
  'see.stash': ({ name }) => `${name} toma una carta del alijo y deja otra.`,
  'why.stash':
    'Esconde una carta que te muestra, o toma lo que otro escondió. Puedes devolver la misma carta.',
  'do.prepare': 'Toma una ficha de preparación. Queda una en la carta.',
  'do.prepare.last': 'Toma la última ficha y da la vuelta a la carta: ahora es Acusar/Robar.',
  'see.prepare': ({ name }) => `${name} toma una ficha de preparación.`,
  'why.prepare':
    'Para acusar hace falta una ficha delante de ti. Cuando faltan las dos, la carta pasa a Acusar/Robar y ya no vuelve.',
  'do.steal': 'No tienes ficha: róbasela a quien tenga una.',
  'see.steal': ({ name }) => `${name} no tiene ficha y roba una.`,
  'why.steal':
    'Aquí se roba sin ficha y se acusa con ella, nunca las dos cosas en un turno. Sal, vuelve con la ficha y acusarás.',
  'do.frame': 'Tienes ficha: empieza el intento de acusación. Todos elegirán una carta.',
  'see.frame': ({ name }) => `${name} tiene ficha y empieza un intento de acusación.`,
  'why.frame':
    'Nadie nombra a la víctima, lo hacen las cartas: cae la cabra cuyo color está en las cartas de todos los demás. Fallar no cuesta nada.',
  'do.swap': ({ place }) =>
    `Deja una carta boca arriba en ${place} y toma la que había. ¿Tienes tu color en la mano? Debe ser una de esas.`,
  'see.swap': ({ name, place }) => `${name} cambia una carta de su mano por la que está en ${place}.`,
  'why.swap':
    'Lo que dejas lo ven todos. Una carta con tu propio color va primero: así circulan las pruebas contra ti.',
  'also.failed': 'Nadie ha sido acusado: recoged las cartas, las fichas se quedan.',
  'also.interrupt.me': ({ name }) => `Puedes entregarte ahora, aunque sea el turno de ${name}.`,
  'also.interrupt': ({ name }) => `${name} está enfrente y puede entregarse ahora, fuera de turno.`,
  'also.early': ({ turn }) => `Nadie puede ser acusado antes del turno ${turn}: primero hacen falta fichas.`,

  'do.pick': 'Elige una carta de tu mano y déjala boca abajo delante de ti. Luego di que ya está.',
  'see.pick': ({ count }) =>
    plural('es', count, {
      one: 'Cada uno deja una carta boca abajo. Falta uno por elegir.',
      other: `Cada uno deja una carta boca abajo. Faltan ${count} por elegir.`,
    }),
  'why.pick':
    'Para acusar a una cabra, las cartas de todos los demás deben llevar su color; la suya no importa. El gris es un espectador: no cuenta.',
  'do.count': 'Tres, dos, uno: descubre tu carta con el destello.',
  'why.count': 'Todos en el mismo instante: nadie puede esperar a los demás.',
  'do.tell': 'Toca todos los colores que lleva tu carta.',
  'see.tell': ({ count }) =>
    plural('es', count, {
      one: 'Tocad todos los colores de las cartas. Falta una carta.',
      other: `Tocad todos los colores de las cartas. Faltan ${count} cartas.`,
    }),
  'do.judge': 'Ya están todas las cartas. ¿Quién queda acusado?',
  'why.tell':
    'Una carta cuenta por cada color que lleva, el gris por nadie. La aplicación solo compara: aquí no mira ninguna tarjeta.',

  'do.cops': 'Ha llegado la policía: dad la vuelta a la carta. En el cero señala a quien diga tu tarjeta.',
  'see.cops': ({ count }) =>
    plural('es', count, {
      one: 'Ha llegado la policía. Cuando uno más esté listo empieza la cuenta, y todos señalan.',
      other: `Ha llegado la policía. Cuando ${count} más estén listos empieza la cuenta, y todos señalan.`,
    }),
  'why.cops':
    'Esto acaba la partida y gana el chivo expiatorio, llame quien llame. Por eso viene quien cree que todos le señalarán.',
  'do.countCops': 'Tres, dos, uno: con el destello señala a quien diga tu tarjeta.',
  'why.countCops': 'Todos en el mismo instante: nadie puede seguir a los demás.',
  'do.point': 'Sigue señalando y toca aquí la misma cabra.',
  'see.point': 'Seguid señalando. Ahora hablan las tarjetas.',
  'see.arrows': ({ count }) =>
    plural('es', count, {
      one: 'Tocad a quién señala cada dedo. Falta uno.',
      other: `Tocad a quién señala cada dedo. Faltan ${count}.`,
    }),
  arrowsIn: ({ seconds }) => `Las flechas vuelan en ${seconds} s.`,
  pointWithin: ({ seconds }) => `Toca antes de ${seconds} s.`,
  moreTime: 'Más tiempo',
  'do.arrows': 'Ya están todos los dedos. ¿Quién es?',
  'do.pointAgain':
    'Nadie está señalado por todos los demás: alguien ha leído mal. Mirad otra vez y señalad de nuevo.',
  'why.point': 'La cabra a la que señalan todos los demás es el chivo expiatorio.',
  'why.pointFrame':
    'Alguien ha sido acusado. Si es el chivo expiatorio, ganan los demás; si no, el chivo gana solo.',

  'do.over.frame': 'La acusación se sostiene. Mirad quién ha pagado el pato.',
  'do.over.cops': 'La policía ya tiene a su cabra. Mirad quién era.',
  'do.over.abandoned': 'La partida se ha detenido. No gana nadie.',
  'why.over':
    'Los mismos pueden jugar otra vez con un toque: tarjetas nuevas, otra tirada y quizá otro chivo expiatorio.',

  'turn.me': 'Tu turno.',
  'turn.show': 'Ver las opciones de este turno',
  'turn.other': ({ name }) => `Turno de ${name}.`,

  depth: 'Lo que dice la aplicación',
  'depth.learning': 'Explica',
  'depth.learning.hint': 'cada paso, y por qué',
  'depth.prompts': 'Apunta',
  'depth.prompts.hint': 'una línea por paso',
  'depth.silent': 'Calla',
  'depth.silent.hint': 'solo dados, miradas, acusación, policía',

  'chore.mats': 'Tarjetas de jugador',
  'chore.row': 'Localizaciones',
  'chore.tokens': 'Fichas de jugador',
  'chore.cards': 'Cartas de prueba',
  'chore.deal': 'Repartir',
  'chore.isDone': ({ what }) => `${what}, hecho`,
  'chore.isOpen': ({ what }) => `${what}, por hacer`,
  'chore.tick': 'Hecho',
  'chore.untick': 'Aún no está',
  'chore.order': 'Las del medio pueden ir en otro orden. Como estén en vuestra mesa:',
  'chore.count': '¿Cuántas hay en vuestro mazo?',
  'chore.check': 'Comprobar',
  'chore.uncounted': 'Hecho, sin contar',
  'chore.title': 'Paso a paso',

  'concept.ok': 'Entendido',
  'concept.scapegoat': 'El chivo expiatorio.',
  'concept.scapegoat.text':
    'Todas las tarjetas nombran al chivo expiatorio, pero la suya nombra a otra cabra. Así que tu tarjeta acierta, o la broma va contigo.',
  'concept.ownColour': 'Tu propio color.',
  'concept.ownColour.text':
    'Si una carta de tu mano muestra tu color, sola o entre otros, tienes que dejar una de esas. Primero dejas, luego tomas.',
  'concept.tokens': 'Fichas de preparación.',
  'concept.tokens.text':
    'Hay dos. Al tomar la segunda, la carta pasa a Acusar/Robar. Solo quien tiene ficha puede empezar una acusación, en otra visita.',
  'concept.steal': 'Robar.',
  'concept.steal.text':
    'Quien llega a Acusar/Robar sin ficha tiene que robar una a quien tenga. Acusarás en tu próxima visita, no ahora.',
  'concept.frame': 'El intento de acusación.',
  'concept.frame.text':
    'Todos muestran una carta a la vez. Cae la cabra cuyo color está en todas las cartas menos la suya. Si es la buena, ganan los demás; si no, solo gana el chivo expiatorio.',
  'concept.cops': 'La policía.',
  'concept.cops.text':
    '¿Te tratan de forma rara? El chivo expiatorio gana si se entrega. Cualquier otro le regala la partida.',
  'concept.interrupt': 'Fuera de turno.',
  'concept.interrupt.text':
    'Con seis jugadores, quien está enfrente puede entregarse al comienzo de un turno, antes de que se mueva la ficha.',

  spoken: 'Leer en voz alta',
  'spoken.hint': 'este aparato dice cada paso',
};
