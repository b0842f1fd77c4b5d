/** Español. Los términos son los del reglamento: acusar, tarjeta de jugador, entregarse a la policía. */
import type { shared as en } from '../en/shared';
import type { Same } from '../index.svelte';

const tono = { white: 'blanco', black: 'negro' };

export const shared = {
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
  die: ({ tone, value }) => `dado ${tono[tone]}: ${value}`,
  prepare: 'Preparar',
  spy: 'Espiar',
  trade: 'Comerciar',
  stash: 'Alijo',
  cops: '¡Entregarse a la policía!',
  yourMatSays: 'Tu tarjeta dice',
  wanted: 'Se busca',
  holdToLook: 'Mantén pulsado para mirar',
  goneOnRelease: 'desaparece al soltar',
  connected: 'Conectado',
  connecting: 'Conectando…',
  lost: 'Sin conexión',
  somethingWrong: 'Algo ha fallado. Inténtalo otra vez.',
  reconnect: 'Reconectar',
  readRule: 'Leer la regla',
} satisfies Same<typeof en>;
