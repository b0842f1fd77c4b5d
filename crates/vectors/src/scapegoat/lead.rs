//! Takes a fresh game to the state that a case starts from.
//!
//! A board can simply be stated. What comes between two boards (an action or
//! a swap that is due, a called attempt, a finished game) can only be played,
//! so the board before it is stated and then played on.

use rules::{
    scapegoat::{
        board::{Board, Location},
        command::Command,
        refusal::Refusal,
        terms::Due,
        view::StepView,
    },
    seat::Seat,
};
use serde_json::{Map, Value, json};

use super::{errors, public, table::Table, words::Seating};
use crate::{
    answer::Fault,
    reading::{list, object, parse, word},
};

pub(super) fn to_state(
    table: &mut Table,
    seating: &Seating,
    state: Option<&Map<String, Value>>,
) -> Result<(), Fault> {
    let Some(state) = state.filter(|state| !state.is_empty()) else { return Ok(()) };
    let wanted = Wanted::read(table, seating, state)?;
    let board = wanted.board;
    match wanted.step {
        "start" => restate(table, board),
        "action" => {
            move_there(table, board)?;
            match table.view().step {
                StepView::Action { due, .. } if wanted.pending.is_none_or(|it| it == due) => Ok(()),
                _ => Err(Fault::named(errors::STATE)),
            }
        }
        "swap" => before_swap(table, board),
        "frame" => call_frame(table, board),
        "over" => end(table, seating, board, &state.get("over").cloned().unwrap_or_default()),
        other => Err(Fault::unclear(format!("no case starts at step `{other}`"))),
    }
}

struct Wanted<'a> {
    board: Board,
    step: &'a str,
    pending: Option<Due>,
}

impl<'a> Wanted<'a> {
    fn read(
        table: &Table,
        seating: &Seating,
        state: &'a Map<String, Value>,
    ) -> Result<Wanted<'a>, Fault> {
        let start = table.view().board;
        let start = start.ok_or_else(|| Fault::unclear("this game has no board"))?;
        let mut board = Board {
            at: start.at,
            tokens: start.tokens,
            on_card: start.on_card,
            active: start.active,
            turn: start.turn,
        };
        let mut step = None;
        let mut pending = None;
        let (mut on_card, mut side, mut tokens, mut is_over) = (None, None, None, false);
        for (key, value) in state {
            let wrong = || Fault::unclear(format!("a state can't have `{key}: {value}`"));
            match key.as_str() {
                "oncard" | "prepOnCard" => on_card = Some(small(value).ok_or_else(wrong)?),
                "side" | "prepSide" => side = Some(value.as_str().ok_or_else(wrong)?),
                "tokens" => tokens = object(value, "tokens")?,
                "pos" => {
                    for (who, location) in object(value, "pos")?.into_iter().flatten() {
                        let location = location.as_str().and_then(parse);
                        board.at[there(seating, who)?] = location.ok_or_else(wrong)?;
                    }
                }
                "active" => board.active = there(seating, value.as_str().ok_or_else(wrong)?)?,
                "turn" => {
                    let turn = value.as_u64().and_then(|turn| turn.try_into().ok());
                    board.turn = turn.ok_or_else(wrong)?;
                }
                "step" => step = Some(value.as_str().ok_or_else(wrong)?),
                "pending" if value.is_null() => {}
                "pending" => {
                    pending = Some(value.as_str().and_then(parse).ok_or_else(wrong)?);
                }
                "over" => is_over = !value.is_null(),
                // Settled before the first turn.
                "n" | "seats" | "row" | "opt" => {}
                // These follow from the rest, or make no difference to it.
                "copsFlipped" | "peeked" | "handSize" | "names" | "faceup" | "log" => {}
                _ => return Err(wrong()),
            }
        }
        if let Some(tokens) = tokens {
            for (who, count) in tokens {
                board.tokens[there(seating, who)?] = small(count)
                    .ok_or_else(|| Fault::unclear(format!("tokens: {count} isn't a number")))?;
            }
            // There are two in the box, so the rest follows from those in front
            // of players.
            let held: u8 = board.tokens.values().copied().fold(0, u8::saturating_add);
            board.on_card = board.on_card.saturating_sub(held);
        }
        board.on_card = on_card.unwrap_or(board.on_card);
        if side.is_some_and(|side| word(&board.side()) != side) {
            return Err(Fault::named(errors::STATE));
        }
        let step = step.unwrap_or(match pending {
            _ if is_over => "over",
            Some(_) => "action",
            None => "start",
        });
        // A player with an action due is where that action belongs.
        let active = board.active;
        let name = seating.word(active);
        let is_placed = state.get("pos").is_some_and(|pos| pos.get(name).is_some());
        match pending {
            Some(action) if !is_placed => board.at[active] = location_of(action),
            None if step == "swap" && !is_placed && board.tokens[active] == 0 => {
                board.at[active] = Location::Spy;
            }
            _ => {}
        }
        Ok(Wanted { board, step, pending })
    }
}

fn location_of(action: Due) -> Location {
    match action {
        Due::Spy => Location::Spy,
        Due::Trade => Location::Trade,
        Due::Stash => Location::Stash,
        Due::Prepare | Due::Steal | Due::Frame => Location::Prepare,
    }
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| number.try_into().ok())
}

fn there(seating: &Seating, word: &str) -> Result<Seat, Fault> {
    Ok(super::judging::there(seating, word)?)
}

fn restate(table: &mut Table, board: Board) -> Result<(), Fault> {
    table.say(Command::Restate { board })?;
    Ok(())
}

/// The active player comes from somewhere else to where the token should be.
fn move_there(table: &mut Table, mut board: Board) -> Result<(), Fault> {
    let active = board.active;
    let to = board.at[active];
    board.at[active] = if to == Location::Spy { Location::Trade } else { Location::Spy };
    restate(table, board)?;
    play_on(table, active, Command::Move { to })
}

fn before_swap(table: &mut Table, mut board: Board) -> Result<(), Fault> {
    let active = board.active;
    if board.at[active] == Location::Prepare {
        // The action before was to take a token, so it was still there.
        let Some(before) = board.tokens[active].checked_sub(1) else {
            return Err(Fault::named(errors::STATE));
        };
        board.tokens[active] = before;
        board.on_card = board.on_card.saturating_add(1);
    }
    move_there(table, board)?;
    let StepView::Action { due, targets, .. } = table.view().step else {
        return Err(Fault::named(errors::STATE));
    };
    let target = targets.first().copied().unwrap_or(active);
    let command = match due {
        Due::Spy => Command::Spy { on: target },
        Due::Trade => Command::Trade { with: target },
        Due::Stash => Command::Stash { slot: 1 },
        Due::Prepare => Command::Prepare,
        Due::Steal => Command::Steal { from: target },
        Due::Frame => Command::Frame,
    };
    play_on(table, active, command)
}

fn call_frame(table: &mut Table, mut board: Board) -> Result<(), Fault> {
    let active = board.active;
    board.at[active] = Location::Prepare;
    move_there(table, board)?;
    play_on(table, active, Command::Frame)
}

fn end(table: &mut Table, seating: &Seating, mut board: Board, over: &Value) -> Result<(), Fault> {
    let who = match over["who"].as_str() {
        Some(who) => there(seating, who)?,
        None => board.active,
    };
    let is_interrupt = over["interrupt"].as_bool().unwrap_or_default();
    if !is_interrupt {
        board.active = who;
    }
    match over["by"].as_str() {
        Some("frame") => {
            call_frame(table, board)?;
            let everybody_shows = seating.card(&json!(list(&over["framed"], "framed")?))?;
            let cards: Vec<_> =
                Seat::all(seating.players()).map(|seat| (seat, everybody_shows)).collect();
            table.judge(&cards).map_err(unreachable_state)?;
        }
        Some("cops") | None => {
            // The state shows the token at the cops already, but it can't move
            // there from there.
            if board.at[who] == Location::Cops {
                board.at[who] = Location::Spy;
            }
            restate(table, board)?;
            let to = Location::Cops;
            let command = if is_interrupt { Command::Interrupt } else { Command::Move { to } };
            play_on(table, who, command)?;
        }
        Some(other) => return Err(Fault::unclear(format!("no game can end by `{other}`"))),
    }
    match public::over(&table.view()) {
        Some(_) => Ok(()),
        None => Err(Fault::named(errors::STATE)),
    }
}

fn play_on(table: &mut Table, seat: Seat, command: Command) -> Result<(), Fault> {
    table.by(seat, command).map_err(unreachable_state)?;
    Ok(())
}

fn unreachable_state(refusal: Refusal) -> Fault {
    Fault::unclear(format!("no game can get into this state: {refusal}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scapegoat::play::play;

    /// Four players, tokens out, and whatever the state adds.
    fn state(mut state: Value) -> Value {
        state["tokens"] = json!({ "blue": 1, "yellow": 1 });
        let placement = json!(["red", "blue", "yellow", "green"]);
        let events: [Value; 0] = [];
        play(&json!({ "placement": placement, "state": state, "events": events })).unwrap()
    }

    #[test]
    fn a_case_may_start_in_the_middle_of_a_turn() {
        for (pending, active) in [
            ("spy", "red"),
            ("trade", "red"),
            ("stash", "red"),
            ("steal", "red"),
            ("frame", "blue"),
        ] {
            let reached = state(json!({ "pending": pending, "active": active, "turn": 9 }));
            assert_eq!(reached["step"], "action");
            assert_eq!(reached["pending"], pending);
            assert_eq!(reached["turn"], 9);
        }
    }

    #[test]
    fn a_swap_that_is_due_leaves_the_board_as_it_was_stated() {
        for (active, pos) in
            [("red", "spy"), ("red", "trade"), ("red", "stash"), ("blue", "prepare")]
        {
            let reached =
                state(json!({ "step": "swap", "active": active, "pos": { active: pos } }));
            assert_eq!(reached["step"], "swap", "{pos}");
            assert_eq!(reached["pos"][active], pos);
            assert_eq!(reached["side"], "frame");
            assert_eq!(reached["tokens"], json!({ "red": 0, "blue": 1, "yellow": 1, "green": 0 }));
        }
        assert_eq!(state(json!({ "step": "swap" }))["step"], "swap");
    }

    #[test]
    fn a_case_may_start_in_a_frame_attempt_or_after_the_end() {
        assert_eq!(state(json!({ "step": "frame", "active": "blue" }))["step"], "frame");
        let cops = json!({ "by": "cops", "who": "green", "interrupt": false });
        let frame = json!({ "by": "frame", "who": "blue", "framed": ["red"] });
        for over in [cops, frame] {
            let reached = state(json!({ "step": "over", "over": over }));
            assert_eq!(reached["step"], "over");
            assert_eq!(reached["over"], over);
        }
    }

    #[test]
    fn an_impossible_state_is_not_played() {
        let placement = json!(["red", "blue", "green"]);
        for wrong in [
            json!({ "tokens": { "red": 3 } }),
            json!({ "oncard": 1 }),
            json!({ "side": "frame" }),
            json!({ "pos": { "red": "cops" } }),
            json!({ "pending": "steal" }),
            json!({ "weather": "fine" }),
        ] {
            assert!(play(&json!({ "placement": placement, "state": wrong })).is_err(), "{wrong}");
        }
    }
}
