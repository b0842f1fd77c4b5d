import { describe, expect, it } from 'vitest';
import { fresh as freshFor, recall as recallFor, type Remembered } from '../../kit/table/settings';
import { scapegoat } from './box';
import type { Settings } from './settings';

const fresh = () => freshFor([scapegoat]);
const recall = (kept: unknown) => recallFor(kept, [scapegoat]);
const own = ({ games }: Remembered) => games.scapegoat as Settings;

/** What a table screen had saved before the settings were divided into parts. */
const FLAT = {
  language: 'es',
  theme: 'dark',
  textScale: 1.25,
  sound: false,
  speech: true,
  pads: true,
  calm: true,
  depth: 'prompts',
  spoken: true,
  explained: ['tokens table'],
  options: { direction: 'counterClockwise', interrupt: 'during', swapAfterFail: false, doubleFrame: 'fails' },
  chairs: [
    { colour: 'blue', name: 'Ana', hasMat: true },
    { colour: 'red', name: 'Tomás', hasMat: false },
    { colour: 'teal', name: '', hasMat: true },
    { colour: 'green', name: '', hasMat: true },
    { colour: 'purple', name: '', hasMat: false },
    { colour: 'orange', name: 'Zoë', hasMat: true },
  ],
  players: 3,
  whiteDie: false,
  blackDie: true,
  readingCheck: true,
  dice: { white: 'twelve', ten: 'zeroToNine' },
  matTest: { goats: ['red', 'blue', 'green'], owner: 0, across: 10, cells: '1212121212' },
  printed: 17,
  paper: { edition: 17, players: 4, sheets: ['mats'], layout: 'fold', size: 'a4', language: 'en' },
};

describe('what the table screen remembers of the game', () => {
  it('starts with nothing missing', () => {
    const start = own(recall(null));
    expect(start).toEqual(own(fresh()));
    expect([start.whiteDie, start.blackDie]).toEqual([true, true]);
    expect(start.lostMats).toEqual([]);
  });

  it('comes back as it was saved', () => {
    const kept = fresh();
    const matTest = { goats: ['red', 'blue', 'green'], owner: 0, across: 10, cells: '1212121212' };
    const dice = { white: 'twelve', ten: 'zeroToNine' };
    Object.assign(own(kept), { dice, matTest, lostMats: ['red'], printed: 17 });
    expect(recall(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('carries over what was saved before the settings were divided into parts', () => {
    const { device, people, games } = recall(JSON.parse(JSON.stringify(FLAT)));
    expect(device).toMatchObject({
      language: 'es',
      theme: 'dark',
      textScale: 1.25,
      sound: false,
      volume: 1,
      speech: true,
      pads: true,
      calm: true,
      depth: 'prompts',
      spoken: true,
      lastGame: null,
      introduced: [],
      storyAloud: false,
    });
    expect([people.players, people.resting]).toEqual([3, 0]);
    // There are more chairs today, and nobody sits on those.
    const theirs = FLAT.chairs.map(({ colour, name }) => ({ colour, name }));
    expect(people.chairs.slice(0, theirs.length)).toEqual(theirs);
    expect(people.chairs.slice(theirs.length).map(({ name }) => name)).toEqual(['', '', '', '']);
    const { explained, options, whiteDie, blackDie, readingCheck, dice, matTest, printed, paper } = FLAT;
    expect(games).toEqual({
      scapegoat: {
        ...{ explained, options, whiteDie, blackDie, readingCheck, dice, matTest, printed, paper },
        lostMats: ['red', 'purple'],
      },
    });
    // And once saved in parts, it stays as it is.
    expect(recall({ device, people, games })).toEqual({ device, people, games });
  });

  it('copes with settings saved by another version', () => {
    const odd = {
      options: { direction: 'clockwise' },
      lostMats: 'red',
      matTest: { goats: ['red', 'blue', 'green'], owner: 0, across: 10, cells: '1912121212' },
      printed: 'all',
      paper: { sheets: 7 },
      explained: 7,
      more: 1,
    };
    expect(recall({ device: {}, people: {}, games: { scapegoat: odd } })).toEqual(fresh());
    expect(recall({ device: {}, people: {}, games: { scapegoat: 'nonsense' } })).toEqual(fresh());
    expect(recall({ ...odd, chairs: 7 })).toEqual(fresh());
  });
});
