//! Those who only watch: big screens, and friends without a seat.

use std::sync::Arc;

use rules::{people::Group, seat::Seat};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, Role, Secrets},
    network::NoNetwork,
    wire::{Answer, ClientMessage, HostAsk, Screens, ServerMessage, TableAsk},
};

use crate::memory::{Device, Ended, people};

struct House {
    folder: tempfile::TempDir,
    host: Host,
    table: Device,
}

impl House {
    /// A host with a table of three.
    async fn new() -> House {
        let folder = tempfile::tempdir().unwrap();
        let host = open(&folder);
        let mut table = Device::table(&host).await;
        table.ask(HostAsk::NewTable { game: "snitch".into() }).await.unwrap();
        table.seat_people(3).await;
        House { folder, host, table }
    }

    async fn link(&mut self) -> String {
        let answer = self.table.ask(TableAsk::OnlookersLink).await;
        let Ok(Some(Answer::OnlookersLink { url, svg })) = answer else { panic!("{answer:?}") };
        assert!(svg.starts_with("<svg"));
        url.strip_prefix("watch#").expect("it leads to a page of its own").to_owned()
    }

    async fn friend(&mut self) -> Device {
        let link = self.link().await;
        watch(&self.host, &link, DeviceId::random(), false).await.unwrap()
    }

    async fn screen(&mut self) -> Device {
        let link = self.link().await;
        watch(&self.host, &link, DeviceId::random(), true).await.unwrap()
    }

    async fn links(&mut self) -> Vec<String> {
        let Ok(Some(Answer::Links { links })) = self.table.ask(TableAsk::Links).await else {
            panic!("no links")
        };
        links.iter().map(|link| link.url.trim_start_matches('#').to_owned()).collect()
    }

    /// What everybody is told of those who watch.
    async fn onlookers(&mut self) -> Value {
        // Who goes isn't waited for. This changes nothing, but afterwards everybody
        // has the newest view.
        self.table.ask(TableAsk::GoOn).await.unwrap();
        serde_json::to_value(&self.table.view.as_ref().unwrap().onlookers).unwrap()
    }
}

fn open(folder: &tempfile::TempDir) -> Host {
    let config = HostConfig::new(folder.path().to_owned());
    Host::open(config, Arc::new(NoNetwork)).unwrap()
}

async fn watch(host: &Host, link: &str, id: DeviceId, is_screen: bool) -> Result<Device, Ended> {
    let (role, secrets) = Secrets::from_fragment(link).expect("a link");
    let Role::Onlooker { table, .. } = role else { panic!("{role:?}") };
    let mut device = Device::knock(host, secrets).await;
    let role = Role::Onlooker { table, is_screen };
    device.hello(role.clone(), id).await.map_err(|_| Ended)?;
    match device.hear().await {
        Ok(ServerMessage::Welcome { role: welcome }) => assert_eq!(welcome, role),
        other => panic!("no welcome: {other:?}"),
    }
    device.catch_up().await?;
    Ok(device)
}

fn would_play(name: Option<&str>) -> impl FnOnce(u32) -> ClientMessage {
    let name = name.map(str::to_owned);
    move |id| ClientMessage::WouldPlay { id, name }
}

#[tokio::test]
async fn everybody_sees_how_many_watch_and_they_see_what_everybody_sees() {
    let mut house = House::new().await;
    let none = json!({
        "screens": 0, "phones": 0, "codes": false, "sound": false, "wishes": [],
    });
    assert_eq!(house.onlookers().await, none);
    let screen = house.screen().await;
    let friend = house.friend().await;
    let here = house.onlookers().await;
    assert_eq!((&here["screens"], &here["phones"]), (&json!(1), &json!(1)));
    let seen = |device: &Device| device.view.as_ref().unwrap().view.clone();
    assert_eq!(seen(&friend), seen(&house.table));
    assert_eq!(seen(&friend)["mine"], Value::Null);
    screen.session.close().await;
    friend.session.close().await;
    assert_eq!(house.onlookers().await, none);
}

#[tokio::test]
async fn a_link_to_watch_gives_no_seat_whatever_its_device_claims() {
    let mut house = House::new().await;
    let link = house.link().await;
    let (_, secrets) = Secrets::from_fragment(&link).unwrap();
    let table = house.table.view.as_ref().unwrap().table.clone();
    let mut liar = Device::knock(&house.host, secrets.clone()).await;
    liar.hello(Role::Seat { table, seat: Seat(0) }, DeviceId::random()).await.unwrap();
    let welcome = liar.hear().await;
    let Ok(ServerMessage::Welcome { role: Role::Onlooker { .. } }) = welcome else {
        panic!("{welcome:?}")
    };
    let mut table_device = Device::knock(&house.host, secrets).await;
    assert!(table_device.hello(Role::Table, DeviceId::random()).await.is_err());
}

#[tokio::test]
async fn one_tap_takes_the_link_back_from_all_of_them() {
    let mut house = House::new().await;
    let old = house.link().await;
    let (mut screen, mut friend) = (house.screen().await, house.friend().await);
    friend.request(would_play(Some("Eva"))).await.unwrap();
    house.table.ask(TableAsk::RevokeOnlookers).await.unwrap();
    for device in [&mut screen, &mut friend] {
        assert_eq!(device.last_word().await.unwrap()["code"], "linkRevoked");
    }
    assert!(watch(&house.host, &old, DeviceId::random(), true).await.is_err());
    assert_eq!(house.onlookers().await["wishes"], json!([]));
    assert_ne!(house.link().await, old);
    house.screen().await;
}

#[tokio::test]
async fn codes_of_free_seats_are_told_only_while_the_table_shows_them() {
    let mut house = House::new().await;
    let links = house.links().await;
    let _player = Device::join(&house.host, &links[0], DeviceId::random()).await.unwrap();
    house.table.ask(TableAsk::TakeSeat { seat: Seat(1) }).await.unwrap();
    let mut screen = house.screen().await;
    let refused = screen.ask(TableAsk::Links).await.unwrap_err();
    assert_eq!(refused["code"], "tableDeviceOnly");

    let screens = Screens { codes: true, sound: false };
    house.table.ask(TableAsk::Screens { screens }).await.unwrap();
    let answer = screen.ask(TableAsk::Links).await;
    let Ok(Some(Answer::Links { links: told })) = answer else { panic!("{answer:?}") };
    let told: Vec<_> = told.iter().map(|link| (link.seat, link.url.as_str())).collect();
    assert_eq!(told, [(Seat(2), format!("#{}", links[2]).as_str())]);

    house.table.ask(TableAsk::Screens { screens: Screens::default() }).await.unwrap();
    assert!(screen.ask(TableAsk::Links).await.is_err());
}

#[tokio::test]
async fn the_link_and_what_screens_do_outlast_the_host() {
    let House { folder, host, mut table } = House::new().await;
    let screens = Screens { codes: true, sound: true };
    table.ask(TableAsk::Screens { screens }).await.unwrap();
    let id = table.view.as_ref().unwrap().table.clone();
    let mut house = House { folder, host, table };
    let link = house.link().await;
    house.host.stop().await;
    let House { folder, host, table } = house;
    drop((host, table));

    let host = open(&folder);
    let screen = watch(&host, &link, DeviceId::random(), true).await.unwrap();
    assert_eq!(screen.view.as_ref().unwrap().onlookers.settings, screens);
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::OpenTable { table: id }).await.unwrap();
    assert_eq!(House { folder, host, table }.link().await, link);
}

#[tokio::test]
async fn a_friend_who_watches_asks_to_play_and_gets_a_seat_in_the_next_game() {
    let mut house = House::new().await;
    let mut friend = house.friend().await;
    friend.request(would_play(Some("  Eva "))).await.unwrap();
    let wishes = house.onlookers().await["wishes"].clone();
    assert_eq!(wishes, json!([{ "wish": 1, "name": "Eva" }]));
    // The friend changes the name, which is no second wish.
    friend.request(would_play(Some("Eve"))).await.unwrap();
    assert_eq!(house.onlookers().await["wishes"], json!([{ "wish": 1, "name": "Eve" }]));

    let group = Group { players: people(4), resting: Vec::new() };
    house.table.ask(TableAsk::People { group }).await.unwrap();
    let seat = Seat(3);
    house.table.ask(TableAsk::SeatOnlooker { wish: 1, seat }).await.unwrap();
    assert_eq!(house.onlookers().await["wishes"], json!([]));
    let fragment = loop {
        if let ServerMessage::LetIn { fragment } = friend.hear().await.unwrap() {
            break fragment;
        }
    };
    let player = Device::join(&house.host, &fragment, DeviceId::random()).await.unwrap();
    house.table.until(|view| json!(view.seats[3])["connected"] == json!(true)).await;
    drop(player);
}

#[tokio::test]
async fn a_wish_can_be_taken_back_declined_or_wait_for_a_free_seat() {
    let mut house = House::new().await;
    let links = house.links().await;
    let _player = Device::join(&house.host, &links[0], DeviceId::random()).await.unwrap();
    let (mut eva, mut ben) = (house.friend().await, house.friend().await);
    eva.request(would_play(Some("Eva"))).await.unwrap();
    ben.request(would_play(Some("Ben"))).await.unwrap();
    eva.request(would_play(None)).await.unwrap();
    let bens = json!([{ "wish": 2, "name": "Ben" }]);
    assert_eq!(house.onlookers().await["wishes"], bens);

    for (seat, code) in [(0, "seatOnPhone"), (9, "noSuchSeat")] {
        let ask = TableAsk::SeatOnlooker { wish: 2, seat: Seat(seat) };
        assert_eq!(house.table.ask(ask).await.unwrap_err()["code"], code);
    }
    // The phone is locked for a moment.
    ben.session.close().await;
    let ask = TableAsk::SeatOnlooker { wish: 2, seat: Seat(1) };
    assert_eq!(house.table.ask(ask).await.unwrap_err()["code"], "noSuchAsk");
    assert_eq!(house.onlookers().await["wishes"], bens);
    house.table.ask(TableAsk::DeclineOnlooker { wish: 2 }).await.unwrap();
    assert_eq!(house.onlookers().await["wishes"], json!([]));
}

#[tokio::test]
async fn only_a_friend_with_a_proper_name_can_wish_and_there_is_room_for_eight() {
    let mut house = House::new().await;
    let mut screen = house.screen().await;
    let refused = screen.request(would_play(Some("Telly"))).await.unwrap_err();
    assert_eq!(refused["code"], "notYourSeat");
    let mut friends = Vec::new();
    for number in 0..9 {
        friends.push(house.friend().await);
        let told = friends[number].request(would_play(Some("Eva"))).await;
        assert_eq!(told.is_ok(), number < 8, "{told:?}");
    }
    let refused = friends[0].request(would_play(Some(&"x".repeat(25)))).await.unwrap_err();
    assert_eq!(refused["code"], "nameTooLong");
    let refused = friends[0].request(would_play(Some("a\nb"))).await.unwrap_err();
    assert_eq!(refused["code"], "nameUnprintable");
}

#[tokio::test]
async fn whoever_comes_and_goes_all_the_time_disturbs_nobody() {
    let mut house = House::new().await;
    let link = house.link().await;
    let mut is_refused = false;
    // However slow this machine is, nobody may come so often.
    for _ in 0..200 {
        is_refused = watch(&house.host, &link, DeviceId::random(), true).await.is_err();
        if is_refused {
            break;
        }
    }
    assert!(is_refused);
    house.table.catch_up().await.expect("the table is still here");
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_screen_that_does_not_know_the_time() {
    let mut house = House::new().await;
    let links = house.links().await;
    let mut phone = Device::join(&house.host, &links[0], DeviceId::random()).await.unwrap();
    let mut screen = house.screen().await;
    screen.say(&ClientMessage::Clock { doubt: None }).await.unwrap();
    phone.say(&ClientMessage::Clock { doubt: Some(1.0) }).await.unwrap();
    let play = |device: &mut Device, command: Value| device.play(None, command);
    for command in [
        json!({ "type": "arrange", "plan": { "look": null }, "starter": 0 }),
        json!({ "type": "begin" }),
        json!({ "type": "seen" }),
        json!({ "type": "endRound" }),
        json!({ "type": "ready" }),
    ] {
        let message = play(&mut house.table, command);
        house.table.say(&message).await.unwrap();
    }
    let counted = screen.until(|view| view.countdown.is_some()).await.countdown.unwrap();
    let same = house.table.until(|view| view.countdown.is_some()).await.countdown.unwrap();
    assert_eq!(counted, same, "zero is at the same instant");
    let lead = counted.zero_at - house.host.clock().host_millis();
    assert!(lead <= 3_600.0, "{lead}");
}
