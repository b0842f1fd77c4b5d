/** A name where there's hardly any room: after its first word only initials. */
export function briefly(name: string): string {
  const [first, ...others] = name.split(' ');
  return [first, ...others.map((word) => (word.length > 2 ? `${[...word][0]}.` : word))].join(' ');
}
