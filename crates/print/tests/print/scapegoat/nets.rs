//! Folds the nets by arithmetic: they must close into the solids that they are
//! meant to be.

use print::{
    page::Point,
    scapegoat::{
        dice::PaperDie,
        solid::{Edge, Net, overlap, side},
    },
};

type Space = [f64; 3];

fn dice() -> [PaperDie; 2] {
    [PaperDie::new(1..=10), PaperDie::new(1..=12)]
}

fn minus(a: Space, b: Space) -> Space {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
fn dot(a: Space, b: Space) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
fn cross(a: Space, b: Space) -> Space {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
fn length(a: Space) -> f64 {
    dot(a, a).sqrt()
}
fn unit(a: Space) -> Space {
    a.map(|part| part / length(a))
}

/// The point `v`, rotated about an axis through another point.
fn turned(v: Space, through: Space, axis: Space, angle: f64) -> Space {
    let v = minus(v, through);
    let (sin, cos) = angle.sin_cos();
    let (side, along) = (cross(axis, v), dot(axis, v) * (1.0 - cos));
    std::array::from_fn(|k| through[k] + v[k] * cos + side[k] * sin + axis[k] * along)
}

/// The net folded at its hinges, each by the angle for its length, in the
/// order in which the faces are attached.
fn folded(net: &Net, angle: impl Fn(f64) -> f64) -> Vec<Vec<Space>> {
    // The printed side is up: y grows downwards on a page, so it is flipped here.
    let flat = |p: &Point| [p.x, -p.y, 0.0];
    let mut faces: Vec<Vec<Space>> =
        net.faces.iter().map(|face| face.iter().map(flat).collect()).collect();
    for (child, _) in net.hinges.iter() {
        let (a, b) = side(&net.faces[child.face], child.side);
        let bend = angle((b - a).hypot());
        let list = faces[child.face].clone();
        let (a, b) = (list[child.side], list[(child.side + 1) % list.len()]);
        let axis = unit(minus(b, a));
        for face in below(net, child.face) {
            for corner in &mut faces[face] {
                // Away from the printed side.
                *corner = turned(*corner, a, axis, -bend);
            }
        }
    }
    faces
}

/// A face and all faces attached to it.
fn below(net: &Net, face: usize) -> Vec<usize> {
    let mut all = vec![face];
    let mut k = 0;
    while k < all.len() {
        let face = all[k];
        let hanging = net.hinges.iter().filter(|(_, parent)| parent.face == face);
        all.extend(hanging.map(|(child, _)| child.face));
        k += 1;
    }
    all
}

fn end_points(faces: &[Vec<Space>], edge: Edge) -> (Space, Space) {
    let list = &faces[edge.face];
    (list[edge.side], list[(edge.side + 1) % list.len()])
}

/// What must be true of any folded die: it is closed, has this many corners,
/// and all its faces are equally far from its centre.
fn assert_closes(net: &Net, faces: &[Vec<Space>], corners: usize) {
    for (own, other) in net.joins.iter().chain(&net.hinges) {
        let ((a, b), (c, d)) = (end_points(faces, *own), end_points(faces, *other));
        assert!(length(minus(a, d)) < 1e-6 && length(minus(b, c)) < 1e-6, "{own:?} {other:?}");
    }
    let mut distinct: Vec<Space> = Vec::new();
    for corner in faces.iter().flatten() {
        if distinct.iter().all(|other| length(minus(*corner, *other)) > 1e-6) {
            distinct.push(*corner);
        }
    }
    assert_eq!(distinct.len(), corners);
    let middle: Space = std::array::from_fn(|k| {
        distinct.iter().map(|corner| corner[k]).sum::<f64>() / corners as f64
    });
    let distances: Vec<f64> = faces
        .iter()
        .map(|face| {
            let normal = unit(cross(minus(face[1], face[0]), minus(face[2], face[1])));
            dot(minus(face[0], middle), normal)
        })
        .collect();
    assert!(distances.iter().all(|far| (far - distances[0]).abs() < 1e-6 && *far > 5.0));
}

fn sides(face: &[Point]) -> Vec<f64> {
    (0..face.len()).map(|k| side(face, k)).map(|(a, b)| (b - a).hypot()).collect()
}

#[test]
fn the_ten_sided_die_is_a_fair_pentagonal_trapezohedron() {
    let PaperDie { net, .. } = PaperDie::new(1..=10);
    assert_eq!(net.faces.len(), 10);
    let kite = sides(&net.faces[0]);
    let (long, short) = (kite[0], kite[1]);
    assert!(long > short * 1.5);
    for face in &net.faces {
        // The same kite ten times: long, short, short, long from its tip on.
        let lengths = sides(face);
        for (length, expected) in lengths.iter().zip([long, short, short, long]) {
            assert!((length - expected).abs() < 1e-6, "{lengths:?}");
        }
        let across = (face[3] - face[1]).hypot();
        let first = (net.faces[0][3] - net.faces[0][1]).hypot();
        assert!((across - first).abs() < 1e-6, "the angles are the same, too");
    }
    // The bends follow from the kite alone. Round a tip five tips of kites
    // meet; at a corner of the belt two blunt corners and one tail.
    let angle_at = |k: usize| {
        let face = &net.faces[0];
        let (a, b) = (face[(k + 3) % 4] - face[k], face[(k + 1) % 4] - face[k]);
        (a.dot(b) / (a.hypot() * b.hypot())).acos()
    };
    let bend = |cap: f64, others: (f64, f64)| {
        // Spherical law of cosines: the angle between two faces at a corner.
        let (b, c) = others;
        let between = ((cap.cos() - b.cos() * c.cos()) / (b.sin() * c.sin())).acos();
        std::f64::consts::PI - between
    };
    let (tip, shoulder, tail) = (angle_at(0), angle_at(1), angle_at(2));
    // Three faces meet at a corner of the belt: two shoulders that share a
    // long edge, and the tail of a kite from the other side between them.
    let at_long = bend(tail, (shoulder, shoulder));
    let at_short = bend(shoulder, (shoulder, tail));
    let faces =
        folded(&net, |length| if length > (long + short) / 2.0 { at_long } else { at_short });
    assert!(5.0 * tip < 2.0 * std::f64::consts::PI);
    assert_closes(&net, &faces, 12);
}

#[test]
fn the_twelve_sided_die_is_a_regular_dodecahedron() {
    let PaperDie { net, .. } = PaperDie::new(1..=12);
    assert_eq!(net.faces.len(), 12);
    let edge = sides(&net.faces[0])[0];
    for face in &net.faces {
        assert!(sides(face).iter().all(|length| (length - edge).abs() < 1e-6));
        let diagonal = (face[2] - face[0]).hypot() / edge;
        assert!((diagonal - (1.0 + 5f64.sqrt()) / 2.0).abs() < 1e-6, "a regular pentagon");
    }
    let dihedral = (-(0.2f64.sqrt())).acos();
    let faces = folded(&net, |_| std::f64::consts::PI - dihedral);
    assert_closes(&net, &faces, 20);
}

#[test]
fn every_edge_is_folded_or_glued_with_exactly_one_flap() {
    for (die, flaps) in dice().into_iter().zip([11, 19]) {
        let net = &die.net;
        assert_eq!(net.joins.len(), flaps);
        assert_eq!(net.flaps.len(), flaps);
        let mut edges: Vec<Edge> =
            net.hinges.iter().chain(&net.joins).flat_map(|(a, b)| [*a, *b]).collect();
        let count = edges.len();
        edges.sort_by_key(|edge| (edge.face, edge.side));
        edges.dedup();
        assert_eq!(edges.len(), count, "no edge appears twice");
        assert_eq!(count, die.solid.edges().count());
        for ((own, other), flap) in net.joins.iter().zip(&net.flaps) {
            let (a, b) = side(&net.faces[own.face], own.side);
            assert!((flap[0] - a).hypot() < 1e-9 && (flap[1] - b).hypot() < 1e-9);
            let glued = sides(&net.faces[other.face])[other.side];
            assert!(((b - a).hypot() - glued).abs() < 1e-6, "glued edges are equally long");
            let deep = (flap[2] - flap[1]).cross(b - a).abs() / (b - a).hypot();
            assert!(deep >= 3.9, "the flap is too narrow for glue: {deep} mm");
        }
    }
}

#[test]
fn nothing_on_a_net_covers_anything_else() {
    for die in dice() {
        let faces = die.net.faces.iter().map(Vec::as_slice);
        let flaps = die.net.flaps.iter().map(<[Point; 4]>::as_slice);
        let all: Vec<&[Point]> = faces.chain(flaps).collect();
        for (k, one) in all.iter().enumerate() {
            assert!(all[k + 1..].iter().all(|other| !overlap(one, other)));
        }
    }
}

#[test]
fn opposite_faces_always_add_up_to_the_same() {
    for (faces, sum) in [(1..=10, 11), (0..=9, 9), (1..=12, 13)] {
        let die = PaperDie::new(faces.clone());
        let mut numbers = die.numbers.clone();
        for (face, number) in numbers.iter().enumerate() {
            let opposite = die.solid.opposite(face);
            assert_ne!(opposite, face);
            assert_eq!(number + die.numbers[opposite], sum);
        }
        numbers.sort_unstable();
        assert_eq!(numbers, faces.collect::<Vec<u8>>());
    }
}
