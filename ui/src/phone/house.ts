/** What the rulebook must know of this phone; it comes with the late parts, long before there is a count. */
import { keepHouse } from '../rulebook/house';
import { seats } from './seats.svelte';

export default keepHouse({
  get playing() {
    return seats.current?.game?.plan?.options ?? null;
  },
  get isCounting() {
    return !!seats.current?.device.view?.countdown;
  },
});
