/** Simple figures from the games that were played to the end. */
import type { Colour } from '../../../look/colours';
import type { Outcome } from '../../../wire/scapegoat';
import type { FinishedGame, Person } from '../../../wire/wire';

export type Game = FinishedGame<Outcome>;

export interface Figures {
  name: string;
  colour: Colour;
  games: number;
  asScapegoat: number;
  asConspirator: number;
}

/**
 * One line for each person, the most frequent first. Somebody without a name is listed by colour. Stopped games have
 * no winner and do not count.
 */
export function figures(games: Game[], nameOf: (person: Person) => string): Figures[] {
  const who = whoIsWho(games, nameOf);
  const lines = new Map<string, Figures>();
  for (const { details, players, winners } of games) {
    if (details.ending.how === 'abandoned') continue;
    players.forEach((person, seat) => {
      const line = lines.get(who(person)) ?? {
        name: nameOf(person),
        colour: person.colour,
        games: 0,
        asScapegoat: 0,
        asConspirator: 0,
      };
      line.games++;
      if (winners.includes(seat)) {
        if (details.scapegoat === seat) line.asScapegoat++;
        else line.asConspirator++;
      }
      lines.set(who(person), line);
    });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

/**
 * People are known by their id, and by their name where they have none: in games from before there were ids, and when
 * somebody was entered anew on another evening. Two people of the same name are told apart if they played together.
 */
function whoIsWho(games: Game[], nameOf: (person: Person) => string): (person: Person) => string {
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
