import type { FinishedGame, Person } from '../../wire/wire';

/**
 * People are known by their id, and by their name where they have none: in games from before there were ids, and when
 * somebody was entered anew on another evening. Two people of the same name are told apart if they played together.
 */
export function whoIsWho(
  games: readonly FinishedGame<unknown>[],
  nameOf: (person: Person) => string,
): (person: Person) => string {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { players } of games) {
    const called = players.map(nameOf);
    for (const person of players) {
      const name = nameOf(person);
      const isOnly = called.indexOf(name) === called.lastIndexOf(name);
      const who = ids.get(person.id) ?? (isOnly ? names.get(name) : undefined) ?? (person.id || name);
      if (person.id) ids.set(person.id, who);
      if (isOnly && !names.has(name)) names.set(name, who);
    }
  }
  return (person) => ids.get(person.id) ?? names.get(nameOf(person)) ?? nameOf(person);
}
