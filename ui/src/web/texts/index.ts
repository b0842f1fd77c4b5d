import { say } from '../../texts/index.svelte';
import type { WebTexts } from './en/web';

export const t = (key: keyof WebTexts): string => say(key, undefined);
