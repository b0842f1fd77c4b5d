/** The table screen as this game sees it, and what it makes of the remembered settings. */
import { tableApp as anyTableApp, type TableApp } from '../../../kit/table/table-app.svelte';
import type { Advice, Command, Plan, Question } from '../../../wire/rowing';
import type { Settings } from '../settings';
import type { View } from '../view';

export type App = TableApp<View, Command, never, Settings>;

export function tableApp(): App {
  return anyTableApp() as unknown as App;
}

/** The plan made from the remembered parts. */
export function draft({ own }: App): Plan {
  return {
    missing: { lifesavers: own.lostLifesavers, cards: own.lostCards },
    standIn: own.standIn,
    options: { ...own.options },
  };
}

/** Back to “who plays”, with the people and the parts of this table. */
export function change(here: App): void {
  const plan = here.view?.plan;
  if (plan) {
    const { missing, standIn } = plan;
    here.remember({ lostLifesavers: missing.lifesavers, lostCards: missing.cards, standIn });
  }
  here.change();
}

/** What the rules say without a game; null if the host can't be asked right now. */
export async function advice(here: App, question: Question): Promise<Advice | null> {
  const answer = await here.ask({ what: 'advice', game: here.game.id, question: question as never });
  return answer?.what === 'advice' ? (answer.advice as unknown as Advice) : null;
}
