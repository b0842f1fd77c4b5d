import type { Same } from '../../../../texts/index.svelte';
import type { finale as en } from '../en/finale';

export const finale: Same<typeof en> = {
  'finale.hush': 'Remos arriba…',
  'finale.roll': 'Redoble de tambores…',
  'finale.step': ({ name }) => `¡${name}, al agua!`,
  'finale.step.you': '¡Tú, al agua!',
  'finale.cards': 'Demasiadas cartas a bordo.',
  'finale.called': 'Una carta de más.',
  'finale.out': 'Sin cartas, pero también sin salvavidas.',
  'finale.afloat': 'a flote',
  'finale.overboard': 'al agua',
  'finale.stage': 'Quién sigue a flote',

  'you.win': '¡Ganas tú, y sin mojarte una pezuña!',
  'you.winTogether': '¡Ganáis codo con codo!',
  'you.cards': 'Te has hundido con todas tus cartas',
  'you.called': '¡Por poco! Te sobraba una carta',
  'you.out': 'Sin cartas, sin salvavidas y sin suerte',
  'you.nobody': 'Todos al agua, y tú también',
};
