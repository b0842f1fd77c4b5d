//! Whatever anybody sends, in whatever order and for however long, nothing
//! panics, no table becomes impossible, and honest people play on.
//!
//! A few seconds in the tests; `STORM_SECONDS=600` for a long one.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use rules::{people::Group, seat::Seat};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, Role, Secrets, TableId},
    network::NoNetwork,
    seal::Coded,
    table_error::TableError,
    wire::{Answer, Ask, ClientMessage, HostAsk, PROTOCOL, TableAsk},
};

use crate::{
    memory::{Device, people},
    odd::odd_text,
    rowing, snitch,
};

static PANICS: AtomicUsize = AtomicUsize::new(0);

const SEATS: u8 = 4;

const GAMES: [&str; 3] = ["scapegoat", "rowing", "snitch"];

/// A command of some game, sensible or not.
fn any_command(random: &mut dyn Rng) -> Value {
    match random.random_range(0..3) {
        0 => of_scapegoat(random),
        1 => json!(rowing::every_command::any_command(usize::from(SEATS), random)),
        _ => json!(snitch::every_command::any_command(random)),
    }
}

fn of_scapegoat(random: &mut dyn Rng) -> Value {
    let seat = random.random_range(0..7);
    let place = ["prepare", "spy", "trade", "stash", "cops", "bank"];
    let colours = ["red", "blue", "yellow", "green", "grey", "teal", "mud"];
    match random.random_range(0..30) {
        0 => json!({"type":"begin"}),
        1 => json!({"type":"roll"}),
        2 => json!({"type":"roll","white":random.random_range(0..13),"black":7}),
        3 => json!({"type":"readMat","says":seat}),
        4..=6 => json!({"type":"peek"}),
        7 => json!({"type":"openMat"}),
        8..=11 => json!({"type":"move","to":place.choose(random)}),
        12 => json!({"type":"spy","on":seat}),
        13 => {
            let word = if random.random_bool(0.5) { "trade" } else { "countTrade" };
            json!({"type":word,"with":seat})
        }
        14 => json!({"type":"stash","slot":seat}),
        15 => json!({"type":"prepare"}),
        16 => json!({"type":"steal","from":seat}),
        17..=19 => json!({"type":"swap"}),
        20 => json!({"type":"frame"}),
        21 => json!({"type":"callCops"}),
        22 => json!({"type":"ready"}),
        23 => json!({"type":"abortCount","reason":"notReady"}),
        24 => json!({"type":"card","colours":[colours.choose(random), colours.choose(random)]}),
        25 => json!({"type":"judge"}),
        26 => json!({"type":"point","at":seat}),
        27 => json!({"type":"reveal"}),
        28 => json!({"type":"undo"}),
        _ => match random.random_range(0..6) {
            0 => json!({"type":"zero"}),
            1 => json!({"type":"untrack"}),
            2 => {
                json!({"type":"restate","board":{"at":["spy","spy","spy","spy"],"tokens":[0,1,1,0],"onCard":0,"active":seat,"turn":5}})
            }
            3 => {
                json!({"type":"arrange","plan":{"guided":false}})
            }
            4 => json!({"type":"countPile","cards":15}),
            _ => json!({"type":"abandon"}),
        },
    }
}

fn any_ask(random: &mut dyn Rng, request: u32) -> Ask {
    let seat = Seat(random.random_range(0..6));
    match random.random_range(0..17) {
        0 => HostAsk::Tables.into(),
        1 => HostAsk::History.into(),
        2 => HostAsk::Settings.into(),
        3 => HostAsk::SaveSettings { settings: json!({"a": 1}) }.into(),
        4 => TableAsk::Again.into(),
        5 => TableAsk::Links.into(),
        6 => TableAsk::RevokeLink { seat }.into(),
        7 => TableAsk::TakeSeat { seat }.into(),
        8 => TableAsk::FreeSeat { seat }.into(),
        9 => TableAsk::Decide { request, allow: random.random_bool(0.5) }.into(),
        10 => HostAsk::Network.into(),
        11 => TableAsk::GoOn.into(),
        12 => HostAsk::TryAgain { name: "archive.db".into() }.into(),
        13 => HostAsk::Dismiss { name: "../lock".into() }.into(),
        14 => {
            let players = people(random.random_range(0..9));
            TableAsk::People { group: Group { players, resting: Vec::new() } }.into()
        }
        15 => {
            let game = *GAMES.choose(random).expect("some");
            TableAsk::NextGame { game: game.into(), group: None }.into()
        }
        _ => HostAsk::NewTable { game: "snakes".into() }.into(),
    }
}

/// Any message at all, as an honest device would send it.
fn any_message(random: &mut dyn Rng) -> ClientMessage {
    let id = random.random_range(0..9);
    let role = Role::Seat { table: TableId::random(), seat: Seat(1) };
    let (nonce, proof) = (Coded([7; _]), Coded([7; _]));
    match random.random_range(0..11) {
        0 => ClientMessage::Hello { protocol: PROTOCOL, role, nonce, proof },
        1 => ClientMessage::Ping { sent: 12.5 },
        2 => ClientMessage::Clock { doubt: Some(3.5) },
        3 => ClientMessage::LeaveSeat { id },
        4..=6 => ClientMessage::Ask { id, ask: any_ask(random, 1) },
        7 => any_echo(random),
        8 => any_touch(random),
        _ => ClientMessage::Play { id, seat: Some(Seat(1)), command: any_command(random) },
    }
}

fn any_echo(random: &mut dyn Rng) -> ClientMessage {
    let times = [0.0, 5.5, 1e12, -1e300, 1e308];
    let at = *times.choose(random).expect("some");
    ClientMessage::Echo { probe: random.random_range(0..30), at }
}

fn any_touch(random: &mut dyn Rng) -> ClientMessage {
    let seat = random.random_bool(0.3).then(|| Seat(random.random_range(0..6)));
    let at = random.random_bool(0.8).then(|| random.random_range(-1e4..1e6));
    ClientMessage::Touch { id: 9, seat, on: random.random(), at }
}

fn odd_message(random: &mut dyn Rng) -> String {
    let honest = serde_json::to_value(any_message(random)).expect("a message can be written");
    odd_text(&honest, random)
}

struct Storm {
    host: Host,
    random: Xoshiro256PlusPlus,
    table: Device,
    phones: Vec<Option<Device>>,
    /// A table screen that sends anything at all, with its link.
    mad: Option<Device>,
    /// How many texts were odd.
    odd: u64,
}

impl Storm {
    async fn new(host: Host, seed: u64) -> Storm {
        let table = Device::table(&host).await;
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let phones = (0..SEATS).map(|_| None).collect();
        let mut storm = Storm { host, random, table, phones, mad: None, odd: 0 };
        storm.new_table().await;
        storm
    }

    async fn new_table(&mut self) {
        self.table.view = None;
        let game = *GAMES.choose(&mut self.random).expect("some");
        self.table.ask(HostAsk::NewTable { game: game.into() }).await.expect("a table");
        self.table.seat_people(usize::from(SEATS)).await;
        let guided = self.random.random_bool(0.8);
        let plan = json!({"guided":guided,"follow":guided,"standIn":"phones"});
        let plan = json!({"type":"arrange","plan":plan});
        let arrange = self.table.play(None, plan);
        self.table.say(&arrange).await.expect("a plan");
        let is_arranged = |device: &Device| {
            device.view.as_ref().is_some_and(|view| view.view["plan"].is_object())
        };
        while !is_arranged(&self.table) {
            self.table.hear().await.expect("the table device is honest");
        }
        self.phones = (0..SEATS).map(|_| None).collect();
    }

    async fn sit_down(&mut self, index: usize, id: DeviceId) {
        let Ok(Some(Answer::Links { links })) = self.table.ask(TableAsk::Links).await else {
            return;
        };
        let Some(link) = links.get(index) else { return };
        let fragment = link.url.trim_start_matches('#').to_owned();
        self.phones[index] = Device::join(&self.host, &fragment, id).await.ok();
    }

    /// One step of the storm. A connection that ends isn't a failure, but a host that
    /// dies is.
    async fn gust(&mut self) {
        let index = usize::from(self.random.random_range(0..SEATS));
        match self.random.random_range(0..100) {
            0..4 => {
                let id = DeviceId::random();
                self.sit_down(index, id).await;
            }
            4..6 => {
                if let Some(device) = self.phones[index].take() {
                    device.session.close().await;
                }
            }
            6..9 => {
                let request = self.random.random_range(0..50);
                let ask = any_ask(&mut self.random, request);
                let _ = self.table.ask(ask).await;
            }
            9..14 => self.stranger().await,
            14..20 => self.mad_screen().await,
            20..45 => {
                let seat = Some(Seat(self.random.random_range(0..6)));
                let seat = seat.filter(|_| self.random.random_bool(0.8));
                let command = any_command(&mut self.random);
                let message = self.table.play(seat, command);
                self.table.say(&message).await.expect("the table device is honest");
            }
            _ => self.phone(index).await,
        }
        // The table device keeps reading, as one that works would.
        self.table.catch_up().await.expect("the table lives");
    }

    async fn phone(&mut self, index: usize) {
        let Some(mut device) = self.phones[index].take() else {
            return self.sit_down(index, DeviceId::random()).await;
        };
        let command = any_command(&mut self.random);
        let message = device.play(None, command);
        let text = match self.random.random_range(0..12) {
            0..3 => self.odd_message(),
            3 => serde_json::to_string(&any_echo(&mut self.random)).unwrap(),
            4 | 5 => serde_json::to_string(&any_touch(&mut self.random)).unwrap(),
            _ => serde_json::to_string(&message).unwrap(),
        };
        // Now and then it forgets the seal, or sends random bytes.
        let said = match self.random.random_range(0..40) {
            0 => device.session.receive(&text).await,
            1 => device.session.receive_sealed(text.into_bytes()).await,
            _ => device.tell(&text).await,
        };
        self.phones[index] = still_there(device, said).await;
    }

    fn odd_message(&mut self) -> String {
        self.odd += 1;
        odd_message(&mut self.random)
    }

    /// Another table screen that is at no table. What it happens to send may be
    /// understood, but must not harm this table.
    async fn mad_screen(&mut self) {
        let mut device = match self.mad.take() {
            Some(device) => device,
            None => Device::table(&self.host).await,
        };
        let said = device.tell(&self.odd_message()).await;
        self.mad = still_there(device, said).await;
    }

    /// Somebody without a link.
    async fn stranger(&mut self) {
        let mut device = Device::knock(&self.host, Secrets::random()).await;
        let text = match self.random.random_range(0..3) {
            0 => self.odd_message(),
            1 => serde_json::to_string(&any_message(&mut self.random)).unwrap(),
            _ => serde_json::to_string(&device.play(None, json!({"type":"abandon"}))).unwrap(),
        };
        device.say_text(&text).await.expect_err("strangers are sent away");
        device.session.close().await;
    }

    fn check(&self) {
        let view = &self.table.view.as_ref().expect("a view").view;
        if let Some(tokens) = view["board"]["tokens"].as_array() {
            let held: u64 = tokens.iter().filter_map(Value::as_u64).sum();
            assert_eq!(held + view["board"]["onCard"].as_u64().unwrap(), 2);
        }
        assert_eq!(PANICS.load(Ordering::Relaxed), 0);
    }
}

/// The device, unless what it sent has ended its connection.
async fn still_there(mut device: Device, said: Result<(), TableError>) -> Option<Device> {
    if said.is_ok() && device.catch_up().await.is_ok() {
        return Some(device);
    }
    device.session.close().await;
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_storm_of_messages_breaks_no_table() {
    let usual_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual_hook(panic);
    }));
    let seconds = std::env::var("STORM_SECONDS").ok().and_then(|text| text.parse().ok());
    let until = Instant::now() + Duration::from_secs(seconds.unwrap_or(5));
    let folder = tempfile::tempdir().unwrap();
    let usual = HostConfig::new(folder.path().to_owned());
    let config = HostConfig { countdown_lead: 2.0, answer_for: 4.0, ..usual };
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    let mut gusts = 0u64;
    let mut tables = 0;
    let mut odd = 0;
    // A machine that has other things to do takes longer.
    let is_enough = |gusts: u64| gusts > 500 && Instant::now() > until;
    while !is_enough(gusts) {
        let seed = seconds.map_or(tables, |_: u64| rand::random::<u64>());
        let mut storm = Storm::new(host.clone(), seed).await;
        tables += 1;
        for _ in 0..2_000 {
            storm.gust().await;
            storm.check();
            gusts += 1;
            if is_enough(gusts) {
                break;
            }
        }
        odd += storm.odd;
    }
    host.stop().await;
    // Every journal that the storm has written can be read again.
    drop(host);
    let config = HostConfig::new(folder.path().to_owned());
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    assert_eq!(host.notes(), [""; 0]);
    if seconds.is_some() {
        use std::io::Write;
        let _ = writeln!(std::io::stderr(), "{gusts} gusts at {tables} tables, {odd} odd texts");
    }
}
