//! Measures the server's memory while it's being attacked, with its default
//! limits, and checks that six honest phones play on.

use ::table::{
    link::{DeviceId, Secrets},
    wire::{ClientMessage, LONGEST_MESSAGE},
};
use rules::scapegoat::command::Command as Play;
use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::{Process, USUAL, client::Client, fragment, seat_phones};

/// Runs one attack after the other on the same server.
pub(crate) async fn measure(is_test: bool) {
    let share = |count: usize| if is_test { count / 50 } else { count };
    let process = Process::start(&[USUAL]);
    let mut device =
        Client::join(process.port, fragment(&process.link), DeviceId::random()).await.expect("in");
    let mut phones = seat_phones(&process, &mut device).await;
    println!("\nresident memory with six honest phones   before     most    after");

    let before = Before::now(&process);
    let silent = silent_sockets(&process, share(1000)).await;
    let count = silent.len();
    drop(silent);
    honest(&mut device, &mut phones, 6).await;
    before.row("sockets that never say hello", count);

    let before = Before::now(&process);
    let mut floods = Vec::new();
    let pings = share(20_000);
    for _ in 0..share(50).max(2) {
        let mut stranger = stranger(&process).await;
        for _ in 0..pings / 50 {
            stranger.send(&ClientMessage::Ping { sent: 1.0 }).await;
        }
        floods.push(stranger);
    }
    let (link, name, phone) = &mut phones[5];
    for _ in 0..pings {
        phone.send(&ClientMessage::Ping { sent: 1.0 }).await;
    }
    *phone = Client::join(process.port, fragment(link), *name).await.expect("it comes back");
    drop(floods);
    honest(&mut device, &mut phones, 6).await;
    before.row("messages in a flood", 2 * pings);

    let before = Before::now(&process);
    let mut large = Vec::new();
    for number in 0..share(100).max(2) {
        let mut stranger = stranger(&process).await;
        let length = LONGEST_MESSAGE * [1, 2, 1000][number % 3] + 1;
        stranger.send_text("x".repeat(length)).await;
        large.push(stranger);
    }
    let count = large.len();
    drop(large);
    honest(&mut device, &mut phones, 6).await;
    before.row("messages of 16 kB to 16 MB", count);

    let before = Before::now(&process);
    let mut slow = Vec::new();
    for _ in 0..share(100).max(2) {
        // Each of them opens the table and never reads again.
        let link = fragment(&process.link);
        let name = DeviceId::random();
        let mut reader =
            Client::join_with_small_buffers(process.port, link, name).await.expect("a screen");
        let table = device.view.as_ref().expect("a table").table.clone();
        let open =
            serde_json::json!({"type":"ask","id":1,"ask":{"what":"openTable","table":table}});
        reader.send_text(open.to_string()).await;
        slow.push(reader);
    }
    for _ in 0..share(1000) {
        honest(&mut device, &mut phones, 1).await;
    }
    let count = slow.len();
    drop(slow);
    honest(&mut device, &mut phones, 6).await;
    before.row("screens that never read 1,000 views", count);
}

/// The server's memory before an attack.
struct Before<'a> {
    process: &'a Process,
    resident: u64,
}

impl Before<'_> {
    fn now(process: &Process) -> Before<'_> {
        process.forget_peak();
        Before { process, resident: process.resident() }
    }

    fn row(self, what: &str, count: usize) {
        let megabytes = |kilobytes: u64| kilobytes as f64 / 1024.0;
        let [before, most, after] =
            [self.resident, self.process.peak(), self.process.resident()].map(megabytes);
        println!("{count:>6} {what:<35} {before:>5.1} MB {most:>5.1} MB {after:>5.1} MB");
    }
}

/// The first few phones look at their mats, and everybody sees that.
async fn honest(device: &mut Client, phones: &mut [(String, DeviceId, Client)], looks: usize) {
    for (_, _, phone) in phones.iter_mut().take(looks) {
        phone.whisper(None, &Play::Peek).await.expect("the honest ones play on");
        phone.frames.clear();
        // A look and a ping are two messages, and 50 a second are allowed.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    for (_, _, phone) in phones.iter_mut() {
        phone.catch_up().await.expect("a pong");
        phone.frames.clear();
    }
    device.catch_up().await.expect("a pong");
    device.frames.clear();
}

async fn stranger(process: &Process) -> Client {
    Client::connect(process.port, process.port, Secrets::random()).await.expect("a socket")
}

/// Half of them open a WebSocket but say no hello; the others send nothing.
async fn silent_sockets(process: &Process, count: usize) -> Vec<TcpStream> {
    let port = process.port;
    let mut silent = Vec::new();
    for number in 0..count {
        let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
        if number % 2 == 0 {
            let request = format!(
                "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n\
                 Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            );
            let _ = stream.write_all(request.as_bytes()).await;
        }
        silent.push(stream);
    }
    silent
}
