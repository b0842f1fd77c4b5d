// Row Your Goat, on a big screen and on a friend's phone.

import { television } from './television.mjs';

television('rowing', [3, 6]);
