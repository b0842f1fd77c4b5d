/** The cards of a practice turn. They are chosen so that there is something to see at every location. */
import type { Colour } from '../../../look/colours';
import type { Location } from '../../../wire/scapegoat';

/** The colours on an evidence card. */
export type Evidence = Colour[];

export interface Dealt {
  /** Seat by seat. Whoever practises has one card of the own colour, which is the one that has to go. */
  hands: Evidence[][];
  /** Face up at each location; nothing at the cops. */
  lying: Partial<Record<Location, Evidence>>;
  stash: Evidence[];
}

export function deal(colours: readonly Colour[], me: number): Dealt {
  const at = (seat: number) => colours[(me + seat) % colours.length]!;
  const hands = colours.map((colour, seat): Evidence[] =>
    seat === me
      ? [[at(1)], [colour, at(2)], ['grey']]
      : [[at(1 + ((seat + 1) % (colours.length - 1)))], ['grey'], [at(2), at(1)]],
  );
  return {
    hands,
    lying: { prepare: [at(2)], spy: [at(1)], trade: [at(1), at(2)], stash: ['grey'] },
    stash: [[at(2)], ['grey'], [at(1), colours[me]!]],
  };
}
