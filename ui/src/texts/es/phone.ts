import type { phone as en } from '../en/phone';
import type { Same } from '../index.svelte';
import { shared } from './shared';

export const phone: Same<typeof en> = {
  onTheWay: 'Entrando en la mesa…',
  onTheWayHint: 'Este móvil y la mesa tienen que estar en la misma wifi.',
  tableIsAsked: 'Preguntando a la mesa…',
  tableIsAskedHint:
    'Este sitio ya tiene un móvil. Alguien tiene que dejarte entrar desde la pantalla de la mesa.',
  tableNotSet: '¡Ya tienes sitio!',
  tableNotSetHint: 'Aún se está preparando la mesa. Esto seguirá solo.',
  sitOut: 'Esta partida la ves desde fuera',
  sitOutHint: 'Tu sitio te espera: en la próxima puedes jugar.',
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
  settings: 'Ajustes',
};

export const texts = { ...shared, ...phone };
