//! Games that the tests walk through, to try everything in every kind of step. The
//! tests of tables use this file, too.

use rules::{
    game::{Actor, Game, Viewer},
    rowing::RowYourGoat,
    scapegoat::ScapeGoat,
    seat::Seat,
    snitch::Snitch,
};

use crate::{rowing, scapegoat, snitch};

pub(crate) trait Walked: Game {
    /// Every kind of step, as [`Walked::kind`] names them.
    const KINDS: &'static [&'static str];

    /// Games that together pass through all of them.
    fn walks(players: usize) -> Vec<Vec<(Actor, Self::Command)>>;

    fn kind(&self) -> &'static str;

    /// Every command there is, for this seat or for the table, with arguments that
    /// are right as often as possible.
    fn every_command(&self, who: Option<Seat>) -> Vec<Self::Command>;
}

impl Walked for ScapeGoat {
    const KINDS: &'static [&'static str] = &scapegoat::walks::KINDS;

    fn walks(players: usize) -> Vec<Vec<(Actor, Self::Command)>> {
        scapegoat::walks::walks(players)
    }

    fn kind(&self) -> &'static str {
        scapegoat::walks::kind(&self.view(Viewer::Table))
    }

    fn every_command(&self, who: Option<Seat>) -> Vec<Self::Command> {
        use scapegoat::every_command::{Sample, every_command};
        every_command(&Sample::of(&self.view(Viewer::Table), self.seats(), who))
    }
}

impl Walked for RowYourGoat {
    const KINDS: &'static [&'static str] = &rowing::walks::KINDS;

    fn walks(players: usize) -> Vec<Vec<(Actor, Self::Command)>> {
        rowing::walks::walks(players)
    }

    fn kind(&self) -> &'static str {
        rowing::walks::kind(&self.view(Viewer::Table))
    }

    fn every_command(&self, who: Option<Seat>) -> Vec<Self::Command> {
        rowing::every_command::every_command(who.unwrap_or(Seat(0)))
    }
}

impl Walked for Snitch {
    const KINDS: &'static [&'static str] = &snitch::walks::KINDS;

    fn walks(players: usize) -> Vec<Vec<(Actor, Self::Command)>> {
        snitch::walks::walks(players)
    }

    fn kind(&self) -> &'static str {
        snitch::walks::kind(&self.view(Viewer::Table))
    }

    fn every_command(&self, who: Option<Seat>) -> Vec<Self::Command> {
        use snitch::every_command::{Sample, every_command};
        every_command(&Sample::of(&self.view(Viewer::Table), self.seats(), who))
    }
}
