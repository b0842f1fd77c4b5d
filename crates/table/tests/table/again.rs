//! Any phone can say "Again!", and the next game begins when most want it.

use std::sync::Arc;

use rules::{colour::Colour, people::Group, seat::Seat};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::DeviceId,
    network::NoNetwork,
    wire::{Answer, ClientMessage, HostAsk, TableAsk, TableView},
};

use crate::memory::{Device, people};

/// A game that is over, and a phone for each of the first seats.
struct Over {
    host: Host,
    table: Device,
    phones: Vec<Device>,
    /// How to come back.
    links: Vec<(String, DeviceId)>,
    _folder: tempfile::TempDir,
}

impl Over {
    /// The first so many have a phone, and so many of all sit out.
    async fn with(players: usize, phones: usize, resting: usize) -> Over {
        let folder = tempfile::tempdir().unwrap();
        let config = HostConfig::new(folder.path().to_owned());
        let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
        let mut table = Device::table(&host).await;
        table.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
        let mut all = people(players + resting);
        let resting = all.split_off(players);
        let group = Group { players: all, resting };
        table.ask(TableAsk::People { group }).await.unwrap();
        play(&mut table, json!({ "type": "arrange", "plan": {} })).await.unwrap();
        let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
        let mut over = Over { host, table, phones: Vec::new(), links: Vec::new(), _folder: folder };
        for link in &links[..phones] {
            let link = (link.url.trim_start_matches('#').to_owned(), DeviceId::random());
            over.phones.push(Device::join(&over.host, &link.0, link.1).await.unwrap());
            over.links.push(link);
        }
        play(&mut over.table, json!({ "type": "abandon" })).await.unwrap();
        over
    }

    async fn says(&mut self, phone: usize, on: bool) -> Result<(), Value> {
        again(&mut self.phones[phone], on).await
    }

    async fn view(&mut self) -> TableView {
        self.table.catch_up().await.unwrap();
        self.table.view.clone().unwrap()
    }

    /// Which game it is, and who wants another.
    async fn now(&mut self) -> (u32, Vec<u8>) {
        let view = self.view().await;
        (view.round, view.again.iter().map(|seat| seat.0).collect())
    }
}

async fn again(device: &mut Device, on: bool) -> Result<(), Value> {
    device.request(|id| ClientMessage::Again { id, on }).await
}

async fn play(device: &mut Device, command: Value) -> Result<(), Value> {
    device.request(|id| ClientMessage::Play { id, seat: None, command }).await
}

#[tokio::test]
async fn the_next_game_begins_when_more_than_half_of_the_phones_want_it() {
    // Of four players three have a phone, so two are enough.
    let mut over = Over::with(4, 3, 0).await;
    over.says(2, true).await.unwrap();
    assert_eq!(over.now().await, (1, vec![2]));
    over.says(2, true).await.expect("who taps twice has one vote");
    assert_eq!(over.now().await, (1, vec![2]));
    over.says(2, false).await.unwrap();
    over.says(0, false).await.expect("who hasn't asked takes nothing back");
    assert_eq!(over.now().await, (1, vec![]));
    over.says(1, true).await.unwrap();
    assert_eq!(over.now().await, (1, vec![1]));
    over.says(0, true).await.unwrap();
    assert_eq!(over.now().await, (2, vec![]));
    let view = over.view().await;
    assert_eq!(view.view["step"]["name"], "setup");
    assert_ne!(view.view["plan"], Value::Null, "what they had agreed on");
    // The third tap came too late, and takes nobody out of the new game.
    assert_eq!(over.says(2, true).await.unwrap_err()["code"], "gameNotOver");
    assert_eq!(over.says(0, false).await.unwrap_err()["code"], "gameNotOver");
    assert_eq!(over.now().await, (2, vec![]));
}

#[tokio::test]
async fn so_many_of_so_many_phones_are_most() {
    for (phones, needed) in [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)] {
        let mut over = Over::with(6, phones, 0).await;
        for phone in 0..needed {
            assert_eq!(over.now().await.0, 1, "{phone} of {phones}");
            over.says(phone, true).await.unwrap();
        }
        assert_eq!(over.now().await.0, 2, "{needed} of {phones}");
    }
}

#[tokio::test]
async fn only_those_who_played_have_a_say_and_the_table_has_its_own_button() {
    let mut over = Over::with(3, 4, 1).await;
    assert_eq!(over.says(3, true).await.unwrap_err()["code"], "sitsOut");
    assert_eq!(again(&mut over.table, true).await.unwrap_err()["code"], "notYourSeat");
    assert_eq!(over.now().await, (1, vec![]));
    over.says(0, true).await.unwrap();
    over.table.ask(TableAsk::Again).await.unwrap();
    assert_eq!(over.now().await, (2, vec![]));
    // Whatever was wanted before the next game says nothing about the one after.
    play(&mut over.table, json!({ "type": "abandon" })).await.unwrap();
    assert_eq!(over.now().await, (2, vec![]));
    over.says(1, true).await.unwrap();
    assert_eq!(over.now().await, (2, vec![1]));
}

#[tokio::test]
async fn before_the_end_nobody_can_ask_for_another_game() {
    let mut over = Over::with(3, 2, 0).await;
    over.table.ask(TableAsk::Again).await.unwrap();
    for command in [json!({ "type": "begin" }), json!({ "type": "roll" })] {
        assert_eq!(over.says(0, true).await.unwrap_err()["code"], "gameNotOver");
        play(&mut over.table, command).await.unwrap();
    }
    assert_eq!(over.says(0, true).await.unwrap_err()["code"], "gameNotOver");
    assert_eq!(over.now().await, (2, vec![]));
}

#[tokio::test]
async fn a_phone_that_is_away_keeps_its_say_and_one_that_has_left_has_none() {
    let mut over = Over::with(4, 4, 0).await;
    over.says(3, true).await.unwrap();
    let away = over.phones.pop().unwrap();
    away.session.close().await;
    over.says(0, true).await.unwrap();
    assert_eq!(over.now().await, (1, vec![0, 3]), "two of four are not most");
    // It comes back, and its vote is still there.
    let (link, device) = over.links[3].clone();
    let mut back = Device::join(&over.host, &link, device).await.unwrap();
    back.catch_up().await.unwrap();
    assert_eq!(back.view.unwrap().again, [Seat(0), Seat(3)]);
    over.table.ask(TableAsk::FreeSeat { seat: Seat(3) }).await.unwrap();
    assert_eq!(over.now().await, (1, vec![0]));
    over.phones[0].request(|id| ClientMessage::LeaveSeat { id }).await.unwrap();
    assert_eq!(over.now().await, (1, vec![]));
    // Of the two that are left both have to ask.
    over.says(1, true).await.unwrap();
    assert_eq!(over.now().await, (1, vec![1]));
    over.says(2, true).await.unwrap();
    assert_eq!(over.now().await.0, 2);
}

#[tokio::test]
async fn a_rematch_is_one_until_the_group_or_the_plan_changes() {
    let mut over = Over::with(4, 2, 0).await;
    assert!(!over.view().await.rematch, "it is over");
    over.table.ask(TableAsk::Again).await.unwrap();
    assert!(over.view().await.rematch);
    play(&mut over.table, json!({ "type": "tick", "chore": "row", "done": true })).await.unwrap();
    let repaint = |id| ClientMessage::MyGoat { id, name: "Ana".into(), colour: Colour::Teal };
    over.phones[0].request(repaint).await.unwrap();
    assert!(over.view().await.rematch, "the same people with the same parts");
    let other = json!({ "type": "arrange", "plan": { "guided": true } });
    play(&mut over.table, other).await.unwrap();
    assert!(!over.view().await.rematch);
    play(&mut over.table, json!({ "type": "arrange", "plan": {} })).await.unwrap();
    assert!(over.view().await.rematch, "as before after all");
    for what in ["begin", "roll"] {
        play(&mut over.table, json!({ "type": what })).await.unwrap();
    }
    let view = over.view().await;
    assert_eq!((view.rematch, &view.view["step"]["name"]), (false, &json!("look")));

    play(&mut over.table, json!({ "type": "abandon" })).await.unwrap();
    let mut players = view.players;
    players.pop();
    let group = Some(Group { players, resting: Vec::new() });
    let next = TableAsk::NextGame { game: "scapegoat".into(), group };
    over.table.ask(next).await.unwrap();
    play(&mut over.table, json!({ "type": "arrange", "plan": {} })).await.unwrap();
    assert!(!over.view().await.rematch, "somebody has left");
}
