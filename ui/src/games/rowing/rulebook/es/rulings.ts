import type { RulingId, RulingText } from '../rulings';

export const rulings: Record<RulingId, RulingText> = {
  B3: {
    question: '¿Queda otro conjunto después de que el más lento se lleve uno?',
    answer: 'Cuenta en cuanto vuelven los salvavidas.',
    others: 'Cuenta solo cuando se pone la próxima carta.',
  },
  B5: {
    question: '¿Alguien juega fuera de turno?',
    answer: 'La carta vuelve y sigue quien tuviera el turno.',
    others: 'Pierde además su próximo turno.',
  },
  B6: {
    question: 'Segundo salvavidas: ¿quién se lleva cartas primero?',
    answer: 'El más lento se lleva el conjunto; después, quien tocó dos elige una pila de las que quedan.',
    others: 'Elige primero quien tocó dos.',
  },
  B6b: {
    question: 'Segundo salvavidas: ¿quién sigue?',
    answer: 'Quien está a la izquierda del más lento.',
    others: 'Quien está a la izquierda del que tocó dos.',
  },
  B8: {
    question: 'Mi última carta forma un conjunto. ¿Puedo ganar con él?',
    answer: 'Sí, si consigues un salvavidas.',
    others: 'Solo con un conjunto posterior.',
  },
  B10: {
    question: '¿«¡Tu cabra rema!», pero ya lo había dicho o tiene más cartas?',
    answer: 'No cuesta nada.',
    others: 'Quien avisó se lleva una pila.',
  },
  B12: {
    question: '¿Nadie tiene cartas y no hay conjunto?',
    answer: 'Ganáis todos.',
    others: 'No gana nadie y jugáis otra vez.',
  },
  B17: {
    question: '¿Tocaron varios y no había conjunto?',
    answer: 'Cada uno se lleva una pila, por orden de toque. Sigue la izquierda del primero.',
    others: 'Solo se lleva una el primero.',
  },
  B19: {
    question: '¿La misma mano toca otra vez en medio segundo?',
    answer: 'Es un desliz: no pasa nada.',
    others: 'Es una falta.',
  },
  B20: {
    question: '¿Dos toques por el último salvavidas que no se distinguen?',
    answer: 'Decidís vosotros, o lo echáis a suertes.',
    others: 'Los dos están a salvo y nadie paga.',
  },
  B1: {
    question: '¿Nadie ha visto un conjunto y sigue ahí?',
    answer: 'Vale hasta que alguien tapa una de sus cartas.',
  },
  B2: {
    question: '¿Una carta tapa el conjunto justo después del primer toque?',
    answer: 'El primer toque para el juego. La carta que llega después vuelve al mazo de su dueño.',
  },
  B4: { question: '¿Tres cartas con la misma barca y el mismo color?', answer: 'Es un solo conjunto.' },
  B7: {
    question: '¿Tengo que llevarme una pila y la cuadrícula está vacía?',
    answer: 'Entonces no hay nada que llevarse.',
  },
  B9: { question: '¿Quién sigue después de pillar a alguien callado?', answer: 'Quien tuviera el turno.' },
  B11: {
    question: '¿Avisé, me dieron más cartas y vuelvo a tener una?',
    answer: 'Vuelve a avisar.',
  },
  B13: {
    question: '¿Dos jugadores, los dos sin cartas, un salvavidas?',
    answer: 'Gana quien lo consiga.',
  },
  B14: {
    question: '¿Dos manos en el mismo salvavidas?',
    answer: 'Poneos de acuerdo, o que la app lo eche a suertes.',
  },
  B15: {
    question: '¿En qué orden van las pilas bajo mi mazo?',
    answer: 'En el que quieras, boca abajo.',
  },
  B16: { question: '¿Quién empieza?', answer: 'Quien queráis. La app puede sortearlo.' },
  B18: {
    question: '¿Quedan salvavidas, pero ya nadie se mueve?',
    answer: 'La mesa dice quién fue el más lento.',
  },
  B21: {
    question: '¿No tengo cartas y ahora tengo que llevarme algunas?',
    answer: 'Sigues jugando con esas y vuelves a avisar cuando te quede una.',
  },
  B22: {
    question: '¿Un toque en falso y a nadie le importa?',
    answer: 'Si todos estáis de acuerdo, no pasa nada.',
  },
};
