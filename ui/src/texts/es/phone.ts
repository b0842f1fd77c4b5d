import type { phone as en } from '../en/phone';
import type { Same } from '../index.svelte';
import { shared } from './shared';

export const phone = {
  onTheWay: 'De camino a la mesa',
  onTheWayHint: 'Este teléfono y la mesa necesitan la misma wifi.',
  tableIsAsked: 'Preguntando a la mesa',
  tableIsAskedHint: 'Aquí ya hay otro teléfono. Tienen que dejarte entrar en la mesa.',
  tableNotSet: 'Tienes sitio',
  tableNotSetHint: 'Aún se está poniendo la mesa.',
  youPlay: ({ goat }) => `En esta mesa juegas con ${goat}.`,
  thatIsMe: 'Así es',
  notMe: 'No es mi sitio',
  switchTo: ({ name }) => `Pasar el teléfono a ${name}`,
  everybody: 'Toda la mesa',
  isDone: 'hecho',
  'by.phone': 'teléfono conectado',
  'by.away': 'teléfono ausente',
  'by.table': 'juega en el aparato de la mesa',
  'by.open': 'aún sin teléfono',
  opened: ({ count }) => (count === 1 ? 'tarjeta abierta una vez' : `tarjeta abierta ${count} veces`),
  settingUp: 'Poned la mesa',
  settingUpHint: ({ place }) =>
    `La pantalla de la mesa dice dónde va cada cosa. Tu ficha empieza en ${place}.`,
  diceNext: 'Ahora, los dados',
  diceNextHint: 'Se tiran una vez y se quedan así toda la partida.',
  lookNow: 'Mira tu tarjeta',
  lookHere: 'Mantén pulsado el tapete verde. Que nadie lo vea.',
  lookCardboard: 'Lee tu tarjeta donde se cruzan los dados. Que nadie la vea.',
  iHaveLooked: 'Ya he mirado',
  youLooked: 'Guárdatelo para ti',
  stillToLook: ({ names }) => `Faltan por mirar: ${names}.`,
  cardboardMat: 'Tu tarjeta es la de cartón que tienes delante.',
  noMatYet: 'Tu tarjeta se reparte cuando estén los dados.',
  matsNotAgreed: 'Tu tarjeta se abre cuando todos hayan dicho la suya.',
  settings: 'Ajustes',
} satisfies Same<typeof en>;

export const texts = { ...shared, ...phone };
