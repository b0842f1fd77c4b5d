const VOWEL = '[aeiouyáéíóúüàèìòùâêîôûäö]';
/** What a syllable may begin with. */
const ONSET = `(?:[bcfgkpt][lr]|dr|[cpst]h|ll|rr|[gq]u|(?!${VOWEL})\\p{L})`;
const SYLLABLE = new RegExp(`${VOWEL}(?:(?!${VOWEL})\\p{L})??(?=${ONSET}${VOWEL})`, 'giu');
/** So many letters stay together at either end of a word. */
const ENDS = 3;

/**
 * A text whose long words may be broken where there is no room for them, with a hyphen and between syllables. Browsers
 * can't do that for names: they aren't in any dictionary.
 */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(SYLLABLE, (end, at: number) => {
      const before = at + end.length;
      return before < ENDS || word.length - before < ENDS ? end : `${end}\u00ad`;
    }),
  );
}
