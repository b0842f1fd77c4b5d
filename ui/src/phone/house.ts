/**
 * What the rulebook needs to know about this phone. It is loaded with the settings, from which the rulebook is opened
 * and which are fetched long before the first count.
 */
import { optionsOf } from '../kit/options';
import { seats } from '../kit/phone/seats.svelte';
import { keepHouse } from '../kit/rulebook/house';

keepHouse({
  get playing() {
    return optionsOf(seats.current?.game);
  },
  get round() {
    return seats.current?.device.view?.round;
  },
  get isCounting() {
    return !!seats.current?.device.view?.countdown;
  },
});
