/** What people shout about: the snitch, an elimination, a wrong card, a close. */
import type { Seat } from '../../wire/wire';
import type { Public } from './teach/prompts';
import { t } from './texts';

export interface Shout {
  what: 'snitch' | 'own' | 'other' | 'missed' | 'closed';
  by: Seat;
  /** How many cards that player has now; 0 if the app doesn't count them. */
  count: number;
  /** Whose card it was, and its number. */
  owner: Seat;
  number: number;
}

type Name = (seat: Seat) => string;

/** What has happened between two views, if everybody should notice it. */
export function shoutBetween(before: Public, after: Public): Shout | null {
  const { undo, undone, board } = after;
  // Undoing brings back what was done before it, which isn't news.
  if (!undo || undone || traceOf(before) === traceOf(after)) return null;
  const { deed } = undo;
  const shout = (what: Shout['what'], by: Seat, owner = by): Shout => ({
    what,
    by,
    owner,
    count: board?.sizes[by] ?? 0,
    number: before.race?.number ?? 0,
  });
  switch (deed.type) {
    case 'played':
      return deed.card.kind === 'snitch' && before.board ? shout('snitch', before.board.active) : null;
    case 'eliminated': {
      const { by, attempt } = deed;
      if (attempt.was === 'wrong') return shout('missed', by);
      return attempt.was === 'own' ? shout('own', by) : shout('other', by, attempt.owner);
    }
    case 'closed':
      return shout('closed', deed.by);
    default:
      return null;
  }
}

/** The same deed twice leaves another board. */
const traceOf = ({ undo, board }: Public) => JSON.stringify([undo, board]);

/** `me` is null on the table device, which calls everybody by their name. */
export function shoutText(shout: Shout, me: Seat | null, name: Name): { heading: string; text: string } {
  const { what, count } = shout;
  const [by, owner] = [name(shout.by), name(shout.owner)];
  const isMe = shout.by === me;
  switch (what) {
    case 'snitch':
      return isMe
        ? { heading: t('shout.snitch.you'), text: t('shout.snitch.you.text', { count }) }
        : { heading: t('shout.snitch', { name: by }), text: t('shout.snitch.text', { name: by, count }) };
    case 'own':
      return isMe
        ? { heading: t('shout.eliminated.you'), text: t('shout.own.you.text', { count }) }
        : { heading: t('shout.eliminated', { name: by }), text: t('shout.own.text', { name: by, count }) };
    case 'other':
      if (isMe) return { heading: t('shout.eliminated.you'), text: t('shout.other.you.text', { owner }) };
      return {
        heading: t('shout.eliminated', { name: by }),
        text:
          shout.owner === me
            ? t('shout.other.mine.text', { name: by })
            : t('shout.other.text', { name: by, owner }),
      };
    case 'missed':
      return isMe
        ? { heading: t('shout.missed.you'), text: t('shout.missed.you.text') }
        : { heading: t('shout.missed', { name: by }), text: t('shout.missed.text', { name: by }) };
    case 'closed':
      return {
        heading: isMe ? t('shout.closed.you') : t('shout.closed', { name: by }),
        text: t('shout.closed.text'),
      };
  }
}
