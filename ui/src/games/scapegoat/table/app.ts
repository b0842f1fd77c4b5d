/** The table screen as this game sees it, and what it makes of the remembered settings. */
import { tableApp as anyTableApp, type TableApp } from '../../../kit/table/table-app.svelte';
import type { Command, Plan } from '../../../wire/scapegoat';
import { USUAL_DICE, USUAL_ROW } from '../../../wire/scapegoat-constants';
import type { Own } from '../own';
import type { Settings } from '../settings';

export type App = TableApp<Own>;
export const tableApp = anyTableApp<Own>;

/** The plan made from the remembered group and parts. */
export function draft({ own, people, memory }: App): Plan {
  return {
    row: [...USUAL_ROW],
    kit: {
      whiteDie: own.whiteDie,
      blackDie: own.blackDie,
      dice: own.dice ?? USUAL_DICE,
      cardboard: people.group.flatMap(({ colour }, seat) => (own.lostMats.includes(colour) ? [] : [seat])),
      readingCheck: own.readingCheck,
      printed: own.printed,
    },
    guided: memory.device.depth !== 'silent',
    options: { ...own.options },
  };
}

/** Remembers the parts of this table, which may differ from the remembered ones. */
function keepParts(here: App): void {
  const plan = here.view?.plan;
  if (!plan) return;
  const { whiteDie, blackDie, readingCheck, printed, cardboard } = plan.kit;
  // Whoever comes late has no mat, either, where nobody has one.
  const lost = cardboard.length
    ? here.players.filter((_, seat) => !cardboard.includes(seat))
    : here.memory.people.chairs;
  here.remember({
    lostMats: lost.map(({ colour }) => colour) as Settings['lostMats'],
    whiteDie,
    blackDie,
    readingCheck,
    printed,
  });
}

/** Back to “who plays”, with the people and the parts of this table. */
export function change(here: App): void {
  keepParts(here);
  here.change();
}

export function sameParts(here: App): Command {
  keepParts(here);
  return { type: 'arrange', plan: draft(here), placement: null };
}
