//! Every kind of public situation that a game can get into, for testing what
//! the screens say there.
//!
//! The real engine is walked from sitting down to the end, once for each
//! number of players, set of rulings and state of the box. Situations that no
//! prompt could tell apart are one kind. Each kind is then reached again under
//! every secret: until the game is over nobody's view may differ by a byte.
//! One view of each kind is left in `target/situations.json`, where the unit
//! tests of the pages read it.

use std::{collections::HashSet, path::Path};

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    moments::Signal,
    scapegoat::{
        ScapeGoat,
        board::{Board, Location},
        checklist::Chore,
        colour::CardColour,
        command::{AbortReason, Command},
        edition::Edition,
        event::Event,
        kit::{Kit, MatHelp},
        mats::Secret,
        plan::{Direction, DoubleFrame, InterruptWindow, Options, Plan},
        refusal::Refusal,
        terms::Due,
        view::{BoardView, StepView, View},
    },
    seat::{PerSeat, Seat},
};
use serde_json::json;

use super::{
    script::{card_of, game, goats, people, plan},
    secrecy::mats_with,
};

#[test]
fn no_situation_depends_on_the_secret() {
    let plans =
        (3..=6).flat_map(|players| plans(players).into_iter().map(move |plan| (players, plan)));
    let walks: Vec<Walk> = plans.map(|(players, plan)| Walk::through(players, &plan)).collect();
    let mut situations = Vec::new();
    for walk in &walks {
        for (index, Place { kind, game, .. }) in walk.places.iter().enumerate() {
            walk.check_secrecy(index);
            situations.push(json!({
                "kind": kind,
                "players": people(game.seats()),
                "view": game.view(Viewer::Table),
            }));
        }
    }
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    std::fs::create_dir_all(&target).unwrap();
    std::fs::write(target.join("situations.json"), json!(situations).to_string()).unwrap();
}

/// Every ruling by itself, every state of the box by itself, both ways to play.
fn plans(players: usize) -> Vec<Plan> {
    let rulings = [
        Options::default(),
        Options { direction: Direction::CounterClockwise, ..Options::default() },
        Options { interrupt: InterruptWindow::During, ..Options::default() },
        Options { swap_after_fail: false, ..Options::default() },
        Options { double_frame: DoubleFrame::WrongOneLoses, ..Options::default() },
        Options { double_frame: DoubleFrame::Fails, ..Options::default() },
    ];
    let mut plans: Vec<Plan> =
        rulings.into_iter().map(|options| Plan { options, ..plan() }).collect();
    let cardboard = Seat::all(players).collect();
    plans.push(Plan { kit: Kit { cardboard, ..Kit::default() }, ..plan() });
    for (mats, reading_check) in
        [(0, false), (1, false), (players - 1, false), (players, true), (players, false)]
    {
        for (white_die, black_die) in [(false, false), (true, false), (true, true)] {
            let cardboard = Seat::all(mats).collect();
            let kit = Kit { white_die, black_die, cardboard, reading_check, ..Kit::default() };
            plans.push(Plan { follow: false, kit, ..plan() });
        }
    }
    let printed = Some(Edition(17));
    for (mats, reading_check) in [(0, false), (1, false), (players, false), (players, true)] {
        let kit =
            Kit { cardboard: Seat::all(mats).collect(), reading_check, printed, ..Kit::default() };
        plans.push(Plan { follow: false, kit, ..plan() });
    }
    plans
}

type Taps = Vec<(Actor, Command)>;

/// The first place of its kind that the walk reached.
struct Place {
    kind: String,
    game: ScapeGoat,
    /// How to get here: from another place, with these taps.
    from: Option<usize>,
    taps: Taps,
}

struct Walk {
    places: Vec<Place>,
}

impl Walk {
    fn through(players: usize, plan: &Plan) -> Walk {
        let placement = Some(Seat::all(players).collect());
        let arrange = vec![(Actor::Table, Command::Arrange { plan: plan.clone(), placement })];
        let mut walk = Walk { places: Vec::new() };
        let mut seen = HashSet::new();
        walk.go(&game(players), None, arrange, &mut seen);
        let mut visited = 0;
        while visited < walk.places.len() {
            let game = walk.places[visited].game.clone();
            for taps in next(&game.view(Viewer::Table)) {
                walk.go(&game, Some(visited), taps, &mut seen);
            }
            visited += 1;
        }
        walk
    }

    fn go(
        &mut self,
        game: &ScapeGoat,
        from: Option<usize>,
        taps: Taps,
        seen: &mut HashSet<String>,
    ) {
        let mut game = game.clone();
        for (actor, command) in &taps {
            let given = give(&mut game, *actor, command, None);
            assert_eq!(given, Ok(()), "{actor:?} {command:?}");
        }
        let kind = kind(&game.view(Viewer::Table));
        if seen.insert(kind.clone()) {
            self.places.push(Place { kind, game, from, taps });
        }
    }

    fn way_to(&self, place: usize) -> Taps {
        let mut way = self.places[place].from.map_or_else(Vec::new, |from| self.way_to(from));
        way.extend(self.places[place].taps.iter().cloned());
        way
    }

    /// Plays the way to a place under every secret and compares what everybody
    /// sees there.
    fn check_secrecy(&self, place: usize) {
        let way = self.way_to(place);
        let players = self.places[place].game.seats();
        let mut seen: Option<Vec<String>> = None;
        for secret in Secret::all(players) {
            let mut game = game(players);
            for (actor, command) in &way {
                give(&mut game, *actor, command, Some(secret)).expect("the same taps are allowed");
            }
            if game.report().is_some() {
                return;
            }
            let viewers =
                Seat::all(players).map(Viewer::Seat).chain([Viewer::Table, Viewer::Onlooker]);
            let views = viewers.map(|viewer| serde_json::to_string(&game.view(viewer)));
            let views: Vec<String> =
                views.map(|view| view.expect("a view is plain JSON")).collect();
            match &seen {
                None => seen = Some(views),
                Some(first) => assert_eq!(*first, views, "a view depends on the secret"),
            }
        }
    }
}

/// A tap, with the same randomness every time; if a secret is given, the mats
/// hold that one.
fn give(
    game: &mut ScapeGoat,
    actor: Actor,
    command: &Command,
    secret: Option<Secret>,
) -> Result<(), Refusal> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for event in game.apply(actor, command, &mut Outside { now: 0, random: &mut random })? {
        game.fold(&match (event, secret) {
            (Event::Dealt { .. }, Some(secret)) => {
                Event::Dealt { mats: Hidden(mats_with(secret, game.seats())) }
            }
            (Event::Printed { .. }, Some(secret)) => {
                Event::Printed { mats: Hidden(mats_with(secret, game.seats())) }
            }
            (Event::Settled { .. }, Some(secret)) => Event::Settled { secret: Hidden(secret) },
            (event, _) => event,
        });
    }
    Ok(())
}

/// Everything that a prompt could depend on.
fn kind(view: &View) -> String {
    let Some(plan) = &view.plan else { return String::from("nothing is arranged") };
    let players = view.looks.len();
    let some = |seats: &[Seat]| match seats.len() {
        0 => "none",
        count if count == players => "all",
        _ => "some",
    };
    let step = match &view.step {
        StepView::Setup | StepView::Dice => {
            let open = view.checklist.iter().find(|entry| !entry.done);
            let open = open.map(|entry| entry.chore);
            format!("{:?}, next {open:?}, hand {:?}", view.step, view.deal.map(|deal| deal.hand))
        }
        StepView::Reading { told, misreads, .. } => {
            format!("reading, told {}, misread {}", some(told), *misreads > 0)
        }
        StepView::Look { waiting } => format!("look, waiting {}", some(waiting)),
        StepView::Open => String::from("open"),
        StepView::Start { interrupt, .. } => format!("start, interrupt {}", interrupt.is_some()),
        StepView::Action { due, targets, interrupt } => {
            format!("{due:?} at {} others, interrupt {}", targets.len(), interrupt.is_some())
        }
        StepView::TradePick { ready, aborted, .. } => format!(
            "trade pick, ready {}, aborted {:?}",
            ready.len(),
            aborted.as_ref().map(|aborted| aborted.reason)
        ),
        StepView::TradeCount { .. } => String::from("trade count"),
        StepView::Swap { interrupt } => format!("swap, interrupt {}", interrupt.is_some()),
        StepView::FramePick { ready, locked, aborted, .. } => format!(
            "frame pick, ready {}, locked {}, aborted {:?}",
            some(ready),
            some(locked),
            aborted.as_ref().map(|aborted| aborted.reason)
        ),
        StepView::FrameCount { .. } => String::from("frame count"),
        StepView::FrameEntry { cards, .. } => {
            format!("frame entry, told {}", some(&cards.filled()))
        }
        StepView::CopsCall { interrupt, ready, aborted, .. } => format!(
            "cops, interrupt {interrupt}, ready {}, aborted {:?}",
            some(ready),
            aborted.as_ref().map(|aborted| aborted.reason)
        ),
        StepView::CopsCount { interrupt, .. } => format!("cops count, interrupt {interrupt}"),
        StepView::Point { ending, pointed, mats_known, in_vain } => format!(
            "point after {}, framed {}, pointed {}, known {mats_known}, in vain {}",
            word(ending, "how"),
            // Who wins depends on who is framed.
            word(ending, "framed"),
            some(pointed),
            *in_vain > 0
        ),
        StepView::Over { outcome } => {
            format!("over by {}, winners {}", word(&outcome.ending, "how"), outcome.winners.len())
        }
    };
    let is_turn = matches!(
        view.step,
        StepView::Start { .. } | StepView::Action { .. } | StepView::Swap { .. }
    );
    let board = view.board.as_ref().map(|board| {
        if !is_turn {
            return String::from("guided");
        }
        let others = board.tokens.iter().filter(|(seat, _)| *seat != board.active);
        format!(
            "{} on the card, {} in front, {} others have some, must leave {}, late {}",
            board.on_card,
            board.tokens[board.active],
            others.filter(|(_, tokens)| **tokens > 0).count(),
            board.at[board.active] == Location::Prepare,
            board.turn as usize >= 2 * players + 2,
        )
    });
    format!(
        "{players} players, {:?}, dice {} {}, {:?}: {step}; {board:?}, judged {}, undone {}",
        view.mat_help,
        plan.kit.white_die,
        plan.kit.black_die,
        plan.options,
        is_turn && view.judged.is_some(),
        view.undone.is_some(),
    )
}

fn word(value: &impl serde::Serialize, field: &str) -> String {
    serde_json::to_value(value).map(|value| value[field].to_string()).unwrap_or_default()
}

/// Boards that stand for all that a turn can start with: who has the tokens,
/// whether the active player must leave the first card, early or late.
fn boards(players: usize, board: &BoardView) -> Vec<Board> {
    let (other, third) = (board.active.left(1, players), board.active.left(2, players));
    let active = board.active;
    let in_front: [&[Seat]; 7] = [
        &[],
        &[active],
        &[other],
        &[active, active],
        &[active, other],
        &[other, other],
        &[other, third],
    ];
    let mut boards = Vec::new();
    for holders in in_front {
        for at in [Location::Prepare, Location::Spy] {
            for turn in [2, 2 * players as u32 + 2] {
                let mut board = Board {
                    at: board.at.clone(),
                    tokens: PerSeat::new(players, |_| 0),
                    on_card: 2 - holders.len() as u8,
                    active,
                    turn,
                };
                board.at[active] = at;
                for seat in holders {
                    board.tokens[*seat] += 1;
                }
                boards.push(board);
            }
        }
    }
    boards
}

/// What people would do next: sensible taps, each leading somewhere else.
fn next(view: &View) -> Vec<Taps> {
    // What was undone has been walked already.
    let Some(plan) = view.plan.as_ref().filter(|_| view.undone.is_none()) else {
        return Vec::new();
    };
    let players = view.looks.len();
    let seats: Vec<Seat> = Seat::all(players).collect();
    let first = Actor::Seat(seats[0]);
    let table = |command| vec![(Actor::Table, command)];
    let active = view.board.as_ref().map_or(first, |board| Actor::Seat(board.active));
    let mut next: Vec<Taps> = match &view.step {
        StepView::Setup => {
            let mut next = vec![table(Command::Begin)];
            next.extend(Chore::ALL.map(|chore| table(Command::Tick { chore, done: true })));
            let sizes = view.box_parts.as_ref().map(|parts| parts.pile_sizes).unwrap_or_default();
            next.extend(sizes.map(|cards| table(Command::CountPile { cards })));
            next
        }
        StepView::Dice => {
            let white = plan.kit.white_die.then_some(4);
            let black = plan.kit.black_die.then_some(7);
            vec![table(Command::Roll { white, black })]
        }
        StepView::Reading { waiting, .. } => {
            let all = |says: fn(Seat, usize) -> Seat| {
                let told = waiting.iter().map(|seat| {
                    (Actor::Seat(*seat), Command::ReadMat { says: Hidden(says(*seat, players)) })
                });
                told.collect::<Taps>()
            };
            let agreed = all(at_the_first);
            let mut next = vec![
                agreed[..1].to_vec(),
                all(|seat, players| seat.left(1, players)),
                table(Command::DealByApp),
            ];
            // Paper only matches its own edition, which isn't known here.
            if view.mat_help != MatHelp::Printed {
                next.push(agreed);
            }
            next
        }
        StepView::Look { waiting } if plan.kit.cardboard.len() == players => {
            vec![vec![(Actor::Seat(waiting[0]), Command::Seen)], table(Command::Seen)]
        }
        StepView::Look { waiting } => {
            let peeks = waiting.iter().map(|seat| (Actor::Seat(*seat), Command::Peek));
            let peeks: Taps = peeks.collect();
            vec![peeks[..1].to_vec(), peeks]
        }
        StepView::Open => {
            vec![vec![(first, Command::Frame)], vec![(first, Command::CallCops)]]
        }
        StepView::Start { moves, .. } => {
            let board = view.board.as_ref().expect("a guided turn has a board");
            let mut next: Vec<Taps> =
                moves.iter().map(|to| vec![(active, Command::Move { to: *to })]).collect();
            next.push(table(Command::Untrack));
            // A long evening in one tap: the table enters what it looks like.
            if board.turn == 1 {
                let boards = boards(players, board).into_iter();
                next.extend(boards.map(|board| table(Command::Restate { board })));
            }
            next
        }
        StepView::Action { due, targets, .. } => {
            let at = |command: fn(Seat) -> Command| -> Vec<Taps> {
                targets.iter().map(|seat| vec![(active, command(*seat))]).collect()
            };
            match due {
                Due::Spy => at(|on| Command::Spy { on }),
                Due::Trade => {
                    [at(|with| Command::Trade { with }), at(|with| Command::CountTrade { with })]
                        .concat()
                }
                Due::Steal => at(|from| Command::Steal { from }),
                Due::Stash => vec![vec![(active, Command::Stash { slot: 2 })]],
                Due::Prepare => vec![vec![(active, Command::Prepare)]],
                Due::Frame => vec![vec![(active, Command::Frame)]],
            }
        }
        StepView::Swap { .. } => vec![vec![(active, Command::Swap)]],
        StepView::TradePick { by, .. } => {
            vec![vec![(Actor::Seat(*by), Command::Ready)], table(Command::Ready)]
        }
        StepView::FramePick { .. } => vec![
            vec![(first, Command::Ready)],
            vec![(first, card_of(&[CardColour::Grey]))],
            table(Command::Ready),
        ],
        StepView::TradeCount { .. } | StepView::FrameCount { .. } | StepView::CopsCount { .. } => {
            let reasons = [AbortReason::NotReady, AbortReason::WrongCard, AbortReason::Disturbed];
            let mut next = vec![vec![(Actor::Clock, Command::Zero)]];
            next.extend(reasons.map(|reason| vec![(first, Command::AbortCount { reason })]));
            next.push(vec![(Actor::Clock, ScapeGoat::on(Signal::CalledOff).unwrap())]);
            next
        }
        StepView::FrameEntry { .. } => {
            let colours: Vec<CardColour> =
                goats(players).into_iter().map(CardColour::from).collect();
            let all = |shown: &dyn Fn(usize) -> Vec<CardColour>| {
                let mut taps: Taps = seats
                    .iter()
                    .map(|seat| (Actor::Seat(*seat), card_of(&shown(usize::from(seat.0)))))
                    .collect();
                taps.push((Actor::Table, Command::Judge));
                taps
            };
            let mut next =
                vec![table(Command::Repeat), vec![(first, card_of(&[CardColour::Grey]))]];
            let failing = all(&|seat| vec![colours[seat]]);
            next.push(failing[..players].to_vec());
            next.push(failing);
            for (framed, colour) in colours.iter().enumerate() {
                let grey = CardColour::Grey;
                next.push(all(&|seat| vec![if seat == framed { grey } else { *colour }]));
            }
            next.push(all(&|seat| match seat {
                0 => vec![colours[1]],
                1 => vec![colours[0]],
                _ => vec![colours[0], colours[1]],
            }));
            next
        }
        StepView::CopsCall { .. } => vec![vec![(first, Command::Ready)], table(Command::Ready)],
        StepView::Point { mats_known, .. } => {
            let all = |at: fn(Seat, usize) -> Seat| {
                let arrows = seats.iter().map(|seat| {
                    (Actor::Seat(*seat), Command::Point { at: Hidden(at(*seat, players)) })
                });
                arrows.collect::<Taps>()
            };
            let reveal = (Actor::Table, Command::Reveal);
            let mut next = vec![all(at_the_first)[..1].to_vec(), all(at_the_first)];
            next.push([all(at_the_first), vec![reveal.clone()]].concat());
            if !mats_known {
                next.push([all(|seat, players| seat.left(1, players)), vec![reveal]].concat());
            }
            next
        }
        StepView::Over { .. } => Vec::new(),
    };
    if let StepView::Start { interrupt: Some(seat), .. }
    | StepView::Action { interrupt: Some(seat), .. }
    | StepView::Swap { interrupt: Some(seat) } = &view.step
    {
        next.push(vec![(Actor::Seat(*seat), Command::Interrupt)]);
    }
    if view.undo.is_some() {
        next.push(table(Command::Undo));
    }
    if !matches!(view.step, StepView::Over { .. }) {
        next.push(table(Command::Abandon));
    }
    next
}

/// Everybody names the first seat, which names the second: mats that match.
fn at_the_first(seat: Seat, _players: usize) -> Seat {
    if seat == Seat(0) { Seat(1) } else { Seat(0) }
}

/// The walk skips what looks alike, so everything it must reach is listed.
#[test]
fn the_walk_reaches_everything_that_can_happen() {
    for players in [3, 6] {
        let walk = Walk::through(players, &plan());
        let all: Vec<&str> = walk.places.iter().map(|place| place.kind.as_str()).collect();
        let others = players - 1;
        for part in [
            String::from("Setup, next Some(Mats)"),
            String::from("Setup, next None, hand Some(2)"),
            String::from("Dice, next"),
            String::from("look, waiting some"),
            String::from("start"),
            format!("Spy at {others} others"),
            format!("Trade at {others} others"),
            String::from("Stash at 0 others"),
            String::from("2 on the card, 0 in front"),
            String::from("1 on the card, 1 in front"),
            String::from("Steal at 1 others"),
            String::from("Steal at 2 others"),
            String::from("0 on the card, 2 in front"),
            String::from("must leave true, late false"),
            String::from("must leave false, late true"),
            String::from("trade count"),
            String::from("aborted Some(WrongCard)"),
            String::from("aborted Some(Restarted)"),
            String::from("frame entry, told all"),
            String::from("cops, interrupt false, ready none"),
            String::from("point after \"cops\", framed null, pointed all"),
            String::from("point after \"frame\", framed [0], pointed none"),
            String::from("over by \"frame\", winners 1"),
            format!("over by \"frame\", winners {others}"),
            String::from("over by \"cops\""),
            String::from("over by \"abandoned\""),
            String::from("open; None"),
            String::from("undone true"),
        ] {
            assert!(all.iter().any(|kind| kind.contains(&part)), "{players} players: {part}");
        }
        let failed = |kind: &&str| kind.contains("swap") && kind.contains("judged true");
        assert!(all.iter().any(failed), "a swap after a failed attempt");
        let interrupts = all.iter().any(|kind| kind.contains("cops, interrupt true"));
        assert_eq!(interrupts, players == 6);
    }
}
