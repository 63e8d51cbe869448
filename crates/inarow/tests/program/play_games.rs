//! `inarow play` and `inarow perft` with games other than k in a row.

use crate::common::{complaint, json, output};
use words::{Language, Words};

/// Two people, who type these lines.
fn people(game: &str, lines: &[&str]) -> String {
    output(&["play", game, "--o", "human"], &lines.join("\n"))
}

#[test]
fn reversi_against_a_search() {
    let args = ["play", "reversi", "--o", "alpha-beta:2", "--seed", "1"];
    let text = output(&args, "d3\na1\nmoves\nundo\nmoves\nquit\n");
    assert!(text.contains("O: alpha-beta, depth 2, corners\n"), "{text}");
    assert!(text.contains("Type a move such as d3, or help.\n"), "{text}");
    assert!(text.contains("  3  .  .  .  *  .  .  .  .\n"), "{text}");
    assert!(text.contains("O plays ") && text.contains(", depth 2, "), "{text}");
    assert!(text.contains("X to move: 'a1' is not a move now. There are: "), "{text}");
    assert!(text.contains("X to move: d3 ") && text.contains("Taken back: "), "{text}");
}

#[test]
fn who_cannot_move_passes() {
    let game = |seed: u32| {
        let seed = seed.to_string();
        output(&["play", "reversi:4", "--x", "random", "--o", "random", "--seed", &seed], "")
    };
    let text = game(0);
    assert!(text.starts_with("X: Random moves\nO: Random moves\n"), "{text}");
    assert!(text.contains("The game is over: "), "{text}");
    assert!((0..20).any(|seed| game(seed).contains(" plays pass\n")));
}

#[test]
fn draughts_between_people() {
    let moves = ["c3-d4", "b6-c5", "a3-b4", "D4XB6", "a7:c5", "undo", "moves", "help", "quit"];
    let text = people("draughts", &moves);
    assert!(text.contains("X to move: 'a3-b4' is not a move now. There are: d4:b6\n"), "{text}");
    assert!(text.contains("Taken back: a7:c5\n"), "{text}");
    assert!(text.contains("O to move: c3-d4 b6-c5 d4:b6\n"), "{text}");
    assert!(text.contains("a3-b4     your move, written like this\n"), "{text}");
    assert!(!text.contains("position"), "{text}");
}

#[test]
fn the_side_that_closes_a_box_is_asked_again() {
    let lines = ["a1-b1", "a1-a2", "a2-b2", "b1-b2", "undo", "b2-b1", "moves", "a1-b1", "new"];
    let text = people("dots:1x1", &lines);
    assert!(text.contains("     | O |\n"), "{text}");
    assert!(text.contains("The game is over: O has won.\n"), "{text}");
    assert!(text.contains("new, undo or quit: Taken back: b1-b2\n"), "{text}");
    assert!(text.contains("new, undo or quit: a1-b1 a1-a2 a2-b2 b1-b2\n"), "{text}");
    assert!(text.contains("new, undo or quit: The game is over. Start"), "{text}");
}

#[test]
fn any_search_plays_any_game() {
    for (x, o) in [
        ("minimax:2", "negamax:2"),
        ("alpha-beta:2", "pvs:2"),
        ("deepening:2", "mtdf:2"),
        ("mcts:1", "pns:2"),
        ("engine:2", "engine:200n"),
    ] {
        for game in ["reversi:4", "draughts", "dots:2x2"] {
            let text = output(&["play", game, "--x", x, "--o", o, "--seed", "1"], "");
            assert!(text.contains("The game is over: "), "{game} {x} {o}: {text}");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_random_moves() {
    let game =
        |seed| output(&["play", "dots", "--x", "random", "--o", "random", "--seed", seed], "");
    assert_eq!(game("5"), game("5"));
    assert_ne!(game("5"), game("6"));
}

#[test]
fn games_in_other_languages() {
    for language in Language::ALL {
        let words = Words::new(language).for_terminal();
        let variables = [("text", "z9".into()), ("moves", "a1-b1 a2-b2 a1-a2 b1-b2".into())];
        let sentence = words.say("terminal-no-move", &variables);
        let lang = language.code();
        let args = ["play", "dots:1x1", "--o", "human", "--lang", lang];
        let text = output(&args, "z9\n\u{1b}[2J\nquit\n");
        assert!(text.contains(&sentence), "{text}");
        assert!(!text.contains('\u{1b}'), "control characters are not echoed");
    }
}

#[test]
fn what_other_games_do_not_have_is_refused() {
    let refuses = |args: &[&str], parts: &[&str]| {
        let line = complaint(&[&["play"], args].concat());
        assert!(parts.iter().all(|part| line.contains(part)), "{line}");
    };
    refuses(&["chess"], &["'chess'", "reversi", "draughts", "dots", "3x3x3"]);
    refuses(&["reversi:5"], &["'5'", "reversi:6"]);
    refuses(&["dots:9x9"], &["'9x9'", "dots:3x2"]);
    refuses(&["draughts:10"], &["'10'"]);
    refuses(&["reversi", "--o", "exact"], &["--o", "exact", "reversi", "too large"]);
    refuses(&["reversi", "--o", "magic:3"], &["--o", "'magic'", "alpha-beta"]);
    refuses(&["draughts", "--first", "o"], &["--first", "X begins"]);
    refuses(&["draughts", "--order", "row"], &["--order", "draughts"]);
    refuses(&["draughts", "--evaluator", "discs"], &["--evaluator", "'discs'", "material"]);
    refuses(&["3x3x3", "--evaluator", "magic"], &["--evaluator", "'magic'", "line-power"]);
    refuses(&["reversi", "--x", "random:2"], &["--x", "takes nothing behind it"]);
}

#[test]
fn perft_of_any_game() {
    let counts = |args: &[&str]| json(&[&["perft"], args].concat())["nodes"].to_string();
    assert_eq!(counts(&["reversi", "5"]), "[1,4,12,56,244,1396]");
    assert_eq!(counts(&["draughts", "4"]), "[1,7,49,302,1469]");
    assert_eq!(counts(&["dots:1x1", "99"]), "[1,4,12,24,24]");
    assert_eq!(counts(&["draughts", "1", "--moves", "c3-d4, b6-c5"]), "[1,1]");
    let text = output(&["perft", "dots:1x1", "99"], "");
    assert!(text.contains("no game lasts longer than 4 more plies\n"), "{text}");
    let line = complaint(&["perft", "draughts", "1", "--moves", "c3-d4 c3-d4"]);
    assert!(line.contains("move 2") && line.contains("'c3-d4'"), "{line}");
    let line = complaint(&["perft", "reversi", "1", "--position", "8/8 x"]);
    assert!(line.contains("--position supports only k in a row"), "{line}");
}
