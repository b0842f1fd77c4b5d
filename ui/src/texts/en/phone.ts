/** What only the phone says. */
import { seatErrors } from './errors';
import { shared } from './shared';

export const phone = {
  phoneTitle: 'Pull up a chair.',
  phoneHint: 'Scan the code that the table shows for your seat, and this phone keeps your secret.',
};

export const texts = { ...shared, ...phone, ...seatErrors };
