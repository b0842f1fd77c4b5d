/** Las reglas, con nuestras palabras. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // La idea
  goal: {
    title: 'Objetivo',
    short: 'Quédate sin cartas y consigue después otro salvavidas.',
    also: 'meta ganar victoria ganador finalidad',
    body: [
      { drawing: 'rings' },
      p`Entre todos llenáis de cartas una cuadrícula de tres por tres. Cuando tres en línea forman un ${see('sets', 'conjunto')}, todos agarráis un salvavidas… y siempre falta uno.`,
      p`El ${see('slowest', 'más lento')} se lleva cartas. Si no te quedan y aun así consigues un salvavidas, ${see('win', 'ganas')}. Lo siguiente: ${see('cards', 'las cartas')}, ${see('setup', 'la preparación')} y ${see('turn', 'tu turno')}. ¿Te queda una carta? ${see('lastCard', '¡Dilo!')} ¿Quieres practicar? ${see('trainer', 'Entrena la vista')}. ¿Te has equivocado al tocar? ${see('undo', 'Deshacer')}.`,
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
    short: 'Tres cartas de arriba en fila, columna o diagonal con la misma barca o el mismo color.',
    also: 'línea fila columna diagonal tres iguales set dos conjuntos',
    body: [
      { drawing: 'sameBoat', words: text`Misma barca: los colores pueden ser distintos.` },
      { drawing: 'sameColour', words: text`Mismo color: las barcas pueden ser distintas.` },
      { drawing: 'none', words: text`No hay conjunto: dos y una no bastan.` },
      p`Hay ocho líneas: tres filas, tres columnas y dos diagonales. Solo cuentan las cartas **de arriba** y las tres casillas tienen que tener carta. Si coinciden barca y color, sigue siendo un solo conjunto.`,
      p`Un conjunto vale hasta que alguien lo tapa, aunque nadie lo haya visto. ¿Ves uno? ${see('race', '¡A por el salvavidas!')}`,
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
          text`Barajad las sesenta cartas y repartidlas boca abajo: 30 a cada uno si sois dos, 20 si sois tres, 15 si sois cuatro, 12 si sois cinco y 10 si sois seis. Es vuestro mazo; nadie mira.`,
          text`Dejad sitio en el centro para tres por tres cartas: la cuadrícula.`,
          text`Poned alrededor los salvavidas, donde todos lleguéis: **uno menos que jugadores**.`,
          text`Puede empezar cualquiera. Si queréis, la app lo sortea.`,
        ],
      },
      p`¿Faltan cartas? Repartid las que den a partes iguales y guardad el resto. ¿Faltan salvavidas? Jugad con ${see('phones', 'vuestros móviles')}, con ${see('rings', 'aros en la pantalla de la mesa')} o con cualquier cosa pequeña. Y ${see('turn', 'a jugar')}.`,
    ],
  },

  // El juego
  turn: {
    title: 'Tu turno',
    short: 'Elige una casilla y pon en ella tu carta de arriba dándole la vuelta. Deprisa.',
    also: 'jugar carta poner orden reloj siguiente rápido esperar',
    body: [
      p`Elige **primero** la casilla. Después toma la carta de arriba de tu mazo y dale la vuelta mientras la pones, para no verla antes que los demás.`,
      p`Enseguida sigue quien está a tu izquierda. Nadie espera a que se busque un ${see('sets', 'conjunto')}. Dónde puedes poner la carta: ${see('placing', 'llenar la cuadrícula')}.`,
    ],
  },
  placing: {
    title: 'Llenar la cuadrícula',
    short:
      'Mientras haya una casilla vacía, la carta va ahí. Con la cuadrícula llena, tapa la pila que quieras.',
    also: 'vacía hueco tapar pila dónde poner',
    body: [
      { drawing: 'gap', words: text`Queda una casilla vacía: la próxima carta va ahí.` },
      p`Cuando las nueve casillas tienen carta, puedes tapar la pila que quieras. Desde entonces solo cuenta su carta de arriba: puedes formar un conjunto o esconderlo. Ponerla en otro sitio es una de las ${see('faults', 'faltas')}.`,
    ],
  },
  race: {
    title: '¡A por el salvavidas!',
    short: '¿Ves un conjunto? Agarra un salvavidas. Cualquiera puede, en cualquier momento.',
    also: 'ver conjunto tocar agarrar carrera primero todos',
    body: [
      { drawing: 'rings' },
      p`Quien vea un conjunto agarra **un** salvavidas, y los demás también, lo más rápido que puedan. El primer toque para el juego: una carta que llegue después vuelve a su mazo.`,
      p`Uno se queda sin salvavidas: el ${see('slowest', 'más lento')}. ¿Al final no había conjunto? Mira ${see('noSet', 'tocar sin conjunto')}. Y nunca agarres ${see('second', 'dos')}.`,
    ],
  },
  slowest: {
    title: 'El más lento',
    short: '¿Sin salvavidas? Llévate las tres pilas de un conjunto bajo tu mazo.',
    also: 'pierde último paga tres pilas cartas castigo sigue siguiente izquierda',
    body: [
      p`Si te has quedado sin salvavidas, te llevas **todas** las cartas de las tres pilas del conjunto y las pones boca abajo bajo tu mazo, en el orden que quieras. ¿Hay varios? Elige uno; vale el más barato.`,
      p`Los salvavidas vuelven al centro. Sigue quien está **a tu izquierda**; a quien no tiene cartas se le salta.`,
      {
        drawing: 'two',
        words: text`Dos conjuntos: el más lento se lleva uno y, si el otro sigue ahí, cuenta enseguida.`,
      },
      p`¿No os ponéis de acuerdo en quién fue? Mira ${see('tooClose', 'demasiado justo')}. ¿No está claro que sea un conjunto? Preguntad al ${see('judge', 'juez')}.`,
    ],
  },
  noSet: {
    title: 'Tocar sin conjunto',
    short: 'Cada uno que tocó un salvavidas se lleva una pila. Sigue la izquierda del primero.',
    also: 'falso error equivocado sin conjunto castigo pila tapado',
    body: [
      p`Si no hay conjunto, o lo taparon antes de que tocaras, cada uno que tocó se lleva la pila que quiera, por orden de toque. Sigue quien está a la izquierda del **primero**.`,
      p`Si a toda la mesa le parece bien, también podéis olvidarlo. Todos los precios: ${see('faults', 'faltas')}.`,
    ],
  },
  second: {
    title: 'Un segundo salvavidas',
    short: '¿Tienes uno y tocas otro? Devuélvelo y llévate una pila después de la carrera.',
    also: 'dos salvavidas otra vez otro tocar desliz',
    body: [
      p`Devuelve el que sobra; la ${see('race', 'carrera')} sigue. Cuando termina, el más lento se lleva primero el conjunto. Después eliges tú una de las pilas que queden. Sigue quien está a la izquierda del **más lento**.`,
    ],
  },

  // El final
  lastCard: {
    title: 'Te queda una carta',
    short: '¿Última carta? Grita «¡Mi cabra rema!».',
    also: 'última carta una gritar avisar decir mi cabra rema',
    body: [
      { drawing: 'oneCard' },
      p`En cuanto te quede una sola carta, dilo. Si alguien te señala y grita antes «¡Tu cabra rema!», te han ${see('calls', 'pillado')}.`,
      p`Si tienes que llevarte cartas y vuelves a quedarte con una, dilo otra vez. Qué pasa con la última: ${see('out', 'sin cartas')}.`,
    ],
  },
  calls: {
    title: 'Pillado callado',
    short: '«¡Tu cabra rema!» antes de que lo digas: te llevas una pila. El juego sigue.',
    also: 'tu cabra rema avisar pillar callado primero',
    body: [
      p`Quien te pilla no gana nada; tú te llevas la pila que quieras. El turno sigue siendo de quien lo tuviera. Avisar sin motivo no cuesta nada, salvo que vuestra mesa diga otra cosa.`,
      p`Con móviles, los dos avisos son botones y la app ve quién fue antes. Cuándo decirlo tú: ${see('lastCard', 'te queda una carta')}.`,
    ],
  },
  out: {
    title: 'Sin cartas',
    short: 'Pon la última carta como siempre y sigue compitiendo. Ya no tienes turnos.',
    also: 'no quedan cartas vacío terminado saltar seguir carrera',
    body: [
      p`Desde ahora te saltan, pero sigues agarrando salvavidas. Con el próximo que consigas, ${see('win', 'ganas')}; tu propia última carta puede formar ese conjunto.`,
      p`Si eres el ${see('slowest', 'más lento')} o cometes una falta, te llevas cartas, sigues jugando y tienes que volver a avisar con una. Dile a la app cuándo te quedas sin cartas: ella no ve tu mazo.`,
    ],
  },
  win: {
    title: 'Ganar',
    short: 'Sin cartas y con salvavidas: ganas. En el mismo conjunto podéis ganar varios.',
    also: 'ganador final fin terminar compartido empate todos nadie',
    body: [
      p`Gana el primero que, sin cartas, consigue un salvavidas. Si varios están sin cartas y a salvo en el mismo conjunto, ganan todos ellos.`,
      p`¿Ya nadie tiene cartas y no hay ningún ${see('sets', 'conjunto')} en la cuadrícula? Entonces ganáis todos.`,
    ],
  },

  // Líos
  faults: {
    title: 'Las faltas y su precio',
    short: 'Faltas con la carta: vuelve bajo tu mazo. Con el salvavidas: te llevas una pila.',
    also: 'error castigo precio cuesta mirar turno trampa qué pasa liarla',
    body: [
      { drawing: 'faults' },
      {
        list: [
          text`**Miraste la carta antes, la pusiste fuera de la cuadrícula o tapaste una pila habiendo hueco**: la carta vuelve bajo tu mazo y sigue quien está a tu izquierda.`,
          text`**No era tu turno**: la carta vuelve y sigue quien tuviera el turno.`,
          text`**Tocaste sin conjunto** (${see('noSet', 'más')}): una pila; sigue tu izquierda.`,
          text`**Tocaste un segundo salvavidas** (${see('second', 'más')}): una pila, después del más lento.`,
          text`**Te pillaron callado con una carta** (${see('lastCard', 'más')}): una pila; el turno no cambia.`,
        ],
      },
      p`Las pilas van boca abajo bajo tu propio mazo. Si la cuadrícula está vacía, no hay nada que llevarse.`,
    ],
  },

  // La app
  phones: {
    title: 'Móviles como salvavidas',
    short: 'Cada móvil es un salvavidas. La app ve quién tocó antes.',
    also: 'móvil teléfono aro tocar reloj justo orden wifi red salvavidas perdido',
    body: [
      p`Cada móvil muestra un gran aro. Tocarlo es agarrar un salvavidas. La app ordena los toques por el momento en que se tocó, no por lo rápida que sea la wifi, y sabe quién fue el ${see('slowest', 'más lento')}. Los móviles sustituyen a todos los salvavidas o a ninguno.`,
      p`Tocar otra vez en medio segundo es un desliz. Más tarde es un ${see('second', 'segundo salvavidas')}. Si dos toques van ${see('tooClose', 'demasiado justos')}, lo dice.`,
    ],
  },
  rings: {
    title: 'Aros en la pantalla de la mesa',
    short: 'Tantos aros como falten, un dedo cada uno. Después decís quién no tiene.',
    also: 'aro tableta pantalla dedos varios salvavidas perdido objetos corcho moneda',
    body: [
      p`La pantalla no sabe de quién era el dedo, así que pregunta quién no tiene salvavidas. Muchos móviles solo notan cinco dedos a la vez: toca tu aro y levanta el dedo. También valen corchos, monedas y ${see('setup', 'aros impresos')}.`,
    ],
  },
  tooClose: {
    title: 'Demasiado justo',
    short: 'Toques que los relojes no distinguen: decidís vosotros, o lo echáis a suertes.',
    also: 'empate a la vez milésima igual dos manos un salvavidas suertes decidir',
    body: [
      p`Nadie puede decir honradamente quién fue antes por menos de tres centésimas. Si importa, por el último salvavidas o por el primer toque en falso, la app os pregunta. También puede echarlo a suertes, incluso si hay dos manos en un salvavidas de verdad. Mira ${see('race', 'agarrar un salvavidas')}.`,
    ],
  },
  judge: {
    title: 'El juez de la cuadrícula',
    short: 'Introduce las nueve cartas; el juez traza cada conjunto y dice por qué.',
    also: 'disputa discusión conjunto o no comprobar más barato altura pila cuadrícula',
    body: [
      p`Toca las cartas por orden, fila a fila, o toca antes las casillas y después una carta. Cada ${see('sets', 'conjunto')} recibe una línea. Si introduces también la altura de las pilas, le dice al ${see('slowest', 'más lento')} qué conjunto sale más barato.`,
      p`Está en la pantalla de inicio, en la de la mesa y en todos los móviles.`,
    ],
  },
  trainer: {
    title: 'Entrenamiento para la vista',
    short: 'Diez cuadrículas: ¿hay un conjunto, y dónde? En unas cuatro de cada diez no hay.',
    also: 'practicar entrenar calentamiento ejercicio reacción tiempo rápido ojo',
    body: [
      p`A solas desde este libro: ves tus tiempos, tus fallos y los ${see('sets', 'conjuntos')} que se te escaparon. Antes de una partida, como calentamiento: la misma cuadrícula aparece a la vez en todos los ${see('phones', 'móviles')}.`,
    ],
  },
  undo: {
    title: 'Deshacer',
    short: '¿Te has equivocado al tocar? Deshazlo. La mesa también puede perdonar.',
    also: 'error tocar equivocado volver perdonar',
    body: [
      p`Toda respuesta se puede deshacer, incluso la que termina la partida, durante unos segundos. Una mano demasiado rápida no puede deshacer su propio toque: solo la mesa. Lo que alguien tenga que llevarse por una de las ${see('faults', 'faltas')} se puede perdonar.`,
    ],
  },
};
