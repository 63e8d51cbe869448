//! Numbers and times, written as the language writes them.

use super::{Language, Words};

const SECOND_MS: f64 = 1e3;
const MINUTE_MS: f64 = 60.0 * SECOND_MS;
const HOUR_MS: f64 = 60.0 * MINUTE_MS;
const DAY_MS: f64 = 24.0 * HOUR_MS;
const YEAR_MS: f64 = 365.25 * DAY_MS;

impl Words {
    /// A number in groups of three: 1,234,567 in English, with spaces elsewhere. Polish begins with
    /// five digits.
    #[must_use]
    pub fn count(&self, number: u64) -> String {
        grouped(self.language, number)
    }

    /// A number of nodes, with the word.
    pub(crate) fn nodes(&self, number: u64) -> String {
        self.say("nodes-count", &[("count", number.into()), ("n", self.count(number).into())])
    }

    /// How many times, with the word: 33 times, 3.1 times.
    pub(crate) fn times(&self, ratio: f64) -> String {
        let digits = match ratio {
            ratio if ratio < 1.1 => 2,
            ratio if ratio < 9.95 => 1,
            _ => 0,
        };
        let scale = 10f64.powi(digits);
        let shown = (ratio * scale).round() / scale;
        let n = match shown.fract() == 0.0 {
            true => self.count(shown as u64),
            false => self.decimal(shown, digits as usize),
        };
        self.say("times-count", &[("count", shown.into()), ("n", n.into())])
    }

    /// A number with this many digits behind the point, or comma.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        self.pointed(format!("{number:.digits$}"))
    }

    /// A share of one as per cent, with two digits that mean something.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        let percent = share * 100.0;
        let digits = match percent {
            n if n >= 9.95 || n <= 0.0 => 0,
            n if n >= 0.995 => 1,
            n if n >= 0.0995 => 2,
            _ => 3,
        };
        self.say("percent", &[("n", self.decimal(percent, digits).into())])
    }

    /// A time that was measured, in the unit that suits it.
    #[must_use]
    pub fn milliseconds(&self, ms: f64) -> String {
        let (unit, n) = unit(ms, ms);
        self.in_unit(unit, self.pointed(n))
    }

    /// The shortest and the longest of several times, in one unit.
    #[must_use]
    pub fn time_range(&self, shortest: f64, longest: f64) -> String {
        let ((_, from), (unit, to)) = (unit(shortest, longest), unit(longest, longest));
        let range = if from == to { to } else { format!("{from}–{to}") };
        self.in_unit(unit, self.pointed(range))
    }

    /// A long time, roughly: 40 s, 12 min, 3 h, 5 days, 200 years.
    #[must_use]
    pub fn long_time(&self, ms: f64) -> String {
        if ms < SECOND_MS {
            return self.milliseconds(ms);
        }
        let (id, number) = match ms {
            // A tenth matters only of a few.
            ms if ms < 9.95 * SECOND_MS => {
                let tenths = (ms / SECOND_MS * 10.0).round();
                let digits = usize::from(tenths % 10.0 != 0.0);
                let n = self.decimal(tenths / 10.0, digits);
                return self.say("time-s", &[("n", n.into())]);
            }
            ms if ms < 90.0 * SECOND_MS => ("time-s", ms / SECOND_MS),
            ms if ms < 90.0 * MINUTE_MS => ("time-min", ms / MINUTE_MS),
            ms if ms < 36.0 * HOUR_MS => ("time-h", ms / HOUR_MS),
            ms if ms < YEAR_MS => ("time-days", ms / DAY_MS),
            ms if ms < 1e6 * YEAR_MS => ("time-years", ms / YEAR_MS),
            _ => return self.say("time-forever", &[]),
        };
        let whole = number.round() as u64;
        match id {
            "time-s" | "time-min" | "time-h" => self.say(id, &[("n", self.count(whole).into())]),
            // Words that have a plural.
            _ => self.say(id, &[("count", whole.into()), ("n", self.count(whole).into())]),
        }
    }

    fn in_unit(&self, unit: &str, n: String) -> String {
        self.say(unit, &[("n", n.into())])
    }

    fn pointed(&self, number: String) -> String {
        match self.language {
            Language::English => number,
            Language::Polish | Language::Czech | Language::Russian => number.replace('.', ","),
        }
    }
}

/// A number in groups of three: see [`Words::count`].
pub(crate) fn grouped(language: Language, number: u64) -> String {
    let digits = number.to_string();
    let separator = match language {
        Language::English => ',',
        Language::Polish if digits.len() < 5 => return digits,
        Language::Polish | Language::Czech | Language::Russian => '\u{a0}',
    };
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// The unit that suits `scale`, and `ms` as a number of it.
fn unit(ms: f64, scale: f64) -> (&'static str, String) {
    match scale {
        scale if scale < 1.0 => ("time-us", format!("{:.0}", ms * 1e3)),
        scale if scale < SECOND_MS => ("time-ms", format!("{ms:.1}")),
        _ => ("time-s", format!("{:.2}", ms / SECOND_MS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_language() {
        let said = |language, number| Words::new(language).count(number).replace('\u{a0}', "~");
        assert_eq!(said(Language::English, 1_234_567), "1,234,567");
        assert_eq!(said(Language::Polish, 1_234), "1234");
        assert_eq!(said(Language::Polish, 12_345), "12~345");
        assert_eq!(said(Language::Czech, 1_234), "1~234");
        assert_eq!(Words::new(Language::Russian).decimal(2.345, 2), "2,35");
        let percent = |share| Words::new(Language::Polish).percent(share).replace('\u{a0}', "~");
        assert_eq!(
            [0.0, 0.00031, 0.031, 0.31, 1.0].map(percent),
            ["0%", "0,031%", "3,1%", "31%", "100%"]
        );
    }

    #[test]
    fn counted_things_take_the_form_that_the_language_wants() {
        let clean = |text: String| text.replace('\u{a0}', " ");
        let times = |language, ratio| clean(Words::new(language).times(ratio));
        let nodes = |language, number| clean(Words::new(language).nodes(number));
        assert_eq!(times(Language::English, 32.71), "33 times");
        assert_eq!(times(Language::English, 1.0156), "1.02 times");
        assert_eq!(
            [3.04, 3.1, 22.0, 35.0].map(|n| times(Language::Polish, n)),
            ["3 razy", "3,1 raza", "22 razy", "35 razy"]
        );
        assert_eq!(times(Language::Czech, 3.1), "3,1krát");
        assert_eq!(
            [3.1, 21.0, 33.0, 35.0].map(|n| times(Language::Russian, n)),
            ["в 3,1 раза", "в 21 раз", "в 33 раза", "в 35 раз"]
        );
        assert_eq!(
            [1, 492, 495].map(|n| nodes(Language::Polish, n)),
            ["1 węzeł", "492 węzły", "495 węzłów"]
        );
        assert_eq!(
            [1, 3, 492].map(|n| nodes(Language::Czech, n)),
            ["1 uzel", "3 uzly", "492 uzlů"]
        );
        assert_eq!(
            [1, 492, 16_811].map(|n| nodes(Language::Russian, n)),
            ["1 узел", "492 узла", "16 811 узлов"]
        );
    }

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let words = Words::new(Language::English);
        let clean = |text: String| text.replace('\u{a0}', " ");
        assert_eq!(clean(words.milliseconds(0.09)), "90 µs");
        assert_eq!(clean(words.time_range(0.9, 1.5)), "0.9–1.5 ms");
        for (ms, text) in [
            (500.0, "500.0 ms"),
            (1.5 * SECOND_MS, "1.5 s"),
            (5.01 * SECOND_MS, "5 s"),
            (40.0 * SECOND_MS, "40 s"),
            (12.0 * MINUTE_MS, "12 min"),
            (3.0 * HOUR_MS, "3 h"),
            (2.0 * DAY_MS, "2 days"),
            (1.0 * YEAR_MS, "1 year"),
            (12_345.0 * YEAR_MS, "12,345 years"),
            (f64::INFINITY, "over a million years"),
        ] {
            assert_eq!(clean(words.long_time(ms)), text);
        }
        let years = |n: f64| clean(Words::new(Language::Polish).long_time(n * YEAR_MS));
        assert_eq!([1.0, 3.0, 5.0].map(years), ["1 rok", "3 lata", "5 lat"]);
    }
}
