/** The table screen as this game sees it, and what it makes of the remembered settings. */
import { tableApp as anyTableApp, type TableApp } from '../../../kit/table/table-app.svelte';
import type { Plan } from '../../../wire/scapegoat';
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

/** Back to “who plays”, with the people and the parts of this table, which may differ from the remembered ones. */
export function change(here: App): void {
  const plan = here.view?.plan;
  if (plan) {
    const { whiteDie, blackDie, readingCheck, printed, cardboard } = plan.kit;
    const lost = here.players.filter((_, seat) => !cardboard.includes(seat)).map(({ colour }) => colour);
    here.remember({
      lostMats: lost as Settings['lostMats'],
      whiteDie,
      blackDie,
      readingCheck,
      printed,
    });
  }
  here.change();
}
