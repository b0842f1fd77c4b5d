//! Printing over a real socket. The table device gets the same sheets as from the
//! shell, and nobody else gets any.

use ::table::{
    link::Secrets,
    seal,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage},
};
use print::{
    scapegoat::{Order, Sheets},
    sheet::Layout,
    words::Language,
};
use rules::{colour::Colour, scapegoat::edition::Edition};
use serde_json::{Value, json};

use crate::{
    client::{Client, Error, code},
    table::*,
};

const GAME: &str = "scapegoat";

fn ordered(order: &Order) -> Value {
    serde_json::to_value(order).unwrap()
}

fn print_ask(order: &Order) -> HostAsk {
    HostAsk::Print { game: GAME.into(), order: ordered(order) }
}

fn mats_of_four() -> Order {
    Order {
        players: [4].into(),
        sheets: [Sheets::Mats, Sheets::Dice].into(),
        layout: Layout::Fold,
        language: Language::Es,
        ..Order::everything(Edition(17))
    }
}

/// The answer, and the progress that was reported before it.
async fn asked(client: &mut Client, ask: HostAsk) -> (Result<Answer, Error>, Vec<(usize, usize)>) {
    client.send(&ClientMessage::Ask { id: 77, ask: ask.into() }).await;
    let mut progress = Vec::new();
    loop {
        match client.next().await.expect("an answer") {
            ServerMessage::Progress { id: 77, done, of } => progress.push((done, of)),
            ServerMessage::Answer { id: 77, answer } => return (Ok(answer), progress),
            ServerMessage::Refused { id: 77, error } => return (Err(error), progress),
            other => panic!("an answer to something else: {other:?}"),
        }
    }
}

#[tokio::test]
async fn the_table_device_gets_the_same_sheets_as_the_shell_and_hears_how_far_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    let order = mats_of_four();
    let pages = print::pages(&order).unwrap();
    for (page, expected) in pages.iter().enumerate() {
        let ask = HostAsk::Preview { game: GAME.into(), order: ordered(&order), page };
        let svg = print::svg::write(expected);
        let shown = Answer::Preview { svg, pages: pages.len() };
        assert_eq!(asked(&mut device, ask).await.0, Ok(shown));
    }
    let (answer, progress) = asked(&mut device, print_ask(&order)).await;
    let Ok(Answer::Print { pdf }) = answer else { panic!("{answer:?}") };
    let printed = print::pdf(&order, &mut |_, _| {}).unwrap();
    assert!(seal::decode(&pdf).unwrap() == printed, "the same bytes");
    let all: Vec<(usize, usize)> = (1..=pages.len()).map(|done| (done, pages.len())).collect();
    assert_eq!(progress, all);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_printed_is_refused_with_its_own_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    let good = mats_of_four();
    let bad = |change: &dyn Fn(&mut Order)| {
        let mut order = good.clone();
        change(&mut order);
        ordered(&order)
    };
    // Grey is on cards and never a player's.
    let mut grey = ordered(&good);
    grey["colours"][1] = json!("grey");
    for (order, expected) in [
        (bad(&|order| order.edition = Edition(0)), "edition"),
        (bad(&|order| order.edition = Edition(1_000_000)), "edition"),
        (bad(&|order| order.players = [7].into()), "players"),
        (bad(&|order| order.players.clear()), "nothingToPrint"),
        (bad(&|order| order.sheets.clear()), "nothingToPrint"),
        (bad(&|order| order.colours.truncate(3)), "tooFewColours"),
        (bad(&|order| order.colours[1] = Colour::Red), "colourTwice"),
        (grey, "unreadable"),
        (bad(&|order| order.mat = Some(Colour::Pink)), "noSuchMat"),
        (json!({ "edition": 17 }), "unreadable"),
        (json!(null), "unreadable"),
    ] {
        let print = HostAsk::Print { game: GAME.into(), order: order.clone() };
        let preview = HostAsk::Preview { game: GAME.into(), order, page: 0 };
        for ask in [print, preview] {
            let (answer, progress) = asked(&mut device, ask.clone()).await;
            assert_eq!(code(&answer.unwrap_err()), expected, "{ask:?}");
            assert_eq!(progress, []);
        }
    }
    let (game, order) = (GAME.to_owned(), ordered(&good));
    for (ask, expected) in [
        (HostAsk::Preview { game, order: order.clone(), page: 4_000_000 }, "noSuchPage"),
        (HostAsk::Print { game: "snakes".into(), order }, "unknownGame"),
    ] {
        assert_eq!(code(&asked(&mut device, ask).await.0.unwrap_err()), expected);
    }
    server.stop().await;
}

#[tokio::test]
async fn phones_and_strangers_get_no_paper_and_hear_nothing_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mut table = Table::new(&server, 3).await;
    table.start().await;
    table.settle().await;
    let order = mats_of_four();
    let preview = HostAsk::Preview { game: GAME.into(), order: ordered(&order), page: 0 };
    for ask in [preview, print_ask(&order)] {
        for phone in &mut table.phones {
            let (answer, progress) = asked(&mut phone.client, ask.clone()).await;
            assert_eq!(code(&answer.unwrap_err()), "tableDeviceOnly");
            assert_eq!(progress, []);
        }
        // This one hasn't said hello, whether or not it has a seat's link.
        let (_, secrets) = Secrets::from_fragment(fragment(&table.phones[0].link)).unwrap();
        for secrets in [secrets, Secrets::random()] {
            let port = server.port();
            let mut stranger = Client::connect(port, port, secrets).await.unwrap();
            stranger.send(&ClientMessage::Ask { id: 1, ask: ask.clone().into() }).await;
            assert_eq!(code(&stranger.next().await.unwrap_err()), "helloFirst");
        }
    }
    let mut waiting = Phone::join(server.port(), table.phones[0].seat, &table.phones[0].link)
        .await
        .expect("it may wait");
    let (answer, _) = asked(&mut waiting.client, print_ask(&order)).await;
    assert_eq!(code(&answer.unwrap_err()), "tableDeviceOnly");

    table.settle().await;
    let heard = |table: &Table| -> Vec<usize> {
        table.phones.iter().map(|phone| phone.client.frames.len()).collect()
    };
    let before = heard(&table);
    asked(&mut table.device, print_ask(&order)).await.0.unwrap();
    for phone in &mut table.phones {
        phone.client.catch_up().await.unwrap();
    }
    // Nothing came but the answer to the ping.
    assert_eq!(heard(&table), before.iter().map(|frames| frames + 1).collect::<Vec<_>>());
    server.stop().await;
}
