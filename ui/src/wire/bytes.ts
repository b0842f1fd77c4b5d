/** Bytes and base64url without padding, the form in which they are sent. */

export function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for anything that `encode` could not have written. */
export function decode(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = unpack(text);
  return encode(bytes) === text ? bytes : null;
}

/** The same for text of any length that the host wrote. */
export function unpack(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** `getRandomValues` is the only cryptography that browsers offer to a page on plain http. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
