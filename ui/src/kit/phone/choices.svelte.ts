/** What the player chose for this phone: language, theme, text size, sound. Kept on the phone. */
import { theme, type ThemeChoice } from '../../look/theme.svelte';
import { LANGUAGES, preferred, speak, spoken, type Language } from '../../texts/index.svelte';
import { keep, kept } from '../../wire/storage';

const NAME = 'goatherd.choices';

export const TEXT_SIZES = [1, 1.25, 1.5, 2];

interface Choices {
  language?: Language;
  theme?: ThemeChoice;
  textSize?: number;
  sound?: boolean;
}

/** The stored value may come from an older version or from somewhere else. */
function read(): Choices {
  try {
    return (JSON.parse(kept(NAME) ?? '{}') as Choices | null) ?? {};
  } catch {
    return {};
  }
}

let chosen = $state.raw(read());

function choose(next: Choices): void {
  chosen = { ...chosen, ...next };
  keep(NAME, JSON.stringify(chosen));
}

function size(scale: number): void {
  document.documentElement.style.setProperty('--text-scale', `${scale}`);
}

export const choices = {
  async begin(): Promise<void> {
    if (chosen.theme) theme.choice = chosen.theme;
    if (chosen.textSize) size(chosen.textSize);
    const { language } = chosen;
    await speak(language && language in LANGUAGES ? language : preferred());
  },

  get language(): Language {
    return spoken();
  },
  set language(language: Language) {
    // Nothing changes if the texts cannot be fetched right now.
    speak(language).then(
      () => choose({ language }),
      () => {},
    );
  },

  get theme(): ThemeChoice {
    return theme.choice;
  },
  set theme(next: ThemeChoice) {
    theme.choice = next;
    choose({ theme: next });
  },

  get textSize(): number {
    return chosen.textSize ?? 1;
  },
  set textSize(textSize: number) {
    size(textSize);
    choose({ textSize });
  },

  /** Not chosen at first: the table device makes the sounds, and six phones would not be in sync. */
  get sound(): boolean | undefined {
    return chosen.sound;
  },
  set sound(sound: boolean) {
    choose({ sound });
  },
};
