import { expect, it } from 'vitest';
import { speak } from '../texts/index.svelte';
import '../texts/table';
import { locale } from './region';

it('writes dates in the language of the screen and the style of the region', async () => {
  await speak('en');
  expect(locale(['es-ES', 'es', 'en-US'])).toBe('en-ES');
  expect(locale(['en-US'])).toBe('en-US');
  expect(locale(['en'])).toBe('en');
  expect(locale(['es', 'es-MX'])).toBe('en-MX');
  await speak('es');
  expect(locale(['en-GB', 'en'])).toBe('es-GB');
  const evening = new Date(2026, 10, 15, 21, 5).toLocaleTimeString(locale(['es-ES']), { timeStyle: 'short' });
  expect(evening).toBe('21:05');
});
