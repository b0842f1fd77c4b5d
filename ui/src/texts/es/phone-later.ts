import type { phoneLater as en } from '../en/phone-later';
import type { Same } from '../index.svelte';
import { sharedLater } from './shared-later';

export const phoneLater: Same<typeof en> = {
  phoneTitle: 'Arrima una silla.',
  phoneHint: 'Escanea el código de tu sitio en la pantalla de la mesa. Este móvil guardará tu secreto.',
  badLink: 'Ese código no funciona.',
  badLinkHint: 'No es el código de un sitio, o está incompleto. Escanea otra vez el de la mesa.',
  passTo: ({ name }) => `Pásale el móvil a ${name}`,
  onlyLooks: ({ name }) => `Ahora solo mira ${name}.`,
  thisIs: ({ name }) => `Lo tengo: soy ${name}`,
  offTheTable: 'Este móvil no está en la mesa',
  askAgain: 'Pedir entrar otra vez',
  forgetSeat: 'Olvidar este sitio y escanear otro código',
  reload: 'Recargar',
  theTable: 'La mesa',
  wasUndone: ({ name, deed }) => `Deshecho (${name}): ${deed}`,
  close: 'Cerrar',
  language: 'Idioma',
  theme: 'Tema',
  'theme.system': 'Auto',
  'theme.dark': 'Oscuro',
  'theme.light': 'Claro',
  textSize: 'Tamaño del texto',
  sound: 'Sonido en este móvil',
  rules: 'Reglas y práctica',
  leaveSeat: 'Dejar este sitio',
  leaveMeans: 'Este móvil dejará el sitio. Será de quien escanee su código.',
  about: 'Goatherd.',
};

export const texts = { ...sharedLater, ...phoneLater };
