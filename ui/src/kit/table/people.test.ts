import { expect, it } from 'vitest';
import { People } from './people.svelte';
import type { Chair, People as Kept } from './settings';

const chair = (colour: Chair['colour'], name = '') => ({ colour, name });

function remembered(kept: Kept) {
  const memory = {
    people: kept,
    setPeople(change: Partial<Kept>) {
      memory.people = { ...memory.people, ...change };
    },
  };
  return memory;
}

const names = ({ people: { chairs, players } }: { people: Kept }) =>
  chairs.slice(0, players).map(({ name, colour }) => name || colour);

it('one more plays: whoever was here before gets their goat back, and everybody else stays', () => {
  const memory = remembered({
    chairs: [
      chair('red', 'Ana'),
      chair('blue', 'Ben'),
      chair('green', 'Zoë'),
      chair('yellow'),
      chair('pink', 'Eva'),
    ],
    players: 2,
    resting: 1,
  });
  const people = new People(memory);
  people.add('Eva');
  expect(names(memory)).toEqual(['Ana', 'Ben', 'Eva']);
  people.add('Luis');
  expect(names(memory)).toEqual(['Ana', 'Ben', 'Eva', 'Luis']);
  expect(memory.people.chairs[3]).toEqual({ colour: 'yellow', name: 'Luis' });
  // Whoever sits this one out comes after the players.
  expect(memory.people.chairs[4]!.name).toBe('Zoë');
});

it('without a name it’s an empty chair, and nobody if there is none left', () => {
  const memory = remembered({ chairs: [chair('red', 'Ana'), chair('blue')], players: 1, resting: 0 });
  const people = new People(memory);
  people.add();
  expect(names(memory)).toEqual(['Ana', 'blue']);
  people.add();
  expect(names(memory)).toEqual(['Ana', 'blue']);
});
