/** What both screens say of the game, its drawings included. */
import type { first as appFirst } from '../../../texts/en/first';
import type { shared } from '../../../texts/en/shared';
import { textsOf } from '../../../texts/index.svelte';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { gameTerms } from './en/game-terms';
import type { prompts } from './en/prompts';

export const t = textsOf<
  typeof appFirst & typeof shared & typeof first & typeof finale & typeof gameTerms & typeof prompts
>('scapegoat');
