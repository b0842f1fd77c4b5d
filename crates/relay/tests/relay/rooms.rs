//! Who meets whom, and what becomes of it when somebody goes.

use std::time::Duration;

use lines::{frame::Frame, room::Token};
use relay::{limits::Limits, why::Why};

use crate::client::{Client, Heard, Host, Told, get, relay, relay_with, token};

#[tokio::test]
async fn what_is_said_arrives_as_it_is_in_its_order_and_only_where_it_belongs() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut ana = Client::guest(&relay, token.room()).await;
    let ana_line = host.opened().await;
    let mut bea = Client::guest(&relay, token.room()).await;
    let bea_line = host.opened().await;
    assert_ne!(ana_line, bea_line);

    for number in 0..20 {
        host.say(Frame::Text { line: ana_line, text: &format!("¡{number}!") }).await;
        host.say(Frame::Binary { line: bea_line, bytes: &[number; 3000] }).await;
        ana.send(vec![number, 255, 0]).await;
        bea.send(format!("bea {number}")).await;
    }
    for number in 0..20 {
        assert_eq!(ana.heard().await, Heard::Text(format!("¡{number}!")));
        assert_eq!(bea.heard().await, Heard::Binary(vec![number; 3000]));
    }
    let (mut by_ana, mut by_bea) = (0, 0);
    while by_ana + by_bea < 40 {
        match host.told().await {
            Told::Binary(line, bytes) if line == ana_line => {
                assert_eq!(bytes, [by_ana, 255, 0]);
                by_ana += 1;
            }
            Told::Text(line, text) if line == bea_line => {
                assert_eq!(text, format!("bea {by_bea}"));
                by_bea += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(ana.is_quiet().await && bea.is_quiet().await, "nobody hears another's");
}

#[tokio::test]
async fn the_host_knows_when_a_guest_goes_and_can_show_one_out() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let ana = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    drop(ana);
    assert_eq!(host.told().await, Told::Closed(line));

    let mut bea = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    host.say(Frame::Text { line, text: "goodbye" }).await;
    host.say(Frame::Closed { line }).await;
    host.say(Frame::Text { line, text: "too late" }).await;
    assert_eq!(bea.heard().await, Heard::Text("goodbye".into()));
    assert_eq!(bea.heard().await, Heard::Closed(Some(Why::ClosedByHost)));

    // A line is never used again.
    let mut carlos = Client::guest(&relay, token.room()).await;
    assert_ne!(host.opened().await, line);
    assert!(carlos.is_quiet().await);
}

#[tokio::test]
async fn only_who_has_the_token_is_the_host() {
    let relay = relay().await;
    let (own, other) = (token(1), token(2));
    let mut host = Host::open(&relay, &own).await;
    let path = format!("/rooms/{}/host", own.room());
    for said in [other.to_string(), own.room().to_string(), String::new(), "ä".repeat(43)] {
        let mut thief = Client::connect(&relay, &path, "192.0.2.9").await;
        thief.send(said).await;
        assert_eq!(thief.closed().await, Some(Why::NotTheHost));
    }
    let mut thief = Client::connect(&relay, &path, "192.0.2.9").await;
    thief.send(own.bytes().to_vec()).await;
    assert_eq!(thief.closed().await, Some(Why::Unreadable));
    // The host hasn't noticed any of it.
    Client::guest(&relay, own.room()).await;
    host.opened().await;
}

#[tokio::test]
async fn nobody_can_list_rooms() {
    let relay = relay().await;
    let _host = Host::open(&relay, &token(1)).await;
    for path in ["/rooms", "/rooms/", "/rooms/x/guest", "/rooms/*/guest", "/codes", "/codes/"] {
        let (status, answer) = get(&relay, path, "192.0.2.9").await;
        assert!((400..500).contains(&status), "{path}: {status}");
        assert!(!answer.contains(&token(1).room().to_string()));
    }
}

#[tokio::test]
async fn a_guest_waits_for_a_host_that_is_away_and_sits_down_when_it_comes() {
    let relay = relay().await;
    let token = token(1);
    let mut early = Client::guest(&relay, token.room()).await;
    assert!(early.is_quiet().await);
    let mut host = Host::open(&relay, &token).await;
    let line = host.opened().await;
    host.say(Frame::Text { line, text: "come in" }).await;
    assert_eq!(early.heard().await, Heard::Text("come in".into()));
}

#[tokio::test]
async fn a_guest_who_has_waited_in_vain_is_told() {
    let wait = Duration::from_millis(100);
    let relay = relay_with(Limits { wait, ..Limits::default() }).await;
    let mut guest = Client::guest(&relay, token(1).room()).await;
    assert_eq!(guest.closed().await, Some(Why::Away));
    // Until there's a host, nobody has anything to say.
    let relay = self::relay().await;
    let mut guest = Client::guest(&relay, token(1).room()).await;
    guest.send("hello?").await;
    assert_eq!(guest.closed().await, Some(Why::Unreadable));
}

#[tokio::test]
async fn a_host_that_comes_back_takes_its_room_over_from_its_dead_connection() {
    let relay = relay().await;
    let token = token(1);
    let mut before = Host::open(&relay, &token).await;
    let mut guest = Client::guest(&relay, token.room()).await;
    before.opened().await;
    let mut host = Host::open(&relay, &token).await;
    assert_eq!(before.0.closed().await, Some(Why::Replaced));
    assert_eq!(guest.closed().await, Some(Why::Away));
    let mut guest = Client::guest(&relay, token.room()).await;
    let line = host.opened().await;
    host.say(Frame::Text { line, text: "again" }).await;
    assert_eq!(guest.heard().await, Heard::Text("again".into()));
}

#[tokio::test]
async fn when_a_host_goes_its_guests_are_told_at_once() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut guests = Vec::new();
    for _ in 0..6 {
        guests.push(Client::guest(&relay, token.room()).await);
        host.opened().await;
    }
    drop(host);
    for mut guest in guests {
        assert_eq!(guest.closed().await, Some(Why::Away));
    }
}

#[tokio::test]
async fn a_host_that_sleeps_is_away_although_its_browser_still_answers() {
    let beat = Duration::from_millis(50);
    let away = Duration::from_secs(1);
    let relay = relay_with(Limits { beat, away, ..Limits::default() }).await;
    let (sleeping, awake) = (token(1), token(2));
    let mut sleeper = Host::open(&relay, &sleeping).await;
    let mut host = Host::open(&relay, &awake).await;
    let mut guest = Client::guest(&relay, sleeping.room()).await;
    let mut other = Client::guest(&relay, awake.room()).await;
    host.opened().await;
    // One host reads, but says nothing; the other one answers its beats all the while.
    let sleep = async {
        while !matches!(sleeper.0.heard().await, Heard::Closed(_)) {}
        assert_eq!(guest.closed().await, Some(Why::Away));
        assert!(other.is_quiet().await);
    };
    tokio::select! {
        () = sleep => {}
        told = host.told() => panic!("{told:?}"),
    }
}

#[tokio::test]
async fn a_room_without_guests_is_closed_after_a_while() {
    let beat = Duration::from_millis(20);
    let idle = Duration::from_millis(200);
    let relay = relay_with(Limits { beat, idle, ..Limits::default() }).await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    assert_eq!(host.told().await, Told::Over(Some(Why::Idle)));
}

#[tokio::test]
async fn a_relay_that_stops_asks_everybody_to_come_back() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    let mut guest = Client::guest(&relay, token.room()).await;
    host.opened().await;
    let mut waiting = Client::guest(&relay, Token::new([9; 32]).room()).await;
    relay.stop().await;
    assert_eq!(guest.closed().await, Some(Why::Restart));
    assert_eq!(waiting.closed().await, Some(Why::Restart));
    // The host may hear before that how its guest goes.
    assert_eq!(host.0.closed().await, Some(Why::Restart));
}

#[tokio::test]
async fn callers_are_told_apart_in_a_room_and_not_recognised_in_another() {
    let relay = relay().await;
    let (here, there) = (token(1), token(2));
    let mut host = Host::open(&relay, &here).await;
    let mut other = Host::open(&relay, &there).await;
    let mut keys = Vec::new();
    let mut guests = Vec::new();
    for (room, from) in [
        (here.room(), "192.0.2.1"),
        (here.room(), "192.0.2.1"),
        (here.room(), "192.0.2.2"),
        (there.room(), "192.0.2.1"),
    ] {
        guests.push(Client::guest_from(&relay, room, from).await);
        let host = if room == here.room() { &mut host } else { &mut other };
        let Told::Opened(_, key) = host.told().await else { panic!("no guest") };
        keys.push(key);
    }
    assert_eq!(keys[0], keys[1]);
    assert!(keys[0] != keys[2] && keys[0] != keys[3] && keys[2] != keys[3]);
}

#[tokio::test]
async fn a_short_code_leads_to_its_room_and_few_may_be_tried() {
    let relay = relay().await;
    let token = token(1);
    let mut host = Host::open(&relay, &token).await;
    host.say(Frame::CodeWanted).await;
    let Told::Code(code) = host.told().await else { panic!("no code") };
    let (status, answer) = get(&relay, &format!("/codes/{code}"), "192.0.2.1").await;
    assert_eq!(status, 200);
    assert!(answer.ends_with(&token.room().to_string()), "{answer}");
    assert!(answer.contains("no-store"));
    for _ in 0..Limits::default().tries {
        assert_eq!(get(&relay, "/codes/AAAAAA", "192.0.2.66").await.0, 404);
    }
    assert_eq!(get(&relay, &format!("/codes/{code}"), "192.0.2.66").await.0, 429);
    // With its host a code goes, too.
    drop(host);
    let mut callers = 10_u8..;
    while get(&relay, &format!("/codes/{code}"), &format!("192.0.2.{}", callers.next().unwrap()))
        .await
        .0
        == 200
    {}
}
