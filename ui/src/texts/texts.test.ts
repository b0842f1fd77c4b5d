import { describe, expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';
import { capital, preferred, speak, t } from './index.svelte';

const languages: Record<string, Record<string, unknown>> = { en, es };
const sample = {
  colour: 'x',
  colours: 'x',
  count: 2,
  tone: 'white',
  value: 3,
  from: 'x',
  to: 'y',
  name: 'x',
};

function said(texts: Record<string, unknown>): string[] {
  return Object.values(texts).map((text) => (typeof text === 'function' ? text(sample) : text) as string);
}

describe('texts', () => {
  it('say the same things in every language', () => {
    for (const texts of Object.values(languages))
      expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('are never empty and never miss a word', () => {
    for (const texts of Object.values(languages)) {
      for (const text of said(texts)) expect(text).toMatch(/^(?!.*undefined).+$/);
    }
  });

  it('never tell a player for certain who is or is not the scapegoat', () => {
    for (const texts of Object.values(languages)) {
      for (const text of said(texts))
        expect(text).not.toMatch(/\b(target|objetivo|you are|you’re|eres|incriminar)\b/i);
    }
  });

  it('follow the language and its plurals', async () => {
    await speak('en');
    expect(t('preparationTokens', { count: 1 })).toBe('1 preparation token');
    expect(t('preparationTokens', { count: 2 })).toBe('2 preparation tokens');
    await speak('es');
    expect(t('preparationTokens', { count: 1 })).toBe('1 ficha de preparación');
    expect(t('frame')).toBe('Acusar/Robar');
    expect(capital('ñandú')).toBe('Ñandú');
  });

  it('start in the first language of the device that we speak', () => {
    expect(preferred(['eu', 'es-ES', 'en'])).toBe('es');
    expect(preferred(['eu'])).toBe('en');
  });
});
