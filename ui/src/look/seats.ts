/** Where people sit around the table on the screen, in units of a area that is scaled to fit. */

export interface Spot {
  x: number;
  y: number;
}

export interface Area {
  width: number;
  height: number;
  /** Middle and half axes of the wooden top: people sit at its rim, so a wide one is oval. */
  top: Spot & { rx: number; ry: number };
  /** Free for the things on the table: no seat reaches into it. */
  middle: Spot & { width: number; height: number };
  /** Seats stand on an ellipse; `reach` is how far the outermost ones sit from the middle. */
  ring: Spot & { reach: number; ry: number };
  /** A seat is a disc with a name plate under it; the spot is the middle of the disc. */
  disc: number;
  plate: { width: number; height: number };
  /** How far arrows between seats bend towards the middle: 1 is all the way. In rows only those past somebody do. */
  pull: number;
}

/** `rows` is for small screens: with two rows of seats, everything is still large enough to read and to tap. */
export type Layout = 'landscape' | 'portrait' | 'rows';

export const AREAS: Record<Layout, Area> = {
  landscape: {
    width: 136,
    height: 100,
    top: { x: 68, y: 48, rx: 57, ry: 41.5 },
    middle: { x: 68, y: 51, width: 77, height: 34 },
    ring: { x: 68, y: 46.5, reach: 55, ry: 37 },
    disc: 17,
    plate: { width: 25, height: 8 },
    pull: 0.35,
  },
  portrait: {
    width: 102,
    height: 126,
    top: { x: 51, y: 60, rx: 42, ry: 47 },
    middle: { x: 51, y: 67.5, width: 41, height: 46 },
    ring: { x: 51, y: 57, reach: 37.5, ry: 45.5 },
    disc: 20,
    plate: { width: 27, height: 11 },
    pull: 0.35,
  },
  rows: {
    width: 100,
    height: 96,
    top: { x: 50, y: 47, rx: 54, ry: 43 },
    middle: { x: 50, y: 48, width: 98, height: 40 },
    ring: { x: 50, y: 43, reach: 33.3, ry: 34 },
    disc: 16,
    plate: { width: 32, height: 10 },
    pull: 0,
  },
};

/** Clockwise, in degrees: what is turned by 90 is read from the left side of the screen. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * By how much something must be turned so that it faces a seat: to the side of the screen that is nearest to it. With
 * `halves` it is only turned upside down or not at all, for screens that are too narrow to be read from the side.
 */
export function facing(seat: number, n: number, halves = false): Turn {
  const step = halves ? 180 : 90;
  const round = (360 * seat) / n;
  // Whoever sits exactly between two sides gets the upright one, or the one after it.
  const sides = round <= 180 ? Math.ceil(round / step - 0.5) : Math.floor(round / step + 0.5);
  return ((sides * step + 360) % 360) as Turn;
}

/** The area for n seats: with many of them, everything is a little smaller. */
export function areaOf(layout: Layout, n: number): Area {
  const area = AREAS[layout];
  // As many as fit side by side; there is always room for the middle.
  if (layout === 'rows') {
    const most = Math.max(3, nearRow(n), n - nearRow(n));
    return { ...area, plate: { ...area.plate, width: area.width / most - 1 } };
  }
  const scale = n < 7 ? 1 : n < 9 ? 0.8 : 0.7;
  const scaled = ({ width, height }: { width: number; height: number }, by: number) => ({
    width: width * by,
    height: height * by,
  });
  return {
    ...area,
    middle: { ...area.middle, ...scaled(area.middle, n < 7 ? 1 : 0.7) },
    disc: area.disc * scale,
    plate: scaled(area.plate, scale),
  };
}

/** How many sit in the row nearest to the reader: those who would also sit nearer at a round table. */
function nearRow(n: number): number {
  return n % 2 ? 2 * Math.floor((n - 1) / 4) + 1 : n / 2;
}

/**
 * Spots of n seats. Seat 0 is nearest to the reader; seat k + 1 sits to the left of seat k, which is
 * clockwise on a table seen from above. The ellipse is as wide as n allows, to leave the middle free.
 */
export function spots(n: number, layout: Layout): Spot[] {
  const { ring, width } = AREAS[layout];
  if (layout === 'rows') {
    const near = nearRow(n);
    // From left to right: the near row goes against the playing order, the far row with it.
    const first = Math.floor(near / 2);
    const row = (count: number, seatAt: (k: number) => number, y: number) =>
      Array.from({ length: count }, (_, k) => ({
        seat: (seatAt(k) + n) % n,
        x: (width * (k + 0.5)) / count,
        y,
      }));
    return [
      ...row(near, (k) => first - k, ring.y + ring.ry),
      ...row(n - near, (k) => first + 1 + k, ring.y - ring.ry),
    ].sort((a, b) => a.seat - b.seat);
  }
  const angles = Array.from({ length: n }, (_, k) => Math.PI / 2 + (k * 2 * Math.PI) / n);
  const widest = Math.max(...angles.map((angle) => Math.abs(Math.cos(angle))));
  // Two sit opposite each other, one above the other.
  const rx = n > 2 ? ring.reach / widest : 0;
  return angles.map((angle) => ({ x: ring.x + rx * Math.cos(angle), y: ring.y + ring.ry * Math.sin(angle) }));
}
