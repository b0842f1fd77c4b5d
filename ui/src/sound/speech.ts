/** Speaks the count aloud, where the platform can. */

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
