//! What only the table device asks of its table.

use rules::{game::Viewer, seat::Seat};
use serde_json::Value;

use super::Task;
use crate::{
    link::Secrets,
    outbox::ConnectionId,
    seats::SeatChange,
    state::Entry,
    table_error::TableError,
    wire::{Answer, ServerMessage, TableAsk},
};

impl Task {
    pub(super) async fn ask(&mut self, from: ConnectionId, id: u32, ask: TableAsk) {
        let Some(device) = self.devices.get(&from).cloned() else { return };
        let answer = match (device.viewer, ask) {
            (Viewer::Table, ask) => self.try_ask(ask).await,
            (Viewer::Onlooker, TableAsk::Links) => self.links_of_free_seats().await.map(Some),
            _ => Err(TableError::TableDeviceOnly),
        };
        match answer {
            Ok(Some(answer)) => device.outbox.send(&ServerMessage::<Value>::Answer { id, answer }),
            Ok(None) => {
                self.publish();
                device.outbox.send(&ServerMessage::<Value>::Done { id });
            }
            Err(trouble) => device.outbox.refuse(id, &trouble),
        }
    }

    async fn try_ask(&mut self, ask: TableAsk) -> Result<Option<Answer>, TableError> {
        let changes_the_game = matches!(
            ask,
            TableAsk::People { .. }
                | TableAsk::Again
                | TableAsk::NextGame { .. }
                | TableAsk::UsePads { .. }
        );
        if changes_the_game {
            self.check_it_goes_on()?;
        }
        match ask {
            TableAsk::People { group } => self.seat_people(&group).await?,
            TableAsk::Again => self.next_game(None, None).await?,
            TableAsk::NextGame { game, group } => {
                self.next_game(Some(&game), group.as_ref()).await?;
            }
            TableAsk::Links => return self.links(|_| true).await.map(Some),
            TableAsk::RevokeLink { seat } => {
                self.check_seat(seat)?;
                let secrets = Secrets::random();
                let changes =
                    vec![SeatChange::Linked { seat, secrets }, SeatChange::Freed { seat }];
                self.commit_seats(changes).await?;
                self.end_seat(seat, &TableError::LinkRevoked);
                self.forget_joins(seat);
                self.decline(|waiting| waiting.seat == seat, &TableError::LinkRevoked);
            }
            TableAsk::TakeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::TakenByTable { seat }]).await?;
                self.end_seat(seat, &TableError::SeatTakenOver);
            }
            TableAsk::FreeSeat { seat } => {
                self.check_seat(seat)?;
                self.commit_seats(vec![SeatChange::Freed { seat }]).await?;
                self.end_seat(seat, &TableError::SeatFreed);
            }
            TableAsk::UsePads { on } => {
                self.commit(vec![Entry::Pads { on }]).await?;
                self.pads.gather();
            }
            TableAsk::PhonesSound { on } if self.state.phones_sound == Some(on) => {}
            TableAsk::PhonesSound { on } => self.commit(vec![Entry::PhonesSound { on }]).await?,
            TableAsk::Decide { request, allow } => self.decide_request(request, allow).await?,
            TableAsk::LetIn { knock, seat } => self.let_in(knock, seat).await?,
            TableAsk::LetInToWatch { knock } => self.let_in_to_watch(knock).await?,
            TableAsk::SendAway { knock } => self.context.door.send_away(knock)?,
            TableAsk::OnlookersLink => return self.onlookers_link().await.map(Some),
            TableAsk::RevokeOnlookers => self.revoke_onlookers().await?,
            TableAsk::Screens { screens } if self.state.screens == screens => {}
            TableAsk::Screens { screens } => self.commit(vec![Entry::Screens { screens }]).await?,
            TableAsk::SeatOnlooker { wish, seat } => self.seat_onlooker(wish, seat).await?,
            TableAsk::DeclineOnlooker { wish } => self.decline_onlooker(wish)?,
            TableAsk::GoOn if self.state.lost.is_some() => self.commit(vec![Entry::GoneOn]).await?,
            TableAsk::GoOn => {}
            TableAsk::PlayOn if self.state.stands_still() => {
                self.commit(vec![Entry::PlayedOn]).await?;
            }
            TableAsk::PlayOn => {}
        }
        Ok(None)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), TableError> {
        self.state.seats.get(seat).map(|_| ()).ok_or(TableError::NoSuchSeat)
    }
}
