import type { Same } from '../../../../texts/index.svelte';
import type { prompts as en } from '../en/prompts';

export const prompts: Same<typeof en> = {
  // Preparar
  'do.missing':
    'Meted con las demás las cartas impresas y las sustitutas. Mirad la lista: ¿qué carta es cuál?',
  'do.shuffle': ({ cards }) => `Barajad bien las ${cards} cartas.`,
  'do.districts':
    'Repartid cuatro cartas a cada uno, boca abajo en dos filas. Es vuestro distrito. ¡Sin mirar!',
  'do.drawPile': ({ pile }) => `Lo que queda es el mazo: ${pile} cartas, boca abajo en el centro.`,
  'do.discardPile': 'Dejad sitio al lado para el descarte, donde todos lleguen.',
  'why.missing': 'Se cuentan las cartas que hay de verdad.',
  'why.shuffle': 'La mayoría son testigos con números. La familia tiene acciones especiales.',
  'why.districts': 'Gana el total más bajo, pero solo veréis algunas de vuestras cartas.',
  'why.drawPile': 'Cada turno se roba una carta. La app lleva la cuenta.',
  'why.discardPile': 'Ahí van las cartas jugadas, boca arriba. Y a veces todos se lanzan a por él.',

  // La mirada
  'do.lookGather':
    'Preparaos todos. Tras la cuenta atrás miráis vuestras dos cartas de abajo: todos a la vez y una sola vez.',
  'why.lookGather': 'Son las únicas cartas que conoceréis al empezar. Los números bajos son buenos.',
  'do.lookFreely':
    'Cada uno puede mirar una vez sus dos cartas de abajo. Tocad vuestra cabra cuando hayáis terminado.',

  // Turnos
  'do.start': 'Roba la primera carta y mírala. O golpea para cerrar, si crees que tienes el total más bajo.',
  'do.start.last': 'Tu último turno: roba la primera carta y mírala.',
  'do.start.mustClose': 'No tienes cartas, así que cierras.',
  'do.start.empty': 'No tienes cartas: la que robes será tu distrito.',
  'do.start.nothing': 'No quedan cartas que robar, así que pasas.',
  'see.start': ({ name }) => `${name} roba una carta o cierra.`,
  'see.start.last': ({ name }) => `${name} juega su último turno.`,
  'why.start': 'La carta que robas tienes que cambiarla por una tuya, así que robar siempre es un riesgo.',
  'do.exchange':
    'Cámbiala por una de tus cartas boca abajo y juega la vieja, boca arriba. Toca qué carta era.',
  'see.exchange': ({ name }) => `${name} cambia una carta y juega la vieja.`,
  'why.exchange': 'La que acabas de robar no se puede jugar. ¿Que no te acuerdas de la vieja? ¡Sorpresa!',
  'do.look': 'Mira una carta boca abajo de cualquier distrito. No la enseñes.',
  'do.swap': 'Intercambia dos cartas boca abajo. Nadie las mira.',
  'do.swap.hitman': 'Ahora intercambia dos cartas boca abajo. Nadie las mira.',
  'do.removeOrAdd':
    'Quita una carta tuya o añade la primera del mazo, sin mirarla, al distrito de otra persona.',
  'see.look': ({ name }) => `${name} mira una carta boca abajo, de quien sea.`,
  'see.swap': ({ name }) => `${name} intercambia dos cartas boca abajo.`,
  'see.removeOrAdd': ({ name }) => `${name} quita una carta suya o le da una más a alguien.`,
  'why.look': 'Más vale carta vista que ciento volando.',
  'why.swap': 'Pueden ser de dos distritos o del mismo. Buena forma de librarse de una carta alta.',
  'why.removeOrAdd': 'Una carta menos casi siempre es buena, y una carta más casi siempre es mala.',
  outOfReach: ({ name }) => `El distrito de ${name} está cerrado: fuera de alcance.`,
  nobodyInReach: 'No se puede hacer nada, así que se salta.',

  // Solo ayuda
  'do.open': 'Jugad a vuestro aire. Aquí podéis consultar las cartas, y golpear cuando alguien cierre.',
  'why.open': 'La app no sigue los turnos. Se pone en marcha cuando alguien cierra.',
  'do.lastTurn': 'Juega tu último turno y luego toca abajo.',
  'see.lastTurn': ({ name }) => `${name} juega su último turno.`,
  'why.lastTurn': 'A todos menos a quien ha cerrado les queda exactamente un turno. Nadie más puede cerrar.',

  // El final
  'do.reveal': 'Preparaos todos. Al llegar a cero, dad la vuelta a todas vuestras cartas.',
  'why.reveal': 'Gana el total más bajo. Si hay empate: menos cartas y, después, la carta más baja.',
  'do.entry': 'Cada uno introduce sus cartas. Nadie las ve hasta que estén todas.',
  'why.entry': 'Así nadie puede ajustar su historia a la tuya.',
};
