/** Nuestros criterios donde el reglamento calla: la pregunta, nuestra respuesta y qué otra cosa se podría jugar. */
import type { Ruling, RulingId } from '../../rulebook/rulings';

export const rulings: Record<RulingId, Ruling> = {
  A27: {
    question: 'Las cartas acusan a dos cabras a la vez. ¿Quién gana?',
    answer:
      'Todas quedan acusadas, y ganan los conspiradores si el chivo expiatorio está entre ellas: han logrado lo que querían.',
    others:
      'Si hay una inocente entre ellas, gana el chivo expiatorio; o el intento cuenta como fallido. Acordadlo antes de empezar.',
  },
  A21: {
    question: '¿Hay intercambio de pruebas tras un intento de acusación fallido?',
    answer: 'Sí. El intento era la acción de este turno, está hecha, y no hay ninguna excepción escrita.',
    others: 'Sin intercambio, sigue el siguiente: las palabras en español tiran un poco hacia ahí.',
  },
  A5: {
    question: 'Seis jugadores: ¿hasta cuándo puede entregarse quien está enfrente?',
    answer:
      'Solo al comienzo del turno. El reglamento y la carta no dicen lo mismo; con todo el turno se podría contestar a cada acusación anunciada.',
    others:
      'Durante todo el turno, pero nunca cuando ya se está eligiendo carta para un intento de acusación.',
  },
  A1: {
    question: '¿En qué sentido se juega?',
    answer:
      'En el de las agujas del reloj, hacia la izquierda: los lugares siempre se cuentan hacia la izquierda.',
    others: 'Al revés. El derecho de quien está enfrente no cambia.',
  },
  A2: {
    question: '¿En qué orden van las tres localizaciones de en medio?',
    answer: 'Como queráis; nosotros mostramos Espiar, Comerciar, Alijo.',
    others:
      'Cualquier otro orden. Decide qué sitio queda vacío con tres jugadores y cuál se repite con seis.',
  },
  A3: {
    question: '¿Quién decide el orden de las fichas?',
    answer: 'El azar: la aplicación mezcla los colores y dice cuál se coloca.',
    others: 'Sacar las fichas a ciegas de la caja.',
  },
  A4: {
    question: 'Con tres jugadores hay menos fichas que sitios. ¿Cuál queda vacío?',
    answer: 'El que está junto a la policía: las fichas van en los tres primeros desde la izquierda.',
  },
  A40: {
    question: 'Alguien ha volcado los dados. ¿Y ahora?',
    answer:
      'Ponedlos como estaban. La aplicación recuerda los números, y lo que dicen las tarjetas no cambia.',
  },
  A37: {
    question: '¿Puedo enseñar mis cartas a alguien?',
    answer: 'No, solo con Espiar: si no, ese sitio no valdría nada. Decir qué tienes sí, sea verdad o no.',
    others: 'Como regla de la casa.',
  },
  A38: {
    question: '¿Puedo contar lo que dice mi tarjeta?',
    answer: 'Contarlo o mentir, sí. Enseñar la tarjeta o el teléfono, no.',
  },
  A9: {
    question: '¿Puedo ir donde ya hay otros, o al otro extremo?',
    answer: 'Sí. En una localización caben todas las fichas que sean, y la distancia no importa.',
  },
  A10: {
    question: 'Han dado la vuelta a la carta que hay bajo mi ficha. ¿Es una localización nueva?',
    answer: 'No. Es la misma carta en el mismo sitio: primero tienes que salir.',
  },
  A11: {
    question: '¿Puedo saltarme la acción de una localización?',
    answer: 'No, se hace. En Alijo puedes devolver la misma carta que has tomado.',
    others: 'Mesas indulgentes permiten no espiar.',
  },
  A12: {
    question: 'Espiar: ¿una carta o todas?',
    answer: 'Toda la mano, y solo a quien espía.',
  },
  A13: {
    question: 'Comerciar: ¿puede negarse el otro? ¿Tengo que dar mi color?',
    answer: 'Ni lo uno ni lo otro. El otro participa, y los dos eligen libremente.',
  },
  A14: {
    question: 'Alijo: ¿vale la obligación del color propio? ¿Puedo tomar la carta boca arriba?',
    answer: 'Ni lo uno ni lo otro. Solo entran las tres cartas boca abajo, y se puede dejar cualquiera.',
  },
  A15: {
    question: '¿Puede alguien tener las dos fichas de preparación?',
    answer: 'Sí, yendo dos veces a Preparar mientras quede una. Robando nunca se llega a dos.',
    others: 'Una por cabeza como regla de la casa; entonces Preparar no da nada a quien ya tiene.',
  },
  A16: {
    question: 'Robo a alguien que tiene dos fichas. ¿Cuántas me llevo?',
    answer: 'Una.',
  },
  A17: {
    question: '¿Puedo acusar justo después de robar?',
    answer: 'No, un turno tiene una acción. Sal, vuelve, y entonces.',
  },
  A18: {
    question: 'Tengo ficha pero preferiría robar. ¿Puedo?',
    answer: 'No. Con ficha, Acusar/Robar siempre significa intento de acusación.',
  },
  A19: {
    question: 'He tomado la segunda ficha y la carta se ha dado la vuelta. ¿Acuso ya?',
    answer: 'No. Tu acción era preparar; vuelve para el intento.',
  },
  A34: {
    question: 'Varias de mis cartas muestran mi color. ¿Cuál sale?',
    answer: 'La que elijas entre ellas.',
  },
  A35: {
    question: 'Intercambio: ¿primero tomo y luego dejo?',
    answer: 'Primero se deja, luego se toma. Lo que recoges no puede ser lo que dejas.',
  },
  A36: {
    question: '¿Cuenta una carta que he recibido en este mismo turno?',
    answer: 'Sí: se puede dejar, y si muestra tu color, la obligación la incluye.',
  },
  A41: {
    question: 'Alguien se ha quedado su color aunque tenía que salir.',
    answer: 'No hay nada escrito, y la aplicación no ve las cartas. Arregladlo entre todos y seguid.',
  },
  A20: {
    question: '¿Se gasta la ficha de preparación en un intento fallido?',
    answer: 'No, se conserva. Si no, tras dos fallos ya no se podría acusar a nadie.',
    others: 'Vuelve a la carta, que se gira otra vez a Preparar. En la caja nada lo dice.',
  },
  A22: {
    question: '¿Qué pasa con las cartas mostradas tras un intento fallido?',
    answer: 'Cada cual recoge la suya. Todos la han visto.',
  },
  A24: {
    question: 'Un color está en todas las cartas menos una, y esa no es la de su cabra. ¿Acusada?',
    answer: 'No. Tiene que estar en las cartas de todos los demás; solo se deja fuera la propia.',
  },
  A25: {
    question: 'El gris está en todas las cartas. ¿Y ahora?',
    answer: 'El intento falla. El gris no es el color de nadie.',
  },
  A26: {
    question: 'Una carta muestra un color que nadie lleva.',
    answer: 'Cuenta como el gris. No debería pasar: quizá haya en la pila una carta para más jugadores.',
  },
  A28: {
    question: 'Hay dos acusados y uno es el chivo expiatorio. ¿Gana el otro?',
    answer: 'Sí, como conspirador.',
  },
  A29: {
    question: 'Alguien llegó tarde, cambió de carta o mostró dos.',
    answer: 'Se cuenta otra vez, con las cartas elegidas al principio.',
    others: 'Dejarlo así, si a nadie le importa.',
  },
  A30: {
    question: 'Se acusó a la cabra equivocada. ¿Gana junto al chivo expiatorio?',
    answer: 'No. El chivo expiatorio gana en solitario; quien fue acusado pierde como los demás.',
  },
  A33: {
    question: '¿En qué momento se muestran las cartas o se señala?',
    answer: 'Con el destello que sigue a 3-2-1, que suena una vez.',
  },
  A6: {
    question: 'Seis jugadores: ¿cuándo se acaba el comienzo del turno?',
    answer:
      'Cuando la ficha activa deja su sitio. Quien tiene el turno lo anuncia y da un momento a quien está enfrente.',
  },
  A7: {
    question: 'Seis jugadores: ¿puede ir quien está enfrente ya en el primer turno?',
    answer: 'Sí.',
  },
  A31: {
    question: 'Ha llegado la policía y nadie está señalado por todos los demás.',
    answer:
      'Alguien leyó mal. Mirad otra vez las tarjetas, los dados siguen como estaban, y señalad de nuevo.',
    others: 'Si la aplicación conoce las tarjetas, vale lo que sabe.',
  },
  A32: {
    question: '¿Tengo que enseñar el dorso de mi tarjeta al final?',
    answer: 'No, basta con decir qué decía. Quien vea la tabla entera podría aprendérsela para la próxima.',
  },
  A39: {
    question: '¿Hay límite de rondas, o empate?',
    answer: 'No. Una partida acaba con una acusación o con la policía.',
  },
  A42: {
    question: 'Alguien tiene que irse a media partida.',
    answer: 'La partida se para y nadie gana.',
  },
};
