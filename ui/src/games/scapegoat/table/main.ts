/** Scape Goat on the table device, fetched when its box is opened. */
import type { TableScreens } from '../../game';
import type { View } from '../view';
import { loadBook } from '../rulebook/load';
import { t, TABLE } from '../texts/table';
import Menu from './Menu.svelte';
import MatTest from './MatTest.svelte';
import Missing from './Missing.svelte';
import Print from './Print.svelte';
import Settings from './Settings.svelte';
import { history } from './history';
import TableScreen from './TableScreen.svelte';

export default {
  texts: TABLE,
  Screen: TableScreen,
  pages: { setUp: Missing, matTest: MatTest, print: Print },
  Menu,
  Settings,
  history,
  book: loadBook,
  freePlay: () => t('freeHint'),
  options: (view: View) => view.plan?.options ?? null,
} satisfies TableScreens;
