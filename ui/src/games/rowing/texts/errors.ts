/** A sentence for everything that this game can refuse, and the printer of its parts. */
import type { Sentences } from '../../../texts/errors';
import type { BadPrintOrder, Refusal } from '../../../wire/rowing';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
export type Errors = Sentences<Exclude<Refusal | BadPrintOrder, { code: TableError['code'] }>>;
