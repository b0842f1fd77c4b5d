// What a network does to messages: for each direction, a function for the delay of a message that is sent at `now`.
// Messages never overtake each other, because they are one stream.
//
// Goals say how far apart zero may be believed and drawn in 99 of 100 counts, and how far apart touches are when 95 of
// 100 have to be decided.

const between = (low, high) => low + (high - low) * Math.random();
const exponential = (mean) => -mean * Math.log(1 - Math.random());

const BEACON = 102.4;
const NEAR = { believed: 5, drawn: 25, apart: 80 };

/** By name: a description, and the two directions for phone `k` of six. */
export const PROFILES = {
  jitter: {
    what: '5 to 80 ms for every message',
    goal: NEAR,
    make: () => ({ up: () => between(5, 80), down: () => between(5, 80) }),
  },
  distance: {
    what: '5 … 80 ms, another one for every phone',
    goal: NEAR,
    make: (k) => ({ up: () => 5 + 15 * k, down: () => 5 + 15 * k }),
  },
  wifi: {
    what: 'Wi-Fi: 2 to 6 ms and some, one in twenty stalls for 50 to 150',
    goal: { ...NEAR, apart: 50 },
    make: () => {
      const way = () => between(2, 6) + exponential(3) + (Math.random() < 0.05 ? between(50, 150) : 0);
      return { up: way, down: way };
    },
  },
  sleepy: {
    what: 'power save: what comes down waits for the next beacon',
    goal: NEAR,
    make: () => {
      const phase = between(0, BEACON);
      const down = (now) => {
        const arrives = now + between(2, 5);
        return phase + Math.ceil((arrives - phase) / BEACON) * BEACON - now;
      };
      return { up: () => between(2, 5), down };
    },
  },
  lopsided: {
    what: 'always 5 ms up, and down 5 … 45, another one for every phone: no clock can see that',
    goal: { apart: 80 },
    make: (k) => ({ up: () => 5, down: () => 5 + 8 * k }),
  },
  mobile: {
    what: 'mobile data: 40 … 80 ms, another one for every phone, and up to 40 more, one in thirty stalls for 200 to 500',
    goal: { believed: 15, drawn: 35, apart: 300 },
    make: (k) => {
      const way = () => 40 + 8 * k + between(0, 40) + (Math.random() < 1 / 30 ? between(200, 500) : 0);
      return { up: way, down: way };
    },
  },
};
