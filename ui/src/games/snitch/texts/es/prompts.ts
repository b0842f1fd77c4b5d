import type { Same } from '../../../../texts/index.svelte';
import type { prompts as en } from '../en/prompts';

export const prompts: Same<typeof en> = {
  // Preparar
  'chore.missing': 'Cartas que faltan',
  'chore.shuffle': 'Barajar',
  'chore.districts': 'Distritos',
  'chore.drawPile': 'Mazo',
  'chore.discardPile': 'Descarte',
  'instead.nothing': 'jugar sin ella',
  'instead.printed': 'impresa',
  'instead.standIn': 'otra carta',
  allLaid: '¡Todo listo!',
  'do.missing':
    'Mezclad con las demás las cartas impresas y las sustitutas. La lista dice cuál sustituye a cuál.',
  'do.shuffle': ({ cards }) => `Barajad bien las ${cards} cartas.`,
  'do.districts':
    'Repartid cuatro cartas a cada uno, boca abajo, en dos filas de dos: es su distrito. ¡Todavía sin mirar!',
  'do.drawPile': ({ pile }) => `Poned las otras ${pile} cartas boca abajo en el centro: son el mazo.`,
  'do.discardPile': 'Dejad espacio al lado para el descarte, donde todos lleguéis.',
  'why.missing': 'La app solo cuenta las cartas que tenéis de verdad.',
  'why.shuffle': 'La mayoría son testigos con un número. Las cartas de familia hacen algo especial.',
  'why.districts': 'Gana el total más bajo, pero solo llegaréis a ver algunas de vuestras cartas.',
  'why.drawPile': 'En cada turno se roba una. La app lleva la cuenta.',
  'why.discardPile': 'Ahí van las cartas jugadas, boca arriba. Y a veces todos os lanzaréis a por él.',

  // El vistazo
  'do.lookGather':
    'Preparaos todos. Tras la cuenta atrás, mirad las dos cartas que tenéis más cerca: todos a la vez y una sola vez.',
  'why.lookGather': 'Son las únicas que conoceréis al empezar. Cuanto más bajo el número, mejor.',
  'do.lookFreely':
    'Mirad las dos cartas que tenéis más cerca, una sola vez. Al terminar, tocad vuestra cabra.',

  // Turnos
  'do.start': 'Roba la primera carta del mazo y mírala. O cierra, si crees que tienes el total más bajo.',
  'do.start.last': 'Tu último turno: roba la primera carta del mazo y mírala.',
  'do.start.mustClose': 'No tienes cartas, así que debes cerrar.',
  'do.start.empty': 'No tienes cartas, así que la que robes será tu distrito.',
  'do.start.nothing': 'No quedan cartas que robar, así que pasas.',
  'see.start': ({ name }) => `${name} roba una carta o cierra.`,
  'see.start.last': ({ name }) => `${name} juega su último turno.`,
  'why.start': 'La carta que robes tienes que cambiarla por una tuya, así que robar siempre es un riesgo.',
  'do.exchange':
    'Ponla en el lugar de una de tus cartas y juega la vieja, boca arriba, en el descarte. Toca aquí cuál era.',
  'see.exchange': ({ name }) => `${name} pone la carta nueva en su distrito y juega una vieja.`,
  'why.exchange': 'Una carta recién robada no se puede jugar. ¿Y si nadie se acuerda de la vieja? ¡Sorpresa!',
  'do.look': 'Mira una carta boca abajo de cualquier distrito. No se la enseñes a nadie.',
  'do.swap': 'Intercambia dos cartas boca abajo cualesquiera. No las mira nadie, tú tampoco.',
  'do.swap.hitman': 'Ahora intercambia dos cartas boca abajo cualesquiera. No las mira nadie, tú tampoco.',
  'do.removeOrAdd':
    'Quita una de tus cartas. O añade la primera carta del mazo al distrito de otra persona, sin mirarla.',
  'see.look': ({ name }) => `${name} mira una carta boca abajo de cualquier distrito.`,
  'see.swap': ({ name }) => `${name} intercambia dos cartas boca abajo sin mirarlas.`,
  'see.removeOrAdd': ({ name }) => `${name} quita una de sus cartas o le da una más a otra persona.`,
  'why.look': 'Más vale carta vista que ciento volando.',
  'why.swap': 'Pueden ser de dos distritos o del mismo. Así le pasas a alguien una carta alta.',
  'why.removeOrAdd': 'Tener una carta menos casi siempre viene bien; una más, casi siempre mal.',
  outOfReach: ({ name }) =>
    `${name === null ? 'Tu distrito' : `El distrito de ${name}`} está cerrado y no se puede tocar.`,
  nobodyInReach: 'Esta carta no puede hacer nada ahora: sáltate la acción.',

  // Solo ayuda
  'do.open': 'Jugad a vuestro aire. Aquí podéis consultar las cartas; tocad abajo cuando alguien cierre.',
  'why.open': 'La app no sigue los turnos. Se pone en marcha cuando alguien cierra.',
  'do.lastTurn': 'Juega tu último turno y luego toca abajo.',
  'see.lastTurn': ({ name }) => `${name} juega su último turno.`,
  'why.lastTurn': 'Todos juegan un último turno, menos quien ha cerrado. Ya no puede cerrar nadie más.',

  // El final
  'do.reveal': 'Preparaos todos. Al llegar a cero, dad la vuelta a todas vuestras cartas.',
  'why.reveal':
    'Gana el total más bajo. Si hay empate, quien tenga menos cartas; y después, la carta más baja.',
  'do.entry': 'Cada uno introduce sus cartas. La app las suma cuando estén todas.',
  'why.entry': 'Así nadie tiene que hacer cuentas y el final sigue siendo una sorpresa.',

  // Se explica una vez
  'new.eliminate': 'Eliminar',
  'new.eliminate.text':
    'Se ha jugado un testigo. Si sabes dónde hay otro con el mismo número, en tu distrito o en el de quien sea, échalo al descarte antes que nadie. Si era tuyo, te libras de él. Si era de otra persona, le das una carta tuya a cambio. Pero si te equivocas, la carta vuelve a donde estaba y robas una más.',
  'new.close': 'Cerrar',
  'new.close.text':
    '¿Crees que nadie tiene un total más bajo que tú? Pues cierra: da un golpe en la mesa en lugar de jugar tu turno. Los demás juegan un turno más. Después se da la vuelta a todas las cartas y gana el total más bajo.',
  'new.snitch': 'El Soplón',
  'new.snitch.text':
    'La carta robada también se queda: una carta más. Al final el Soplón vale lo mismo que la primera carta del mazo, sea la que sea. Solo el Capo puede quitarlo de en medio.',
  'new.what': ({ what }) => `Nuevo: ${what}`,
  'new.ok': 'Entendido',
};
