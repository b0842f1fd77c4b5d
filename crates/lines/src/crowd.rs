//! Room for a limited number of connections, shared fairly.
//!
//! Nobody is ever refused: a newcomer gets a place, and if there are too many,
//! the oldest connection of the peer with the most loses its own. An honest
//! device needs its place only for a moment, so it is hardly ever the oldest;
//! and a crowd only crowds itself out.

use std::{
    cmp::Reverse,
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

/// However few files a system lets us open, six phones can ask at once.
const FEWEST: usize = 16;

/// Clones share the same room. `K` says who somebody is: an address, or a link.
pub struct Crowd<K>(Arc<Mutex<Room<K>>>);

struct Room<K> {
    most: usize,
    inside: usize,
    entered: u64,
    /// The oldest first. Whoever is not in here has no connection.
    of: HashMap<K, VecDeque<Occupant>>,
}

struct Occupant {
    number: u64,
    /// Dropping it tells the connection that it has lost its place.
    _stay: oneshot::Sender<()>,
}

/// One connection's place; dropping it gives it back.
pub struct Place<K: Eq + Hash> {
    crowd: Crowd<K>,
    who: K,
    number: u64,
    stay: oneshot::Receiver<()>,
}

impl<K> Clone for Crowd<K> {
    fn clone(&self) -> Self {
        Crowd(self.0.clone())
    }
}

impl<K: Eq + Hash + Clone> Crowd<K> {
    pub fn new(most: usize) -> Crowd<K> {
        Crowd(Arc::new(Mutex::new(Room { most, inside: 0, entered: 0, of: HashMap::new() })))
    }

    /// Takes a place. `most_each` is how many this one may have.
    pub fn enter(&self, who: K, most_each: usize) -> Place<K> {
        let (sender, stay) = oneshot::channel();
        let mut room = self.room();
        let number = room.entered;
        room.entered += 1;
        room.inside += 1;
        let own = room.of.entry(who.clone()).or_default();
        own.push_back(Occupant { number, _stay: sender });
        if own.len() > most_each {
            room.show_out_the_oldest(&who);
        }
        room.shrink_to_fit();
        drop(room);
        Place { crowd: self.clone(), who, number, stay }
    }

    /// The system has no room for as many as there are. From now on half of
    /// them have to do: the rest is needed to write the journals.
    pub fn make_do_with_half(&self) {
        let mut room = self.room();
        room.most = (room.inside / 2).max(FEWEST).min(room.most);
        room.shrink_to_fit();
    }
}

impl<K> Crowd<K> {
    fn room(&self) -> MutexGuard<'_, Room<K>> {
        // Nothing that is done with the room panics.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Eq + Hash + Clone> Room<K> {
    fn shrink_to_fit(&mut self) {
        while self.inside > self.most {
            let oldest = |of: &VecDeque<Occupant>| of.front().map(|occupant| occupant.number);
            let largest = self.of.iter().max_by_key(|(_, of)| (of.len(), Reverse(oldest(of))));
            let Some(who) = largest.map(|(who, _)| who.clone()) else { return };
            self.show_out_the_oldest(&who);
        }
    }

    fn show_out_the_oldest(&mut self, who: &K) {
        let Some(own) = self.of.get_mut(who) else { return };
        self.inside -= usize::from(own.pop_front().is_some());
        if own.is_empty() {
            self.of.remove(who);
        }
    }
}

impl<K: Eq + Hash> Place<K> {
    /// Waits until somebody newer has got this place.
    pub async fn lost(&mut self) {
        let _ = (&mut self.stay).await;
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut room = self.crowd.room();
        let Some(own) = room.of.get_mut(&self.who) else { return };
        let found = own.binary_search_by_key(&self.number, |occupant| occupant.number);
        // Who has lost the place is not in there any more.
        let Ok(found) = found else { return };
        own.remove(found);
        let is_last = own.is_empty();
        room.inside -= 1;
        if is_last {
            room.of.remove(&self.who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of those who still have their place.
    fn inside(places: &mut [Place<&'static str>]) -> Vec<usize> {
        let places = places.iter_mut().enumerate();
        let stays = places.filter_map(|(number, place)| {
            let is_in = place.stay.try_recv() == Err(oneshot::error::TryRecvError::Empty);
            is_in.then_some(number)
        });
        stays.collect()
    }

    fn enter(crowd: &Crowd<&'static str>, who: &[&'static str]) -> Vec<Place<&'static str>> {
        who.iter().map(|who| crowd.enter(who, usize::MAX)).collect()
    }

    #[test]
    fn the_newest_gets_a_place_and_the_oldest_loses_it() {
        let crowd = Crowd::new(3);
        let mut places = enter(&crowd, &["a"; 5]);
        assert_eq!(inside(&mut places), [2, 3, 4]);
    }

    #[test]
    fn whoever_brings_a_crowd_crowds_out_nobody_else() {
        let crowd = Crowd::new(4);
        let mut places = enter(&crowd, &["phone", "crowd", "crowd", "crowd", "crowd", "crowd"]);
        assert_eq!(inside(&mut places), [0, 3, 4, 5]);
        let mut newcomer = enter(&crowd, &["other phone"]);
        assert_eq!(inside(&mut places), [0, 4, 5]);
        assert_eq!(inside(&mut newcomer), [0]);
    }

    #[test]
    fn one_may_have_so_many_places_even_if_there_is_room() {
        let crowd = Crowd::new(100);
        let mut places: Vec<_> = (0..4).map(|_| crowd.enter("a", 2)).collect();
        assert_eq!(inside(&mut places), [2, 3]);
    }

    #[test]
    fn a_place_that_is_given_back_is_free_and_one_that_was_lost_is_not_given_back_twice() {
        let crowd = Crowd::new(2);
        let mut places = enter(&crowd, &["a", "b", "c"]);
        assert_eq!(inside(&mut places), [1, 2], "a was the oldest of equals");
        places.remove(0);
        assert_eq!(crowd.room().inside, 2);
        places.remove(0);
        assert_eq!(crowd.room().inside, 1);
        let mut newcomer = enter(&crowd, &["d"]);
        assert_eq!(inside(&mut places), [0]);
        assert_eq!(inside(&mut newcomer), [0]);
        drop((places, newcomer));
        let room = crowd.room();
        assert!(room.of.is_empty() && room.inside == 0, "nobody is remembered");
    }

    #[test]
    fn when_the_system_has_no_more_handles_half_of_them_have_to_do() {
        let crowd = Crowd::new(100);
        let mut places = enter(&crowd, &["a"; 60]);
        crowd.make_do_with_half();
        assert_eq!(inside(&mut places), (30..60).collect::<Vec<_>>());
        let mut more = enter(&crowd, &["a"; 20]);
        assert_eq!(inside(&mut places).len() + inside(&mut more).len(), 30);
        for _ in 0..10 {
            crowd.make_do_with_half();
        }
        assert_eq!(inside(&mut more).len(), FEWEST);
    }
}
