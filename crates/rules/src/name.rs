//! What a player may be called.

/// The longest name that fits on a seat, in characters.
pub const LONGEST: usize = 24;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BadName {
    TooLong,
    /// Line breaks and other control characters would garble every screen.
    Unprintable,
}

/// The name as it is kept: without spaces at the ends and without invisible
/// characters. Empty is allowed; the game decides what to show instead.
pub(crate) fn tidy(name: &str) -> Result<String, BadName> {
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let name = visible.trim();
    if name.chars().any(char::is_control) {
        return Err(BadName::Unprintable);
    }
    if name.chars().count() > LONGEST {
        return Err(BadName::TooLong);
    }
    Ok(name.to_owned())
}

/// Zero-width fillers and direction overrides: the former make two names look
/// the same, the latter reverse the text around them. The joiners stay, because
/// several scripts and emoji need them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
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
    fn a_name_has_at_most_24_characters_whatever_their_bytes() {
        assert_eq!(tidy(&"山".repeat(24)), Ok("山".repeat(24)));
        assert_eq!(tidy(&"a".repeat(25)), Err(BadName::TooLong));
    }

    #[test]
    fn control_characters_are_refused_and_direction_overrides_dropped() {
        assert_eq!(tidy("a\nb"), Err(BadName::Unprintable));
        assert_eq!(tidy("a\u{202E}b").as_deref(), Ok("ab"));
    }
}
