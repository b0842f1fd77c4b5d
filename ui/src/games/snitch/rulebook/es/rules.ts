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
      p`Cada uno manda en un distrito: unas pocas cartas boca abajo. Algunas las has visto, o eso crees. Líbrate de las altas, acuérdate de las bajas y ${see('close', 'cierra')} cuando creas que nadie tiene menos que tú.`,
      p`La mayoría son testigos con un número. El resto es ${see('cards', 'familia')}. Lo siguiente: ${see('setup', 'preparar la mesa')} y luego ${see('turn', 'el turno')}. Lo que hace la app está en ${see('follow', 'seguir los turnos')}.`,
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
          text`**${see('snitch', 'El Soplón')}** vale lo que diga el mazo.`,
        ],
      },
    ],
  },

  // Antes de la partida
  setup: {
    title: 'Preparar la mesa',
    short: 'Cuatro cartas a cada uno, boca abajo en dos filas. Empieza quien haya comido queso hace menos.',
    also: 'empezar empieza primero repartir cuatro filas queso mazo descarte jugadores',
    body: [
      { drawing: 'district' },
      {
        list: [
          text`Barajad todas las cartas. Si falta alguna, mirad ${see('missing', 'cartas que faltan')}.`,
          text`Repartid cuatro a cada uno, boca abajo en dos filas de dos. Es vuestro distrito.`,
          text`El resto es el mazo. Dejad sitio al lado para el descarte.`,
          text`Empieza quien haya comido queso hace menos y se sigue en sentido horario.`,
        ],
      },
      p`Ahora todos tenéis ${see('look', 'una única mirada')}.`,
    ],
  },
  look: {
    title: 'La única mirada',
    short: 'Antes del primer turno, cada uno puede mirar una vez sus dos cartas de abajo.',
    also: 'mirar ver cartas abajo memoria recordar tiempo segundos',
    body: [
      p`Todos a la vez: mirad las dos cartas que tenéis más cerca, acordaos de ellas y dejadlas boca abajo. A partir de ahí solo se mira una carta cuando lo permiten el ${see('thug', 'Matón')} o el ${see('hitman', 'Sicario')}.`,
      p`La app hace la ${see('count', 'cuenta atrás')} y muestra cuánto tiempo queda. El límite se puede quitar.`,
    ],
  },
  missing: {
    title: 'Cartas que faltan',
    short: 'Imprimid la carta especial, sustituidla por otra o jugad sin ella.',
    also: 'perdida perdido falta imprimir sustituir perro contar',
    body: [
      p`Antes de repartir, indicad a la app qué cartas especiales faltan. Recuerda qué carta sustituye a cuál y qué hay que imprimir. Los testigos que faltan solo se cuentan: uno más o menos da igual.`,
      p`Se cuentan las cartas que hay de verdad. Más en ${see('setup', 'preparar la mesa')}.`,
    ],
  },

  // El turno
  turn: {
    title: 'Tu turno',
    short: 'Roba, cámbiala por una de tus cartas boca abajo y juega la vieja. O cierra.',
    also: 'robar cambiar jugar descartar orden acción familia',
    body: [
      { drawing: 'exchange' },
      {
        list: [
          text`**Roba** la primera carta del mazo y mírala.`,
          text`**Cámbiala** por una de tus cartas boca abajo, sin que la vean los demás.`,
          text`**Juega** la vieja boca arriba en el descarte. La que acabas de robar no se puede jugar.`,
        ],
      },
      p`Lo que pase depende de la carta jugada: un testigo o el Primo permite ${see('eliminate', 'eliminar')}, una carta de familia hace lo suyo (${see('thug', 'Matón')}, ${see('driver', 'Conductora')}, ${see('hitman', 'Sicario')}, ${see('boss', 'Capo')}) y el ${see('snitch', 'Soplón')} vuelve a casa.`,
      p`En lugar de todo eso puedes ${see('close', 'cerrar')}.`,
    ],
  },
  eliminate: {
    title: 'Eliminar',
    short: 'Se juega un testigo: quien primero descarte otro testigo con el mismo número se libra de él.',
    also: 'carrera rápido mano pareja mismo número tirar descartar',
    body: [
      { drawing: 'race' },
      p`Puede intentarlo cualquiera, en el acto y tantas veces como se atreva, hasta que alguien acierte o el siguiente robe o cierre. La carta puede ser de cualquier distrito:`,
      {
        list: [
          text`**Del tuyo**: tienes una carta menos.`,
          text`**Del de otro**: pon allí una carta tuya sin mirarla. Tú tienes una menos y el otro, las mismas.`,
        ],
      },
      p`Por cada carta jugada solo se elimina una. Si te equivocas: ${see('wrong', 'la carta equivocada')}.`,
    ],
  },
  wrong: {
    title: 'La carta equivocada',
    short: 'Otro número, una carta de familia o el Soplón: vuelve a su sitio y te llevas otra sin mirarla.',
    also: 'castigo error fallo familia mismo número penalización',
    body: [
      p`Todos la han visto; vuelve a su sitio boca abajo. Robas una carta, sin mirarla, para tu distrito.`,
      p`Una carta de familia es siempre un error, aunque lleve el mismo número: solo los testigos se pueden ${see('eliminate', 'eliminar')}.`,
    ],
  },

  // La familia
  thug: {
    title: 'El Matón (7)',
    short: 'Mira una carta boca abajo de cualquier distrito.',
    also: 'siete 7 mirar ver',
    body: [
      { drawing: 'thug' },
      p`Tuya o de quien sea. Nadie más la ve. Un distrito ${see('close', 'cerrado')} queda fuera de alcance.`,
    ],
  },
  driver: {
    title: 'La Conductora (5)',
    short: 'Intercambia dos cartas boca abajo sin mirarlas.',
    also: 'cinco 5 intercambiar cambiar',
    body: [
      { drawing: 'driver' },
      p`Pueden ser de dos distritos o de uno solo, y no hace falta que haya ninguna tuya. Nadie mira. Un distrito ${see('close', 'cerrado')} queda fuera de alcance.`,
    ],
  },
  hitman: {
    title: 'El Sicario (3)',
    short: 'Mira una carta boca abajo y luego intercambia dos sin mirarlas.',
    also: 'tres 3 mirar intercambiar',
    body: [
      { drawing: 'hitman' },
      p`Primero como el ${see('thug', 'Matón')} y luego como la ${see('driver', 'Conductora')}. La carta que has mirado puede ser una de las dos, pero no tiene por qué.`,
    ],
  },
  boss: {
    title: 'El Capo (1)',
    short: 'Quita una carta de tu distrito o añade una del mazo, sin mirarla, al de otra persona.',
    also: 'uno 1 quitar añadir dar',
    body: [
      { drawing: 'boss' },
      p`Lo que quitas va al descarte, sea lo que sea, y nadie puede ${see('eliminate', 'eliminar')} nada. Si es el ${see('snitch', 'Soplón')}, queda fuera de la partida.`,
      p`Lo que añades es la primera carta del mazo y nadie la mira. Un distrito ${see('close', 'cerrado')} queda fuera de alcance.`,
    ],
  },
  cousin: {
    title: 'El Primo (0)',
    short: 'No vale nada y no hace nada. Al jugarlo es como un testigo con un 0.',
    also: 'cero 0 nada mejor carta',
    body: [
      { drawing: 'cousin' },
      p`La mejor carta para el final. Si aun así la juegas, se puede ${see('eliminate', 'eliminar')} un testigo con un 0, si es que lo hay.`,
    ],
  },
  snitch: {
    title: 'El Soplón (?)',
    short: 'No se puede jugar, y al final vale lo que la primera carta del mazo.',
    also: 'interrogación ? valor primera carta casa',
    body: [
      { drawing: 'snitch' },
      p`Si la carta vieja que ibas a jugar es el Soplón, vuelve a tu distrito y la que has robado también se queda: tienes una carta más y se acaba tu turno.`,
      p`Cuando se dé la vuelta a todas las cartas y alguien lo tenga, se da la vuelta a la primera del mazo: eso es lo que ${see('score', 'vale')} el Soplón. La única forma de librarse de él es el ${see('boss', 'Capo')}.`,
    ],
  },

  // El final
  close: {
    title: 'Cerrar',
    short: 'Golpea en lugar de jugar tu turno. Los demás tienen un último turno y se da la vuelta a todo.',
    also: 'golpear toc fin último turno escudo terminar acabar',
    body: [
      { drawing: 'closed' },
      p`A partir de ahí las cartas de familia no pueden tocar tu distrito. Los testigos sí se pueden ${see('eliminate', 'eliminar')}.`,
      p`Los demás juegan un turno más cada uno, en orden, y nadie más puede cerrar. Después viene ${see('score', 'la puntuación')}. Para cerrar no hace falta tener el total más bajo, pero más te vale.`,
    ],
  },
  score: {
    title: 'La puntuación',
    short: 'Suma tus cartas. Gana el total más bajo.',
    also: 'puntos total suma contar valor vuelta',
    body: [
      p`Tras la ${see('count', 'cuenta atrás')}, todos dan la vuelta a sus cartas. Luego cada uno las ${see('entry', 'introduce')} y la app hace las cuentas.`,
      p`Si alguien tiene el ${see('snitch', 'Soplón')}, vale lo que la primera carta del mazo. Si hay empate: ${see('ties', 'desempates')}.`,
    ],
  },
  ties: {
    title: 'Desempates',
    short: 'Menos cartas; después, la carta más baja; después, otra partida.',
    also: 'empate igual mismo total repetir',
    body: [
      {
        list: [
          text`Entre los que tienen el total más bajo, gana quien tenga **menos cartas**.`,
          text`Si siguen igual, quien tenga la **carta más baja**.`,
          text`Si siguen igual, es un empate. ¡Otra partida!`,
        ],
      },
      p`Lo demás del final está en ${see('score', 'la puntuación')}.`,
    ],
  },

  // La app
  follow: {
    title: 'Seguir los turnos',
    short: 'La app sigue cada turno o solo ayuda con el cierre y los puntos. Vosotros elegís.',
    also: 'solo ayuda juego libre indicaciones guiada silencio contar',
    body: [
      p`Si los sigue, tocáis lo que hacéis: robar, la carta jugada, la acción. Cuenta distritos y mazos y dice qué toca. Lo que **es** una carta no lo recuerda nunca: eso es cosa vuestra.`,
      p`Si solo ayuda, no hay nada que tocar hasta que alguien ${see('close', 'cierra')}. Podéis cambiar en el menú cuando queráis. Los toques por error se pueden ${see('undo', 'deshacer')}.`,
    ],
  },
  entry: {
    title: 'Introducir las cartas',
    short: 'Cada uno introduce sus cartas. Nadie las ve hasta que estén todas.',
    also: 'introducir cartas móvil privado secreto confirmar corregir',
    body: [
      p`En tu móvil, o en el dispositivo de la mesa según va pasando. Se pueden corregir hasta que la mesa confirma. Una carta que no puede existir se rechaza: dos Soplones, por ejemplo.`,
      p`Si alguien introduce más o menos cartas de las que ha contado la app, lo dice y os cree. Después viene ${see('score', 'la puntuación')}.`,
    ],
  },
  count: {
    title: 'La cuenta atrás',
    short: 'Todas las pantallas cuentan 3-2-1 hasta el mismo instante.',
    also: 'cuenta juntos tiempo botones pronto tarde cero',
    body: [
      p`Para la ${see('look', 'única mirada')} y para el ${see('score', 'final')}. Con botones de pulsar, cada uno mantiene un dedo en la pantalla y lo levanta al dar la vuelta a sus cartas: así la app ve quién se adelanta.`,
    ],
  },
  undo: {
    title: 'Deshacer',
    short: 'Lo que se toca en un turno se puede deshacer hasta dar la vuelta a las cartas.',
    also: 'error fallo atrás corregir arreglar',
    body: [
      p`Puede deshacerlo quien lo hizo, y también la pantalla de la mesa. Si la app ha perdido la cuenta, usad «Corregir la mesa» en el menú. Una mirada o el final no se pueden deshacer; las cartas introducidas se pueden ${see('entry', 'corregir')}.`,
    ],
  },
};
