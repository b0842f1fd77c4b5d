/**
 * What this screen remembers: its link, whose screen it is, and its language. The link is taken out of the address, so
 * that nobody reads its secret from a screen that everybody sees; if nothing can be stored, it stays there.
 */
import { LANGUAGES, speak, type Language } from '../texts/index.svelte';
import { keep, kept } from '../wire/storage';
import { readWatchLink } from '../wire/watch-link';

const NAME = 'goatherd.watch';

interface Kept {
  fragment: string;
  /** Whether it's the screen for everybody; null until somebody has said so. */
  isFar: boolean | null;
  language: Language | null;
}

function read(): Kept {
  try {
    const { fragment, isFar, language } = JSON.parse(kept(NAME) ?? '') as Kept;
    return {
      fragment: readWatchLink(fragment) ? fragment : '',
      isFar: typeof isFar === 'boolean' ? isFar : null,
      language: language && language in LANGUAGES ? language : null,
    };
  } catch {
    return { fragment: '', isFar: null, language: null };
  }
}

/** Otherwise a page that is loaded again would have lost its link. */
function isStored(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

let now = $state.raw(read());

function change(next: Partial<Kept>): void {
  now = { ...now, ...next };
  keep(NAME, JSON.stringify(now));
}

export const own = {
  get fragment(): string {
    return now.fragment;
  },
  get isFar(): boolean | null {
    return now.isFar;
  },
  set isFar(isFar: boolean) {
    change({ isFar });
  },
  get language(): Language | null {
    return now.language;
  },
  set language(language: Language) {
    change({ language });
    void speak(language);
  },

  /**
   * Takes the link from the address: when the page is opened with it, or when somebody opens it again. Then the page
   * asks once more whose screen it is: that's the way back for whoever chose the wrong kind, or the wrong language.
   */
  scan(): void {
    const fragment = location.hash.slice(1);
    if (!readWatchLink(fragment)) return;
    change({ fragment, isFar: null });
    if (isStored()) history.replaceState(null, '', location.pathname);
  },
};

own.scan();
