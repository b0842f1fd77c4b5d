import { expect, it } from 'vitest';
import { briefly } from './briefly';

it('keeps the first word of a name, and what tells two of the same apart', () => {
  expect(briefly('Guillermo Alejandro')).toBe('Guillermo');
  expect(briefly('María José')).toBe('María J.');
  expect(briefly('Ana 2')).toBe('Ana 2');
  expect(briefly('Guillermo 2')).toBe('Guillermo 2');
  expect(briefly('Ana')).toBe('Ana');
});
