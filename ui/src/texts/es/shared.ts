import type { shared as en } from '../en/shared';
import type { Same } from '../index.svelte';

export const shared: Same<typeof en> = {
  red: 'rojo',
  blue: 'azul',
  yellow: 'amarillo',
  green: 'verde',
  purple: 'morado',
  orange: 'naranja',
  pink: 'rosa',
  teal: 'turquesa',
  brown: 'marrón',
  white: 'blanco',
  grey: 'gris',
  goatOf: ({ colour }) => `la cabra de color ${colour}`,
  holdToLook: 'Mantén pulsado para mirar',
  goneOnRelease: 'desaparece al soltar',
  connected: 'Conectado',
  connecting: 'Conectando…',
  lost: 'Sin conexión',
  somethingWrong: 'Algo ha fallado. Inténtalo otra vez.',
  reconnect: 'Reconectar',
  readRule: 'Leer la regla',
  rule: 'Regla',
};
