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
  whatIsMissing: '¿Qué falta?',
  lifesaversMissing: '¿Cuántos salvavidas faltan?',
  cardsMissing: '¿Falta alguna carta?',
  noneMissing: 'ninguno',
  allMissing: 'todos',
  fewerCards: 'Una carta menos',
  moreCards: 'Una carta más',
  insteadOf: '¿Qué usaréis en su lugar?',
  'standIn.phones': 'Vuestros móviles',
  'standIn.phonesHint': 'cada móvil es un salvavidas y la app ve quién fue el más rápido',
  'standIn.rings': 'Aros en esta pantalla',
  'standIn.ringsHint': 'un dedo cada uno; después decís quién no tiene',
  'standIn.objects': 'Cosas de casa',
  'standIn.objectsHint': 'corchos, monedas, chapas, aros de papel',
  phonesAnyway: 'Jugar con móviles',
  phonesAnywayHint: 'sustituyen a todos los salvavidas y la app ve quién fue el más rápido',
  willDeal: ({ count }) => `Recibís ${count} cartas cada uno`,
  willLeave: ({ count }) =>
    plural('es', count, {
      one: '1 carta se queda en la caja',
      other: `${count} cartas se quedan en la caja`,
    }),
  willBox: ({ count }) =>
    plural('es', count, {
      one: 'el único salvavidas va al centro.',
      other: `van ${cuantos(count)} salvavidas al centro.`,
    }),
  willPhones: 'cada móvil es un salvavidas: la app ve quién ha tocado antes.',
  willRings: ({ count }) =>
    plural('es', count, {
      one: 'esta pantalla muestra el salvavidas que falta.',
      other: `esta pantalla muestra los ${cuantos(count)} salvavidas que faltan.`,
    }),
  willObjects: ({ count }) =>
    plural('es', count, {
      one: 'ponéis otra cosa en lugar del salvavidas que falta.',
      other: `ponéis otras ${cuantos(count)} cosas en lugar de los salvavidas que faltan.`,
    }),
  noTouch: 'Esta pantalla no nota los dedos, así que los aros no sirven. Usad móviles o cosas de casa.',
  fewFingers: ({ here, all }) =>
    `Esta pantalla solo nota ${cuantos(here)} ${here === 1 ? 'dedo' : 'dedos'} a la vez y ${cuantos(all)} aros son demasiados. Usad móviles o cosas de casa.`,
  fiveFingers:
    'Esta pantalla nota cinco dedos a la vez. Tocad vuestro aro y levantad el dedo para que note también los demás.',
  printRings: 'Imprimir aros',

  // Quién empieza
  drawAgain: 'Sortear otra vez',
  drawnStarter: ({ name }) => `¡Empieza ${name}!`,

  // La lista
  setUpTitle: 'Preparad la mesa',
  'chore.deal': 'Repartid las cartas',
  'chore.dealText': ({ count }) => `Barajad y repartid ${count} a cada uno, boca abajo. Nadie mira.`,
  'chore.dealRest': ({ count }) =>
    plural('es', count, {
      one: 'Guardad 1 carta en la caja.',
      other: `Guardad ${count} cartas en la caja.`,
    }),
  'chore.room': 'Dejad sitio',
  'chore.roomText': 'En el centro tienen que caber tres por tres cartas.',
  'chore.lifesavers': 'Salvavidas',
  'chore.lifesaversBox': ({ count }) =>
    plural('es', count, {
      one: 'Poned 1 salvavidas donde todos lleguéis.',
      other: `Poned ${count} salvavidas alrededor de la cuadrícula, donde todos lleguéis.`,
    }),
  'chore.lifesaversPhones': 'Poned cada uno el móvil delante: tocar su aro es agarrar un salvavidas.',
  'chore.lifesaversRings': ({ count, all }) =>
    count === all
      ? 'Poned esta pantalla en el centro, junto a la cuadrícula: los aros están en ella.'
      : `Poned esta pantalla en el centro: ${cuantos(count)} de los ${cuantos(all)} salvavidas están en ella.`,
  'chore.lifesaversObjects': ({ count }) =>
    plural('es', count, {
      one: 'Añadid un corcho o una moneda por el que falta.',
      other: `Añadid ${cuantos(count)} corchos o monedas por los que faltan.`,
    }),
  'chore.starter': 'Quién empieza',
  'chore.starterText': ({ name }) =>
    `Empieza ${name} y se sigue en el sentido del reloj. Elige primero una casilla y pon en ella tu carta de arriba dándole la vuelta.`,
  choreDone: 'Hecho',
  choreUndo: 'Todavía no',
  choreIsDone: ({ what }) => `${what}: hecho`,
  choreIsOpen: ({ what }) => `${what}: pendiente`,
  allLaid: 'Todo listo. ¡A divertirse!',
  beginPlay: 'Empezar a jugar',
  changeSetUp: 'Cambiar jugadores o piezas',
  phonesNeeded: 'Aún sin móvil:',

  // La primera ronda
  firstRound: 'Vuestra primera ronda',
  firstNext: 'Siguiente',
  firstDone: 'Entendido',
  firstSkip: 'Ya sabemos jugar',
  'first.place': ({ name }) =>
    `Empieza ${name}. Elige primero una casilla vacía y pon en ella tu carta de arriba dándole la vuelta. ¡Sin mirar!`,
  'first.fill': () =>
    'Después, en el sentido del reloj, una carta cada uno hasta llenar las nueve casillas. Nadie espera a nadie.',
  'first.boat': () =>
    'Buscad todo el rato tres en fila, columna o diagonal. Tres veces la misma barca es un conjunto.',
  'first.colour': () => 'Tres veces el mismo color, también. Solo cuentan las cartas de arriba.',
  'first.grab': () => '¿Ves un conjunto? Agarrad todos un salvavidas lo más rápido que podáis. ¡Falta uno!',
  'first.slowest': () =>
    'Si te quedas sin él, llévate bajo tu mazo todas las cartas de esas tres pilas. La app dice quién sigue.',
  'first.cover': () => 'Cuando todas las casillas tienen carta, pon la tuya en la pila que quieras.',
  'first.last': () =>
    '¿Te queda una carta? Grita «¡Mi cabra rema!». ¿Ninguna? Sigue agarrando: con tu próximo salvavidas ganas.',

  // El calentamiento
  warmUpLead: 'Todos los móviles muestran la misma cuadrícula. ¿Quién lo ve antes?',

  // En juego
  playHint: 'Jugad: la app solo habla si alguien agarra un salvavidas, avisa o la lía.',
  playHintRings: '¿Ves un conjunto? Pon un dedo en un aro.',
  playHintNoRings: '¿Alguien ha agarrado un salvavidas? Tocad aquí.',
  somebodyGrabbed: '¡Alguien ha agarrado uno!',
  ringNumber: ({ number }) => `Aro ${number}`,
  ringTaken: ({ number }) => `Aro ${number}: ocupado`,
  aboutPlayer: ({ name }) => `Sobre ${name}`,
  playerOut: ({ name }) => `${name} se ha quedado sin cartas`,
  playerIn: ({ name }) => `${name} sí que tiene cartas`,
  onTheirPhone: ({ name }) => `${name} lo dice en su móvil.`,
  noMoreSets: 'No queda ningún conjunto: terminar',
  noMoreSetsHint: 'Ya nadie tiene cartas. Buscad juntos un conjunto; si no lo hay, se acabó.',
  undoDeed: ({ deed }) => `Deshacer: ${deed}`,

  // El final
  againHint: 'mismos jugadores, mismas piezas',
  anotherGame: 'Otro juego',
  winner: 'gana',
  endGame: 'Abandonar la partida',
  endGameQuestion: '¿Abandonar esta partida?',
  endGameMeans: 'No gana nadie. No se puede deshacer.',
  endGameYes: 'Abandonar la partida',
  keepPlaying: 'Seguir jugando',

  // Historial
  winsAlone: 'Victorias en solitario',
  winsShared: 'Victorias compartidas',
  'ended.lifesaver': 'con un salvavidas',
  'ended.allOut': 'todos sin cartas',
  'ended.abandoned': 'abandonada',

  // Ajustes
  freeHint: 'Solo salvavidas, discusiones y avisos.',
};

export const texts = { ...box, ...first, ...terms, ...paper, ...options, ...table, ...errors, ...finale };
