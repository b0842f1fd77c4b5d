/** A name where there's hardly any room: its first word, and initials of the others if that one is short. */
export function briefly(name: string): string {
  const [first = '', ...others] = name.split(' ');
  const initial = (word: string) => (first.length < 7 ? [`${[...word][0]}.`] : []);
  // What tells two of the same name apart is shorter than that.
  return [first, ...others.flatMap((word) => (word.length < 3 ? [word] : initial(word)))].join(' ');
}
