import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../texts/index.svelte';
import { secondsIn } from './seconds';

describe('by how much somebody was first', () => {
  beforeAll(() => speak('en'));

  it('is said in tenths of a second, and in hundredths if it was less than one', () => {
    expect(secondsIn(1240)).toBe('1.2');
    expect(secondsIn(100)).toBe('0.1');
    expect(secondsIn(42)).toBe('0.04');
  });
});
