//! However large a crowd there is at the door, the people of the table get in.
//!
//! This is a program of its own because the crowd needs the processors, and other
//! tests look at the clock.

#[path = "../lan/client.rs"]
#[expect(dead_code, reason = "the other tests need more of the client")]
mod client;
#[path = "../lan/process.rs"]
#[expect(dead_code, reason = "the other tests need more of the program")]
mod process;
#[path = "../lan/table.rs"]
#[expect(dead_code, reason = "the other tests need more of the table")]
mod table;

use std::{
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use ::table::{
    carrier,
    link::{DeviceId, Role, Secrets},
    wire::{ClientMessage, ServerMessage, TableAsk},
};
use lan::{
    limits::Limits,
    server::{Server, ServerConfig},
};
use rules::{
    scapegoat::{board::Location, command::Command},
    seat::Seat,
};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    client::{Client, Error, code},
    process::Process,
    table::*,
};

/// Where the crowd comes from: the address that the phones of the test share
/// with it, and another one.
const ADDRESSES: [[u8; 4]; 2] = [[127, 0, 0, 1], [127, 0, 0, 2]];
/// Whoever is thrown out comes back after so long. The crowd and the server
/// share the processors of the machine that runs this test, and the test is not
/// about who gets more of them.
const BACK_AFTER: Duration = Duration::from_secs(5);

/// Attackers that go on until this is dropped.
#[derive(Default)]
struct Attack {
    tasks: JoinSet<()>,
    /// How many connections they have opened so far.
    opened: Arc<AtomicUsize>,
}

impl Attack {
    /// Begins requests and finishes none of them.
    fn half_finished_requests(&mut self, port: u16, count: usize) {
        for number in 0..count {
            let opened = self.opened.clone();
            self.tasks.spawn(async move {
                loop {
                    if let Ok(mut stream) = connect(ADDRESSES[number % 2], port).await {
                        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1").await;
                        opened.fetch_add(1, Ordering::Relaxed);
                        let _ = stream.read_to_end(&mut Vec::new()).await;
                    }
                    sleep(BACK_AFTER).await;
                }
            });
        }
    }

    /// Says hello with one seat's link, some of them as one device and some as
    /// many, and sends commands as fast as the host lets anybody.
    fn sockets_of_one_seat(&mut self, port: u16, link: &str, count: usize) {
        let one = DeviceId::random();
        for number in 0..count {
            let (opened, link) = (self.opened.clone(), link.to_owned());
            self.tasks.spawn(async move {
                loop {
                    let device = if number % 2 == 0 { one } else { DeviceId::random() };
                    let joined = Client::join(port, fragment(&link), device).await;
                    opened.fetch_add(1, Ordering::Relaxed);
                    if let Ok(client) = joined {
                        command_without_end(client).await;
                    }
                    sleep(BACK_AFTER).await;
                }
            });
        }
    }

    async fn until_opened(&self, count: usize) {
        let opened = async {
            while self.opened.load(Ordering::Relaxed) < count {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(60), opened).await.expect("the attack begins");
    }
}

async fn connect(from: [u8; 4], port: u16) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.connect(([127, 0, 0, 1], port).into()).await
}

async fn command_without_end(mut client: Client) {
    for id in 0.. {
        let command = json!({ "type": "peek" });
        client.send(&ClientMessage::Play { id, seat: None, command }).await;
        let pause = Duration::from_millis(21);
        if let Ok(Err(_)) = timeout(pause, client.next()).await {
            return;
        }
        client.frames.clear();
        sleep(pause).await;
    }
}

/// Loads the page that a scanned code leads to.
async fn load_page(port: u16) -> Result<(), Error> {
    let lost = |_| json!({ "code": "connectionLost" });
    let mut stream = connect(ADDRESSES[0], port).await.map_err(lost)?;
    let request = format!("GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.map_err(lost)?;
    let mut page = Vec::new();
    stream.read_to_end(&mut page).await.map_err(lost)?;
    let is_page = page.starts_with(b"HTTP/1.1 200 ") && page.ends_with(b"</html>\n");
    if is_page { Ok(()) } else { Err(json!({ "code": "noPage" })) }
}

/// How long people at a table waited.
#[derive(Default)]
struct Waits(Vec<(Duration, usize)>);

impl Waits {
    /// Tries as a page does: again after a while, and not for ever.
    async fn until<T>(&mut self, what: &str, attempt: impl AsyncFn() -> Result<T, Error>) -> T {
        let start = Instant::now();
        let mut problems = Vec::new();
        while start.elapsed() < Duration::from_secs(60) {
            match timeout(Duration::from_secs(15), attempt()).await {
                Ok(Ok(done)) => {
                    self.0.push((start.elapsed(), problems.len()));
                    return done;
                }
                Ok(Err(error)) => problems.push(error),
                Err(_) => problems.push(json!({ "code": "noAnswer" })),
            }
            sleep(Duration::from_millis(200)).await;
        }
        panic!("{what} was kept out: {problems:?}");
    }

    fn print(mut self, what: &str) {
        self.0.sort();
        let milliseconds = |wait: &(Duration, usize)| wait.0.as_secs_f64() * 1000.0;
        let (middle, longest) = (&self.0[self.0.len() / 2], &self.0[self.0.len() - 1]);
        let again: usize = self.0.iter().map(|wait| wait.1).sum();
        let _ = writeln!(
            std::io::stderr(),
            "{what}: {} times, {:.1} ms in the middle, {:.1} ms at most, tried again {again} times",
            self.0.len(),
            milliseconds(middle),
            milliseconds(longest),
        );
    }
}

/// Lets the phones read, as pages do all the time; otherwise the host would
/// believe that they are gone.
async fn stay_awake(phones: &mut [Phone]) {
    for phone in phones {
        phone.client.catch_up().await.expect("a pong");
    }
}

async fn scan(waits: &mut Waits, port: u16, seat: Seat, link: &str) -> Phone {
    let what = format!("the phone of seat {}", seat.0);
    waits
        .until(&what, async || {
            load_page(port).await?;
            Phone::join(port, seat, link).await
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_phones_join_reconnect_and_play_while_a_crowd_holds_a_seat_and_half_asks_for_pages() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path(), &["--port", "0"]).await.unwrap();
    let port = process.port;
    let mut device = process.table_device().await;
    open_table(&mut device, plan(6)).await;
    let seats = links(&mut device).await;

    // Both attacks are there before the first phone. The last seat's link has
    // got into the wrong hands, and its seat is taken.
    let mut attack = Attack::default();
    attack.sockets_of_one_seat(port, &seats[5].1, 300);
    attack.half_finished_requests(port, 600);
    attack.until_opened(900).await;

    let mut joins = Waits::default();
    let mut phones = Vec::new();
    for (seat, link) in &seats[..5] {
        phones.push(scan(&mut joins, port, *seat, link).await);
        stay_awake(&mut phones).await;
    }
    // The people at the table see that somebody else sits on the last seat,
    // and show a new code.
    device.ask(TableAsk::RevokeLink { seat: Seat(5) }).await.expect("the table decides");
    let (_, link) = links(&mut device).await.remove(5);
    phones.push(scan(&mut joins, port, Seat(5), &link).await);
    joins.print("page and hello");
    let mut table = Table { port, device, phones, onlooker: None };

    // From here on a link is misused whose phone has its seat already.
    attack.sockets_of_one_seat(port, &seats[0].1, 300);
    attack.until_opened(attack.opened.load(Ordering::Relaxed) + 300).await;
    table.start().await;
    let fragment_of_table = fragment(&process.link);
    let mut returns = Waits::default();
    for index in 0..6 {
        let phone = &mut table.phones[index];
        let (device, link) = (phone.device, fragment(&phone.link));
        let what = format!("the phone of seat {index}");
        phone.client = returns.until(&what, || Client::join(port, link, device)).await;
        phone.client.until_step("start").await.expect("the newest view");
        phone.peek().await.expect("it can look again");
        stay_awake(&mut table.phones).await;
    }
    returns.print("coming back");
    let mut screens = Waits::default();
    let screen = || Client::join(port, fragment_of_table, DeviceId::random());
    let mut screen = screens.until("another table screen", screen).await;
    screen.catch_up().await.expect("a pong");
    screens.print("another table screen");

    let mut taps = Waits::default();
    for turn in 0..12 {
        let version = table.device.view.as_ref().map_or(0, |view| view.version);
        let start = Instant::now();
        let command = match turn % 2 {
            0 => Command::Move { to: Location::Spy },
            _ => Command::Undo,
        };
        table.phones[0].play(command).await.expect("the phones play on");
        for phone in &mut table.phones {
            phone.client.until(|view| view.version > version).await.expect("and everybody sees it");
            phone.client.frames.clear();
        }
        table.device.until(|view| view.version > version).await.expect("the table too");
        taps.0.push((start.elapsed(), 0));
    }
    taps.print("a tap on seven screens");
    let requests = &table.device.view.as_ref().unwrap().requests;
    let waiting = requests.iter().filter(|request| request.seat == Seat(0)).count();
    assert!((1..=3).contains(&waiting), "the table is asked a few times, not {waiting}");
    assert!(requests.len() == waiting, "and about that seat only: {requests:?}");
    let opened = attack.opened.load(Ordering::Relaxed);
    let peak = peak_memory(&process);
    drop(attack);
    let _ = writeln!(
        std::io::stderr(),
        "the crowd opened {opened} connections; the server had {:.1} MB at most",
        peak as f64 / 1024.0
    );
    assert!(peak < 100 * 1024, "memory stays bounded: {peak} kB");
    process.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_system_opens_no_more_files_half_finished_requests_go_and_phones_get_in() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start_under("ulimit -n 120", folder.path()).await.unwrap();
    let mut attack = Attack::default();
    attack.half_finished_requests(process.port, 300);
    attack.until_opened(300).await;
    let mut joins = Waits::default();
    let link = fragment(&process.link);
    let device = || Client::join(process.port, link, DeviceId::random());
    let mut device = joins.until("the table screen", device).await;
    open_table(&mut device, plan(6)).await;
    let mut phones = Vec::new();
    for (seat, link) in links(&mut device).await {
        phones.push(scan(&mut joins, process.port, seat, &link).await);
    }
    joins.print("page and hello without files to open");
    let mut table = Table { port: process.port, device, phones, onlooker: None };
    table.start().await;
    drop(attack);
    process.stop().await;
}

/// The usual limits but these.
fn for_devices(devices: carrier::Limits) -> Limits {
    Limits { devices, ..Limits::default() }
}

async fn server_with(folder: &tempfile::TempDir, limits: Limits) -> Server {
    let config = ServerConfig { port: 0, limits, ..ServerConfig::new(folder.path().to_owned()) };
    Server::start(config).await.unwrap()
}

/// Reads until the host ends the connection; the reason it gives.
async fn end_of(client: &mut Client) -> String {
    loop {
        if let Err(error) = client.next().await {
            return code(&error).to_owned();
        }
    }
}

#[tokio::test]
async fn a_stranger_too_many_costs_the_oldest_stranger_its_place_and_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = server_with(
        &folder,
        for_devices(carrier::Limits { unknown: 2, known: 4, ..Default::default() }),
    )
    .await;
    let mut table = Table::new(&server, 3).await;
    let stranger = || Client::connect(table.port, table.port, Secrets::random());
    let mut strangers = Vec::new();
    for _ in 0..4 {
        strangers.push(stranger().await.expect("everybody gets a challenge"));
    }
    for (number, stranger) in strangers.iter_mut().enumerate() {
        if number < 2 {
            assert_eq!(end_of(stranger).await, "tooManyDevices", "stranger {number}");
        } else {
            stranger.send_text("{}").await;
            assert_eq!(end_of(stranger).await, "unreadable", "stranger {number} was heard");
        }
    }
    table.settle().await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_waits_at_the_door_is_not_pushed_out_by_those_who_have_not_come_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let limits = for_devices(carrier::Limits { unknown: 4, unknown_each: 3, ..Default::default() });
    let server = server_with(&folder, limits).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    let stranger = || Client::connect(server.port(), server.port(), Secrets::random());
    let mut phone = stranger().await.expect("a challenge");
    let agreed = phone.knock().await.expect("pictures");
    let mut strangers = Vec::new();
    for _ in 0..10 {
        strangers.push(stranger().await.expect("everybody gets a challenge"));
    }
    assert_eq!(end_of(&mut strangers[0]).await, "tooManyDevices");
    device.until(|view| view.door.is_some()).await.unwrap();
    let door = device.view.as_ref().unwrap().door.clone().unwrap();
    assert_eq!(door.pictures, agreed.pictures);
    device.ask(TableAsk::LetIn { knock: door.knock, seat: Seat(0) }).await.unwrap();
    let heard = phone.next().await;
    assert!(matches!(heard, Ok(ServerMessage::LetIn { .. })), "{heard:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_request_too_many_costs_the_oldest_one_and_the_newest_gets_its_page() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { requests: 10, requests_each: 4, ..Limits::default() };
    let server = server_with(&folder, limits).await;
    let mut streams = Vec::new();
    for _ in 0..5 {
        streams.push(connect(ADDRESSES[0], server.port()).await.unwrap());
    }
    let mut byte = [0];
    let oldest = timeout(Duration::from_secs(3), streams[0].read(&mut byte));
    let oldest = oldest.await.expect("closed before its time");
    assert!(matches!(oldest, Ok(0) | Err(_)), "without a word");
    load_page(server.port()).await.expect("a page");
    for stream in &mut streams[2..] {
        let request = format!("GET / HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", server.port());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("whoever finishes the request is answered");
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_seat_has_a_few_sockets_of_which_the_newest_stay() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        server_with(&folder, for_devices(carrier::Limits { seat: 3, ..Default::default() })).await;
    let mut table = Table::new(&server, 3).await;
    let (port, phone) = (table.port, &table.phones[0]);
    let (link, device) = (fragment(&phone.link).to_owned(), phone.device);
    let mut tabs = Vec::new();
    for _ in 0..3 {
        tabs.push(Client::join(port, &link, device).await.expect("the phone's own seat"));
    }
    assert_eq!(end_of(&mut table.phones[0].client).await, "tooManyDevices");
    for tab in &mut tabs {
        tab.catch_up().await.expect("the newer ones stay");
    }
    for phone in &mut table.phones[1..] {
        phone.client.catch_up().await.expect("and so do the other seats");
    }
    server.stop().await;
}

/// The link of one seat, with a hello that claims to be for others.
#[tokio::test]
async fn a_link_costs_nobody_else_a_place_whatever_its_hello_claims() {
    let folder = tempfile::tempdir().unwrap();
    let server = server_with(
        &folder,
        for_devices(carrier::Limits { seat: 3, known: 8, ..Default::default() }),
    )
    .await;
    let mut table = Table::new(&server, 3).await;
    let (port, device) = (table.port, table.phones[1].device);
    let (role, secrets) = Secrets::from_fragment(fragment(&table.phones[1].link)).unwrap();
    let Role::Seat { table: id, .. } = role else { panic!("the link of a seat") };
    let mut liars = Vec::new();
    for seat in [0, 0, 0, 0, 2, 2, 2, 2, 3, 4, 5, 6] {
        let claimed = Role::Seat { table: id.clone(), seat: Seat(seat) };
        let link = secrets.fragment(&claimed);
        liars.push(Client::join(port, &link, device).await.expect("a link is a link"));
    }
    assert_eq!(end_of(&mut table.phones[1].client).await, "tooManyDevices", "its own");
    for liar in &mut liars[..9] {
        assert_eq!(end_of(liar).await, "tooManyDevices");
    }
    for liar in &mut liars[9..] {
        liar.catch_up().await.expect("the newest three stay");
    }
    table.device.catch_up().await.expect("the table screen stays");
    for seat in [0, 2] {
        table.phones[seat].client.catch_up().await.expect("and so do the other phones");
    }
    server.stop().await;
}

#[tokio::test]
async fn those_who_watch_crowd_out_only_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let limits = for_devices(carrier::Limits { onlookers: 3, ..Default::default() });
    let server = server_with(&folder, limits).await;
    let mut table = Table::watched_through(&server, server.port(), plan(3)).await;
    let mut first = table.onlooker.take().unwrap();
    let mut others = Vec::new();
    for _ in 0..3 {
        let other = Client::join(table.port, fragment(&first.link), DeviceId::random());
        others.push(other.await.expect("a link is a link"));
    }
    assert_eq!(end_of(&mut first.client).await, "tooManyDevices");
    for other in &mut others {
        other.catch_up().await.expect("the newer ones stay");
    }
    table.settle().await;
    server.stop().await;
}

#[tokio::test]
async fn three_devices_may_wait_for_a_seat_and_more_are_refused_until_the_table_decides() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let (port, link) = (table.port, fragment(&table.phones[0].link).to_owned());
    let knock = || Client::join(port, &link, DeviceId::random());
    let mut waiting = Vec::new();
    for _ in 0..3 {
        waiting.push(knock().await.expect("it may wait"));
    }
    for _ in 0..3 {
        assert_eq!(code(&knock().await.err().unwrap()), "tooManyDevices");
    }
    table.phones[0].rejoin(port).await.expect("the phone that holds the seat comes back");
    table.device.until(|view| view.requests.len() == 3).await.unwrap();
    let request = table.device.view.as_ref().unwrap().requests[0].request;
    table.device.ask(TableAsk::Decide { request, allow: false }).await.unwrap();
    assert_eq!(end_of(&mut waiting[0]).await, "tableDeclined");
    knock().await.expect("now there is room again");
    server.stop().await;
}

#[tokio::test]
async fn whoever_knocks_all_the_time_is_slowed_down_and_the_phone_of_the_seat_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    let (port, link) = (table.port, fragment(&table.phones[0].link).to_owned());
    let version = table.device.view.as_ref().map_or(0, |view| view.version);
    let mut is_slowed_down = false;
    for _ in 0..100 {
        if let Err(error) = Client::join(port, &link, DeviceId::random()).await {
            is_slowed_down |= code(&error) == "tooFast";
        }
    }
    assert!(is_slowed_down);
    for _ in 0..10 {
        table.phones[0].rejoin(port).await.expect("its own phone comes back at any time");
    }
    table.settle().await;
    let views = table.device.view.as_ref().unwrap().version - version;
    assert!(views < 60, "a hundred knocks and ten returns make few views: {views}");
    server.stop().await;
}

/// The most that the program ever had, in kilobytes; 0 where it cannot be read.
fn peak_memory(process: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()));
    let status = status.unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
