//! What can be asked about the cards without a game.

use rules::{
    game::Parts,
    snitch::{
        Snitch,
        advice::{Advice, Question},
        card::Card,
        kit::{Deck, Instead, Kit, Lost},
        plan::Options,
        refusal::Refusal,
    },
};

use super::script::witness;

#[test]
fn the_box_is_enough_or_there_is_a_reason() {
    let ask = |players, kit| Snitch::advise(&Question::Box { players, kit });
    assert_eq!(ask(5, Kit::default()), Some(Advice::Box { deck: Deck::BOX, cards: 54, pile: 34 }));
    let lost = vec![Lost { card: Card::Cousin, instead: Instead::Nothing }];
    let deck = Deck { cousins: 0, witnesses: 34, ..Deck::BOX };
    assert_eq!(
        ask(5, Kit { lost_witnesses: 2, lost }),
        Some(Advice::Box { deck, cards: 51, pile: 31 })
    );
    for (players, lost_witnesses, reason) in [
        (11, 0, Refusal::Players { players: 11 }),
        (usize::MAX, 0, Refusal::Players { players: usize::MAX }),
        (10, 20, Refusal::TooFewCards { cards: 34, players: 10 }),
    ] {
        let kit = Kit { lost_witnesses, ..Kit::default() };
        assert_eq!(ask(players, kit), Some(Advice::Not { reason }));
    }
}

#[test]
fn whether_a_card_can_be_eliminated() {
    let ask = |played, card| {
        Snitch::advise(&Question::Match { played, card, options: Options::default() })
    };
    let right = |right| Some(Advice::Match { right });
    assert_eq!(ask(witness(5), witness(5)), right(Some(true)));
    assert_eq!(ask(witness(5), Card::Driver), right(Some(false)));
    assert_eq!(ask(Card::Driver, witness(5)), right(None));
    assert_eq!(ask(witness(100), witness(5)), None);
}

#[test]
fn a_question_can_be_as_short_as_it_likes() {
    let read = |text| serde_json::from_str::<Question>(text);
    assert!(read(r#"{"about":"box","players":4,"kit":{}}"#).is_ok());
    let text =
        r#"{"about":"match","played":{"kind":"cousin"},"card":{"kind":"witness","number":0}}"#;
    assert!(read(text).is_ok());
    assert!(read(r#"{"about":"match","played":{"kind":"rat"},"card":{"kind":"boss"}}"#).is_err());
}
