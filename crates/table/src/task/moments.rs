//! Moments: when zero is, what happens there, the pads that are held for it, and
//! how long people have for what comes after it.

use rand::RngExt as _;
use rules::{
    game::{Actor, Progress, Viewer},
    moments::{Moment, Signal},
    seat::Seat,
};

use super::Task;
use crate::{
    clock::HostMillis,
    outbox::ConnectionId,
    platform, seal,
    timing::{Due, HOLD_FOR, LARGEST_DOUBT, Lift},
    wire::Countdown,
};

/// How much later zero is if some device says that it doesn't know the clock
/// well enough yet. This is long enough for another two dozen pings.
const LEAD_FOR_THE_UNSURE: HostMillis = 1500.0;

impl Task {
    /// A moment begins or ends with the game's step.
    pub(super) fn follow_the_moment(&mut self) {
        let moment = self.moment_now();
        if moment != std::mem::replace(&mut self.moment, moment) {
            self.closes_at = match moment {
                Some(Moment::Look { seconds: wait } | Moment::Race { quiet: Some(wait), .. }) => {
                    Some(self.now() + millis(wait))
                }
                _ => None,
            };
            if !self.is_racing() {
                self.end_race();
            }
        }
        match (&self.countdown, moment == Some(Moment::Count)) {
            (None, true) => {
                self.counts += 1;
                // Zero is in whole milliseconds, so that all views of a count have the
                // same length.
                let zero_at = (self.now() + self.lead()).ceil();
                self.countdown = Some(Countdown { count: self.counts, zero_at });
                self.pads.count(zero_at, self.state.players());
            }
            // The count was stopped; at zero it would be gone already.
            (Some(_), false) => {
                self.countdown = None;
                self.pads.gather();
            }
            (None, false) => {
                // What was seen at the last zero is out of date once people gather
                // again.
                let is_new = self.hands_gather() || self.state.game.progress() == Progress::SetUp;
                if is_new && self.pads.verdict().is_some() {
                    self.pads.gather();
                }
            }
            (Some(_), true) => {}
        }
    }

    /// While a game stands still there is nothing to run. When it goes on, its
    /// moment begins anew.
    pub(super) fn moment_now(&self) -> Option<Moment> {
        self.state.game.moment().filter(|_| !self.state.stands_still())
    }

    fn lead(&self) -> HostMillis {
        let is_anybody_unsure = self.devices.values().any(|device| device.is_unsure);
        let lead = self.context.countdown_lead;
        if is_anybody_unsure { lead + LEAD_FOR_THE_UNSURE } else { lead }
    }

    pub(super) fn hear_clock(&mut self, from: ConnectionId, doubt: Option<f64>) {
        // Nobody waits for those who only watch.
        if let Some(device) = self.devices.get_mut(&from)
            && device.viewer != Viewer::Onlooker
        {
            device.is_unsure = !doubt.is_some_and(|doubt| doubt <= LARGEST_DOUBT);
        }
    }

    pub(super) async fn zero(&mut self) {
        // If this can't be written, the count stays until somebody repeats it.
        let counted = self.countdown.take();
        let zero = self.signal(Actor::Clock, Signal::Zero).await;
        if zero.is_err() {
            let _ = self.signal(Actor::Clock, Signal::CalledOff).await;
        } else if let Some(Countdown { zero_at, .. }) = counted {
            self.closes_at = match self.state.game.moment() {
                // Without phones there is nothing to tap, so the table goes on when
                // it likes.
                Some(Moment::Answer) => {
                    self.anybody_has_a_phone().then_some(zero_at + self.context.answer_for)
                }
                // On every screen from the same instant on.
                Some(Moment::Look { seconds: wait } | Moment::Race { quiet: Some(wait), .. }) => {
                    Some(zero_at + millis(wait))
                }
                _ => None,
            };
        }
        self.pads.due(self.now());
        self.publish();
    }

    fn anybody_has_a_phone(&self) -> bool {
        Seat::all(self.state.players()).any(|seat| self.is_on_phone(Some(seat)))
    }

    pub(super) async fn time_is_up(&mut self) {
        self.closes_at = None;
        let _ = self.signal(Actor::Clock, Signal::TimeUp).await;
        self.publish();
    }

    /// The quiet time of a race begins anew with every touch.
    pub(super) fn begin_quiet(&mut self) {
        if let Some(Moment::Race { quiet: Some(wait), .. }) = self.moment {
            self.closes_at = Some(self.now() + millis(wait));
        }
    }

    pub(super) fn keep_open(&mut self, from: ConnectionId) {
        let may_ask = self.devices.get(&from).is_some_and(|one| one.viewer != Viewer::Onlooker);
        if may_ask && self.closes_at.take().is_some() {
            self.publish();
        }
    }

    /// A finger on a pad. A device can only press the pads of its own seats, and
    /// a table without pads ignores it.
    pub(super) async fn pad(
        &mut self,
        from: ConnectionId,
        seat: Option<Seat>,
        down: bool,
        lift: Lift,
        received: HostMillis,
    ) {
        let viewer = self.devices.get(&from).map(|device| device.viewer);
        let seat = match (viewer, seat) {
            (Some(Viewer::Seat(own)), None) => own,
            (Some(Viewer::Seat(own)), Some(seat)) if seat == own => own,
            (Some(Viewer::Table), Some(seat)) if !self.is_on_phone(Some(seat)) => seat,
            _ => return,
        };
        let seats = self.state.players();
        if !self.state.uses_pads || usize::from(seat.0) >= seats {
            return;
        }
        let is_gathering = self.hands_gather();
        if !down {
            self.pads.lift(seat, lift, received);
        } else if is_gathering {
            let hold = seal::seeded_random().random_range(HOLD_FOR);
            self.pads.press(seat, seats, self.now(), hold);
        }
        if is_gathering {
            self.publish();
        } else {
            self.follow_the_pads().await;
        }
    }

    /// The pads of a device that has disconnected count as let go, at a time that
    /// nobody knows.
    pub(super) fn lose_pads(&mut self, viewer: Viewer) {
        let now = self.now();
        for seat in Seat::all(self.state.players()) {
            let is_lost = match viewer {
                Viewer::Seat(own) => own == seat,
                Viewer::Table => !self.is_on_phone(Some(seat)),
                Viewer::Onlooker => false,
            };
            let is_shared = self.devices.values().any(|device| device.viewer == viewer);
            if is_lost && !is_shared && self.pads.down().any(|down| down == seat) {
                self.pads.lift(seat, Lift::UNKNOWN, now);
            }
        }
    }

    pub(super) async fn follow_the_pads(&mut self) {
        match self.pads.due(self.now()) {
            Some(Due::BeginCount) if self.hands_gather() => {
                // If this can't be written, the next finger tries again.
                let _ = self.signal(Actor::Table, Signal::AllReady).await;
                self.publish();
            }
            Some(Due::ShowVerdict) => self.publish(),
            Some(Due::BeginCount) | None => {}
        }
    }

    pub(super) fn zero_comes(&self) -> impl Future<Output = ()> + use<> {
        self.wait_until(self.countdown.as_ref().map(|countdown| countdown.zero_at))
    }

    pub(super) fn time_runs_out(&self) -> impl Future<Output = ()> + use<> {
        // Nothing is quiet while there are touches to be told.
        self.wait_until(self.closes_at.filter(|_| self.touches.is_empty()))
    }

    pub(super) fn pads_wake(&self) -> impl Future<Output = ()> + use<> {
        self.wait_until(self.pads.wakes_at())
    }

    pub(super) fn wait_until(
        &self,
        moment: Option<HostMillis>,
    ) -> impl Future<Output = ()> + use<> {
        let moment = moment.map(|moment| self.context.clock.instant_at(moment));
        async move {
            match moment {
                Some(moment) => platform::sleep_until(moment).await,
                None => std::future::pending().await,
            }
        }
    }

    pub(super) fn now(&self) -> HostMillis {
        self.context.clock.host_millis()
    }
}

fn millis(seconds: u8) -> HostMillis {
    f64::from(seconds) * 1000.0
}
