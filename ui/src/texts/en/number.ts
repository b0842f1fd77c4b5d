/** Small numbers are written as words. */
export function number(count: number): string {
  return ['zero', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}
