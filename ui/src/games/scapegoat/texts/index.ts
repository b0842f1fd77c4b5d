/** What both screens say of the game, its drawings included. */
import type { shared } from '../../../texts/en/shared';
import type { sharedLater } from '../../../texts/en/shared-later';
import { textsOf } from '../../../texts/index.svelte';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { gameTerms } from './en/game-terms';
import type { prompts } from './en/prompts';

export const t = textsOf<
  typeof shared & typeof sharedLater & typeof first & typeof finale & typeof gameTerms & typeof prompts
>('scapegoat');
