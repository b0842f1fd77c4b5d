/** A sentence for everything that this game can refuse, and the printer of its parts. */
import type { Sentences } from '../../../texts/errors';
import type { BadOrder } from '../../../wire/print';
import type { Refusal } from '../../../wire/scapegoat';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
export type Errors = Sentences<Exclude<Refusal | BadOrder, { code: TableError['code'] }>>;
