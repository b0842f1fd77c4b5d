/** What the rulebook must know of this phone; it comes with the settings, from which it is opened and which are fetched long before there is a count. */
import { keepHouse } from '../rulebook/house';
import { seats } from './seats.svelte';

keepHouse({
  get playing() {
    return seats.current?.game?.plan?.options ?? null;
  },
  get round() {
    return seats.current?.device.view?.round;
  },
  get isCounting() {
    return !!seats.current?.device.view?.countdown;
  },
});
