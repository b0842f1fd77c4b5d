import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import '../../../texts/table';
import { TABLE, t } from '../texts/table';
import { fingers } from './fingers';
import { standIns, willHappen } from './will';

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('what the app will do', () => {
  const deal = { cardsEach: 15, leftOver: 0, lifesavers: 3, short: 0 };

  it('is one sentence about cards and lifesavers', () => {
    expect(willHappen(deal, 'objects')).toBe(
      'Everybody gets 15 cards and three lifesavers go in the middle.',
    );
    expect(willHappen({ ...deal, cardsEach: 14, leftOver: 3 }, 'objects')).toContain(
      '3 cards stay in the box',
    );
  });

  it('says what stands in for those that are missing', () => {
    const short = { ...deal, short: 2 };
    expect(willHappen(short, 'rings')).toContain(t('willRings', { count: 2 }));
    expect(willHappen(short, 'objects')).toContain(t('willObjects', { count: 2 }));
    expect(willHappen(deal, 'phones')).toContain(t('willPhones'));
  });
});

describe('fingers on the table device', () => {
  it('are needed for rings', () => {
    expect(fingers(2, 0)).toMatchObject({ works: false });
    expect(fingers(3, 2).says).toContain('two fingers');
  });

  it('are few on many phones, which is pointed out', () => {
    const five = fingers(5, 5);
    expect(five.works).toBe(true);
    expect(five.says).not.toBeNull();
    expect(fingers(1, 5).says).toBeNull();
    expect(fingers(5, 10)).toEqual({ works: true, says: null });
  });
});

describe('what can replace lifesavers', () => {
  it('is only what works here', () => {
    expect(standIns({ short: 2, phones: true, touch: true })).toEqual(['phones', 'rings', 'objects']);
    expect(standIns({ short: 2, phones: false, touch: true })).toEqual(['rings', 'objects']);
    expect(standIns({ short: 2, phones: true, touch: false })).toEqual(['phones', 'objects']);
    expect(standIns({ short: 0, phones: true, touch: true })).toEqual(['phones', 'objects']);
  });
});
