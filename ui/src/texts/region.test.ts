import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from './index.svelte';
import { region } from './region';
import './table';

const here = (...languages: string[]) => vi.stubGlobal('navigator', { language: languages[0], languages });
afterEach(() => void vi.unstubAllGlobals());

describe('dates and numbers', () => {
  it('use the style of the device’s region', async () => {
    await speak('en');
    here('en-US', 'en');
    expect(region()).toBe('en-US');
    here('de-AT', 'de', 'en-GB');
    expect(region()).toBe('en-GB');
    here('de-AT', 'de');
    expect(region()).toBe('en-AT');
    here('en');
    expect(region()).toBe('en');
    await speak('es');
    here('en-GB', 'es-MX');
    expect(region()).toBe('es-MX');
    here('ca-ES');
    expect(region()).toBe('es-ES');
  });

  it('survive systems whose language has no proper name', async () => {
    await speak('en');
    for (const odd of ['C', 'c', 'en_US@posix', 'C.UTF-8', '', 'x', 'en-GB-oxendict-']) {
      here(odd);
      expect(region()).toBe('en');
      expect(new Date(0).toLocaleString(region())).not.toBe('');
    }
    here('es-419', 'C');
    expect(region()).toBe('en-419');
  });

  it('are written in that style', async () => {
    await speak('es');
    here('es-ES');
    expect((1.2).toLocaleString(region())).toBe('1,2');
    here('es-MX');
    expect((1.2).toLocaleString(region())).toBe('1.2');
  });
});
