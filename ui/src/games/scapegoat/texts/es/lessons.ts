import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.heist': 'Una banda de cabras, un gran golpe… y alguien de la mesa va a cargar con la culpa.',
  'story.mats':
    'Todas las tarjetas nombran en secreto al chivo expiatorio. Solo la suya nombra a otra cabra.',
  'story.turn':
    'En tu turno te mueves, haces lo que dice la localización y cambias una carta a la vista de todos.',
  'story.ends':
    'Acusad juntos al chivo expiatorio y ganáis… salvo que se lo huela y se entregue antes a la policía.',

  // A turn to try
  'try.move': 'Moverse',
  'try.act': 'Actuar',
  'try.swap': 'Cambiar',
  'try.moveText': 'Toca una localización y tu ficha irá allí. No puedes quedarte donde estás.',
  'try.cops':
    '¡Podrías! Pero la partida acabaría aquí mismo, y solo ganaría el chivo expiatorio. Prueba otra localización.',
  'try.spy': 'Toca una cabra para mirar toda su mano.',
  'try.spied': ({ name }) => `La mano de ${name}, solo para tus ojos. ¿De quién reúne retratos?`,
  'try.seen': 'Visto',
  'try.trade': 'Toca la cabra con la que quieres comerciar.',
  'try.give': ({ name }) => `Ahora toca la carta que das a ${name}. Te dará otra a cambio.`,
  'try.traded': '¡Trato hecho! Nadie más sabe qué habéis cambiado.',
  'try.stash': 'Hay tres cartas boca abajo. Toca la que coges.',
  'try.putBack': 'Ya está en tu mano. Toca una carta para dejarla boca abajo; puede ser la misma.',
  'try.stashed': '¡Escondida! Recuerda lo que has dejado.',
  'try.prepare':
    'Coge una ficha de preparación. Quien tenga una podrá iniciar más tarde un intento de acusación.',
  'try.swapText': 'Toca una carta de tu mano: queda allí boca arriba, y coges la que estaba.',
  'try.ownColour': ({ name }) => `Esa no: antes tiene que salir una carta con tu propio color. Eres ${name}.`,
  'try.swapped': 'Cambiada, y todo el mundo lo ha visto.',
  'try.there': ({ place }) => `en ${place}`,
  'try.hand': ({ name }) => `La mano de ${name}`,
  'try.done': '¡Eso ha sido un turno entero!',
  'try.doneText': ({ name }) =>
    `Moverse, actuar, cambiar… y le toca a ${name}. En la mesa de verdad es igual, con la app a tu lado.`,
};
