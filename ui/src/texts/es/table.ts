import type { table as en } from '../en/table';
import type { Same } from '../index.svelte';
import { seatErrors, tableErrors } from './errors';
import { shared } from './shared';

export const table = {
  tableTitle: 'Esta noche alguien paga el pato.',
  tableHint: 'Un ayudante para quienes juegan en una mesa de verdad, con las cartas de verdad.',
} satisfies Same<typeof en>;

export const texts = { ...shared, ...table, ...seatErrors, ...tableErrors };
