/** Lo que hemos decidido donde el reglamento no dice nada. */
import type { RulingId, RulingText } from '../rulings';

export const rulings: Record<RulingId, RulingText> = {
  C1: {
    question: '¿Hasta cuándo se puede eliminar?',
    answer: 'Hasta que el siguiente robe o cierre.',
    others: 'Cinco segundos, con una barra en todas las pantallas.',
  },
  C2: {
    question: '¿Un testigo eliminado permite eliminar otro?',
    answer: 'No. Se ha tirado, no se ha jugado.',
    others: 'Sí, y así hasta que nadie tenga más.',
  },
  C9: {
    question: 'No tienes ninguna carta que dar. ¿Puedes eliminar la de otro?',
    answer: 'No: una tuya tiene que ir allí.',
    others: 'Sí, y nada la sustituye.',
  },
  C3: {
    question: '¿Se pueden eliminar cartas de un distrito cerrado?',
    answer: 'Sí. Solo las cartas de familia se quedan fuera.',
    others: 'No: cerrado es cerrado.',
  },
  C4: {
    question: '¿Quien ha cerrado puede seguir eliminando?',
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
    answer: 'Sí, si es que se puede.',
    others: 'Solo si quieres.',
  },
  C8: {
    question: 'No te quedan cartas y te toca. ¿Y ahora?',
    answer: 'Robas una. Es tu distrito, y no se juega nada.',
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
    answer: 'No. Solo es como un testigo cuando se juega.',
    others: 'Sí, como un testigo con un 0.',
  },
  C7: {
    question: 'Alguien tiene el Soplón, pero el mazo está vacío. ¿Cuánto vale?',
    answer: 'Barajad el descarte y dad la vuelta a la primera carta.',
    others: 'Nada.',
  },
  C17: {
    question: '¿El Soplón puede ser la carta más baja en un empate?',
    answer: 'Sí, con el valor que tenga.',
    others: 'No, no se cuenta.',
  },
  C20: {
    question: '¿Hay que mirar las dos cartas de abajo?',
    answer: 'No, pero es tu única oportunidad. Todos miran a la vez, una sola vez.',
  },
  C21: {
    question: '¿Dónde van las cartas de más?',
    answer: 'Donde quieras, junto a las otras y boca abajo.',
  },
  C25: {
    question: '¿Cuántas cartas hay en el mazo si faltan algunas?',
    answer: 'Las que haya de verdad, una vez que todos tienen cuatro.',
  },
  C13: {
    question: '¿Todos ven una carta equivocada?',
    answer: 'Sí. Se enseña y vuelve a su sitio boca abajo.',
  },
  C14: {
    question: 'Dos manos llegan a la vez. ¿Quién ha sido?',
    answer: 'La mano que está debajo. La app no se mete.',
  },
  C23: {
    question: '¿Cuándo acaba la última eliminación de la partida?',
    answer: 'Cuando empieza la cuenta atrás del final.',
  },
  C11: {
    question: '¿La Conductora puede intercambiar dos cartas del mismo distrito?',
    answer: 'Sí, o de dos distintos.',
  },
  C12: {
    question: 'El Capo quita un testigo. ¿Los demás pueden eliminar?',
    answer: 'No. Va al descarte, pero no se ha jugado. El Soplón queda fuera de la partida.',
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
    question: 'La carta que da valor al Soplón es de la familia. ¿Cuánto vale?',
    answer: 'Su número; el Primo vale 0.',
  },
  C26: {
    question: 'Alguien introduce más cartas de las que ha contado la app. ¿Quién tiene razón?',
    answer: 'La mesa. La app solo lo comenta.',
  },
  C22: {
    question: 'Alguien no tiene ninguna carta. ¿Cuál es su carta más baja?',
    answer: 'No se llega a eso: sin cartas y sin puntos se gana el primer desempate.',
  },
  C27: {
    question: '¿Y si siguen empatados después de los dos desempates?',
    answer: 'Es un empate. ¡Otra partida!',
  },
};
