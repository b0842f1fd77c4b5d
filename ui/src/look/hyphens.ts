const VOWEL = '[aeiouyáéíóúüàèìòùâêîôûäö]';
/** What a syllable may begin with. */
const ONSET = `(?:[bcfgkpt][lr]|dr|[cpst]h|ll|rr|[gq]u|(?!${VOWEL})\\p{L})`;
const SYLLABLE = new RegExp(`${VOWEL}(?:(?!${VOWEL})\\p{L})??(?=${ONSET}${VOWEL})`, 'giu');

/**
 * A text whose long words may be broken where there is no room for them, with a hyphen and between syllables. Browsers
 * can't do that for names: they aren't in any dictionary. Words from `shortest` letters on count as long, and so many
 * letters as `ends` says stay together at either end.
 */
export function hyphenated(text: string, shortest = 8, ends = 3): string {
  return text.replace(RegExp(`\\p{L}{${shortest},}`, 'gu'), (word) =>
    word.replace(SYLLABLE, (end, at: number) => {
      const before = at + end.length;
      return before < ends || word.length - before < ends ? end : `${end}\u00ad`;
    }),
  );
}
