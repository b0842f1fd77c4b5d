/** What both screens say of the game, its drawings included. */
import type { first as appFirst } from '../../../texts/en/first';
import type { shared } from '../../../texts/en/shared';
import { textsOf } from '../../../texts/index.svelte';
import type { Card } from '../../../wire/rowing';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { terms } from './en/terms';

export type Terms = typeof terms;

export const t = textsOf<typeof appFirst & typeof shared & typeof first & typeof finale & typeof terms>(
  'rowing',
);

export function cardName({ boat, colour }: Card): string {
  return t('cardName', { what: t(boat), colour: t(colour) });
}
