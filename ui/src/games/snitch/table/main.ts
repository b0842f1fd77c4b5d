/** Soplón on the table device, fetched when its box is opened. */
import type { View } from '../../../wire/snitch';
import type { TableScreens } from '../../game';
import { loadBook } from '../rulebook/load';
import { t, TABLE } from '../texts/table';
import { history } from './history';
import Menu from './Menu.svelte';
import Print from './Print.svelte';
import Settings from './Settings.svelte';
import SetUp from './SetUp.svelte';
import TableScreen from './TableScreen.svelte';

export default {
  texts: TABLE,
  Screen: TableScreen,
  pages: { setUp: SetUp, print: Print },
  Menu,
  Settings,
  history,
  book: loadBook,
  freePlay: () => t('freeHint'),
  options: (view: View) => (view.plan?.options as Record<string, string | boolean> | undefined) ?? null,
} satisfies TableScreens;
