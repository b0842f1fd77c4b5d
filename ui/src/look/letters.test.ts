import { expect, it } from 'vitest';
import { lettersIn } from './letters';

it('counts wide letters for more', () => {
  expect(lettersIn('Ana')).toBe(3);
  expect(lettersIn('WWWW')).toBeGreaterThan(lettersIn('Anna'));
  expect(lettersIn('Maximiliano')).toBeGreaterThan('Maximiliano'.length);
});
