//! How much there may be of everything, and that nobody pays for somebody else.

use lines::frame::Frame;
use relay::{limits::Limits, why::Why};

use crate::client::{Client, Heard, Host, Told, relay, relay_with, token};

/// The guest still hears its host.
async fn is_there(host: &mut Host, guest: &mut Client, line: lines::frame::LineId) {
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
        let next = tokio::time::timeout(std::time::Duration::from_millis(5), host.told()).await;
        if let Ok(next) = next {
            break next;
        }
    };
    assert_eq!(closed, Told::Closed(slow_line));
    drop(slow);
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
    let relay = relay_with(Limits { sockets: 20, sockets_each: 15, ..Limits::default() }).await;
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
