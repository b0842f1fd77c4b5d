/** What the rulebook says around the rules of a game. */
import { plural } from '../plural';

export const book = {
  learn: 'Learn',
  back: 'Back',
  close: 'Close',
  yes: 'yes',
  no: 'no',

  // Contents and search
  search: 'Look up a rule',
  clear: 'Clear the search',
  found: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 result', other: `${count} results` }),
  nothingFound: ({ query }: { query: string }) =>
    `Nothing found for “${query}”. Try another word, or just the first few letters.`,
  ruling: 'Ruling',
  practice: 'Practice',
  practiceHint: 'three minutes, on your own',
  story: 'What’s this game?',
  storyHint: 'four pictures, 30 seconds',
  quick: 'Quick reference',
  quickHint: 'everything on one page',
  rulings: 'Our rulings',
  rulingsHint: 'where the rulebook doesn’t say',

  // An article
  rulingsHere: 'What the rulebook doesn’t say',
  nextRule: ({ title }: { title: string }) => `Next: ${title}`,

  // Rulings
  yours: 'Up to you',
  ours: 'Our answers',
  elsewise: 'Alternatively:',
  theRule: 'The rule:',
  atThisTable: ({ choice }: { choice: string }) => `At this table: ${choice}.`,
  nextGame: 'Applies from the next game.',
  thisGame: ({ choice }: { choice: string }) => `This game still uses: ${choice}.`,

  // The practice round
  progress: ({ step, steps }: { step: number; steps: number }) => `Question ${step} of ${steps}`,
  right: 'Right!',
  wrong: 'Not quite',
  goOn: 'Next question',
  finish: 'Finish',
  backOne: 'Previous question',
  readMore: ({ title }: { title: string }) => `Read: ${title}`,
  again: 'Again',
  toRules: 'Go to the rules',
};
