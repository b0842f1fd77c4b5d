/**
 * The rulings that a table may choose. What there is to choose comes from the rules; a game has the words: `option.chain`
 * for an option, `option.emptyPile.shuffle` for a choice.
 */
export type Choice = string | number | boolean;
export type Options = Readonly<Record<string, Choice>>;

/** Every option with its choices, the usual one first. */
export type Offered<O extends object = Options> = { readonly [K in keyof O]: readonly O[K][] };

/** The texts that a game needs for its options; those for yes and no are the same everywhere. */
export type OptionTexts<O> = Record<
  { [K in keyof O & string]: `option.${K}` | (O[K] extends string ? `option.${K}.${O[K]}` : never) }[keyof O &
    string],
  string
>;

/** An option as people read it. */
export interface Option {
  label: string;
  choices: { value: Choice; label: string }[];
  /** Whether each choice needs a line of its own. */
  stacked: boolean;
}

/** Longer ones don't fit beside each other on a phone. */
const LONGEST_BESIDE = 24;

export function worded(offered: Offered, word: (key: string) => string): Record<string, Option> {
  return Object.fromEntries(
    Object.entries(offered).map(([name, values]) => {
      const choices = values.map((value) => ({ value, label: word(wordOf(name, value)) }));
      const stacked = choices.some(({ label }) => label.length > LONGEST_BESIDE);
      return [name, { label: word(`option.${name}`), choices, stacked }];
    }),
  );
}

function wordOf(option: string, choice: Choice): string {
  if (typeof choice === 'boolean') return choice ? 'yes' : 'no';
  return `option.${option}.${choice}`;
}

/** What somebody has chosen, in words. */
export function choiceText({ choices }: Option, choice: unknown): string {
  return choices.find(({ value }) => value === choice)?.label ?? '';
}

/** What was kept, as far as it is still offered. */
export function recallOptions<O extends object>(offered: Offered<O>, kept: unknown): O {
  const chosen = Object(kept) as Partial<Record<string, Choice>>;
  const entries = Object.entries<readonly Choice[]>(offered as Offered).map(([name, choices]) => {
    const found = chosen[name];
    return [name, found !== undefined && choices.includes(found) ? found : choices[0]];
  });
  return Object.fromEntries(entries) as O;
}

/** The rulings of the game that is being played, once they are decided; null in games that have none. */
export function optionsOf(view: unknown): Options | null {
  const { plan } = Object(view) as { plan?: { options?: Options } | null };
  return plan?.options ?? null;
}
