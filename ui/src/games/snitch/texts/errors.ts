/** A sentence for everything that this game can refuse, and the printer of its cards. */
import type { Sentences } from '../../../texts/errors';
import type { BadPrintOrder, Refusal } from '../../../wire/snitch';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
export type Errors = Sentences<Exclude<Refusal | BadPrintOrder, { code: TableError['code'] }>>;
