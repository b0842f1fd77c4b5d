//! On whom the game waits.

use rules::{
    expects::Expected,
    hidden::Hidden,
    scapegoat::{
        board::Location,
        colour::CardColour::{Blue, Red},
        command::Command,
        kit::Kit,
        plan::Plan,
    },
};

use super::script::{BLUE, RED, Script, YELLOW, card_of, plan};

#[test]
fn it_waits_for_readings_looks_and_moves() {
    let kit = Kit { cardboard: [RED, BLUE].into(), ..Kit::default() };
    let mut script = Script::arranged(3, Plan { kit, ..plan() });
    assert_eq!(script.waits(), None);
    script.table(Command::Begin);
    assert_eq!(script.waits(), None, "anybody may roll");
    script.table(Command::Roll { white: None, black: None });
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED, BLUE])));
    script.seat(BLUE, Command::ReadMat { says: Hidden(YELLOW) });
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED])));
    script.seat(RED, Command::ReadMat { says: Hidden(YELLOW) });
    assert_eq!(script.waits(), Some((Expected::Look, vec![YELLOW])));
    script.seat(YELLOW, Command::Peek);
    assert_eq!(script.waits(), Some((Expected::Move, vec![RED])));
    script.seat(RED, Command::Move { to: Location::Spy });
    assert_eq!(script.waits(), Some((Expected::Move, vec![RED])));
    script.seat(RED, Command::Spy { on: BLUE });
    script.seat(RED, Command::Swap);
    assert_eq!(script.waits(), Some((Expected::Move, vec![BLUE])));
}

#[test]
fn it_waits_for_those_who_are_not_ready_and_for_cards_and_arrows() {
    let mut script = Script::started(3, Plan { follow: false, ..plan() });
    assert_eq!(script.waits(), None, "people do as they like");
    script.seat(RED, Command::CountTrade { with: YELLOW });
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED, YELLOW])));
    script.seat(YELLOW, Command::Ready);
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED])));
    script.table(Command::Undo);
    script.seat(RED, Command::Frame);
    script.seat(BLUE, Command::Ready);
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED, YELLOW])));
    script.table(Command::Ready);
    assert_eq!(script.waits(), None, "a count waits for nobody");
    script.clock(Command::Zero);
    script.seat(RED, card_of(&[Red]));
    assert_eq!(script.waits(), Some((Expected::Answer, vec![BLUE, YELLOW])));
    script.seat(BLUE, card_of(&[Red]));
    script.seat(YELLOW, card_of(&[Blue]));
    assert_eq!(script.waits(), None);
    script.table(Command::Judge);
    script.seat(BLUE, Command::CallCops);
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED, BLUE, YELLOW])));
    script.table(Command::Ready);
    script.clock(Command::Zero);
    script.seat(BLUE, Command::Point { at: Hidden(RED) });
    assert_eq!(script.waits(), Some((Expected::Answer, vec![RED, YELLOW])));
    script.table(Command::Reveal);
    assert_eq!(script.waits(), None);
}
