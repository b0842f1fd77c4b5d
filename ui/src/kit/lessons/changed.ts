/** The list with something else in one place. */
export function changed<T>(list: readonly T[], at: number, to: T): T[] {
  return list.map((each, k) => (k === at ? to : each));
}
