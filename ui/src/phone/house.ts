/**
 * What the rulebook needs to know about this phone. It is loaded with the settings, from which the rulebook is opened
 * and which are fetched long before the first count.
 */
import { seats } from '../kit/phone/seats.svelte';
import { keepHouse } from '../kit/rulebook/house';

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
