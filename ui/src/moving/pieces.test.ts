import { expect, test } from 'vitest';
import { pieces } from './pieces';

test('the pieces are the whole text, and no character is torn apart', () => {
  for (const text of ['', 'a'.repeat(9000), '🐐'.repeat(5000), `x${'🐐'.repeat(5000)}`]) {
    const all = pieces(text);
    expect(all.join('')).toBe(text);
    for (const piece of all) expect(piece).not.toMatch(/\p{Surrogate}/u);
  }
});
