import type { Chore } from '../../../wire/rowing';
import type { View } from '../own';
import { t } from '../texts/table';

type Laying = Pick<View, 'deal' | 'lifesavers' | 'starter'>;

/** What to do about one item of the set-up checklist, in one or two lines. */
export function choreLines(view: Laying, chore: Chore, name: (seat: number) => string): string[] {
  const deal = view.deal!;
  switch (chore) {
    case 'deal':
      return [
        t('chore.dealText', { count: deal.cardsEach }),
        ...(deal.leftOver ? [t('chore.dealRest', { count: deal.leftOver })] : []),
      ];
    case 'room':
      return [t('chore.roomText')];
    case 'lifesavers':
      return lifesavers(view);
    case 'starter':
      return [t('chore.starterText', { name: name(view.starter?.seat ?? 0) })];
  }
}

function lifesavers({ deal, lifesavers }: Laying): string[] {
  const box = deal!.lifesavers - deal!.short;
  const fromBox = box ? [t('chore.lifesaversBox', { count: box })] : [];
  switch (lifesavers.are) {
    case 'phones':
      return [t('chore.lifesaversPhones')];
    case 'rings':
      return [t('chore.lifesaversRings', { count: lifesavers.rings, all: deal!.lifesavers }), ...fromBox];
    case 'objects':
      return [...fromBox, t('chore.lifesaversObjects', { count: lifesavers.objects })];
    case 'box':
      return fromBox;
  }
}

/** What has to be put back for another game with the same people and parts. */
export function putBack(view: Laying, name: (seat: number) => string): string[] {
  return [
    t('chore.dealText', { count: view.deal!.cardsEach }),
    ...lifesavers(view),
    t('starts', { name: name(view.starter?.seat ?? 0) }),
  ];
}
