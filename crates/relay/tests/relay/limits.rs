//! How much there may be of everything, and that nobody pays for somebody else.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use lines::frame::{Frame, LineId};
use relay::{
    limits::Limits,
    server::{Config, Server},
    why::Why,
};

use tokio::time::timeout;

use crate::client::{Client, Heard, Host, Told, get, relay, relay_with, token};

/// The guest still hears its host.
async fn is_there(host: &mut Host, guest: &mut Client, line: LineId) {
    host.say(Frame::Text { line, text: "still there?" }).await;
    loop {
        match guest.heard().await {
            Heard::Text(text) if text == "still there?" => return,
            Heard::Closed(why) => panic!("closed: {why:?}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn strangers_crowd_each_other_out_and_nobody_whom_the_host_knows() {
    let relay = relay_with(Limits { unknown: 3, unknown_each: 2, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut ana = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    host.say(Frame::Known { line }).await;
    is_there(&mut host, &mut ana, line).await;
    // From the same address, and from others.
    let mut strangers = Vec::new();
    for number in 0..12 {
        let from = if number % 2 == 0 { "192.0.2.1" } else { "198.51.100.7" };
        strangers.push(Client::guest_from(&relay, token.room(), from).await);
    }
    for stranger in &mut strangers[..8] {
        assert_eq!(stranger.closed().await, Some(Why::Full));
    }
    let mut friend = Client::guest_from(&relay, token.room(), "203.0.113.5").await;
    is_there(&mut host, &mut ana, line).await;
    assert!(friend.is_quiet().await, "a newcomer always has a place");
}

#[tokio::test]
async fn so_many_guests_may_be_known_and_whoever_comes_last_has_a_place() {
    let relay = relay_with(Limits { known: 2, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        let mut guest = Client::guest(&relay, token.room()).await;
        let line = host.opened().await;
        host.say(Frame::Known { line }).await;
        is_there(&mut host, &mut guest, line).await;
        guests.push((guest, line));
    }
    assert_eq!(guests[0].0.closed().await, Some(Why::Full));
    assert_eq!(host.told().await, Told::Closed(guests[0].1));
    for (guest, line) in &mut guests[1..] {
        is_there(&mut host, guest, *line).await;
    }
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_only_its_own_line() {
    let relay = relay_with(Limits { guest_frame: 1000, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut long = Client::guest(&relay, token.room()).await;
    let long_line = host.opened().await;
    let mut other = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    long.send(vec![7; 1000]).await;
    assert_eq!(host.told().await, Told::Binary(long_line, vec![7; 1000]));
    long.send(vec![7; 1001]).await;
    assert_eq!(long.closed().await, Some(Why::TooLong));
    assert_eq!(host.told().await, Told::Closed(long_line));
    is_there(&mut host, &mut other, line).await;
}

#[tokio::test]
async fn a_host_that_says_too_much_at_once_or_nonsense_is_closed() {
    let relay = relay_with(Limits { host_frame: 1000, ..Limits::default() }).await;
    for said in [vec![3; 2000], vec![99], vec![]] {
        let mut host = Host::open(&relay, &token(1)).await;
        host.0.send(said.clone()).await;
        let why = if said.len() > 1000 { Why::TooLong } else { Why::Unreadable };
        assert_eq!(host.told().await, Told::Over(Some(why)));
    }
}

#[tokio::test]
async fn a_guest_who_sends_without_end_is_ended() {
    let relay = relay_with(Limits { guest_frames: 5, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut guest = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    for _ in 0..100 {
        guest.send("again").await;
    }
    assert_eq!(guest.closed().await, Some(Why::TooFast));
    let mut heard = 0;
    loop {
        match host.told().await {
            Told::Text(..) => heard += 1,
            Told::Closed(closed) => break assert_eq!(closed, line),
            other => panic!("{other:?}"),
        }
    }
    assert!((20..40).contains(&heard), "{heard}");
}

/// How much else the host hears until it hears this text.
async fn heard_before(host: &mut Host, wanted: &str) -> usize {
    let mut before = 0;
    loop {
        match host.told().await {
            Told::Text(_, text) if text == wanted => return before,
            Told::Binary(..) => before += 1,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_guest_who_says_much_waits_and_nobody_waits_for_it() {
    let relay = relay_with(Limits { guest_bytes: 1000, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut guests = Vec::new();
    for _ in 0..2 {
        let guest = Client::guest(&relay, token.room()).await;
        let line = host.opened().await;
        host.say(Frame::Known { line }).await;
        guests.push((guest, line));
    }
    let [(loud, _), (quiet, line)] = &mut guests[..] else { unreachable!() };
    // Four go at once; each of the next ones takes a second.
    for _ in 0..20 {
        loud.send(vec![1; 1000]).await;
    }
    is_there(&mut host, quiet, *line).await;
    quiet.send("hello").await;
    assert!(heard_before(&mut host, "hello").await < 20);
}

#[tokio::test]
async fn a_room_that_says_much_waits_and_no_other_room_waits_for_it() {
    let relay = relay_with(Limits { room_bytes: 1000, ..Limits::default() }).await;
    let mut loud = Host::open(&relay, &token(1)).await;
    let mut hosts_guest = Client::guest(&relay, token(1).room()).await;
    let hosts_line = loud.opened().await;
    loud.say(Frame::Known { line: hosts_line }).await;
    is_there(&mut loud, &mut hosts_guest, hosts_line).await;
    let mut quiet = Host::open(&relay, &token(2)).await;
    let mut guest = Client::guest(&relay, token(2).room()).await;
    let line = quiet.opened().await;
    // Both ways: what all guests say, and what the host tells them. Four go at once;
    // each of the next ones takes a second.
    for _ in 0..20 {
        hosts_guest.send(vec![1; 1000]).await;
        loud.say(Frame::Binary { line: hosts_line, bytes: &[1; 1000] }).await;
    }
    guest.send("hello").await;
    assert_eq!(quiet.told().await, Told::Text(line, "hello".into()));
    is_there(&mut quiet, &mut guest, line).await;
    let said = async {
        for _ in 0..20 {
            assert!(matches!(loud.told().await, Told::Binary(..)));
        }
    };
    assert!(timeout(Duration::from_millis(10), said).await.is_err(), "the rest comes later");
    let told = async {
        for _ in 0..20 {
            assert_eq!(hosts_guest.heard().await, Heard::Binary(vec![1; 1000]));
        }
    };
    assert!(timeout(Duration::from_millis(10), told).await.is_err(), "the rest comes later");
}

#[tokio::test]
async fn a_guest_may_say_little_before_the_host_knows_it() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut stranger = Client::guest(&relay, token.room()).await;
    host.opened().await;
    for _ in 0..3 {
        stranger.send(vec![1; 4096]).await;
    }
    assert_eq!(stranger.closed().await, Some(Why::TooFast));
    let mut friend = Client::guest(&relay, token.room()).await;
    let line = loop {
        if let Told::Opened(line, _) = host.told().await {
            break line;
        }
    };
    host.say(Frame::Known { line }).await;
    is_there(&mut host, &mut friend, line).await;
    for number in 0..10 {
        friend.send(vec![number; 4096]).await;
        assert_eq!(host.told().await, Told::Binary(line, vec![number; 4096]));
    }
}

#[tokio::test]
async fn a_guest_who_reads_nothing_is_dropped_and_the_others_notice_nothing() {
    let relay = relay_with(Limits { guest_waiting: 256 * 1024, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let slow = Client::guest(&relay, token.room()).await;
    let slow_line = host.opened().await;
    let mut other = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    let much = vec![1; 100 * 1024];
    // The system keeps a few megabytes for a connection that nobody reads.
    let mut told = 0;
    let closed = loop {
        host.say(Frame::Binary { line: slow_line, bytes: &much }).await;
        is_there(&mut host, &mut other, line).await;
        told += 1;
        assert!(told < 500, "nothing is kept for ever");
        let next = timeout(Duration::from_millis(5), host.told()).await;
        if let Ok(next) = next {
            break next;
        }
    };
    assert_eq!(closed, Told::Closed(slow_line));
    drop(slow);
}

#[tokio::test]
async fn a_host_who_reads_nothing_is_dropped_and_no_other_room_notices() {
    let limits = Limits {
        guest_frames: 100_000,
        guest_bytes: 100_000_000,
        room_bytes: 100_000_000,
        send: Duration::from_secs(1),
        away: Duration::from_secs(60),
        ..Limits::default()
    };
    let logged = Arc::new(Mutex::new(Vec::new()));
    let log = {
        let logged = logged.clone();
        Arc::new(move |line: &str| logged.lock().unwrap().push(line.to_owned()))
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let relay = Server::start(Config { limits, log, ..Config::new(listen) }).await.unwrap();
    let mut slow = Host::open(&relay, &token(1)).await;
    let mut loud = Client::guest(&relay, token(1).room()).await;
    let slow_line = slow.opened().await;
    slow.say(Frame::Known { line: slow_line }).await;
    is_there(&mut slow, &mut loud, slow_line).await;
    let mut host = Host::open(&relay, &token(2)).await;
    let mut guest = Client::guest(&relay, token(2).room()).await;
    let line = host.opened().await;
    let flood = tokio::spawn(async move {
        // The system keeps a few megabytes; after that, nothing is read from this guest.
        loop {
            loud.send(vec![1; 30 * 1024]).await;
            tokio::task::yield_now().await;
        }
    });
    let is_dropped = || logged.lock().unwrap().iter().any(|line| line == "host: too-slow");
    timeout(Duration::from_secs(60), async {
        while !is_dropped() {
            is_there(&mut host, &mut guest, line).await;
        }
    })
    .await
    .expect("nothing is kept for ever");
    flood.abort();
}

#[tokio::test]
async fn a_guest_whose_network_is_gone_is_dropped_and_one_who_only_listens_stays() {
    let ms = Duration::from_millis;
    let relay = relay_with(Limits { ping: ms(50), silence: ms(500), ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let _gone = Client::guest(&relay, token.room()).await;
    let gone_line = host.opened().await;
    let mut listener = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    tokio::select! {
        told = host.told() => assert_eq!(told, Told::Closed(gone_line)),
        heard = listener.heard() => panic!("{heard:?}"),
    }
    is_there(&mut host, &mut listener, line).await;
}

#[tokio::test]
async fn whoever_opens_a_host_s_socket_and_shows_no_token_has_to_go() {
    let limits = Limits { token: Duration::from_millis(100), ..Limits::default() };
    let relay = relay_with(limits).await;
    let path = format!("/rooms/{}/host", token(1).room());
    let mut silent = Client::connect(&relay, &path, "192.0.2.9").await;
    assert_eq!(silent.closed().await, Some(Why::NotTheHost));
}

#[tokio::test]
async fn who_is_not_behind_a_trusted_proxy_cannot_choose_an_address() {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits = Limits { rooms_each: 1, tries: 1, ..Limits::default() };
    let relay = Server::start(Config { limits, ..Config::new(listen) }).await.expect("a relay");
    let (one, two) = (token(1), token(2));
    let mut host = Host::open_from(&relay, &one, "192.0.2.1").await;
    let path = format!("/rooms/{}/host", two.room());
    let mut other = Client::connect(&relay, &path, "192.0.2.2").await;
    other.send(two.to_string()).await;
    assert_eq!(other.closed().await, Some(Why::Full), "rooms are counted by the real address");
    let mut keys = Vec::new();
    let mut guests = Vec::new();
    for from in ["192.0.2.3", "192.0.2.4"] {
        guests.push(Client::guest_from(&relay, one.room(), from).await);
        let Told::Opened(_, key) = host.told().await else { panic!("no guest") };
        keys.push(key);
    }
    assert_eq!(keys[0], keys[1]);
    assert_eq!(get(&relay, "/codes/AAAAAA", "192.0.2.5").await.0, 404);
    assert_eq!(get(&relay, "/codes/AAAAAA", "192.0.2.6").await.0, 429);
}

#[tokio::test]
async fn one_address_may_have_so_many_rooms() {
    let relay = relay_with(Limits { rooms_each: 2, ..Limits::default() }).await;
    let _one = Host::open(&relay, &token(1)).await;
    let two = Host::open(&relay, &token(2)).await;
    let third = token(3);
    let path = format!("/rooms/{}/host", third.room());
    let mut refused = Client::connect(&relay, &path, "192.0.2.200").await;
    refused.send(third.to_string()).await;
    assert_eq!(refused.closed().await, Some(Why::Full));
    // Elsewhere there's room, and here as soon as one is closed.
    Host::open_from(&relay, &third, "198.51.100.3").await;
    drop(two);
    loop {
        let mut next = Client::connect(&relay, &path, "192.0.2.200").await;
        next.send(third.to_string()).await;
        if matches!(next.heard().await, Heard::Binary(_)) {
            break;
        }
    }
}

#[tokio::test]
async fn a_crowd_at_the_relay_keeps_nobody_else_out() {
    let limits = Limits { sockets: 20, strangers: 20, sockets_each: 15, ..Limits::default() };
    let relay = relay_with(limits).await;
    let token = token(1);
    let mut host = Host::open_from(&relay, &token, "203.0.113.1").await;
    let mut ana = Client::guest_from(&relay, token.room(), "203.0.113.2").await;
    let line = host.opened().await;
    let mut crowd = Vec::new();
    for number in 0..60 {
        let from = format!("198.51.100.{}", number % 3);
        crowd.push(Client::guest_from(&relay, self::token(9).room(), &from).await);
    }
    is_there(&mut host, &mut ana, line).await;
    let mut bea = Client::guest_from(&relay, token.room(), "203.0.113.3").await;
    let line = host.opened().await;
    is_there(&mut host, &mut bea, line).await;
    drop(host);
    let mut host = Host::open_from(&relay, &token, "203.0.113.1").await;
    let mut ana = Client::guest_from(&relay, token.room(), "203.0.113.2").await;
    let line = host.opened().await;
    is_there(&mut host, &mut ana, line).await;
}

#[tokio::test]
async fn a_crowd_from_everywhere_keeps_no_known_host_or_guest_out() {
    let limits = Limits { sockets: 10, strangers: 10, ..Limits::default() };
    let relay = relay_with(limits).await;
    let token = token(1);
    let mut host = Host::open_from(&relay, &token, "203.0.113.1").await;
    let mut ana = Client::guest_from(&relay, token.room(), "203.0.113.2").await;
    let line = host.opened().await;
    host.say(Frame::Known { line }).await;
    is_there(&mut host, &mut ana, line).await;
    // All of them wait for a host, or pretend to be one.
    let other = self::token(9).room();
    let mut crowd = Vec::new();
    for number in 0..60 {
        let side = if number % 2 == 0 { "guest" } else { "host" };
        let from = format!("198.51.100.{number}");
        crowd.push(Client::connect(&relay, &format!("/rooms/{other}/{side}"), &from).await);
    }
    for stranger in &mut crowd[..50] {
        assert_eq!(stranger.closed().await, Some(Why::Full));
    }
    is_there(&mut host, &mut ana, line).await;
    let mut bea = Client::guest_from(&relay, token.room(), "203.0.113.3").await;
    let line = host.opened().await;
    is_there(&mut host, &mut bea, line).await;
}
