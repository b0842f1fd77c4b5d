import type { Same } from '../../../../texts/index.svelte';
import type { phone as english } from '../en/phone';
import { errors } from './errors';
import { finale } from './finale';
import { terms } from './terms';

export const phone: Same<typeof english> = {
  warmUpStart: 'Calentar la vista',
  gotIt: 'Entendido',
};

export const texts = { ...terms, ...phone, ...finale, ...errors };
