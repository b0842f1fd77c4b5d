//! Phones that are cut off during a count, or whose clock jumps.

use ::table::wire::{ClientMessage, Countdown, ServerMessage};
use rules::{
    hidden::Hidden,
    scapegoat::command::{AbortReason, Command},
    seat::Seat,
};

use crate::table::*;

/// Tests that stop the count don't have to wait for its end.
const FOR_EVER: f64 = 3_600_000.0;
/// Long enough for a phone to be away for a moment.
const SHORT: f64 = 300.0;

/// The command that leads to a count, the step of the count, and the step after
/// zero.
const COUNTS: [(Command, &str, &str); 2] =
    [(Command::Frame, "frameCount", "frameEntry"), (Command::CallCops, "copsCount", "point")];

/// A table in free play, where both kinds of count can be called.
async fn free_table(server: &lan::server::Server) -> Table {
    let mut table = Table::new(server, 3).await;
    table.start().await;
    table.device.play(None, &Command::Untrack).await.unwrap();
    table
}

async fn count(table: &mut Table, call: &Command, step: &str) -> Countdown {
    table.phone(Seat(1)).play(call.clone()).await.unwrap();
    table.device.play(None, &Command::Ready).await.unwrap();
    let counting = |view: &::table::wire::TableView| view.countdown.is_some();
    table.device.until(counting).await.unwrap();
    assert_eq!(table.device.step(), step);
    table.device.view.as_ref().unwrap().countdown.clone().unwrap()
}

#[tokio::test]
async fn a_phone_cut_off_in_a_count_and_back_before_zero_counts_to_the_same_instant() {
    for (call, step, _) in COUNTS {
        let folder = tempfile::tempdir().unwrap();
        let server = server_that_counts(&folder, FOR_EVER).await;
        let mut table = free_table(&server).await;
        let countdown = count(&mut table, &call, step).await;
        for seat in Seat::all(3) {
            let port = table.port;
            let phone = table.phone(seat);
            phone.rejoin(port).await.unwrap();
            phone.client.until(|view| view.countdown.is_some()).await.unwrap();
            assert_eq!(phone.client.step(), step);
            let view = phone.client.view.as_ref().unwrap();
            assert_eq!(view.countdown.as_ref(), Some(&countdown), "the count goes on");
        }
        // It can do whatever the others can, for example stop the count.
        let abort = Command::AbortCount { reason: AbortReason::Disturbed };
        table.phone(Seat(2)).play(abort).await.unwrap();
        table.device.until(|view| view.countdown.is_none()).await.unwrap();
        server.stop().await;
    }
}

#[tokio::test]
async fn a_phone_cut_off_in_a_count_and_back_after_zero_sees_what_came_of_it() {
    for (call, step, after) in COUNTS {
        let folder = tempfile::tempdir().unwrap();
        let server = server_that_counts(&folder, SHORT).await;
        let mut table = free_table(&server).await;
        count(&mut table, &call, step).await;
        let Phone { seat, link, device, client } = table.phones.pop().unwrap();
        client.vanish();
        table.device.until_step(after).await.expect("zero waits for nobody");
        let mut phone = Phone { seat, link, device, client: table_device(&server).await };
        phone.rejoin(table.port).await.unwrap();
        phone.client.until_step(after).await.unwrap();
        assert!(phone.client.view.as_ref().unwrap().countdown.is_none());
        match step {
            "frameCount" => phone.play(crate::grey_card()).await.unwrap(),
            _ => phone.play(Command::Point { at: Hidden(Seat(0)) }).await.unwrap(),
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn a_phone_whose_clock_jumps_by_hours_counts_with_the_others() {
    const HOUR: f64 = 3_600_000.0;
    let folder = tempfile::tempdir().unwrap();
    let server = server_that_counts(&folder, SHORT).await;
    let mut table = free_table(&server).await;
    let countdown = count(&mut table, &Command::CallCops, "copsCount").await;
    let mut last = 0.0;
    for sent in [5.0, HOUR, 6.0 - HOUR, 7.25, -1e12, 1e15, 0.0, f64::MIN_POSITIVE] {
        let client = &mut table.phone(Seat(0)).client;
        client.send(&ClientMessage::Ping { sent }).await;
        match client.next().await {
            Ok(ServerMessage::Pong { sent: back, received, answered }) => {
                assert_eq!(back, sent, "it comes back as it was");
                assert!(last <= received && received <= answered, "the host's clock goes on");
                assert!(answered - last < HOUR / 60.0, "and at its own pace");
                last = answered;
            }
            other => panic!("no pong: {other:?}"),
        }
    }
    let client = &mut table.phone(Seat(0)).client;
    client.until_step("point").await.expect("zero comes all the same");
    client.send(&ClientMessage::Ping { sent: -HOUR }).await;
    let Ok(ServerMessage::Pong { received, .. }) = client.next().await else { panic!("no pong") };
    assert!(received >= countdown.zero_at, "by the host's clock, the only one that counts");
    server.stop().await;
}
