//! What cardboard mats say is entered in private. Nobody else learns from the wire
//! what somebody tapped, or who misread their mat.

use lan::server::Server;
use rules::{
    hidden::Hidden,
    scapegoat::{command::Command, mats::Secret},
    seat::Seat,
};

use crate::{
    client::Client,
    eavesdropper::{Overheard, Wire},
    secrecy::{heard, plan_with_dice},
    table::*,
};

fn plan_with_mats(players: usize, mats: &[u8]) -> Setup {
    let mut plan = plan_with_dice(players);
    plan.kit.cardboard = mats.iter().copied().map(Seat).collect();
    plan
}

/// A table at which some of the seats have phones. The others use the table
/// device.
struct Mixed {
    device: Client,
    phones: Vec<Phone>,
}

impl Mixed {
    async fn rolled(server: &Server, plan: Setup, phones: &[u8]) -> Mixed {
        let mut device = table_device(server).await;
        open_table(&mut device, plan).await;
        let mut mixed = Mixed { phones: Vec::new(), device };
        for (seat, link) in links(&mut mixed.device).await {
            if phones.contains(&seat.0) {
                let phone = Phone::join(server.port(), seat, &link).await;
                mixed.phones.push(phone.expect("a free seat"));
            }
        }
        mixed.device.play(None, &Command::Begin).await.unwrap();
        let roll = Command::Roll { white: Some(4), black: Some(7) };
        mixed.device.play(None, &roll).await.unwrap();
        mixed
    }

    /// Enters what a mat says, on the seat's own phone or on the table device.
    async fn whisper(&mut self, seat: Seat, command: &Command) {
        match self.phones.iter_mut().find(|phone| phone.seat == seat) {
            Some(phone) => phone.client.whisper(None, command).await.unwrap(),
            None => self.device.whisper(Some(seat), command).await.unwrap(),
        };
        self.settle().await;
    }

    async fn tell(&mut self, seat: Seat, says: Seat) {
        self.whisper(seat, &Command::ReadMat { says: Hidden(says) }).await;
    }

    async fn settle(&mut self) {
        self.device.catch_up().await.unwrap();
        let version = self.device.view.as_ref().unwrap().version;
        for phone in &mut self.phones {
            phone.client.until(|view| view.version >= version).await.unwrap();
        }
        let newest = self.phones.iter().map(|phone| phone.client.view.as_ref().unwrap().version);
        let newest = newest.max().unwrap_or(version);
        self.device.until(|view| view.version >= newest).await.unwrap();
    }

    fn recorded(&self) -> Vec<Vec<String>> {
        let phones = self.phones.iter().map(|phone| heard(&phone.client));
        std::iter::once(heard(&self.device)).chain(phones).collect()
    }
}

#[tokio::test]
async fn whatever_the_mats_say_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for (players, mats, phones) in
        [(3, &[0, 1][..], &[0, 2][..]), (3, &[0, 1, 2], &[1]), (4, &[0, 2, 3], &[0, 1])]
    {
        let mut plan = plan_with_mats(players, mats);
        plan.kit.reading_check = true;
        let mut first = None;
        for truth in Secret::all(players) {
            let mut table = Mixed::rolled(&server, plan.clone(), phones).await;
            for seat in &plan.kit.cardboard {
                table.tell(*seat, truth.says(*seat)).await;
            }
            for seat in Seat::all(players) {
                table.whisper(seat, &Command::Peek).await;
            }
            assert_eq!(table.device.step(), "start");
            let recorded = table.recorded();
            assert_eq!(*first.get_or_insert_with(|| recorded.clone()), recorded, "{mats:?}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_misread_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let mats = [0, 1, 2];
    let mut first = None;
    for culprit in mats {
        for wrong in (0..3).filter(|wrong| *wrong != culprit) {
            let plan = plan_with_mats(4, &mats);
            let mut table = Mixed::rolled(&server, plan, &[0, 3]).await;
            for _ in 0..2 {
                for seat in mats {
                    table.tell(Seat(seat), Seat(if seat == culprit { wrong } else { 3 })).await;
                }
            }
            let step = &table.device.view.as_ref().unwrap().view["step"];
            assert_eq!(step["misreads"], 2);
            assert_eq!(step["told"].as_array().map(Vec::len), Some(0));
            table.device.play(None, &Command::DealByApp).await.unwrap();
            table.settle().await;
            assert_eq!(table.device.step(), "look");
            let recorded = table.recorded();
            assert_eq!(*first.get_or_insert_with(|| recorded.clone()), recorded);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_listener_in_the_wifi_does_not_hear_what_a_mat_was_read_to_say() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let wire = Wire::new(server.port()).await;
    let mut first = None;
    for truth in Secret::all(3) {
        let mut table = Table::through(&server, wire.port, plan_with_mats(3, &[0, 1])).await;
        table.device.play(None, &Command::Begin).await.unwrap();
        let roll = Command::Roll { white: Some(4), black: Some(7) };
        table.device.play(None, &roll).await.unwrap();
        for seat in [Seat(0), Seat(1)] {
            let tell = Command::ReadMat { says: Hidden(truth.says(seat)) };
            table.phone(seat).play(tell).await.unwrap();
            table.settle().await;
        }
        table.everybody_looks().await;
        table.settle().await;
        let heard: Vec<_> = wire.take().iter().map(Overheard::lengths).collect();
        assert_eq!(heard.len(), 4, "the table device and three phones");
        assert_eq!(*first.get_or_insert_with(|| heard.clone()), heard);
    }
    server.stop().await;
}
