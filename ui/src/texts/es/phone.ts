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
  tableNotSetHint: 'Aún se está preparando la mesa. Esta página seguirá sola.',
  sitOut: 'Esta partida la ves desde fuera',
  sitOutHint: 'Tu sitio sigue siendo tuyo: puedes jugar la próxima.',
  youPlay: ({ goat }) => `Juegas con ${goat}.`,
  whatName: '¿Cómo te llamas?',
  sameName: ({ name, marked }) => `Ya hay alguien que se llama ${name}: tú serás ${marked}.`,
  thatIsMe: 'Soy yo',
  notMe: 'No soy yo',
  switchTo: ({ name }) => `Pasar el móvil a ${name}`,
  everybody: 'Toda la mesa',
  you: 'tú',
  isDone: 'hecho',
  'by.phone': 'móvil conectado',
  'by.away': 'móvil sin conexión',
  'by.table': 'usa el dispositivo de la mesa',
  'by.open': 'aún sin móvil',
  settings: 'Ajustes',
};

export const texts = { ...shared, ...phone };
