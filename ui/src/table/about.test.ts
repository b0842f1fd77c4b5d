import { expect, it } from 'vitest';

it('knows the version of the whole app', () => {
  expect(import.meta.env.VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
