//! `inarow play` in every language it speaks.

use crate::common::{output, output_in};
use gametree::Side;
use words::{Language, Words};

/// X has two in a row when it asks for the second hint: a win in one ply.
const WINS: &str = "a1\nb3\nb1\nhint\nb2\nhint\nc1\nquit\n";

fn words(language: Language) -> Words {
    Words::new(language).for_terminal()
}

#[test]
fn a_game_in_each_language() {
    for language in Language::ALL {
        let words = words(language);
        let text = output(&["play", "--o", "human", "--lang", language.code()], WINS);
        let x = || ("side", words.side(Side::First).into());
        let reason = words.say("reason-wins-now", &[]);
        let wins = [("cell", "c1".into()), ("reason", reason.into())];
        for sentence in [
            format!("X: {}\n", words.say("player-human", &[])),
            words.say("terminal-turn", &[x()]),
            format!("{}: {}\n", words.say("hint", &[]), words.say("hint-text", &wins)),
            words.say("terminal-won", &[x()]),
        ] {
            assert!(text.contains(&sentence), "{language} {sentence}: {text}");
        }
        assert!(!text.contains('\u{2068}'), "marks of isolation are shown as boxes");
    }
}

#[test]
fn numbers_are_followed_by_the_right_form() {
    // X needs two more stones of its own, and O cannot prevent it: three plies.
    let moves = "a1\nb2\nc3\na3\nhint\nquit\n";
    for (lang, told) in [
        ("en", ": c1 wins in 3 plies\n"),
        ("pl", ": c1 wygrywa w 3 półruchach\n"),
        ("cs", ": c1 vyhrává za 3 půltahy\n"),
        ("ru", ": c1 выигрывает через 3 полухода\n"),
    ] {
        let text = output(&["play", "--o", "human", "--lang", lang], moves);
        assert!(text.contains(told), "{text}");
    }
}

#[test]
fn refusals_and_help_are_translated_and_commands_are_not() {
    let typed = "d4\nnonsense\nb2\nb2\nhelp\nquit\n";
    for language in Language::ALL {
        let words = words(language);
        let text = output(&["play", "--o", "human", "--lang", language.code()], typed);
        let outside = [("cell", "d4".into()), ("last", "c3".into())];
        for sentence in [
            words.say("terminal-outside", &outside),
            words.say("terminal-unreadable", &[("text", "nonsense".into())]),
            words.say("refused-taken", &[("cell", "b2".into())]),
            format!("\nundo      {}\n", words.say("terminal-help-undo", &[])),
            words.say("terminal-help-words", &[]),
        ] {
            assert!(text.contains(&sentence), "{language} {sentence}: {text}");
        }
    }
}

#[test]
fn the_environment_chooses_unless_the_option_does() {
    let begins = |locales: &[(&str, &str)], args: &[&str], words: &str| {
        let text = output_in(locales, &[&["play", "--o", "human"], args].concat(), "");
        assert!(text.starts_with(&format!("X: {words}\n")), "{locales:?} {args:?}: {text}");
    };
    begins(&[], &[], "Human");
    begins(&[("LANG", "pl_PL.UTF-8")], &[], "Człowiek");
    begins(&[("LANG", "sk_SK.UTF-8")], &[], "Člověk");
    begins(&[("LANG", "C.UTF-8"), ("LC_MESSAGES", "uk_UA")], &[], "Человек");
    begins(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "C")], &[], "Human");
    begins(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "")], &[], "Člověk");
    begins(&[("LANG", "de_DE.UTF-8")], &[], "Human");
    begins(&[("LC_ALL", "cs_CZ.UTF-8")], &["--lang", "ru"], "Человек");
}
