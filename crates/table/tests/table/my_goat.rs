//! A phone says itself what its player is called and which colour they have.

use std::{path::Path, sync::Arc};

use rules::{
    colour::Colour,
    people::{Group, Person},
    seat::Seat,
};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, TableId},
    network::NoNetwork,
    wire::{Answer, ClientMessage, HostAsk, TableAsk, TableView},
};

use crate::memory::{Device, people};

fn host(folder: &Path) -> Host {
    Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap()
}

/// Three players and one who sits out, each with a phone, while the table is
/// being set.
struct Gathering {
    table: Device,
    id: TableId,
    phones: Vec<Device>,
    links: Vec<(String, DeviceId)>,
}

impl Gathering {
    async fn new(host: &Host) -> Gathering {
        let mut table = Device::table(host).await;
        let game = "scapegoat".into();
        let Ok(Some(Answer::Opened { table: id })) = table.ask(HostAsk::NewTable { game }).await
        else {
            panic!("no table")
        };
        let mut players = people(4);
        let resting = players.split_off(3);
        table.ask(TableAsk::People { group: Group { players, resting } }).await.unwrap();
        let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
        let mut gathering = Gathering { table, id, phones: Vec::new(), links: Vec::new() };
        for link in links {
            let link = (link.url.trim_start_matches('#').to_owned(), DeviceId::random());
            gathering.phones.push(Device::join(host, &link.0, link.1).await.unwrap());
            gathering.links.push(link);
        }
        gathering
    }

    async fn says(&mut self, phone: usize, name: &str, colour: Colour) -> Result<(), Value> {
        my_goat(&mut self.phones[phone], name, colour).await
    }

    async fn play(&mut self, command: Value) {
        let play = |id| ClientMessage::Play { id, seat: None, command };
        self.table.request(play).await.unwrap();
    }

    async fn view(&mut self) -> TableView {
        self.table.catch_up().await.unwrap();
        self.table.view.clone().unwrap()
    }

    async fn everybody(&mut self) -> Vec<(String, Colour)> {
        let view = self.view().await;
        named(view.players.iter().chain(&view.resting))
    }
}

async fn my_goat(device: &mut Device, name: &str, colour: Colour) -> Result<(), Value> {
    device.request(|id| ClientMessage::MyGoat { id, name: name.into(), colour }).await
}

fn named<'a>(people: impl Iterator<Item = &'a Person>) -> Vec<(String, Colour)> {
    people.map(|person| (person.name.clone(), person.colour)).collect()
}

fn expected(people: [(&str, Colour); 4]) -> Vec<(String, Colour)> {
    people.into_iter().map(|(name, colour)| (name.to_owned(), colour)).collect()
}

#[tokio::test]
async fn a_phone_chooses_name_and_colour_and_a_colour_that_is_taken_is_swapped() {
    use Colour::{Blue, Green, Red, Teal, Yellow};

    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut gathering = Gathering::new(&host).await;
    let before = gathering.view().await;
    let ids: Vec<_> = before.players.iter().map(|person| person.id.clone()).collect();

    gathering.says(1, "  Bea Luz \u{200b}\t", Teal).await.unwrap();
    let now = expected([("", Red), ("Bea Luz", Teal), ("", Yellow), ("", Green)]);
    assert_eq!(gathering.everybody().await, now);
    // Red is somebody's, and so is what the one who sits out wants.
    gathering.says(1, "Bea", Red).await.unwrap();
    gathering.says(3, "Dora", Yellow).await.unwrap();
    let now = expected([("", Teal), ("Bea", Red), ("", Green), ("Dora", Yellow)]);
    assert_eq!(gathering.everybody().await, now);
    // Two of the same name: whoever chose it last gets the number.
    gathering.says(0, "dora ", Teal).await.unwrap();
    assert_eq!(gathering.everybody().await[0].0, "dora 2");
    gathering.says(0, "dora 2", Teal).await.expect("it's their own by now");
    assert_eq!(gathering.everybody().await[0].0, "dora 2");
    gathering.says(0, "", Teal).await.unwrap();
    // Only the name, and then nothing at all: nobody is bothered by that.
    gathering.says(1, "Beatriz", Red).await.unwrap();
    gathering.says(1, "Beatriz", Red).await.unwrap();
    gathering.says(1, "", Blue).await.expect("the colour is the name");
    gathering.says(1, "Bea", Red).await.unwrap();
    assert_eq!(gathering.everybody().await, now);

    // Everybody is who they were and sits where they sat, and all phones see it.
    let view = gathering.view().await;
    assert!(view.players.iter().map(|person| &person.id).eq(&ids));
    assert_eq!(view.seats, before.seats);
    for phone in &mut gathering.phones {
        phone.catch_up().await.expect("still connected");
        assert_eq!(phone.view.as_ref().unwrap().players, view.players);
    }

    // After a restart, too, and the links still lead to the same people.
    host.stop().await;
    let (id, links) = (gathering.id.clone(), gathering.links.clone());
    drop((host, gathering));
    let host = self::host(folder.path());
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::OpenTable { table: id }).await.unwrap();
    let mut phone = Device::join(&host, &links[1].0, links[1].1).await.unwrap();
    phone.catch_up().await.unwrap();
    assert_eq!(phone.view.as_ref().unwrap().players, view.players);
    my_goat(&mut phone, "Bibi", Blue).await.unwrap();
    assert_eq!(phone.view.unwrap().players[1].name, "Bibi");
}

#[tokio::test]
async fn what_is_already_set_up_stays() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut gathering = Gathering::new(&host).await;
    let plan = json!({ "guided": true, "kit": { "whiteDie": true, "blackDie": true, "cardboard": [0, 1, 2], "printed": 17 } });
    gathering.play(json!({ "type": "arrange", "plan": plan, "placement": [2, 0, 1] })).await;
    gathering.play(json!({ "type": "tick", "chore": "row", "done": true })).await;
    let before = gathering.view().await.view;
    gathering.says(0, "Ana", Colour::White).await.unwrap();
    assert_eq!(gathering.view().await.view, before);
    // Even when all is there but the dice. Printed mats belong to colours: those
    // that the app knows are those of the colours that people have now.
    gathering.play(json!({ "type": "begin" })).await;
    gathering.says(0, "Ana", Colour::Yellow).await.unwrap();
    gathering.play(json!({ "type": "roll", "white": 1, "black": 1 })).await;
    assert_eq!(gathering.view().await.view["step"]["name"], "look");
    let goats = [Colour::Yellow, Colour::Blue, Colour::White];
    let secret = rules::scapegoat::edition::Edition(17).mats(&goats).secret(0);
    for (seat, phone) in Seat::all(3).zip(&mut gathering.phones) {
        let message = phone.play(None, json!({ "type": "peek" }));
        phone.say(&message).await.unwrap();
        let whisper = loop {
            match phone.hear().await.unwrap() {
                table::wire::ServerMessage::Whisper { whisper, .. } => break whisper,
                table::wire::ServerMessage::Refused { error, .. } => panic!("{error}"),
                _ => {}
            }
        };
        assert_eq!(whisper["goat"], json!(secret.says(seat)));
    }
    // From here on it's too late, and everything can be read back.
    assert_eq!(gathering.says(0, "A", Colour::Red).await.unwrap_err()["code"], "gameBegun");
    let view = gathering.view().await;
    host.stop().await;
    drop((host, gathering));
    let host = self::host(folder.path());
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::OpenTable { table: view.table }).await.unwrap();
    let again = table.until(|_| true).await;
    assert_eq!((again.players, again.view), (view.players, view.view));
}

#[tokio::test]
async fn names_that_cannot_be_and_goats_of_others_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let host = host(folder.path());
    let mut gathering = Gathering::new(&host).await;
    let before = gathering.everybody().await;
    let long = "x".repeat(500);
    for (name, code) in [(long.as_str(), "nameTooLong"), ("a\nb", "nameUnprintable")] {
        let refused = gathering.says(0, name, Colour::Pink).await.unwrap_err();
        assert_eq!(refused["code"], code);
    }
    let refused = my_goat(&mut gathering.table, "Ana", Colour::Pink).await.unwrap_err();
    assert_eq!(refused["code"], "notYourSeat");
    assert_eq!(gathering.everybody().await, before);
    gathering.play(json!({ "type": "arrange", "plan": {} })).await;
    gathering.play(json!({ "type": "abandon" })).await;
    let refused = gathering.says(0, "Ana", Colour::Pink).await.unwrap_err();
    assert_eq!(refused["code"], "gameBegun", "what has been played stays as it was");
}
