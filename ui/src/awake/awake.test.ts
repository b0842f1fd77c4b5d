import { describe, expect, it, vi } from 'vitest';
import { Awake, type Means } from './awake.svelte';
import { mayFilm } from './film';

const later = () => new Promise((done) => setTimeout(done));

function fake(way: Means['way'], works = true) {
  const letGo = vi.fn();
  const hold = vi.fn(() => (works ? Promise.resolve(letGo) : Promise.reject(new Error('no'))));
  return { way, hold, letGo };
}

describe('a screen', () => {
  it('stays on from the beginning of a game to its end, and not before', async () => {
    const lock = fake('lock');
    const awake = new Awake([lock]);
    awake.keep(false);
    expect(lock.hold).not.toHaveBeenCalled();
    awake.keep(true);
    awake.keep(true);
    await later();
    expect(lock.hold).toHaveBeenCalledTimes(1);
    expect(lock.letGo).not.toHaveBeenCalled();
    awake.keep(false);
    expect(lock.letGo).toHaveBeenCalledTimes(1);
  });

  it('is let go when the page is hidden and held again when it is back', async () => {
    const lock = fake('lock');
    const awake = new Awake([lock]);
    awake.keep(true);
    await later();
    awake.see(false);
    expect(lock.letGo).toHaveBeenCalledTimes(1);
    awake.see(true);
    await later();
    expect(lock.hold).toHaveBeenCalledTimes(2);
  });

  it('is let go even if the game ends before it could be held', async () => {
    const lock = fake('lock');
    const awake = new Awake([lock]);
    awake.keep(true);
    awake.keep(false);
    await later();
    expect(lock.letGo).toHaveBeenCalledTimes(1);
  });

  it('is held by the next means if one fails, which is not tried again', async () => {
    const [lock, film] = [fake('lock', false), fake('film')];
    const awake = new Awake([lock, film]);
    expect(awake.way).toBe('lock');
    awake.keep(true);
    await later();
    expect(awake.way).toBe('film');
    expect(film.hold).toHaveBeenCalledTimes(1);
    awake.keep(false);
    awake.keep(true);
    await later();
    expect(lock.hold).toHaveBeenCalledTimes(1);
    expect(film.hold).toHaveBeenCalledTimes(2);
  });

  it('says so if nothing keeps it on', async () => {
    expect(new Awake([]).way).toBeNull();
    const awake = new Awake([fake('lock', false)]);
    awake.keep(true);
    await later();
    expect(awake.way).toBeNull();
  });
});

describe('the film', () => {
  const yes = () => 'probably';
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const gtk =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

  it('is for browsers that can play it', () => {
    expect(mayFilm({ userAgent: chrome }, yes)).toBe(true);
    expect(mayFilm({ userAgent: chrome }, () => '')).toBe(false);
  });

  it('interrupts nobody’s music on an iPhone', () => {
    expect(mayFilm({ userAgent: iPhone }, yes)).toBe(false);
    expect(mayFilm({ userAgent: iPhone, audioSession: { type: 'auto' } }, yes)).toBe(true);
  });

  it('is never even tried where asking can hang the page', () => {
    const ask = vi.fn(yes);
    expect(mayFilm({ userAgent: gtk, audioSession: { type: 'auto' } }, ask)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });
});
