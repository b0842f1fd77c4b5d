// Scape Goat, on a big screen and on a friend's phone.

import { television } from './television.mjs';

television('scapegoat', [3, 6]);
