//! Whole games over real sockets.

use ::table::wire::{Answer, HostAsk, TableAsk, TableView};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};

use crate::{bot, table::*};

/// Plays until the game is over. If it takes too long, somebody goes to the cops.
pub(crate) async fn play_on(table: &mut Table, random: &mut Xoshiro256PlusPlus) {
    for taps in 0.. {
        table.settle().await;
        match table.device.step() {
            "over" => return,
            "frameCount" | "copsCount" | "tradeCount" => {
                let counting = table.device.step().to_owned();
                let is_done = |view: &TableView| view.view["step"]["name"] != counting.as_str();
                table.device.until(is_done).await.expect("zero");
                continue;
            }
            _ => {}
        }
        let mut somebody_acted = false;
        for index in 0..table.phones.len() {
            let phone = &mut table.phones[index];
            let view = phone.client.view.clone().expect("a view");
            let Some(mut command) = bot::next(&view, phone.seat, random) else { continue };
            if taps > 150 && matches!(command, Command::Move { .. }) {
                command = Command::Move { to: Location::Cops };
            }
            phone.client.play(None, &command).await.expect("what the view allows is allowed");
            somebody_acted = true;
            if matches!(command, Command::Card { .. } | Command::Ready | Command::Point { .. }) {
                continue;
            }
            break;
        }
        if !somebody_acted {
            let view = table.device.view.clone().expect("a view");
            let command = bot::closing(&view).expect("somebody can do something");
            table.device.play(None, &command).await.expect("a verdict");
        }
    }
}

#[tokio::test]
async fn games_of_three_to_six_phones_are_played_to_the_end_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for players in 3..=6 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(players as u64);
        let mut table = Table::new(&server, players).await;
        let secret = table.start().await;
        play_on(&mut table, &mut random).await;
        let outcome = &table.device.view.as_ref().unwrap().view["step"]["outcome"];
        assert_eq!(outcome["scapegoat"], secret.scapegoat.0);
        for seat in Seat::all(players) {
            assert_eq!(outcome["matsSaid"][usize::from(seat.0)], secret.says(seat).0);
        }
        assert!(!outcome["winners"].as_array().unwrap().is_empty());

        // In the next game with the same group everybody still has their seat.
        table.device.ask(TableAsk::Again).await.expect("another round");
        let again = table.start().await;
        table.settle().await;
        let active = &table.device.view.as_ref().unwrap().view["board"]["active"];
        let active = Seat(active.as_u64().unwrap() as u8);
        table.phone(active).play(Command::Move { to: Location::Cops }).await.unwrap();
        play_on(&mut table, &mut random).await;
        let view = table.device.view.as_ref().unwrap();
        assert_eq!(view.round, 2);
        assert_eq!(view.view["step"]["outcome"]["winners"], serde_json::json!([again.scapegoat.0]));
    }
    let mut device = table_device(&server).await;
    let Ok(Some(Answer::History { games })) = device.ask(HostAsk::History).await else {
        panic!("a history")
    };
    assert_eq!(games.len(), 8);
    assert!(games.iter().all(|game| game.ended_at >= game.began_at && game.game == "scapegoat"));
    server.stop().await;
}

#[tokio::test]
async fn one_device_plays_for_everybody_without_any_phone() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(4)).await;
    device.play(None, &Command::Begin).await.unwrap();
    device.play(None, &Command::Roll { white: None, black: None }).await.unwrap();
    for seat in Seat::all(4) {
        let says = device.whisper(Some(seat), &Command::Peek).await.unwrap();
        assert!(says.is_some());
    }
    device.play(Some(Seat(0)), &Command::Move { to: Location::Cops }).await.unwrap();
    device.play(None, &Command::Ready).await.unwrap();
    device.until_step("point").await.unwrap();
    device.play(None, &Command::Reveal).await.unwrap();
    device.until_step("over").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_count_is_announced_ahead_in_the_hosts_own_time() {
    use ::table::wire::{ClientMessage, ServerMessage};

    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    table.phone(Seat(0)).play(Command::Move { to: Location::Cops }).await.unwrap();
    table.device.send(&ClientMessage::Ping { sent: 12.5 }).await;
    let Ok(ServerMessage::Pong { sent, received, answered }) = table.device.next().await else {
        panic!("a pong")
    };
    assert_eq!(sent, 12.5);
    assert!(received <= answered);
    table.device.play(None, &Command::Ready).await.unwrap();
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    let countdown = table.device.view.clone().unwrap().countdown.unwrap();
    assert!(countdown.zero_at > answered, "zero lies ahead");
    for phone in &mut table.phones {
        phone.client.until(|view| view.countdown.is_some()).await.unwrap();
        let seen = phone.client.view.clone().unwrap().countdown.unwrap();
        assert_eq!(seen, countdown, "everybody is told the same instant");
    }
    table.device.until_step("point").await.unwrap();
    assert_eq!(table.device.view.as_ref().unwrap().countdown, None);
    server.stop().await;
}
