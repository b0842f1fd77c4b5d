// The language first: the others read it when they are loaded.

import './spanish.mjs';
import { evenings } from './evenings.mjs';

evenings();
