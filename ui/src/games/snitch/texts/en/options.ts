/** The rulings that a table may choose: in the settings and in the rulebook. */
import type { OptionTexts } from '../../../../kit/options';
import type { Options } from '../../../../wire/snitch';

export const options: OptionTexts<Options> = {
  'option.raceEnds': 'Time to eliminate',
  'option.raceEnds.nextTurn': 'until the next player draws or closes',
  'option.raceEnds.clock': 'five seconds',
  'option.chain': 'After an eliminated witness, another one can be eliminated',
  'option.closedIsSafe': 'Nobody can eliminate from a closed district',
  'option.closerEliminates': 'Whoever has closed may still eliminate',
  'option.lastTurnOptional': 'You may pass on your last turn',
  'option.emptyPile': 'When the draw pile is empty',
  'option.emptyPile.shuffle': 'shuffle the discards',
  'option.emptyPile.roundEnds': 'the round ends',
  'option.nothingLeft': 'When there’s nothing to shuffle either',
  'option.nothingLeft.noCard': 'nobody draws',
  'option.nothingLeft.roundEnds': 'the round ends',
  'option.snitchWithoutPileIsZero': 'If the draw pile is empty, the snitch is worth 0',
  'option.emptyDistrict': 'If you have no cards on your turn, you',
  'option.emptyDistrict.draw': 'draw one',
  'option.emptyDistrict.close': 'close',
  'option.mayOweCard': 'You may eliminate somebody else’s card even if you have none to give',
  'option.familyOptional': 'Family actions are optional',
  'option.cousinMatches': 'A cousin in a district counts as a witness with a 0',
  'option.snitchBreaksTies': 'The snitch can count as your lowest card',
};
