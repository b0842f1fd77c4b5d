/** What the table device plays at each moment of the finale. */
import { crash, drumRoll, hush, play, step, type Theme } from '../../sound/theme';
import { ROLL, type Cue } from './timeline';

export function sound(theme: Theme, { act, shown }: Cue, calm: boolean): void {
  switch (act) {
    case 'hush':
      // Without motion it is over before anybody would have heard it.
      if (!calm) hush(theme);
      break;
    case 'roll':
      drumRoll(ROLL / 1000);
      break;
    case 'steps':
      step(theme, shown - 1);
      break;
    case 'reveal':
      crash(theme);
      break;
    case 'winner':
      play(theme, 'win');
      break;
    case 'over':
  }
}
