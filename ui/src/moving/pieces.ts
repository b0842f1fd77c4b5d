/** A file in pieces that fit into messages. */

/** However they are written, so many characters fit. */
const PIECE = 4000;
/** The host takes only so many messages at once, and then one after the other. */
const AT_ONCE = 50;
const PAUSE = 25;

export function pieces(text: string): string[] {
  const all: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + PIECE;
    // Both halves of a character stay together.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end++;
    all.push(text.slice(start, end));
    start = end;
  }
  return all;
}

/** Sends one piece after the other; false if one was not taken. */
export async function sendAll(text: string, send: (piece: string) => Promise<boolean>): Promise<boolean> {
  for (const [k, piece] of pieces(text).entries()) {
    if (!(await send(piece))) return false;
    if (k > AT_ONCE) await new Promise((done) => setTimeout(done, PAUSE));
  }
  return true;
}
