//! The languages that there is a catalogue for.

use crate::NO_BREAK;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// One line a language: its code, what its speakers call it, whose speakers understand it best of all
/// there are, how numbers are written (before the fraction, between groups of three digits, from how
/// many digits on there are groups), and its catalogue. Who asks for none of them is spoken to in the
/// first one.
#[rustfmt::skip]
const LANGUAGES: &[Row] = &[
    row("en", "English", &[], '.', ',', 4, include_str!("../lang/en.ftl")),
    row("pl", "Polski", &[], ',', NO_BREAK, 5, include_str!("../lang/pl.ftl")),
    row("cs", "Čeština", &["sk"], ',', NO_BREAK, 4, include_str!("../lang/cs.ftl")),
    row("ru", "Русский", &["be", "uk", "kk"], ',', NO_BREAK, 4, include_str!("../lang/ru.ftl")),
];

pub(crate) struct Row {
    code: &'static str,
    name: &'static str,
    also: &'static [&'static str],
    /// Before the fraction of a number.
    pub decimal: char,
    /// Between groups of three digits.
    pub group: char,
    /// Shorter numbers are not grouped.
    pub grouped_from: usize,
    catalogue: &'static str,
}

const fn row(
    code: &'static str,
    name: &'static str,
    also: &'static [&'static str],
    decimal: char,
    group: char,
    grouped_from: usize,
    catalogue: &'static str,
) -> Row {
    Row { code, name, also, decimal, group, grouped_from, catalogue }
}

/// A language that there is a catalogue for.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// The language of those who ask for none.
    pub const ENGLISH: Language = Language(0);

    /// All of them.
    pub const ALL: [Language; LANGUAGES.len()] = {
        let mut all = [Language(0); LANGUAGES.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = Language(i);
            i += 1;
        }
        all
    };

    pub(crate) const fn row(self) -> &'static Row {
        &LANGUAGES[self.0]
    }

    /// The code by which it is asked for: `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The codes of languages whose speakers are spoken to in this one.
    #[must_use]
    pub const fn also(self) -> &'static [&'static str] {
        self.row().also
    }

    /// The text of its catalogue, in Fluent: text, variables and selectors only, which is what the
    /// page can read.
    #[must_use]
    pub const fn catalogue(self) -> &'static str {
        self.row().catalogue
    }

    /// The language that the environment asks for, by `LC_ALL`, `LC_MESSAGES` or `LANG`.
    #[must_use]
    pub fn of_environment() -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
        Language::of_locales(set.map(|value| value.to_string_lossy().into_owned()))
    }

    /// The first locale that is not empty decides, as everywhere else in a terminal: `LC_ALL=C`
    /// means English whatever `LANG` is.
    fn of_locales(locales: impl IntoIterator<Item = String>) -> Language {
        let first = locales.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
        let code = first.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let code = code.to_ascii_lowercase();
        let speaks = |language: &Language| {
            language.code() == code || language.also().contains(&code.as_str())
        };
        Language::ALL.into_iter().find(speaks).unwrap_or_default()
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no catalogue for this language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a language spoken here; choose one of {codes}", codes = codes())]
pub struct UnknownLanguage(pub String);

fn codes() -> String {
    Language::ALL.map(Language::code).join(", ")
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_known_by_their_codes() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(Language::default().code(), "en");
        let refused = "de".parse::<Language>().unwrap_err().to_string();
        assert_eq!(refused, "'de' is not a language spoken here; choose one of en, pl, cs, ru");
    }

    #[test]
    fn the_environment_is_read_as_elsewhere_in_a_terminal() {
        let language = |locales: &[&str]| {
            Language::of_locales(locales.iter().map(|&locale| locale.to_owned())).code()
        };
        assert_eq!(language(&[]), "en");
        assert_eq!(language(&["", "cs_CZ.UTF-8"]), "cs");
        assert_eq!(language(&["C", "cs_CZ.UTF-8"]), "en");
        assert_eq!(language(&["POSIX", "pl"]), "en");
        assert_eq!(language(&["PL@euro"]), "pl");
        assert_eq!(language(&["sk_SK"]), "cs");
        assert_eq!(language(&["uk-UA"]), "ru");
        assert_eq!(language(&["de_DE.UTF-8", "ru_RU.UTF-8"]), "en");
    }
}
