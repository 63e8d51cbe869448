//! What reports say, in four languages: one catalogue each, `lang/*.ftl`.

mod numbers;

pub(crate) use numbers::grouped;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::fmt::{self, Display};
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// The languages that there is a catalogue for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Czech.
    Czech,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Polish, Language::Czech, Language::Russian];

    /// The code by which the language is asked for.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::Czech => "cs",
            Language::Russian => "ru",
        }
    }

    const fn catalogue(self) -> &'static str {
        match self {
            Language::English => include_str!("../../lang/en.ftl"),
            Language::Polish => include_str!("../../lang/pl.ftl"),
            Language::Czech => include_str!("../../lang/cs.ftl"),
            Language::Russian => include_str!("../../lang/ru.ftl"),
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no catalogue for this language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no reports in '{0}'; write en, pl, cs or ru")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

/// A catalogue to speak from.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The catalogue of a language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let name: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![name]);
        // Nothing that is filled in is written from right to left.
        bundle.set_use_isolating(false);
        // What is wrong in a catalogue is missing here. The tests see to it that nothing is.
        let resource = FluentResource::try_new(language.catalogue().to_owned());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(rest, _)| rest));
        Words { language, bundle }
    }

    /// The language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub(crate) fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message with these variables filled in; the id itself if there is no such message.
    pub(crate) fn say(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let variables: FluentArgs<'_> = variables.iter().cloned().collect();
        self.bundle.format_pattern(pattern, Some(&variables), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests;
