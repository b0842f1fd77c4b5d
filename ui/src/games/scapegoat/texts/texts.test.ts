import { beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../../texts/errors';
import { offer, speak, type Texts } from '../../../texts/index.svelte';
import { textsHold } from '../../../texts/suite';
import { said } from '../../../texts/said';
import '../../../texts/table';
import type { Problem } from '../../../wire/problem';
import { t } from '.';
import { texts as enPhone } from './en/phone';
import { texts as esPhone } from './es/phone';
import { GIVES_AWAY } from './gives-away';
import { TABLE } from './table';

const files = import.meta.glob<Record<string, Texts>>('./*/{box,first,lessons,phone,table}.ts', {
  eager: true,
});
const app = import.meta.glob<Record<string, Texts>>('../../../texts/*/{phone,table}.ts', { eager: true });
const everything = Object.values({ ...app, ...files }).flatMap((file) => Object.values(file));

beforeAll(() => offer(TABLE));

textsHold({ game: 'scapegoat', files, wire: ['scapegoat.ts', 'print.ts'] });

describe('texts', () => {
  it('never tell a player for certain who is or is not the scapegoat', () => {
    for (const texts of everything) {
      for (const text of said(texts)) expect(text).not.toMatch(GIVES_AWAY);
    }
  });

  it('may speak of being the scapegoat only with an “if”', () => {
    for (const text of [
      'You’re the scapegoat.',
      'so you are not the scapegoat',
      'No eres el chivo expiatorio.',
    ])
      expect(text).toMatch(GIVES_AWAY);
    for (const text of [
      'If you’re the scapegoat, go.',
      'You’re in!',
      'Si no eres el chivo expiatorio, juega.',
    ])
      expect(text).not.toMatch(GIVES_AWAY);
  });

  it('say “you” on the phone of the player they are about', () => {
    const you = { name: null };
    for (const [texts, said] of [
      [
        enPhone,
        [
          'You were the scapegoat',
          'You win alone!',
          'spied on you',
          'asked you to trade',
          'pointed at you – bluff or blunder?',
          'Your mat said Ben',
          'Ben’s mat said you',
          'You point at Ben',
          'Ben points at you',
        ],
      ],
      [
        esPhone,
        [
          'El chivo expiatorio eras tú',
          '¡Ganas en solitario!',
          'espiarte',
          'pedir comerciar contigo',
          'te señaló: ¿farol o error?',
          'Tu tarjeta decía Ben',
          'La tarjeta de Ben te nombraba a ti',
          'Señalas a Ben',
          'Ben te señala',
        ],
      ],
    ] as const)
      expect([
        texts.wasScapegoat(you),
        texts.winsAlone(you),
        texts.deedSpied(you),
        texts.deedAsked(you),
        texts.pointedElsewhere(you),
        texts['finale.step']({ name: null, other: 'Ben' }),
        texts['finale.step']({ name: 'Ben', other: null }),
        texts.pointsAt({ from: null, to: 'Ben' }),
        texts.pointsAt({ from: 'Ben', to: null }),
      ]).toEqual(said);
  });

  it('give the reasons of a verdict to one player, to another, or to both', () => {
    const me = { names: '', count: 0, you: true };
    const ben = { names: 'Ben', count: 1, you: false };
    const both = { names: 'Ben', count: 1, you: true };
    const three = { names: 'Ana and Ben', count: 2, you: true };
    const missing = (texts: typeof enPhone) =>
      [me, ben, both, three].map((some) => texts.missingOn({ colour: 'X', ...some }));
    expect(missing(enPhone)).toEqual([
      'No x on your card.',
      'No x on Ben’s card.',
      'No x on your card or Ben’s.',
      'No x on your card or Ana and Ben’s.',
    ]);
    expect(missing(esPhone)).toEqual([
      'Falta el x en tu carta.',
      'Falta el x en la carta de Ben.',
      'Falta el x en tu carta y en la de Ben.',
      'Falta el x en tu carta y en las de Ana and Ben.',
    ]);
    const strange = (texts: typeof enPhone) =>
      [me, ben, both].map((some) => texts.strangers(some).split('.')[0]);
    expect(strange(enPhone)).toEqual([
      'Your card shows a colour nobody here is playing',
      'Ben’s card shows a colour nobody here is playing',
      'Your card and Ben’s show colours nobody here is playing',
    ]);
    expect(strange(esPhone)).toEqual([
      'Tu carta tiene un color que nadie lleva',
      'La carta de Ben tiene un color que nadie lleva',
      'Tu carta y la de Ben tienen colores que nadie lleva',
    ]);
    expect(enPhone.wasFramed(me)).toBe('You were framed.');
    expect(enPhone.wasFramed(both)).toBe('You were framed, together with Ben.');
    expect(esPhone.wasFramed(both)).toBe('Te han acusado, y también a Ben.');
    expect(esPhone.wasFramed(ben)).toBe('Habéis acusado a Ben.');
    expect(enPhone.doubleFails(both)).toContain('frame you together with Ben, and');
    expect(esPhone.doubleFails(both)).toContain('Te acusaría a la vez que a Ben, y');
  });

  it('follow the language and its plurals', async () => {
    await speak('en');
    expect(t('preparationTokens', { count: 1 })).toBe('1 preparation token');
    expect(t('preparationTokens', { count: 2 })).toBe('2 preparation tokens');
    await speak('es');
    expect(t('preparationTokens', { count: 1 })).toBe('1 ficha de preparación');
    expect(t('frame')).toBe('Acusar/Robar');
  });
});

describe('errors', () => {
  it('call players by their names', async () => {
    await speak('en');
    const problem = { code: 'cardMissing', seat: 1 };
    expect(errorText(problem, (seat) => ['Ana', 'Tomás'][seat]!, 'scapegoat')).toContain('Tomás');
  });

  it('call the player of a phone “you”', async () => {
    const codes = ['cardMissing', 'cardEmpty', 'arrowMissing'];
    const says = (code: string) => errorText({ code, seat: 1 } as Problem, () => null, 'scapegoat');
    await speak('en');
    for (const code of codes) expect(says(code)).toMatch(/\byou/i);
    await speak('es');
    for (const code of codes) expect(says(code)).toMatch(/\btu\b|\bhas\b/);
    await speak('en');
  });
});
