import { describe, expect, it } from 'vitest';
import { distinct } from './distinct';

// As in crates/rules/src/name.rs.
describe('a name that somebody has', () => {
  it.each([
    ['Ana', ['Bea', ''], 'Ana'],
    ['Ana ', ['Bea', 'ANA'], 'Ana 2'],
    ['Ana', ['Ana 2', 'Ana'], 'Ana 3'],
    ['', ['', 'Ana'], ''],
    ['山'.repeat(24), ['山'.repeat(24)], `${'山'.repeat(22)} 2`],
  ])('%s among %j is %s', (name, others, expected) => {
    expect(distinct(name, others)).toBe(expected);
  });
});
