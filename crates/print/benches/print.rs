//! How long a PDF takes, and how large it gets.

#![expect(clippy::print_stdout, reason = "a measurement is for reading")]

use std::time::Instant;

use print::{
    scapegoat::{Order, Sheets},
    sheet::Layout,
    words::Language,
};
use rules::scapegoat::edition::Edition;

fn main() {
    let everything = Order::everything(Edition(17));
    let mats = Order { sheets: [Sheets::Mats].into(), ..everything.clone() };
    let folded = Order { layout: Layout::Fold, language: Language::Es, ..mats.clone() };
    let one =
        Order { players: [4].into(), mat: everything.colours.get(3).copied(), ..mats.clone() };
    println!("| what                           | pages | first, ms | then, ms |   kB |");
    println!("|--------------------------------|-------|-----------|----------|------|");
    for (what, order) in [
        ("all 18 mats, both sides", &mats),
        ("all 18 mats, folded, Spanish", &folded),
        ("one mat", &one),
        ("everything", &everything),
    ] {
        let mut pages = 0;
        let mut took: Vec<f64> = Vec::new();
        let mut size = 0;
        for _ in 0..11 {
            let start = Instant::now();
            let pdf = print::pdf(order, &mut |_, of| pages = of).expect("the order is valid");
            took.push(start.elapsed().as_secs_f64() * 1000.0);
            size = pdf.len();
        }
        let first = took.remove(0);
        took.sort_by(f64::total_cmp);
        let kilobytes = size as f64 / 1000.0;
        println!(
            "| {what:<30} | {pages:>5} | {first:>9.0} | {:>8.0} | {kilobytes:>4.0} |",
            took[5]
        );
    }
}
