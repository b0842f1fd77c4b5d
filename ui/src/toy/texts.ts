/** What the toy game says, and what its host tells. */
import type { GameTypes } from '../kit/game';
import { textsOf, type Pack } from '../texts/index.svelte';
import type { Seat } from '../wire/wire';

export type View = { rung: Seat[] };
export interface Own extends GameTypes {
  View: View;
  Command: { type: 'ring' };
  Outcome: View;
  Settings: { options: { loud: boolean } };
}

const en = {
  title: 'Ring!',
  ring: 'Ring the bell',
  rung: ({ names }: { names: string }) => `Rung: ${names}`,
  'option.loud': 'A loud bell',
};
const es: typeof en = {
  title: '¡Din!',
  ring: 'Toca',
  rung: ({ names }) => `Han tocado: ${names}`,
  'option.loud': 'Un timbre fuerte',
};

export const t = textsOf<typeof en>('toy');
export const texts: Pack = { game: 'toy', in: { '/en/': async () => en, '/es/': async () => es } };
