/** The rulings that a table may choose: in the settings and in the rulebook. */
import type { OptionTexts } from '../../../../kit/options';
import type { Options } from '../../../../wire/scapegoat';

export const options: OptionTexts<Options> = {
  'option.direction': 'Direction of play',
  'option.direction.clockwise': 'clockwise',
  'option.direction.counterClockwise': 'anticlockwise',
  'option.interrupt': 'Six players: when the player opposite may go to the cops',
  'option.interrupt.start': 'only before the move',
  'option.interrupt.during': 'during the whole turn',
  'option.swapAfterFail': 'Evidence swap after a failed Frame Attempt',
  'option.doubleFrame': 'Two goats framed at once',
  'option.doubleFrame.scapegoatAmongThem': 'conspirators win if the scapegoat is among them',
  'option.doubleFrame.wrongOneLoses': 'if one of them is innocent, the scapegoat wins',
  'option.doubleFrame.fails': 'the attempt fails',
};
