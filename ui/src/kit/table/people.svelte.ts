/**
 * The people whom this device knows: whoever sits at the table as it remembers them, whoever sits this game out, and
 * guests who may come back.
 */
import { PLAYER_COLOURS } from '../../look/colours';
import type { Group, Person } from '../../wire/wire';
import type { Memory } from './memory.svelte';
import type { Chair, People as Chairs } from './settings';

export class People {
  /** The group that was remembered last, as its table had it. */
  #kept: { table: string; seated: readonly Person[] } = { table: '', seated: [] };

  constructor(private readonly memory: Pick<Memory, 'people' | 'setPeople'>) {}

  /** Whoever sits at the table, as this device remembers them. */
  get group(): Chairs['chairs'] {
    const { chairs, players } = this.memory.people;
    return chairs.slice(0, players);
  }

  /** The same, and those who sit this game out, as the host wants them. */
  get asGroup(): Group {
    const { chairs, players, resting } = this.memory.people;
    const people = chairs.map(({ id = '', colour, name }) => ({ id, colour, name }));
    return { players: people.slice(0, players), resting: people.slice(players, players + resting) };
  }

  /** Everybody is back for the next game, and empty chairs are filled. If they are too many, somebody sits it out. */
  gather(fewest: number): void {
    const { players, resting } = this.memory.people;
    this.memory.setPeople({ players: Math.max(fewest, players + resting), resting: 0 });
  }

  /** This one watches the game. */
  sitOut(chair: number): void {
    const { chairs, players, resting } = this.memory.people;
    const next = [...chairs];
    const [person] = next.splice(chair, 1);
    next.splice(players + resting - 1, 0, person!);
    this.memory.setPeople({ chairs: next, players: players - 1, resting: resting + 1 });
  }

  /** One more plays: a guest who was here before, or somebody new on an empty chair. */
  add(name = ''): void {
    const { chairs, players, resting } = $state.snapshot(this.memory.people);
    const guests = chairs.slice(players + resting);
    const guest = guests.find((chair) => name && chair.name === name) ?? guests.find((chair) => !chair.name);
    const chair = guest ?? guests[0];
    if (!chair) return;
    const next = chairs.filter((other) => other !== chair);
    next.splice(players, 0, chair.name === name || !name ? chair : { colour: chair.colour, name });
    this.memory.setPeople({ chairs: next, players: players + 1 });
  }

  /** Somebody has chosen another name or colour on a phone. Who plays, and where, stays as this device has it. */
  follow({ players, resting }: Group): void {
    const { chairs } = this.memory.people;
    const seated = [...players, ...resting];
    const chosen = chairs.map((chair) => seated.find(({ id }) => id && id === chair.id));
    const taken = chosen.map((person) => person?.colour);
    const own = chairs.map(({ colour }, k) => (chosen[k] || taken.includes(colour) ? null : colour));
    const spare = PLAYER_COLOURS.filter((colour) => !taken.includes(colour) && !own.includes(colour));
    const next = $state.snapshot(chairs).map((chair, k) => ({
      ...chair,
      ...(chosen[k] && { name: chosen[k].name }),
      colour: chosen[k]?.colour ?? own[k] ?? spare.shift()!,
    }));
    if (!areSame(next, chairs)) this.memory.setPeople({ chairs: next });
  }

  /** Somebody is no longer known here, and their chair is empty: whoever has one of these ids, or the name and none. */
  forget(ids: readonly string[], name: string): void {
    const isIt = (chair: Chair) => (chair.id ? ids.includes(chair.id) : chair.name === name);
    const { chairs } = this.memory.people;
    this.memory.setPeople({
      chairs: chairs.map((chair) => (isIt(chair) ? { colour: chair.colour, name: '' } : chair)),
    });
  }

  /** Remembers the group of this table. Whoever has been removed since it was remembered last doesn't come back. */
  keep({ table, players, resting }: Group & { table: string }): void {
    const seated = [...players, ...resting].map((person) => ({ ...person }));
    if (!seated.length || (table === this.#kept.table && areSame(seated, this.#kept.seated))) return;
    this.#kept = { table, seated };
    const { chairs } = $state.snapshot(this.memory.people);
    this.memory.setPeople({
      chairs: [...seated, ...bench(chairs, seated)],
      players: players.length,
      resting: resting.length,
    });
  }
}

/** Whether the same people sit on the same chairs. */
export function areSame(some: readonly Chair[], others: readonly Chair[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, colour, name }, k) => {
      const other = others[k]!;
      return id === other.id && colour === other.colour && name === other.name;
    })
  );
}

/** Everybody else whom this device knows: they keep their goat if nobody took it, and empty chairs come last. */
function bench(chairs: readonly Chair[], seated: readonly Chair[]): Chair[] {
  const isSeated = ({ id, name }: Chair) =>
    seated.some((person) => (id && person.id === id) || (name && person.name === name));
  const taken = seated.map(({ colour }) => colour);
  const keeps = ({ colour }: Chair) => !taken.includes(colour);
  // An empty chair in a colour that is taken is nobody's: whoever has the colour sits on it.
  const others = chairs.filter((chair) => !isSeated(chair) && (chair.id || chair.name || keeps(chair)));
  const known = [...others.filter(({ name }) => name), ...others.filter(({ name }) => !name)];
  const rest = known.slice(0, PLAYER_COLOURS.length - seated.length);
  const used = [...taken, ...rest.filter(keeps).map(({ colour }) => colour)];
  const spare = PLAYER_COLOURS.filter((colour) => !used.includes(colour));
  return [
    ...rest.map((chair) => (keeps(chair) ? chair : { ...chair, colour: spare.shift()! })),
    ...spare.map((colour) => ({ colour, name: '' })),
  ];
}
