//! Whenever the program is killed, nothing that was acknowledged is lost.

use std::{fmt::Debug, time::Duration};

use ::table::wire::{Answer, ClientMessage, HostAsk};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    rowing::RowYourGoat,
    scapegoat::{ScapeGoat, command::Command},
    seat::Seat,
    snitch::Snitch,
};
use serde::Serialize;
use tokio::sync::oneshot;

use crate::{
    client::Client,
    process::Process,
    table::*,
    twin::{Endless, Tap, Twin, open, seen_by},
};

/// A game in which the program can be killed at any moment.
trait Killed: Endless {
    /// A quarter of them in the usual tests; with `ALL_KILLS`, all of them.
    const KILLS: usize;
    /// The longest life between two kills.
    const LIFE: Duration;
}

impl Killed for ScapeGoat {
    const KILLS: usize = 200;
    const LIFE: Duration = Duration::from_millis(30);
}

impl Killed for RowYourGoat {
    const KILLS: usize = 50;
    // A grab is known after a quarter of a second.
    const LIFE: Duration = Duration::from_millis(800);
}

impl Killed for Snitch {
    const KILLS: usize = 50;
    const LIFE: Duration = Duration::from_millis(30);
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
        open::<G>(&mut device).await;
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
