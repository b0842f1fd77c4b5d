import { setHand } from '../../look/hand';
import { setCalm } from '../../look/motion';
import { theme } from '../../look/theme.svelte';
import { loudness } from '../../sound/loudness.svelte';
import { preferred, speak, spoken } from '../../texts/index.svelte';
import type { DeviceSettings } from './settings';

/** Applies the remembered theme, sound, language and so on to the page. */
export async function apply(
  remembered: DeviceSettings,
  keep: (change: Partial<DeviceSettings>) => void,
): Promise<void> {
  theme.choice = remembered.theme;
  document.documentElement.style.setProperty('--text-scale', String(remembered.textScale));
  loudness.recall({ on: remembered.sound, volume: remembered.volume }, ({ on, volume }) =>
    keep({ sound: on ?? true, volume }),
  );
  setHand(remembered.hand);
  setCalm(remembered.calm);
  const language = remembered.language ?? preferred();
  // Texts that are on their way would be lost, and with the same language nothing changes.
  if (language !== spoken()) await speak(language);
}
