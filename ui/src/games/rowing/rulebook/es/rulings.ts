import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  B3: {
    question: '¿Y si el más lento se lleva un conjunto y todavía queda otro?',
    answer: 'Cuenta en cuanto vuelven los salvavidas.',
    others: 'Cuenta solo después de la próxima carta.',
  },
  B5: {
    question: '¿Y si alguien juega fuera de turno?',
    answer: 'La carta vuelve a su mazo y el turno no cambia.',
    others: 'Además, pierde su próximo turno.',
  },
  B6: {
    question: 'Alguien ha cogido un segundo salvavidas. ¿Quién se lleva cartas primero?',
    answer:
      'El más lento se lleva el conjunto; después, quien cogió dos se lleva una de las pilas que quedan.',
    others: 'Quien cogió dos se lleva antes su pila.',
  },
  B6b: {
    question: 'Alguien ha cogido un segundo salvavidas. ¿A quién le toca?',
    answer: 'A quien está a la izquierda del más lento.',
    others: 'A quien está a la izquierda del que cogió dos.',
  },
  B8: {
    question: 'Mi última carta forma un conjunto. ¿Puedo ganar con él?',
    answer: 'Sí, si consigues un salvavidas.',
    others: 'Solo con un conjunto posterior.',
  },
  B10: {
    question: 'Alguien te grita «¡Tu cabra rema!», pero ya lo habías gritado o tienes más cartas. ¿Qué pasa?',
    answer: 'No cuesta nada.',
    others: 'Quien gritó se lleva una pila.',
  },
  B12: {
    question: '¿Y si ya nadie tiene cartas y no hay ningún conjunto?',
    answer: 'Ganáis todos.',
    others: 'No gana nadie y jugáis otra vez.',
  },
  B17: {
    question: '¿Y si varios han cogido un salvavidas y no había conjunto?',
    answer:
      'Cada uno se lleva una pila, en el orden en que tocaron. Le toca a quien está a la izquierda del primero.',
    others: 'Solo el primero se lleva una pila.',
  },
  B19: {
    question: '¿Y si la misma mano vuelve a tocar antes de medio segundo?',
    answer: 'Es un desliz: no pasa nada.',
    others: 'Es una falta.',
  },
  B20: {
    question: '¿Y si dos llegan casi a la vez al último salvavidas?',
    answer: 'Decidís vosotros o lo echáis a suertes.',
    others: 'Los dos están a salvo y nadie se lleva cartas.',
  },
  B1: {
    question: '¿Y si nadie ha visto un conjunto y sigue ahí?',
    answer: 'Vale hasta que alguien tape una de sus cartas.',
  },
  B2: {
    question: '¿Y si una carta tapa el conjunto justo después del primer toque?',
    answer: 'El primer toque para el juego. La carta que llega después vuelve al mazo del que ha salido.',
  },
  B4: {
    question: '¿Y si tres cartas tienen la misma barca y el mismo color?',
    answer: 'Es un solo conjunto.',
  },
  B7: {
    question: '¿Y si tengo que llevarme una pila y la cuadrícula está vacía?',
    answer: 'Entonces no hay nada que llevarse.',
  },
  B9: { question: '¿A quién le toca después de pillar a alguien sin gritar?', answer: 'El turno no cambia.' },
  B11: {
    question: 'Grité, tuve que llevarme cartas y vuelvo a tener una. ¿Qué hago?',
    answer: 'Grita otra vez.',
  },
  B13: {
    question: 'Dos jugadores, los dos sin cartas, y un salvavidas: ¿quién gana?',
    answer: 'Quien lo consiga.',
  },
  B14: {
    question: '¿Y si hay dos manos en el mismo salvavidas?',
    answer: 'Poneos de acuerdo, o que la app lo eche a suertes.',
  },
  B15: {
    question: '¿En qué orden van las pilas debajo de mi mazo?',
    answer: 'En el que quieras, boca abajo.',
  },
  B16: { question: '¿Quién empieza?', answer: 'Quien queráis. La app puede sortearlo.' },
  B18: {
    question: '¿Y si quedan salvavidas, pero ya nadie los coge?',
    answer: 'Decidís entre todos quién fue el más lento.',
  },
  B21: {
    question: '¿Y si no tengo cartas y tengo que llevarme algunas?',
    answer: 'Vuelves a jugar con ellas, y gritas otra vez cuando te quede una.',
  },
  B22: {
    question: '¿Y si alguien coge un salvavidas sin conjunto y a nadie le importa?',
    answer: 'Si todos estáis de acuerdo, no pasa nada.',
  },
};
