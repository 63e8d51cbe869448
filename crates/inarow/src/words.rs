//! What people are told in their language. The sentences are those of the page: one catalogue a
//! language, `web/lang/*.ftl`, for both.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages that there is a catalogue for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Polish,
    Czech,
    Russian,
}

impl Language {
    pub const ALL: [Language; 4] =
        [Language::English, Language::Polish, Language::Czech, Language::Russian];

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
            Language::English => include_str!("../../../web/lang/en.ftl"),
            Language::Polish => include_str!("../../../web/lang/pl.ftl"),
            Language::Czech => include_str!("../../../web/lang/cs.ftl"),
            Language::Russian => include_str!("../../../web/lang/ru.ftl"),
        }
    }

    /// The language that the environment asks for.
    pub fn of_environment() -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
        Language::of_locales(set.map(|value| value.to_string_lossy().into_owned()))
    }

    /// The first locale that is not empty decides, as everywhere else in a terminal: `LC_ALL=C`
    /// means English whatever `LANG` is.
    fn of_locales(locales: impl IntoIterator<Item = String>) -> Language {
        let first = locales.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
        let name = first.split(['_', '-', '.', '@']).next().unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "pl" => Language::Polish,
            // The page makes the same guesses about who understands what: language.js.
            "cs" | "sk" => Language::Czech,
            "ru" | "be" | "uk" | "kk" => Language::Russian,
            _ => Language::English,
        }
    }
}

/// A catalogue to speak from.
pub struct Words {
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub fn new(language: Language) -> Words {
        let name: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![name]);
        // Terminals show the marks around what is filled in as boxes.
        bundle.set_use_isolating(false);
        // What is wrong in a catalogue is missing here. The tests below see to it that nothing is.
        let resource = FluentResource::try_new(language.catalogue().to_owned());
        let _ = bundle.add_resource(resource.unwrap_or_else(|(rest, _)| rest));
        Words { language, bundle }
    }

    /// A message with these variables filled in. The id is written out at every call, so that a
    /// test can look for it in the catalogues.
    pub fn say(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let variables: FluentArgs<'_> = variables.iter().cloned().collect();
        self.bundle.format_pattern(pattern, Some(&variables), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    type Variables = BTreeSet<String>;

    /// The messages of a catalogue and the variables in each.
    fn messages(language: Language) -> BTreeMap<String, Variables> {
        let mut messages = BTreeMap::<String, Variables>::new();
        let mut id = String::new();
        let is_part = |line: &&str| !line.is_empty() && !line.starts_with('#');
        for line in language.catalogue().lines().filter(is_part) {
            if let Some((head, _)) = line.split_once(" =")
                && head.starts_with(|c: char| c.is_ascii_lowercase())
            {
                id = head.to_owned();
            }
            let names = line.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next());
            messages.entry(id.clone()).or_default().extend(names.map(str::to_owned));
        }
        messages
    }

    /// Every `words.say` in the files below a folder: where, which message, which variables.
    fn said_in(folder: &Path, said: &mut Vec<(String, String, Variables)>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                said_in(&path, said);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // However the lines are broken.
            let text: String = text.split_whitespace().collect();
            let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
            for call in text[..tests].split("words.say(").skip(1) {
                let call: String = call.chars().take(200).collect();
                let place = format!("{}: {call}", path.display());
                let literal = call.strip_prefix('"').and_then(|call| call.split_once('"'));
                let (id, rest) = literal.expect(&place);
                let rest = rest.strip_prefix(",&[").expect(&place);
                let variables = rest.split(']').next().unwrap().split("(\"").skip(1);
                let names = variables.map(|rest| rest.split('"').next().unwrap().to_owned());
                // `("name", …)`, not `format!("{}", …)`.
                let names = names.filter(|name| name.bytes().all(|c| c.is_ascii_lowercase()));
                said.push((place.clone(), id.to_owned(), names.collect()));
            }
        }
    }

    #[test]
    fn catalogues_are_what_the_standard_calls_fluent() {
        for language in Language::ALL {
            let resource = FluentResource::try_new(language.catalogue().to_owned());
            let resource = resource.map_err(|(_, errors)| errors).unwrap();
            let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
            bundle.add_resource(resource).unwrap();
            for id in messages(language).keys() {
                assert!(bundle.has_message(id), "{language:?} {id}");
            }
        }
    }

    #[test]
    fn every_catalogue_has_what_is_said_with_its_variables() {
        let mut said = Vec::new();
        said_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
        assert!(said.len() > 30, "only {} calls were found", said.len());
        for language in Language::ALL {
            let messages = messages(language);
            for (place, id, variables) in &said {
                assert_eq!(messages.get(id), Some(variables), "{language:?}, {place}");
            }
        }
    }

    #[test]
    fn numbers_take_the_form_that_the_language_wants() {
        let said = |language, plies: u32| {
            Words::new(language).say("value-win", &[("plies", plies.into())])
        };
        for (language, forms) in [
            (Language::English, ["win in 1 ply", "win in 3 plies", "win in 5 plies"]),
            (Language::Polish, ["1 półruchu", "3 półruchach", "5 półruchach"]),
            (Language::Czech, ["1 půltah", "3 půltahy", "5 půltahů"]),
            (Language::Russian, ["1 полуход", "3 полухода", "5 полуходов"]),
        ] {
            for (plies, form) in [1, 3, 5].into_iter().zip(forms) {
                assert!(said(language, plies).ends_with(form), "{}", said(language, plies));
            }
        }
        assert!(said(Language::Polish, 22).ends_with("22 półruchach"));
        assert!(said(Language::Russian, 21).ends_with("21 полуход"));
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
