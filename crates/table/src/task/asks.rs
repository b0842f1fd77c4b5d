//! What only the table device asks of its table.

use rules::{
    game::{Game, Viewer},
    seat::Seat,
};
use serde_json::Value;

use super::Task;
use crate::{
    link::Secrets,
    seats::SeatChange,
    session::ConnectionId,
    state::Entry,
    trouble::Trouble,
    wire::{Answer, Ask, ServerMessage},
};

impl<G: Game> Task<G> {
    pub(super) async fn ask(&mut self, from: ConnectionId, id: u32, ask: Ask) {
        let Some(device) = self.devices.get(&from).cloned() else { return };
        if device.viewer != Viewer::Table {
            return device.outbox.refuse(id, &Trouble::TableDeviceOnly);
        }
        match self.try_ask(ask).await {
            Ok(Some(answer)) => device.outbox.send(&ServerMessage::<Value>::Answer { id, answer }),
            Ok(None) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    async fn try_ask(&mut self, ask: Ask) -> Result<Option<Answer>, Trouble> {
        match ask {
            Ask::Again => self.again().await?,
            Ask::Links => return self.links().await.map(Some),
            Ask::RevokeLink { seat } => {
                self.check_seat(seat)?;
                let secrets = Secrets::random();
                let changes =
                    vec![SeatChange::Linked { seat, secrets }, SeatChange::Freed { seat }];
                self.commit_seats(changes).await?;
                self.end_seat(seat, &Trouble::LinkRevoked);
                self.forget_knocks(seat);
                self.decline(|waiting| waiting.seat == seat, &Trouble::LinkRevoked);
            }
            Ask::TakeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::TakenByTable { seat }]).await?;
                self.end_seat(seat, &Trouble::SeatTakenOver);
            }
            Ask::FreeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::Freed { seat }]).await?;
                self.end_seat(seat, &Trouble::SeatFreed);
            }
            Ask::UsePads { on } => {
                self.commit(vec![Entry::Pads { on }]).await?;
                self.pads.gather();
            }
            Ask::Decide { request, allow } => self.decide_request(request, allow).await?,
            Ask::GoOn if self.state.lost.is_some() => self.commit(vec![Entry::GoneOn]).await?,
            Ask::GoOn => {}
            Ask::Tables
            | Ask::NewTable { .. }
            | Ask::OpenTable { .. }
            | Ask::CloseTable { .. }
            | Ask::History
            | Ask::Settings
            | Ask::SaveSettings { .. }
            | Ask::Advice { .. }
            | Ask::TryAgain { .. }
            | Ask::Dismiss { .. }
            | Ask::Network
            | Ask::SetNetwork { .. }
            | Ask::ChooseAddress { .. }
            | Ask::WifiCode { .. }
            | Ask::Preview { .. }
            | Ask::Print { .. } => unreachable!("answered by the host"),
        }
        Ok(None)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Trouble> {
        self.state.seats.get(seat).map(|_| ()).ok_or(Trouble::NoSuchSeat)
    }
}
