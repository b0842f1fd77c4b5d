import type { phone as en } from '../en/phone';
import type { Same } from '../index.svelte';
import { shared } from './shared';

export const phone = {
  onTheWay: 'Entrando en la mesa…',
  onTheWayHint: 'Este móvil y la mesa tienen que estar en la misma wifi.',
  tableIsAsked: 'Preguntando a la mesa…',
  tableIsAskedHint:
    'Este sitio ya tiene un móvil. Alguien tiene que dejarte entrar desde la pantalla de la mesa.',
  tableNotSet: '¡Ya tienes sitio!',
  tableNotSetHint: 'Aún se está preparando la mesa. Esto seguirá solo.',
  youPlay: ({ goat }) => `Juegas con ${goat}.`,
  thatIsMe: 'Soy yo',
  notMe: 'No soy yo',
  switchTo: ({ name }) => `Pasar el móvil a ${name}`,
  everybody: 'Toda la mesa',
  isDone: 'hecho',
  'by.phone': 'móvil conectado',
  'by.away': 'móvil sin conexión',
  'by.table': 'juega en la mesa',
  'by.open': 'aún sin móvil',
  opened: ({ count }) => (count === 1 ? 'miró una vez' : `miró ${count} veces`),
  settingUp: 'Preparad la mesa',
  settingUpHint: ({ place }) =>
    `La pantalla de la mesa muestra dónde va cada cosa. Tu ficha empieza en ${place}.`,
  diceNext: 'Ahora, los dados',
  diceNextHint: 'Se tiran una vez y se quedan así toda la partida.',
  lookNow: 'Mira tu tarjeta',
  lookHere: 'Mantén pulsada la zona verde. Que no lo vea nadie.',
  lookCardboard: 'Lee tu tarjeta donde se cruzan los dos dados. Que no la vea nadie.',
  iHaveLooked: 'Ya he mirado',
  youLooked: 'Guárdatelo para ti',
  stillToLook: ({ names }) => `Esperando a ${names}.`,
  cardboardMat: 'Tu tarjeta es la de cartón que tienes delante.',
  noMatYet: 'Tendrás tu tarjeta cuando se tiren los dados.',
  matsNotAgreed: 'Podrás ver tu tarjeta cuando los demás hayan introducido la suya.',
  settings: 'Ajustes',
} satisfies Same<typeof en>;

export const texts = { ...shared, ...phone };
