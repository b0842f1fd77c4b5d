import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.heist': 'Un gran golpe… y alguien de la mesa va a cargar con la culpa: el chivo expiatorio.',
  'story.mats':
    'Donde se cruzan los dados, tu tarjeta nombra al chivo expiatorio. Solo la del chivo miente: nadie sabe de qué lado está.',
  'story.turn':
    'En tu turno te mueves, haces lo que dice la localización y cambias una carta a la vista. Mentir vale; enseñar, no.',
  'story.ends':
    'Todos mostráis una carta. Si en las de todos los demás sale el chivo expiatorio, ganáis juntos. Si acusáis a otra cabra, o alguien se entrega, gana el chivo.',

  // A turn to try
  'try.move': 'Moverse',
  'try.act': 'Actuar',
  'try.swap': 'Cambiar',
  'try.moveText': 'Toca una localización y tu ficha irá allí. No puedes quedarte donde estás.',
  'try.cops':
    '¡Podrías! Pero la partida acabaría aquí mismo y ganaría el chivo expiatorio, sea quien sea. Entrégate solo si crees que te ha tocado. Ahora prueba otra localización.',
  'try.spy': 'Toca una cabra para mirar toda su mano.',
  'try.spied': ({ name }) =>
    `La mano de ${name}, solo para tus ojos. ¿De quién está reuniendo retratos? Cuéntalo o miente, pero no la enseñes.`,
  'try.seen': 'Visto',
  'try.trade': 'Toca la cabra con la que quieres comerciar.',
  'try.give': ({ name }) => `Ahora toca la carta que le das a ${name}. Te dará otra a cambio.`,
  'try.traded': '¡Trato hecho! Nadie más sabe qué habéis cambiado.',
  'try.stash': 'Hay tres cartas boca abajo. Toca la que quieras coger.',
  'try.putBack': 'Ya está en tu mano. Toca una carta para dejarla boca abajo; puede ser la misma.',
  'try.stashed': '¡Escondida! Recuerda lo que has dejado.',
  'try.prepare':
    'Solo hay dos fichas de estas. Cuando alguien coja la segunda, se da la vuelta a Preparar y pasa a ser Acusar/Robar: quien vuelva allí con ficha podrá acusar.',
  'try.swapText':
    'Toca una carta de tu mano: queda allí boca arriba, y coges la que había. Una carta cuenta para todas las cabras que muestra.',
  'try.ownColour': ({ colour }) =>
    `Esa no: antes tiene que salir una carta con tu propio color. Tu color es el ${colour}.`,
  'try.swapped': 'Cambiada, y todo el mundo lo ha visto.',
  'try.there': ({ place }) => `en ${place}`,
  'try.hand': ({ name }) => `La mano de ${name}`,
  'try.done': '¡Eso ha sido un turno entero!',
  'try.doneText': ({ name }) =>
    `Moverse, actuar, cambiar… y le toca a ${name}. Todos buscáis lo mismo: que, en un intento de acusación, las cartas de todos los demás muestren al chivo expiatorio.`,
};
