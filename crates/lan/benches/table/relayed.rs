//! Measures what it costs to meet at a relay: a thousand rooms with six guests each
//! and one tap a second in every room, first without a relay and then through one.
//!
//! The relay is a process, all hosts together are another one, and the guests are
//! sockets of this process. They all have the same address, so the limits for one
//! address are raised.

use std::{fs, net::SocketAddr, time::Duration};

use ::table::{
    link::DeviceId,
    wire::{Answer, HostAsk},
};
use futures_util::{StreamExt, stream};
use lan::server::{Server, ServerConfig};
use serde_json::{Value, json};
use tokio::time::{Instant, interval_at, sleep};

use crate::{Client, Process, begin, fragment, lay_table, links, milliseconds, roomy, tap, told};

pub(crate) const RELAY: &str = "--relay-for-the-benchmark";
pub(crate) const HOSTS: &str = "--hosts-for-the-benchmark=";

/// How many rooms are laid at the same time.
const TOGETHER: usize = 8;
/// Taps before that aren't counted.
const WARM_UP: Duration = Duration::from_secs(3);
const BEAT: Duration = Duration::from_secs(1);

pub(crate) async fn relay() {
    let limits = relay::limits::Limits {
        requests_each: 20_000,
        sockets_each: 20_000,
        rooms_each: 20_000,
        ..relay::limits::Limits::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = relay::server::Config { limits, ..relay::server::Config::new(listen) };
    let relay = relay::server::Server::start(config).await.expect("a relay");
    told(&json!({ "link": format!("http://{}", relay.address()) })).await;
    relay.stop().await;
}

pub(crate) async fn hosts(number: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let start = async |host: usize| {
        let data = folder.path().join(host.to_string());
        let config = ServerConfig { port: 0, limits: roomy(), ..ServerConfig::new(data) };
        Server::start(config).await.expect("a server")
    };
    let servers: Vec<Server> = stream::iter(0..number).then(start).collect().await;
    let links: Vec<String> = servers.iter().map(Server::table_link).collect();
    told(&json!({ "links": links })).await;
    // They end with this process; saying goodbye to six thousand guests would take long.
}

/// A table with its host's port, its own device's link, and its phones.
struct Room {
    port: u16,
    link: String,
    names: Vec<DeviceId>,
    phones: Vec<Client>,
}

impl Room {
    async fn device(&self) -> Client {
        let device = Client::join(self.port, fragment(&self.link), DeviceId::random()).await;
        device.expect("a table device")
    }

    /// With phones that reach their host directly.
    async fn lay(link: String) -> Room {
        let (_, port) = link.split_once("127.0.0.1:").expect("a port");
        let (port, _) = port.split_once('/').expect("a port");
        let port = port.parse().expect("a port");
        let mut room = Room { port, link, names: Vec::new(), phones: Vec::new() };
        let mut device = room.device().await;
        lay_table(&mut device).await;
        for url in links(&mut device).await {
            let name = DeviceId::random();
            room.phones.push(Client::join(port, fragment(&url), name).await.expect("a seat"));
            room.names.push(name);
        }
        begin(&mut device, room.phones.iter_mut()).await;
        room
    }

    /// From now on its phones come through a relay.
    async fn moved_to(mut self, place: &str) -> Room {
        let mut device = self.device().await;
        let table = self.phones[0].view.as_ref().expect("a view").table.clone();
        device.ask(HostAsk::OpenTable { table }).await.expect("the table");
        let mut asked = HostAsk::UseRelay { place: place.to_owned() };
        while !is_open(&mut device, asked).await {
            sleep(Duration::from_millis(20)).await;
            asked = HostAsk::Network;
        }
        for ((phone, name), url) in
            self.phones.iter_mut().zip(&self.names).zip(links(&mut device).await)
        {
            *phone = Client::join_relayed(&url, *name).await.expect("its seat");
            phone.until(|_| true).await.expect("a view");
        }
        self
    }

    /// Taps at its own moment of every second until the end. Returns how long it took
    /// each time until all six had seen it.
    async fn play(mut self, first: Instant, counted: Instant, end: Instant) -> Played {
        let mut beat = interval_at(first, BEAT);
        let mut times = Vec::new();
        loop {
            let at = beat.tick().await;
            if at >= end {
                return Played { room: self, times };
            }
            let time = tap(&mut self.phones).await;
            if at >= counted {
                times.push(time);
            }
        }
    }
}

struct Played {
    room: Room,
    times: Vec<Duration>,
}

async fn is_open(device: &mut Client, ask: HostAsk) -> bool {
    let Ok(Some(Answer::Network { network })) = device.ask(ask).await else { panic!("no network") };
    network["relay"]["status"] == "open"
}

pub(crate) async fn measure(number: usize, seconds: usize) {
    let relay = Process::of(&[RELAY]);
    let empty = relay.resident();
    let hosts = Process::of(&[&format!("{HOSTS}{number}")]);
    let links = hosts.told["links"].as_array().expect("links");
    let links = links.iter().filter_map(Value::as_str).map(str::to_owned);
    let rooms: Vec<Room> =
        stream::iter(links).map(Room::lay).buffer_unordered(TOGETHER).collect().await;
    println!("\n{number} rooms with six guests each, one tap a second in every room");
    println!(
        "                  taps  seen by six: p50      p99      max     CPU of guests, hosts, relay"
    );
    let processes = [std::process::id(), hosts.child.id(), relay.child.id()];
    let (rooms, direct) = run("directly", rooms, seconds, processes).await;
    let moved = rooms.into_iter().map(|room| room.moved_to(&relay.link));
    let rooms = stream::iter(moved).buffer_unordered(TOGETHER).collect().await;
    relay.forget_peak();
    let (_rooms, relayed) = run("through a relay", rooms, seconds, processes).await;
    let [p50, p99] = [0, 1].map(|index| relayed[index] / direct[index]);
    println!("through a relay it takes {p50:.1} times as long (p99: {p99:.1} times)");
    println!(
        "the relay's memory: {:.1} MB, at most {:.1} MB; {:.1} MB when it was empty",
        relay.resident() as f64 / 1024.0,
        relay.peak() as f64 / 1024.0,
        empty as f64 / 1024.0
    );
}

/// Returns p50 and p99 in milliseconds, too.
async fn run(
    how: &str,
    rooms: Vec<Room>,
    seconds: usize,
    processes: [u32; 3],
) -> (Vec<Room>, [f64; 2]) {
    let number = rooms.len();
    let start = Instant::now() + BEAT;
    let counted = start + WARM_UP;
    let end = counted + BEAT * seconds as u32;
    let playing: Vec<_> = rooms
        .into_iter()
        .enumerate()
        .map(|(index, room)| {
            let own_moment = BEAT.mul_f64(index as f64 / number as f64);
            tokio::spawn(room.play(start + own_moment, counted, end))
        })
        .collect();
    tokio::time::sleep_until(counted).await;
    let before = processes.map(processor_time);
    tokio::time::sleep_until(end).await;
    let after = processes.map(processor_time);
    let (mut rooms, mut times) = (Vec::new(), Vec::new());
    for room in playing {
        let played = room.await.expect("nothing fails");
        rooms.push(played.room);
        times.extend(played.times);
    }
    let taps = times.len();
    let at = milliseconds(times);
    let [guests, hosts, relay] =
        [0, 1, 2].map(|index| (after[index] - before[index]) / seconds as f64 * 100.0);
    println!(
        "{how:<16} {taps:>6}  {:>13.1} ms {:>5.1} ms {:>6.1} ms  {guests:>6.0} %, {hosts:.0} %, {relay:.0} %",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    (rooms, [at(0.5), at(0.99)])
}

/// How many seconds of a processor's time a process has used.
fn processor_time(process: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name, in brackets, may contain anything.
    let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
    let ticks = fields.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    // Linux counts hundredths here, on every machine.
    ticks.sum::<f64>() / 100.0
}
