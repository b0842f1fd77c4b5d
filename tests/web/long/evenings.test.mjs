// In English.

import { evenings } from './evenings.mjs';

evenings();
