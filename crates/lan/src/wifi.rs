//! The text of a Wi-Fi QR code, with which guests join the network.
//!
//! The format is ZXing's, with the `R` field of the WPA3 specification. Names
//! and keys that look like hexadecimal digits are *not* put in quotes, though
//! ZXing once asked for it: iPhones consider the quotes part of the key, and
//! today's Android phones don't need them.

use std::fmt;

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Wifi {
    /// Spaces at either end are part of the name.
    pub name: String,
    /// It's ignored if the network is open.
    #[serde(default)]
    pub key: String,
    pub security: Security,
    /// The network doesn't announce its name.
    #[serde(default)]
    pub is_hidden: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Security {
    /// WPA or WPA2, or WPA3 alongside them, as in nearly every network.
    Wpa,
    /// WPA3 alone.
    Sae,
    Wep,
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum BadWifi {
    NameEmpty,
    /// It has more than 32 bytes; letters outside ASCII take several each.
    NameTooLong,
    /// Line breaks and the like are mistakes in copying and pasting.
    Unprintable,
    KeyLength,
}

impl Wifi {
    pub fn payload(&self) -> Result<String, BadWifi> {
        self.check()?;
        let kind = match self.security {
            Security::Wpa => "T:WPA;",
            // Only Android knows the word "SAE". Phones that don't know `R` believe
            // that it's WPA, and then find WPA3 by themselves.
            Security::Sae => "T:WPA;R:1;",
            Security::Wep => "T:WEP;",
            Security::Open => "T:nopass;",
        };
        let name = escape(&self.name);
        let key = match self.security {
            Security::Open => String::new(),
            _ => format!("P:{};", escape(&self.key)),
        };
        let hidden = if self.is_hidden { "H:true;" } else { "" };
        Ok(format!("WIFI:{kind}S:{name};{key}{hidden};"))
    }

    fn check(&self) -> Result<(), BadWifi> {
        if self.name.is_empty() {
            return Err(BadWifi::NameEmpty);
        }
        if self.name.len() > 32 {
            return Err(BadWifi::NameTooLong);
        }
        let is_open = self.security == Security::Open;
        if self.name.chars().any(char::is_control)
            || (!is_open && self.key.chars().any(char::is_control))
        {
            return Err(BadWifi::Unprintable);
        }
        let length = self.key.len();
        let is_hex = self.key.bytes().all(|byte| byte.is_ascii_hexdigit());
        let fits = match self.security {
            // 64 digits are the key itself and not a passphrase.
            Security::Wpa => (8..=63).contains(&length) || (length == 64 && is_hex),
            // The standard has no limits, but routers use those of WPA.
            Security::Sae => (8..=63).contains(&length),
            Security::Wep => {
                matches!(length, 5 | 13 | 16) || (matches!(length, 10 | 26 | 32) && is_hex)
            }
            Security::Open => true,
        };
        if fits { Ok(()) } else { Err(BadWifi::KeyLength) }
    }
}

/// Leaves the key out, because it must not end up in a log.
impl fmt::Debug for Wifi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wifi")
            .field("name", &self.name)
            .field("security", &self.security)
            .field("is_hidden", &self.is_hidden)
            .finish_non_exhaustive()
    }
}

impl fmt::Display for BadWifi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWifi::NameEmpty => "Say what the network is called.",
            BadWifi::NameTooLong => "A network's name can be at most 32 bytes long.",
            BadWifi::Unprintable => {
                "The name or the password contains a character that can't be used."
            }
            BadWifi::KeyLength => "Passwords for this kind of network have another length.",
        })
    }
}

impl std::error::Error for BadWifi {}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | ';' | ',' | ':' | '"') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wifi(security: Security, name: &str, key: &str) -> Wifi {
        Wifi { name: name.to_owned(), key: key.to_owned(), security, is_hidden: false }
    }

    #[track_caller]
    fn check(wifi: Wifi, expected: Result<&str, BadWifi>) {
        assert_eq!(wifi.payload().as_deref().map_err(|bad| *bad), expected);
    }

    #[test]
    fn every_kind_has_its_text() {
        check(wifi(Security::Wpa, "Barn", "corn corn"), Ok("WIFI:T:WPA;S:Barn;P:corn corn;;"));
        check(wifi(Security::Sae, "Barn", "corn corn"), Ok("WIFI:T:WPA;R:1;S:Barn;P:corn corn;;"));
        check(wifi(Security::Wep, "Barn", "oats!"), Ok("WIFI:T:WEP;S:Barn;P:oats!;;"));
        check(wifi(Security::Open, "Barn", ""), Ok("WIFI:T:nopass;S:Barn;;"));
        let hidden = Wifi { is_hidden: true, ..wifi(Security::Wpa, "Barn", "corn corn") };
        check(hidden, Ok("WIFI:T:WPA;S:Barn;P:corn corn;H:true;;"));
    }

    #[test]
    fn an_open_network_never_carries_a_key() {
        check(wifi(Security::Open, "Barn", "left over\n"), Ok("WIFI:T:nopass;S:Barn;;"));
    }

    #[test]
    fn the_five_special_characters_are_escaped_and_no_others() {
        check(
            wifi(Security::Wpa, r#"a\b;c,d:e"f"#, r#"12345;"\"#),
            Ok(r#"WIFI:T:WPA;S:a\\b\;c\,d\:e\"f;P:12345\;\"\\;;"#),
        );
        check(
            wifi(Security::Wpa, "Ana's <goats> & Söhne", " $%/()=?' "),
            Ok("WIFI:T:WPA;S:Ana's <goats> & Söhne;P: $%/()=?' ;;"),
        );
    }

    #[test]
    fn names_and_keys_that_look_like_hex_stay_as_they_are() {
        check(wifi(Security::Wpa, "CAFE", "0123456789"), Ok("WIFI:T:WPA;S:CAFE;P:0123456789;;"));
    }

    #[test]
    fn a_name_has_1_to_32_bytes() {
        check(wifi(Security::Open, "", ""), Err(BadWifi::NameEmpty));
        assert!(wifi(Security::Open, &"a".repeat(32), "").payload().is_ok());
        assert!(wifi(Security::Open, &"é".repeat(16), "").payload().is_ok());
        check(wifi(Security::Open, &"a".repeat(33), ""), Err(BadWifi::NameTooLong));
        check(wifi(Security::Open, &"é".repeat(17), ""), Err(BadWifi::NameTooLong));
    }

    #[test]
    fn a_key_has_a_length_of_its_kind() {
        for (security, digit, good, bad) in [
            (Security::Wpa, "f", &[8, 63, 64][..], &[0, 7, 65][..]),
            (Security::Wpa, "x", &[8, 63], &[0, 7, 64]),
            (Security::Sae, "f", &[8, 63], &[0, 7, 64]),
            (Security::Wep, "f", &[5, 10, 13, 16, 26, 32], &[0, 4, 6, 12, 64]),
            (Security::Wep, "x", &[5, 13, 16], &[0, 10, 26, 32]),
        ] {
            for length in good {
                let wifi = wifi(security, "Barn", &digit.repeat(*length));
                assert!(wifi.payload().is_ok(), "{security:?} {digit} {length}");
            }
            for length in bad {
                check(wifi(security, "Barn", &digit.repeat(*length)), Err(BadWifi::KeyLength));
            }
        }
    }

    #[test]
    fn control_characters_are_refused() {
        check(wifi(Security::Open, "Barn\n", ""), Err(BadWifi::Unprintable));
        check(wifi(Security::Wpa, "Barn", "12345678\r"), Err(BadWifi::Unprintable));
    }

    #[test]
    fn the_key_is_not_in_the_debug_text() {
        assert!(!format!("{:?}", wifi(Security::Wpa, "Barn", "corn corn")).contains("corn"));
    }

    #[test]
    fn a_screen_may_leave_out_what_it_did_not_ask() {
        let read: Wifi = serde_json::from_str(r#"{"name":"Barn","security":"open"}"#).unwrap();
        assert_eq!(read, wifi(Security::Open, "Barn", ""));
    }
}
