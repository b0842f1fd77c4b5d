/** What both screens say of the game, its drawings included. */
import type { first as appFirst } from '../../../texts/en/first';
import type { shared } from '../../../texts/en/shared';
import { textsOf } from '../../../texts/index.svelte';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { prompts } from './en/prompts';
import type { terms } from './en/terms';

export const t = textsOf<
  typeof appFirst & typeof shared & typeof first & typeof finale & typeof terms & typeof prompts
>('snitch');
