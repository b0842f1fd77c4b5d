/** Las reglas con nuestras propias palabras; los términos son los del reglamento. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // La idea
  goal: {
    title: 'De qué va y quién gana',
    short: 'Hay que acusar entre todos al chivo expiatorio; y si te toca a ti, escapar.',
    also: 'meta objeto ganar gana ganan perder pierde victoria ganador finalidad objetivo',
    body: [
      { drawing: 'gang' },
      p`El golpe ya está dado y alguien tiene que cargar con la culpa. La banda se ha puesto de acuerdo en secreto: será el ${see('scapegoat', 'chivo expiatorio')}. Los demás son conspiradores.`,
      {
        list: [
          text`**Ganan los conspiradores**, todos, cuando un ${see('frame', 'intento de acusación')} da con el chivo expiatorio.`,
          text`**El chivo expiatorio gana en solitario** cuando se acusa a otra cabra o cuando alguien se entrega a la ${see('cops', 'policía')}.`,
        ],
      },
      p`La gracia está en que el chivo expiatorio tiene una tarjeta como las demás, que también nombra a una cabra. Por tu propia tarjeta no puedes saber en qué bando juegas. Fíjate en qué reúnen los otros. A continuación: ${see('setup', 'preparar la mesa')} y luego ${see('turn', 'un turno')}.`,
    ],
  },
  scapegoat: {
    title: 'El chivo expiatorio',
    short: 'Todas las tarjetas menos una nombran a la misma cabra. La suya nombra a otra.',
    also: 'señuelo conspirador secreto papel quién culpa soy saber',
    body: [
      {
        drawing: 'matsSay',
        words: text`Aquí el chivo expiatorio es rojo: lo dicen tres tarjetas. La suya dice azul.`,
      },
      p`Con los ${see('mats', 'dados y las tarjetas')} cada uno lee un nombre. Para los conspiradores es el del chivo expiatorio. El chivo expiatorio lee el de una cabra inocente, y al principio se cree uno más de la banda.`,
      p`Con cuatro jugadores, a cada uno le toca ser el chivo en una de cada cuatro partidas, diga lo que diga su tarjeta. Solo lo delata lo que hacen los otros: si ves que todos reúnen tu color, piensa en la ${see('cops', 'policía')}.`,
    ],
  },
  talk: {
    title: 'Hablar en la mesa',
    short: 'Di, promete y miente cuanto quieras. Las tarjetas y las manos no se enseñan.',
    also: 'mentir miento farol comunicación enseñar enseño decir contar cartas mano tarjeta negociar prometer guiño trampa reglas',
    body: [
      p`Se puede decir todo en cualquier momento, sea verdad o no: lo que dice tu tarjeta, qué cartas tienes, de quién te fías.`,
      p`Enseñar, nada. Las manos se ven con ${see('spy', 'Espiar')}, las cartas cambian de mano con ${see('trade', 'Comerciar')}, y cada uno mira solo su tarjeta. Por eso la app no tiene ningún botón para compartirla, ni siquiera entre ${see('phones', 'móviles')}.`,
    ],
  },

  // Antes de la partida
  setup: {
    title: 'Preparar la mesa',
    short:
      'Tarjetas, una fila de cinco localizaciones, fichas, cartas de prueba y dados. Empieza el jugador de la primera ficha colocada.',
    also: 'preparación preparar inicio repartir empezar empieza primero comienzo fila orden jugador inicial colocar poner fichas cuántos jugadores',
    body: [
      { drawing: 'row' },
      {
        list: [
          text`Coged las tarjetas para vuestro número de jugadores, una cada uno, con el retrato hacia arriba.`,
          text`Poned las localizaciones en fila: Preparar en el extremo izquierdo, la policía en el derecho y las otras tres en medio, como queráis. Las dos ${see('tokens', 'fichas de preparación')} van en Preparar.`,
          text`Mezclad las fichas de jugador y colocadlas de una en una desde Preparar hacia la derecha, ninguna en la policía. La quinta y la sexta empiezan otra vez por Preparar. Empieza el jugador cuya ficha se ha colocado primero.`,
          text`Separad las ${see('evidence', 'cartas de prueba')} para vuestro número de jugadores y barajadlas: una boca arriba en cada localización menos la policía, tres boca abajo en Alijo, y el resto se reparte, dos o tres a cada uno.`,
          text`Tirad los dos ${see('mats', 'dados')} una sola vez y dejadlos ahí. Cada uno consulta su tarjeta en secreto.`,
        ],
      },
    ],
  },
  evidence: {
    title: 'Cartas de prueba',
    short:
      'El número de la esquina indica con cuántos jugadores se usa la carta. Tocan dos o tres a cada uno.',
    also: 'número esquina más mazo pila contar baraja mano tamaño cuántas cartas tocan recibo retratos gris espectador usar',
    body: [
      { drawing: 'numbers', words: text`Con cuatro jugadores: 3+ y 4 se usan, 5+ se queda en la caja.` },
      p`Una carta con **4+** se usa con cuatro jugadores o más. Una carta con un **4** a secas, solo si sois exactamente cuatro. Las demás vuelven a la caja.`,
      p`Contad el mazo. Con tres jugadores tiene 13 o 16 cartas; con cuatro, 15 o 19; con cinco, 17 o 22; con seis, 19 o 25: cuatro para la fila, tres para Alijo y dos o tres para cada mano. Si sale otro número, os falta o os sobra alguna carta.`,
      p`Una carta muestra una cabra o varias, y cuenta para cada una de ellas. El gris es un espectador inocente: no es el color de nadie. El número solo importa aquí, no en un ${see('frame', 'intento de acusación')}.`,
    ],
  },
  mats: {
    title: 'Tarjetas y dados',
    short:
      'El blanco va en el lateral; el negro, arriba. Donde se cruzan está la cabra que nombra tu tarjeta.',
    also: 'dados descodificadores tirar leer leo tabla casilla fila columna blanco negro tarjeta',
    body: [
      { drawing: 'mat', words: text`Blanco 4, negro 7: esta tarjeta dice rojo.` },
      p`Busca el número del dado blanco en el lateral de tu tarjeta y el del negro en la parte de arriba. La cabra que está donde se cruzan fila y columna es la que nombra tu tarjeta.`,
      p`Los dados se tiran una vez por partida y se quedan ahí hasta el final, por si alguien quiere volver a mirar. Uno tiene diez caras y el otro doce.`,
      p`Ninguna tarjeta nombra a su propia cabra. Si la tuya parece hacerlo, estás leyendo otra casilla o tienes la tarjeta de otra persona. Qué significa el nombre: ${see('scapegoat', 'el chivo expiatorio')}. ¿Faltan piezas? Mira ${see('rescue', 'piezas perdidas')}.`,
    ],
  },

  // Un turno
  turn: {
    title: 'Un turno',
    short:
      'Mueve, haz lo que dice la localización, intercambia pruebas. Luego le toca a quien está a tu izquierda.',
    also: 'orden turnos pasos fase siguiente toca jugador sentido dirección horario ronda saltar pasar acción',
    body: [
      {
        list: [
          text`${see('move', 'Mueve')} tu ficha a otra localización.`,
          text`Haz su acción: ${see('prepare', 'Preparar')}, ${see('spy', 'Espiar')}, ${see('trade', 'Comerciar')}, ${see('stash', 'Alijo')}, ${see('steal', 'robar')} o ${see('frame', 'acusar')}. No es opcional.`,
          text`${see('swap', 'Intercambia pruebas')} en esa localización.`,
        ],
      },
      p`Después le toca al jugador de la izquierda. Solo la ${see('cops', 'policía')} y un intento en el que alguien queda acusado terminan la partida al momento, sin intercambio.`,
    ],
  },
  move: {
    title: 'Mover',
    short: 'A cualquier otra localización. No puedes quedarte.',
    also: 'movimiento ir quedarse quedarme localización adyacente ocupada cualquiera dónde mismo sitio',
    body: [
      { drawing: 'row' },
      p`Vale cualquiera de las otras cuatro localizaciones, cerca o lejos, vacía o llena. Quedarse no está permitido, aunque entretanto se haya dado la vuelta a la carta que hay bajo tu ficha: sigue siendo la misma localización.`,
      p`Así que, para usar una localización dos veces, tienes que salir durante un turno. Mover a la ${see('cops', 'policía')} termina la partida.`,
    ],
  },
  swap: {
    title: 'Intercambio de pruebas',
    short: 'Deja una carta de tu mano boca arriba en tu localización y coge la que había.',
    also: 'cambiar prueba dejar coger tomar final del turno',
    body: [
      { drawing: 'swap' },
      p`Así acaban todos los turnos, incluso después de Preparar y de robar. Primero se deja y luego se coge: no puedes recoger la carta que acabas de dejar.`,
      p`¿Hay en tu mano una carta con tu color? Entonces la ${see('ownColour', 'obligación del color propio')} decide cuál dejas.`,
      p`Todos ven las dos cartas, así que ya conocen una de las cartas de tu mano. Tras un intento fallido también hay intercambio, si vuestra mesa lo juega así (${see('failed', 'intento fallido')}).`,
    ],
  },
  ownColour: {
    title: 'Obligación del color propio',
    short: 'Si en tu mano aparece tu color, tienes que dejar una carta que lo muestre.',
    also: 'propio color cuál carta dejar deber obligado obligatorio varias forzoso',
    body: [
      { drawing: 'hand', words: text`La mano de rojo: tiene que dejar una de las dos marcadas.` },
      p`En el ${see('swap', 'intercambio de pruebas')} mira primero tu mano. Si una carta muestra tu color, solo o con otros, tienes que dejar esa. Si hay varias, elige la que quieras.`,
      p`Cuentan también las cartas que acabas de recibir con ${see('trade', 'Comerciar')} o en ${see('stash', 'Alijo')}. En esas dos acciones la obligación no se aplica.`,
    ],
  },

  // Las localizaciones
  prepare: {
    title: 'Preparar',
    short: 'Coge una ficha de preparación. Al coger la segunda se da la vuelta a la carta.',
    also: 'localización ficha coger tomar girar vuelta conseguir',
    body: [
      { drawing: 'prepare' },
      p`Coge una ${see('tokens', 'ficha de preparación')} de la carta. En cuanto sale la segunda, se da la vuelta a la carta: desde entonces esta localización es Acusar/Robar, hasta el final de la partida.`,
      p`Coger la última ficha todavía no es un ${see('frame', 'intento de acusación')}: tienes que salir y volver.`,
    ],
  },
  tokens: {
    title: 'Fichas de preparación',
    short: 'Necesitas una para empezar un intento de acusación. Hay dos y no vuelven a la carta.',
    also: 'ficha preparación dos ambas tener cuántas conseguir conservar pronto antes acusar',
    body: [
      { drawing: 'tokens' },
      p`Dos fichas: primero en ${see('prepare', 'Preparar')}, luego delante de los jugadores. Un mismo jugador puede tener las dos, pero necesita dos visitas.`,
      p`Con ficha en Acusar/Robar empiezas un ${see('frame', 'intento de acusación')}. Sin ficha, ${see('steal', 'robas')}. Un intento fallido no cuesta la ficha.`,
      p`Echad cuentas: nadie puede ser acusado antes de la tercera ronda, porque hay que conseguir la ficha, salir y volver.`,
    ],
  },
  spy: {
    title: 'Espiar',
    short: 'Alguien te enseña toda su mano, solo a ti.',
    also: 'localización mirar mano ver cartas otro',
    body: [
      { drawing: 'spy' },
      p`Elige a quien quieras. Te enseña todas las cartas de su mano sin que las vea nadie más, y las recoge.`,
      p`Lo que cuentes después es cosa tuya (${see('talk', 'hablar')}).`,
    ],
  },
  trade: {
    title: 'Comerciar',
    short: 'Tú y otro jugador os cambiáis una carta, las dos a la vez.',
    also: 'localización cambiar intercambiar carta otro jugador dar pareja negarse',
    body: [
      { drawing: 'trade' },
      p`Elige a quien quieras; no puede negarse. Cada uno escoge una carta en secreto y las dos se entregan a la vez.`,
      p`Se puede dar cualquier carta: aquí no se aplica la ${see('ownColour', 'obligación del color propio')}. Sí se aplica en el intercambio que viene después, y la carta nueva cuenta.`,
    ],
  },
  stash: {
    title: 'Alijo',
    short: 'Coge una de las tres cartas boca abajo y deja una cualquiera en el hueco.',
    also: 'localización cartas boca abajo oculta coger tomar dejar esconder',
    body: [
      { drawing: 'stash' },
      p`Coge una de las tres cartas que están boca abajo y mírala. Después pon una carta de tu mano boca abajo en su lugar; puede ser la misma que acabas de coger.`,
      p`La carta boca arriba de Alijo no cuenta: esa es para el ${see('swap', 'intercambio de pruebas')}.`,
    ],
  },
  steal: {
    title: 'Robar',
    short: 'En Acusar/Robar, sin ficha: quítale una a alguien que tenga.',
    also: 'localización hurtar ficha quitar sin',
    body: [
      { drawing: 'steal' },
      p`Si llegas a Acusar/Robar sin ${see('tokens', 'ficha de preparación')}, tienes que quitarle una a un jugador que tenga, el que elijas. Solo una, aunque tenga las dos.`,
      p`En el mismo turno no puedes acusar: sal y vuelve. Y con ficha no puedes robar; entonces esta localización significa ${see('frame', 'intento de acusación')}.`,
    ],
  },

  // Intentos de acusación
  frame: {
    title: 'Intento de acusación',
    short: 'Una cabra queda acusada si su color está en las cartas de todos los demás.',
    also: 'acusar acuso acusado mostrar juzgar colores F1 F2 F3 F4 F5 F6 gris multicolor carta propia alguien',
    body: [
      p`Llega a Acusar/Robar con una ${see('tokens', 'ficha de preparación')} y empieza. Todos, también quien lo empieza, escogen una carta de su mano y la ponen boca abajo. ${see('count', 'Tres, dos, uno')}: se da la vuelta a todas a la vez.`,
      p`Nadie tiene que decir a quién va dirigido. Comprobad las cabras una a una: mirad las cartas de **todos los demás**. ¿Está su color en cada una? Entonces queda acusada. Su propia carta no cuenta para ella, pero sí para las otras.`,
      { drawing: 'onAll', words: text`**En todas las cartas.** Rojo queda acusado.` },
      {
        drawing: 'notOnOwn',
        words: text`**En todas menos en la de rojo.** Rojo queda acusado: su propia carta da igual.`,
      },
      {
        drawing: 'oneOtherLacks',
        words: text`**Falta en una de las otras.** Amarillo no muestra rojo: nadie queda acusado. Que la carta de rojo muestre rojo no ayuda.`,
      },
      { drawing: 'manyLack', words: text`**Falta en varias.** Nadie queda acusado.` },
      {
        drawing: 'greyOnAll',
        words: text`**Gris por todas partes.** El gris no es el color de nadie: nadie queda acusado.`,
      },
      {
        drawing: 'two',
        words: text`**Dos cabras a la vez.** Rojo y azul quedan acusados: una ${see('double', 'acusación doble')}.`,
      },
      p`Una carta con varios colores cuenta para cada uno. Quien empieza el intento también puede quedar acusado. Si alguien queda acusado, la partida se acaba: ${see('end', 'el final')}. Si no, ha sido un ${see('failed', 'intento fallido')}.`,
    ],
  },
  failed: {
    title: 'Intento fallido',
    short: 'Las cartas vuelven a las manos, las fichas se quedan, la partida sigue.',
    also: 'fallar falla fallo nadie acusado después ficha perder gastar conservar intercambio',
    body: [
      p`Nadie queda acusado: cada uno recoge su carta. Pero todos la han visto, y eso vale algo.`,
      p`La ${see('tokens', 'ficha de preparación')} sigue siendo de quien la tenía, que puede salir, volver e intentarlo otra vez.`,
      p`El reglamento no aclara si quien lo empezó hace además el ${see('swap', 'intercambio de pruebas')}. Nosotros decimos que sí; vuestra mesa puede decidir otra cosa en nuestras aclaraciones.`,
    ],
  },
  double: {
    title: 'Acusación doble',
    short: 'Las cartas pueden acusar a dos cabras a la vez, sobre todo con tres jugadores.',
    also: 'dos cabras acusadas ambas personas a la vez mismo tiempo triple ambiguo varias',
    body: [
      {
        drawing: 'two',
        words: text`Rojo muestra azul, azul muestra rojo, y la tercera carta muestra los dos.`,
      },
      p`Al comprobar una cabra, su propia carta no cuenta. Así que, si dos cabras muestran cada una el color de la otra y los demás muestran ambos, las dos quedan acusadas.`,
      p`Decidid en vuestra mesa quién gana entonces, mejor antes de empezar. Nosotros jugamos así: ganan los conspiradores si el ${see('scapegoat', 'chivo expiatorio')} está entre las cabras acusadas. Las alternativas están en nuestras aclaraciones.`,
    ],
  },

  // El final
  cops: {
    title: '¡Entregarse a la policía!',
    short: 'La partida termina al momento y gana el chivo expiatorio, se entregue quien se entregue.',
    also: 'localización policía señalar llamar entregarse entregarme entrego llegar escapar cops',
    body: [
      { drawing: 'cops' },
      p`Mueve tu ficha a la policía y da la vuelta a la carta: ya está aquí. ${see('count', 'Tres, dos, uno')}, y cada uno señala a la cabra que nombra su tarjeta.`,
      p`La cabra a la que señalan **todos los demás** es el ${see('scapegoat', 'chivo expiatorio')}, y gana en solitario. Así que entrégate si crees que te ha tocado, y ni te acerques si no: un conspirador que se entrega regala la partida. Con seis jugadores, alguien puede entregarse ${see('interrupt', 'fuera de turno')}.`,
      p`Si a ninguna cabra la señalan todos los demás, alguien ha leído mal su ${see('mats', 'tarjeta')}: mirad otra vez, los dados siguen ahí.`,
    ],
  },
  interrupt: {
    title: 'Seis jugadores: quien está enfrente',
    short: 'Con seis jugadores, quien está enfrente puede entregarse antes de que mueva el jugador activo.',
    also: 'interrumpir fuera de turno no mi policía entregarse 6 tres lugares izquierda enfrente',
    body: [
      {
        drawing: 'opposite',
        words: text`Es el turno de rojo: verde, tres sitios a su izquierda, puede entregarse.`,
      },
      p`Con seis jugadores la espera es larga. Por eso, al comienzo de cada turno, quien está enfrente (tres sitios a la izquierda del jugador activo) puede entregarse a la ${see('cops', 'policía')} como si fuera su turno. También en el primer turno.`,
      p`Para nosotros, ese derecho acaba cuando el jugador activo mueve su ficha: si no, se podría responder así a cualquier ${see('frame', 'intento de acusación')}. Vuestra mesa puede permitirlo durante todo el turno.`,
    ],
  },
  end: {
    title: 'El final',
    short: 'Alguien queda acusado o llega la policía. Entonces se revela quién era el chivo expiatorio.',
    also: 'fin terminar termina acaba ganador resultado empate límite tiempo dura equivocada inocente cabra acusada',
    body: [
      {
        list: [
          text`**La cabra acusada es el chivo expiatorio**: ganan todos los demás.`,
          text`**Se acusa a otra cabra**: el chivo expiatorio gana en solitario.`,
          text`**Alguien se entregó a la ${see('cops', 'policía')}**: el chivo expiatorio gana en solitario.`,
        ],
      },
      p`Quien fue acusado sin ser el chivo pierde como el resto. Después cada uno cuenta qué decía su tarjeta; el dorso no se enseña. No hay límite de rondas. Si alguien tiene que irse, la partida termina sin ganador.`,
    ],
  },

  // La app
  peek: {
    title: 'Mirar tu tarjeta',
    short: 'Mantén pulsado para mirar; desaparece al soltar.',
    also: 'app aplicación mirar ver pulsar privado secreto otra vez olvidar olvidado recordar móvil abierta cuántas veces',
    body: [
      { drawing: 'poster' },
      p`Si la app reparte las tarjetas, mantén pulsada la zona verde: tu tarjeta se da la vuelta mientras pulsas y se oculta a los seis segundos como mucho. Siempre dice lo mismo, y no llega a nadie más: ${see('secrets', 'secretos')}.`,
      p`Todos ven cuántas veces se ha abierto cada tarjeta y cuándo fue la última. Si alguien ha mirado la tuya, se nota.`,
    ],
  },
  count: {
    title: 'La cuenta atrás',
    short: 'Tres, dos, uno, en todas las pantallas a la vez.',
    also: 'app aplicación contar mostrar vuelta destello sonido juntos pronto tarde cero parar',
    body: [
      p`Hay dos momentos en los que todos actúan a la vez: mostrar las cartas en un ${see('frame', 'intento de acusación')} y señalar cuando llega la ${see('cops', 'policía')}. La app cuenta y todas las pantallas destellan juntas. Actuad con el destello, no antes.`,
      p`Cualquiera puede parar la cuenta atrás. ¿Alguien se ha adelantado o ha llegado tarde? Se cuenta otra vez, con las mismas cartas. Un toque equivocado después se puede ${see('undo', 'deshacer')}.`,
    ],
  },
  undo: {
    title: 'Deshacer',
    short: 'Un toque equivocado se puede deshacer. Lo que ya se ha visto, no.',
    also: 'app aplicación error equivocación equivocado toque tocado volver corregir',
    body: [
      p`El último paso público se puede deshacer en la pantalla de la mesa, o en el móvil de quien lo dio: un movimiento, una acción, un intercambio, incluso el veredicto de un ${see('frame', 'intento de acusación')} si se introdujo mal un color.`,
      p`Mirar una tarjeta, señalar o terminar la partida no se puede deshacer: lo visto, visto está.`,
    ],
  },
  rescue: {
    title: 'Piezas perdidas',
    short: 'Sin dados o sin tarjetas: indicad qué falta y la app lo sustituye.',
    also: 'app aplicación falta faltan perdido perder dados tarjetas sustituir comprobar lectura rescate',
    body: [
      {
        list: [
          text`**Dados**: la app tira uno o los dos y los deja a la vista.`,
          text`**Todas las tarjetas**: reparte unas nuevas en cada partida. ${see('peek', 'Mantén pulsado para mirar')}.`,
          text`**Algunas tarjetas**: quienes conservan la de cartón indican en privado qué dice; la app deduce el resto.`,
          text`**Nada**: para comprobar la lectura, cada uno puede indicar qué dice su ${see('mats', 'tarjeta')}, y la app avisa si alguien ha leído mal.`,
        ],
      },
      p`Si las respuestas no cuadran, todos miran otra vez. No se dice quién ha leído mal.`,
    ],
  },
  phones: {
    title: 'Móviles',
    short: 'Cada uno escanea el código de su sitio, sin instalar nada. O pasaos el dispositivo de la mesa.',
    also: 'app aplicación wifi qr código unirse entrar conectar sitio red mano en mano teléfonos móvil',
    body: [
      p`La mesa solo se abre a vuestra wifi cuando dejáis entrar móviles. Cada sitio tiene su código: escanea el tuyo. Se pueden mezclar móviles y el dispositivo de la mesa. ${see('peek', 'Mirar tu tarjeta')} es igual en ambos.`,
      p`Un móvil bloqueado o recargado vuelve solo a su sitio. Si otro quiere ese sitio, primero se pregunta en la mesa.`,
    ],
  },
  secrets: {
    title: 'Secretos',
    short: 'Lo que dice tu tarjeta no llega a nadie más.',
    also: 'app aplicación privacidad privado otros ver seguro cifrado trampa filtrar wifi',
    body: [
      p`El nombre de tu tarjeta sale del dispositivo de la mesa solo mientras mantienes pulsado, sellado con la clave del código de tu sitio. Nada más de lo que se muestra antes del final depende de quién es el ${see('scapegoat', 'chivo expiatorio')}: cada aviso, cada lista y cada cuenta atrás es igual en cualquier caso.`,
      p`Un ${see('frame', 'intento de acusación')} fallido se juzga solo por las cartas. Una partida abandonada no revela nada.`,
    ],
  },
};
