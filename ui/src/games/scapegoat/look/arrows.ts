import type { Spot, Area } from '../../../look/seats';

export interface Arc {
  /** SVG paths of the shaft, its shadow and the head. */
  line: string;
  shadow: string;
  head: string;
  start: Spot;
}

/** The corners of a head that points to the right, from its middle. */
const HEAD = [
  [3.4, 0],
  [-3.2, -3.6],
  [-1.6, 0],
  [-3.2, 3.6],
] as const;
const SHADOW = 0.7;
/** How far an arrow bends to one side, for its length. */
const ASIDE = 0.13;
/** How far from the edge of a seat a head is widest, and half of its width there. */
const [WIDEST_AT, WIDEST] = [5.6, 3.4];

/** Arrows between seats, in this order. Where many point at the same one, their heads spread round it like a fan. */
export function arcs(
  arrows: readonly { from: number; to: number }[],
  places: readonly Spot[],
  area: Area,
): Arc[] {
  const bends = arrows.map(({ from, to }) => bend(places[from]!, places[to]!, places, area));
  const comings = arrows.map(({ to }, k) => angle(places[to]!, bends[k]!));
  places.forEach((to, seat) => {
    const facing = angle(to, area.top);
    // Side by side as their players are, so that no two cross; of two in a row with it the nearer one is outside.
    const place = (k: number) => turn(angle(to, places[arrows[k]!.from]!), facing);
    const far = (k: number) => distance(to, places[arrows[k]!.from]!);
    const here = arrows
      .flatMap((arrow, k) => (arrow.to === seat ? k : []))
      .sort((a, b) => place(a) - place(b) || Math.sign(place(a)) * (far(b) - far(a)));
    const least = Math.min(...here.map((k) => edge(comings[k]!, area)));
    const gap = 2 * Math.asin(WIDEST / (least + WIDEST_AT));
    spread(
      here.map((k) => turn(comings[k]!, facing)),
      gap,
    ).forEach((angle, n) => {
      comings[here[n]!] = facing + angle;
    });
  });
  return arrows.map(({ from, to }, k) => arc(places[from]!, bends[k]!, comings[k]!, places[to]!, area));
}

const distance = (from: Spot, to: Spot) => Math.hypot(to.x - from.x, to.y - from.y);

const angle = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);

/** How far it is from one angle to another, the short way round. */
const turn = (to: number, from: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Moves angles apart by as little as it takes: halfway between pushing all of them one way and the other way. */
function spread(angles: readonly number[], gap: number): number[] {
  const push = (list: readonly number[]) =>
    list.reduce<number[]>(
      (pushed, angle) => [...pushed, Math.max(angle, (pushed.at(-1) ?? -Infinity) + gap)],
      [],
    );
  const onwards = push(angles);
  const back = push(angles.map((angle) => -angle).reverse())
    .map((angle) => -angle)
    .reverse();
  return onwards.map((angle, k) => (angle + back[k]!) / 2);
}

/**
 * The point towards which an arrow bends: to the middle of the table, past the players in between, and to one side, so
 * that two players who point at each other have two separate arrows.
 */
function bend(from: Spot, to: Spot, places: readonly Spot[], { pull, top }: Area): Spot {
  const isPast = places.some(
    (spot) =>
      spot !== from && spot !== to && distance(from, spot) + distance(spot, to) < distance(from, to) + 1,
  );
  const inwards = (side: 'x' | 'y') => {
    const half = (from[side] + to[side]) / 2;
    return half + (isPast ? 1 : pull) * (top[side] - half);
  };
  const [left, up] = pull ? [to.y - from.y, to.x - from.x] : aside(from, to, top);
  return { x: inwards('x') + left * ASIDE, y: inwards('y') - up * ASIDE };
}

/** In rows: names are below the goats, so along a row it's upwards, and from row to row away from those names. */
function aside(from: Spot, to: Spot, top: Spot): [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (!dy) return [0, Math.max(0, dx)];
  const leans = dy < 0 ? dx : -dx;
  return (leans || from.x - top.x) > 0 ? [-dy, -dx] : [dy, dx];
}

/** An arrow that starts and ends clear of the disc and the name plate, and comes from this angle. */
function arc(from: Spot, bend: Spot, coming: number, to: Spot, area: Area): Arc {
  const via = beside(to, coming, distance(bend, to));
  const leaving = angle(from, via);
  const start = beside(from, leaving, edge(leaving, area));
  const end = edge(coming, area);
  const tip = beside(to, coming, end + 2.4);
  const neck = beside(to, coming, end + 4);
  const [cos, sin] = [-Math.cos(coming), -Math.sin(coming)];
  const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const line = (lower = 0) =>
    `M${at(start.x, start.y + lower)}Q${at(via.x, via.y + lower)} ${at(neck.x, neck.y + lower)}`;
  const corners = HEAD.map(([x, y]) => at(tip.x + x * cos - y * sin, tip.y + x * sin + y * cos));
  return { line: line(), shadow: line(SHADOW), head: `M${corners.join('L')}z`, start };
}

/** How far the drawing of a seat reaches from its middle at this angle. */
function edge(angle: number, { disc, plate }: Area): number {
  const margin = 1.4;
  const [across, down] = [Math.abs(Math.cos(angle)), Math.sin(angle)];
  const below = disc / 2 + plate.height + margin;
  // The plate is below the disc, so only an arrow that is steep enough meets it.
  const side = plate.width * 0.55;
  const meetsPlate = down * side > across * (disc / 2 - margin);
  const leavesPlate = meetsPlate ? Math.min(below / down, across ? side / across : Infinity) : 0;
  return Math.max(disc / 2 + margin, leavesPlate);
}

const beside = (spot: Spot, angle: number, distance: number): Spot => ({
  x: spot.x + distance * Math.cos(angle),
  y: spot.y + distance * Math.sin(angle),
});
