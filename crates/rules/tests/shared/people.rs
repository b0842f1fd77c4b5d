//! Who may sit down at a table.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    colour::Colour,
    people::{BadGroup, Group, MOST, Person, PersonId},
};

use super::script::people;

fn checked(group: &Group) -> Result<Group, BadGroup> {
    group.checked(&mut Xoshiro256PlusPlus::seed_from_u64(1))
}

fn of(players: Vec<Person>) -> Group {
    Group { players, resting: Vec::new() }
}

#[test]
fn everybody_has_a_colour_of_their_own_whether_they_play_or_rest() {
    let mut players = people(4);
    players[3].colour = Colour::Red;
    assert_eq!(checked(&of(players)), Err(BadGroup::ColourTwice { colour: Colour::Red }));
    let group = Group { players: people(2), resting: people(1) };
    assert_eq!(checked(&group), Err(BadGroup::ColourTwice { colour: Colour::Red }));
}

#[test]
fn names_are_tidied_and_bad_ones_refused() {
    let named = |name: &str| {
        let mut players = people(3);
        name.clone_into(&mut players[1].name);
        of(players)
    };
    assert_eq!(checked(&named("  Lucía  ")).unwrap().players[1].name, "Lucía");
    assert_eq!(checked(&named(&"x".repeat(25))), Err(BadGroup::NameTooLong { longest: 24 }));
    assert_eq!(checked(&named("a\u{7}b")), Err(BadGroup::NameUnprintable));
}

#[test]
fn whoever_has_no_id_gets_one_and_keeps_it() {
    let first = checked(&of(people(MOST))).unwrap();
    assert!(first.everybody().all(|person| person.id.is_known()));
    assert_eq!(checked(&first).unwrap(), first);
    let mut twice = first;
    twice.players[1].id = twice.players[0].id.clone();
    assert_eq!(checked(&twice), Err(BadGroup::PersonTwice));
}

#[test]
fn a_table_has_room_for_as_many_as_there_are_colours() {
    assert_eq!(checked(&of(people(MOST + 1))), Err(BadGroup::TooManyPeople { most: MOST }));
    assert_eq!(checked(&Group::default()), Ok(Group::default()));
}

#[test]
fn an_id_is_sixteen_digits_or_nothing() {
    for good in ["", "0123456789abcdef"] {
        assert!(serde_json::from_str::<PersonId>(&format!("{good:?}")).is_ok(), "{good}");
    }
    for bad in ["0", "0123456789ABCDEF", "0123456789abcdeg", "0123456789abcdef0", "é123456789abcde"]
    {
        assert!(serde_json::from_str::<PersonId>(&format!("{bad:?}")).is_err(), "{bad}");
    }
}
