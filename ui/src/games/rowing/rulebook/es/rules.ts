/** Las reglas, con nuestras palabras. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // La idea
  goal: {
    title: 'Objetivo',
    short: 'Quédate sin cartas y coge después un salvavidas más.',
    also: 'meta ganar victoria ganador finalidad',
    body: [
      { drawing: 'rings' },
      p`Por turnos, ponéis cartas en una cuadrícula de tres por tres. Cuando tres en línea forman un ${see('sets', 'conjunto')}, todos cogéis un salvavidas… y siempre hay uno menos que jugadores.`,
      p`El ${see('slowest', 'más lento')} se lleva cartas. Si no te quedan y aun así consigues un salvavidas, ${see('win', 'ganas')}. Lo siguiente: ${see('cards', 'las cartas')}, ${see('setup', 'la preparación')} y ${see('turn', 'tu turno')}. ¿Te queda una carta? ${see('lastCard', '¡Grita!')} ¿Quieres practicar? ${see('trainer', 'Entrena la vista')}. ¿Te has equivocado al tocar? ${see('undo', 'Deshacer')}.`,
    ],
  },
  cards: {
    title: 'Las cartas',
    short: 'Sesenta cartas: cuatro barcas en cuatro colores.',
    also: 'barca bote balsa flotador moto de agua color rosa azul naranja amarillo mazo cuántas',
    body: [
      { drawing: 'boats', words: text`Bote, balsa, flotador, moto de agua.` },
      { drawing: 'colours', words: text`Cada una en rosa, azul, naranja y amarillo.` },
      p`Solo cuentan la barca y el color. Lo demás que haya dibujado da igual para formar un ${see('sets', 'conjunto')}.`,
    ],
  },
  sets: {
    title: '¿Qué es un conjunto?',
    short: 'Tres cartas de arriba en fila, columna o diagonal con la misma barca o del mismo color.',
    also: 'línea fila columna diagonal tres iguales set dos conjuntos',
    body: [
      { drawing: 'sameBoat', words: text`Misma barca: los colores pueden ser distintos.` },
      { drawing: 'sameColour', words: text`Mismo color: las barcas pueden ser distintas.` },
      { drawing: 'none', words: text`No hay conjunto: no basta con dos iguales y una distinta.` },
      p`Hay ocho líneas: tres filas, tres columnas y dos diagonales. Solo cuentan las cartas **de arriba**, y las tres casillas tienen que tener carta. Si coinciden la barca y el color, sigue siendo un solo conjunto.`,
      p`Un conjunto vale hasta que alguien tapa una de sus cartas, aunque nadie lo haya visto. ¿Ves uno? ${see('race', '¡A por el salvavidas!')}`,
    ],
  },

  // Antes de la partida
  setup: {
    title: 'Preparación',
    short: 'Repartid todas las cartas y poned en el centro un salvavidas menos que jugadores.',
    also: 'empezar repartir cartas cada uno cuántos salvavidas jugadores dos tres cuatro cinco seis primero faltan',
    body: [
      {
        list: [
          text`Barajad las sesenta cartas y repartidlas boca abajo: 30 a cada uno si sois dos, 20 si sois tres, 15 si sois cuatro, 12 si sois cinco y 10 si sois seis. Es vuestro mazo; nadie lo mira.`,
          text`Haced hueco en el centro para la cuadrícula: tres filas de tres cartas.`,
          text`Poned los salvavidas alrededor, donde todos lleguéis: **uno menos que jugadores**.`,
          text`Puede empezar cualquiera. Si queréis, la app lo sortea.`,
        ],
      },
      p`¿Faltan cartas? Repartid todas las que podáis a partes iguales y dejad el resto en la caja. ¿Faltan salvavidas? Jugad con ${see('phones', 'vuestros móviles')}, con ${see('rings', 'salvavidas en la pantalla de la mesa')} o con cualquier cosa pequeña. Y ${see('turn', 'a jugar')}.`,
    ],
  },

  // El juego
  turn: {
    title: 'Tu turno',
    short: 'Elige una casilla y dale la vuelta ahí a tu carta de arriba. En sentido horario, y deprisa.',
    also: 'jugar carta poner orden reloj siguiente rápido esperar',
    body: [
      p`Elige **primero** la casilla. Después coge la carta de arriba de tu mazo y dale la vuelta mientras la pones, para no verla antes que los demás.`,
      p`Enseguida le toca a quien está a tu izquierda: nadie tiene que esperar mientras los demás buscan un ${see('sets', 'conjunto')}. Dónde puedes poner la carta: ${see('placing', 'llenar la cuadrícula')}.`,
    ],
  },
  placing: {
    title: 'Llenar la cuadrícula',
    short:
      'Mientras haya una casilla vacía, tu carta va ahí. Con la cuadrícula llena, tapa la pila que quieras.',
    also: 'vacía hueco tapar pila dónde poner',
    body: [
      { drawing: 'gap', words: text`Queda una casilla vacía: la próxima carta va ahí.` },
      p`Cuando las nueve casillas tienen carta, puedes tapar la pila que quieras. Desde ese momento solo cuenta su nueva carta de arriba: así puedes formar un conjunto o esconderlo. Poner la carta en otro lado es una de las ${see('faults', 'faltas')}.`,
    ],
  },
  race: {
    title: '¡A por el salvavidas!',
    short: '¿Ves un conjunto? Coge un salvavidas. Puede hacerlo cualquiera, en cualquier momento.',
    also: 'ver conjunto tocar coger agarrar carrera primero todos',
    body: [
      { drawing: 'rings' },
      p`Si ves un conjunto, coge **un** salvavidas; los demás harán lo mismo lo más rápido que puedan. El primer toque para el juego: una carta que llegue después vuelve a su mazo.`,
      p`Uno se queda sin salvavidas: el ${see('slowest', 'más lento')}. ¿Al final no había conjunto? Mira ${see('noSet', 'coger un salvavidas sin conjunto')}. Y nunca cojas ${see('second', 'dos')}.`,
    ],
  },
  slowest: {
    title: 'El más lento',
    short: '¿Sin salvavidas? Llévate las tres pilas de un conjunto y ponlas debajo de tu mazo.',
    also: 'pierde último paga tres pilas cartas castigo sigue siguiente izquierda',
    body: [
      p`Si te has quedado sin salvavidas, llévate **todas** las cartas de las tres pilas del conjunto y ponlas boca abajo debajo de tu mazo, en el orden que quieras. Si hay varios conjuntos, elige uno; vale el más barato.`,
      p`Todos los salvavidas vuelven al centro. Le toca a quien está **a tu izquierda**; se salta a quien no tenga cartas.`,
      {
        drawing: 'two',
        words: text`Dos conjuntos: el más lento se lleva uno y, si el otro sigue ahí, cuenta al momento.`,
      },
      p`¿No os ponéis de acuerdo en quién fue? Mirad ${see('tooClose', 'casi a la vez')}. ¿No está claro que sea un conjunto? Preguntad al ${see('judge', 'juez')}.`,
    ],
  },
  noSet: {
    title: 'Coger un salvavidas sin conjunto',
    short:
      'Quien haya tocado un salvavidas se lleva una pila. Le toca a quien está a la izquierda del primero.',
    also: 'falso error equivocado sin conjunto castigo pila tapado',
    body: [
      p`Si no hay conjunto, o lo taparon antes de que tocaras, todos los que hayan tocado un salvavidas se llevan una pila, la que quieran, en el orden en que tocaron. Después le toca a quien está a la izquierda del **primero**.`,
      p`Si a todos os parece bien, también podéis olvidarlo. Todos los precios: ${see('faults', 'faltas')}.`,
    ],
  },
  second: {
    title: 'Un segundo salvavidas',
    short: '¿Tienes uno y coges otro? Devuélvelo y llévate una pila después de la carrera.',
    also: 'dos salvavidas otra vez otro tocar desliz',
    body: [
      p`Devuelve el que sobra; la ${see('race', 'carrera')} sigue. Cuando termina, el más lento se lleva primero el conjunto. Después te llevas tú una de las pilas que queden. Le toca a quien está a la izquierda del **más lento**.`,
    ],
  },

  // El final
  lastCard: {
    title: 'Te queda una carta',
    short: '¿Última carta? Grita «¡Mi cabra rema!».',
    also: 'última carta una gritar avisar decir mi cabra rema',
    body: [
      { drawing: 'oneCard' },
      p`En cuanto te quede una sola carta, grita «¡Mi cabra rema!». Si alguien te señala y grita antes «¡Tu cabra rema!», te ha ${see('calls', 'pillado')}.`,
      p`Si tienes que llevarte cartas y vuelves a quedarte con una, grita otra vez. Qué pasa después de la última: ${see('out', 'sin cartas')}.`,
    ],
  },
  calls: {
    title: 'Te pillan sin gritar',
    short: '«¡Tu cabra rema!» antes de que grites tú: te llevas una pila. El turno no cambia.',
    also: 'tu cabra rema avisar gritar pillar callado primero',
    body: [
      p`Quien te pilla no gana nada, pero tú te llevas una pila, la que quieras. El turno no cambia. Gritar «¡Tu cabra rema!» sin motivo no cuesta nada, salvo que en vuestra mesa lo juguéis de otra forma.`,
      p`En los móviles, los dos gritos son botones y la app ve quién fue antes. Cuándo gritar tú: ${see('lastCard', 'te queda una carta')}.`,
    ],
  },
  out: {
    title: 'Sin cartas',
    short: 'Pon la última carta como siempre y sigue cogiendo salvavidas. Ya no tienes turnos.',
    also: 'no quedan cartas vacío terminado saltar seguir carrera',
    body: [
      p`Desde ahora no tienes turnos, pero sigues cogiendo salvavidas. Con el próximo que consigas, ${see('win', 'ganas')}; tu propia última carta puede formar ese conjunto.`,
      p`Si eres el ${see('slowest', 'más lento')} o cometes una falta, te llevas cartas y vuelves a jugar; cuando te quede una, grita otra vez. Dile a la app cuándo te quedas sin cartas: no ve tu mazo.`,
    ],
  },
  win: {
    title: 'Ganar',
    short: 'Sin cartas y con salvavidas: ganas. En el mismo conjunto pueden ganar varios.',
    also: 'ganador final fin terminar compartido empate todos nadie',
    body: [
      p`Gana el primero que, sin cartas, consigue un salvavidas. Si varios estáis sin cartas y conseguís un salvavidas en el mismo conjunto, ganáis todos.`,
      p`¿Ya nadie tiene cartas y no hay ningún ${see('sets', 'conjunto')} en la cuadrícula? Entonces ganáis todos.`,
    ],
  },

  // Líos
  faults: {
    title: 'Las faltas y su precio',
    short: 'Faltas con la carta: vuelve debajo de tu mazo. Con el salvavidas: te llevas una pila.',
    also: 'error castigo precio cuesta mirar turno trampa qué pasa liarla',
    body: [
      { drawing: 'faults' },
      {
        list: [
          text`**Miraste la carta antes, la pusiste fuera de la cuadrícula o tapaste una pila habiendo hueco**: la carta vuelve debajo de tu mazo y le toca a quien está a tu izquierda.`,
          text`**No era tu turno**: la carta vuelve a tu mazo y el turno no cambia.`,
          text`**Cogiste un salvavidas sin conjunto** (${see('noSet', 'más')}): te llevas una pila y le toca a quien está a tu izquierda.`,
          text`**Cogiste un segundo salvavidas** (${see('second', 'más')}): te llevas una pila, después del más lento.`,
          text`**No gritaste con una carta** (${see('lastCard', 'más')}): te llevas una pila; el turno no cambia.`,
        ],
      },
      p`Las pilas van boca abajo debajo de tu propio mazo. Si la cuadrícula está vacía, no hay nada que llevarse.`,
    ],
  },

  // La app
  phones: {
    title: 'Móviles como salvavidas',
    short: 'Cada móvil es un salvavidas. La app ve quién toca antes.',
    also: 'móvil teléfono aro tocar reloj justo orden wifi red salvavidas perdido',
    body: [
      p`Cada móvil muestra un aro grande: tocarlo cuenta como coger un salvavidas. La app ordena los toques por el momento en que se dieron, no por lo rápida que sea la wifi, y sabe quién fue el ${see('slowest', 'más lento')}. Los móviles sustituyen a todos los salvavidas o a ninguno.`,
      p`Volver a tocar antes de medio segundo es un desliz. Más tarde es un ${see('second', 'segundo salvavidas')}. Si dos toques llegan ${see('tooClose', 'casi a la vez')}, la app lo dice.`,
    ],
  },
  rings: {
    title: 'Salvavidas en la pantalla de la mesa',
    short: 'Tantos como falten. Cada uno toca uno y después decís quién se ha quedado sin salvavidas.',
    also: 'aro tableta pantalla dedos varios salvavidas perdido objetos corcho moneda',
    body: [
      p`La pantalla no sabe de quién era el dedo, así que pregunta quién se ha quedado sin salvavidas. Muchas pantallas solo detectan cinco dedos a la vez: toca tu salvavidas y levanta el dedo. También valen corchos, monedas y ${see('setup', 'salvavidas impresos')}.`,
    ],
  },
  tooClose: {
    title: 'Casi a la vez',
    short: 'Si los relojes no distinguen quién tocó antes, decidís vosotros o lo echáis a suertes.',
    also: 'empate a la vez milésima igual justo dos manos un salvavidas suertes decidir',
    body: [
      p`Nadie puede decir honradamente quién fue antes por menos de tres centésimas. Si importa, por el último salvavidas o por el primer toque sin conjunto, la app os pregunta. También puede echarlo a suertes, incluso si hay dos manos en un salvavidas de verdad. Mirad ${see('race', 'coger un salvavidas')}.`,
    ],
  },
  judge: {
    title: 'El juez de la cuadrícula',
    short: 'Introduce las nueve cartas; el juez marca cada conjunto y dice por qué.',
    also: 'disputa discusión conjunto o no comprobar más barato altura pila cuadrícula',
    body: [
      p`Toca las cartas por orden, fila a fila, o toca antes las casillas y después una carta. Cada ${see('sets', 'conjunto')} se marca con una línea. Si introduces también la altura de las pilas, el ${see('slowest', 'más lento')} ve qué conjunto le sale más barato.`,
      p`Está en la pantalla de inicio, en la de la mesa y en todos los móviles.`,
    ],
  },
  trainer: {
    title: 'Entrenar la vista',
    short: 'Diez cuadrículas: ¿hay un conjunto? ¿Dónde? En unas cuatro de cada diez no hay ninguno.',
    also: 'practicar entrenar calentamiento ejercicio reacción tiempo rápido ojo',
    body: [
      p`A solas, desde el reglamento: ves tus tiempos, tus fallos y los ${see('sets', 'conjuntos')} que se te escaparon. Antes de una partida, como calentamiento: la misma cuadrícula aparece a la vez en todos los ${see('phones', 'móviles')}.`,
    ],
  },
  undo: {
    title: 'Deshacer',
    short: '¿Te has equivocado al tocar? Deshazlo. También se puede perdonar a alguien.',
    also: 'error tocar equivocado volver perdonar',
    body: [
      p`Podéis deshacer cualquier respuesta y, durante unos segundos, incluso la que termina la partida. Nadie puede deshacer su propio toque: solo el dispositivo de la mesa. También podéis perdonarle a alguien lo que cuesta una de las ${see('faults', 'faltas')}.`,
    ],
  },
};
