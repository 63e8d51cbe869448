//! Nothing is missing in any catalogue, nothing is said that none has, and nothing is there that
//! nobody says.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use fluent_bundle::{FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::Language;

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
    let english = messages(Language::ENGLISH);
    assert!(english.len() > 1_000);
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

/// The page's reader knows no more of Fluent than this.
#[test]
fn only_text_variables_selectors_and_quoted_braces_are_used() {
    for language in Language::ALL {
        for line in language.catalogue().lines().filter(|line| !line.starts_with('#')) {
            let line = line.replace(r#"{"{"}"#, "").replace(r#"{"}"}"#, "");
            let places = line.split('{').skip(1).map(str::trim_start);
            for place in places {
                assert!(place.starts_with('$'), "{language}: {line}");
            }
            assert!(!line.starts_with(['-', '.']), "{language}: {line}");
        }
    }
}

#[test]
fn selectors_by_plural_have_every_form_that_the_language_needs() {
    for language in Language::ALL {
        // Czech has `many` only for fractions, and `other` is always there.
        let needed: &[&str] = match language.code() {
            "en" => &["one"],
            "cs" => &["one", "few"],
            _ => &["one", "few", "many"],
        };
        let mut keys = BTreeSet::new();
        for line in language.catalogue().lines() {
            if line.trim_end().ends_with("->") {
                keys.clear();
            }
            let Some(key) = line.trim_start().trim_start_matches('*').strip_prefix('[') else {
                continue;
            };
            keys.extend(key.split(']').next().map(str::to_owned));
            if line.trim_start().starts_with('*') && keys.contains("one") {
                for form in needed {
                    assert!(keys.contains(*form), "{language} lacks [{form}]: {line}");
                }
            }
        }
    }
}

/// Text that somebody meant to translate.
#[test]
fn sentences_are_not_left_in_english() {
    let sentence = |text: &str| text.split(' ').filter(|word| word.len() > 2).count() > 3;
    let english: BTreeSet<&str> = Language::ENGLISH.catalogue().lines().collect();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::ENGLISH) {
        for line in language.catalogue().lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            let words = text.split(['{', '}']).step_by(2).collect::<String>();
            assert!(!(english.contains(line) && sentence(&words)), "{language}: {line}");
        }
    }
}

// What is said, and where.

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of all files below a folder with one of these endings, tests apart.
fn sources(folder: &Path, endings: &[&str], found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") && !path.ends_with("target") {
                sources(&path, endings, found);
            }
        } else if path.extension().is_some_and(|end| endings.iter().any(|&one| end == one)) {
            let text = fs::read_to_string(&path).unwrap();
            let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
            found.push((path, text[..tests].to_owned()));
        }
    }
}

fn is_id(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(is_letter)
}

/// What a module puts before a hyphen and a name, where it does not do that in one text.
const GROUPS: [&str; 2] = ["theme-", "confirm-"];

#[test]
fn every_message_is_said_by_somebody() {
    let mut files = Vec::new();
    sources(&root().join("crates"), &["rs"], &mut files);
    sources(&root().join("web"), &["js", "html"], &mut files);
    let mut said = BTreeSet::new();
    let mut begun: BTreeSet<&str> = GROUPS.into_iter().collect();
    for (_, text) in &files {
        for word in text.split(['"', '\'', '`', '\n', ' ', '(', ')', '{', '$', '}']) {
            if is_id(word) {
                said.insert(word);
            }
            // What goes on with a name: `reason-${code}`, "algorithm-{name}".
            if is_id(word) && word.len() > 2 && word.ends_with('-') {
                begun.insert(word);
            }
        }
    }
    let is_said = |id: &str| said.contains(id) || begun.iter().any(|prefix| id.starts_with(prefix));
    let english = messages(Language::ENGLISH);
    let silent: Vec<&String> = english.keys().filter(|id| !is_said(id)).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

#[test]
fn what_the_page_says_is_in_the_catalogues() {
    let english = messages(Language::ENGLISH);
    let mut files = Vec::new();
    sources(&root().join("web"), &["js"], &mut files);
    let mut calls = 0;
    let mut missing = BTreeSet::new();
    for (path, text) in &files {
        for (before, call) in text.split("t('").zip(text.split("t('").skip(1)) {
            let is_call = !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
            let id = call.split('\'').next().unwrap_or_default();
            if is_call && is_id(id) {
                calls += 1;
                if !english.contains_key(id) {
                    missing.insert((id, path));
                }
            }
        }
    }
    assert!(calls > 100, "only {calls} calls were found");
    assert!(missing.is_empty(), "{missing:?}");
}

/// In the crates that speak from these catalogues.
#[test]
fn what_the_program_says_is_in_the_catalogues() {
    let english = messages(Language::ENGLISH);
    let mut missing = BTreeSet::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if !manifest.lines().any(|line| line.starts_with("words")) && !folder.ends_with("words") {
            continue;
        }
        let mut files = Vec::new();
        sources(&folder.join("src"), &["rs"], &mut files);
        for (path, text) in files {
            // However the lines are broken.
            let text: String = text.split_whitespace().collect();
            let calls = text.split(".say(\"").skip(1);
            for call in calls.chain(text.split(".counted(\"").skip(1)) {
                let id = call.split('"').next().unwrap_or_default();
                if is_id(id) && !english.contains_key(id) {
                    missing.insert((id.to_owned(), path.clone()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
