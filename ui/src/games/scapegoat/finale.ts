/** What the end means for everybody at the table. */
import type { Colour } from '../../look/colours';
import type { Mood } from '../../look/moods';
import type { Outcome } from '../../wire/scapegoat';
import type { Seat } from '../../wire/wire';
import { t } from './texts';

/** Whom each mat named, or where its owner pointed if the app never saw the mat. */
export function arrowsOf(outcome: Outcome | null, colour: (seat: Seat) => Colour) {
  const { matsSaid, arrows } = outcome ?? { matsSaid: null, arrows: [] };
  return arrows.flatMap((pointed, from) => {
    const to = matsSaid?.[from] ?? pointed;
    return to === null ? [] : [{ from, to, colour: colour(from) }];
  });
}

export function moodOf({ ending, scapegoat, winners }: Outcome, seat: Seat): Mood {
  if (winners.includes(seat)) return 'gloating';
  if (seat === scapegoat) return 'guilty';
  const isBetrayed =
    (ending.how === 'frame' && ending.framed.includes(seat)) || (ending.how === 'cops' && ending.by === seat);
  return isBetrayed ? 'shocked' : 'crying';
}

/** What a phone says to its owner. */
export function lineFor(
  outcome: Outcome,
  me: Seat,
  name: (seat: Seat) => string,
  names: (seats: Seat[]) => string,
): { heading: string; text: string } {
  const { ending, scapegoat, winners, matsSaid, arrows } = outcome;
  const they = { name: scapegoat === null ? '' : name(scapegoat) };
  const it = t('you.wasThere', they);
  const isWinner = winners.includes(me);
  if (ending.how === 'cops') {
    const by = { name: name(ending.by) };
    if (isWinner) {
      return ending.by === me
        ? { heading: t('you.inTime'), text: t('you.inTimeMeans') }
        : { heading: t('you.gift'), text: t('you.giftMeans', by) };
    }
    if (ending.by === me) return { heading: t('you.inVain'), text: it };
    const [pointed, said] = [arrows[me], matsSaid?.[me]];
    if (typeof pointed === 'number' && said !== undefined && pointed !== said)
      return { heading: t('you.pointedWrong'), text: it };
    return ending.by === scapegoat
      ? { heading: t('you.tooLate'), text: t('you.tooLateMeans', by) }
      : { heading: t('you.betrayed'), text: t('you.giftAway', { ...by, other: they.name }) };
  }
  const framed = ending.how === 'frame' ? ending.framed : [];
  if (me === scapegoat) {
    return isWinner
      ? {
          heading: t('you.escaped'),
          text: t('you.escapedMeans', { names: names(framed.filter((seat) => seat !== me)) }),
        }
      : { heading: t('you.framed'), text: t('you.framedMeans') };
  }
  if (isWinner) {
    return {
      heading: t(framed.includes(me) ? 'you.framedToo' : 'you.conspired'),
      text: t('you.conspiredMeans', they),
    };
  }
  return { heading: t(framed.includes(me) ? 'you.framedInnocent' : 'you.framedWrong'), text: it };
}
