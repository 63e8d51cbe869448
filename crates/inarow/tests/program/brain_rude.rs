//! `inarow brain` and input that makes no sense: the reason is told, nothing changes, and it goes
//! on. Also: it goes on for many games without growing.

use crate::brain_driver::{Brain, cell};

#[test]
fn before_the_start_there_is_no_board() {
    let mut brain = Brain::new();
    for line in ["BEGIN", "TURN 1,1", "PLAY 1,1", "TAKEBACK 1,1", "RESTART", "BOARD\nDONE"] {
        brain.refuses(line, "START");
    }
    brain.refuses("DONE", "BOARD");
    assert_eq!(brain.ask("START 15"), "OK");
}

#[test]
fn sizes_that_cannot_be_leave_the_board_as_it_is() {
    let mut brain = Brain::started(9);
    let own = brain.ask("BEGIN");
    for (line, part) in [
        ("START 0", "1 to 32"),
        ("START 33", "1 to 32"),
        ("START -5", "'-5'"),
        ("START 4294967311", "'4294967311'"),
        ("START", "''"),
        ("START twenty", "'twenty'"),
        ("RECTSTART 20", "20,15"),
        ("RECTSTART 20,0", "height must be 1 to 32"),
        ("RECTSTART 20,x", "'x'"),
    ] {
        brain.refuses(line, part);
    }
    brain.refuses(&format!("TURN {own}"), "taken");
    brain.send("INFO k 8\n");
    brain.refuses("START 5", "got 8");
    brain.refuses("RECTSTART 3,4", "got 8");
    brain.refuses(&format!("TURN {own}"), "taken");
}

#[test]
fn moves_that_cannot_be_played_change_nothing() {
    let mut brain = Brain::started(9);
    let own = brain.ask("BEGIN");
    for (line, part) in [
        (format!("TURN {own}"), "taken"),
        (format!("PLAY {own}"), "taken"),
        ("TURN 9,0".to_owned(), "outside"),
        ("TURN -1,0".to_owned(), "outside"),
        ("TURN 1".to_owned(), "x,y"),
        ("TURN a,b".to_owned(), "x,y"),
        ("TURN 1,1,1".to_owned(), "x,y"),
        ("TURN 99999999999999999999999,1".to_owned(), "x,y"),
        ("TAKEBACK 0,0".to_owned(), "no stone"),
        ("BEGIN".to_owned(), "turn"),
    ] {
        brain.refuses(&line, part);
    }
    brain.ask_move("TURN 0,0");
}

#[test]
fn boards_that_cannot_be_change_nothing() {
    let mut brain = Brain::started(9);
    let own = brain.ask("BEGIN");
    for (lines, part) in [
        ("nonsense", "'nonsense'"),
        ("1,1", "whose stone"),
        ("1,1,4", "1 (mine) or 2"),
        ("1,1,3", "not supported"),
        ("1,1,1,1", "not a stone"),
        ("9,9,2", "outside"),
        ("1,1,2\n1,1,1", "taken"),
        ("1,1,1", "my turn"),
        ("1,1,2\n2,1,2", "my turn"),
        ("0,0,2\n1,0,2\n2,0,2\n3,0,2\n4,0,2\n0,2,1\n1,2,1\n2,2,1\n4,4,1", "over"),
    ] {
        brain.refuses(&format!("BOARD\n{lines}\nDONE"), part);
    }
    let too_many = "0,0,1\n".repeat(3000);
    brain.refuses(&format!("BOARD\n{too_many}DONE"), "more stones");
    // Without DONE the next command would be lost.
    brain.refuses("BOARD\n1,1,2\nTURN 0,0", "DONE");
    cell(&brain.answer());
    brain.refuses(&format!("TURN {own}"), "taken");
}

#[test]
fn after_the_game_there_are_no_moves() {
    let mut brain = Brain::started(9);
    // We complete our five, and then it is over.
    let ours = "BOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\n0,2,2\n1,2,2\n2,2,2\n8,8,2\nDONE";
    assert_eq!(brain.ask_move(ours), (4, 0));
    brain.refuses("TURN 5,5", "won");
    assert_eq!(brain.ask("TAKEBACK 4,0"), "OK");
    assert_eq!(brain.ask("PLAY 4,0"), "4,0");
    assert_eq!(brain.ask("RESTART"), "OK");
    // A board without room.
    let mut full = Brain::started(1);
    assert_eq!(full.ask("BEGIN"), "0,0");
    full.refuses("BEGIN", "turn");
    full.refuses("TURN 0,0", "taken");
}

#[test]
fn garbage_is_answered_line_by_line() {
    let mut brain = Brain::started(15);
    brain.send_bytes(b"\x00\x01\x02\nHELLO\n\xff\xfe\xfd\n\x1b[2J\nTURN\x0b7,7\n");
    for _ in 0..4 {
        let answer = brain.answer();
        assert!(answer.starts_with("UNKNOWN ") && !answer.contains('\u{1b}'), "{answer}");
    }
    cell(&brain.answer());
    let long = "A".repeat(10_000);
    let answer = brain.ask(&long);
    assert!(answer.starts_with("UNKNOWN ") && answer.len() < 200);
}

#[test]
fn endless_lines_do_not_fill_the_memory() {
    let mut brain = Brain::started(15);
    let before = brain.memory();
    for _ in 0..64 {
        brain.send_bytes(&vec![b'x'; 1 << 20]);
    }
    brain.refuses("", "too long");
    if let (Some(before), Some(after)) = (before, brain.memory()) {
        assert!(after < before + (8 << 10), "{before} kB before, {after} kB after");
    }
    brain.ask_move("TURN 7,7");
}

#[test]
fn a_flood_of_commands_is_answered_one_by_one() {
    let mut brain = Brain::started(15);
    brain.send(&format!("BEGIN\n{}", "ABOUT\n".repeat(20_000)));
    cell(&brain.answer());
    for _ in 0..20_000 {
        assert!(brain.answer().starts_with("name="));
    }
}

/// No table is made that is too large. A limit that is too large limits nothing.
#[test]
fn more_memory_than_there_is_is_refused() {
    let mut brain = Brain::started(15);
    brain.send("INFO hash_size 99999999999999\n");
    brain.refuses("TURN 7,7", "INFO hash_size: must be");
    brain.send("INFO hash_size 1024\nINFO max_memory 9223372036854775807\n");
    brain.ask_move("TURN 7,7");
}

#[test]
fn the_memory_limit_is_respected() {
    let mut brain = Brain::new();
    brain.send("START 20\nINFO max_memory 60000000\nINFO timeout_turn 300\nTURN 9,9\n");
    assert_eq!(brain.answer(), "OK");
    cell(&brain.answer());
    if let Some(memory) = brain.memory() {
        assert!(memory < 60_000, "{memory} kB");
    }
}

#[test]
fn many_games_take_no_more_memory_than_a_few() {
    let mut brain = Brain::started(7);
    brain.send("INFO timeout_turn 1\nINFO max_memory 30000000\nINFO max_depth 2\n");
    let mut early = None;
    for game in 0..1000 {
        let start = if game % 2 == 0 { "RESTART" } else { "START 7" };
        assert_eq!(brain.ask(start), "OK");
        let mut taken = vec![brain.ask_move("BEGIN")];
        for i in 0..6 {
            let free = (0..49).map(|n| (n * (game + 5 + i)) % 49).map(|n| (n % 7, n / 7));
            let (x, y) = free.into_iter().find(|cell| !taken.contains(cell)).unwrap_or((6, 6));
            let answer = brain.ask(&format!("TURN {x},{y}"));
            if answer.starts_with("ERROR") {
                break; // the game is over
            }
            taken.extend([(x, y), cell(&answer)]);
        }
        if game == 40 {
            early = brain.memory();
        }
    }
    if let (Some(early), Some(late)) = (early, brain.memory()) {
        assert!(late < early + 1024, "{early} kB after 40 games, {late} kB after 1,000");
    }
    brain.send("END\n");
    brain.ends();
}
