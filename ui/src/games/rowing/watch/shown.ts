/** What a screen that only watches shows of a view. It knows nothing but the view, so it can be opened at any time. */
import type { View } from '../own';
import { solutionText } from '../trainer/points';
import { t } from '../texts/table';

/** What matters most now. A ruling stays until something else happens. */
export function partOf({ step, judged, ruling, allOut }: View) {
  if (step.name === 'warmUp' || step.name === 'race' || step.name === 'result') return step.name;
  if (judged) return 'judged';
  if (step.name === 'question') return 'question';
  return ruling ? 'ruling' : allOut ? 'allOut' : 'play';
}

export function headingOf(view: View): { heading: string; text?: string } {
  const { step } = view;
  switch (partOf(view)) {
    case 'warmUp': {
      const solution = step.name === 'warmUp' ? step.warmUp.solution : null;
      return solution
        ? { heading: solutionText(solution) }
        : { heading: t('isThereASet'), text: t('warmUpLead') };
    }
    case 'race': {
      const free = step.name === 'race' ? step.race.free : 0;
      return { heading: t('raceTitle'), text: free ? t('raceFree', { count: free }) : t('raceNone') };
    }
    case 'judged':
      return { heading: t('judgeTitle') };
    case 'question':
      return { heading: t('wasThereASet'), text: t('wasThereHint') };
    case 'allOut':
      return { heading: t('wasThereASet'), text: t('noMoreSetsHint') };
    case 'result':
      return { heading: t('decided') };
    default:
      return { heading: t('playTitle'), text: t('watchPlay') };
  }
}
