import type { Same } from '../../../../texts/index.svelte';
import type { finale as en } from '../en/finale';

export const finale: Same<typeof en> = {
  'finale.hush': 'Ni un chillido…',
  'finale.roll': 'Redoble de tambores…',
  'finale.step': ({ name, count }) => `${name ?? 'Tú'}: ${count}`,

  'you.closedAndWon': 'Ganas tú. ¡Lo tenías clarísimo!',
  'you.win': 'Ganas tú. ¡Nadie se lo esperaba!',
  'you.closedAndLost': 'Has cerrado demasiado pronto',
  'you.tied': 'Codo con codo hasta la última carta',
  'you.tieBreak': '¡Por poco! Ha decidido el desempate',
  'you.last': 'Los soplones han cantado a base de bien',
  'you.lost': 'Había un distrito más discreto',
};
