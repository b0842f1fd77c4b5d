//! A game that is played twice: by the devices of a table, and beside the host, so
//! that we know what every command must have done.

use std::fmt::Debug;

use ::table::wire::{HostAsk, TableAsk};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    moments::Touch,
    people::Group,
    rowing::{self, RowYourGoat, plan::StandIn},
    scapegoat::{ScapeGoat, command::Command, terms::Due, view::StepView},
    seat::Seat,
    snitch::{self, Snitch, card::Card, eliminate::Attempt},
};
use serde_json::Value;

use crate::{client::Client, table::*};

/// What somebody does next.
#[derive(Debug, Clone)]
pub(crate) enum Tap<C> {
    Play(Option<Seat>, C),
    /// What comes of a touch is this command of the clock.
    Touch(Seat, u8, C),
}

/// A game that goes on and on, whatever happens to the devices meanwhile.
pub(crate) trait Endless: Game {
    const SEATS: usize;

    fn arrange() -> Self::Command;

    /// Something that's legal now, and has no part that is drawn by lot.
    fn next(&self, random: &mut Xoshiro256PlusPlus) -> Tap<Self::Command>;

    /// Removes what can't be the same beside the host.
    fn untimed(view: &mut Value);
}

impl Endless for ScapeGoat {
    const SEATS: usize = 4;

    fn arrange() -> Command {
        let mut plan = plan(4);
        plan.kit.white_die = true;
        plan.kit.black_die = true;
        Command::Arrange { plan: plan.plan, placement: Some(Seat::all(4).collect()) }
    }

    fn next(&self, random: &mut Xoshiro256PlusPlus) -> Tap<Command> {
        let view = self.view(Viewer::Table);
        let anybody = Some(Seat(random.random_range(0..4)));
        let active = view.board.as_ref().map(|board| board.active);
        let (seat, command) = match view.step {
            StepView::Setup => (None, Command::Begin),
            StepView::Dice => (None, Command::Roll { white: Some(4), black: Some(7) }),
            StepView::Look { waiting } => (waiting.first().copied(), Command::Peek),
            _ if random.random_bool(0.3) => (anybody, Command::Peek),
            _ if view.undo.is_some() && random.random_bool(0.2) => (None, Command::Undo),
            StepView::Start { moves, .. } => {
                (active, Command::Move { to: *moves[..3].choose(random).unwrap() })
            }
            StepView::Action { due, targets, .. } => {
                let target = targets.choose(random).copied().unwrap_or(Seat(0));
                let action = match due {
                    Due::Spy => Command::Spy { on: target },
                    Due::Trade => Command::Trade { with: target },
                    Due::Steal => Command::Steal { from: target },
                    Due::Stash => Command::Stash { slot: 1 },
                    Due::Prepare => Command::Prepare,
                    Due::Frame => Command::Frame,
                };
                (active, action)
            }
            StepView::Swap { .. } => (active, Command::Swap),
            StepView::FramePick { .. } => (None, Command::Undo),
            other => panic!("{other:?}"),
        };
        Tap::Play(seat, command)
    }

    /// When a mat was last opened is the only time in a view.
    fn untimed(view: &mut Value) {
        for look in view["looks"].as_array_mut().into_iter().flatten() {
            look["last"] = Value::Null;
        }
    }
}

impl Endless for RowYourGoat {
    const SEATS: usize = 6;

    fn arrange() -> rowing::command::Command {
        let plan = rowing::plan::Plan { stand_in: StandIn::Phones, ..Default::default() };
        rowing::command::Command::Arrange { plan, starter: Some(Seat(2)) }
    }

    fn next(&self, random: &mut Xoshiro256PlusPlus) -> Tap<rowing::command::Command> {
        use rowing::{command::Command, fault::Fault, race::Hand, view::StepView};
        let view = self.view(Viewer::Table);
        let seat = Seat(random.random_range(0..6));
        let without = |race: &rowing::view::RaceView| {
            Seat::all(6).find(|seat| !race.order.iter().flatten().any(|other| other == seat))
        };
        let set = |slowest| Command::SetFound {
            slowest: Some(slowest),
            also_safe: Vec::new(),
            last_card_of: None,
        };
        let grab = |seat| {
            let on = view.spots.ring;
            Tap::Touch(seat, on, Command::Touched { groups: vec![vec![Touch { seat, on, at: 0 }]] })
        };
        match &view.step {
            StepView::Setup => Tap::Play(None, Command::Begin),
            _ if view.undo.is_some() && random.random_bool(0.1) => Tap::Play(None, Command::Undo),
            StepView::Play | StepView::Race { .. } | StepView::Question { .. }
                if random.random_bool(0.4) =>
            {
                let fault = *Fault::ALL[..4].choose(random).unwrap();
                Tap::Play(Some(seat), Command::Fault { fault, by: seat })
            }
            StepView::Play if view.hands[seat] == Hand::Out || random.random_bool(0.3) => {
                let out = seat == Seat(5) && view.hands[seat] != Hand::Out;
                Tap::Play(Some(seat), Command::Out { out })
            }
            StepView::Play => grab(seat),
            StepView::Race { race } => grab(without(race).unwrap_or(seat)),
            StepView::Question { race } => Tap::Play(None, set(without(race).unwrap_or(seat))),
            StepView::Result { .. } => Tap::Play(None, Command::Undo),
            other => panic!("{other:?}"),
        }
    }

    /// Grabs have times.
    fn untimed(view: &mut Value) {
        match view {
            Value::Object(fields) => {
                fields.remove("at");
                fields.remove("behind");
                fields.values_mut().for_each(Self::untimed);
            }
            Value::Array(values) => values.iter_mut().for_each(Self::untimed),
            _ => {}
        }
    }
}

impl Endless for Snitch {
    const SEATS: usize = 4;

    fn arrange() -> snitch::command::Command {
        let plan = snitch::plan::Plan { follow: true, look: None, ..Default::default() };
        snitch::command::Command::Arrange { plan, starter: Some(Seat(0)) }
    }

    fn next(&self, random: &mut Xoshiro256PlusPlus) -> Tap<snitch::command::Command> {
        use snitch::{command::Command, terms::Due, view::StepView};
        let view = self.view(Viewer::Table);
        let active = view.board.as_ref().map(|board| board.active);
        let size = |seat: Seat| view.board.as_ref().map_or(0, |board| board.sizes[seat]);
        if let Some(opening) = view.opening.filter(|_| random.random_bool(0.4)) {
            let by = *opening.may_try.choose(random).unwrap();
            let is_right = size(by) > 0 && random.random_bool(0.7);
            let attempt = if is_right { Attempt::Own } else { Attempt::Wrong };
            return Tap::Play(Some(by), Command::Eliminate { attempt });
        }
        let (seat, command) = match view.step {
            StepView::Setup => (None, Command::Begin),
            StepView::LookFreely { waiting } => (waiting.first().copied(), Command::Seen),
            // It goes on for ever.
            StepView::Reveal { .. } => (None, Command::Undo),
            _ if view.undo.is_some() && random.random_bool(0.2) => (None, Command::Undo),
            StepView::Start { may_close: true, .. } if random.random_bool(0.1) => {
                (active, Command::Close)
            }
            StepView::Start { may_draw: true, .. } => (active, Command::Draw),
            StepView::Start { .. } => (active, Command::Pass),
            StepView::Exchange => {
                let number = random.random_range(0..12);
                let cards = [Card::Thug, Card::Driver, Card::Hitman, Card::Boss, Card::Cousin];
                let witness = Card::Witness { number };
                let card = cards.choose(random).copied().filter(|_| number < 6);
                (active, Command::Play { card: card.unwrap_or(witness) })
            }
            StepView::Action { may_skip: true, .. } => (active, Command::Skip),
            StepView::Action { due: Due::Look, targets, .. } => {
                (active, Command::Look { at: targets.choose(random).copied() })
            }
            StepView::Action { due: Due::Swap, .. } => (active, Command::Swap { between: None }),
            StepView::Action { due: Due::RemoveOrAdd, targets, .. } => {
                let to = targets.choose(random).copied();
                let to = to.filter(|_| active.is_none_or(|seat| size(seat) < 3));
                let command =
                    to.map_or(Command::Remove { snitch: false }, |to| Command::Add { to });
                (active, command)
            }
            other => panic!("{other:?}"),
        };
        Tap::Play(seat, command)
    }

    /// Nothing in its views has a time.
    fn untimed(_: &mut Value) {}
}

/// The same game, played beside the host, so that we know what every command must
/// have done. It has a different secret, but no view shows that.
pub(crate) struct Twin<G> {
    pub(crate) game: G,
    pub(crate) random: Xoshiro256PlusPlus,
}

impl<G: Endless> Twin<G> {
    pub(crate) fn new() -> Twin<G> {
        let game = G::new(&people(G::SEATS));
        let mut twin = Twin { game, random: Xoshiro256PlusPlus::seed_from_u64(1) };
        twin.give(&Tap::Play(None, G::arrange()));
        twin
    }

    pub(crate) fn give(&mut self, tap: &Tap<G::Command>) {
        let (actor, command) = match tap {
            Tap::Play(seat, command) => (seat.map_or(Actor::Table, Actor::Seat), command),
            Tap::Touch(_, _, command) => (Actor::Clock, command),
        };
        let mut outside = Outside { now: 0, random: &mut self.random };
        let events = self.game.apply(actor, command, &mut outside).expect("legal");
        for event in events {
            self.game.fold(&event);
        }
    }

    pub(crate) fn view(&self) -> Value {
        untimed::<G>(&serde_json::to_value(self.game.view(Viewer::Table)).unwrap())
    }
}

fn untimed<G: Endless>(view: &Value) -> Value {
    let mut view = view.clone();
    G::untimed(&mut view);
    view
}

pub(crate) async fn seen_by<G: Endless>(device: &mut Client) -> Value {
    device.until(|_| true).await.expect("a view");
    untimed::<G>(&device.view.as_ref().unwrap().view)
}

/// Opens a table for it and sets it up.
pub(crate) async fn open<G: Endless>(device: &mut Client) {
    device.ask(HostAsk::NewTable { game: G::NAME.into() }).await.unwrap();
    let group = Group { players: people(G::SEATS), resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
    device.play(None, &G::arrange()).await.unwrap();
}
