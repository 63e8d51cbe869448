//! What people read, in every language that inarow speaks.
//!
//! There is one catalogue a language, `lang/*.ftl`, for the page, the terminal, reports and
//! pictures. [`Words`] speaks from one: messages by their id, and the few things that are told all
//! over the program, each by one function:
//!
//! - numbers and times: [`count`](Words::count), [`decimal`](Words::decimal),
//!   [`percent`](Words::percent), [`time`](Words::time), [`long_time`](Words::long_time);
//! - what is known of a position: [`value`](Words::value), always from the first player's point of
//!   view;
//! - what a search cost and why it ended: [`cost`](Words::cost), [`ended`](Words::ended).
//!
//! ```
//! use words::{Language, Words};
//!
//! let words = Words::new(Language::ENGLISH);
//! assert_eq!(words.value(&"X3".parse()?), "X wins in 3 plies");
//! assert_eq!(words.say("played", &[("side", "X".into()), ("cell", "b2".into())]), "X plays b2");
//!
//! let words = Words::new("cs".parse()?);
//! assert_eq!(words.value(&"X3".parse()?), "X vyhrává za 3 půltahy");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! To add a language, write `lang/CODE.ftl` and one line of the table in `language.rs`.
#![warn(missing_docs)]

mod language;
mod numbers;
mod values;

pub use fluent_bundle::FluentValue;
pub use language::{Language, UnknownLanguage};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

/// What keeps a number and its unit on one line.
const NO_BREAK: char = '\u{a0}';

/// A catalogue to speak from.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    is_terminal: bool,
}

impl Words {
    /// The catalogue of a language.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let name: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![name]);
        // Nothing that is filled in is written from right to left.
        bundle.set_use_isolating(false);
        // What is wrong in a catalogue is missing here. The tests see to it that nothing is.
        let resource = FluentResource::try_new(language.catalogue().to_owned());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(rest, _)| rest));
        Words { language, bundle, is_terminal: false }
    }

    /// The same with ordinary spaces, for text that is searched and piped; elsewhere, spaces that
    /// keep a number with its unit.
    #[must_use]
    pub fn for_terminal(mut self) -> Words {
        self.is_terminal = true;
        self
    }

    /// The language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message with these variables filled in; the id itself if there is no such message.
    #[must_use]
    pub fn say(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let variables: FluentArgs<'_> = variables.iter().cloned().collect();
        let text = self.bundle.format_pattern(pattern, Some(&variables), &mut Vec::new());
        self.spaced(text.into_owned())
    }

    /// A message about a number of things, with the form that the language wants: its variables are
    /// `n`, which decides the form, and `shown`.
    #[must_use]
    pub fn counted(&self, id: &str, number: u64) -> String {
        self.say(id, &[("n", number.into()), ("shown", self.count(number).into())])
    }

    fn spaced(&self, text: String) -> String {
        if self.is_terminal { text.replace(NO_BREAK, " ") } else { text }
    }
}
