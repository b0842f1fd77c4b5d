//! Races for lifesavers: what the table makes of fingers on many devices.

use std::{path::Path, sync::Arc, time::Duration};

use rules::seat::Seat;
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, TableId},
    network::NoNetwork,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage, TableAsk, TableView},
};
use tokio::time::{Instant, timeout};

use crate::memory::{Device, Ended};

/// How often the devices look at what has arrived, in milliseconds. So this is
/// the longest that a probe takes.
const LOOK_EVERY: u64 = 4;

/// A device whose clock is its own, with what it has heard.
struct Player {
    device: Device,
    ahead: f64,
    touches: u32,
    /// What came of its touches.
    done: Vec<u32>,
    refused: Vec<Value>,
    /// Its answers to probes wait so long.
    slow: u64,
    /// It pretends that messages to it take so long, too.
    feigned: u64,
    /// It answers no probe at all.
    is_silent: bool,
    echoes: Vec<(Instant, ClientMessage)>,
}

impl Player {
    fn new(device: Device, ahead: f64) -> Player {
        let (done, refused, echoes) = (Vec::new(), Vec::new(), Vec::new());
        let (slow, feigned, is_silent) = (0, 0, false);
        Player { device, ahead, touches: 0, done, refused, slow, feigned, is_silent, echoes }
    }

    fn clock(&self, start: Instant) -> f64 {
        start.elapsed().as_secs_f64() * 1000.0 + self.ahead
    }

    async fn look(&mut self, start: Instant) -> Result<(), Ended> {
        while let Ok(heard) = timeout(Duration::ZERO, self.device.hear()).await {
            match heard? {
                ServerMessage::Probe { .. } if self.is_silent => {}
                ServerMessage::Probe { probe } => {
                    let arrived = self.clock(start) + self.feigned as f64;
                    let echo = ClientMessage::Echo { probe, at: arrived };
                    let at = Instant::now() + Duration::from_millis(self.feigned + self.slow);
                    self.echoes.push((at, echo));
                }
                ServerMessage::Done { id } => self.done.push(id),
                ServerMessage::Refused { error, .. } => self.refused.push(error),
                _ => {}
            }
        }
        while let Some((at, _)) = self.echoes.first()
            && *at <= Instant::now()
        {
            let (_, echo) = self.echoes.remove(0);
            self.device.say(&echo).await?;
        }
        Ok(())
    }

    /// Touches a ring, which happened so many milliseconds ago if that is true.
    async fn touch(&mut self, start: Instant, seat: Option<u8>, ago: f64) {
        self.touches += 1;
        let (id, at) = (1000 + self.touches, Some(self.clock(start) - ago));
        let touch = ClientMessage::Touch { id, seat: seat.map(Seat), on: 0, at };
        self.device.say(&touch).await.unwrap();
    }
}

struct Evening {
    host: Host,
    start: Instant,
    table: Player,
    phones: Vec<Player>,
    id: TableId,
    folder: tempfile::TempDir,
}

fn host(folder: &Path) -> Host {
    Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap()
}

impl Evening {
    /// So many play with their phones as lifesavers, and some of them have one.
    async fn playing(players: usize, phones: usize) -> Evening {
        Evening::playing_with(players, phones, None).await
    }

    /// The same with a phone of which nobody knows the clock.
    async fn playing_with(players: usize, phones: usize, silent: Option<usize>) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let host = host(folder.path());
        let start = Instant::now();
        let mut device = Device::table(&host).await;
        let opened = device.ask(HostAsk::NewTable { game: "rowing".into() }).await;
        let Ok(Some(Answer::Opened { table: id })) = opened else { panic!("{opened:?}") };
        device.seat_people(players).await;
        let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
        let mut evening = Evening {
            start,
            table: Player::new(device, -777.0),
            phones: Vec::new(),
            host,
            id,
            folder,
        };
        for (link, number) in links.iter().take(phones).zip(1..) {
            let link = link.url.trim_start_matches('#');
            let device = Device::join(&evening.host, link, DeviceId::random()).await.unwrap();
            evening.phones.push(Player::new(device, f64::from(number) * 100_000.0));
        }
        if let Some(silent) = silent {
            evening.phones[silent].is_silent = true;
        }
        evening.play(None, json!({"type":"arrange","plan":{"standIn":"phones"}})).await;
        evening.play(None, json!({"type":"begin"})).await;
        // Long enough for all clocks to be known.
        evening.wait(2000).await;
        evening
    }

    async fn play(&mut self, seat: Option<u8>, command: Value) {
        let message = self.table.device.play(seat.map(Seat), command);
        self.table.device.say(&message).await.unwrap();
        self.table.done.clear();
        for _ in 0..1000 {
            self.look().await;
            if !self.table.done.is_empty() {
                return;
            }
            assert_eq!(self.table.refused, [Value::Null; 0], "{message:?}");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("no answer to {message:?}");
    }

    async fn look(&mut self) {
        for player in std::iter::once(&mut self.table).chain(&mut self.phones) {
            player.look(self.start).await.expect("everybody stays");
        }
    }

    async fn wait(&mut self, millis: u64) {
        let until = Instant::now() + Duration::from_millis(millis);
        while Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(LOOK_EVERY)).await;
            self.look().await;
        }
    }

    async fn touch(&mut self, phone: usize, ago: f64) {
        self.phones[phone].touch(self.start, None, ago).await;
    }

    fn view(&self) -> &TableView {
        self.table.device.view.as_ref().unwrap()
    }

    fn step(&self) -> &str {
        self.view().view["step"]["name"].as_str().unwrap()
    }

    /// Who has grabbed, as everybody sees it.
    fn order(&self) -> Value {
        let order = &self.view().view["step"]["race"]["order"];
        for phone in &self.phones {
            let seen = &phone.device.view.as_ref().unwrap().view["step"]["race"]["order"];
            assert_eq!(seen, order);
        }
        order.clone()
    }
}

#[tokio::test(start_paused = true)]
async fn a_grab_is_told_when_nobody_can_have_been_earlier() {
    let mut evening = Evening::playing(3, 3).await;
    assert_eq!(evening.step(), "play");
    evening.touch(1, 0.0).await;
    evening.wait(200).await;
    assert_eq!((evening.step(), &evening.phones[1].done[..]), ("play", &[][..]));
    evening.wait(60).await;
    assert_eq!((evening.step(), &evening.phones[1].done[..]), ("race", &[1001][..]));
    assert_eq!(evening.order(), json!([[1]]));
}

#[tokio::test(start_paused = true)]
async fn the_touch_counts_and_not_its_arrival() {
    let mut evening = Evening::playing(4, 4).await;
    // The first phone has a slow connection, and the table knows it.
    evening.phones[0].slow = 90;
    evening.wait(1000).await;
    evening.touch(2, 0.0).await;
    evening.wait(8).await;
    evening.touch(0, 88.0).await;
    evening.wait(40).await;
    evening.touch(1, 0.0).await;
    evening.wait(300).await;
    assert_eq!(evening.order(), json!([[0], [2], [1]]));
    assert_eq!(evening.step(), "question");
}

#[tokio::test(start_paused = true)]
async fn whoever_claims_to_be_earlier_than_possible_is_too_close() {
    for claim in [60.0, 150.0, 5_000.0, 1e12] {
        let mut evening = Evening::playing(3, 3).await;
        evening.touch(2, 0.0).await;
        evening.wait(52).await;
        evening.touch(0, claim).await;
        evening.wait(300).await;
        assert_eq!(evening.order(), json!([[0, 2]]), "{claim}");
        let race = &evening.view().view["step"]["race"];
        assert_eq!(race["first"], json!({"is":"tooClose","seats":[0, 2]}), "{claim}");
    }
}

/// Every answer to a probe is late, as if from far away, and the touch is said to
/// have been under way for just as long.
#[tokio::test(start_paused = true)]
async fn whoever_pretends_to_be_far_away_passes_nobody() {
    for (away, claim) in [(200, 195.0), (200, 230.0), (120, 115.0), (60, 60.0), (30, 50.0)] {
        for later in [40, 100, 160] {
            let mut evening = Evening::playing(3, 3).await;
            evening.phones[0].slow = away;
            evening.phones[0].feigned = away;
            evening.wait(2500).await;
            evening.touch(2, 0.0).await;
            evening.wait(later).await;
            evening.touch(0, claim).await;
            evening.wait(400).await;
            let order = evening.order();
            let is_passed = order == json!([[0], [2]]);
            assert!(!is_passed, "{later} ms later, {away} ms away: {order}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_has_no_clock_passes_nobody() {
    for says_when in [true, false] {
        let mut evening = Evening::playing_with(3, 3, Some(0)).await;
        evening.touch(2, 0.0).await;
        evening.wait(100).await;
        let silent = &mut evening.phones[0];
        let at = says_when.then(|| silent.clock(evening.start) - 150.0);
        let touch = ClientMessage::Touch { id: 7, seat: None, on: 0, at };
        silent.device.say(&touch).await.unwrap();
        evening.wait(400).await;
        assert_eq!(evening.order(), json!([[0, 2]]), "{says_when}");
    }
}

#[tokio::test(start_paused = true)]
async fn two_grabs_in_the_same_millisecond_share_a_place() {
    let mut evening = Evening::playing(3, 3).await;
    evening.touch(2, 0.0).await;
    evening.touch(1, 0.0).await;
    evening.wait(300).await;
    // How they are listed in their place means nothing.
    let order = evening.order();
    assert!([json!([[1, 2]]), json!([[2, 1]])].contains(&order), "{order}");
    assert_eq!(evening.step(), "question");
}

#[tokio::test(start_paused = true)]
async fn a_phone_that_is_lost_after_its_grab_has_grabbed() {
    let mut evening = Evening::playing(3, 3).await;
    evening.touch(2, 0.0).await;
    let lost = evening.phones.pop().unwrap();
    lost.device.session.close().await;
    evening.wait(100).await;
    evening.touch(0, 0.0).await;
    evening.wait(300).await;
    assert_eq!(evening.order(), json!([[2], [0]]));
}

#[tokio::test(start_paused = true)]
async fn the_question_comes_when_it_is_quiet_and_a_late_grab_still_counts() {
    let mut evening = Evening::playing(4, 4).await;
    evening.touch(3, 0.0).await;
    evening.wait(2000).await;
    // A finger that drums makes it wait, too.
    evening.touch(3, 0.0).await;
    evening.wait(2900).await;
    assert_eq!(evening.step(), "race");
    evening.wait(500).await;
    assert_eq!(evening.step(), "question");
    evening.touch(1, 0.0).await;
    evening.wait(300).await;
    assert_eq!((evening.step(), evening.order()), ("question", json!([[3], [1]])));
}

#[tokio::test(start_paused = true)]
async fn whoever_has_no_phone_grabs_on_the_table() {
    let mut evening = Evening::playing(3, 1).await;
    let start = evening.start;
    evening.table.touch(start, Some(1), 0.0).await;
    evening.wait(60).await;
    evening.touch(0, 0.0).await;
    evening.wait(60).await;
    for (seat, code) in [(Some(0), "seatOnPhone"), (Some(9), "noSuchSeat"), (None, "notYourSeat")] {
        evening.table.touch(start, seat, 0.0).await;
        evening.wait(20).await;
        assert_eq!(evening.table.refused.pop().unwrap()["code"], code);
    }
    evening.wait(300).await;
    assert_eq!(evening.order(), json!([[1], [0]]));
}

#[tokio::test(start_paused = true)]
async fn nothing_is_lost_when_the_host_dies() {
    let mut evening = Evening::playing(4, 4).await;
    evening.touch(3, 0.0).await;
    evening.wait(60).await;
    evening.touch(1, 0.0).await;
    evening.wait(300).await;
    let before = evening.view().view.clone();
    assert_eq!(before["step"]["race"]["order"], json!([[3], [1]]));
    let Evening { host: first, folder, id, table, phones, .. } = evening;
    drop((table, phones));
    first.stop().await;
    drop(first);
    let host = host(folder.path());
    let mut device = Device::table(&host).await;
    device.ask(HostAsk::OpenTable { table: id }).await.unwrap();
    while device.view.is_none() {
        device.hear().await.unwrap();
    }
    assert_eq!(device.view.unwrap().view, before);
}

#[tokio::test(start_paused = true)]
async fn outside_a_race_a_finger_means_nothing() {
    let mut evening = Evening::playing(3, 3).await;
    evening.touch(0, 0.0).await;
    // The game is over before the grab could be told.
    evening.play(None, json!({"type":"abandon"})).await;
    evening.touch(1, 0.0).await;
    evening.wait(20).await;
    assert_eq!(
        (&evening.phones[0].done[..], &evening.phones[1].done[..]),
        (&[1001][..], &[1001][..])
    );
    evening.wait(400).await;
    assert_eq!(evening.step(), "over");
}

#[tokio::test(start_paused = true)]
async fn a_warm_up_is_a_race_from_zero_on() {
    let mut evening = Evening::playing(3, 3).await;
    evening.play(None, json!({"type":"abandon"})).await;
    assert_eq!(evening.table.device.ask(TableAsk::Again).await, Ok(None));
    evening.play(None, json!({"type":"warmUp"})).await;
    let zero_at = evening.view().countdown.as_ref().unwrap().zero_at;
    evening.wait(4000).await;
    let phase = |evening: &Evening| evening.view().view["step"]["warmUp"]["phase"].clone();
    assert_eq!(phase(&evening), "looking");
    assert_eq!(evening.view().closes_at, Some(zero_at + 20_000.0));
    let on = evening.view().view["spots"]["noSet"].as_u64().unwrap() as u8;
    for phone in &mut evening.phones {
        let touch = ClientMessage::Touch { id: 7, seat: None, on, at: None };
        phone.device.say(&touch).await.unwrap();
    }
    evening.wait(400).await;
    assert_eq!(phase(&evening), "solved");
}
