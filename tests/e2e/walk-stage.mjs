// Screens in every language at one table, for a walk through a whole game.

import { Client } from '../other-client/client.mjs';
import { games } from '../texts.mjs';
import { settled } from './eyes.mjs';
import { DESK, PHONE, until } from './harness.mjs';

export const LOCALES = { en: 'en-GB', es: 'es-ES' };

/** `see(name, kind, page, language)` is called for every screen and state; kind is `table` or `phone`. */
export function stageOf(house, game, see) {
  const words = games[game];
  const driver = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  const screens = [];
  const of = (kind) => screens.filter((screen) => screen.kind === kind);
  const on = async (kind, act) => { for (const { page, language } of of(kind)) await act(page, words[language]); };
  const open = async (kind, language, url) => {
    const size = kind === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK };
    const watched = await house.page({ ...size, locale: LOCALES[language], painted: true });
    screens.push({ ...watched, watched, kind, language });
    await watched.page.goto(url);
  };
  const look = async (name, ...kinds) => {
    for (const screen of screens.filter(({ kind }) => !kinds.length || kinds.includes(kind))) {
      const { version, table } = driver.view ?? {};
      const { watched } = screen;
      await until('the screen has heard', () => !watched.view || watched.view.table !== table || watched.view.version >= version);
      await settled(screen.page);
      await see(`${game}-${name}`, screen.kind, screen.page, screen.language);
    }
  };
  return { driver, screens, of, on, open, look };
}

export const button = (page, name) => page.getByRole('button', { name, exact: true });
