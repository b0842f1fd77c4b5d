import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import '../../../texts/table';
import { TABLE } from '../texts/table';
import { fingers } from './fingers';
import { willHappen } from './will';

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
    expect(willHappen(short, 'rings')).toContain('the two lifesavers that are missing');
    expect(willHappen(short, 'objects')).toContain('two other things');
    expect(willHappen(deal, 'phones')).toContain('every phone is a lifesaver');
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
