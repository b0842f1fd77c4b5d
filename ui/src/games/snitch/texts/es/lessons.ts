import type { Same } from '../../../../texts/index.svelte';
import type { lessons as en } from '../en/lessons';

export const lessons: Same<typeof en> = {
  'story.district': 'Este es tu distrito: cuatro cartas boca abajo. Puedes mirar dos de ellas… una sola vez.',
  'story.swap': 'Roba una carta, cámbiala por una tuya y juega la vieja. ¿Te acordabas de cuál era?',
  'story.family': 'La familia trabaja para ti: mira una carta, intercambia dos o haz desaparecer una.',
  'story.lowest':
    '¿Crees que tienes menos que nadie? ¡Cierra! Gana el total más bajo… si no lo fastidia el soplón.',

  // A turn to try
  'try.look': 'Mirar',
  'try.draw': 'Robar',
  'try.swap': 'Cambiar',
  'try.act': 'Actuar',
  'try.lookText': 'Antes del primer turno: toca tus dos cartas de abajo y recuérdalas.',
  'try.onlyLower': 'Solo las dos de abajo. Las otras aún no las conoce nadie, ni siquiera tú.',
  'try.cardsDown': 'Cartas abajo',
  'try.drawText': 'Toca el mazo de robo.',
  'try.drawn': 'robada',
  'try.swapText':
    'Un 2: ¡lo bajo es bueno! Tiene que ir a tu distrito. Toca la carta que le deja el sitio: una alta, si te acuerdas.',
  'try.family': ({ card }) => `Has jugado esta carta: ${card}. Ahora haz lo que dice.`,
  'try.witness': ({ card }) => `¡${card}! Quien sepa dónde hay otro igual podría echarlo ahora.`,
  'try.peekText': 'Mira una carta boca abajo: toca una tuya, o una cabra para ver una suya.',
  'try.peeking': 'Solo la ves tú. Recuérdala y devuélvela a su sitio.',
  'try.twoCards':
    'Dos cartas cambian de sitio sin que nadie las vea. Toca la primera: una tuya, o una cabra.',
  'try.secondCard': '¿Y la segunda?',
  'try.chosen': 'elegida',
  'try.cardOf': ({ name }) => `Una carta de ${name}`,
  'try.card': ({ number, what }) => `Carta ${number}: ${what}`,
  'try.faceDown': 'boca abajo',
  'try.done': '¡Eso ha sido un turno entero!',
  'try.doneText':
    'Robar, cambiar, actuar. Quédate las bajas, recuérdalas… y cierra cuando creas que tienes menos que nadie.',
};
