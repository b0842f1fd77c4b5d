import { setCalm } from '../look/motion';
import { theme } from '../look/theme.svelte';
import { setMuted } from '../sound/sounds';
import { preferred, speak } from '../texts/index.svelte';
import type { DeviceSettings } from './settings';

/** Applies the remembered theme, sound, language and so on to the page. */
export async function apply(remembered: DeviceSettings): Promise<void> {
  theme.choice = remembered.theme;
  document.documentElement.style.setProperty('--text-scale', String(remembered.textScale));
  setMuted(!remembered.sound);
  setCalm(remembered.calm);
  await speak(remembered.language ?? preferred());
}
