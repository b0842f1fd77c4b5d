import { LONGEST_NAME } from '../wire/constants';

/** What the host makes of a name that somebody else has, so that people are told before they choose it: “Ana 2”. */
export function distinct(name: string, others: readonly string[]): string {
  const own = name.trim();
  const taken = others.map((other) => other.trim().toLowerCase());
  const isTaken = (name: string) => taken.includes(name.toLowerCase());
  if (!own || !isTaken(own)) return own;
  for (let number = 2; ; number++) {
    const start = [...own].slice(0, LONGEST_NAME - `${number}`.length - 1).join('');
    const numbered = `${start.trimEnd()} ${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}
