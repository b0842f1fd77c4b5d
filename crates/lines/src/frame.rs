//! What a host and a relay say to each other: one binary message for each frame.
//!
//! A host has one connection to its relay, however many guests it has. Every guest
//! is on a line of its own, which has a number. The first byte says what a frame is,
//! and four more say which line it is about (most significant first), if it is about
//! one. The rest is what a guest said or is told, exactly as it travels on the
//! guest's own connection.

use crate::room::CallerKey;

/// A guest's line. Numbers aren't used again while the host's connection lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(pub u32);

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Frame<'a> {
    /// A guest has come. The relay says this.
    Opened { line: LineId, caller: CallerKey },
    /// A guest says this, or is told it, in a text message.
    Text { line: LineId, text: &'a str },
    /// The same in a binary one.
    Binary { line: LineId, bytes: &'a [u8] },
    /// The host knows this guest now, or lets it wait at the door, so it may stay when
    /// a crowd comes. The host says this.
    Known { line: LineId },
    /// The guest has gone, or has to go.
    Closed { line: LineId },
    /// The relay wants to know whether the host is awake, and the host says that it
    /// is. A browser answers a socket's own pings even if the page sleeps.
    Beat,
    /// The host wants a short code that leads to its room.
    CodeWanted,
    /// There it is.
    Code { code: &'a str },
}

const OPENED: u8 = 1;
const TEXT: u8 = 2;
const BINARY: u8 = 3;
const CLOSED: u8 = 4;
const BEAT: u8 = 5;
const CODE_WANTED: u8 = 6;
const CODE: u8 = 7;
const KNOWN: u8 = 8;

/// How much longer a frame is than what a guest says.
pub const HEAD: usize = 5;

impl Frame<'_> {
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Frame::Opened { line, caller } => with_line(OPENED, *line, &caller.0),
            Frame::Text { line, text } => with_line(TEXT, *line, text.as_bytes()),
            Frame::Binary { line, bytes } => with_line(BINARY, *line, bytes),
            Frame::Closed { line } => with_line(CLOSED, *line, &[]),
            Frame::Known { line } => with_line(KNOWN, *line, &[]),
            Frame::Beat => vec![BEAT],
            Frame::CodeWanted => vec![CODE_WANTED],
            Frame::Code { code } => [&[CODE], code.as_bytes()].concat(),
        }
    }

    /// `None` if it isn't a frame.
    pub fn decode(bytes: &[u8]) -> Option<Frame<'_>> {
        let (&kind, rest) = bytes.split_first()?;
        match (kind, rest) {
            (BEAT, []) => return Some(Frame::Beat),
            (CODE_WANTED, []) => return Some(Frame::CodeWanted),
            (CODE, code) => return Some(Frame::Code { code: str::from_utf8(code).ok()? }),
            _ => {}
        }
        let (line, rest) = rest.split_first_chunk()?;
        let line = LineId(u32::from_be_bytes(*line));
        Some(match kind {
            OPENED => Frame::Opened { line, caller: CallerKey(rest.try_into().ok()?) },
            TEXT => Frame::Text { line, text: str::from_utf8(rest).ok()? },
            BINARY => Frame::Binary { line, bytes: rest },
            KNOWN if rest.is_empty() => Frame::Known { line },
            CLOSED if rest.is_empty() => Frame::Closed { line },
            _ => return None,
        })
    }
}

fn with_line(kind: u8, line: LineId, rest: &[u8]) -> Vec<u8> {
    [&[kind], &line.0.to_be_bytes()[..], rest].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: LineId = LineId(0x0102_0304);

    fn frames() -> Vec<Frame<'static>> {
        vec![
            Frame::Opened { line: LINE, caller: CallerKey([9; 16]) },
            Frame::Text { line: LINE, text: "¡Hola!" },
            Frame::Text { line: LINE, text: "" },
            Frame::Binary { line: LINE, bytes: &[0, 255, 1] },
            Frame::Closed { line: LINE },
            Frame::Known { line: LINE },
            Frame::Beat,
            Frame::CodeWanted,
            Frame::Code { code: "GOAT42" },
        ]
    }

    #[test]
    fn a_frame_is_read_as_it_was_written() {
        for frame in frames() {
            assert_eq!(Frame::decode(&frame.encode()), Some(frame));
        }
        assert_eq!(Frame::Closed { line: LINE }.encode(), [4, 1, 2, 3, 4]);
    }

    #[test]
    fn what_is_no_frame_is_not_read_as_one() {
        let wrong: &[&[u8]] = &[
            &[],
            &[0],
            &[99, 0, 0, 0, 1],
            &[OPENED, 0, 0, 0],
            &[OPENED, 0, 0, 0, 1, 7],
            &[TEXT, 0, 0, 1],
            &[TEXT, 0, 0, 0, 1, 0xFF],
            &[CLOSED, 0, 0, 0, 1, 0],
            &[KNOWN, 0, 0, 0, 1, 0],
            &[BEAT, 0],
            &[CODE_WANTED, 1],
            &[CODE, 0xFF],
        ];
        for bytes in wrong {
            assert_eq!(Frame::decode(bytes), None, "{bytes:?}");
        }
    }
}
