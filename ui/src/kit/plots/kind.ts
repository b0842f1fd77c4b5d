/** A kind of thing that is counted in a plot: its colour and its texture tell it apart, so nobody needs the colour. */
export interface Kind {
  label: string;
  colour: string;
  texture?: Texture;
}

export type Texture = 'striped' | 'dotted';

/** For kinds that have no colour of their own. */
export const INKS: readonly Omit<Kind, 'label'>[] = [
  { colour: 'var(--amber-deep)' },
  { colour: 'var(--felt)', texture: 'striped' },
  { colour: 'var(--cops)', texture: 'dotted' },
];

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
