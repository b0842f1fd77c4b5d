/** Lo que hemos decidido donde el reglamento no dice nada. */
import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  C1: {
    question: '¿Hasta cuándo se puede eliminar?',
    answer: 'Hasta que el siguiente robe o cierre.',
    others: 'Cinco segundos, con una barra en todas las pantallas.',
  },
  C2: {
    question: 'Alguien ha eliminado un testigo. ¿Se puede eliminar otro más?',
    answer: 'No. Ese se ha echado, no se ha jugado.',
    others: 'Sí, y así hasta que nadie tenga más.',
  },
  C9: {
    question: 'No tienes ninguna carta que dar. ¿Puedes eliminar la de otro?',
    answer: 'No: tendrías que darle una tuya.',
    others: 'Sí, y no recibe nada a cambio.',
  },
  C3: {
    question: '¿Se pueden eliminar cartas de un distrito cerrado?',
    answer: 'Sí. Solo se protege de las cartas de familia.',
    others: 'No: cerrado es cerrado.',
  },
  C4: {
    question: '¿Puede seguir eliminando quien ha cerrado?',
    answer: 'Sí, puede cualquiera.',
    others: 'No, solo mira.',
  },
  C5: {
    question: '¿Hay que jugar el último turno?',
    answer: 'Sí. Es un turno normal, solo que nadie puede volver a cerrar.',
    others: 'Se puede pasar.',
  },
  C10: {
    question: '¿Hay que hacer lo que dice una carta de familia?',
    answer: 'Sí, siempre que se pueda.',
    others: 'Solo si quieres.',
  },
  C8: {
    question: 'No te quedan cartas y te toca. ¿Y ahora?',
    answer: 'Robas una, que pasa a ser tu distrito, y no se juega nada.',
    others: 'Tienes que cerrar.',
  },
  C6: {
    question: 'Se ha acabado el mazo. ¿Y ahora?',
    answer: 'Barajad el descarte, menos la carta de arriba.',
    others: 'La ronda termina en el acto.',
  },
  C24: {
    question: '¿Y si tampoco hay nada que barajar?',
    answer: 'No se roba. No hay castigos ni cartas añadidas.',
    others: 'La ronda termina en el acto.',
  },
  C16: {
    question: '¿Se puede eliminar un Primo de un distrito?',
    answer: 'No. Solo cuenta como testigo cuando se juega.',
    others: 'Sí, como un testigo con un 0.',
  },
  C7: {
    question: 'Alguien tiene el Soplón, pero el mazo está vacío. ¿Cuánto vale?',
    answer: 'Barajad el descarte y dad la vuelta a la primera carta.',
    others: 'Nada.',
  },
  C17: {
    question: 'En un empate, ¿puede el Soplón ser la carta más baja?',
    answer: 'Sí, con el valor que tenga.',
    others: 'No, no se cuenta.',
  },
  C20: {
    question: '¿Hay que mirar las dos cartas más cercanas?',
    answer: 'No, pero es tu única ocasión. Todos miran a la vez, una sola vez.',
  },
  C21: {
    question: '¿Dónde se ponen las cartas de más?',
    answer: 'Donde quieras, junto a las otras y boca abajo.',
  },
  C25: {
    question: '¿Cuántas cartas hay en el mazo si faltan algunas?',
    answer: 'Todas las que queden cuando cada uno tenga cuatro.',
  },
  C13: {
    question: '¿Ven todos la carta equivocada?',
    answer: 'Sí. Se enseña y vuelve boca abajo a donde estaba.',
  },
  C14: {
    question: 'Dos manos llegan a la vez. ¿Quién ha sido el primero?',
    answer: 'La mano que esté debajo. La app no se mete.',
  },
  C23: {
    question: '¿Cuándo acaba la última eliminación de la partida?',
    answer: 'Cuando empieza la cuenta atrás del final.',
  },
  C11: {
    question: '¿Puede la Conductora intercambiar dos cartas del mismo distrito?',
    answer: 'Sí, o de dos distintos.',
  },
  C12: {
    question: 'El Capo quita un testigo. ¿Pueden eliminar los demás?',
    answer:
      'No. Va al descarte, pero no se ha jugado. Si el Capo quita el Soplón, queda fuera de la partida.',
  },
  C15: {
    question: '¿Qué se puede eliminar después de un Primo?',
    answer: 'Solo un testigo con un 0, si vuestra caja tiene alguno.',
  },
  C19: {
    question: 'Quien ha cerrado no tiene el total más bajo. ¿Hay castigo?',
    answer: 'Solo la vergüenza.',
  },
  C18: {
    question: 'La carta que da su valor al Soplón es de la familia. ¿Cuánto vale el Soplón?',
    answer: 'El número de esa carta. Si es el Primo, nada.',
  },
  C26: {
    question: 'Alguien introduce más cartas de las que ha contado la app. ¿Quién tiene razón?',
    answer: 'Lo que haya en la mesa. La app solo lo comenta.',
  },
  C22: {
    question: 'Alguien no tiene ninguna carta. ¿Cuál es su carta más baja?',
    answer: 'No se llega a eso: sin puntos y sin cartas se gana el primer desempate.',
  },
  C27: {
    question: '¿Y si el empate sigue después de los dos desempates?',
    answer: 'Queda en empate. ¡Otra partida!',
  },
};
