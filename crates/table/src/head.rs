//! The head of a journal's chain, kept in a file of its own.
//!
//! The newest lines of a journal are in SQLite's write-ahead log. If that log is
//! truncated or one of its bits flips, SQLite assumes that a power cut ended it
//! early, and what remains is a shorter but flawless journal. That is why the
//! number and the checksum of the last line are also written somewhere else.
//!
//! The head is written *after* the line is safely in the journal, and nobody
//! waits for it to reach the disk. So it means that at least this many lines
//! were there.
//!
//! - If the program is killed between the two, the journal has more lines than
//!   the head says. That isn't a loss, and isn't taken for one.
//! - Before a power cut, the line was forced onto the disk before the head was
//!   written at all, so the head on the disk never says more than the journal
//!   holds. It may say less, because nobody waits for it. It is forced onto the
//!   disk when the table comes to rest, half a second after the last step.
//! - A head that can't be read says nothing. If it couldn't be written, for
//!   example because the disk is full, the old one remains: it notices less, but
//!   never raises a false alarm.
//!
//! All this costs a step is one small write to a file that is already open.

use std::path::{Path, PathBuf};

use crate::{
    disk,
    journal::LastLine,
    platform::files::{self, Note},
};

/// The extension of the file beside the journal.
const HEAD: &str = "head";

pub(crate) struct Head {
    path: PathBuf,
    note: Option<Note>,
}

impl Head {
    /// The head of the journal at this path, which need not be there.
    pub(crate) fn of(journal: &Path) -> Head {
        Head { path: journal.with_extension(HEAD), note: None }
    }

    /// The last line that was known to be in the journal.
    pub(crate) fn read(&self) -> Option<LastLine> {
        let text = String::from_utf8(Note::read(&self.path).ok()?).ok()?;
        let mut numbers = text.split_whitespace();
        let line: i64 = numbers.next()?.parse().ok()?;
        let sum: u32 = numbers.next()?.parse().ok()?;
        (text == written((line, sum))).then_some((line, sum))
    }

    pub(crate) fn write(&mut self, line: LastLine) {
        // The journal itself doesn't need it.
        let _ = self.try_write(line);
    }

    fn try_write(&mut self, line: LastLine) -> std::io::Result<()> {
        let note = match &mut self.note {
            Some(note) => note,
            closed => {
                let note = Note::open(&self.path)?;
                disk::keep_private(&self.path);
                closed.insert(note)
            }
        };
        note.write(written(line).as_bytes())
    }

    /// Forces it onto the disk and closes the file.
    pub(crate) fn rest(&mut self) {
        if let Some(note) = self.note.take() {
            note.close();
        }
    }

    /// Removes the head of a journal that has been put away.
    pub(crate) fn remove(&mut self) {
        self.note = None;
        let _ = files::remove(&self.path);
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        self.rest();
    }
}

/// It always has the same length, so that a new head replaces all of the old one.
fn written((line, sum): LastLine) -> String {
    let numbers = format!("{line:>20} {sum:>10}");
    let check = crc32fast::hash(numbers.as_bytes());
    format!("{numbers} {check:>10}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_written_is_read_and_a_damaged_one_says_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("a.table");
        let mut head = Head::of(&journal);
        assert_eq!(head.read(), None);
        for line in [(1, u32::MAX), (12_345, 7), (2, 0)] {
            head.write(line);
            assert_eq!(head.read(), Some(line));
        }
        head.rest();
        head.write((3, 9));
        drop(head);
        assert_eq!(Head::of(&journal).read(), Some((3, 9)));

        let path = folder.path().join("a.head");
        let healthy = std::fs::read(&path).unwrap();
        for bit in 0..healthy.len() * 8 {
            let mut damaged = healthy.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            std::fs::write(&path, &damaged).unwrap();
            assert_eq!(Head::of(&journal).read(), None, "bit {bit}");
        }
        for length in 0..healthy.len() {
            std::fs::write(&path, &healthy[..length]).unwrap();
            assert_eq!(Head::of(&journal).read(), None, "cut to {length}");
        }
    }
}
