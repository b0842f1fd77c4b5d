/** What a ruling, a race and a deed come to, in sentences for the people at the table. */
import type { Deed, Options, Ruling, Take } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';
import type { RuleId } from './rulebook/rules';
import { t } from './texts';

export interface Who {
  name: (seat: Seat) => string;
  names: (seats: Seat[]) => string;
}

export interface Said {
  heading: string;
  lines: string[];
  /** Who goes next. None once the game is decided. */
  next: string | null;
}

export function rulingText(ruling: Ruling, who: Who, options?: Options): Said {
  const { about, takes, next, skips, winners } = ruling;
  const lines = takes.map((take) => takeText(take, who));
  const cardsAgain = takes.filter(({ had }) => had !== 'cards');
  lines.push(
    ...cardsAgain.map(({ seat, had }) => t(had === 'out' ? 'backIn' : 'callAgain', { name: who.name(seat) })),
  );
  if (skips !== null) lines.push(t('skips', { name: who.name(skips) }));
  if (about.what === 'set' && about.slowest === null) lines.unshift(t('about.nobodyPays'));
  if (about.what === 'set' && about.lastCardOf !== null)
    lines.push(t('lastCardOf', { name: who.name(about.lastCardOf) }));
  if (about.what === 'set' && !winners.length) {
    lines.push(t('lifesaversBack'));
    if (options) lines.push(t(options.secondSet === 'counts' ? 'secondSetCounts' : 'secondSetLater'));
  }
  if (about.what === 'overlooked') lines.push(t('about.overlookedText'));
  else if (!takes.length && about.what !== 'set') lines.push(...freeText(about, who));
  else if (about.what === 'call') lines.unshift(...freeText(about, who));
  return { heading: headingOf(about), lines, next: winners.length ? null : nextText(next, who) };
}

/** Of a call, what was seen. */
function freeText(about: Ruling['about'], who: Who): string[] {
  if (about.what !== 'call') return [t('take.nothing')];
  const name = who.name(about.target);
  switch (about.verdict) {
    case 'caught':
      return [t('call.caught', { names: who.names(about.by), name, count: about.by.length })];
    case 'saidBefore':
      return [t('call.saidBefore', { name })];
    case 'tooClose':
      return [t('call.tooClose', { name })];
  }
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
  const name = who.name(seat);
  if (why === 'secondLifesaver') return t('take.pileLeft', { name });
  return price === 'nothing' ? t('take.nothing') : t(`take.${price}`, { name });
}

function nextText(next: Ruling['next'], who: Who): string {
  return next.is === 'seat' ? t('next.seat', { name: who.name(next.seat) }) : t(`next.${next.is}`);
}

/** What undo takes back, after “Undo:”. */
export function deedText(deed: Deed, who: Who): string {
  switch (deed.type) {
    case 'grabbed':
      return t('deed.grabbed', { names: who.names(deed.grabs.map(({ seat }) => seat)) });
    case 'out':
      return t(deed.out ? 'deed.out' : 'deed.cardsAgain', { name: who.name(deed.seat) });
    case 'grabbedAgain':
    case 'wavedOff':
    case 'called':
      return t(`deed.${deed.type}`, { name: who.name(deed.seat) });
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
