/** Las reglas, con nuestras palabras. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // La idea
  goal: {
    title: 'Objetivo y victoria',
    short: 'Tener el total más bajo en tu distrito cuando se dé la vuelta a todas las cartas.',
    also: 'ganar gana ganador victoria objetivo puntos menos',
    body: [
      { drawing: 'gang' },
      p`Cada uno manda en un distrito: unas pocas cartas boca abajo. Algunas de las tuyas las has visto, o eso crees. Líbrate de las altas, acuérdate de las bajas y ${see('close', 'cierra')} cuando creas que nadie tiene un total más bajo: das un golpe en la mesa y los demás juegan un turno más.`,
      p`La mayoría de las cartas son testigos con un número. Otras son de la ${see('cards', 'familia')}, y una es el ${see('snitch', 'Soplón')}. Lo siguiente: ${see('setup', 'preparar la mesa')} y luego ${see('turn', 'el turno')}. Cómo ayuda la app está en ${see('follow', 'seguir los turnos')}.`,
    ],
  },
  cards: {
    title: 'Las cartas',
    short: '36 testigos con números, 16 cartas de familia, un Primo y un Soplón.',
    also: 'mazo cuántas familia testigos números valor caja 54',
    body: [
      { drawing: 'cards' },
      {
        list: [
          text`**Los testigos** valen su número y se pueden ${see('eliminate', 'eliminar')}.`,
          text`**La familia**: ${see('thug', 'Matón')} 7, ${see('driver', 'Conductora')} 5, ${see('hitman', 'Sicario')} 3, ${see('boss', 'Capo')} 1. Cada una hace algo al jugarla y al final vale su número.`,
          text`**${see('cousin', 'El Primo')}** no vale nada.`,
          text`**${see('snitch', 'El Soplón')}** vale lo mismo que la primera carta del mazo.`,
        ],
      },
    ],
  },

  // Antes de la partida
  setup: {
    title: 'Preparar la mesa',
    short:
      'Cuatro cartas a cada uno, boca abajo, en dos filas de dos. Empieza el último que haya comido queso.',
    also: 'empezar empieza primero repartir cuatro filas queso mazo descarte jugadores',
    body: [
      { drawing: 'district' },
      {
        list: [
          text`Barajad todas las cartas. Si falta alguna, mirad ${see('missing', 'cartas que faltan')}.`,
          text`Repartid cuatro a cada uno, boca abajo, en dos filas de dos. Es su distrito.`,
          text`El resto es el mazo. Dejad espacio al lado para el descarte.`,
          text`Empieza el último que haya comido queso y se sigue en sentido horario.`,
        ],
      },
      p`Ahora viene ${see('look', 'el vistazo')}.`,
    ],
  },
  look: {
    title: 'El vistazo',
    short: 'Antes del primer turno, cada uno puede mirar una vez las dos cartas que tiene más cerca.',
    also: 'mirar ver cartas abajo memoria recordar tiempo segundos',
    body: [
      p`Todos a la vez: mirad las dos cartas que tenéis más cerca, acordaos de ellas y volved a dejarlas boca abajo. A partir de ahí solo se mira una carta cuando lo permiten el ${see('thug', 'Matón')} o el ${see('hitman', 'Sicario')}.`,
      p`La app hace la ${see('count', 'cuenta atrás')} y muestra cuánto tiempo queda. El límite se puede quitar.`,
    ],
  },
  missing: {
    title: 'Cartas que faltan',
    short: 'Imprimid la carta especial, sustituidla por otra o jugad sin ella.',
    also: 'perdida perdido falta imprimir sustituir perro contar',
    body: [
      p`Antes de repartir, indicad qué cartas especiales faltan. La app recuerda qué carta sustituye a cuál y qué hay que imprimir. De los testigos basta con contar los que faltan: uno más o menos da igual.`,
      p`La app solo cuenta las cartas que tenéis de verdad. Más en ${see('setup', 'preparar la mesa')}.`,
    ],
  },

  // El turno
  turn: {
    title: 'Tu turno',
    short: 'Roba una carta, cámbiala por una tuya y juega la vieja. O cierra.',
    also: 'robar cambiar jugar descartar orden acción familia',
    body: [
      { drawing: 'exchange' },
      {
        list: [
          text`**Roba** la primera carta del mazo y mírala.`,
          text`**Cámbiala** por una de tus cartas boca abajo, sin que la vean los demás.`,
          text`**Juega** la vieja, boca arriba, en el descarte. La que acabas de robar no se puede jugar.`,
        ],
      },
      p`Lo que pasa después depende de la carta jugada. Tras un testigo o el Primo, cualquiera puede ${see('eliminate', 'eliminar')} otro. Una carta de familia hace lo suyo (${see('thug', 'Matón')}, ${see('driver', 'Conductora')}, ${see('hitman', 'Sicario')}, ${see('boss', 'Capo')}). El ${see('snitch', 'Soplón')} no se puede jugar y vuelve a tu distrito.`,
      p`En lugar de todo eso puedes ${see('close', 'cerrar')} con un golpe en la mesa.`,
    ],
  },
  eliminate: {
    title: 'Eliminar',
    short: 'Cuando se juega un testigo, quien primero eche otro con el mismo número se libra de él.',
    also: 'carrera rápido mano pareja mismo número tirar descartar',
    body: [
      { drawing: 'race' },
      p`Puede intentarlo cualquiera, en el acto y tantas veces como se atreva, hasta que alguien acierte o el siguiente robe o cierre. La carta puede ser de cualquier distrito:`,
      {
        list: [
          text`**Del tuyo**: tienes una carta menos.`,
          text`**Del de otra persona**: dale una carta tuya sin mirarla. Tú tienes una menos y ella, las mismas que antes.`,
        ],
      },
      p`Por cada carta jugada solo se elimina una. Si te equivocas, mira ${see('wrong', 'la carta equivocada')}.`,
    ],
  },
  wrong: {
    title: 'La carta equivocada',
    short:
      'Otro número, una carta de familia o el Soplón: vuelve a donde estaba y robas una más sin mirarla.',
    also: 'castigo error fallo familia mismo número penalización',
    body: [
      p`Todos ven la carta. Luego vuelve boca abajo a donde estaba, y tú añades a tu distrito una carta del mazo sin mirarla.`,
      p`Una carta de familia siempre es un error, aunque lleve el mismo número: solo se pueden ${see('eliminate', 'eliminar')} testigos.`,
    ],
  },

  // La familia
  thug: {
    title: 'El Matón (7)',
    short: 'Mira una carta boca abajo de cualquier distrito.',
    also: 'siete 7 mirar ver',
    body: [
      { drawing: 'thug' },
      p`Puede ser tuya o de quien sea. No se la enseñes a nadie. Un distrito ${see('close', 'cerrado')} no se puede tocar.`,
    ],
  },
  driver: {
    title: 'La Conductora (5)',
    short: 'Intercambia dos cartas boca abajo cualesquiera sin mirarlas.',
    also: 'cinco 5 intercambiar cambiar',
    body: [
      { drawing: 'driver' },
      p`Pueden ser de dos distritos o de uno solo, y no hace falta que sean tuyas. No las mira nadie, tú tampoco. Un distrito ${see('close', 'cerrado')} no se puede tocar.`,
    ],
  },
  hitman: {
    title: 'El Sicario (3)',
    short: 'Mira una carta boca abajo. Luego intercambia dos sin mirarlas.',
    also: 'tres 3 mirar intercambiar',
    body: [
      { drawing: 'hitman' },
      p`Primero como el ${see('thug', 'Matón')} y luego como la ${see('driver', 'Conductora')}. La carta que has mirado puede ser una de las dos, pero no tiene por qué.`,
    ],
  },
  boss: {
    title: 'El Capo (1)',
    short:
      'Quita una carta de tu distrito. O añade la primera carta del mazo al de otra persona, sin mirarla.',
    also: 'uno 1 quitar añadir dar',
    body: [
      { drawing: 'boss' },
      p`La carta que quitas va al descarte, sea cual sea, y nadie puede ${see('eliminate', 'eliminar')} nada. Si es el ${see('snitch', 'Soplón')}, queda fuera de la partida.`,
      p`La carta que añades no la mira nadie, tú tampoco. Un distrito ${see('close', 'cerrado')} no se puede tocar.`,
    ],
  },
  cousin: {
    title: 'El Primo (0)',
    short: 'No vale nada y no hace nada. Si lo juegas, es como un testigo con un 0.',
    also: 'cero 0 nada mejor carta',
    body: [
      { drawing: 'cousin' },
      p`Es la mejor carta para el final. Si aun así la juegas, cualquiera puede ${see('eliminate', 'eliminar')} un testigo con un 0, si es que lo hay.`,
    ],
  },
  snitch: {
    title: 'El Soplón (?)',
    short: 'No se puede jugar y al final vale lo mismo que la primera carta del mazo.',
    also: 'interrogación ? valor primera carta casa',
    body: [
      { drawing: 'snitch' },
      p`Si la carta vieja que ibas a jugar resulta ser el Soplón, vuelve a tu distrito. La que has robado también se queda: tienes una carta más y se acaba tu turno.`,
      p`Si al dar la vuelta a todas las cartas alguien lo tiene, se da la vuelta también a la primera del mazo: eso es lo que ${see('score', 'vale')} el Soplón. Solo el ${see('boss', 'Capo')} puede librarte de él.`,
    ],
  },

  // El final
  close: {
    title: 'Cerrar',
    short:
      'Da un golpe en la mesa en lugar de jugar. Los demás juegan un turno más y se da la vuelta a todas las cartas.',
    also: 'golpear toc fin último turno escudo terminar acabar',
    body: [
      { drawing: 'closed' },
      p`A partir de ahí las cartas de familia no pueden tocar tu distrito. Los testigos sí se pueden ${see('eliminate', 'eliminar')}.`,
      p`Los demás juegan un turno más cada uno, en orden, y nadie más puede cerrar. Después se calcula ${see('score', 'la puntuación')}. Para cerrar no hace falta tener el total más bajo, pero más te vale.`,
    ],
  },
  score: {
    title: 'La puntuación',
    short: 'Suma tus cartas. Gana el total más bajo.',
    also: 'puntos total suma contar valor vuelta',
    body: [
      p`Tras la ${see('count', 'cuenta atrás')}, todos dan la vuelta a sus cartas. Luego cada uno ${see('entry', 'introduce')} las suyas y la app hace las cuentas.`,
      p`Cada carta vale su número, también las de familia; el ${see('cousin', 'Primo')} no vale nada. Si alguien tiene el ${see('snitch', 'Soplón')}, vale lo mismo que la primera carta del mazo. Si hay empate, mirad ${see('ties', 'desempates')}.`,
    ],
  },
  ties: {
    title: 'Desempates',
    short:
      'Gana quien tiene menos cartas; después, quien tiene la carta más baja. ¿Siguen igual? Otra partida.',
    also: 'empate igual mismo total repetir',
    body: [
      {
        list: [
          text`Entre los que tienen el total más bajo, gana quien tenga **menos cartas**.`,
          text`Si siguen igual, quien tenga la **carta más baja**.`,
          text`Si siguen igual, queda en empate. ¡Otra partida!`,
        ],
      },
      p`Todo lo demás sobre el final está en ${see('score', 'la puntuación')}.`,
    ],
  },

  // La app
  follow: {
    title: 'Seguir los turnos',
    short: 'La app sigue cada turno o solo ayuda con el cierre y los puntos. Vosotros elegís.',
    also: 'solo ayuda juego libre indicaciones guiada silencio contar',
    body: [
      p`Si los sigue, tocad lo que hacéis: robar, la carta jugada, la acción. Cuenta las cartas de los distritos y del mazo y dice qué toca. Nunca recuerda qué carta **es** cada una: eso es cosa vuestra.`,
      p`Si solo ayuda, no hay nada que tocar hasta que alguien ${see('close', 'cierra')}. Podéis cambiarlo en el menú cuando queráis. Lo que se toca por error se puede ${see('undo', 'deshacer')}.`,
    ],
  },
  entry: {
    title: 'Introducir las cartas',
    short: 'Cada uno introduce sus cartas. La app las muestra y las suma cuando estén todas.',
    also: 'introducir cartas móvil privado secreto confirmar corregir',
    body: [
      p`Con el móvil de cada uno o con el dispositivo de la mesa, que va pasando. Las cartas se pueden corregir hasta que la mesa confirma. La app no acepta lo que no puede ser: dos Soplones, por ejemplo.`,
      p`Si alguien introduce más o menos cartas de las que ha contado la app, lo dice, y vale lo que habéis introducido. Después muestra ${see('score', 'la puntuación')}.`,
    ],
  },
  count: {
    title: 'La cuenta atrás',
    short: 'Todas las pantallas cuentan 3-2-1 a la vez.',
    also: 'cuenta juntos tiempo botones pronto tarde cero',
    body: [
      p`Para ${see('look', 'el vistazo')} y para ${see('score', 'el final')}. Con botones, cada uno mantiene un dedo en la pantalla y lo levanta al dar la vuelta a sus cartas: así la app ve quién se ha adelantado.`,
    ],
  },
  undo: {
    title: 'Deshacer',
    short: 'Lo que se toca en un turno se puede deshacer hasta dar la vuelta a las cartas.',
    also: 'error fallo atrás corregir arreglar',
    body: [
      p`Puede deshacerlo quien lo hizo, y también la pantalla de la mesa. Si la app ha perdido la cuenta, usad «Corregir la mesa» en el menú. El vistazo y el final no se pueden deshacer; las cartas introducidas se pueden ${see('entry', 'corregir')}.`,
    ],
  },
};
