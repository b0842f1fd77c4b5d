import type { Colour } from '../../look/colours';
import type { FinishedGame, Person, Seat } from '../../wire/wire';

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

/** What everybody's figures say. */
export interface PersonFigures {
  name: string;
  colour: Colour;
  games: number;
}

/** One line for each person: `fresh`, and then what `count` makes of every game that they played. */
export function perPerson<O, L extends object>(
  games: readonly FinishedGame<O>[],
  nameOf: (person: Person) => string,
  fresh: L,
  count: (line: L & PersonFigures, game: FinishedGame<O>, seat: Seat) => void,
): (L & PersonFigures)[] {
  const whose = whoIsWho(games, nameOf);
  const lines = new Map<string, L & PersonFigures>();
  for (const game of games)
    game.players.forEach((person, seat) => {
      const who = whose(person);
      const line = lines.get(who) ?? { ...fresh, name: nameOf(person), colour: person.colour, games: 0 };
      line.games++;
      count(line, game, seat);
      lines.set(who, line);
    });
  return [...lines.values()];
}

/** Whoever plays most comes first. */
export const byGames = (a: PersonFigures, b: PersonFigures) =>
  b.games - a.games || a.name.localeCompare(b.name);
