/** Speaks aloud, where the platform can: counts, prompts and stories. */

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function speak(text: string, language: string): void {
  if (!canSpeak()) return;
  // Anything still unsaid by now is too late.
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.rate = 1.3;
  speechSynthesis.speak(words);
}

/** Reads something to people who listen, and resolves when it has been said. */
export function readAloud(text: string, language: string): Promise<void> {
  if (!canSpeak()) return Promise.resolve();
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  return new Promise((said) => {
    // Some devices have no voice and never say that they are done.
    const patience = setTimeout(said, LONGEST_PAUSE + text.length * PER_LETTER);
    words.onend = words.onerror = () => {
      clearTimeout(patience);
      said();
    };
    speechSynthesis.speak(words);
  });
}

const LONGEST_PAUSE = 2000;
const PER_LETTER = 90;

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
