/** How a game ended, as the table screen and those who watch tell it. */
import type { Outcome } from '../../wire/scapegoat';
import type { Seat } from '../../wire/wire';
import { moodOf } from './finale';
import { t } from './texts/table';

interface Who {
  name: (seat: Seat) => string;
  names: (seats: readonly Seat[]) => string;
}

export function storyOf({ ending, scapegoat, winners }: Outcome, { name, names }: Who): string {
  if (scapegoat === null) return '';
  const scapegoatWon = winners.includes(scapegoat);
  const who = scapegoatWon
    ? t('scapegoatWins', { name: name(scapegoat) })
    : t('conspiratorsWin', { names: names(winners) });
  if (ending.how === 'cops') {
    const by = name(ending.by);
    return `${who} ${ending.by === scapegoat ? t('copsWise', { name: by }) : t('copsUnwise', { name: by })}`;
  }
  if (ending.how === 'frame') {
    // If the conspirators won, an innocent goat that was framed along with the scapegoat won with them.
    const wrong = scapegoatWon ? ending.framed.filter((seat) => seat !== scapegoat) : [];
    return `${who} ${wrong.length ? t('framedWrong', { names: names(wrong), count: wrong.length }) : t('framedRight')}`;
  }
  return who;
}

/** What the round table says about somebody at the end. */
export function endOf(outcome: Outcome, seat: Seat, name: (seat: Seat) => string) {
  return {
    mood: moodOf(outcome, seat),
    active: seat === outcome.scapegoat,
    says: t('wasScapegoat', { name: name(seat) }),
    ...(outcome.winners.includes(seat) ? { note: t('winner') } : {}),
  };
}
