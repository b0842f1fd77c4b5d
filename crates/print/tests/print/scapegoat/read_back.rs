//! Reads the printed tables from the PDF with another program and checks that
//! they say what the engine says.

use std::{
    collections::BTreeMap,
    io::Write,
    process::{Command, Stdio},
};

use print::{
    scapegoat::{Order, Sheets},
    sheet::{Layout, Paper},
    words::{Language, Words},
};
use rules::{
    colour::Colour,
    scapegoat::{
        dice::{Dice, DiceKind, Numbering, Sides},
        edition::Edition,
        terms::Die,
    },
    seat::Seat,
};

/// What a mat says for each roll, as printed.
type Table = BTreeMap<(u8, u8), Colour>;

fn pdf(order: &Order) -> Vec<u8> {
    print::pdf(order, &mut |_, _| {}).unwrap()
}

fn mats(edition: u32) -> Order {
    Order { sheets: [Sheets::Mats].into(), ..Order::everything(Edition(edition)) }
}

struct Word {
    x: f64,
    y: f64,
    text: String,
}

/// The words of each page with the middle of their boxes, in points.
fn words(pdf: &[u8]) -> Vec<Vec<Word>> {
    let mut reader = Command::new("pdftotext")
        .args(["-bbox", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("pdftotext is installed (poppler-utils)");
    let mut pipe = reader.stdin.take().unwrap();
    let sent = pdf.to_vec();
    let sender = std::thread::spawn(move || pipe.write_all(&sent));
    let output = reader.wait_with_output().unwrap();
    sender.join().unwrap().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.split("<page ").skip(1).map(|page| page.lines().filter_map(word).collect()).collect()
}

fn word(line: &str) -> Option<Word> {
    let rest = line.trim().strip_prefix("<word ")?;
    let (attributes, text) = rest.split_once('>')?;
    let number = |name: &str| -> Option<f64> {
        attributes.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.parse().ok()
    };
    Some(Word {
        x: (number("xMin")? + number("xMax")?) / 2.0,
        y: (number("yMin")? + number("yMax")?) / 2.0,
        text: text.strip_suffix("</word>")?.to_owned(),
    })
}

/// All tables of a page with the goats they belong to. They are found by the
/// numbers at their edges, whichever way up they are printed, without any
/// knowledge of our layout.
fn tables(page: &[Word], dice: DiceKind, words: &Words) -> Vec<(Colour, Table)> {
    let columns: Vec<u8> = dice.faces(Die::Black).collect();
    let rows: Vec<u8> = dice.faces(Die::White).collect();
    let colour =
        |word: &Word| Colour::ALL.into_iter().find(|colour| words.colour(*colour) == word.text);
    let mut found = Vec::new();
    let firsts = page.iter().filter(|word| word.text == columns[0].to_string());
    for first in firsts {
        // The black numbers are on one line with it.
        let in_line = |number: &u8| {
            let text = number.to_string();
            page.iter().find(|word| word.text == text && (word.y - first.y).abs() < 1.0)
        };
        let Some(heads) = columns.iter().map(in_line).collect::<Option<Vec<&Word>>>() else {
            continue;
        };
        let step = (heads[1].x - heads[0].x) * 0.5;
        if heads.windows(2).any(|pair| (pair[1].x - pair[0].x - 2.0 * step).abs() > 0.5) {
            continue;
        }
        // The white ones are one below the other, left of the first column.
        let way = step.signum();
        let in_column = |number: &u8| {
            let text = number.to_string();
            let mut below = page.iter().filter(|word| {
                let before = (first.x - word.x) * way;
                word.text == text
                    && (word.y - first.y) * way > 5.0
                    && (step.abs()..step.abs() * 3.5).contains(&before)
            });
            below.by_ref().min_by(|a, b| (a.y - first.y).abs().total_cmp(&(b.y - first.y).abs()))
        };
        let sides: Vec<&Word> =
            rows.iter().map(|row| in_column(row).expect("a number for every row")).collect();
        let high = (sides[1].y - sides[0].y).abs() * 0.5;
        let mut table = Table::new();
        for (row, side) in rows.iter().zip(&sides) {
            for (column, head) in columns.iter().zip(&heads) {
                let inside = page.iter().filter(|word| {
                    (word.x - head.x).abs() < step.abs() && (word.y - side.y).abs() < high
                });
                let names: Vec<Colour> = inside.filter_map(colour).collect();
                assert_eq!(names.len(), 1, "one goat in the cell {row}, {column}");
                table.insert((*row, *column), names[0]);
            }
        }
        // The owner's name is above the table.
        let owner = page.iter().filter(|word| {
            let above = (first.y - word.y) * way;
            (10.0..60.0).contains(&above)
        });
        let owner: Vec<Colour> = owner.filter_map(colour).collect();
        assert_eq!(owner.len(), 1, "a mat has one owner");
        found.push((owner[0], table));
    }
    found
}

/// The sets of an order, sorted by number of players.
fn sets(order: &Order) -> Vec<BTreeMap<Colour, Table>> {
    let pages = words(&pdf(order));
    let words = Words::of(order.language);
    let mut mats = pages.iter().flat_map(|page| tables(page, order.dice, words)).peekable();
    let sets = order.players.iter().map(|players| {
        let set: BTreeMap<Colour, Table> = mats.by_ref().take(*players).collect();
        assert_eq!(set.len(), *players, "every goat has its mat");
        set
    });
    let sets = sets.collect();
    assert!(mats.peek().is_none());
    sets
}

fn assert_is_the_engines(order: &Order) {
    for set in sets(order) {
        let goats = order.goats(set.len());
        let mats = order.edition.mats(goats);
        for (k, goat) in goats.iter().enumerate() {
            let mat = mats.mat(Seat(k as u8));
            for ((white, black), printed) in &set[goat] {
                let cell = order.dice.cell(Dice { white: *white, black: *black }).unwrap();
                assert_eq!(*printed, goats[usize::from(mat[cell].0)], "{goat:?} {white} {black}");
            }
            assert_eq!(set[goat].len(), 120);
        }
    }
}

#[test]
fn every_mat_on_paper_says_what_the_engine_says() {
    for edition in [1, 17, 999_999] {
        assert_is_the_engines(&mats(edition));
    }
}

#[test]
fn in_another_language_folded_on_other_paper_they_say_the_same() {
    assert_is_the_engines(&Order {
        language: Language::Es,
        paper: Paper::Letter,
        layout: Layout::Fold,
        colours: vec![
            Colour::Teal,
            Colour::Brown,
            Colour::White,
            Colour::Pink,
            Colour::Yellow,
            Colour::Orange,
        ],
        ..mats(2026)
    });
}

#[test]
fn a_mat_fits_the_dice_of_the_table() {
    for white in [Sides::Ten, Sides::Twelve] {
        for ten in [Numbering::OneToTen, Numbering::ZeroToNine] {
            let dice = DiceKind { white, ten };
            assert_is_the_engines(&Order { dice, players: [3].into(), ..mats(3) });
        }
    }
}

#[test]
fn every_printed_set_has_the_properties_p1_to_p8() {
    for set in sets(&mats(4711)) {
        let players = set.len();
        let mut pairs: BTreeMap<(Colour, Colour), usize> = BTreeMap::new();
        let rolls: Vec<(u8, u8)> = set.values().next().unwrap().keys().copied().collect();
        for roll in rolls {
            let says = |goat: &Colour| set[goat][&roll];
            // P1: exactly one goat that all the others agree on.
            let agreed: Vec<&Colour> = set
                .keys()
                .filter(|goat| set.keys().all(|other| other == *goat || says(other) == **goat))
                .collect();
            assert_eq!(agreed.len(), 1);
            // P2 and P3: no mat names its owner.
            assert!(set.keys().all(|goat| says(goat) != *goat));
            *pairs.entry((*agreed[0], says(agreed[0]))).or_default() += 1;
        }
        // P5, from which P4, P6 and P8 follow: every pair equally often.
        assert_eq!(pairs.len(), players * (players - 1));
        assert!(pairs.values().all(|count| *count == 120 / (players * (players - 1))));
        // P7: every mat names each other goat equally often.
        for (owner, table) in &set {
            for goat in set.keys().filter(|goat| *goat != owner) {
                let count = table.values().filter(|named| *named == goat).count();
                assert_eq!(count, 120 / (players - 1));
            }
        }
    }
}

#[test]
fn the_same_edition_is_the_same_to_the_byte_and_another_is_not() {
    let one = pdf(&Order { players: [4].into(), ..mats(17) });
    assert!(one == pdf(&Order { players: [4].into(), ..mats(17) }));
    assert!(one != pdf(&Order { players: [4].into(), ..mats(18) }));
}

#[test]
fn a_lost_mat_printed_alone_is_the_same_as_in_its_set() {
    let order = Order { players: [5].into(), ..mats(17) };
    let whole = &sets(&order)[0];
    let alone = Order { mat: Some(Colour::Green), ..order };
    let pages = words(&pdf(&alone));
    assert_eq!(pages.len(), 2, "a front and a back");
    let words = Words::of(alone.language);
    let found: Vec<_> = pages.iter().flat_map(|page| tables(page, alone.dice, words)).collect();
    assert_eq!(found, [(Colour::Green, whole[&Colour::Green].clone())]);
}

#[test]
fn progress_is_reported_page_by_page() {
    let mut told = Vec::new();
    print::pdf(&Order { players: [3].into(), ..mats(1) }, &mut |done, of| told.push((done, of)))
        .unwrap();
    assert_eq!(told, [(1, 4), (2, 4), (3, 4), (4, 4)]);
}
