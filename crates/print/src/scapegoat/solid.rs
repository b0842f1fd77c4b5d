//! The two dice as solids, and their nets: the faces laid out flat, which
//! edges are folded, which are glued, and where the flaps are.

use std::f64::consts::PI;

use kurbo::{Affine, Point, Vec2};

pub type Corner = [f64; 3];

/// Faces list their corners anticlockwise, seen from outside.
#[derive(Debug, Clone)]
pub struct Solid {
    pub corners: Vec<Corner>,
    pub faces: Vec<Vec<usize>>,
}

/// An edge of a face: from this corner of its list to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    pub face: usize,
    pub side: usize,
}

/// A solid cut open and laid flat, its outside up.
#[derive(Debug, Clone)]
pub struct Net {
    /// The corners of each face, as the solid lists them.
    pub faces: Vec<Vec<Point>>,
    /// Folds: an edge, and the edge of another face that coincides with it.
    pub hinges: Vec<(Edge, Edge)>,
    /// Joins: the edge that has a flap, and the one it is glued to.
    pub joins: Vec<(Edge, Edge)>,
    /// The outline of each join's flap, starting with the edge itself.
    pub flaps: Vec<[Point; 4]>,
}

impl Solid {
    /// The pentagonal trapezohedron: ten equal kites, so each face is as
    /// likely as any other. Corners 0 and 1 are its tips, then the belt.
    pub fn ten() -> Solid {
        let tip = 1.05;
        // Only this zigzag puts the four corners of a kite in one plane.
        let zigzag = tip * (PI / 10.0).tan().powi(2);
        let belt = |k: usize| {
            let angle = k as f64 * PI / 5.0;
            [angle.cos(), angle.sin(), if k.is_multiple_of(2) { -zigzag } else { zigzag }]
        };
        let mut corners = vec![[0.0, 0.0, tip], [0.0, 0.0, -tip]];
        corners.extend((0..10).map(belt));
        let at = |k: usize| 2 + k % 10;
        let upper = (0..5).map(|k| vec![0, at(2 * k + 9), at(2 * k), at(2 * k + 1)]);
        let lower = (0..5).map(|k| vec![1, at(2 * k + 2), at(2 * k + 1), at(2 * k)]);
        Solid { corners, faces: upper.chain(lower).collect() }
    }

    /// The regular dodecahedron. Face 0, its five neighbours in their order
    /// round it, then the five round face 11, and face 11.
    pub fn twelve() -> Solid {
        let golden = (1.0 + 5f64.sqrt()) / 2.0;
        let mut corners: Vec<Corner> = Vec::new();
        for a in [-1.0, 1.0] {
            for b in [-1.0, 1.0] {
                corners.extend([[a, b, -1.0], [a, b, 1.0]]);
                let (small, large) = (a / golden, b * golden);
                corners.extend([[0.0, small, large], [large, 0.0, small], [small, large, 0.0]]);
            }
        }
        let mut normals: Vec<Corner> = Vec::new();
        for a in [-golden, golden] {
            for b in [-1.0, 1.0] {
                normals.extend([[0.0, a, b], [b, 0.0, a], [a, b, 0.0]]);
            }
        }
        let first = normals[0];
        let (x, y) = frame(first);
        // From face 0 outwards, and round it within a ring.
        normals.sort_by(|a, b| {
            let ring = |v: Corner| -(dot(v, first) * 1e3).round() as i64;
            let round = |v: Corner| dot(v, y).atan2(dot(v, x));
            ring(*a).cmp(&ring(*b)).then(round(*a).total_cmp(&round(*b)))
        });
        let face = |normal: &Corner| {
            let far = corners.iter().map(|c| dot(*c, *normal)).fold(f64::MIN, f64::max);
            let (x, y) = frame(*normal);
            let mut around: Vec<usize> =
                (0..corners.len()).filter(|c| dot(corners[*c], *normal) > far - 1e-6).collect();
            let angle = |c: &usize| dot(corners[*c], y).atan2(dot(corners[*c], x));
            around.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
            around
        };
        let faces = normals.iter().map(face).collect();
        Solid { corners, faces }
    }

    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        let faces = self.faces.iter().enumerate();
        faces.flat_map(|(face, list)| (0..list.len()).map(move |side| Edge { face, side }))
    }

    /// The corners at both ends of an edge.
    pub fn ends(&self, Edge { face, side }: Edge) -> (usize, usize) {
        let list = &self.faces[face];
        (list[side], list[(side + 1) % list.len()])
    }

    /// The same edge on the other face that it belongs to.
    pub fn twin(&self, edge: Edge) -> Edge {
        let (from, to) = self.ends(edge);
        let twin = self.edges().find(|other| self.ends(*other) == (to, from));
        twin.expect("a solid is closed")
    }

    /// The face at the bottom when this one is on top.
    pub fn opposite(&self, face: usize) -> usize {
        let away = scaled(self.centre(face), -1.0);
        let far = |other: &usize| dot(self.centre(*other), away);
        let best = (0..self.faces.len()).max_by(|a, b| far(a).total_cmp(&far(b)));
        best.unwrap_or(face)
    }

    fn centre(&self, face: usize) -> Corner {
        let list = &self.faces[face];
        let sum = list.iter().fold([0.0; 3], |sum, c| plus(sum, self.corners[*c]));
        scaled(sum, 1.0 / list.len() as f64)
    }

    /// Lays the solid flat: each pair is a face and the one it hangs on, which
    /// must have come before; the first face hangs on none.
    pub fn unfold(&self, hangs_on: &[(usize, usize)], size: f64, flap: f64) -> Net {
        let mut faces: Vec<Vec<Point>> = vec![Vec::new(); self.faces.len()];
        let mut hinges = Vec::new();
        let root = hangs_on.first().map_or(0, |(_, parent)| *parent);
        faces[root] = self.flat(root, size);
        for (child, parent) in hangs_on {
            let mut own = self.edges().filter(|edge| edge.face == *child);
            let hinge = own.find(|edge| self.twin(*edge).face == *parent);
            let hinge = hinge.expect("a face hangs on a neighbour");
            let twin = self.twin(hinge);
            let flat = self.flat(*child, size);
            let (from, to) = side(&flat, hinge.side);
            let (to_there, from_there) = side(&faces[*parent], twin.side);
            let turn = (to_there - from_there).atan2() - (to - from).atan2();
            let place = Affine::translate(from_there.to_vec2())
                * Affine::rotate(turn)
                * Affine::translate(-from.to_vec2());
            faces[*child] = flat.into_iter().map(|corner| place * corner).collect();
            hinges.push((hinge, twin));
        }
        let mut net = Net { faces, hinges, joins: Vec::new(), flaps: Vec::new() };
        for edge in self.edges() {
            let twin = self.twin(edge);
            let is_known = |pair: &(Edge, Edge)| [pair.0, pair.1].contains(&edge);
            if !net.hinges.iter().chain(&net.joins).any(is_known) {
                net.add_flap(edge, twin, flap);
            }
        }
        net
    }

    /// One face in its own plane, on a page where y grows downwards.
    fn flat(&self, face: usize, size: f64) -> Vec<Point> {
        let list = &self.faces[face];
        let corner = |k: usize| self.corners[list[k % list.len()]];
        let along = unit(minus(corner(1), corner(0)));
        let normal = unit(cross(along, minus(corner(2), corner(1))));
        let up = cross(normal, along);
        let place = |k: usize| {
            let v = minus(corner(k), corner(0));
            Point::new(dot(v, along) * size, -dot(v, up) * size)
        };
        (0..list.len()).map(place).collect()
    }
}

impl Net {
    /// The largest flap that covers nothing else, on either of the two edges.
    fn add_flap(&mut self, edge: Edge, twin: Edge, depth: f64) {
        const ANGLES: [f64; 4] = [60.0, 45.0, 32.0, 22.0];
        let mut best: Option<(f64, (Edge, Edge), [Point; 4])> = None;
        for (own, other) in [(edge, twin), (twin, edge)] {
            let (a, b) = side(&self.faces[own.face], own.side);
            let along = (b - a).normalize();
            // Faces run anticlockwise, so outside is on their right.
            let out = Vec2::new(-along.y, along.x);
            for deep in [1.0, 0.8] {
                for (left, right) in ANGLES.iter().flat_map(|l| ANGLES.iter().map(move |r| (l, r)))
                {
                    let deep = depth * deep;
                    let inset = |angle: &f64| along * (deep / angle.to_radians().tan());
                    let flap = [a, b, b + out * deep - inset(right), a + out * deep + inset(left)];
                    let top = (flap[2] - flap[3]).dot(along);
                    let area = deep * (top + (b - a).hypot()) / 2.0;
                    let is_better = best.as_ref().is_none_or(|(most, ..)| area > *most + 1e-9);
                    if top > depth * 0.4 && is_better && self.is_free(own.face, &flap) {
                        best = Some((area, (own, other), flap));
                    }
                }
            }
        }
        let (_, join, flap) = best.expect("there is room for every flap");
        self.joins.push(join);
        self.flaps.push(flap);
    }

    fn is_free(&self, own: usize, flap: &[Point; 4]) -> bool {
        let faces = self.faces.iter().enumerate().filter(|(face, _)| *face != own);
        faces.map(|(_, corners)| corners.as_slice()).all(|face| !overlap(flap, face))
            && self.flaps.iter().all(|other| !overlap(flap, other))
    }

    /// Upper left and lower right of everything.
    pub fn extent(&self) -> (Point, Point) {
        let all = || self.faces.iter().flatten().chain(self.flaps.iter().flatten());
        let least = |part: fn(&Point) -> f64| all().map(part).fold(f64::MAX, f64::min);
        let most = |part: fn(&Point) -> f64| all().map(part).fold(f64::MIN, f64::max);
        (Point::new(least(|p| p.x), least(|p| p.y)), Point::new(most(|p| p.x), most(|p| p.y)))
    }

    pub fn moved(mut self, place: Affine) -> Net {
        for corner in self.faces.iter_mut().flatten().chain(self.flaps.iter_mut().flatten()) {
            *corner = place * *corner;
        }
        self
    }
}

/// Whether two convex shapes share more than an edge.
pub fn overlap(one: &[Point], other: &[Point]) -> bool {
    let reach = |shape: &[Point], axis: Vec2| {
        let along = |point: &Point| point.to_vec2().dot(axis);
        let least = shape.iter().map(along).fold(f64::MAX, f64::min);
        (least, shape.iter().map(along).fold(f64::MIN, f64::max))
    };
    let sides = |shape: &[Point]| -> Vec<Vec2> {
        (0..shape.len()).map(|k| side(shape, k)).map(|(a, b)| (b - a).normalize()).collect()
    };
    [one, other].into_iter().flat_map(sides).all(|along| {
        let axis = Vec2::new(-along.y, along.x);
        let ((a0, a1), (b0, b1)) = (reach(one, axis), reach(other, axis));
        a0 < b1 - 1e-6 && b0 < a1 - 1e-6
    })
}

/// Both ends of a side of a shape.
pub fn side(shape: &[Point], side: usize) -> (Point, Point) {
    (shape[side], shape[(side + 1) % shape.len()])
}

/// Two directions at right angles to this one and to each other.
fn frame(normal: Corner) -> (Corner, Corner) {
    let normal = unit(normal);
    let other = if normal[0].abs() < 0.5 { [1.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0] };
    let x = unit(cross(other, normal));
    (x, cross(normal, x))
}

fn dot(a: Corner, b: Corner) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
fn cross(a: Corner, b: Corner) -> Corner {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
fn plus(a: Corner, b: Corner) -> Corner {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
fn minus(a: Corner, b: Corner) -> Corner {
    plus(a, scaled(b, -1.0))
}
fn scaled(a: Corner, by: f64) -> Corner {
    a.map(|part| part * by)
}
fn unit(a: Corner) -> Corner {
    scaled(a, 1.0 / dot(a, a).sqrt())
}
