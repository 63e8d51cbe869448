//! Numbers and times, written as the language writes them.

use crate::Words;
use std::time::Duration;

const SECOND_MS: f64 = 1e3;
const MINUTE_MS: f64 = 60.0 * SECOND_MS;
const HOUR_MS: f64 = 60.0 * MINUTE_MS;
const DAY_MS: f64 = 24.0 * HOUR_MS;
const YEAR_MS: f64 = 365.25 * DAY_MS;

impl Words {
    /// A number in groups of three: 1,234,567 in English, with spaces elsewhere.
    #[must_use]
    pub fn count(&self, number: u64) -> String {
        let numbers = self.language().row();
        let digits = number.to_string();
        if digits.len() < numbers.grouped_from {
            return digits;
        }
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push(numbers.group);
            }
            text.push(digit);
        }
        self.spaced(text)
    }

    /// A number with this many digits behind the point, or comma.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        self.pointed(&format!("{number:.digits$}"))
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

    /// How many times, with the word: 33 times, 3.1 times.
    #[must_use]
    pub fn times(&self, ratio: f64) -> String {
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

    /// A number of nodes, with the word.
    #[must_use]
    pub fn nodes(&self, number: u64) -> String {
        self.counted("explain-nodes", number)
    }

    /// A time that was measured, in the unit that suits it: 90 µs, 1.5 ms, 2.50 s.
    #[must_use]
    pub fn time(&self, time: Duration) -> String {
        self.milliseconds(time.as_secs_f64() * SECOND_MS)
    }

    /// The same from a number of milliseconds.
    #[must_use]
    pub fn milliseconds(&self, ms: f64) -> String {
        self.time_range(ms, ms)
    }

    /// The shortest and the longest of several times, in one unit: 0.9–1.5 ms.
    #[must_use]
    pub fn time_range(&self, shortest_ms: f64, longest_ms: f64) -> String {
        let (unit, factor, digits) = match longest_ms {
            ms if ms < 1.0 => ("time-us", 1e3, 0),
            ms if ms < SECOND_MS => ("time-ms", 1.0, 1),
            _ => ("time-s", 1.0 / SECOND_MS, 2),
        };
        let [from, to] = [shortest_ms, longest_ms].map(|ms| self.decimal(ms * factor, digits));
        let range = if from == to { to } else { format!("{from}–{to}") };
        self.say(unit, &[("n", range.into())])
    }

    /// A time that was given: whole seconds, or else milliseconds.
    #[must_use]
    pub fn limit(&self, time: Duration) -> String {
        let (unit, n) = match time.subsec_nanos() == 0 && time.as_secs() > 0 {
            true => ("time-s", time.as_secs()),
            false => ("time-ms", time.as_millis() as u64),
        };
        self.say(unit, &[("n", self.count(n).into())])
    }

    /// A long time, roughly: 40 s, 12 min, 3 h, 5 days, 200 years.
    #[must_use]
    pub fn long_time(&self, ms: f64) -> String {
        let (id, number) = match ms {
            ms if ms < SECOND_MS => return self.milliseconds(ms),
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
            _ => return self.say("lab-forever", &[]),
        };
        let whole = number.round() as u64;
        self.say(id, &[("count", whole.into()), ("n", self.count(whole).into())])
    }

    fn pointed(&self, number: &str) -> String {
        number.replace('.', &self.language().row().decimal.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// In the language of this code, with `~` where lines must not break.
    fn said(code: &str, tell: impl Fn(&Words) -> String) -> String {
        let language: Language = code.parse().unwrap();
        tell(&Words::new(language)).replace(crate::NO_BREAK, "~")
    }

    #[test]
    fn numbers_are_written_as_in_the_language() {
        let count = |code, number| said(code, |words| words.count(number));
        assert_eq!([0, 123, 1_234].map(|n| count("en", n)), ["0", "123", "1,234"]);
        assert_eq!(count("en", 1_234_567), "1,234,567");
        assert_eq!(count("pl", 1_234), "1234");
        assert_eq!(count("pl", 12_345), "12~345");
        assert_eq!(count("cs", 1_234), "1~234");
        assert_eq!(said("ru", |words| words.decimal(2.345, 2)), "2,35");
        let percent = |share| said("pl", |words| words.percent(share));
        assert_eq!(
            [0.0, 0.00031, 0.031, 0.31, 1.0].map(percent),
            ["0%", "0,031%", "3,1%", "31%", "100%"]
        );
        assert_eq!(said("en", |words| words.percent(0.31)), "31%");
        assert_eq!(said("cs", |words| words.percent(0.31)), "31~%");
        let plain = Words::new("cs".parse().unwrap()).for_terminal();
        assert_eq!([plain.count(1_234), plain.percent(0.31)], ["1 234", "31 %"]);
    }

    #[test]
    fn counted_things_take_the_form_that_the_language_wants() {
        let times = |code, ratio| said(code, |words| words.times(ratio)).replace('~', " ");
        let nodes = |code, number| said(code, |words| words.nodes(number)).replace('~', " ");
        assert_eq!(times("en", 32.71), "33 times");
        assert_eq!(times("en", 1.0156), "1.02 times");
        assert_eq!(
            [3.04, 3.1, 22.0, 35.0].map(|n| times("pl", n)),
            ["3 razy", "3,1 raza", "22 razy", "35 razy"]
        );
        assert_eq!(times("cs", 3.1), "3,1krát");
        assert_eq!(
            [3.1, 21.0, 33.0, 35.0].map(|n| times("ru", n)),
            ["в 3,1 раза", "в 21 раз", "в 33 раза", "в 35 раз"]
        );
        assert_eq!([1, 2].map(|n| nodes("en", n)), ["1 node", "2 nodes"]);
        assert_eq!([1, 492, 495].map(|n| nodes("pl", n)), ["1 węzeł", "492 węzły", "495 węzłów"]);
        assert_eq!([1, 3, 492].map(|n| nodes("cs", n)), ["1 uzel", "3 uzly", "492 uzlů"]);
        assert_eq!(
            [1, 492, 16_811].map(|n| nodes("ru", n)),
            ["1 узел", "492 узла", "16 811 узлов"]
        );
    }

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let measured = |code, us| said(code, |words| words.time(Duration::from_micros(us)));
        assert_eq!(
            [90, 1_500, 2_500_000].map(|us| measured("en", us)),
            ["90~µs", "1.5~ms", "2.50~s"]
        );
        assert_eq!(
            [90, 1_500, 2_500_000].map(|us| measured("ru", us)),
            ["90~мкс", "1,5~мс", "2,50~с"]
        );
        assert_eq!(said("en", |words| words.time_range(0.9, 1.5)), "0.9–1.5~ms");
        let given = |ms| said("cs", |words| words.limit(Duration::from_millis(ms)));
        assert_eq!([0, 500, 1_500, 2_000].map(given), ["0~ms", "500~ms", "1~500~ms", "2~s"]);
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
            assert_eq!(Words::new(Language::ENGLISH).for_terminal().long_time(ms), text);
        }
        let years = |n: f64| said("pl", |words| words.long_time(n * YEAR_MS));
        assert_eq!([1.0, 3.0, 5.0].map(years), ["1~rok", "3~lata", "5~lat"]);
    }
}
