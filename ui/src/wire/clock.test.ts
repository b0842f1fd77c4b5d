import { describe, expect, it } from 'vitest';
import { estimate, isReadyToCount, quality, type Sample } from './clock';

const KEPT = 180;

/** Random numbers that are the same on every run. */
function random(seed: number) {
  return () => {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return seed / 2 ** 32;
  };
}

/** A host with an even clock, a device whose clock may be uneven, and the network between them. */
class World {
  samples: Sample[] = [];
  /** True time, in milliseconds. */
  now = 0;
  /** Local time is true time times `rate` plus `ahead`. */
  rate = 1;
  ahead = 0;
  up = () => 3;
  down = () => 3;

  get local() {
    return this.now * this.rate + this.ahead;
  }

  /** A ping and its answer; the test decides how long each way takes. */
  ping(onTheWay = () => {}): Sample {
    const sent = this.local;
    this.now += this.up();
    const received = this.now;
    onTheWay();
    this.now += 0.2;
    const answered = this.now;
    this.now += this.down();
    const sample = { sent, received, answered, arrived: this.local };
    this.samples = [...this.samples, sample].slice(-KEPT);
    return sample;
  }

  /** Pings for this long. A ping takes time, so the pause after it is that much shorter. */
  pings(count: number, every: number, look = () => {}) {
    for (let k = 0; k < count; k++) {
      const next = this.now + every;
      this.ping();
      this.now = Math.max(this.now, next);
      look();
    }
  }

  get known() {
    return estimate(this.samples, this.local);
  }

  /** How wrong this device is about the host's clock right now. */
  get error() {
    return Math.abs(this.local + this.known!.offset - this.now);
  }
}

describe('the host’s clock', () => {
  it('is unknown before the first answer', () => {
    expect(estimate([], 5)).toBeNull();
    expect(quality(null)).toBe('poor');
  });

  it.each([0, 7_000, -3_600_000, 86_400_000])(
    'is exact when both ways take the same time, %d ms apart',
    (ahead) => {
      const world = Object.assign(new World(), { ahead });
      world.pings(10, 50);
      expect(world.error).toBeLessThan(0.1);
      expect(world.known!.doubt).toBeCloseTo(3, 1);
      expect(quality(world.known)).toBe('good');
    },
  );

  it('takes the best way up and the best way down from different pings', () => {
    const world = new World();
    Object.assign(world, { up: () => 5, down: () => 80 }).ping();
    Object.assign(world, { up: () => 80, down: () => 5 }).ping();
    expect(world.error).toBeLessThan(0.1);
    expect(world.known!.doubt).toBeCloseTo(5, 1);
  });

  it('gets to within three milliseconds when every message takes 5 to 80 ms', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const chance = random(seed);
      const way = () => 5 + 75 * chance();
      const world = Object.assign(new World(), { up: way, down: way, ahead: 12_345 });
      world.pings(90, 55);
      expect(world.error).toBeLessThan(3);
    }
  });

  it('is never wrong by more than it says, however uneven the delays are', () => {
    const world = Object.assign(new World(), { up: () => 5, down: () => 45 });
    world.pings(20, 55);
    expect(world.error).toBeCloseTo(20, 1);
    expect(world.known!.doubt).toBeGreaterThanOrEqual(world.error);
  });

  it.each([80e-6, -80e-6])('follows a clock that drifts by %d over a whole evening', (drift) => {
    const chance = random(4);
    const way = () => 3 + 6 * chance();
    const world = Object.assign(new World(), { rate: 1 + drift, up: way, down: way });
    let worst = 0;
    world.pings(60, 3000);
    world.pings(4 * 1200, 3000, () => (worst = Math.max(worst, world.error)));
    // By now the clocks are more than a second apart.
    expect(Math.abs(world.local - world.now)).toBeGreaterThan(1000);
    expect(worst).toBeLessThan(4);
    // Before a count the estimate is as good as ever.
    world.pings(60, 55);
    expect(world.error).toBeLessThan(1);
  });

  it('gets vaguer, not wrong, when answers stop coming', () => {
    const world = Object.assign(new World(), { rate: 1 - 50e-6 });
    world.pings(30, 55);
    const before = world.known!.doubt;
    world.now += 30 * 60_000;
    expect(world.known!.doubt).toBeGreaterThan(before + 100);
    expect(world.known!.doubt).toBeGreaterThan(world.error);
    expect(quality(world.known)).toBe('poor');
  });

  it('survives bursts of lost messages', () => {
    const chance = random(9);
    const world = Object.assign(new World(), { up: () => 2 + 4 * chance(), down: () => 2 + 4 * chance() });
    for (let round = 0; round < 20; round++) {
      world.pings(3, 55);
      // Nothing arrives for two seconds.
      world.now += 2000;
      expect(world.error).toBeLessThan(3);
    }
    expect(quality(world.known)).toBe('good');
  });

  it('copes with answers that arrive in the wrong order', () => {
    const world = Object.assign(new World(), { ahead: 500 });
    world.pings(20, 55);
    const inOrder = estimate(world.samples, world.local)!;
    const shuffled = [...world.samples].sort((a, b) => (a.sent % 7) - (b.sent % 7));
    expect(estimate(shuffled, world.local)).toEqual(inOrder);
  });

  it('is right again with the first answer after a laptop has slept', () => {
    const world = new World();
    world.pings(30, 3000);
    // While the laptop is asleep, its clock stands still for an hour.
    world.ahead -= 3_600_000;
    world.now += 3_600_000;
    world.ping();
    expect(world.error).toBeLessThan(0.5);
    expect(world.known!.samples).toBe(1);
    expect(quality(world.known)).toBe('fair');
    world.pings(10, 55);
    expect(quality(world.known)).toBe('good');
  });

  it.each([3_600_000, -3_600_000])('adapts to a phone whose clock jumps by %d', (jump) => {
    const world = new World();
    world.pings(60, 3000);
    world.ahead += jump;
    world.pings(2, 55);
    expect(world.error).toBeLessThan(0.5);
  });

  it.each([3_600_000, -3_600_000])('is not fooled by a jump of %d while a ping is on its way', (jump) => {
    const world = new World();
    world.pings(60, 3000);
    world.ping(() => (world.ahead += jump));
    world.pings(2, 55);
    expect(world.error).toBeLessThan(0.5);
  });

  it('is ready to count after many answers, and needs as many again after a jump', () => {
    const world = new World();
    expect(isReadyToCount(world.known)).toBe(false);
    world.pings(59, 55);
    expect(isReadyToCount(world.known)).toBe(false);
    world.pings(1, 55);
    expect(isReadyToCount(world.known)).toBe(true);
    world.ahead += 3000;
    world.pings(30, 55);
    expect(quality(world.known)).toBe('good');
    expect(isReadyToCount(world.known)).toBe(false);
    world.pings(30, 55);
    expect(isReadyToCount(world.known)).toBe(true);
  });

  it('is never ready to count where nobody’s timing can be judged', () => {
    const world = Object.assign(new World(), { up: () => 130, down: () => 130 });
    world.pings(100, 270);
    expect(isReadyToCount(world.known)).toBe(false);
  });

  it('cannot judge over a connection with a delay of a quarter of a second', () => {
    const world = Object.assign(new World(), { up: () => 130, down: () => 130 });
    world.pings(20, 270);
    expect(quality(world.known)).toBe('poor');
    Object.assign(world, { up: () => 80, down: () => 80 }).pings(20, 170);
    expect(quality(world.known)).toBe('fair');
  });
});
