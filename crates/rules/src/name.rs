//! What a player may be called.

/// The longest name that fits on a seat, in characters.
pub const LONGEST: usize = 24;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BadName {
    TooLong,
    /// Line breaks and other control characters would garble every screen.
    Unprintable,
}

/// The name as it is kept: without spaces at the ends, without what misleads, and
/// empty if nobody could see any of it. Empty is allowed; the game decides what to
/// show instead.
pub(crate) fn tidy(name: &str) -> Result<String, BadName> {
    let honest: String = name.chars().filter(|c| !misleads(*c)).collect();
    let name = honest.trim();
    if name.chars().any(char::is_control) {
        return Err(BadName::Unprintable);
    }
    if name.chars().count() > LONGEST {
        return Err(BadName::TooLong);
    }
    if name.chars().all(is_blank) {
        return Ok(String::new());
    }
    Ok(name.to_owned())
}

/// The name, with a number if somebody else already has it: “Ana 2”. Nobody who
/// goes by their colour needs one.
pub(crate) fn distinct<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_taken = |name: &str| {
        let name = name.to_lowercase();
        others.clone().any(|other| other.to_lowercase() == name)
    };
    if name.is_empty() || !is_taken(name) {
        return name.to_owned();
    }
    let numbered = |number: usize| {
        let number = number.to_string();
        let room = LONGEST - number.len() - 1;
        let start: String = name.chars().take(room).collect();
        format!("{} {number}", start.trim_end())
    };
    let mut names = (2..).map(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// Zero-width fillers and direction overrides: the former make two names look
/// the same, the latter reverse the text around them. The joiners stay, because
/// several scripts and emoji need them.
fn misleads(c: char) -> bool {
    matches!(c, '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// What leaves no mark on a screen by itself: spaces, what Unicode calls ignorable
/// by default (joiners, selectors, tags, fillers), and the empty Braille cell.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_kept_and_trimmed() {
        for name in ["Ana", "Lucía", "山田太郎", "Ὀδυσσεύς", "ليلى", "Ünal", "🐐"]
        {
            assert_eq!(tidy(&format!("  {name}\u{3000}\t")).as_deref(), Ok(name));
        }
        assert_eq!(tidy(" \u{200B} ").as_deref(), Ok(""));
    }

    #[test]
    fn a_name_that_nobody_can_see_is_empty() {
        for blank in [
            '\u{3164}',
            '\u{2800}',
            '\u{115F}',
            '\u{AD}',
            '\u{34F}',
            '\u{E0041}',
            '\u{200D}',
            '\u{FE0F}',
        ] {
            assert_eq!(tidy(&blank.to_string()).as_deref(), Ok(""), "{blank:?}");
            assert_eq!(tidy(&format!(" {blank}\u{200D}{blank} ")).as_deref(), Ok(""), "{blank:?}");
        }
        // Joiners and selectors stay inside a name, because it would look different
        // without them.
        for name in ["👩\u{200D}🌾", "می\u{200C}نا", "❤\u{FE0F}", "क्\u{200D}ष", "ㅤAna"]
        {
            assert_eq!(tidy(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_name_has_at_most_24_characters_whatever_their_bytes() {
        assert_eq!(tidy(&"山".repeat(24)), Ok("山".repeat(24)));
        assert_eq!(tidy(&"a".repeat(25)), Err(BadName::TooLong));
    }

    #[test]
    fn a_name_that_somebody_has_gets_a_number() {
        let among = |name: &str, others: &[&str]| distinct(name, others.iter().copied());
        assert_eq!(among("Ana", &["Bea", ""]), "Ana");
        assert_eq!(among("Ana", &["Bea", "ANA"]), "Ana 2");
        assert_eq!(among("Ana", &["Ana 2", "Ana"]), "Ana 3");
        assert_eq!(among("", &["", "Ana"]), "", "each of them goes by their colour");
        let longest = "山".repeat(24);
        assert_eq!(among(&longest, &[&longest]), format!("{} 2", "山".repeat(22)));
    }

    #[test]
    fn control_characters_are_refused_and_direction_overrides_dropped() {
        assert_eq!(tidy("a\nb"), Err(BadName::Unprintable));
        assert_eq!(tidy("a\u{202E}b").as_deref(), Ok("ab"));
    }
}
