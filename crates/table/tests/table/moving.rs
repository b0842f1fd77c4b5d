//! Everything of one host goes to another as one file. The file tells no secret,
//! and whoever reads it trusts nothing in it.

use std::{path::Path, sync::Arc};

use rules::{people::Group, seat::Seat};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, TableId},
    network::NoNetwork,
    wire::{
        Answer, ClientMessage, Copied, FinishedGame, HostAsk, ServerMessage, TableAsk, TableSummary,
    },
};

use crate::{
    fixtures::{is_shown, play, shown},
    memory::Device,
};

struct House {
    host: Host,
    device: Device,
    folder: tempfile::TempDir,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let host = host(folder.path());
        let device = Device::table(&host).await;
        House { host, device, folder }
    }

    /// The same folder under another host.
    async fn restart(self) -> House {
        let House { host: before, device, folder } = self;
        before.stop().await;
        drop((before, device));
        let host = host(folder.path());
        let device = Device::table(&host).await;
        House { host, device, folder }
    }

    async fn games(&mut self) -> Vec<FinishedGame> {
        match self.device.ask(HostAsk::History).await {
            Ok(Some(Answer::History { games })) => games,
            other => panic!("{other:?}"),
        }
    }

    async fn unfinished(&mut self) -> Vec<TableSummary> {
        match self.device.ask(HostAsk::Tables).await {
            Ok(Some(Answer::Tables { unfinished, set_aside, .. })) => {
                assert_eq!(set_aside, []);
                unfinished
            }
            other => panic!("{other:?}"),
        }
    }

    async fn export(&mut self, table: Option<TableId>) -> (String, Option<String>) {
        match self.device.ask(HostAsk::Export { table }).await {
            Ok(Some(Answer::Export { file, code })) => (file, code),
            other => panic!("{other:?}"),
        }
    }

    /// In pieces, as every device sends it.
    async fn import(&mut self, file: &str, code: Option<&str>) -> Result<Answer, String> {
        let letters: Vec<char> = file.chars().collect();
        for piece in letters.chunks(3000) {
            let piece = String::from_iter(piece);
            self.device.ask(HostAsk::Import { piece, last: false, code: None }).await.unwrap();
        }
        self.tell_code(code).await
    }

    async fn tell_code(&mut self, code: Option<&str>) -> Result<Answer, String> {
        let code = code.map(ToOwned::to_owned);
        let last = HostAsk::Import { piece: String::new(), last: true, code };
        match self.device.ask(last).await {
            Ok(answer) => Ok(answer.unwrap()),
            Err(error) => Err(error["code"].as_str().unwrap().to_owned()),
        }
    }
}

fn host(folder: &Path) -> Host {
    Host::open(HostConfig::new(folder.to_owned()), Arc::new(NoNetwork)).unwrap()
}

/// One game that was stopped, and another one in which everybody may look; one of
/// the players has a phone.
async fn evening(house: &mut House) -> (TableId, Vec<String>) {
    let device = &mut house.device;
    let opened = device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await;
    let Ok(Some(Answer::Opened { table })) = opened else { panic!("{opened:?}") };
    device.seat_people(4).await;
    play(device, None, json!({ "type": "arrange", "plan": {} })).await;
    let Ok(Some(Answer::Links { links })) = device.ask(TableAsk::Links).await else { panic!() };
    let link = links[0].url.trim_start_matches('#').to_owned();
    let mut phone = Device::join(&house.host, &link, DeviceId::random()).await.unwrap();
    for round in 1..=2 {
        play(device, None, json!({ "type": "begin" })).await;
        play(device, None, json!({ "type": "roll" })).await;
        play(&mut phone, None, json!({ "type": "peek" })).await;
        if round == 1 {
            play(device, None, json!({ "type": "abandon" })).await;
            device.ask(TableAsk::Again).await.unwrap();
        }
    }
    let settings = json!({ "people": { "chairs": ["Ana"] } });
    device.ask(HostAsk::SaveSettings { settings }).await.unwrap();
    // The archive is written by somebody for whom nobody waits.
    while house.games().await.is_empty() {
        tokio::task::yield_now().await;
    }
    (table, vec![link[8..].to_owned(), link])
}

#[tokio::test]
async fn what_was_kept_goes_along_and_replaces_nothing() {
    let (mut old, mut new) = (House::open().await, House::open().await);
    let (table, _) = evening(&mut old).await;
    let (file, code) = old.export(None).await;
    assert_eq!(code, None);
    let Ok(Answer::Imported { games, known, refused, table: moved, settings }) =
        new.import(&file, None).await
    else {
        panic!()
    };
    assert_eq!((games, known, refused, moved), (1, 0, 0, None));
    assert_eq!(settings, json!({ "people": { "chairs": ["Ana"] } }));
    assert_eq!(new.games().await, old.games().await);
    assert_eq!(new.unfinished().await, [], "a game in progress goes in the file only on request");

    // The same file again, and one in which the same game has ended differently.
    let other = file.replace("\"endedAt\":", "\"endedAt\":1");
    for file in [file, other] {
        let answer = new.import(&file, None).await;
        let Ok(Answer::Imported { games, .. }) = answer else { panic!("{answer:?}") };
        assert_eq!(games, 0);
        assert_eq!(new.games().await, old.games().await);
    }
    assert_eq!(new.games().await[0].table, table);
}

#[tokio::test]
async fn a_game_in_progress_needs_its_code_and_goes_on_where_it_was() {
    let (mut old, mut new) = (House::open().await, House::open().await);
    let (table, _) = evening(&mut old).await;
    let (file, code) = old.export(Some(table.clone())).await;
    let code = code.unwrap();
    assert_eq!(code.len(), 24, "five groups of four: {code}");
    assert_eq!(new.import(&file, None).await.err().as_deref(), Some("codeNeeded"));
    let wrong = code.replace(|letter: char| letter != ' ', "a");
    assert_eq!(new.tell_code(Some(&wrong)).await.err().as_deref(), Some("codeWrong"));
    assert_eq!(new.tell_code(Some("")).await.err().as_deref(), Some("codeWrong"));
    assert_eq!(new.games().await, [], "nothing is taken in by halves");

    // However somebody types it.
    let typed = code.to_uppercase().replace(' ', "-");
    let answer = new.tell_code(Some(&typed)).await;
    let Ok(Answer::Imported { games, table: moved, .. }) = answer else { panic!("{answer:?}") };
    assert_eq!((games, moved), (1, Some(table.clone())));
    let [here] = &new.unfinished().await[..] else { panic!() };
    let [there] = &old.unfinished().await[..] else { panic!() };
    assert_eq!(here, there);

    // The secret is the same, and nobody's phone can come back to its old seat.
    let look = json!({ "type": "peek" });
    old.device.ask(HostAsk::OpenTable { table: table.clone() }).await.unwrap();
    new.device.ask(HostAsk::OpenTable { table: table.clone() }).await.unwrap();
    let seat = Some(Seat(2));
    for house in [&mut old, &mut new] {
        house.device.ask(TableAsk::PlayOn).await.unwrap();
    }
    let said = whisper(&mut new.device, seat, look.clone()).await;
    assert_eq!(said, whisper(&mut old.device, seat, look).await);
    new.device.catch_up().await.unwrap();
    let seats = &new.device.view.as_ref().unwrap().seats;
    assert!(json!(seats).as_array().unwrap().iter().all(|seat| seat["by"] != "phone"), "{seats:?}");

    // It is closed on the old device, and added only once.
    old.device.ask(HostAsk::CloseTable { table }).await.unwrap();
    assert_eq!(old.unfinished().await, []);
    let Ok(Answer::Imported { table, .. }) = new.import(&file, Some(&code)).await else { panic!() };
    assert_eq!(table, None, "it is here already");
    let House { host: before, device, folder } = new;
    before.stop().await;
    drop((before, device));
    let again = host(folder.path());
    let mut device = Device::table(&again).await;
    let Ok(Some(Answer::Tables { unfinished, .. })) = device.ask(HostAsk::Tables).await else {
        panic!()
    };
    assert_eq!(unfinished.len(), 1, "it is on the disk");
}

/// What every device at a table is told about copies.
async fn copied(devices: &mut [Device]) -> Option<Copied> {
    let mut told = Vec::new();
    for device in devices {
        device.until(|_| true).await;
        device.catch_up().await.unwrap();
        told.push(device.view.as_ref().unwrap().copied.clone());
    }
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
    told.swap_remove(0)
}

async fn refused(device: &mut Device, message: ClientMessage) -> String {
    device.say(&message).await.unwrap();
    loop {
        match device.hear().await.unwrap() {
            ServerMessage::Refused { error, .. } => return error["code"].as_str().unwrap().into(),
            ServerMessage::Done { .. } | ServerMessage::Whisper { .. } => panic!("{message:?}"),
            _ => {}
        }
    }
}

/// A table with one phone and a screen that only watches, in the middle of a game.
async fn in_the_middle(house: &House, game: &str, steps: Vec<Value>) -> (TableId, Vec<Device>) {
    let mut table = Device::table(&house.host).await;
    let opened = table.ask(HostAsk::NewTable { game: game.into() }).await;
    let Ok(Some(Answer::Opened { table: id })) = opened else { panic!("{opened:?}") };
    table.seat_people(3).await;
    for step in steps {
        play(&mut table, None, step).await;
    }
    let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
    let link = links[0].url.trim_start_matches('#');
    let phone = Device::join(&house.host, link, DeviceId::random()).await.unwrap();
    let answer = table.ask(TableAsk::OnlookersLink).await;
    let Ok(Some(Answer::OnlookersLink { url, .. })) = answer else { panic!("{answer:?}") };
    let link = url.trim_start_matches("watch#");
    let screen = Device::join(&house.host, link, DeviceId::random()).await.unwrap();
    (id, vec![table, phone, screen])
}

/// Each game with what leads into the middle of it, and something that can be done
/// there.
fn every_game() -> [(&'static str, Vec<Value>, Value); 3] {
    let [begin, roll] = ["begin", "roll"].map(|name| json!({ "type": name }));
    let arrange = json!({ "type": "arrange", "plan": {}, "starter": 0 });
    let freely = json!({ "type": "arrange", "plan": { "look": null }, "starter": 0 });
    [
        (
            "scapegoat",
            vec![json!({ "type": "arrange", "plan": {} }), begin.clone(), roll],
            json!({ "type": "peek" }),
        ),
        ("rowing", vec![arrange, begin.clone()], json!({ "type": "noSet", "touched": [0] })),
        ("snitch", vec![freely, begin], json!({ "type": "seen" })),
    ]
}

#[tokio::test]
async fn a_copy_is_announced_and_the_game_stands_still_until_it_goes_on() {
    for (game, steps, step) in every_game() {
        let mut house = House::open().await;
        let (id, mut devices) = in_the_middle(&house, game, steps).await;
        assert_eq!(copied(&mut devices).await, None);

        // Whoever asks isn't even at that table.
        let (_, code) = house.export(Some(id.clone())).await;
        assert!(code.is_some());
        let told = copied(&mut devices).await.expect("everybody is told");
        assert_eq!((told.times, told.stands_still), (1, true));
        assert_eq!(devices[1].view.as_ref().unwrap().expects, None, "nobody is waited for");

        let phone = &mut devices[1];
        let play_it = phone.play(None, step.clone());
        assert_eq!(refused(phone, play_it).await, "standsStill", "{game}");
        let touch = ClientMessage::Touch { id: 7, seat: None, on: 0, at: None };
        assert_eq!(refused(phone, touch).await, "standsStill");
        let colour = rules::colour::Colour::Teal;
        let goat = ClientMessage::MyGoat { id: 8, name: "Ana".into(), colour };
        assert_eq!(refused(phone, goat).await, "standsStill");
        let table = &mut devices[0];
        let abandon = table.play(None, json!({ "type": "abandon" }));
        assert_eq!(refused(table, abandon).await, "standsStill");
        let game = game.to_owned();
        let players = table.view.as_ref().unwrap().players.clone();
        let group = Group { players, resting: Vec::new() };
        for ask in [
            TableAsk::Again,
            TableAsk::NextGame { game, group: None },
            TableAsk::UsePads { on: true },
            TableAsk::People { group },
        ] {
            let error = table.ask(ask).await.unwrap_err();
            assert_eq!(error["code"], "standsStill");
        }
        // Phones still come and go.
        table.ask(TableAsk::TakeSeat { seat: Seat(1) }).await.unwrap();

        // Nor does a restart let it go on.
        drop(devices);
        house = house.restart().await;
        let mut table = Device::table(&house.host).await;
        table.ask(HostAsk::OpenTable { table: id.clone() }).await.unwrap();
        assert_eq!(copied(std::slice::from_mut(&mut table)).await, Some(told.clone()));
        let play_it = table.play(Some(Seat(1)), step.clone());
        assert_eq!(refused(&mut table, play_it).await, "standsStill");

        // It says so to its end, and how often it was.
        table.ask(TableAsk::PlayOn).await.unwrap();
        table.ask(TableAsk::PlayOn).await.unwrap();
        let told = Copied { stands_still: false, ..told };
        assert_eq!(copied(std::slice::from_mut(&mut table)).await, Some(told.clone()));
        play(&mut table, Some(Seat(1)), step).await;
        house.export(Some(id.clone())).await;
        let again = copied(std::slice::from_mut(&mut table)).await.unwrap();
        assert_eq!((again.times, again.stands_still), (2, true));
        assert!(again.last >= told.last);
        table.ask(TableAsk::PlayOn).await.unwrap();
        play(&mut table, None, json!({ "type": "abandon" })).await;
        assert!(copied(std::slice::from_mut(&mut table)).await.is_some(), "even at its end");
        assert_eq!(house.export(Some(id)).await.1, None, "there is no game in progress to copy");
        table.ask(TableAsk::Again).await.unwrap();
        assert_eq!(copied(std::slice::from_mut(&mut table)).await, None, "another game");
    }
}

#[tokio::test]
async fn the_copy_says_so_too_and_stands_still_wherever_it_is_opened() {
    for (game, steps, step) in every_game() {
        let (mut old, mut new) = (House::open().await, House::open().await);
        let (id, mut devices) = in_the_middle(&old, game, steps).await;
        let (file, code) = old.export(Some(id.clone())).await;
        // Even if somebody is quicker than the copy.
        devices[0].ask(TableAsk::PlayOn).await.unwrap();
        let told = copied(&mut devices).await.unwrap();
        new.import(&file, code.as_deref()).await.unwrap();
        new.device.ask(HostAsk::OpenTable { table: id }).await.unwrap();
        let there = copied(std::slice::from_mut(&mut new.device)).await.unwrap();
        assert_eq!(there, Copied { stands_still: true, ..told });
        let play_it = new.device.play(Some(Seat(1)), step.clone());
        assert_eq!(refused(&mut new.device, play_it).await, "standsStill", "{game}");
        new.device.ask(TableAsk::PlayOn).await.unwrap();
        play(&mut new.device, Some(Seat(1)), step).await;
    }
}

#[tokio::test(start_paused = true)]
async fn no_clock_runs_while_a_game_stands_still() {
    let mut house = House::open().await;
    let arrange = json!({ "type": "arrange", "plan": { "look": 10 }, "starter": 0 });
    let begin = json!({ "type": "begin" });
    let (id, mut devices) = in_the_middle(&house, "snitch", vec![arrange, begin]).await;
    let ready = json!({ "type": "ready" });
    play(&mut devices[0], None, ready.clone()).await;
    assert!(devices[0].view.as_ref().unwrap().countdown.is_some());

    // A count is called off, as if the host had been restarted.
    house.export(Some(id.clone())).await;
    copied(&mut devices).await.unwrap();
    let table = &mut devices[0];
    let view = table.view.clone().unwrap();
    assert_eq!((view.countdown, view.gathering), (None, false));
    assert_eq!(view.view["step"]["aborted"]["reason"], "restarted");
    table.ask(TableAsk::PlayOn).await.unwrap();

    // A look begins anew.
    play(table, None, ready).await;
    table.until(|view| view.view["step"]["name"] == "look").await;
    assert!(table.view.as_ref().unwrap().closes_at.is_some());
    house.export(Some(id)).await;
    table.catch_up().await.unwrap();
    assert_eq!(table.view.as_ref().unwrap().closes_at, None);
    tokio::time::sleep(std::time::Duration::from_secs(60)).await;
    table.catch_up().await.unwrap();
    assert_eq!(table.view.as_ref().unwrap().view["step"]["name"], "look");
    table.ask(TableAsk::PlayOn).await.unwrap();
    table.catch_up().await.unwrap();
    assert!(table.view.as_ref().unwrap().closes_at.is_some());
    table.until(|view| view.view["step"]["name"] != "look").await;
}

#[tokio::test]
async fn the_next_file_is_another_one_and_a_half_sent_one_can_be_abandoned() {
    let (mut old, mut new) = (House::open().await, House::open().await);
    let (table, _) = evening(&mut old).await;
    let (sealed, code) = old.export(Some(table)).await;
    let (plain, _) = old.export(None).await;
    let imported = |answer| match answer {
        Ok(Answer::Imported { games, known, refused, .. }) => (games, known, refused),
        other => panic!("{other:?}"),
    };
    // Nobody has the code, so they open another file.
    assert_eq!(new.import(&sealed, None).await.err().as_deref(), Some("codeNeeded"));
    assert_eq!(imported(new.import(&plain, None).await), (1, 0, 0));
    // The same after a wrong code; the right one in the same breath opens it.
    let wrong = Some("aaaa aaaa aaaa aaaa aaaa");
    assert_eq!(new.import(&sealed, wrong).await.err().as_deref(), Some("codeWrong"));
    assert_eq!(imported(new.import(&sealed, code.as_deref()).await), (0, 1, 0));
    // Somebody stops in the middle, and begins again.
    let piece = |piece: &str| HostAsk::Import { piece: piece.into(), last: false, code: None };
    new.device.ask(piece(&plain[..100])).await.unwrap();
    new.device.ask(piece("")).await.unwrap();
    assert_eq!(imported(new.import(&plain, None).await), (0, 1, 0));
    new.device.ask(piece(&plain)).await.unwrap();
    new.device.ask(piece("")).await.unwrap();
    assert_eq!(new.tell_code(None).await.err().as_deref(), Some("notOurFile"));
}

async fn whisper(device: &mut Device, seat: Option<Seat>, command: Value) -> Value {
    let message = device.play(seat, command);
    device.say(&message).await.unwrap();
    loop {
        let message = json!(device.hear().await.unwrap());
        if message["type"] == "whisper" {
            return message["whisper"].clone();
        }
        assert_ne!(message["type"], "refused", "{message}");
    }
}

#[tokio::test]
async fn no_link_and_no_secret_is_in_a_file() {
    let mut house = House::open().await;
    let (table, links) = evening(&mut house).await;
    let plain = house.export(None).await.0;
    let sealed = house.export(Some(table)).await.0;
    let host_link = house.host.secrets().fragment(&table::link::Role::Table);
    for (name, file) in [("plain", &plain), ("sealed", &sealed)] {
        for text in links.iter().chain([&host_link]).map(String::as_str) {
            assert!(!file.contains(text), "a link is in the {name} file");
        }
        for word in ["\"mats\"", "secrets", "device", "dealt", "rolled"] {
            assert!(!file.contains(word), "{word} is in the {name} file");
        }
    }
    assert!(sealed.len() > plain.len());
}

#[tokio::test]
async fn whatever_is_in_a_file_nothing_strange_gets_in() {
    let mut house = House::open().await;
    evening(&mut house).await;
    let file = house.export(None).await.0;
    let kept = file.lines().find(|line| line.contains("\"kept\"")).unwrap();
    let game: Value = serde_json::from_str(kept).unwrap();
    let first = file.lines().next().unwrap();

    for (text, code) in [
        ("", "notOurFile"),
        ("{}", "notOurFile"),
        ("PK\u{3}\u{4}", "notOurFile"),
        (kept, "notOurFile"),
        ("{\"of\":\"goatherd\",\"version\":2}", "fileTooNew"),
    ] {
        assert_eq!(house.import(text, None).await.err().as_deref(), Some(code), "{text}");
    }

    let changed = |path: &str, value: Value| {
        let mut game = game.clone();
        *game.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
        game.to_string()
    };
    let person = json!({ "id": "", "colour": "red", "name": "Ana" });
    let mut strange = vec![
        changed("/game/game", json!("chess")),
        changed("/game/table", json!("../../etc")),
        changed("/game/round", json!(-1)),
        changed("/game/winners", json!([9])),
        changed("/game/scores", json!([1, 2])),
        changed("/game/beganAt", json!(u64::MAX)),
        changed("/game/endedAt", json!(u64::MAX)),
        changed("/game/details", json!({})),
        changed("/game/details/arrows", json!([])),
        changed("/game/details/scapegoat", json!(200)),
        changed("/game/players", json!([])),
        changed("/game/players", json!([person, person, person, person])),
        changed("/game/players/0/name", json!("x".repeat(1000))),
        changed("/game/players/0/id", json!("../x")),
        "{\"of\":\"sealed".to_owned(),
        "[".repeat(100_000),
        "{\"of\":\"seat\",\"change\":{\"type\":\"freed\",\"seat\":0}}".to_owned(),
        first.to_owned(),
    ];
    // Every way to cut the line short.
    strange.extend((1..kept.len()).step_by(97).map(|length| kept[..length].to_owned()));
    let mut other = House::open().await;
    let file = format!("{first}\n{}\n", strange.join("\n"));
    let answer = other.import(&file, None).await;
    let Ok(Answer::Imported { games, refused, .. }) = answer else { panic!("{answer:?}") };
    assert_eq!((games, refused as usize), (0, strange.len()));
    assert_eq!(other.games().await, []);

    // Names are tidied like those that somebody types.
    let odd = changed("/game/players/0/name", json!("\u{202e}\n"));
    let answer = other.import(&format!("{first}\n{odd}\n"), None).await;
    let Ok(Answer::Imported { games, .. }) = answer else { panic!("{answer:?}") };
    assert_eq!((games, other.games().await[0].players[0].name.as_str()), (1, ""));

    // A seal that nobody knows, and settings that are far too large.
    let sealed = format!("{first}\n{{\"of\":\"sealed\",\"nonce\":\"AAAA\",\"sealed\":\"AAAA\"}}\n");
    let refused = other.import(&sealed, Some("aaaa aaaa aaaa aaaa aaaa")).await;
    assert_eq!(refused.err().as_deref(), Some("codeWrong"));
    let settings = json!({ "of": "settings", "settings": "x".repeat(100_000) });
    let mut third = House::open().await;
    let answer = third.import(&format!("{first}\n{settings}\n"), None).await;
    let Ok(Answer::Imported { settings, .. }) = answer else { panic!("{answer:?}") };
    assert_eq!(settings, Value::Null);
}

/// Files of an earlier version, with games of all kinds; see `tests/fixtures/README.md`.
#[tokio::test]
async fn a_file_from_an_earlier_version_opens_and_shows_the_same() {
    let then = shown();
    let mut house = House::open().await;
    let plain = include_str!("../fixtures/v3/plain.goatherd");
    let answer = json!(house.import(plain, None).await.unwrap());
    assert_eq!((&answer["games"], &answer["refused"]), (&json!(3), &json!(0)));
    assert_eq!(answer["settings"], then["settings"]);
    assert!(is_shown(&json!(house.games().await), &then["games"]));

    let sealed = include_str!("../fixtures/v3/sealed.goatherd");
    let answer = json!(house.import(sealed, Some("tb6x sdr3 8y3u sdg3 myp1")).await.unwrap());
    assert_eq!((&answer["known"], &answer["table"]), (&json!(3), &json!("fd60ceaa52")));
    let [table] = &house.unfinished().await[..] else { panic!("one table") };
    assert!(is_shown(&table.view, &then["tables"][0]["view"]), "{:#}", table.view);
}
