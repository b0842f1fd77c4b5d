//! What happens at the relay, for whoever runs it: a line in the log and a number for
//! Prometheus. Neither says where anybody comes from or which room it was.

use std::{
    collections::BTreeMap,
    fmt::{self, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use lines::rate::Bucket;

use crate::{codes::Found, room::lock, why::Why};

/// Takes one line at a time.
pub type Log = Arc<dyn Fn(&str) + Send + Sync>;

/// A crowd that comes and goes must not fill a disk: so many lines at once, then one
/// in so long.
const LINES: u32 = 500;
const LINE_EVERY: Duration = Duration::from_millis(50);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    Host,
    Guest,
}

pub(crate) struct Events {
    log: Log,
    counts: Mutex<Counts>,
    to_hosts: AtomicU64,
    to_guests: AtomicU64,
}

struct Counts {
    /// How many sockets were ever opened.
    came: BTreeMap<Side, u64>,
    /// How many have ended, and why.
    gone: BTreeMap<(Side, &'static str), u64>,
    codes: BTreeMap<&'static str, u64>,
    lines: Bucket,
    left_out: u64,
}

impl Counts {
    /// How many of them are here now.
    fn here(&self, side: Side) -> u64 {
        let gone = self.gone.iter().filter(|((other, _), _)| *other == side);
        self.came[&side] - gone.map(|(_, number)| number).sum::<u64>()
    }
}

/// A socket that ended without a reason from the relay: the other side has left.
const LEFT: &str = "left";

impl Events {
    pub(crate) fn new(log: Log) -> Events {
        // Whoever watches a number wants to see it from the start.
        let words = || Why::ALL.into_iter().map(Why::word).chain([LEFT]);
        let gone = [Side::Host, Side::Guest]
            .into_iter()
            .flat_map(|side| words().map(move |word| ((side, word), 0)));
        let counts = Counts {
            came: [(Side::Host, 0), (Side::Guest, 0)].into(),
            gone: gone.collect(),
            codes: Found::WORDS.map(|word| (word, 0)).into(),
            lines: Bucket::new(LINES, LINE_EVERY, Instant::now()),
            left_out: 0,
        };
        Events {
            log,
            counts: Mutex::new(counts),
            to_hosts: AtomicU64::default(),
            to_guests: AtomicU64::default(),
        }
    }

    /// Somebody has opened a socket. When the answer is dropped, they have gone.
    pub(crate) fn come(&self, side: Side) -> Stay<'_> {
        *lock(&self.counts).came.entry(side).or_default() += 1;
        self.say(format_args!("{side}: came"));
        Stay { events: self, side, why: None }
    }

    pub(crate) fn have_all_gone(&self) -> bool {
        let counts = lock(&self.counts);
        counts.here(Side::Host) + counts.here(Side::Guest) == 0
    }

    pub(crate) fn code(&self, found: &Found) {
        *lock(&self.counts).codes.entry(found.word()).or_default() += 1;
        if let Found::TooManyTries = found {
            self.say(format_args!("code: {}", found.word()));
        }
    }

    pub(crate) fn carried(&self, to: Side, bytes: usize) {
        let total = match to {
            Side::Host => &self.to_hosts,
            Side::Guest => &self.to_guests,
        };
        total.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// One line; too many are counted instead.
    pub(crate) fn say(&self, line: fmt::Arguments<'_>) {
        let mut counts = lock(&self.counts);
        if counts.lines.take(1, Instant::now()).is_err() {
            counts.left_out += 1;
            return;
        }
        let left_out = std::mem::take(&mut counts.left_out);
        drop(counts);
        if left_out > 0 {
            (self.log)(&format!("log: left out {left_out} lines, there were too many"));
        }
        (self.log)(&line.to_string());
    }

    /// Everything in the format of Prometheus.
    pub(crate) fn metrics(&self, rooms: usize) -> String {
        let mut text = Metrics::default();
        text.one(
            "build_info",
            "gauge",
            "Which version this is.",
            &[("version", env!("CARGO_PKG_VERSION"))],
            1,
        );
        text.one("rooms", "gauge", "Rooms whose host is there.", &[], rooms as u64);
        let counts = lock(&self.counts);
        text.one("guests", "gauge", "Guests who are connected.", &[], counts.here(Side::Guest));
        text.about("connections_total", "counter", "Sockets that were opened.");
        for (side, number) in &counts.came {
            text.line("connections_total", &[("side", side.word())], *number);
        }
        text.about("closed_total", "counter", "Sockets that have ended, and why.");
        for ((side, why), number) in &counts.gone {
            text.line("closed_total", &[("side", side.word()), ("why", why)], *number);
        }
        text.about("codes_total", "counter", "Short codes that somebody has tried.");
        for (answer, number) in &counts.codes {
            text.line("codes_total", &[("answer", answer)], *number);
        }
        drop(counts);
        text.about("bytes_total", "counter", "What was passed on, in bytes.");
        for (side, bytes) in [(Side::Host, &self.to_hosts), (Side::Guest, &self.to_guests)] {
            text.line("bytes_total", &[("to", side.word())], bytes.load(Ordering::Relaxed));
        }
        text.0
    }
}

/// Somebody's time here.
pub(crate) struct Stay<'a> {
    events: &'a Events,
    side: Side,
    why: Option<Why>,
}

impl Stay<'_> {
    pub(crate) fn ends(&mut self, why: Option<Why>) {
        self.why = why;
    }
}

impl Drop for Stay<'_> {
    fn drop(&mut self) {
        let (side, word) = (self.side, self.why.map_or(LEFT, Why::word));
        self.events.say(format_args!("{side}: {word}"));
        *lock(&self.events.counts).gone.entry((side, word)).or_default() += 1;
    }
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Side::Host => "host",
            Side::Guest => "guest",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[derive(Default)]
struct Metrics(String);

impl Metrics {
    fn about(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP goatherd_relay_{name} {help}");
        let _ = writeln!(self.0, "# TYPE goatherd_relay_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &[(&str, &str)], number: u64) {
        let labels: Vec<String> =
            labels.iter().map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        let labels =
            if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "goatherd_relay_{name}{labels} {number}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, labels: &[(&str, &str)], number: u64) {
        self.about(name, kind, help);
        self.line(name, labels, number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_does_not_fill_the_log_and_how_much_is_missing_is_said() {
        let said = Arc::new(Mutex::new(Vec::new()));
        let log = {
            let said = said.clone();
            Arc::new(move |line: &str| lock(&said).push(line.to_owned()))
        };
        let events = Events::new(log);
        for _ in 0..5_000 {
            events.come(Side::Guest).ends(Some(Why::Full));
        }
        let lines = lock(&said).len();
        assert!((LINES as usize..5_000).contains(&lines), "{lines}");
        lock(&events.counts).lines = Bucket::new(LINES, LINE_EVERY, Instant::now());
        events.say(format_args!("next"));
        let said = lock(&said);
        assert!(said[said.len() - 2].starts_with("log: left out "), "{said:?}");
        assert_eq!(said[said.len() - 1], "next");
        let metrics = events.metrics(0);
        assert!(metrics.contains("goatherd_relay_guests 0\n"));
        assert!(metrics.contains("closed_total{side=\"guest\",why=\"full\"} 5000\n"));
    }
}
