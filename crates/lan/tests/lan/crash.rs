//! Whenever the program is killed, nothing that was acknowledged is lost.

use std::time::Duration;

use ::table::wire::{Answer, HostAsk};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    scapegoat::{ScapeGoat, command::Command, event::Event, terms::Action, view::StepView},
    seat::Seat,
};
use serde_json::Value;

use crate::{client::Client, process::Process, table::*};

const KILLS: usize = 200;

/// The same game, played beside the host, so that we know what every command must
/// have done. It has a different secret, but no view shows that.
struct Twin {
    game: ScapeGoat,
    random: Xoshiro256PlusPlus,
}

impl Twin {
    fn new() -> Twin {
        let mut twin =
            Twin { game: ScapeGoat::new(&people(4)), random: Xoshiro256PlusPlus::seed_from_u64(1) };
        let mut plan = plan(4);
        plan.kit.white_die = true;
        plan.kit.black_die = true;
        let placement = Some(Seat::all(4).collect());
        twin.give(Actor::Table, &Command::Arrange { plan: plan.plan, placement });
        twin
    }

    fn give(&mut self, actor: Actor, command: &Command) {
        let mut outside = Outside { now: 0, random: &mut self.random };
        let events: Vec<Event> = self.game.apply(actor, command, &mut outside).expect("legal");
        for event in events {
            self.game.fold(&event);
        }
    }

    fn view(&self) -> Value {
        untimed(&serde_json::to_value(self.game.view(Viewer::Table)).unwrap())
    }

    /// A command that's legal now.
    fn next(&mut self) -> (Option<Seat>, Command) {
        let view = self.game.view(Viewer::Table);
        let random = &mut self.random;
        let anybody = Some(Seat(random.random_range(0..4)));
        let active = view.board.as_ref().map(|board| board.active);
        match view.step {
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
                    Action::Spy => Command::Spy { on: target },
                    Action::Trade => Command::Trade { with: target },
                    Action::Steal => Command::Steal { from: target },
                    Action::Stash => Command::Stash { slot: 1 },
                    Action::Prepare => Command::Prepare,
                    Action::Frame => Command::Frame,
                };
                (active, action)
            }
            StepView::Swap { .. } => (active, Command::Swap),
            StepView::FramePick { .. } => (None, Command::Undo),
            other => panic!("{other:?}"),
        }
    }
}

/// Removes when a mat was last opened, which is the only time in a view.
fn untimed(view: &Value) -> Value {
    let mut view = view.clone();
    for look in view["looks"].as_array_mut().into_iter().flatten() {
        look["last"] = Value::Null;
    }
    view
}

async fn seen_by(device: &mut Client) -> Value {
    device.until(|_| true).await.expect("a view");
    untimed(&device.view.as_ref().unwrap().view)
}

async fn resume(device: &mut Client) {
    let Ok(Some(Answer::Tables { unfinished, set_aside })) = device.ask(HostAsk::Tables).await
    else {
        panic!("the tables")
    };
    assert_eq!((unfinished.len(), set_aside.len()), (1, 0));
    let table = unfinished[0].table.clone();
    device.ask(HostAsk::OpenTable { table }).await.expect("the table wakes up");
}

/// Plays one command. The answer is `None` if the host died before it came.
async fn play(device: &mut Client, seat: Option<Seat>, command: &Command) -> Option<()> {
    let played = match command {
        Command::Peek => device.whisper(seat, command).await.map(|_| ()),
        command => device.play(seat, command).await,
    };
    match played {
        Ok(()) => Some(()),
        Err(error) => {
            assert_eq!(error["code"], "connectionLost");
            None
        }
    }
}

#[tokio::test]
async fn two_hundred_kills_lose_no_acknowledged_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(42);
    let mut twin = Twin::new();
    {
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        let mut plan = plan(4);
        plan.kit.white_die = true;
        plan.kit.black_die = true;
        open_table(&mut device, plan).await;
        process.kill().await;
    }
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        resume(&mut device).await;
        assert_eq!(seen_by(&mut device).await, twin.view(), "after kill {kill}");
        let life = Duration::from_micros(random.random_range(0..30_000));
        let killer = tokio::spawn(async move {
            tokio::time::sleep(life).await;
            process.kill().await;
        });
        let pending = loop {
            let (seat, command) = twin.next();
            match play(&mut device, seat, &command).await {
                Some(()) => {
                    twin.give(seat.map_or(Actor::Table, Actor::Seat), &command);
                    acknowledged += 1;
                }
                None => break (seat, command),
            }
        };
        killer.await.unwrap();
        // The last command wasn't acknowledged, so it may have happened or not,
        // but not by half, and nothing else may differ.
        let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
        let mut device = process.table_device().await;
        resume(&mut device).await;
        let now = seen_by(&mut device).await;
        if now != twin.view() {
            let (seat, command) = pending;
            twin.give(seat.map_or(Actor::Table, Actor::Seat), &command);
            assert_eq!(now, twin.view(), "after kill {kill} during {command:?}");
        }
        process.kill().await;
    }
    assert!(acknowledged > KILLS, "the lives were long enough: {acknowledged} steps");
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
