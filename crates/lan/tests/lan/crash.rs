//! Whenever the program is killed, nothing that was acknowledged is lost.

use std::{fmt::Debug, time::Duration};

use ::table::wire::{Answer, ClientMessage, HostAsk, TableAsk};
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
use serde::Serialize;
use serde_json::Value;
use tokio::sync::oneshot;

use crate::{client::Client, process::Process, table::*};

/// What somebody does next.
#[derive(Debug, Clone)]
enum Tap<C> {
    Play(Option<Seat>, C),
    /// What comes of a touch is this command of the clock.
    Touch(Seat, u8, C),
}

/// A game in which the program can be killed at any moment.
trait Killed: Game {
    /// A quarter of them in the usual tests; with `ALL_KILLS`, all of them.
    const KILLS: usize;
    /// The longest life between two kills.
    const LIFE: Duration;
    const SEATS: usize;

    fn arrange() -> Self::Command;

    /// Something that's legal now, and has no part that is drawn by lot.
    fn next(&self, random: &mut Xoshiro256PlusPlus) -> Tap<Self::Command>;

    /// Removes what can't be the same beside the host.
    fn untimed(view: &mut Value);
}

impl Killed for ScapeGoat {
    const KILLS: usize = 200;
    const LIFE: Duration = Duration::from_millis(30);
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

impl Killed for RowYourGoat {
    const KILLS: usize = 50;
    // A grab is known after a quarter of a second.
    const LIFE: Duration = Duration::from_millis(800);
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

impl Killed for Snitch {
    const KILLS: usize = 50;
    const LIFE: Duration = Duration::from_millis(30);
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
        if let Some(race) = view.race.filter(|_| random.random_bool(0.4)) {
            let by = *race.may_try.choose(random).unwrap();
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
struct Twin<G> {
    game: G,
    random: Xoshiro256PlusPlus,
}

impl<G: Killed> Twin<G> {
    fn new() -> Twin<G> {
        let game = G::new(&people(G::SEATS));
        let mut twin = Twin { game, random: Xoshiro256PlusPlus::seed_from_u64(1) };
        twin.give(&Tap::Play(None, G::arrange()));
        twin
    }

    fn give(&mut self, tap: &Tap<G::Command>) {
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

    fn view(&self) -> Value {
        untimed::<G>(&serde_json::to_value(self.game.view(Viewer::Table)).unwrap())
    }
}

fn untimed<G: Killed>(view: &Value) -> Value {
    let mut view = view.clone();
    G::untimed(&mut view);
    view
}

async fn seen_by<G: Killed>(device: &mut Client) -> Value {
    device.until(|_| true).await.expect("a view");
    untimed::<G>(&device.view.as_ref().unwrap().view)
}

async fn resume(device: &mut Client) {
    let Ok(Some(Answer::Tables { unfinished, set_aside, .. })) = device.ask(HostAsk::Tables).await
    else {
        panic!("the tables")
    };
    assert_eq!((unfinished.len(), set_aside.len()), (1, 0));
    let table = unfinished[0].table.clone();
    device.ask(HostAsk::OpenTable { table }).await.expect("the table wakes up");
}

/// Does one thing. The answer is `None` if the host died before it came.
async fn tap<C: Serialize>(device: &mut Client, tap: &Tap<C>) -> Option<()> {
    let done = match tap {
        Tap::Play(seat, command) => device.play(*seat, command).await,
        Tap::Touch(seat, on, _) => device.touch(Some(*seat), *on).await,
    };
    if let Err(error) = done {
        assert_eq!(error["code"], "connectionLost");
        return None;
    }
    // Nothing is to happen by itself.
    device.send(&ClientMessage::KeepOpen).await;
    Some(())
}

async fn kills_lose_nothing<G: Killed<Command: Debug>>() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(42);
    let mut twin = Twin::<G>::new();
    {
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        device.ask(HostAsk::NewTable { game: G::NAME.into() }).await.unwrap();
        let group = Group { players: people(G::SEATS), resting: Vec::new() };
        device.ask(TableAsk::People { group }).await.unwrap();
        device.play(None, &G::arrange()).await.unwrap();
        process.kill().await;
    }
    let mut acknowledged = 0;
    let kills = if std::env::var_os("ALL_KILLS").is_some() { G::KILLS } else { G::KILLS / 4 };
    for kill in 0..kills {
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        resume(&mut device).await;
        assert_eq!(seen_by::<G>(&mut device).await, twin.view(), "after kill {kill}");
        // Counted in steps first, so that a slow machine gets as far as a fast one.
        let (steps, rest) = (random.random_range(0..6), G::LIFE.mul_f64(random.random()));
        let (enough, is_enough) = oneshot::channel();
        let mut enough = Some(enough);
        let killer = tokio::spawn(async move {
            is_enough.await.unwrap();
            tokio::time::sleep(rest).await;
            process.kill().await;
        });
        let mut done = 0;
        let pending = loop {
            if done >= steps
                && let Some(enough) = enough.take()
            {
                enough.send(()).unwrap();
            }
            let next = twin.game.next(&mut twin.random);
            match tap(&mut device, &next).await {
                Some(()) => {
                    twin.give(&next);
                    done += 1;
                }
                None => break next,
            }
        };
        acknowledged += done;
        killer.await.unwrap();
        // The last command wasn't acknowledged, so it may have happened or not,
        // but not by half, and nothing else may differ.
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        resume(&mut device).await;
        let now = seen_by::<G>(&mut device).await;
        if now != twin.view() {
            twin.give(&pending);
            assert_eq!(now, twin.view(), "after kill {kill} during {pending:?}");
        }
        process.kill().await;
    }
    assert!(acknowledged > kills, "the lives were long enough: {acknowledged} steps");
}

#[tokio::test]
async fn kills_lose_no_acknowledged_step() {
    kills_lose_nothing::<ScapeGoat>().await;
}

#[tokio::test]
async fn kills_in_a_game_of_races_lose_none_either() {
    kills_lose_nothing::<RowYourGoat>().await;
}

#[tokio::test]
async fn nor_do_kills_in_soplon() {
    kills_lose_nothing::<Snitch>().await;
}

#[tokio::test]
async fn a_host_killed_during_a_count_calls_it_off_and_tells_why() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    open_table(&mut device, plan(3)).await;
    device.play(None, &Command::Begin).await.unwrap();
    device.play(None, &Command::Roll { white: None, black: None }).await.unwrap();
    for seat in Seat::all(3) {
        device.whisper(Some(seat), &Command::Peek).await.unwrap();
    }
    device.play(None, &Command::Untrack).await.unwrap();
    device.play(Some(Seat(1)), &Command::CallCops).await.unwrap();
    device.play(None, &Command::Ready).await.unwrap();
    device.until_step("copsCount").await.unwrap();
    process.kill().await;

    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    resume(&mut device).await;
    device.until_step("copsCall").await.unwrap();
    let step = &device.view.as_ref().unwrap().view["step"];
    assert_eq!(step["aborted"]["reason"], "restarted");
    process.stop().await;
}

#[tokio::test]
async fn phones_find_their_seats_again_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let mut device = process.table_device().await;
    open_table(&mut device, plan(3)).await;
    let mut phones = Vec::new();
    for (seat, link) in links(&mut device).await {
        phones.push(Phone::join(process.port, seat, &link).await.unwrap());
    }
    device.play(None, &Command::Begin).await.unwrap();
    device.play(None, &Command::Roll { white: None, black: None }).await.unwrap();
    let mut said = Vec::new();
    for phone in &mut phones {
        said.push(phone.peek().await.unwrap());
    }
    process.kill().await;

    // Nobody resumes the table by hand; it resumes when a phone comes back.
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    for (phone, said) in phones.iter_mut().zip(said) {
        phone.rejoin(process.port).await.expect("the same phone, the same seat");
        assert_eq!(phone.peek().await.unwrap(), said);
    }
    process.stop().await;
}
