//! `inarow play` in every language it speaks.

use crate::common::{output, output_in};

/// X has two in a row when it asks for the second hint: a win in one ply.
const WINS: &str = "a1\nb3\nb1\nhint\nb2\nhint\nc1\nquit\n";

#[test]
fn a_game_in_each_language() {
    for (lang, sentences) in [
        ("en", ["X: Human", "X to move: ", "Hint: c1: win in 1 ply, proven", "X has won."]),
        (
            "pl",
            ["X: Człowiek", "Na ruchu X: ", "c1: wygrana w 1 półruchu, udowodnione", "wygrywa X."],
        ),
        (
            "cs",
            ["X: Člověk", "Na tahu je X: ", "Rada: c1: výhra za 1 půltah, dokázáno", "vyhrává X."],
        ),
        ("ru", ["X: Человек", "Ходит X: ", "c1: выигрыш за 1 полуход, доказано", "победа за X."]),
    ] {
        let text = output(&["play", "--o", "human", "--lang", lang], WINS);
        for sentence in sentences {
            assert!(text.contains(sentence), "{lang} {sentence}: {text}");
        }
        assert!(!text.contains('\u{2068}'), "marks of isolation are shown as boxes");
    }
}

#[test]
fn numbers_are_followed_by_the_right_form() {
    // X needs two more stones of its own, and O cannot prevent it: three plies.
    let moves = "a1\nb2\nc3\na3\nhint\nquit\n";
    for (lang, words) in [
        ("en", "Hint: c1: win in 3 plies, proven"),
        ("pl", "Podpowiedź: c1: wygrana w 3 półruchach, udowodnione"),
        ("cs", "Rada: c1: výhra za 3 půltahy, dokázáno"),
        ("ru", "Подсказка: c1: выигрыш за 3 полухода, доказано"),
    ] {
        let text = output(&["play", "--o", "human", "--lang", lang], moves);
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn refusals_and_help_are_translated_and_commands_are_not() {
    let typed = "d4\nnonsense\nb2\nb2\nhelp\nquit\n";
    let text = output(&["play", "--o", "human", "--lang", "cs"], typed);
    assert!(text.contains("Pole d4 je mimo desku, která sahá od a1 po c3.\n"), "{text}");
    assert!(text.contains("„nonsense“ není pole."), "{text}");
    assert!(text.contains("Pole b2 je už obsazené. Zvolte prázdné.\n"), "{text}");
    assert!(text.contains("undo      vzít zpět svůj poslední tah\n"), "{text}");
    assert!(text.contains("Tato slova se píší anglicky.\n"), "{text}");
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

#[test]
fn commands_that_measure_speak_english() {
    let czech = [("LC_ALL", "cs_CZ.UTF-8")];
    let english = output_in(&[], &["show", "3x3x3", "--moves", "b2 a1"], "");
    assert_eq!(output_in(&czech, &["show", "3x3x3", "--moves", "b2 a1"], ""), english);
    let text = output_in(&czech, &["search", "3x3x3", "--moves", "b2 b1"], "");
    assert!(text.contains("win in 5 plies (exact)"), "{text}");
}
