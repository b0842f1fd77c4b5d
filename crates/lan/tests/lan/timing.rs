//! Counts and hold pads over real sockets.

use ::table::{
    timing::Timing,
    wire::{ClientMessage, TableAsk, TableView},
};
use rules::{
    scapegoat::command::{AbortReason, Command},
    seat::Seat,
};

use crate::table::*;

/// A table at which everybody gets ready for a frame attempt.
async fn gathering(server: &lan::server::Server, players: usize, pads: bool) -> Table {
    let mut table = Table::new(server, players).await;
    table.device.ask(TableAsk::UsePads { on: pads }).await.unwrap();
    table.start().await;
    table.device.play(None, &Command::Untrack).await.unwrap();
    table.phone(Seat(0)).play(Command::Frame).await.unwrap();
    table.device.until(|view| view.gathering).await.unwrap();
    table
}

fn down(view: &TableView) -> Vec<Seat> {
    view.pads.as_ref().map(|pads| pads.down.clone()).unwrap_or_default()
}

fn timings(view: &TableView) -> Option<Vec<Timing>> {
    view.pads.as_ref()?.timings.clone()
}

fn lift_at_unknown_time() -> ClientMessage {
    ClientMessage::Pad { seat: None, down: false, at: None, doubt: None }
}

async fn until_timings(table: &mut Table) -> Vec<Timing> {
    table.device.until(|view| timings(view).is_some()).await.unwrap();
    timings(table.device.view.as_ref().unwrap()).unwrap()
}

async fn count_begins(table: &mut Table) -> f64 {
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    let zero_at = table.device.zero_at().unwrap();
    table.device.until_step("frameEntry").await.unwrap();
    zero_at
}

#[tokio::test]
async fn when_all_hold_the_count_begins_by_itself_and_every_hand_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = gathering(&server, 4, true).await;
    // The last seat has no phone, so its pad is on the table device.
    let last = Seat(3);
    table.device.ask(TableAsk::TakeSeat { seat: last }).await.unwrap();
    table.device.pad(Some(last), None).await;
    for seat in 0..3 {
        assert_eq!(table.device.step(), "framePick");
        table.phone(Seat(seat)).client.pad(None, None).await;
    }
    table.device.until(|view| down(view).len() == 4).await.unwrap();
    let zero_at = count_begins(&mut table).await;
    table.device.until_host_millis(zero_at + 1000.0).await;
    table.phone(Seat(0)).client.pad(None, Some(zero_at + 1000.0)).await;
    table.phone(Seat(1)).client.send(&lift_at_unknown_time()).await;
    table.device.pad(Some(last), Some(zero_at + 1000.0)).await;
    // The third never lifts.
    let seen = until_timings(&mut table).await;
    let is_late = |timing: Timing| matches!(timing, Timing::Late { by } if by >= 1000);
    assert!(is_late(seen[0]) && is_late(seen[3]), "{seen:?}");
    assert_eq!(seen[1..3], [Timing::CannotJudge, Timing::NeverLifted]);

    // They repeat it with the same cards. The timings are gone, and nobody holds
    // a pad any more.
    table.device.play(None, &Command::Repeat).await.unwrap();
    let view = table.device.view.as_ref().unwrap();
    assert!(view.gathering);
    assert_eq!((timings(view), down(view)), (None, vec![]));
    server.stop().await;
}

#[tokio::test]
async fn a_phone_that_is_lost_in_the_count_does_not_stop_it_and_is_not_judged() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = gathering(&server, 3, true).await;
    for phone in &mut table.phones {
        phone.client.pad(None, None).await;
    }
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    let zero_at = table.device.zero_at().unwrap();
    table.phones.remove(2).client.vanish();
    table.device.until_step("frameEntry").await.unwrap();
    for phone in &mut table.phones {
        phone.client.pad(None, Some(zero_at)).await;
    }
    let seen = until_timings(&mut table).await;
    assert!(!seen[..2].contains(&Timing::CannotJudge), "{seen:?}");
    assert_eq!(seen[2], Timing::CannotJudge);
    server.stop().await;
}

#[tokio::test]
async fn after_a_stopped_count_everybody_has_to_hold_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = gathering(&server, 3, true).await;
    // This phone doesn't know the clock, so the count takes longer, and there's
    // time to stop it.
    table.phone(Seat(0)).client.send(&ClientMessage::Clock { doubt: None }).await;
    for phone in &mut table.phones {
        phone.client.pad(None, None).await;
    }
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    let reason = AbortReason::WrongCard;
    table.phone(Seat(1)).play(Command::AbortCount { reason }).await.unwrap();
    table.settle().await;
    for client in std::iter::once(&table.device).chain(table.phones.iter().map(|p| &p.client)) {
        let view = client.view.as_ref().unwrap();
        assert_eq!((down(view), view.gathering, view.countdown.is_some()), (vec![], true, false));
        let aborted = &view.view["step"]["aborted"];
        assert_eq!(aborted["reason"], "wrongCard");
        assert_eq!(aborted["by"]["seat"], 1);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_device_that_does_not_know_the_clock_yet_gets_a_second_and_a_half_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = gathering(&server, 3, false).await;
    for (doubt, is_longer) in [(None, true), (Some(126.0), true), (Some(125.0), false)] {
        table.phone(Seat(2)).client.send(&ClientMessage::Clock { doubt }).await;
        table.phone(Seat(2)).client.catch_up().await.unwrap();
        table.device.play(None, &Command::Ready).await.unwrap();
        let zero_at = table.device.zero_at().unwrap();
        table.device.send(&ClientMessage::Ping { sent: 0.0 }).await;
        let Ok(::table::wire::ServerMessage::Pong { received, .. }) = table.device.next().await
        else {
            panic!("no pong")
        };
        assert_eq!(zero_at - received > 1000.0, is_longer, "{doubt:?}");
        if is_longer {
            let reason = AbortReason::NotReady;
            table.device.play(None, &Command::AbortCount { reason }).await.unwrap();
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_holds_the_pad_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = gathering(&server, 3, true).await;
    table.phone(Seat(0)).client.pad(Some(Seat(1)), None).await;
    table.device.pad(Some(Seat(1)), None).await;
    table.device.pad(None, None).await;
    table.device.pad(Some(Seat(9)), None).await;
    table.phone(Seat(2)).client.pad(None, None).await;
    table.settle().await;
    assert_eq!(down(table.device.view.as_ref().unwrap()), [Seat(2)]);

    // A table without pads has no timings.
    table.device.ask(TableAsk::UsePads { on: false }).await.unwrap();
    table.phone(Seat(2)).client.pad(None, None).await;
    table.settle().await;
    assert_eq!(table.device.view.as_ref().unwrap().pads, None);
    server.stop().await;
}
