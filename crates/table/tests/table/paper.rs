//! Orders for paper, carried out beside everything else that a host does.

use std::sync::{
    Arc, Mutex,
    mpsc::{Receiver, Sender, channel},
};

use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    network::NoNetwork,
    printing::Printer,
    seal,
    table_error::TableError,
    wire::{self, Answer, ClientMessage, HostAsk, ServerMessage},
};

use crate::memory::Device;

/// A printer that prints a page whenever it is told to.
struct Hand {
    turns: Mutex<Receiver<()>>,
}

impl Hand {
    fn turn(&self) {
        self.turns.lock().unwrap().recv().expect("somebody turns the handle");
    }
}

impl Printer for Hand {
    fn page(&self, _: &str, order: Value, page: usize) -> Result<(String, usize), Value> {
        assert!(order.is_object(), "jammed");
        self.turn();
        Ok((format!("page {page} of {order}"), 2))
    }

    fn pdf(
        &self,
        _: &str,
        _: Value,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Vec<u8>, Value> {
        for done in 1..=2 {
            self.turn();
            progress(done, 2);
        }
        self.turn();
        Ok(b"%PDF".to_vec())
    }
}

async fn table_with_printer() -> (tempfile::TempDir, Device, Sender<()>) {
    let folder = tempfile::tempdir().unwrap();
    let (handle, turns) = channel();
    let printer = Arc::new(Hand { turns: Mutex::new(turns) });
    let config = HostConfig { printer, ..HostConfig::new(folder.path().to_owned()) };
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    let mut device = Device::table(&host).await;
    device.catch_up().await.unwrap();
    (folder, device, handle)
}

fn print(id: u32) -> ClientMessage {
    ClientMessage::Ask { id, ask: HostAsk::Print { game: "g".into(), order: json!({}) }.into() }
}

fn preview(id: u32, order: Value, page: usize) -> ClientMessage {
    ClientMessage::Ask { id, ask: HostAsk::Preview { game: "g".into(), order, page }.into() }
}

#[tokio::test]
async fn a_device_hears_how_far_its_order_is_and_is_heard_meanwhile() {
    let (_folder, mut device, handle) = table_with_printer().await;
    device.say(&print(5)).await.unwrap();
    for done in 1..=2 {
        // Nothing is printed yet, and the host still listens.
        device.catch_up().await.unwrap();
        handle.send(()).unwrap();
        let told = device.hear().await.unwrap();
        assert_eq!(told, ServerMessage::Progress { id: 5, done, of: 2 });
    }
    handle.send(()).unwrap();
    let pdf = seal::encode(b"%PDF");
    let answer = ServerMessage::Answer { id: 5, answer: Answer::Print { pdf } };
    assert_eq!(device.hear().await.unwrap(), answer);
}

#[tokio::test]
async fn more_orders_than_the_press_takes_are_refused_and_the_others_come_out() {
    let (_folder, mut device, handle) = table_with_printer().await;
    for page in 0..5 {
        device.say(&preview(page, json!({"a": 1}), page as usize)).await.unwrap();
    }
    let error = wire::error(&TableError::TooFast);
    assert_eq!(device.hear().await.unwrap(), ServerMessage::Refused { id: 4, error });
    let mut shown = Vec::new();
    for _ in 0..4 {
        handle.send(()).unwrap();
        let ServerMessage::Answer { id, answer: Answer::Preview { svg, pages: 2 } } =
            device.hear().await.unwrap()
        else {
            panic!("no page")
        };
        assert_eq!(svg, format!("page {id} of {{\"a\":1}}"));
        shown.push(id);
    }
    shown.sort();
    assert_eq!(shown, [0, 1, 2, 3]);
    // There is room again.
    handle.send(()).unwrap();
    device.say(&preview(9, json!({}), 0)).await.unwrap();
    assert!(matches!(device.hear().await.unwrap(), ServerMessage::Answer { id: 9, .. }));
}

#[tokio::test]
async fn a_press_that_breaks_is_told_and_harms_nobody() {
    let (_folder, mut device, _handle) = table_with_printer().await;
    device.say(&preview(1, json!(null), 0)).await.unwrap();
    let error = wire::error(&TableError::NotPrinted);
    assert_eq!(device.hear().await.unwrap(), ServerMessage::Refused { id: 1, error });
    device.catch_up().await.unwrap();
}
