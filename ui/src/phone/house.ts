/**
 * What the rulebook needs to know about this phone. It is loaded with the settings, from which the rulebook is opened
 * and which are fetched long before the first count.
 */
import { keepHouse } from '../rulebook/house';
import { seats } from './seats.svelte';

keepHouse({
  get playing() {
    const { game, kind } = seats.current ?? {};
    return (game ? kind?.options?.(game) : null) ?? null;
  },
  get round() {
    return seats.current?.device.view?.round;
  },
  get isCounting() {
    return !!seats.current?.device.view?.countdown;
  },
});
