import type { phone as en } from '../en/phone';
import type { Same } from '../index.svelte';
import { errors } from './errors';
import { shared } from './shared';

export const phone: Same<typeof en> = {
  phoneTitle: 'Arrima una silla',
  phoneHint: 'Escanea el código de tu sitio en la pantalla de la mesa. Este móvil guardará tu secreto.',
  askForSeat: 'Pedir un sitio',
  askForSeatHint: 'si no puedes escanear',
  ownGoat: 'Mi cabra',
  myName: 'Nombre',
  myColour: 'Color',
  colourOf: ({ name }) => `de ${name}`,
  swapColours: ({ colour, name }) => `La cabra de color ${colour} es de ${name}. ¿Cambiáis?`,
  swapWith: ({ name }) => `Cambiar con ${name}`,
  sitDown: 'Esta es mi cabra',
  sitAs: ({ name, colour }) => `Sentarme como ${name}, ${colour}`,
  sitAsColour: ({ colour }) => `Sentarme como la cabra de color ${colour}`,
  goodbye: '¡Hasta la próxima!',
  goodbyeHint: 'Gracias por jugar. Para volver a sentarte, escanea un código en la pantalla de la mesa.',
  badLink: 'Ese código no funciona',
  badLinkHint: 'No es el código de un sitio, o está incompleto. Escanea otra vez el de la mesa.',
  passTo: ({ name }) => `Pásale el móvil a ${name}`,
  onlyLooks: ({ name }) => `Solo puede mirar ${name}.`,
  thisIs: ({ name }) => `Lo tengo: soy ${name}`,
  offTheTable: 'Este móvil no está en la mesa',
  askAgain: 'Pedir entrar otra vez',
  forgetSeat: 'Olvidar este sitio y escanear otro código',
  reload: 'Recargar',
  theTable: 'La mesa',
  wasUndone: ({ name, deed }) =>
    deed.startsWith(name ?? 'tú') ? `Deshecho: ${deed}` : `Deshecho (${name ?? 'tú'}): ${deed}`,
  copiedWaits: 'La partida está en pausa hasta que alguien toque «Seguir aquí» en la pantalla de la mesa.',
  'nudge.move': ({ name }) => `${name}, te toca`,
  'nudge.look': ({ name }) => `${name}, te falta mirar`,
  'nudge.answer': ({ name }) => `${name}, te estamos esperando`,
  againShout: '¡Otra!',
  notAgain: 'Mejor no',
  close: 'Cerrar',
  language: 'Idioma',
  theme: 'Tema',
  'theme.system': 'Auto',
  'theme.dark': 'Oscuro',
  'theme.light': 'Claro',
  textSize: 'Tamaño del texto',
  nudges: 'Avísame cuando me toque',
  'nudges.on': 'Sí',
  'nudges.off': 'No',
  'hand.right': 'Derecha',
  'hand.left': 'Izquierda',
  rules: 'Reglas y práctica',
  leaveSeat: 'Dejar este sitio',
  leaveMeans: 'Este móvil dejará el sitio. Será de quien escanee su código.',
  leaveGameMeans:
    'Tu sitio sigue siendo tuyo. Si tienes que irte, cierra esta página; para volver, escanea tu código.',
};

export const texts = { ...shared, ...phone, ...errors };
