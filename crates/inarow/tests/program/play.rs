//! `inarow play`: whole conversations, typed in advance.

use crate::common::output;
use std::fs;

/// Two people, who type these lines.
fn people(rules: &str, lines: &[&str]) -> String {
    output(&["play", rules, "--o", "human"], &lines.join("\n"))
}

#[test]
fn a_win_is_declared_at_once_with_its_line() {
    let text = people("3x3x3", &["b2", "a1", "a3", "b1", "c1", "quit"]);
    assert!(text.contains("  3 [X] .  .\n  2  . [X] .\n  1  O  O [X]\n"), "{text}");
    assert!(text.contains("The game is over: X has won.\nWinning line: a3 b2 c1\n"), "{text}");
}

#[test]
fn what_cannot_be_played_is_explained_and_asked_again() {
    let text = people("3x3x3", &["b2", "b2", "d4", "nonsense", "", "\u{1b}[2J", "a1", "moves"]);
    assert!(text.contains("O to move: b2 is taken already. Choose an empty cell.\nO to move: "));
    assert!(text.contains("d4 is outside the board, which goes from a1 to c3.\n"));
    assert!(text.contains("'nonsense' is not a cell"));
    assert!(!text.contains('\u{1b}'), "control characters are not echoed");
    assert!(text.contains("X to move: b2 a1\n"), "{text}");
}

#[test]
fn stones_fall_with_gravity() {
    let text = people("3x3x3+gravity", &["b", "B", "b2", "b3", "b", "position"]);
    assert!(text.contains("b2 is taken already"), "{text}");
    assert!(text.contains("Column b is full"), "{text}");
    assert!(text.contains("3x3x3+gravity 1x1/1o1/1x1 o\n"), "{text}");
}

#[test]
fn between_people_undo_takes_one_move_back() {
    let text = people("3x3x3", &["undo", "b2", "a1", "undo", "moves", "quit"]);
    assert!(text.contains("X to move: There is no move of yours to take back.\n"), "{text}");
    assert!(text.contains("Taken back: a1\n") && text.contains("O to move: b2\n"), "{text}");
}

#[test]
fn against_the_computer_undo_takes_a_turn_back() {
    let text = output(&["play", "--seed", "1"], "b2\nundo\nmoves\nposition\nquit\n");
    assert!(text.contains("O plays "), "{text}");
    assert!(text.contains(" b2\n\n"), "{text}");
    assert!(text.contains("X to move: \nX to move: 3x3x3 3/3/3 x\n"), "{text}");
}

#[test]
fn a_lost_game_can_be_taken_back_or_begun_again() {
    let lines = ["b2", "a1", "a3", "b1", "c1", "a2", "hint", "undo", "moves", "new", "moves"];
    let text = people("3x3x3", &lines);
    assert!(
        text.contains("new, undo or quit: The game is over. Start a new one or take a move back.")
    );
    assert!(text.contains("new, undo or quit: The game is over: there is no move to suggest."));
    assert!(text.contains("X to move: b2 a1 a3 b1\n"), "{text}");
    assert!(text.ends_with("X to move: \nX to move: \n"), "{text}");
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    for args in [&["play"][..], &["play", "--o", "human"]] {
        assert!(output(args, "").ends_with("X to move: \n"));
        assert!(output(args, "b2").contains('X'));
    }
}

#[test]
fn help_and_hint() {
    let text = people("3x3x3", &["help", "a1", "hint", "quit"]);
    for word in ["undo", "hint", "moves", "position", "save FILE", "new", "quit"] {
        assert!(text.contains(&format!("\n{word}")), "{word}");
    }
    // The centre is the only answer to a corner.
    assert!(text.contains("O to move: Hint: b2 keeps the draw\n"), "{text}");
}

#[test]
fn a_hint_says_what_the_page_says() {
    let three = ["h8", "a1", "i8", "a15", "j8", "hint", "quit"];
    let text = people("15x15x5", &three);
    assert!(text.contains("8 stops the open three ("), "{text}");
    // The same row where six win.
    let text = people("15x15x6", &["h8", "a1", "i8", "a15", "j8", "o1", "k8", "hint", "quit"]);
    assert!(text.contains("8 stops the open row of 4 ("), "{text}");
}

#[test]
fn computers_draw_noughts_and_crosses() {
    for (x, o) in [("minimax", "alpha-beta"), ("pvs", "deepening"), ("mtdf", "pns")] {
        for seed in ["1", "2"] {
            let text = output(&["play", "3x3x3", "--x", x, "--o", o, "--seed", seed], "");
            assert!(text.ends_with("The game is over: it is a draw.\n"), "{x} {o} {text}");
            assert!(text.contains("X plays ") && text.contains(" nodes, "), "{text}");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed: &str| {
        let args = ["play", "4x4x3", "--x", "alpha-beta:2", "--o", "mcts:3", "--seed", seed];
        let text = output(&args, "");
        let said = text.lines().filter(|line| line.contains(" plays "));
        said.filter_map(|line| line.split(':').next().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(game("5"), game("5"));
    assert!((0..10).any(|seed| game(&seed.to_string()) != game("5")));
}

#[test]
fn either_side_may_begin_and_either_may_be_the_computer() {
    let text = output(&["play", "--first", "o", "--o", "human"], "b2\nposition\nquit\n");
    assert!(text.contains("O to move: ") && text.contains("3x3x3 3/1o1/3 x\n"), "{text}");
    let args = ["play", "--x", "negamax", "--o", "human", "--seed", "3"];
    let text = output(&args, "undo\nquit\n");
    let begin = text.find("X plays ").unwrap();
    assert!(begin < text.find("O to move: ").unwrap());
    assert!(text.contains("There is no move of yours to take back"), "{text}");
}

#[test]
fn the_engine_plays_with_a_time_for_each_move() {
    let args = ["play", "5x5x4", "--x", "engine:20ms", "--o", "engine:30ms"];
    let text = output(&args, "");
    assert!(text.starts_with("X: Computer, 20 ms a move\nO: Computer, 30 ms a move\n"), "{text}");
    assert!(text.contains("X plays ") && text.contains("The game is over: "), "{text}");
    let text = output(&["play", "15x15x5", "--o", "engine:20ms"], "h8\nundo\nmoves\nquit\n");
    assert!(text.contains("O plays ") && text.contains("Taken back: "), "{text}");
}

#[test]
fn a_game_begins_with_moves_or_a_position() {
    let args = ["play", "3x3x3", "--o", "human", "--moves", "b2 a1"];
    let text = output(&args, "moves\nundo\nmoves\nnew\nmoves\nquit\n");
    assert!(text.contains("X to move: b2 a1\n") && text.contains("Taken back: a1\n"), "{text}");
    assert!(text.contains("O to move: b2\n"), "{text}");
    assert!(text.ends_with("X to move: b2 a1\nX to move: "), "new begins there again: {text}");
    let args = ["play", "3x3x3", "--o", "human", "--position", "xx1/oo1/3 x"];
    let text = output(&args, "undo\nc3\nquit\n");
    assert!(text.contains("There is no move of yours to take back."), "{text}");
    assert!(text.contains("Winning line: a3 b3 c3\n"), "{text}");
    let text = output(&["play", "reversi", "--o", "human", "--moves", "d3"], "moves\nquit\n");
    assert!(text.contains("O to move: d3\n"), "{text}");
}

#[test]
fn games_are_saved_whole_and_over_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("mine.sgf"), "mine").unwrap();
    let lines = [
        "b2".to_owned(),
        "a1".to_owned(),
        format!("save {}", path("one.sgf")),
        "c3".to_owned(),
        format!("save {}", path("one.sgf")),
        format!("save {}", path("two.psq")),
        format!("save {}", path("three.txt")),
        format!("save {}", path("mine.sgf")),
        format!("save {}", path("no/where.sgf")),
        "save".to_owned(),
    ];
    let text = people("3x3x3", &lines.each_ref().map(String::as_str));
    assert_eq!(text.matches("Saved as ").count(), 4, "{text}");
    assert!(text.contains("mine.sgf exists already"), "{text}");
    assert!(text.contains("cannot write ") && text.contains("save game.sgf"), "{text}");
    assert_eq!(fs::read_to_string(path("mine.sgf")).unwrap(), "mine");
    for name in ["one.sgf", "two.psq"] {
        let shown = output(&["show", "3x3x3", &path(name)], "");
        assert!(shown.contains("moves: b2 a1 c3\n") && shown.contains("X: human\n"), "{shown}");
    }
    let list = fs::read_to_string(path("three.txt")).unwrap();
    assert!(list.ends_with("X: human\nO: human\nmoves: b2 a1 c3\n"), "{list}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);

    let lines =
        ["d3".to_owned(), format!("save {}", path("r.sgf")), format!("save {}", path("r.txt"))];
    let text = people("reversi", &lines.each_ref().map(String::as_str));
    assert!(text.contains(".sgf and .psq are only for k in a row"), "{text}");
    let list = fs::read_to_string(path("r.txt")).unwrap();
    assert_eq!(list, "game: reversi\nX: human\nO: human\nmoves: d3\n");
}

#[test]
fn one_grammar_of_players() {
    for (player, told) in [
        ("exact", "Perfect play"),
        ("engine:3", "Computer, level 3"),
        ("engine:6d", "Computer, depth 6"),
        ("engine:2000n", "Computer, 2,000 nodes a move"),
        ("engine:10:500n", "Computer, level 10, 500 nodes"),
        ("mcts:500n", "mcts, line-power, 500 nodes"),
        ("alpha-beta:2:open-lines", "alpha-beta, depth 2, open-lines"),
        ("deepening:100ms", "deepening, line-power, 100 ms a move"),
    ] {
        let text = output(&["play", "3x3x3", "--x", player, "--o", "human"], "quit\n");
        assert!(text.starts_with(&format!("X: {told}\n")), "{text}");
    }
}

#[test]
fn people_begin_with_swap2_and_change_sides() {
    let lines = ["h8", "i9", "l10", "g7", "two", "g7", "j7", "undo", "j7", "two", "o", "undo", "x"];
    let lines = [&lines[..], &["f6", "moves", "quit"]].concat();
    let args = ["play", "15x15x5", "--o", "human", "--opening", "swap2"];
    let text = output(&args, &lines.join("\n"));
    for part in [
        "First player: stone 1 of 3; neither side should be better (X): ",
        "Second player: choose your side (x, o, two): Type one of: x, o, two\n",
        "Second player: stone 2 of 2; neither side should be better (X): ",
        "Taken back: j7\n",
        "First player: choose your side (x, o): Type one of: x, o\n",
        "O to move: \n",
        "X to move: h8 i9 l10 g7 j7 f6\n",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    // The choice was taken back, and made again.
    assert_eq!(text.matches("First player: choose your side").count(), 4, "{text}");
}

#[test]
fn the_computer_opens_and_chooses() {
    let args = ["play", "15x15x5", "--x", "engine:3", "--o", "human", "--opening", "swap2"];
    let text = output(&[&args[..], &["--seed", "1"]].concat(), "x\nundo\no\nmoves\n");
    assert!(text.contains("The first player places "), "{text}");
    // With X chosen the computer is O, and moves; then it is X, and waits.
    assert!(text.contains("O plays ") && text.contains("O to move: "), "{text}");
    let args = ["play", "15x15x5", "--opening", "swap", "--o", "engine:6", "--moves", "h8 a15"];
    let text = output(&args, "i8\nmoves\n");
    assert!(text.contains("The second player takes X: +"), "{text}");
    assert!(text.contains("O to move: h8 a15 i8\n"), "{text}");
    let two = ["play", "9x9x5", "--x", "random", "--o", "engine:1", "--opening", "swap2"];
    let text = output(&[&two[..], &["--seed", "5"]].concat(), "");
    assert!(text.contains(": by lot\n") && text.contains("The game is over"), "{text}");
}
