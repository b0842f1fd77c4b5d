/** What a ruling, a race and a deed come to, in sentences for the people at the table. */
import type { Deed, Ruling, Take } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';
import type { View } from './own';
import type { RuleId } from './rulebook/rules';
import { secondsIn } from './seconds';
import { t, type Terms } from './texts';

export interface Who {
  name: (seat: Seat) => string;
  names: (seats: Seat[]) => string;
  /** Whose phone says it: there that player is “you”. */
  me?: Seat;
}

export interface Said {
  heading: string;
  lines: string[];
  /** Who goes next. None once the game is decided. */
  next: string | null;
}

/** What is said of somebody, and to them on their own phone. */
type OfSomebody = { [K in keyof Terms]: `${K}.you` extends keyof Terms ? K : never }[keyof Terms];

export function of(
  seat: Seat,
  what: Exclude<OfSomebody, 'call.caught' | 'winsNow'>,
  { me, name }: Who,
): string {
  return seat === me ? t(`${what}.you`) : t(what, { name: name(seat) });
}

/** What the table plays with, as far as it matters for what follows. */
export type Played = Pick<View, 'plan' | 'lifesavers' | 'deal'>;

export function rulingText(ruling: Ruling, who: Who, played?: Played): Said {
  const { about, takes, next, skips, winners } = ruling;
  const lines = takes.map((take) => takeText(take, who));
  if (about.what === 'set' && about.lateBy !== null)
    lines.push(t('lateBy', { seconds: secondsIn(about.lateBy) }));
  for (const { seat, had } of takes)
    if (had !== 'cards') lines.push(of(seat, had === 'out' ? 'backIn' : 'callAgain', who));
  if (skips !== null) lines.push(of(skips, 'skips', who));
  if (about.what === 'set' && about.slowest === null) lines.unshift(t('about.nobodyPays'));
  if (about.what === 'set' && about.lastCardOf !== null) lines.push(of(about.lastCardOf, 'lastCardOf', who));
  if (about.what === 'overlooked') lines.push(t('about.overlookedText'));
  else if (!takes.length && about.what !== 'set') lines.push(...freeText(about, who));
  else if (about.what === 'call') lines.unshift(...freeText(about, who));
  if (isAboutAGrab(about) && !winners.length) {
    if (!played || hasRealOnes(played)) lines.push(t('lifesaversBack'));
    const secondSet = about.what === 'set' && played?.plan?.options.secondSet;
    if (secondSet) lines.push(t(secondSet === 'counts' ? 'secondSetCounts' : 'secondSetLater'));
  }
  return { heading: headingOf(about), lines, next: winners.length ? null : nextText(next, who) };
}

function isAboutAGrab({ what }: Ruling['about']): boolean {
  return what === 'set' || what === 'noSet' || what === 'overlooked';
}

/** Whether somebody holds a lifesaver that isn't on a screen. */
function hasRealOnes({ lifesavers, deal }: Played): boolean {
  switch (lifesavers.are) {
    case 'phones':
      return false;
    case 'rings':
      return lifesavers.rings < (deal?.lifesavers ?? 0);
    default:
      return true;
  }
}

/** Of a call, what was seen. */
function freeText(about: Ruling['about'], who: Who): string[] {
  if (about.what !== 'call') return [t('take.nothing')];
  const { by, target, verdict } = about;
  if (verdict !== 'caught') return [of(target, `call.${verdict}`, who)];
  const names = { names: who.names(by), count: by.length };
  if (target === who.me) return [t('call.caught.you', names)];
  const name = who.name(target);
  const isMine = who.me !== undefined && by.includes(who.me);
  return [isMine ? t('call.youCaught', { name }) : t('call.caught', { ...names, name })];
}

function headingOf(about: Ruling['about']): string {
  switch (about.what) {
    case 'set':
      return t('about.set');
    case 'noSet':
      return t('about.noSet');
    case 'overlooked':
      return t('about.overlooked');
    case 'fault':
      return t(`fault.${about.fault}`);
    case 'call':
      return t(about.verdict === 'tooClose' ? 'tooClose' : 'yourGoat');
  }
}

function takeText({ seat, price, why }: Take, who: Who): string {
  if (why === 'secondLifesaver') return of(seat, 'take.pileLeft', who);
  return price === 'nothing' ? t('take.nothing') : of(seat, `take.${price}`, who);
}

function nextText(next: Ruling['next'], who: Who): string {
  return next.is === 'seat' ? of(next.seat, 'next.seat', who) : t(`next.${next.is}`);
}

/** What undo takes back, after “Undo:”. */
export function deedText(deed: Deed, who: Who): string {
  switch (deed.type) {
    case 'grabbed':
      return t('deed.grabbed', { names: who.names(deed.grabs.map(({ seat }) => seat)) });
    case 'out':
      return of(deed.seat, deed.out ? 'deed.out' : 'deed.cardsAgain', who);
    case 'grabbedAgain':
    case 'wavedOff':
    case 'called':
      return of(deed.seat, `deed.${deed.type}`, who);
    default:
      return t(`deed.${deed.type}`);
  }
}

/** Whoever has to take something for a fault can be let off. */
export function canBeLetOff({ takes }: Ruling): Seat[] {
  const seats = takes.filter(({ why }) => why !== 'slowest').map(({ seat }) => seat);
  return seats.filter((seat, k) => seats.indexOf(seat) === k);
}

/** The rule behind a ruling. */
export function ruleOf({ about }: Ruling): RuleId {
  switch (about.what) {
    case 'set':
      return 'slowest';
    case 'fault':
      return 'faults';
    case 'call':
      return 'calls';
    default:
      return 'noSet';
  }
}
