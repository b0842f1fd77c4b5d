// Soplón, on a big screen and on a friend's phone.

import { television } from './television.mjs';

television('snitch', [3, 6, 10]);
