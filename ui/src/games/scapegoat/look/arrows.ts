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

/**
 * An arrow from one seat to another that starts and ends clear of the disc and the name plate. It bends towards the
 * middle of the table, past the players in between, and to its own left, so that two players who point at each other
 * have two separate arrows.
 */
export function arc(from: Spot, to: Spot, area: Area): Arc {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.13;
  const inwards = (side: 'x' | 'y') => {
    const half = (from[side] + to[side]) / 2;
    return half + area.pull * (area.top[side] - half);
  };
  const via = { x: inwards('x') + dy * bend, y: inwards('y') - dx * bend };
  const end = edge(to, via, area);
  const start = towards(from, via, edge(from, via, area));
  const tip = towards(to, via, end + 2.4);
  const neck = towards(to, via, end + 4);
  const length = Math.hypot(to.x - via.x, to.y - via.y);
  const [cos, sin] = [(to.x - via.x) / length, (to.y - via.y) / length];
  const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const line = (lower = 0) =>
    `M${at(start.x, start.y + lower)}Q${at(via.x, via.y + lower)} ${at(neck.x, neck.y + lower)}`;
  const corners = HEAD.map(([x, y]) => at(tip.x + x * cos - y * sin, tip.y + x * sin + y * cos));
  return { line: line(), shadow: line(SHADOW), head: `M${corners.join('L')}z`, start };
}

/** How far the drawing of a seat reaches from its middle in the direction of a point. */
function edge(seat: Spot, towards: Spot, { disc, plate }: Area): number {
  const margin = 1.4;
  const [dx, dy] = [towards.x - seat.x, towards.y - seat.y];
  const length = Math.hypot(dx, dy);
  const below = disc / 2 + plate.height + margin;
  // The plate is below the disc.
  const side = plate.width * 0.55;
  const leavesPlate =
    dy > 0 ? Math.min((below * length) / dy, dx ? (side * length) / Math.abs(dx) : Infinity) : 0;
  return Math.max(disc / 2 + margin, leavesPlate);
}

function towards(from: Spot, to: Spot, distance: number): Spot {
  const k = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
}
