//! Tonight's scoreboard: who has played and won how often, over all games of
//! one evening. This module is pure.

use std::collections::BTreeSet;

use rules::{
    game::UnixMillis,
    people::{Group, Person},
    seat::Seat,
};

use crate::wire::{FinishedGame, Tally};

const HOUR: UnixMillis = 60 * 60 * 1000;
/// After a pause as long as this it's another evening.
pub const PAUSE: UnixMillis = 6 * HOUR;
/// No evening lasts longer.
pub const LONGEST: UnixMillis = 24 * HOUR;

/// The games of the evening that ended with the latest of these, and how the
/// people who sit here, and those who have left, have done in them; nothing if
/// none of those who sit here has played.
///
/// Games may be listed twice and in any order. Those that were stopped must not
/// be among them: they count for nobody.
pub(crate) fn tally(group: &Group, games: Vec<FinishedGame>) -> Option<(u32, Vec<Tally>)> {
    let evening = evening(group, games);
    if evening.is_empty() {
        return None;
    }
    // Those who have left come last: without them the wins wouldn't add up.
    let mut people: Vec<Person> = group.everybody().cloned().collect();
    for player in evening.iter().rev().flat_map(|game| &game.players) {
        if !people.iter().any(|person| is_same(person, player)) {
            people.push(player.clone());
        }
    }
    let people = people.into_iter().map(|person| {
        let person = &person;
        let played = evening.iter().filter_map(|game| has_won(game, person));
        let played: Vec<bool> = played.collect();
        Tally {
            person: person.clone(),
            games: played.len() as u32,
            wins: played.iter().filter(|won| **won).count() as u32,
            streak: played.iter().rev().take_while(|won| **won).count() as u32,
        }
    });
    Some((evening.len() as u32, people.collect()))
}

/// The latest games with somebody of this group, the earliest first, until a
/// long pause separates them from those before.
fn evening(group: &Group, mut games: Vec<FinishedGame>) -> Vec<FinishedGame> {
    games.retain(|game| group.everybody().any(|person| has_won(game, person).is_some()));
    games.sort_by_key(|game| (game.ended_at, game.round));
    let mut seen = BTreeSet::new();
    games.retain(|game| seen.insert((game.table.as_str().to_owned(), game.round)));
    let is_pause =
        |pair: &[FinishedGame]| pair[1].began_at.saturating_sub(pair[0].ended_at) >= PAUSE;
    let first = games.windows(2).rposition(is_pause).map_or(0, |before| before + 1);
    let ended_at = games.last().map_or(0, |game| game.ended_at);
    games.drain(..first);
    games.retain(|game| ended_at.saturating_sub(game.ended_at) < LONGEST);
    games
}

/// Whether somebody has won a game; nothing if they didn't play it.
fn has_won(game: &FinishedGame, person: &Person) -> Option<bool> {
    let seat = game.players.iter().position(|player| is_same(player, person))?;
    Some(game.winners.contains(&Seat(seat as u8)))
}

/// People from before there were ids are known by their name, or by the colour
/// that stands for it.
fn is_same(one: &Person, other: &Person) -> bool {
    if one.id.is_known() && other.id.is_known() {
        return one.id == other.id;
    }
    if one.name.is_empty() && other.name.is_empty() {
        return one.colour == other.colour;
    }
    one.name.to_lowercase() == other.name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use std::slice;

    use rules::{colour::Colour, people::PersonId};
    use serde_json::Value;

    use super::*;
    use crate::link::TableId;

    const EIGHT: UnixMillis = 1_763_236_800_000;

    fn person(id: u8, name: &str) -> Person {
        let id = if id == 0 { String::new() } else { format!("{id:016x}") };
        let id = PersonId::try_from(id).unwrap();
        Person { id, colour: Colour::ALL[name.len()], name: name.into() }
    }

    fn group(players: &[Person]) -> Group {
        Group { players: players.to_vec(), resting: Vec::new() }
    }

    /// Half an hour, beginning so many hours after eight.
    fn game(
        table: &TableId,
        round: u32,
        hour: f64,
        players: &[Person],
        won: &[u8],
    ) -> FinishedGame {
        let began_at = EIGHT + (hour * HOUR as f64) as UnixMillis;
        FinishedGame {
            table: table.clone(),
            round,
            game: "any".into(),
            began_at,
            ended_at: began_at + HOUR / 2,
            players: players.to_vec(),
            forgotten: Vec::new(),
            winners: won.iter().map(|seat| Seat(*seat)).collect(),
            scores: None,
            details: Value::Null,
        }
    }

    /// Games, wins and streak of one of them.
    type Counts = (u32, u32, u32);

    fn told(group: &Group, games: Vec<FinishedGame>) -> Option<(u32, Vec<Counts>)> {
        let (games, people) = tally(group, games)?;
        Some((games, people.iter().map(|one| (one.games, one.wins, one.streak)).collect()))
    }

    #[test]
    fn wins_and_streaks_are_counted_over_all_games_and_tables_of_the_evening() {
        let (ana, bea, eva) = (person(1, "Ana"), person(2, "Bea"), person(3, "Eva"));
        let (here, there) = (TableId::random(), TableId::random());
        let all = [ana.clone(), bea.clone(), eva.clone()];
        let games = vec![
            game(&here, 3, 3.0, &all, &[0, 2]),
            game(&there, 1, 0.0, &[bea.clone(), ana.clone()], &[0]),
            game(&here, 1, 1.0, &all, &[0]),
            game(&here, 2, 2.0, &all, &[]),
        ];
        let expected = Some((4, vec![(4, 2, 1), (4, 1, 0), (3, 1, 1)]));
        assert_eq!(told(&group(&all), games.clone()), expected);
        // Whoever rests is listed as well, and a game that comes twice counts once.
        let resting = Group { players: vec![ana, bea], resting: vec![eva] };
        assert_eq!(told(&resting, [games.clone(), games].concat()), expected);
    }

    #[test]
    fn those_who_have_left_are_still_listed_and_the_wins_add_up() {
        let table = TableId::random();
        let (ana, bea, eva) = (person(1, "Ana"), person(2, "Bea"), person(3, "Eva"));
        // Later, Eva was called something else.
        let evita = Person { name: "Evita".into(), ..eva.clone() };
        let games = vec![
            game(&table, 1, 0.0, &[ana.clone(), bea.clone(), eva], &[2]),
            game(&table, 2, 1.0, &[evita.clone(), ana.clone(), bea.clone()], &[0]),
            game(&table, 3, 2.0, &[ana.clone(), bea.clone()], &[1]),
        ];
        let (count, people) = tally(&group(&[ana, bea]), games).unwrap();
        let said: Vec<_> =
            people.iter().map(|one| (&*one.person.name, one.games, one.wins)).collect();
        assert_eq!(said, [("Ana", 3, 0), ("Bea", 3, 1), ("Evita", 2, 2)]);
        assert_eq!(people.iter().map(|one| one.wins).sum::<u32>(), count);
    }

    #[test]
    fn a_long_pause_makes_another_evening_and_others_games_are_nobodys_business() {
        let table = TableId::random();
        let (ana, bea) = (person(1, "Ana"), person(2, "Bea"));
        let others = [person(8, "Xavi"), person(9, "Yago")];
        let pair = [ana, bea];
        let games = vec![
            game(&table, 1, 0.0, &pair, &[1]),
            game(&table, 2, 6.6, &pair, &[0]),
            game(&table, 3, 12.0, &pair, &[0]),
            // Other people's game in between doesn't join the two.
            game(&TableId::random(), 1, 3.0, &others, &[0]),
        ];
        assert_eq!(told(&group(&pair), games.clone()), Some((2, vec![(2, 2, 2), (2, 0, 0)])));
        assert_eq!(told(&group(&pair), games[..2].to_vec()), Some((1, vec![(1, 1, 1), (1, 0, 0)])));
        assert_eq!(told(&group(&others[..1]), games[..3].to_vec()), None);
        assert_eq!(told(&group(&pair), Vec::new()), None);
        // Somebody who plays round the clock has an end to the evening, too.
        let hours = (0..30).map(|hour| game(&table, hour, f64::from(hour), &pair, &[0]));
        assert_eq!(told(&group(&pair), hours.collect()).unwrap().0, 24);
    }

    #[test]
    fn people_are_known_by_id_and_without_one_by_name() {
        let table = TableId::random();
        let ana = person(1, "Ana");
        let renamed = Person { name: "Anita".into(), colour: Colour::Teal, ..ana.clone() };
        let namesake = person(2, "Ana");
        let won = |player: &Person, now: &Person| {
            let games = vec![game(&table, 1, 0.0, slice::from_ref(player), &[0])];
            told(&group(slice::from_ref(now)), games).map(|(_, people)| people[0].1)
        };
        assert_eq!(won(&ana, &renamed), Some(1));
        assert_eq!(won(&ana, &namesake), None);
        assert_eq!(won(&person(0, "ANA"), &ana), Some(1));
        assert_eq!(won(&person(0, "Bea"), &ana), None);
        assert_eq!(won(&person(0, ""), &person(1, "")), Some(1), "the colour is the name");
        assert_eq!(won(&person(0, ""), &ana), None);
    }
}
