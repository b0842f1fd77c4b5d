//! `docs/protocol.md` must be true, so all its examples are read as messages.

use ::table::{
    agree::{self, Agreed, OwnKey, Said},
    disk::Obstacle,
    link::{DeviceId, Secrets},
    seal::{self, SHORT_STEP, STEP},
    table_error::TableError,
    wire::{Ask, ClientMessage, HostAsk, PROTOCOL, ServerMessage},
};
use rules::scapegoat::{
    ScapeGoat,
    advice::Question,
    board::{Location, Side},
    checklist::Chore,
    colour::CardColour,
    command::{AbortReason, Command},
    dice::{Numbering, Sides},
    kit::MatHelp,
    plan::{Direction, DoubleFrame, InterruptWindow},
    terms::Due,
    view::Whisper,
};
use rules::{
    colour::Colour,
    game::{Game, Parts, Viewer},
    people::BadGroup,
    rowing::{self, RowYourGoat},
    seat::Seat,
    snitch::{self, Snitch},
};
use serde::Serialize;
use serde_json::{Value, json};

use crate::table::people;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

const ROWING: &str = "Row Your Goat";
const SNITCH: &str = "Soplón";

/// The chapter about one of these games. The rest of the page explains Scape Goat.
fn chapter(title: &str) -> &'static str {
    let chapter = PAGE.split(&format!("\n## {title}\n")).nth(1).expect("a chapter");
    chapter.split("\n## ").next().unwrap()
}

/// The examples of one kind, which the first line of their block names.
fn examples(kind: &str) -> Vec<&'static str> {
    let opening = format!("```json {kind}\n");
    PAGE.split(opening.as_str())
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("\n```")?.0))
        .collect()
}

#[test]
fn every_example_is_a_message() {
    let client = examples("client");
    let server = examples("server");
    assert!(client.len() >= 8 && server.len() >= 8);
    for example in client {
        let message = serde_json::from_str::<ClientMessage<Command>>(example);
        message.unwrap_or_else(|error| panic!("{error}: {example}"));
    }
    for example in server {
        let message = serde_json::from_str::<ServerMessage>(example);
        let message = message.unwrap_or_else(|error| panic!("{error}: {example}"));
        // No field is left out.
        assert_eq!(json!(message), serde_json::from_str::<Value>(example).unwrap());
    }
    for example in examples("command") {
        serde_json::from_str::<Command>(example).unwrap();
    }
    for example in examples("rowing") {
        serde_json::from_str::<rowing::command::Command>(example).unwrap();
    }
    for example in examples("rowing-question") {
        let question = serde_json::from_str(example).unwrap();
        assert!(RowYourGoat::advise(&question).is_some(), "{example}");
    }
    for example in examples("snitch") {
        serde_json::from_str::<snitch::command::Command>(example).unwrap();
    }
    for example in examples("snitch-question") {
        let question = serde_json::from_str(example).unwrap();
        assert!(Snitch::advise(&question).is_some(), "{example}");
    }
}

fn server_message(kind: &str) -> Value {
    let messages = examples("server").into_iter();
    let mut messages = messages.map(|example| serde_json::from_str::<Value>(example).unwrap());
    messages.find(|message| message["type"] == kind).expect("an example")
}

#[test]
fn the_whisper_is_one_of_the_game() {
    let whisper = server_message("whisper")["whisper"].take();
    serde_json::from_value::<Whisper>(whisper).unwrap();
}

/// Whoever writes a client checks their code with these examples.
#[test]
fn link_challenge_hello_and_seals_of_the_page_belong_together() {
    let fragment = PAGE.split("fragment is `").nth(1).unwrap().split('`').next().unwrap();
    let (of_link, secrets) = Secrets::from_fragment(fragment).expect("a link");
    let ServerMessage::Challenge { protocol, challenge, .. } =
        serde_json::from_value::<ServerMessage>(server_message("challenge")).unwrap()
    else {
        panic!("no challenge")
    };
    let hello = examples("client").into_iter().next().unwrap();
    let ClientMessage::<Value>::Hello { protocol: yours, role, nonce, proof } =
        serde_json::from_str(hello).unwrap()
    else {
        panic!("the hello comes first")
    };
    assert_eq!((protocol, yours, &role), (PROTOCOL, PROTOCOL, &of_link));
    let (device, mut line) = secrets.check(challenge, nonce, &proof).expect("the right proof");
    let numbers: Vec<u8> = (16..32).collect();
    assert_eq!(serde_json::to_value(device).unwrap(), serde_json::to_value(numbers).unwrap());
    let _: DeviceId = device;

    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let ping = examples("client").into_iter().find(|text| text.contains("\"ping\"")).unwrap();
    let waiting = r#"{"type":"waiting"}"#;
    assert!(examples("server").contains(&waiting));
    let ways = [(&mut line.up, ping, SHORT_STEP), (&mut line.down, waiting, STEP)];
    for (seals, text, step) in ways {
        let sealed = seals.seal(seal::padded(text, step)).unwrap();
        assert!(PAGE.contains(&format!("is {} bytes long", sealed.len())), "{}", sealed.len());
        for part in [&sealed[..8], &sealed[step..]] {
            assert!(PAGE.contains(&format!("`{}`", hex(part))), "{text}: {}", hex(part));
        }
    }
}

#[test]
fn what_is_said_at_the_door_on_the_page_belongs_together() {
    let client = examples("client").into_iter().map(serde_json::from_str::<ClientMessage>);
    let client: Vec<ClientMessage> = client.map(Result::unwrap).collect();
    let nonce = client.iter().find_map(|message| match message {
        ClientMessage::Knock { nonce, .. } => Some(*nonce),
        _ => None,
    });
    let said_key = client.iter().find_map(|message| match message {
        ClientMessage::Key { key } => Some(*key),
        _ => None,
    });
    let said = |kind: &str, field: &str| server_message(kind)[field].take();
    let challenge = serde_json::from_value(said("challenge", "challenge")).unwrap();
    let numbers = |first: u8| std::array::from_fn(|k| first + u8::try_from(k).unwrap());
    let (phone, host) = (OwnKey::from_secret(numbers(96)), OwnKey::from_secret(numbers(128)));
    assert_eq!(said_key, Some(phone.public()));
    assert_eq!(said("reveal", "key"), json!(host.public()));
    let commitment = agree::commitment(challenge, host.public());
    assert_eq!(said("commitment", "commitment"), json!(commitment));
    let said =
        Said { challenge, nonce: nonce.unwrap(), host: host.public(), phone: phone.public() };
    let Agreed { key, pictures } = phone.agree(host.public(), &said).unwrap();
    let [first, second, third] = pictures;
    assert!(PAGE.contains(&format!("The pictures are {first}, {second}, {third}, ")));
    let hex: String = key.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(PAGE.contains(&format!("`{hex}`")), "{hex}");
    let fragment = server_message("letIn")["fragment"].take();
    assert!(Secrets::from_fragment(fragment.as_str().unwrap()).is_some());
}

#[test]
fn every_value_of_a_plan_and_of_a_view_is_on_the_page() {
    fn word(value: impl Serialize) -> String {
        serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
    }
    let mut words: Vec<String> = Vec::new();
    words.extend([Direction::Clockwise, Direction::CounterClockwise].map(word));
    words.extend([InterruptWindow::Start, InterruptWindow::During].map(word));
    let rulings = [DoubleFrame::ScapegoatAmongThem, DoubleFrame::WrongOneLoses, DoubleFrame::Fails];
    words.extend(rulings.map(word));
    words.extend([Sides::Ten, Sides::Twelve].map(word));
    words.extend([Numbering::OneToTen, Numbering::ZeroToNine].map(word));
    let reasons = [AbortReason::NotReady, AbortReason::WrongCard, AbortReason::Disturbed];
    words.extend(reasons.map(word));
    words.extend([Side::Prepare, Side::Frame].map(word));
    words.extend(Location::ALL.map(word));
    words.extend(Chore::ALL.map(word));
    let help = [MatHelp::Nothing, MatHelp::ReadingCheck, MatHelp::Rescue, MatHelp::Deal];
    words.extend(help.map(word));
    words.push(word(MatHelp::Printed));
    let actions = [Due::Spy, Due::Trade, Due::Stash, Due::Prepare, Due::Steal, Due::Frame];
    words.extend(actions.map(word));
    for word in words {
        let is_there = [format!("`{word}`"), format!("\"{word}\"")];
        assert!(is_there.iter().any(|word| PAGE.contains(word)), "{word}");
    }
    assert!(CardColour::ALL.into_iter().all(|colour| PAGE.contains(&word(colour))));
    for example in [
        r#"{"by":"clock","reason":"restarted"}"#,
        r#"{"by":{"seat":2},"reason":"wrongCard"}"#,
        r#"{"how":"abandoned"}"#,
    ] {
        assert!(PAGE.contains(example), "{example}");
    }
}

#[test]
fn the_board_of_the_page_can_lie_on_a_table() {
    let board =
        examples("command").into_iter().find_map(|example| match serde_json::from_str::<Command>(
            example,
        )
        .ok()?
        {
            Command::Restate { board } => Some(board),
            _ => None,
        });
    assert_eq!(board.expect("an example").check(3), Ok(()));
}

#[test]
fn the_orders_for_paper_are_some() {
    let orders = examples("client").into_iter().filter_map(|example| {
        let message = serde_json::from_str::<ClientMessage>(example).ok()?;
        match message {
            ClientMessage::Ask { ask: Ask::Host(HostAsk::Print { game, order }), .. } => {
                Some((game, order))
            }
            _ => None,
        }
    });
    let orders: Vec<_> = orders.collect();
    assert_eq!(orders.len(), 3, "one for each game");
    for (game, order) in orders {
        let order = print::read(&game, order).unwrap_or_else(|_| panic!("no order of {game}"));
        order.page(0).unwrap();
    }
}

#[test]
fn the_advice_on_the_page_is_what_the_game_says() {
    let field = |examples: Vec<&str>, path: &str| {
        let messages =
            examples.iter().map(|example| serde_json::from_str::<Value>(example).unwrap());
        messages.filter_map(|message| message.pointer(path).cloned()).next().expect("an example")
    };
    let question: Question =
        serde_json::from_value(field(examples("client"), "/ask/question")).unwrap();
    let advice = serde_json::to_value(ScapeGoat::advise(&question)).unwrap();
    assert_eq!(advice, field(examples("server"), "/answer/advice"));
}

/// The commands in the tables of commands, which have no `…` in them.
fn commands(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| line.starts_with("| `{\"type\":"));
    let cells = lines.map(|line| line.split('|').nth(1).unwrap());
    let commands = cells.flat_map(|cell| cell.split('`').filter(|part| part.starts_with('{')));
    commands.filter(|command| !command.contains('…')).collect()
}

/// Reads them as commands of a game, and returns their names.
fn names<G: Game>(commands: &[&str]) -> Vec<String> {
    assert!(commands.len() >= 20);
    let name = |example: &&str| {
        let command: G::Command =
            serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"));
        serde_json::to_value(command).unwrap()["type"].as_str().unwrap().to_owned()
    };
    commands.iter().map(name).collect()
}

#[test]
fn every_command_in_the_tables_of_commands_is_one() {
    let rest = PAGE.replace(chapter(ROWING), "").replace(chapter(SNITCH), "");
    names::<ScapeGoat>(&commands(&rest));
    names::<RowYourGoat>(&commands(chapter(ROWING)));
    names::<Snitch>(&commands(chapter(SNITCH)));
}

/// Every command, these parts of the view, the options and these words are in the
/// chapter about a game.
fn check_chapter<G: Game>(title: &str, parts: &[&str], options: &Value, words: &[Value]) {
    let chapter = chapter(title);
    let has = |word: &str| {
        let quoted = [format!("`{word}`"), format!("`options.{word}`"), format!("\"{word}\"")];
        quoted.iter().any(|word| chapter.contains(word))
    };
    let known = names::<G>(&commands(chapter));
    // What `serde` says when it doesn't know a command lists all of them.
    let unknown = serde_json::from_str::<G::Command>(r#"{"type":"?"}"#);
    let all = unknown.err().expect("no such command").to_string();
    let all: Vec<&str> = all.split('`').skip(3).step_by(2).collect();
    assert!(all.len() > 20, "{all:?}");
    for command in all {
        assert!(known.iter().any(|known| known == command) || has(command), "{command}");
    }
    let view = serde_json::to_value(G::new(&people(3)).view(Viewer::Seat(Seat(0)))).unwrap();
    let fields = parts.iter().map(|part| view.pointer(part).unwrap()).chain([options]);
    for field in fields.flat_map(|part| part.as_object().unwrap().keys()) {
        assert!(has(field), "{field}");
    }
    for word in words.iter().flat_map(|words| words.as_array().unwrap()) {
        assert!(has(word.as_str().unwrap()), "{word}");
    }
}

#[test]
fn every_word_of_row_your_goat_is_in_its_chapter() {
    let words = [
        json!(rowing::fault::Fault::ALL),
        json!(rowing::checklist::Chore::ALL),
        json!(rowing::card::Boat::ALL),
        json!(rowing::card::CardColour::ALL),
    ];
    let options = json!(rowing::plan::Options::default());
    check_chapter::<RowYourGoat>(ROWING, &["", "/spots", "/mine"], &options, &words);
}

#[test]
fn every_word_of_soplon_is_in_its_chapter() {
    let kinds = snitch::card::Card::SPECIAL.map(|card| json!(card)["kind"].take());
    let words = [json!(snitch::checklist::Chore::ALL), json!(kinds)];
    let options = json!(snitch::plan::Options::default());
    check_chapter::<Snitch>(SNITCH, &["", "/mine"], &options, &words);
}

#[test]
fn every_code_of_the_connection_is_on_the_page() {
    let code = |trouble: &TableError| {
        serde_json::to_value(trouble).unwrap()["code"].as_str().unwrap().to_owned()
    };
    for trouble in [
        TableError::ProtocolVersion { ours: 1, yours: 2 },
        TableError::Unreadable,
        TableError::HelloFirst,
        TableError::HelloTooLate,
        TableError::NoSuchTable,
        TableError::LinkInvalid,
        TableError::TableDeclined,
        TableError::TooManyDevices,
        TableError::DoorBusy,
        TableError::NoTableHere,
        TableError::EverySeatTaken,
        TableError::NobodyOpened,
        TableError::TooFast,
        TableError::TooLong,
        TableError::TooSlow,
        TableError::SealBroken,
        TableError::SealNeeded,
        TableError::NotYourSeat,
        TableError::TableDeviceOnly,
        TableError::NoTableOpen,
        TableError::SeatOnPhone,
        TableError::NoSuchSeat,
        TableError::NoSuchAsk,
        TableError::UnknownGame,
        TableError::GameNotOver,
        TableError::StandsStill,
        TableError::NothingToRepeat,
        TableError::PlayersForGame { players: 7, least: 3, most: 6 },
        TableError::Group(BadGroup::TooManyPeople { most: 10 }),
        TableError::Group(BadGroup::PersonTwice),
        TableError::Group(BadGroup::ColourTwice { colour: Colour::Red }),
        TableError::Group(BadGroup::NameTooLong { longest: 20 }),
        TableError::Group(BadGroup::NameUnprintable),
        TableError::SeatTakenOver,
        TableError::SeatFreed,
        TableError::LinkRevoked,
        TableError::LeftTable,
        TableError::TableClosed,
        TableError::HostStops,
        TableError::NetworkClosed,
        TableError::NotSaved { obstacle: Obstacle::DiskFull, reason: String::new() },
        TableError::NotOpened { obstacle: Obstacle::DiskFull, reason: String::new() },
        TableError::TableDamaged { file: String::new() },
        TableError::TableTooNew,
        TableError::TableStumbles,
        TableError::NoSuchFile,
        TableError::NoSuchGame,
        TableError::StillAtTable,
        TableError::PersonAtTable,
        TableError::NetworkFailed { reason: String::new() },
        TableError::WifiInvalid { reason: String::new() },
        TableError::CodeInvalid,
        TableError::NotPrinted,
        TableError::NotOurFile,
        TableError::FileTooNew,
        TableError::CodeNeeded,
        TableError::CodeWrong,
    ] {
        assert!(PAGE.contains(&format!("`{}`", code(&trouble))), "{trouble:?}");
    }
}
