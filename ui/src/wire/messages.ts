/**
 * What the page and its worker tell each other. The messages of the table travel inside of `say` and `said`, as the
 * same texts that a socket carries elsewhere.
 */

export type ToWorker =
  /** `stumbling` are the tables that have ended a worker before. `patience` is how long to wait for another page. */
  | { to: 'open'; folder: string; stumbling: string[]; patience: number }
  | { to: 'connect'; line: number }
  | { to: 'say'; line: number; text: string }
  | { to: 'close'; line: number }
  /** Somebody has come back to the page, or the page to the network. */
  | { to: 'look' }
  | { to: 'stop' };

export type FromWorker =
  | { from: 'opened'; fragment: string }
  | { from: 'trouble'; why: Trouble }
  /** Null is the end of the line. */
  | { from: 'said'; line: number; text: string | null }
  | { from: 'stopped' }
  /** The worker has ended, over this table if it is one's fault. */
  | { from: 'stumbled'; over: string | null };

/** Why there is no host here. */
export type Trouble = (typeof TROUBLES)[number] | 'notFetched' | 'cleared';

/** The words of `crates/web`. */
export const TROUBLES = ['inUse', 'notHere', 'full', 'damaged', 'fails'] as const;

/** What a worker with a socket in it is told, and what it tells; `at` is in milliseconds since 1970. */
export type ToSocket =
  { to: 'open'; url: string } | { to: 'send'; message: string | Uint8Array } | { to: 'close' };

export type FromSocket =
  { from: 'opened' } | { from: 'heard'; bytes: ArrayBuffer; at: number } | { from: 'closed'; code: number };
