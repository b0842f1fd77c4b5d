/** How many letters of usual width a name is wide: some take more room than others. */
export function lettersIn(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? 1.6 : 1), 0);
}
