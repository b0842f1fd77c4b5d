/** What only the table screen says. */
import { seatErrors, tableErrors } from './errors';
import { shared } from './shared';

export const table = {
  tableTitle: 'Somebody takes the fall tonight.',
  tableHint: 'A companion for the people round a real table, with the real cards.',
};

export const texts = { ...shared, ...table, ...seatErrors, ...tableErrors };
