/** Small numbers are written as words. */
export function number(count: number): string {
  return ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}

/** At the start of a sentence. */
export function numberFirst(count: number): string {
  const word = number(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
