import { describe, expect, it } from 'vitest';
import { HostClock } from './clock';

/** A question to a host whose clock is `offset` ahead. */
function ping(at: number, offset: number, up: number, down: number) {
  const received = at + up + offset;
  return { sent: at, received, answered: received + 0.3, arrived: at + up + 0.3 + down };
}

describe('the host’s clock', () => {
  it('is unknown before the first answer', () => {
    const clock = new HostClock();
    expect([clock.offset, clock.doubt, clock.toHost(5), clock.toLocal(5)]).toEqual([null, null, null, null]);
  });

  it('is exact when both ways take the same time', () => {
    const clock = new HostClock();
    clock.add(ping(100, 5000, 12, 12));
    expect(clock.offset).toBeCloseTo(5000);
    expect(clock.toLocal(5200)).toBeCloseTo(200);
    expect(clock.toHost(200)).toBeCloseTo(5200);
    expect(clock.doubt).toBeCloseTo(12);
  });

  it('takes the best way up and the best way down from different questions', () => {
    const clock = new HostClock();
    clock.add(ping(0, -700, 5, 80));
    clock.add(ping(60, -700, 80, 5));
    expect(clock.offset).toBeCloseTo(-700);
    expect(clock.doubt).toBeCloseTo(5);
  });

  it('forgets what is older than the last twenty, so that drift does not add up', () => {
    const clock = new HostClock();
    clock.add(ping(0, 0, 0, 0));
    for (let k = 1; k <= 20; k++) clock.add(ping(k * 55, 40, 3, 3));
    expect(clock.samples).toBe(20);
    expect(clock.offset).toBeCloseTo(40);
  });

  it('starts afresh after a break', () => {
    const clock = new HostClock();
    clock.add(ping(0, 0, 1, 1));
    clock.forget();
    expect(clock.offset).toBeNull();
  });
});
