//! The people at a table. They belong to the evening, not to a game: they keep
//! their name, colour and seat from one game to the next.

use std::{collections::HashSet, fmt};

use serde::{Deserialize, Serialize};

use crate::{
    colour::Colour,
    name::{self, BadName},
    seat::Seat,
};

/// As many as there are colours.
pub const MOST: usize = Colour::ALL.len();
pub use crate::name::LONGEST as LONGEST_NAME;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Person {
    #[serde(default)]
    pub id: PersonId,
    pub colour: Colour,
    /// If empty, the colour is the name, in each reader's language.
    #[serde(default)]
    pub name: String,
}

/// Who somebody is over many evenings: random, given by the first table they
/// sit at. Empty for people from before there were ids, who are known by name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(try_from = "String")]
pub struct PersonId(String);

impl PersonId {
    const DIGITS: usize = 16;

    pub fn random(random: &mut dyn rand::Rng) -> PersonId {
        PersonId(format!("{:0width$x}", random.next_u64(), width = PersonId::DIGITS))
    }

    pub fn is_known(&self) -> bool {
        !self.0.is_empty()
    }
}

impl TryFrom<String> for PersonId {
    type Error = &'static str;

    fn try_from(id: String) -> Result<PersonId, &'static str> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let is_id = id.is_empty() || id.len() == PersonId::DIGITS && id.bytes().all(is_digit);
        if is_id { Ok(PersonId(id)) } else { Err("a person's id has sixteen hexadecimal digits") }
    }
}

/// Everybody at a table, clockwise.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Group {
    /// Who plays this game, seat by seat.
    pub players: Vec<Person>,
    /// Who sits this one out. Their seats come after those of the players.
    #[serde(default)]
    pub resting: Vec<Person>,
}

/// Why people can't sit down like this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BadGroup {
    TooManyPeople { most: usize },
    PersonTwice,
    ColourTwice { colour: Colour },
    NameTooLong { longest: usize },
    NameUnprintable,
}

impl fmt::Display for BadGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGroup::TooManyPeople { most } => write!(f, "A table has room for {most} people."),
            BadGroup::PersonTwice => f.write_str("The same person can't sit there twice."),
            BadGroup::ColourTwice { colour } => write!(f, "Two people can't both be {colour:?}."),
            BadGroup::NameTooLong { longest } => {
                write!(f, "A name can have at most {longest} characters.")
            }
            BadGroup::NameUnprintable => f.write_str("A name can't contain control characters."),
        }
    }
}

impl std::error::Error for BadGroup {}

/// The name as it is kept, or why nobody can be called that.
pub fn tidy_name(name: &str) -> Result<String, BadGroup> {
    name::tidy(name).map_err(|problem| match problem {
        BadName::TooLong => BadGroup::NameTooLong { longest: LONGEST_NAME },
        BadName::Unprintable => BadGroup::NameUnprintable,
    })
}

impl Group {
    /// The same group, but this person now has this name and colour. If
    /// somebody else has the colour, the two swap. If somebody else has the name,
    /// it's the new one that gets a number, wherever they sit.
    pub fn with_goat(&self, seat: Seat, name: &str, colour: Colour) -> Option<Group> {
        let mut group = self.clone();
        let before = group.everybody().nth(usize::from(seat.0))?.colour;
        let mut people: Vec<&mut Person> =
            group.players.iter_mut().chain(&mut group.resting).collect();
        let own = people.remove(usize::from(seat.0));
        for person in &mut people {
            if person.colour == colour {
                person.colour = before;
            }
        }
        own.colour = colour;
        own.name = name::distinct(name.trim(), people.iter().map(|person| person.name.as_str()));
        Some(group)
    }

    /// Everybody, by seat.
    pub fn everybody(&self) -> impl Iterator<Item = &Person> {
        self.players.iter().chain(&self.resting)
    }

    pub fn len(&self) -> usize {
        self.players.len() + self.resting.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The group as it is kept, with tidy names that differ and an id for
    /// everybody, or why it can't be.
    pub fn checked(&self, random: &mut dyn rand::Rng) -> Result<Group, BadGroup> {
        if self.len() > MOST {
            return Err(BadGroup::TooManyPeople { most: MOST });
        }
        let mut group = self.clone();
        let (mut ids, mut colours) = (HashSet::new(), HashSet::new());
        let mut names = Vec::new();
        for person in group.players.iter_mut().chain(&mut group.resting) {
            if !colours.insert(person.colour) {
                return Err(BadGroup::ColourTwice { colour: person.colour });
            }
            if person.id.is_known() && !ids.insert(person.id.clone()) {
                return Err(BadGroup::PersonTwice);
            }
            let name = tidy_name(&person.name)?;
            person.name = name::distinct(&name, names.iter().map(String::as_str));
            names.push(person.name.clone());
            if !person.id.is_known() {
                person.id = PersonId::random(random);
            }
        }
        Ok(group)
    }
}
