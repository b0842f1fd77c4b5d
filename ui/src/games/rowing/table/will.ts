/** What the app will do about cards and lifesavers, in one sentence. */
import { list } from '../../../kit/table/names';
import type { Deal, StandIn } from '../../../wire/rowing';
import { t } from '../texts/table';

export function willHappen(deal: Deal, standIn: StandIn): string {
  const { cardsEach, leftOver, lifesavers, short } = deal;
  const cards = [
    t('willDeal', { count: cardsEach }),
    ...(leftOver ? [t('willLeave', { count: leftOver })] : []),
  ];
  return list([...cards, lifesaverText(standIn, lifesavers, short)]);
}

function lifesaverText(standIn: StandIn, lifesavers: number, short: number): string {
  if (standIn === 'phones') return t('willPhones');
  if (!short) return t('willBox', { count: lifesavers });
  return t(standIn === 'rings' ? 'willRings' : 'willObjects', { count: short });
}

/** What can replace the lifesavers here. Nothing is offered that wouldn't work. */
export function standIns(can: { short: number; phones: boolean; touch: boolean }): StandIn[] {
  const rings = can.short > 0 && can.touch;
  return [...(can.phones ? (['phones'] as const) : []), ...(rings ? (['rings'] as const) : []), 'objects'];
}
