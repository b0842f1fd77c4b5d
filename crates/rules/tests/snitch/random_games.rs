//! Whatever anybody taps: no panic and no impossible state. Whole games end with
//! the score that somebody would add up by hand.

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::SliceRandom};
use rules::{
    game::{Actor, Game},
    seat::Seat,
    snitch::{
        Snitch,
        card::Card,
        command::Command,
        eliminate::Attempt,
        event::{Deed, Event},
        kit::Kit,
        outcome::Outcome,
        plan::{EmptyDistrict, EmptyPile, NothingLeft, OpeningEnds, Options, Plan},
        score::Top,
        terms::Due,
        view::{StepView, View},
    },
};

use super::{
    score::by_hand,
    script::{Script, plan, witness},
};
use crate::shared::random_games::never_break;

fn any_options(random: &mut dyn Rng) -> Options {
    let mut coin = || random.random_bool(0.3);
    Options {
        opening_ends: if coin() { OpeningEnds::Clock } else { OpeningEnds::NextTurn },
        chain: coin(),
        closed_is_safe: coin(),
        closer_eliminates: !coin(),
        last_turn_optional: coin(),
        empty_pile: if coin() { EmptyPile::RoundEnds } else { EmptyPile::Shuffle },
        nothing_left: if coin() { NothingLeft::RoundEnds } else { NothingLeft::NoCard },
        snitch_without_pile_is_zero: coin(),
        empty_district: if coin() { EmptyDistrict::Close } else { EmptyDistrict::Draw },
        may_owe_card: coin(),
        family_optional: coin(),
        cousin_matches: coin(),
        snitch_breaks_ties: !coin(),
    }
}

pub(crate) fn any_plan(random: &mut dyn Rng) -> Plan {
    // Few cards now and then, so that piles run out.
    let lost_witnesses = if random.random_bool(0.4) { random.random_range(0..=28) } else { 0 };
    Plan {
        follow: random.random_bool(0.85),
        look: random.random_bool(0.5).then_some(8),
        kit: Kit { lost_witnesses, lost: Vec::new() },
        options: any_options(random),
    }
}

/// What must hold after every step.
fn check(view: &View, out: u32) {
    let Some(board) = &view.board else { return };
    let districts: u32 = board.sizes.values().map(|size| u32::from(*size)).sum();
    let in_hand = u32::from(matches!(view.step, StepView::Exchange));
    let total = districts + u32::from(board.pile) + u32::from(board.discard) + in_hand + out;
    assert_eq!(total, u32::from(view.cards.as_ref().unwrap().total), "every card is somewhere");
    let closer = view.closed.as_ref().map(|closed| closed.by);
    match &view.step {
        StepView::Action { targets, card, .. } => {
            assert!(view.opening.is_none(), "no elimination after {card:?}");
            assert!(closer.is_none_or(|closer| !targets.contains(&closer)));
        }
        StepView::Start { may_close, may_draw, may_pass } => {
            assert!(may_close | may_draw | may_pass, "there is a way on");
            assert_eq!(*may_close, closer.is_none());
            assert_ne!(Some(board.active), closer, "the closer has no more turn");
        }
        _ => {}
    }
}

#[test]
fn games_of_ten_thousand_random_taps_never_break() {
    let (ended, refusals) = never_break::<Snitch>(|script, _| {
        check(&script.view(), removed(&script.events));
    });
    let ended: u32 = ended.values().sum();
    assert!(ended > 20, "the taps were sensible enough to end games: {ended}");
    assert!(refusals > 30, "and wrong enough to be refused: {refusals}");
}

/// How often the snitch was put out of the game, according to the journal.
/// What was undone doesn't count, nor what was corrected afterwards.
fn removed(events: &[Event]) -> u32 {
    let mut steps: Vec<u32> = Vec::new();
    let mut out = 0;
    for event in events {
        match event {
            Event::Done { deed, .. } => {
                steps.push(out);
                match deed {
                    Deed::Removed { snitch: true } => out += 1,
                    Deed::Restated { board } => out = u32::from(board.out),
                    // Nobody counts any more.
                    Deed::Untracked => out = 0,
                    _ => {}
                }
            }
            Event::Undone { .. } => out = steps.pop().unwrap_or_default(),
            _ => {}
        }
    }
    out
}

/// A table with real cards, which the app never sees.
struct Cards {
    districts: Vec<Vec<Card>>,
    pile: Vec<Card>,
    discard: Vec<Card>,
}

impl Cards {
    fn dealt(players: usize, random: &mut Xoshiro256PlusPlus) -> Cards {
        let family = [Card::Thug, Card::Driver, Card::Hitman, Card::Boss];
        let mut pile: Vec<Card> = (0..36).map(|n| witness(n % 9)).collect();
        pile.extend(family.iter().cycle().take(16));
        pile.extend([Card::Cousin, Card::Snitch]);
        pile.shuffle(random);
        let districts = (0..players).map(|_| pile.split_off(pile.len() - 4)).collect();
        Cards { districts, pile, discard: Vec::new() }
    }

    fn draw(&mut self, random: &mut Xoshiro256PlusPlus) -> Option<Card> {
        if self.pile.is_empty() && self.discard.len() > 1 {
            let top = self.discard.pop().unwrap();
            self.pile = std::mem::replace(&mut self.discard, vec![top]);
            self.pile.shuffle(random);
        }
        self.pile.pop()
    }
}

fn any_place(cards: &[Card], random: &mut Xoshiro256PlusPlus) -> usize {
    random.random_range(0..cards.len())
}

/// One turn with real cards, entered in the app as people would.
fn real_turn(script: &mut Script, cards: &mut Cards, random: &mut Xoshiro256PlusPlus) {
    let active = script.active();
    let me = usize::from(active.0);
    let Some(drawn) = cards.draw(random) else { return script.seat(active, Command::Pass) };
    script.seat(active, Command::Draw);
    if cards.districts[me].is_empty() {
        return cards.districts[me].push(drawn);
    }
    let place = any_place(&cards.districts[me], random);
    let old = std::mem::replace(&mut cards.districts[me][place], drawn);
    script.seat(active, Command::Play { card: old });
    if old == Card::Snitch {
        return cards.districts[me].push(old);
    }
    cards.discard.push(old);
    while let StepView::Action { due, targets, may_skip, .. } = script.step() {
        let target = targets.get(random.random_range(0..targets.len().max(1))).copied();
        match (due, target) {
            _ if may_skip => script.seat(active, Command::Skip),
            (Due::Look, at) => script.seat(active, Command::Look { at }),
            (Due::Swap, _) => script.seat(active, Command::Swap { between: None }),
            (Due::RemoveOrAdd, Some(to)) if random.random_bool(0.5) => {
                let card = cards.draw(random).expect("a target, so there is a card");
                script.seat(active, Command::Add { to });
                cards.districts[usize::from(to.0)].push(card);
            }
            (Due::RemoveOrAdd, _) => {
                let place = any_place(&cards.districts[me], random);
                let card = cards.districts[me].remove(place);
                script.seat(active, Command::Remove { snitch: card == Card::Snitch });
                if card != Card::Snitch {
                    cards.discard.push(card);
                }
            }
        }
    }
    if old.sort() == rules::snitch::terms::Sort::Witness {
        real_race(script, cards, old, random);
    }
}

/// A few people try, and the real cards say whether they are right.
fn real_race(
    script: &mut Script,
    cards: &mut Cards,
    played: Card,
    random: &mut Xoshiro256PlusPlus,
) {
    let players = cards.districts.len();
    for _ in 0..random.random_range(0..4) {
        let (by, owner) = (random.random_range(0..players), random.random_range(0..players));
        if cards.districts[by].is_empty() || cards.districts[owner].is_empty() {
            continue;
        }
        let known = cards.districts[owner].iter().position(|card| *card == played);
        let place = match known {
            Some(place) if random.random_bool(0.6) => place,
            _ => any_place(&cards.districts[owner], random),
        };
        let seat = Seat(by as u8);
        if cards.districts[owner][place] != played {
            script.eliminate(seat, Attempt::Wrong);
            if let Some(card) = cards.draw(random) {
                cards.districts[by].push(card);
            }
            continue;
        }
        let card = cards.districts[owner].remove(place);
        if owner == by {
            script.eliminate(seat, Attempt::Own);
        } else {
            let place = any_place(&cards.districts[by], random);
            let given = cards.districts[by].remove(place);
            cards.districts[owner].push(given);
            script.eliminate(seat, Attempt::Other { owner: Seat(owner as u8) });
        }
        return cards.discard.push(card);
    }
}

/// Everything that the app counts is really on the table.
fn compare(script: &Script, cards: &Cards) {
    let sizes: Vec<u8> = cards.districts.iter().map(|cards| cards.len() as u8).collect();
    let counted = (sizes, cards.pile.len() as u8, cards.discard.len() as u8);
    assert_eq!(script.counts(), counted);
}

#[test]
fn whole_games_with_real_cards_are_counted_and_scored_right() {
    let (mut held, mut tied) = (0, 0);
    for seed in 0..400 {
        let players = 2 + (seed % 9) as usize;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut cards = Cards::dealt(players, &mut random);
        let mut script = Script::started(players, plan());
        let turns = random.random_range(0..80);
        for _ in 0..turns {
            real_turn(&mut script, &mut cards, &mut random);
            compare(&script, &cards);
        }
        let closer = script.active();
        script.seat(closer, Command::Close);
        let mut last = Vec::new();
        while matches!(script.step(), StepView::Start { .. }) {
            last.push(script.active());
            real_turn(&mut script, &mut cards, &mut random);
            compare(&script, &cards);
        }
        let others: Vec<Seat> = (1..players).map(|n| closer.left(n, players)).collect();
        assert_eq!(last, others, "everybody but the closer has exactly one more turn");
        script.reveal();
        let mut order: Vec<Seat> = Seat::all(players).collect();
        order.shuffle(&mut random);
        for seat in order {
            script.enter(seat, &cards.districts[usize::from(seat.0)]);
        }
        let StepView::Entry { all: Some(all), .. } = script.step() else { panic!() };
        assert!(all.differences.is_empty(), "the app has counted right");
        let top = all.snitch.and_then(|_| {
            held += 1;
            // With nothing else to shuffle, even the last discarded card.
            let card = cards.draw(&mut random).or_else(|| cards.discard.pop());
            let top = card.map_or(Top::Nothing, |card| Top::Card { card });
            script.table(Command::TurnOver { top });
            card
        });
        script.table(Command::Confirm);
        let report = script.game.report().unwrap();
        let (totals, winner, level, _) = by_hand(&cards.districts, top, true);
        assert_eq!(report.scores, Some(totals.into()));
        let winners: Vec<Seat> = winner.iter().map(|winner| Seat(*winner as u8)).collect();
        assert_eq!(report.winners, winners);
        let Outcome::Scored { tally, closer: Some(named), .. } = report.details else { panic!() };
        assert_eq!(named, closer);
        assert_eq!(tally.tied.len(), level.len());
        tied += usize::from(!level.is_empty());
        // A rematch begins from the same plan.
        let mut next = Script::new(players, seed);
        next.give(Actor::Table, &script.game.rematch().unwrap()).unwrap();
    }
    assert!(held > 40, "the snitch was held {held} times, and {tied} games were draws");
}
