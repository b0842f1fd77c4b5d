import { beforeEach, describe, expect, it } from 'vitest';
import { Copies } from './copies.svelte';

describe('copies', () => {
  let copies: Copies;
  beforeEach(() => (copies = new Copies()));
  const view = (standsStill: boolean, last: number, table = 'a') => ({
    table,
    copied: last ? { times: 1, last, standsStill } : null,
  });
  const isNews = (...[standsStill, last, table]: Parameters<typeof view>) => {
    const seen = view(standsStill, last, table);
    copies.see(seen);
    return !!copies.news(seen);
  };

  it('are announced until somebody has read about them here, even if the game goes on', () => {
    expect([isNews(false, 0), isNews(true, 5), isNews(false, 5)]).toEqual([false, true, true]);
    copies.isRead(view(false, 5));
    expect([isNews(false, 5), isNews(true, 9)]).toEqual([false, true]);
  });

  it('are old news on a page that opens later, unless the game stands still', () => {
    expect([isNews(false, 5), isNews(true, 7, 'b'), isNews(false, 8, 'c')]).toEqual([false, true, false]);
  });
});
