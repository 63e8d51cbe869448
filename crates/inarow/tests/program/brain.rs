//! `inarow brain`: the real program over pipes, under a manager that is sometimes rude.

use crate::brain_driver::{Brain, cell};
use std::time::{Duration, Instant};

/// `BOARD` lines of a game given in letters and numbers, on 15×15, with us to move.
fn board(game: &str) -> String {
    let starts = game.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(i, _)| i);
    let starts: Vec<usize> = starts.chain([game.len()]).collect();
    let names: Vec<&str> = starts.windows(2).map(|pair| &game[pair[0]..pair[1]]).collect();
    let lines = names.iter().enumerate().map(|(i, name)| {
        let (x, y) = point(name);
        let kind = if (names.len() - i).is_multiple_of(2) { 1 } else { 2 };
        format!("{x},{y},{kind}\r\n")
    });
    format!("BOARD\r\n{}DONE", lines.collect::<String>())
}

/// A cell of 15×15 as the protocol has it.
fn point(name: &str) -> (usize, usize) {
    let row: usize = name[1..].parse().unwrap();
    (usize::from(name.as_bytes()[0] - b'a'), 15 - row)
}

/// Whether a game may begin there: in the middle or at most two steps from it.
pub fn is_near((x, y): (usize, usize), middle: usize) -> bool {
    x.abs_diff(middle) <= 2 && y.abs_diff(middle) <= 2
}

#[test]
fn a_game_begins_and_goes_on() {
    let mut brain = Brain::started(15);
    let first = brain.ask_move("BEGIN");
    assert!(is_near(first, 7), "{first:?}");
    let answer = brain.ask_move("TURN 0,0");
    assert!(answer != first && answer != (0, 0));
    brain.send("END\r\n");
    brain.ends();
}

#[test]
fn about_is_one_line_of_names_and_values() {
    let about = Brain::new().ask("ABOUT");
    for key in ["name=\"inarow\"", ", version=\"", ", author=\"", ", country=\""] {
        assert!(about.contains(key), "{about}");
    }
}

#[test]
fn lines_may_end_in_any_way_and_commands_be_in_any_case() {
    for end in ["\r\n", "\n", "\r"] {
        let mut brain = Brain::new();
        brain.send(&format!("start 9{end}INFO Timeout_Turn 20{end}{end}Begin{end}"));
        assert_eq!(brain.answer(), "OK");
        assert!(is_near(cell(&brain.answer()), 4));
        brain.send(&format!("end{end}"));
        brain.ends();
    }
}

#[test]
fn the_name_of_the_program_makes_it_a_brain() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("pbrain-inarow");
    // A link: a file that was just written may still be busy in a child of another test.
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_inarow"), &name).unwrap();
    let mut brain = Brain::run(&name, &[]);
    assert_eq!(brain.ask("START 20"), "OK");
    brain.send("END\n");
    brain.ends();
}

#[test]
fn nobody_waits_for_an_answer_before_sending_more() {
    let mut brain = Brain::new();
    brain.send("START 20\r\nINFO max_memory 350000000\r\nINFO timeout_match 180000\r\n");
    brain.send("INFO timeout_turn 50\r\nINFO game_type 1\r\nINFO rule 0\r\n");
    brain.send("INFO time_left 180000\r\nINFO folder C:\\\r\nINFO evaluate 1,1\r\n");
    brain.send("INFO pondering 1\r\nBOARD\r\nDONE\r\n");
    assert_eq!(brain.answer(), "OK");
    cell(&brain.answer());
}

#[test]
fn what_is_sent_during_thought_is_answered_in_order() {
    let mut brain = Brain::started(15);
    brain.send("BEGIN\nABOUT\nFOO\nTURN 0,0\nTURN 99,0\nRESTART\nBEGIN\n");
    let first = brain.answer();
    assert!(is_near(cell(&first), 7), "{first}");
    assert!(brain.answer().starts_with("name="));
    assert!(brain.answer().starts_with("UNKNOWN "));
    cell(&brain.answer());
    assert!(brain.answer().starts_with("ERROR "));
    assert_eq!(brain.answer(), "OK");
    // In the same position always the same.
    assert_eq!(brain.answer(), first);
}

#[test]
fn stop_gives_the_best_so_far_at_once() {
    for stop in ["STOP", "yxstop"] {
        let mut brain = Brain::started(15);
        brain.send("INFO timeout_turn 60000\nTURN 7,7\n");
        std::thread::sleep(Duration::from_millis(200));
        let begun = Instant::now();
        cell(&brain.ask(stop));
        assert!(begun.elapsed() < Duration::from_secs(5));
        // With nothing to stop it is not answered, and later thoughts are not stopped.
        brain.send(&format!("{stop}\nINFO timeout_turn 200\n"));
        let begun = Instant::now();
        brain.ask_move("TURN 0,0");
        assert!(begun.elapsed() > Duration::from_millis(100));
    }
    // Sent together, it is meant for what came before it.
    let mut brain = Brain::started(15);
    let begun = Instant::now();
    brain.send("INFO timeout_turn 60000\nTURN 7,7\nSTOP\n");
    cell(&brain.answer());
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[cfg(target_os = "linux")]
#[test]
fn it_thinks_in_the_time_of_the_other_side_only_if_asked_to() {
    for pondering in [false, true] {
        let mut brain = Brain::started(15);
        brain.send(&format!("INFO pondering {}\n", u8::from(pondering)));
        brain.ask_move("TURN 7,7");
        let before = brain.ticks();
        std::thread::sleep(Duration::from_millis(600));
        if pondering {
            // A busy machine gives it its time later.
            let begun = Instant::now();
            while brain.ticks() < before + 10 {
                assert!(begun.elapsed() < Duration::from_secs(60), "it does not think");
                std::thread::sleep(Duration::from_millis(10));
            }
        } else {
            let spent = brain.ticks() - before;
            assert!(spent <= 5, "{spent} ticks");
        }
        // And is there at once when it is needed.
        let begun = Instant::now();
        assert!(brain.ask("ABOUT").starts_with("name="));
        assert!(begun.elapsed() < Duration::from_secs(5));
        brain.ask_move("TURN 0,0");
        brain.send("END\n");
        brain.ends();
    }
}

#[test]
fn the_end_interrupts_a_thought_and_ends_the_program() {
    let mut ended = Brain::started(15);
    ended.send("INFO timeout_turn 60000\nTURN 7,7\nEND\n");
    cell(&ended.answer());
    ended.ends();
    let mut left = Brain::started(15);
    left.send("INFO timeout_turn 60000\nTURN 7,7\n");
    std::thread::sleep(Duration::from_millis(100));
    left.hang_up();
    cell(&left.answer());
    left.ends();
    let mut idle = Brain::new();
    idle.hang_up();
    idle.ends();
}

#[test]
fn a_script_that_just_ends_gets_its_answers() {
    for (asked, end) in [("TURN 7,7\n", ""), ("TURN 7,7\n", "END\n"), ("BEGIN\n", "END\n")] {
        let mut brain = Brain::new();
        brain.send(&format!("START 15\nINFO timeout_turn 600000\n{asked}{end}"));
        brain.hang_up();
        assert_eq!(brain.answer(), "OK");
        cell(&brain.answer());
        brain.ends();
    }
}

#[test]
fn moves_are_taken_back_and_games_begun_again() {
    let mut brain = Brain::started(15);
    let own = brain.ask("BEGIN");
    let second = brain.ask("TURN 3,3");
    brain.refuses("TAKEBACK 14,14", "no stone");
    assert_eq!(brain.ask(&format!("TAKEBACK {second}")), "OK");
    assert_eq!(brain.ask("TAKEBACK 3,3"), "OK");
    brain.refuses(&format!("TURN {own}"), "taken");
    brain.ask_move("TURN 3,3");
    assert_eq!(brain.ask("RESTART"), "OK");
    brain.ask_move(&format!("TURN {own}"));
    assert_eq!(brain.ask("RECTSTART 20,10"), "OK");
    let (x, y) = brain.ask_move("TURN 19,9");
    assert!(x < 20 && y < 10);
    brain.refuses("TURN 9,19", "outside");
}

#[test]
fn play_puts_a_stone_of_ours() {
    let mut brain = Brain::started(15);
    assert_eq!(brain.ask("PLAY 3,4"), "3,4");
    brain.refuses("PLAY 4,4", "turn");
    assert_ne!(brain.ask("TURN 5,5"), "3,4");
}

#[test]
fn boards_are_set_up_with_and_without_an_answer() {
    let mut brain = Brain::started(15);
    cell(&brain.ask("BOARD\r\nDONE"));
    cell(&brain.ask("BOARD\r\n7,7,2\r\nDONE"));
    // Our four is completed, whatever the order.
    let five = "BOARD\n3,3,1\n1,0,2\n4,3,1\n3,0,2\n5,3,1\n5,0,2\n6,3,1\n7,0,2\n2,3,2\nDONE";
    assert_eq!(brain.ask_move(five), (7, 3));
    brain.send("YXBOARD\n7,7,1\n8,8,2\nDONE\n");
    brain.is_silent();
    for line in ["(1)", "(2)", "(3)"] {
        let told = if line == "(1)" { brain.ask("YXNBEST 3") } else { brain.answer() };
        assert!(told.starts_with("MESSAGE depth ") && told.contains(line), "{told}");
    }
    cell(&brain.answer());
}

#[test]
fn the_conformance_positions_are_won() {
    let mut brain = Brain::started(15);
    let (g8, l8) = (point("g8"), point("l8"));
    let answer = brain.ask_move(&board("h8h9i8i9j8j9k8k9"));
    assert!([g8, l8].contains(&answer), "{answer:?}");
    assert_eq!(brain.ask("RESTART"), "OK");
    brain.send("INFO rule 1\n");
    let answer = brain.ask_move(&board("h8h9i8h10g8h11j13h12g14h14i15"));
    assert!([point("f8"), point("j8")].contains(&answer), "{answer:?}");
}

#[test]
fn swap2_has_three_forms() {
    let mut brain = Brain::started(15);
    brain.send("INFO timeout_turn 200\n");
    let opening = brain.ask("SWAP2BOARD\r\nDONE");
    let cells: Vec<_> = opening.split(' ').map(cell).collect();
    assert!(cells.len() == 3 && cells[0] != cells[1] && cells[1] != cells[2], "{opening}");
    let lines = opening.replace(' ', "\r\n");
    let second = brain.ask(&format!("SWAP2BOARD\r\n{lines}\r\nDONE"));
    assert!(second == "SWAP" || (1..=2).contains(&second.split(' ').count()), "{second}");
    // Black has an open three with the move to white: white is worse off, and not by a little.
    let three = "SWAP2BOARD\n7,7,1\n0,0,2\n8,7,1\nDONE";
    assert_eq!(brain.ask(three), "SWAP");
    assert_ne!(brain.ask("TURN 6,6"), "7,7", "the game goes on as black");
    let bad = "SWAP2BOARD\n7,7\n0,14\n8,7\n14,14\n9,7\nDONE";
    assert_eq!(brain.ask(bad), "SWAP");
    let good = "SWAP2BOARD\n0,0\n7,7\n14,14\n8,7\n0,14\nDONE";
    cell(&brain.ask(good));
    brain.refuses("SWAP2BOARD\n0,0\nDONE", "0, 3 or 5");
    brain.refuses("SWAP2BOARD\n0,0\n0,0\n1,1\nDONE", "taken");
}

#[test]
fn details_are_told_only_if_asked_for() {
    for ask in ["INFO show_detail 1", "YXSHOWINFO"] {
        let mut brain = Brain::started(15);
        brain.send(&format!("{ask}\nTURN 7,7\n"));
        let first = brain.answer();
        let words = ["MESSAGE depth 1 ", " value ", " nodes ", " speed ", " line "];
        assert!(words.iter().all(|word| first.contains(word)), "{first}");
    }
}

#[test]
fn limits_of_depth_and_nodes_end_a_thought() {
    for limit in ["max_depth 2", "max_node 500"] {
        let mut brain = Brain::started(15);
        brain.send(&format!("INFO timeout_turn 60000\nINFO {limit}\nINFO thread_num 2\n"));
        brain.ask_move("TURN 7,7");
    }
}

#[test]
fn strength_makes_it_weaker_but_not_silly() {
    let mut brain = Brain::started(15);
    brain.send("INFO timeout_turn 60000\nINFO strength 40\n");
    let begun = Instant::now();
    brain.ask_move("TURN 7,7");
    assert!(begun.elapsed() < Duration::from_secs(5), "a weak level does not use its time");
    let five = "BOARD\n3,3,1\n1,0,2\n4,3,1\n3,0,2\n5,3,1\n5,0,2\n6,3,1\n7,0,2\n2,3,2\nDONE";
    assert_eq!(brain.ask_move(five), (7, 3));
}

#[test]
fn other_extensions() {
    let mut brain = Brain::new();
    brain.refuses("YXSHOWFORBID", "START");
    assert_eq!(brain.ask("START 9"), "OK");
    assert_eq!(brain.ask("YXSHOWFORBID"), "FORBID .");
    brain.send("YXHASHCLEAR\n");
    brain.is_silent();
}

#[test]
fn k_is_carried_by_a_key_of_our_own() {
    let mut brain = Brain::started(6);
    brain.send("INFO k 4\n");
    // Three of four: complete them.
    let answer = brain.ask_move("BOARD\n0,0,1\n5,5,2\n1,0,1\n4,5,2\n2,0,1\n0,5,2\nDONE");
    assert_eq!(answer, (3, 0));
    brain.send("INFO k 9\n");
    brain.is_silent();
    brain.refuses("ABOUT", "got 9");
    brain.send("INFO k 0\nINFO timeout_turn soon\n");
    brain.refuses("RESTART", "timeout_turn");
    assert_eq!(brain.ask("RESTART"), "OK");
    // Small boards have smaller rows of their own accord.
    let mut small = Brain::started(3);
    assert_eq!(small.ask_move("BOARD\n0,0,1\n2,2,2\n0,1,1\n2,1,2\nDONE"), (0, 2));
}

#[test]
fn rules_that_are_not_supported_are_told_once() {
    for rule in [2, 4, 8] {
        let mut brain = Brain::started(15);
        brain.send(&format!("INFO rule {rule}\n"));
        brain.is_silent();
        brain.refuses("BOARD\nDONE", "not supported");
        cell(&brain.ask("BOARD\nDONE"));
    }
}
