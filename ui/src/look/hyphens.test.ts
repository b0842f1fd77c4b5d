import { describe, expect, it } from 'vitest';
import { hyphenated } from './hyphens';

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');

describe('hyphens', () => {
  it('are between syllables, never near the ends of a word', () => {
    expect(shown('Maximiliano')).toBe('Maxi-mi-liano');
    expect(shown('Guadalupe')).toBe('Gua-da-lupe');
    expect(shown('Sebastián')).toBe('Sebas-tián');
    expect(shown('Christopher')).toBe('Chris-to-pher');
    expect(shown('Comerciar')).toBe('Comer-ciar');
  });

  it('are only in long words', () => {
    expect(shown('María José')).toBe('María José');
    expect(shown('Frame/Steal')).toBe('Frame/Steal');
  });

  it('are in shorter words as well where there is hardly any room', () => {
    const tight = (text: string) => hyphenated(text, 6, 2).replaceAll('\u00ad', '-');
    expect(tight('Morado')).toBe('Mo-ra-do');
    expect(tight('Purple')).toBe('Pur-ple');
    expect(tight('Pilar')).toBe('Pilar');
  });

  it('leave alone what has no syllables we know', () => {
    expect(shown('Aaaaaaaaaaaa')).toBe('Aaaaaaaaaaaa');
    expect(shown('Μαξιμιλιανός')).toBe('Μαξιμιλιανός');
  });
});
