/**
 * This device's own id, by which the table recognises a phone after a reload. It is random, made once, stored here,
 * and sent only under a seal.
 */
import { decode, encode, randomBytes } from './bytes';
import { keep, kept } from './storage';

const NAME = 'goatherd.device';
const LENGTH = 16;

let known: Uint8Array | null = null;

export function deviceId(): Uint8Array {
  if (known) return known;
  const stored = decode(kept(NAME) ?? '');
  known = stored?.length === LENGTH ? stored : randomBytes(LENGTH);
  keep(NAME, encode(known));
  return known;
}
