/** The table screen as this game sees it, and what it makes of the remembered settings. */
import { tableApp as anyTableApp, type TableApp } from '../../../kit/table/table-app.svelte';
import type { Command, Plan } from '../../../wire/rowing';
import type { Own } from '../own';

export type App = TableApp<Own>;
export const tableApp = anyTableApp<Own>;

/** The plan made from the remembered parts. */
export function draft({ own }: App): Plan {
  return {
    missing: { lifesavers: own.lostLifesavers, cards: own.lostCards },
    standIn: own.standIn,
    options: { ...own.options },
  };
}

/** Remembers the parts of this table, which may differ from the remembered ones. */
function keepParts(here: App): void {
  const plan = here.view?.plan;
  if (!plan) return;
  const { missing, standIn } = plan;
  here.remember({ lostLifesavers: missing.lifesavers, lostCards: missing.cards, standIn });
}

/** Back to “who plays”, with the people and the parts of this table. */
export function change(here: App): void {
  keepParts(here);
  here.change();
}

export function sameParts(here: App): Command {
  keepParts(here);
  return { type: 'arrange', plan: draft(here), starter: null };
}
