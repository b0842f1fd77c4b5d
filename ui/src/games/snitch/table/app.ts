/** The table screen as this game sees it, and what it makes of the remembered settings. */
import type { GameTable } from '../../../kit/table/game-table.svelte';
import { tableApp as anyTableApp, type TableApp } from '../../../kit/table/table-app.svelte';
import type { Command, Plan, View } from '../../../wire/snitch';
import type { Seat } from '../../../wire/wire';
import type { Own } from '../own';
import { t } from '../texts/table';

export type App = TableApp<Own>;
export const tableApp = anyTableApp<Own>;

/** The plan made from what is remembered. */
export function draft({ own, memory }: App): Plan {
  return {
    follow: memory.device.depth !== 'silent',
    look: own.look || null,
    kit: { lostWitnesses: own.kit.lostWitnesses, lost: own.kit.lost.map((lost) => ({ ...lost })) },
    options: { ...own.options },
  };
}

/** Remembers the cards of this table, which may differ from the remembered ones. */
function keepParts(here: App): void {
  const plan = here.view?.plan;
  if (plan) here.remember({ kit: plan.kit, look: plan.look ?? 0 });
}

/** Back to “who plays”, with the people and the cards of this table. */
export function change(here: App): void {
  keepParts(here);
  here.change();
}

export function sameParts(here: App): Command {
  keepParts(here);
  return { type: 'arrange', plan: draft(here), starter: null };
}

/** The districts, in playing order. */
export function districts(here: GameTable<Own>) {
  const { board, closed } = here.view!;
  return here.seats.map((seat) => {
    const cards = board?.sizes[seat] ?? null;
    const isClosed = closed?.by === seat;
    const name = here.name(seat);
    const label = isClosed
      ? t('districtClosed', { name, count: cards })
      : cards === null
        ? t('districtUncounted', { name })
        : t('districtOf', { name, count: cards });
    return { cards, colour: here.colour(seat), closed: isClosed, label };
  });
}

/** What everybody may know of a player during the turns. */
export function noteOf({ closed, board }: View, seat: Seat): { note?: string } {
  if (closed?.by === seat) return { note: t('closedMark') };
  const turns = closed?.left.indexOf(seat) ?? -1;
  if (turns >= 0) return { note: t('lastTurnIn', { place: turns + 1 }) };
  const cards = board?.sizes[seat];
  return cards === undefined ? {} : { note: t('districtCards', { count: cards }) };
}
