/** The two decoder dice as solids, turned, lit and projected. Knows nothing of numbers or markup. */

export type Sides = 10 | 12;
type Vec = readonly [number, number, number];

export interface Facet {
  /** Corners on the screen, with x to the right and y down; the solid is inside the unit circle. */
  corners: [number, number][];
  /** From 0 in the shade to 1 in full lamplight. */
  light: number;
  /** The face that shows the number when the die is at rest. */
  front: boolean;
}

const LAMP = unit([-0.45, 0.75, 0.62]);
const SPIN_AXIS = unit([0.55, 0.8, 0.25]);

/** The visible facets of a die, turned by `spin` radians from where it comes to rest. */
export function facets(sides: Sides, spin = 0): Facet[] {
  const { faces, front } = SOLIDS[sides];
  return faces.flatMap((face, index) => {
    const turned = face.map((corner) => rotate(corner, SPIN_AXIS, spin));
    const normal = outward(turned);
    if (normal[2] <= 0.01) return [];
    return {
      corners: turned.map(([x, y]): [number, number] => [x, -y]),
      light: Math.max(0, Math.min(1, 0.5 + 0.55 * dot(normal, LAMP))),
      front: index === front,
    };
  });
}

/** The number of faces of the solid. The geometry is computed, so a test checks that the number is right. */
export function faceCount(sides: Sides): number {
  return SOLIDS[sides].faces.length;
}

interface Solid {
  faces: Vec[][];
  front: number;
}

const SOLIDS: Record<Sides, Solid> = {
  10: settle(trapezohedron(), unit([0, 0.3, 1])),
  12: settle(dodecahedron(), unit([0.05, 0.16, 1])),
};

/**
 * A pentagonal trapezohedron standing on its axis (y up). Its belt zigzags by tan²18° of the apex height, because
 * only then are the four corners of a kite in one plane.
 */
function trapezohedron(): Vec[][] {
  const apex = 1.16;
  const zigzag = apex * Math.tan(Math.PI / 10) ** 2;
  const belt = (k: number): Vec => {
    const angle = (k * Math.PI) / 5;
    return [Math.sin(angle), (k % 2 ? 1 : -1) * zigzag, Math.cos(angle)];
  };
  return Array.from({ length: 10 }, (_, k) => {
    const top = k % 2 === 0;
    return [[0, top ? apex : -apex, 0] as Vec, belt(k + 9), belt(k), belt(k + 1)];
  });
}

function dodecahedron(): Vec[][] {
  const p = (1 + Math.sqrt(5)) / 2;
  const signs = [-1, 1];
  const cycle = ([x, y, z]: Vec): Vec[] => [
    [x, y, z],
    [z, x, y],
    [y, z, x],
  ];
  const corners: Vec[] = signs.flatMap((a) =>
    signs.flatMap((b) => [...signs.map((c): Vec => [a, b, c]), ...cycle([0, a / p, b * p])]),
  );
  const normals = signs.flatMap((a) => signs.flatMap((b) => cycle([0, a * p, b])));
  return normals.map((normal) => {
    const far = Math.max(...corners.map((corner) => dot(corner, normal)));
    return round(
      corners.filter((corner) => dot(corner, normal) > far - 1e-6),
      normal,
    );
  });
}

/** Turns the solid so that one face points towards `view` with a corner up, and scales it to the unit circle. */
function settle(faces: Vec[][], view: Vec): Solid {
  const front = 0;
  const face = faces[front]!;
  const forward = outward(face);
  const centre = mean(face);
  const tip = sub(face[0]!, centre);
  const up = unit(sub(tip, scale(forward, dot(tip, forward))));
  const right = cross(up, forward);
  const size = Math.max(...faces.flat().map((corner) => Math.hypot(...corner)));
  const wantRight = unit(cross([0, 1, 0], view));
  const wantUp = cross(view, wantRight);
  const turn = (v: Vec): Vec => {
    const [x, y, z] = [dot(v, right) / size, dot(v, up) / size, dot(v, forward) / size];
    return vec((i) => wantRight[i] * x + wantUp[i] * y + view[i] * z);
  };
  return { faces: faces.map((corners) => corners.map(turn)), front };
}

/** The corners of a flat face, in order around its normal. */
function round(corners: Vec[], normal: Vec): Vec[] {
  const centre = mean(corners);
  const a = unit(sub(corners[0]!, centre));
  const b = cross(unit(normal), a);
  const angle = (v: Vec) => Math.atan2(dot(sub(v, centre), b), dot(sub(v, centre), a));
  return [...corners].sort((v, w) => angle(v) - angle(w));
}

function outward(face: Vec[]): Vec {
  const [a, b, c] = face as [Vec, Vec, Vec];
  const normal = unit(cross(sub(b, a), sub(c, b)));
  return dot(normal, mean(face)) < 0 ? scale(normal, -1) : normal;
}

/** Rodrigues' rotation. */
function rotate(v: Vec, axis: Vec, angle: number): Vec {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = cross(axis, v);
  const along = dot(axis, v) * (1 - c);
  return vec((i) => v[i] * c + side[i] * s + axis[i] * along);
}

function vec(at: (i: 0 | 1 | 2) => number): Vec {
  return [at(0), at(1), at(2)];
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function sub(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function scale(a: Vec, k: number): Vec {
  return [a[0] * k, a[1] * k, a[2] * k];
}
function unit(a: Vec): Vec {
  return scale(a, 1 / Math.hypot(...a));
}
function mean(vs: Vec[]): Vec {
  return scale(
    vs.reduce((sum, v) => [sum[0] + v[0], sum[1] + v[1], sum[2] + v[2]]),
    1 / vs.length,
  );
}
