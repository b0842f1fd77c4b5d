//! The judge of the grid.

use proptest::prelude::*;
use rules::{
    game::Parts,
    rowing::{
        RowYourGoat,
        advice::{Advice, Question},
        card::{Boat, Card, CardColour, Grid, Pile},
        command::Command,
        refusal::Refusal,
        sets::{GridLine, Judgement, Why, judge},
    },
};

use super::script::{ANA, BEA, Script, set_found};

/// A grid from letters: boats are `b`, `r`, `f`, `j`, colours `p`, `b`, `o`,
/// `y`, then the height; a dot is an empty cell.
fn grid(text: &str) -> Grid {
    let pile = |cell: &str| {
        let mut letters = cell.chars();
        let boat = match letters.next()? {
            'b' => Boat::RowingBoat,
            'r' => Boat::Raft,
            'f' => Boat::FloatRing,
            'j' => Boat::JetSki,
            _ => return None,
        };
        let colour = match letters.next()? {
            'p' => CardColour::Pink,
            'b' => CardColour::Blue,
            'o' => CardColour::Orange,
            _ => CardColour::Yellow,
        };
        let height = letters.as_str().parse().unwrap_or(1);
        Some(Pile { card: Card { boat, colour }, height })
    };
    Grid(text.split_whitespace().map(pile).collect())
}

fn lines(judgement: &Judgement) -> Vec<GridLine> {
    judgement.sets.iter().map(|set| set.line).collect()
}

#[test]
fn three_in_a_line_share_the_boat_the_colour_or_both() {
    let judgement = judge(&grid("bp bb bo   rp rp rp   . jp ."));
    let sets = judgement.unwrap().sets;
    let told: Vec<_> = sets.iter().map(|set| (set.line, &set.why[..])).collect();
    assert_eq!(
        told,
        [(GridLine::Row1, &[Why::Boat][..]), (GridLine::Row2, &[Why::Boat, Why::Colour][..])]
    );
    assert!(judge(&grid("bp rp bb  . . .  . . .")).unwrap().sets.is_empty(), "two and two");
}

#[test]
fn all_eight_lines_are_looked_at() {
    let all = judge(&grid("bp bp bp bp bp bp bp bp bp")).unwrap();
    assert_eq!(lines(&all), GridLine::ALL);
    assert_eq!(all.sets[0].leaves, [GridLine::Row2, GridLine::Row3]);
    assert!(all.sets[6].leaves.is_empty(), "every other line crosses a diagonal");
    for line in GridLine::ALL {
        let mut cells = vec![None; 9];
        for cell in line.cells() {
            cells[cell] = grid("bp").0[0];
        }
        assert_eq!(lines(&judge(&Grid(cells)).unwrap()), [line]);
    }
}

#[test]
fn the_cheapest_set_has_the_fewest_cards() {
    let judgement = judge(&grid("bp4 bp2 bp   rb rb fo   jo jo2 jo")).unwrap();
    let cards: Vec<_> = judgement.sets.iter().map(|set| (set.line, set.cards)).collect();
    assert_eq!(cards, [(GridLine::Row1, 7), (GridLine::Row3, 4)]);
    assert_eq!(judgement.cheapest, [GridLine::Row3]);
    let equal = judge(&grid("bp bp bp   rb rb fo   jo jo jo")).unwrap();
    assert_eq!(equal.cheapest, [GridLine::Row1, GridLine::Row3]);
}

#[test]
fn a_card_goes_on_a_gap_as_long_as_there_is_one() {
    assert_eq!(judge(&grid(". bp bp bp bp bp bp bp .")).unwrap().placeable, [0, 8]);
    let full = judge(&grid("bp bp bp bp bp bp bp bp bp")).unwrap();
    assert_eq!(full.placeable, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_grid_that_cannot_be_is_refused_with_a_reason() {
    assert_eq!(judge(&grid("bp bp")).unwrap_err(), Refusal::Grid { cells: 2 });
    let high = Refusal::Height { most: 60 };
    assert_eq!(judge(&grid("bp0 . . . . . . . .")).unwrap_err(), high);
    assert_eq!(judge(&grid("bp60 bp . . . . . . .")).unwrap_err(), high);
    assert!(judge(&grid("bp52 bp bp bp bp bp bp bp bp")).is_ok());
    assert_eq!(RowYourGoat::advise(&Question::Grid { grid: grid("bp") }), None);
}

#[test]
fn the_judge_answers_without_a_game_and_in_the_middle_of_one() {
    let entered = grid("bp bb bo  . . .  . . .");
    let Some(Advice::Grid { judgement }) =
        RowYourGoat::advise(&Question::Grid { grid: entered.clone() })
    else {
        panic!("no advice");
    };
    let mut script = Script::on_phones(3);
    script.grab(&[&[ANA], &[BEA]]);
    script.seat(BEA, Command::Judge { grid: entered.clone() });
    assert_eq!(script.view().judged, Some(judgement.clone()));
    script.table(set_found(None));
    assert_eq!(script.view().judged, Some(judgement), "the slowest still has to choose");
    script.table(set_found(Some(ANA)));
    assert_eq!(script.view().judged, None, "that was another set");
    script.table(Command::Judge { grid: entered });
    script.grab(&[&[ANA]]);
    assert_eq!(script.view().judged, None, "another race");
    script.table_refused(Command::Judge { grid: grid("bp") }, Refusal::Grid { cells: 1 });
}

proptest! {
    /// The same verdict, found in another way: count how many of a line's three
    /// cards show each boat and each colour.
    #[test]
    fn a_line_is_a_set_if_and_only_if_something_is_on_all_three(
        cells in proptest::collection::vec(proptest::option::weighted(0.9, (0..16_usize, 1..6_u8)), 9),
    ) {
        let kinds: Vec<Card> = Card::kinds().collect();
        let pile = |(kind, height): (usize, u8)| Pile { card: kinds[kind], height };
        let grid = Grid(cells.into_iter().map(|cell| cell.map(pile)).collect());
        let judgement = judge(&grid).unwrap();
        let on_all = |line: GridLine, is: &dyn Fn(Card) -> bool| {
            line.cells().iter().all(|cell| grid.0[*cell].is_some_and(|pile| is(pile.card)))
        };
        for line in GridLine::ALL {
            let boat = Boat::ALL.iter().any(|boat| on_all(line, &|card| card.boat == *boat));
            let colour =
                CardColour::ALL.iter().any(|colour| on_all(line, &|card| card.colour == *colour));
            let why: Vec<Why> = [(boat, Why::Boat), (colour, Why::Colour)]
                .into_iter().filter(|(is, _)| *is).map(|(_, why)| why).collect();
            let set = judgement.sets.iter().find(|set| set.line == line);
            prop_assert_eq!(set.map(|set| set.why.clone()).unwrap_or_default(), why);
            if let Some(set) = set {
                let cheapest = judgement.sets.iter().all(|other| other.cards >= set.cards);
                prop_assert_eq!(judgement.cheapest.contains(&line), cheapest);
            }
        }
    }
}
