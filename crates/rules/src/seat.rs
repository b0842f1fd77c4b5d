//! Seats around a table, and lists with one value for each seat.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from zero: the next seat sits to
/// the left of this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of this size, clockwise.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count as u8).map(Seat)
    }

    /// The seat that many places to the left, going round the table.
    pub fn left(self, places: usize, count: usize) -> Seat {
        Seat(((usize::from(self.0) + places) % count) as u8)
    }
}

/// One value for each seat, in the order of the seats.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct PerSeat<T>(Vec<T>);

impl<T> PerSeat<T> {
    pub fn new(count: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(value).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.0.len()).zip(&self.0)
    }

    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }
}

impl<T: Copy> PerSeat<Option<T>> {
    /// The seats that have a value.
    pub fn filled(&self) -> Vec<Seat> {
        let filled = self.iter().filter(|(_, value)| value.is_some());
        filled.map(|(seat, _)| seat).collect()
    }

    /// All values, or the first seat that has none.
    pub fn complete(&self) -> Result<PerSeat<T>, Seat> {
        let values = self.iter().map(|(seat, value)| value.ok_or(seat));
        values.collect::<Result<_, _>>().map(PerSeat)
    }
}

impl PerSeat<bool> {
    /// The seats whose value is true.
    pub fn chosen(&self) -> Vec<Seat> {
        let chosen = self.iter().filter(|(_, chosen)| **chosen);
        chosen.map(|(seat, _)| seat).collect()
    }

    pub fn all(&self) -> bool {
        self.0.iter().all(|chosen| *chosen)
    }
}

impl<T> From<Vec<T>> for PerSeat<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}
