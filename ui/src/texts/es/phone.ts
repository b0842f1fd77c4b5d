import type { phone as en } from '../en/phone';
import type { Same } from '../index.svelte';
import { seatErrors } from './errors';
import { shared } from './shared';

export const phone = {
  phoneTitle: 'Acércate una silla.',
  phoneHint: 'Escanea el código que la mesa muestra para tu sitio, y este teléfono guardará tu secreto.',
} satisfies Same<typeof en>;

export const texts = { ...shared, ...phone, ...seatErrors };
