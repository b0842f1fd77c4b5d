import { beforeAll, describe, expect, it } from 'vitest';
import { texts as enAppPhone } from '../../../texts/en/phone';
import { texts as enApp } from '../../../texts/en/table';
import { errorText } from '../../../texts/errors';
import { offer, speak, type Texts } from '../../../texts/index.svelte';
import { textsHold } from '../../../texts/suite';
import '../../../texts/table';
import { texts as enPhone } from './en/phone';
import { texts as enTable } from './en/table';
import { t, cardName } from '.';
import { TABLE } from './table';

const files = import.meta.glob<Record<string, Texts>>('./*/{box,first,lessons,phone,table}.ts', {
  eager: true,
});

beforeAll(() => offer(TABLE));

textsHold({ game: 'rowing', files, wire: ['rowing.ts'] });

describe('texts', () => {
  it('never replace what the app itself says', () => {
    const own = Object.keys({ ...enPhone, ...enTable }).filter((key) => !key.startsWith('error.'));
    expect(own.filter((key) => key in enApp || key in enAppPhone)).toEqual([]);
  });

  it('name cards as people do', async () => {
    await speak('en');
    expect(cardName({ boat: 'jetSki', colour: 'pink' })).toBe('pink jet ski');
    await speak('es');
    expect(cardName({ boat: 'raft', colour: 'blue' })).toBe('balsa de color azul');
    expect(t('raceFree', { count: 1 })).toBe('Queda un salvavidas.');
  });
});

describe('errors', () => {
  it('call the player of a phone “you”', async () => {
    const problem = { code: 'tooCloseForLast', seats: [0, 1] };
    const says = () => errorText(problem, (seat) => (seat ? null : 'Ana'), 'rowing');
    await speak('en');
    expect(says()).toContain('between Ana and you');
    await speak('es');
    expect(says()).toContain('entre Ana y tú');
    await speak('en');
  });
});
