import { plural } from '../../../../texts/plural';
import type { Same } from '../../../../texts/index.svelte';
import { cuantos } from '../../../../texts/es/number';
import type { table as english } from '../en/table';
import { box } from './box';
import { errors } from './errors';
import { finale } from './finale';
import { first } from './first';
import { options } from './options';
import { paper } from './paper';
import { terms } from './terms';

export const table: Same<typeof english> = {
  // Lo que falta
  lifesaversMissing: '¿Cuántos salvavidas faltan?',
  cardsMissing: '¿Falta alguna carta?',
  noneMissing: 'ninguno',
  allMissing: 'todos',
  fewerCards: 'Una carta menos',
  moreCards: 'Una carta más',
  insteadOf: '¿Qué vais a coger en su lugar?',
  'standIn.phones': 'Vuestros móviles',
  'standIn.phonesHint': 'cada móvil es un salvavidas y la app ve quién llega antes',
  'standIn.rings': 'Salvavidas en esta pantalla',
  'standIn.ringsHint': 'cada uno toca uno y después decís quién se ha quedado sin salvavidas',
  'standIn.objects': 'Cosas de casa',
  'standIn.objectsHint': 'corchos, monedas, chapas, aros de papel',
  phonesAnyway: 'Mejor jugar con móviles',
  phonesAnywayHint: 'cada móvil es un salvavidas y la app ve quién llega antes',
  willDeal: ({ count }) => `Recibís ${count} cartas cada uno`,
  willLeave: ({ count }) =>
    plural('es', count, {
      one: '1 carta se queda en la caja',
      other: `${count} cartas se quedan en la caja`,
    }),
  willBox: ({ count }) =>
    plural('es', count, {
      one: 'va un salvavidas al centro.',
      other: `van ${cuantos(count)} salvavidas al centro.`,
    }),
  willPhones: 'cada móvil es un salvavidas: la app ve quién toca antes.',
  willRings: ({ count }) =>
    plural('es', count, {
      one: 'esta pantalla muestra el salvavidas que falta.',
      other: `esta pantalla muestra los ${cuantos(count)} salvavidas que faltan.`,
    }),
  willObjects: ({ count }) =>
    plural('es', count, {
      one: 'una cosa pequeña sustituye al salvavidas que falta.',
      other: `${cuantos(count)} cosas pequeñas sustituyen a los salvavidas que faltan.`,
    }),
  noTouch: 'Esta pantalla no es táctil: aquí los salvavidas no funcionan.',
  fewFingers: ({ here, all }) =>
    `Esta pantalla solo detecta ${cuantos(here)} ${here === 1 ? 'dedo' : 'dedos'} a la vez: pocos para ${cuantos(all)} salvavidas.`,
  fiveFingers:
    'Esta pantalla detecta cinco dedos a la vez. Tocad vuestro salvavidas y levantad el dedo para que detecte también los demás.',
  printRings: 'Imprimir salvavidas',

  // Quién empieza
  drawAgain: 'Sortear otra vez',
  drawnStarter: ({ name }) => `¡Empieza ${name}!`,

  // La lista
  setUpTitle: 'Preparad la mesa',
  'chore.deal': 'Repartid las cartas',
  'chore.dealText': ({ count }) =>
    `Barajad y repartid ${count} cartas a cada uno, boca abajo. Nadie mira su mazo.`,
  'chore.dealRest': ({ count }) =>
    plural('es', count, {
      one: 'Guardad 1 carta en la caja.',
      other: `Guardad ${count} cartas en la caja.`,
    }),
  'chore.room': 'Haced hueco para la cuadrícula',
  'chore.roomText': 'En el centro de la mesa tienen que caber tres filas de tres cartas.',
  'chore.lifesavers': 'Salvavidas',
  'chore.lifesaversBox': ({ count }) =>
    plural('es', count, {
      one: 'Poned un salvavidas donde todos lleguéis.',
      other: `Poned ${cuantos(count)} salvavidas alrededor de la cuadrícula, donde todos lleguéis.`,
    }),
  'chore.lifesaversPhones':
    'Poned cada uno el móvil delante: tocar su aro cuenta como coger un salvavidas. El más lento se queda sin él.',
  'chore.lifesaversRings': ({ count, all }) =>
    count === all
      ? 'Poned esta pantalla en el centro, junto a la cuadrícula: en ella están los salvavidas, uno menos que jugadores.'
      : `Poned esta pantalla en el centro: en ella ${count === 1 ? 'está' : 'están'} ${cuantos(count)} de los ${cuantos(all)} salvavidas.`,
  'chore.lifesaversObjects': ({ count }) =>
    plural('es', count, {
      one: 'Añadid un corcho o una moneda por el salvavidas que falta.',
      other: `Añadid ${cuantos(count)} corchos o monedas por los salvavidas que faltan.`,
    }),
  'chore.starter': 'Quién empieza',
  'chore.starterText': ({ name }) =>
    `Empieza ${name}. Después jugáis por turnos en sentido horario, una carta cada vez.`,
  'why.deal': 'De eso se trata: de quedarse sin cartas.',
  'why.room': 'Ahí jugáis todos vuestras cartas, así que todos tenéis que verla bien.',
  'why.lifesavers': 'Siempre hay uno de menos: quien se queda sin salvavidas se lleva cartas.',
  'why.starter': 'Da igual quién empiece, así que la app lo echa a suertes.',
  allLaid: 'Todo listo. ¡A divertirse!',
  beginPlay: 'Empezar a jugar',
  changeSetUp: 'Cambiar jugadores o piezas',
  phonesNeeded: 'Aún sin móvil:',
  noPhonesYet: 'Aún no hay ningún móvil.',

  // La primera partida
  firstRound: 'Vuestra primera partida',
  firstNext: 'Siguiente',
  firstDone: 'Entendido',
  firstSkip: 'Ya sabemos jugar',
  'first.place': ({ name }) =>
    `Empieza ${name}: elige primero una casilla vacía y dale la vuelta ahí a tu carta de arriba. ¡Sin mirar!`,
  'first.fill': () =>
    'Por turnos, en sentido horario, una carta cada uno. Con las nueve casillas llenas, ponedla encima de cualquier pila. ¡No os esperéis!',
  'first.set': () =>
    'Buscad todo el rato: tres cartas de arriba en línea con la misma barca, o del mismo color, son un conjunto.',
  'first.grab': () =>
    '¿Alguien ve un conjunto? ¡Todos a por un salvavidas! Hay uno menos que jugadores. Cuidado: quien lo coja sin que haya conjunto se lleva una pila.',
  'first.slowest': () => 'Las cartas que te llevas van boca abajo, debajo de tu mazo.',
  'first.last': () =>
    'Cuando te quede una carta, grita «¡Mi cabra rema!». Si alguien te grita antes «¡Tu cabra rema!», te llevas una pila.',
  'first.called': ({ name }) =>
    `Cuando ${name} ponga esa última carta, seguirá compitiendo: sin cartas y con un salvavidas, gana.`,
  'first.out': ({ name }) =>
    `${name} ya no tiene turnos, pero sigue cogiendo salvavidas. Con uno gana la partida. Si llega tarde, se lleva el conjunto y vuelve a jugar.`,

  // El calentamiento
  warmUpLead: 'Todos los móviles muestran la misma cuadrícula. ¿Quién ve antes el conjunto?',

  // En juego
  playHint: 'Jugad sin más. La app habla cuando alguien coge un salvavidas, grita o la lía.',
  tapYourGoat: '¿Te queda una carta, o ninguna? Toca tu cabra.',
  playHintRings: '¿Ves un conjunto? ¡Toca un salvavidas!',
  playHintNoRings: 'Jugad sin más. Cuando alguien coja un salvavidas, tocad abajo.',
  somebodyGrabbed: '¡Alguien ha cogido uno!',
  ringNumber: ({ number }) => `Salvavidas ${number}`,
  ringTaken: ({ number }) => `Salvavidas ${number}: cogido`,
  aboutPlayer: ({ name }) => `Sobre ${name}`,
  myGoatOf: ({ name }) => `a ${name} le queda una carta y lo ha gritado`,
  yourGoatOf: ({ name }) => `${name} no ha gritado y se lleva una pila`,
  playerOut: ({ name }) => `${name} se ha quedado sin cartas`,
  playerIn: ({ name }) => `${name} sí que tiene cartas`,
  onTheirPhone: ({ name }) => `¿Una carta, o ninguna? ${name} lo dice en su móvil.`,
  noMoreSets: 'No hay conjunto: terminar',
  noMoreSetsHint: 'Ya nadie tiene cartas. Buscad juntos un conjunto: si no lo hay, se acabó.',

  // El final
  againHint: 'mismos jugadores, mismas piezas',
  winner: 'gana',
  endGameQuestion: '¿Abandonar esta partida?',
  endGameMeans: 'No gana nadie. No se puede deshacer.',

  // Historial
  winsAlone: 'Victorias en solitario',
  winsShared: 'Victorias compartidas',
  'ended.lifesaver': 'con un salvavidas',
  'ended.allOut': 'todos sin cartas',
  'ended.abandoned': 'abandonada',

  // En pantallas que solo miran
  watchPlay: 'Ojo a la cuadrícula. Aquí saldrá quién coge, quién grita y quién se equivoca.',

  // Ajustes
  freeHint: 'Solo salvavidas, gritos y discusiones.',
};

export const texts = { ...box, ...first, ...terms, ...paper, ...options, ...table, ...errors, ...finale };
