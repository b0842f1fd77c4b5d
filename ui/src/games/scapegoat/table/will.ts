/** What the app will do about dice and mats, in one sentence, as soon as somebody enters what is lost. */
import { list } from '../../../kit/table/names';
import { t } from '../texts/table';

export interface Parts {
  whiteDie: boolean;
  blackDie: boolean;
  /** The names of the players whose mat is here, and of those whose mat is lost. */
  here: readonly string[];
  lost: readonly string[];
  readingCheck: boolean;
  /** The edition of printed mats. */
  printed: number | null;
  /** Whether phones can join. */
  phones: boolean;
}

/** The sentence, and an explanation of how it works. */
export function willHappen({ whiteDie, blackDie, printed, ...parts }: Parts): [string, string] {
  const dice = t(
    whiteDie ? (blackDie ? 'willRollNone' : 'willRollBlack') : blackDie ? 'willRollWhite' : 'willRollBoth',
  );
  const [mats, how] = printed === null ? aboutMats(parts) : aboutPaper(printed, parts);
  return [t('willHappen', { dice, mats }), how];
}

type Mats = Pick<Parts, 'here' | 'lost' | 'readingCheck' | 'phones'>;

/** The app knows what is on printed mats, whoever looks at them. */
function aboutPaper(edition: number, { lost, readingCheck }: Mats): [string, string] {
  if (lost.length)
    return [t('printedWithout', { names: list(lost), count: lost.length, edition }), t('howPrinted')];
  return readingCheck
    ? [t('printedCheck', { edition }), t('howPrintedCheck')]
    : [t('printedWith', { edition }), t('howPrinted')];
}

function aboutMats({ here, lost, readingCheck, phones }: Mats): [string, string] {
  if (here.length === 0) return [t('willDeal'), t(phones ? 'howDeal' : 'howDealHere')];
  if (lost.length === 0) {
    return readingCheck ? [t('willCheck'), t('howCheck')] : [t('willNothing'), t('howNothing')];
  }
  // The smaller group is named, so that “the others” are always more than one.
  const isMost = lost.length > here.length;
  const named = isMost ? here : lost;
  const people = { names: list(named), count: named.length };
  return [t(isMost ? 'willRescueMost' : 'willRescue', people), t('howRescue')];
}
