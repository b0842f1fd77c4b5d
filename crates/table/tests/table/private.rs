//! Everything private, in both directions and in every game, at its largest: it all
//! has one length, so that nobody who measures it learns anything.

use std::collections::BTreeSet;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Game, Outside, Parts},
    hidden::Hidden,
    privacy::Privacy,
    rowing::RowYourGoat,
    scapegoat::{
        self, ScapeGoat,
        advice::Question,
        colour::{CardColour, Colours},
        view::Whisper,
    },
    seat::Seat,
    snitch::{self, Snitch, card::Card, card::WITNESSES, kit::Deck},
};
use serde::Serialize;
use serde_json::{Value, json};
use table::{
    link::{Role, Secrets, TableId},
    seal::{self, STEP},
    wire::{Answer, ClientMessage, HostAsk, ServerMessage},
};

use crate::{memory::people, walked::Walked};

const PLAYERS: usize = 4;

fn has_the_one_length(message: &impl Serialize) {
    let text = serde_json::to_string(message).unwrap();
    assert_eq!(seal::padded(&text, STEP).len(), STEP, "{}: {text}", text.len());
}

/// The commands of a game that concern one seat alone, as the wire calls them.
fn private_commands<G: Walked>() -> BTreeSet<String> {
    let mut game = G::new(&people(PLAYERS));
    let (actor, arrange) = G::walks(PLAYERS).swap_remove(0).swap_remove(0);
    let mut outside = Outside { now: 0, random: &mut Xoshiro256PlusPlus::seed_from_u64(0) };
    let Ok(arranged) = game.apply(actor, &arrange, &mut outside) else { panic!("a table") };
    arranged.iter().for_each(|event| Game::fold(&mut game, event));
    let commands = game.every_command(None).into_iter();
    let private = commands.filter(|command| !matches!(game.privacy(command), Privacy::Open));
    private.map(|command| type_of(&command)).collect()
}

fn type_of(command: &impl Serialize) -> String {
    json!(command)["type"].as_str().unwrap().to_owned()
}

fn all_have_one_length<G: Walked>(largest: &[G::Command]) {
    let named: BTreeSet<String> = largest.iter().map(type_of).collect();
    assert_eq!(named, private_commands::<G>(), "every private command has its largest here");
    for command in largest {
        let seat = Some(Seat(u8::MAX));
        has_the_one_length(&ClientMessage::Play { id: u32::MAX, seat, command });
    }
}

#[test]
fn every_private_command_has_one_length() {
    let every_colour: Colours = CardColour::ALL.into_iter().collect();
    all_have_one_length::<ScapeGoat>(&[
        scapegoat::command::Command::Peek,
        scapegoat::command::Command::OpenMat,
        scapegoat::command::Command::ReadMat { says: Hidden(Seat(u8::MAX)) },
        scapegoat::command::Command::Card { colours: Hidden(every_colour) },
    ]);
    all_have_one_length::<RowYourGoat>(&[]);
    // Nobody can hold more than all the cards there are.
    let all = vec![Card::Witness { number: *WITNESSES.end() }; Deck::BOX.total().into()];
    all_have_one_length::<Snitch>(&[snitch::command::Command::Enter { cards: Hidden(all) }]);
}

#[test]
fn every_private_answer_has_one_length() {
    let id = u32::MAX;
    let cells = vec![Seat(5); 120];
    for whisper in [Whisper::MatSays { goat: Seat(5) }, Whisper::WholeMat { cells, cell: 119 }] {
        let whisper = json!(whisper);
        has_the_one_length(&ServerMessage::<Value>::Whisper { id, whisper });
    }
    has_the_one_length(&ServerMessage::<Value>::Done { id });
    let role = Role::Seat { table: TableId::random(), seat: Seat(9) };
    let fragment = Secrets::random().fragment(&role);
    has_the_one_length(&ServerMessage::<Value>::LetIn { fragment });
}

#[test]
fn questions_about_somebodys_cards_and_their_answers_have_one_length() {
    let every_colour: Colours = CardColour::ALL.into_iter().collect();
    for question in [
        // All cells are wrong, so all of them are in the answer.
        Question::Mat { players: 6, owner: Seat(0), cells: vec![Seat(0); 120] },
        Question::Swap { own: rules::colour::Colour::Yellow, hand: vec![every_colour; 8] },
    ] {
        let advice = json!(ScapeGoat::advise(&question).expect("as large as it can be"));
        let id = u32::MAX;
        let ask = HostAsk::Advice { game: "scapegoat".into(), question: json!(question) }.into();
        has_the_one_length(&ClientMessage::<Value>::Ask { id, ask });
        let answer = Answer::Advice { advice };
        has_the_one_length(&ServerMessage::<Value>::Answer { id, answer });
    }
}
