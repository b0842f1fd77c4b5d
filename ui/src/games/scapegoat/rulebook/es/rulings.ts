/** Nuestras aclaraciones donde el reglamento calla: la pregunta, nuestra respuesta y qué otra cosa se podría jugar. */
import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  A27: {
    question: 'Las cartas acusan a dos cabras a la vez. ¿Quién gana?',
    answer:
      'Las dos quedan acusadas, y ganan los conspiradores si el chivo expiatorio está entre ellas: han logrado lo que querían.',
    others:
      'Si una es inocente, gana el chivo expiatorio; o bien el intento falla. Acordadlo antes de empezar.',
  },
  A21: {
    question: '¿Hay intercambio de pruebas tras un intento de acusación fallido?',
    answer: 'Sí. El intento ha sido la acción del turno, y el reglamento no hace ninguna excepción.',
    others: 'Sin intercambio: le toca al siguiente. El texto español del reglamento apunta un poco a eso.',
  },
  A5: {
    question: 'Seis jugadores: ¿hasta cuándo puede entregarse quien está enfrente?',
    answer:
      'Solo al comienzo del turno. El reglamento y la carta no dicen lo mismo; pero, si durara todo el turno, se podría frenar así cualquier intento de acusación.',
    others:
      'Durante todo el turno, pero nunca cuando ya se está eligiendo carta para un intento de acusación.',
  },
  A1: {
    question: '¿En qué sentido se juega?',
    answer:
      'En sentido horario, hacia la izquierda: el reglamento siempre cuenta los sitios hacia la izquierda.',
    others: 'En sentido antihorario. Para quien está enfrente no cambia nada.',
  },
  A2: {
    question: '¿En qué orden van las tres localizaciones de en medio?',
    answer: 'Como queráis; nosotros mostramos Espiar, Comerciar, Alijo.',
    others:
      'Cualquier otro orden. Cambia qué localización queda vacía con tres jugadores y cuál recibe dos fichas con seis.',
  },
  A3: {
    question: '¿Quién decide el orden de las fichas?',
    answer: 'El azar: la app mezcla los colores y dice cuál se coloca.',
    others: 'Sacar las fichas a ciegas de la caja.',
  },
  A4: {
    question: 'Con tres jugadores hay menos fichas que localizaciones. ¿Cuál queda vacía?',
    answer: 'La que está junto a la policía: las fichas van en las tres primeras desde la izquierda.',
  },
  A40: {
    question: 'Alguien ha movido los dados. ¿Y ahora?',
    answer: 'Ponedlos como estaban. La app recuerda los números, y lo que dicen las tarjetas no cambia.',
  },
  A37: {
    question: '¿Puedo enseñar mis cartas a alguien?',
    answer: 'No, solo con Espiar; si no, Espiar no serviría de nada. Decir qué tienes, sí, sea verdad o no.',
    others: 'Permitirlo como regla de la casa.',
  },
  A38: {
    question: '¿Puedo contar lo que dice mi tarjeta?',
    answer: 'Contarlo o mentir, sí. Enseñar la tarjeta o el móvil, no.',
  },
  A9: {
    question: '¿Puedo ir donde ya hay otros, o al otro extremo?',
    answer: 'Sí. En una localización caben todas las fichas que haga falta, y la distancia no importa.',
  },
  A10: {
    question: 'Han dado la vuelta a la carta que hay bajo mi ficha. ¿Es una localización nueva?',
    answer: 'No. Es la misma carta y la misma localización: primero tienes que salir.',
  },
  A11: {
    question: '¿Puedo saltarme la acción de una localización?',
    answer: 'No, es obligatoria. En Alijo puedes devolver la misma carta que has cogido.',
    others: 'Algunas mesas permiten no espiar.',
  },
  A12: {
    question: 'Espiar: ¿una carta o todas?',
    answer: 'Toda la mano, y solo a quien espía.',
  },
  A13: {
    question: 'Comerciar: ¿puede negarse el otro? ¿Tengo que dar mi color?',
    answer: 'Ninguna de las dos cosas: el otro tiene que participar, y los dos elegís libremente.',
  },
  A14: {
    question: 'Alijo: ¿se aplica la obligación del color propio? ¿Puedo coger la carta boca arriba?',
    answer: 'Ninguna de las dos cosas: solo cuentan las tres cartas boca abajo, y puedes dejar cualquiera.',
  },
  A15: {
    question: '¿Puede alguien tener las dos fichas de preparación?',
    answer: 'Sí, yendo dos veces a Preparar mientras quede una. Robando nunca se llega a dos.',
    others: 'Una por jugador como regla de la casa; entonces Preparar no le da nada a quien ya tiene.',
  },
  A16: {
    question: 'Robo a alguien que tiene dos fichas. ¿Cuántas me llevo?',
    answer: 'Una.',
  },
  A17: {
    question: '¿Puedo acusar justo después de robar?',
    answer: 'No, solo hay una acción por turno. Sal y vuelve primero.',
  },
  A18: {
    question: 'Tengo ficha pero preferiría robar. ¿Puedo?',
    answer: 'No. Con ficha, Acusar/Robar siempre significa intento de acusación.',
  },
  A19: {
    question: 'He cogido la segunda ficha y se ha dado la vuelta a la carta. ¿Acuso ya?',
    answer: 'No. Tu acción era preparar. Sal y vuelve para el intento.',
  },
  A34: {
    question: 'Tengo varias cartas con mi color. ¿Cuál dejo?',
    answer: 'La que quieras.',
  },
  A35: {
    question: 'Intercambio: ¿cojo primero?',
    answer: 'No: primero se deja y luego se coge. No puedes dejar la carta que vas a coger.',
  },
  A36: {
    question: '¿Cuenta una carta que he recibido en este mismo turno?',
    answer: 'Sí: puedes dejarla y, si muestra tu color, la obligación la incluye.',
  },
  A41: {
    question: 'Alguien se ha quedado una carta de su color que tenía que dejar.',
    answer: 'El reglamento no dice nada, y la app no ve las cartas. Arregladlo entre todos y seguid.',
  },
  A20: {
    question: '¿Se gasta la ficha de preparación en un intento fallido?',
    answer: 'No, se conserva. Si no, tras dos fallos ya no se podría acusar a nadie.',
    others:
      'La ficha vuelve a la carta, que se da la vuelta y es otra vez Preparar. (El reglamento no dice nada de eso.)',
  },
  A22: {
    question: '¿Qué pasa con las cartas mostradas tras un intento fallido?',
    answer: 'Cada uno recoge la suya. Eso sí, todos la han visto.',
  },
  A24: {
    question: 'Un color está en todas las cartas menos en una, que no es la de su cabra. ¿Queda acusada?',
    answer: 'No. Tiene que estar en las cartas de todos los demás; solo la suya da igual.',
  },
  A25: {
    question: 'El gris está en todas las cartas. ¿Y ahora?',
    answer: 'El intento falla. El gris no es el color de nadie.',
  },
  A26: {
    question: 'Una carta muestra un color que nadie lleva.',
    answer: 'Cuenta como el gris. No debería pasar: quizá haya en el mazo una carta para más jugadores.',
  },
  A28: {
    question: 'Hay dos cabras acusadas y una es el chivo expiatorio. ¿Gana la otra?',
    answer: 'Sí, como conspirador.',
  },
  A29: {
    question: 'Alguien ha llegado tarde, ha cambiado de carta o ha mostrado dos.',
    answer: 'Se cuenta otra vez, con las cartas elegidas al principio.',
    others: 'Darlo por bueno, si a nadie le importa.',
  },
  A30: {
    question: 'Se ha acusado a la cabra equivocada. ¿Gana junto al chivo expiatorio?',
    answer: 'No. El chivo expiatorio gana en solitario; la cabra acusada pierde como las demás.',
  },
  A33: {
    question: '¿En qué momento exacto se muestra o se señala?',
    answer: 'Con el destello (y la campanada) que sigue a 3-2-1.',
  },
  A6: {
    question: 'Seis jugadores: ¿cuándo se acaba el comienzo del turno?',
    answer:
      'Cuando el jugador activo mueve su ficha. Anuncia tu turno y dale un momento a quien está enfrente.',
  },
  A7: {
    question: 'Seis jugadores: ¿puede entregarse quien está enfrente ya en el primer turno?',
    answer: 'Sí.',
  },
  A31: {
    question: 'Ha llegado la policía y a ninguna cabra la señalan todos los demás.',
    answer:
      'Alguien ha leído mal. Los dados siguen como estaban: mirad otra vez las tarjetas y señalad de nuevo.',
    others: 'Si la app conoce las tarjetas, decide la app.',
  },
  A32: {
    question: '¿Tengo que enseñar el dorso de mi tarjeta al final?',
    answer:
      'No, basta con decir qué decía. Quien vea la cuadrícula entera podría aprendérsela para la próxima.',
  },
  A39: {
    question: '¿Hay límite de rondas, o empate?',
    answer: 'No. Una partida acaba cuando alguien queda acusado o se entrega.',
  },
  A42: {
    question: 'Alguien tiene que irse a mitad de partida.',
    answer: 'La partida termina sin ganador.',
  },
};
