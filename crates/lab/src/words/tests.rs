//! Nothing is missing in any catalogue, and nothing is said that none has.

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
            assert!(!messages.contains_key(&id), "{language}: {id} is there twice");
        }
        let names = line.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next());
        messages.entry(id.clone()).or_default().extend(names.map(str::to_owned));
    }
    messages
}

#[test]
fn catalogues_are_what_the_standard_calls_fluent() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(language.catalogue().to_owned());
        let resource = resource.map_err(|(_, errors)| errors).unwrap();
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.add_resource(resource).unwrap();
        for id in messages(language).keys() {
            assert!(bundle.has_message(id), "{language} {id}");
        }
    }
}

#[test]
fn all_catalogues_have_the_same_messages_with_the_same_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 100);
    for language in Language::ALL {
        let other = messages(language);
        for (id, variables) in &english {
            assert_eq!(other.get(id), Some(variables), "{language}: {id}");
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{language}: {id} is superfluous");
        }
    }
}

/// Every text in quotes in the files below a folder.
fn quoted(folder: &Path, texts: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            quoted(&path, texts);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
        texts.extend(text[..tests].split('"').skip(1).step_by(2).map(str::to_owned));
    }
}

#[test]
fn what_is_said_is_in_the_catalogues() {
    let english = messages(Language::English);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut texts = BTreeSet::new();
    quoted(&source, &mut texts);
    for entry in ["compare", "report", "plot", "words"] {
        let mut said = Vec::new();
        calls(&source.join(entry), &mut said);
        for (place, id) in said {
            assert!(english.contains_key(&id), "{place}: there is no {id}");
        }
    }
    // Those named after algorithms, evaluators and games are put together where they are said.
    let made = ["algorithm-", "evaluator-", "rules-", "state-", "plot-"];
    for id in english.keys() {
        let is_made = made.iter().any(|prefix| id.starts_with(prefix));
        assert!(is_made || texts.contains(id), "{id} is never said");
    }
}

/// The ids of all calls of `say` with a literal.
fn calls(folder: &Path, said: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            calls(&path, said);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let text: String = text.split_whitespace().collect();
        for call in text.split(".say(\"").skip(1) {
            let id = call.split('"').next().unwrap().to_owned();
            said.push((path.display().to_string(), id));
        }
    }
}

#[test]
fn languages_are_known_by_their_codes() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    assert_eq!("de".parse::<Language>(), Err(UnknownLanguage("de".to_owned())));
}
