//! Files that machines look for on every site.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::{Router, http::header, response::IntoResponse, routing::get};

/// Search engines have nothing to look for but the first page.
const ROBOTS: &str = "User-agent: *\nDisallow: /rooms/\nDisallow: /codes/\nDisallow: /j/\n";

const CONTACT_LASTS: Duration = Duration::from_secs(180 * 24 * 3600);

/// Only an operator who wants to be asked has a `security.txt`.
pub(crate) fn router(contact: Option<String>) -> Router {
    let router = Router::new().route("/robots.txt", get(async || text(ROBOTS.to_owned())));
    let Some(contact) = contact else { return router };
    let security = move || async move { text(security_txt(&contact, SystemTime::now())) };
    router.route("/.well-known/security.txt", get(security))
}

fn text(text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text)
}

/// As RFC 9116 has it. The date is always half a year away, because an operator who
/// no longer wants to be asked takes the contact out.
fn security_txt(contact: &str, now: SystemTime) -> String {
    let (year, month, day) = date(now + CONTACT_LASTS);
    format!("Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\n")
}

/// Year, month and day of a moment, counted from a 1 March so that the leap day comes
/// last.
fn date(moment: SystemTime) -> (u64, u64, u64) {
    let days = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contact_is_good_for_half_a_year() {
        let now = UNIX_EPOCH + Duration::from_secs(1_709_164_800); // 29 February 2024
        assert_eq!(date(now), (2024, 2, 29));
        assert_eq!(date(UNIX_EPOCH), (1970, 1, 1));
        assert_eq!(date(UNIX_EPOCH + Duration::from_secs(4_107_542_399)), (2100, 2, 28));
        assert_eq!(date(UNIX_EPOCH + Duration::from_secs(4_107_542_400)), (2100, 3, 1));
        let text = security_txt("mailto:goats@example.org", now);
        assert_eq!(text, "Contact: mailto:goats@example.org\nExpires: 2024-08-27T00:00:00Z\n");
    }
}
