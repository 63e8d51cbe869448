//! Records of games: files as other programs write them, and everything there and back.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use gametree::{Game, Outcome, Side};
use mnk::{
    Board, Cell, FileKind, PlayError, PsqError, ReadError, Record, RecordError, RecordNode, Rules,
    SgfError, TreeError,
};
use proptest::prelude::*;

const FIRST: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND: Option<Outcome> = Some(Outcome::Win(Side::Second));

/// The moves of a record by name.
fn moves(record: &Record) -> String {
    let names: Vec<String> = record.moves().iter().map(Cell::to_string).collect();
    names.join(" ")
}

/// Every node: its parent, its move, its comment.
fn told(record: &Record) -> String {
    let node = |node: &RecordNode| {
        let cell = node.cell.map_or("–".to_owned(), |cell| cell.to_string());
        format!("{} {cell} '{}'", node.parent, node.comment)
    };
    record.nodes().iter().map(node).collect::<Vec<String>>().join("; ")
}

fn names(record: &Record) -> [Option<&str>; 2] {
    Side::BOTH.map(|side| record.name(side))
}

fn psq_error(text: &str) -> String {
    Record::from_psq(text).unwrap_err().to_string()
}

fn sgf_error(text: &str) -> String {
    Record::from_sgf(text).unwrap_err().to_string()
}

#[test]
fn a_tournament_game_of_piskvork() {
    let text = include_str!("fixtures/piskvork-tournament.psq");
    assert!(text.contains("\r\n"), "the fixture has to keep its line endings");
    let record = Record::read("alfa-beta.PSQ", text).unwrap();
    assert_eq!(record.rules().to_string(), "20x20x5");
    assert_eq!(moves(&record), "j11 j10 k11 k10 l11 l10 m11 m10 n11");
    assert_eq!(record.time(1), Some(1210));
    assert_eq!(names(&record), [Some("pbrain-alfa.exe"), Some("beta.ZIP")]);
    assert_eq!((record.begins(), record.result()), (Side::First, FIRST));
    assert_eq!(record.board().played(), record.moves());
    for other in ["\n", "\r"] {
        assert_eq!(Record::from_psq(&text.replace("\r\n", other)).unwrap(), record);
    }
    assert_eq!(Record::from_psq(&format!("\u{feff}{text}")).unwrap(), record);
}

#[test]
fn a_casual_game_of_piskvork_has_no_names() {
    let record = Record::from_psq(include_str!("fixtures/piskvork-casual.psq")).unwrap();
    assert_eq!(moves(&record), "h8 i9 i7");
    assert_eq!(names(&record), [None, None]);
    assert_eq!((record.begins(), record.result()), (Side::Second, None));
}

#[test]
fn a_game_of_the_gomocup_judge_is_lost_by_the_side_to_move() {
    // After an opening of three stones the judge's 1 is the player in the second line.
    let record = Record::from_psq(include_str!("fixtures/gomocup-judge.psq")).unwrap();
    assert_eq!(moves(&record), "g7 d13 l3 h8 i7 g9 f10 i9");
    assert_eq!((record.time(2), record.time(3)), (None, Some(4187)));
    assert_eq!(names(&record), [Some("BETA24.zip"), Some("GAMMA.F.zip")]);
    assert_eq!(record.result(), SECOND);
}

#[test]
fn six_in_a_row_do_not_end_a_game_of_exactly_five() {
    let text = include_str!("fixtures/gomocup-standard.psq");
    let record = Record::from_psq(text).unwrap();
    assert_eq!((record.rules().to_string().as_str(), record.result()), ("15x15x5+exact", SECOND));
    // Nothing says so here, but the game went on.
    let silent = Record::from_psq(&text.replace("2,Standard15", "2,Fastgame")).unwrap();
    assert_eq!(silent, record);
    assert!(psq_error(&text.replace("Standard15", "Freestyle15")).contains("line 13, move 12"));
    assert!(psq_error(&text.replace("Standard15", "Renju1")).contains("line 21: 'Renju1'"));
    assert!(psq_error(&text.replace("2,Standard15", "inarow rules 15x15x5")).contains("line 13"));
}

#[test]
fn an_sgf_file_with_letter_pairs() {
    let text = include_str!("fixtures/letter-pairs.sgf");
    let record = Record::read("games/17.sgf", text).unwrap();
    assert_eq!(record.rules().to_string(), "15x15x5+exact");
    assert_eq!(moves(&record), "h8 i8 h7 i7 h6 i6 h9 h5 h10");
    assert_eq!((record.time(0), record.time(3)), (None, Some(987)));
    assert_eq!(names(&record), [Some("alfa"), Some("beta")]);
    assert_eq!(record.result(), FIRST);
}

#[test]
fn an_old_sgf_file_with_algebraic_moves() {
    let record = Record::from_sgf(include_str!("fixtures/algebraic.sgf")).unwrap();
    assert_eq!(record.rules().to_string(), "15x15x5");
    assert_eq!(moves(&record), "h8 i9 h9 h10 g8 i8");
    assert_eq!(names(&record), [Some("Čapek, Josef"), Some("Łukasz Żak")]);
    assert_eq!(record.result(), SECOND);
    assert_eq!(record.board().outcome(), None);
}

#[test]
fn the_first_game_is_read_with_its_variations() {
    let text = include_str!("fixtures/variations.sgf");
    let (record, left_out) = Record::from_sgf_counting(text).unwrap();
    assert_eq!(left_out, 0);
    assert_eq!(
        told(&record),
        "0 – ''; 0 g6 'The first move (of course]; what else?'; 1 h6 ''; 2 g7 ''; 3 g5 ''; \
         4 f8 'and so on'; 3 f8 ''; 6 a11 ''; 1 g5 ''; 8 f6 ''; 9 e7 ''"
    );
    assert_eq!(moves(&record.main_line()), moves(&record));
    assert_eq!(record.main_line().nodes().len(), 6);
    assert_eq!(record.rules().to_string(), "13x11x5");
    assert_eq!(moves(&record), "g6 h6 g7 g5 f8");
    assert_eq!(names(&record), [Some("Ann [2k]"), Some("Bob\\Bill")]);
    assert_eq!(record.result(), None);

    let record = Record::from_sgf(include_str!("fixtures/one-node.sgf")).unwrap();
    assert_eq!(moves(&record), "h8 i9 g6");
    assert_eq!((record.name(Side::First), record.result()), (Some("Alfa"), Some(Outcome::Draw)));
}

#[test]
fn truncated_files_are_explained() {
    let error = psq_error(include_str!("fixtures/truncated-header.psq"));
    assert!(error.contains("'Piskvorky 15x15, 11:1' is not the first line"), "{error}");
    let error = psq_error(include_str!("fixtures/truncated-move.psq"));
    assert!(error.contains("line 4: '9,' is not a move"), "{error}");
    let error = sgf_error(include_str!("fixtures/truncated.sgf"));
    assert!(error.contains("the '[' at line 2, character 21 is never closed"), "{error}");
    assert_eq!(Record::from_psq(" \r\n"), Err(PsqError::Empty));
    assert_eq!(Record::from_sgf("(;GM[4];B[hh]"), Err(SgfError::CutOff));
    assert_eq!(Record::from_sgf("(;GM[4];B"), Err(SgfError::CutOff));
    assert_eq!(Record::from_sgf("hh ih (no game)"), Err(SgfError::NoGame));
}

#[test]
fn bad_psq_files_are_explained() {
    let game = |moves: &str| format!("Piskvorky 15x15, 11:11, 0\n{moves}\n");
    assert!(psq_error("8,8,0").contains("'8,8,0' is not the first line"));
    assert!(psq_error("Piskvorky 15x15, 11:11, 2").contains("first line"));
    assert!(
        psq_error("Piskvorky 40x40, 11:11, 0")
            .contains("line 1: the width must be 1 to 32, got 40")
    );
    assert!(psq_error(&game("8,8,0\n\n8,8,5")).contains("line 4, move 2: h8 is taken by X"));
    assert!(psq_error(&game("8,8,0\n16,1,5")).contains("line 3: 16,1 is outside"));
    assert!(psq_error(&game("0,1,5")).contains("columns go from 1 to 15"));
    assert!(psq_error(&game("-9223372036854775808,1,5")).contains("outside"));
    assert!(psq_error(&game("8,8,0,1")).contains("line 2: '8,8,0,1' is not a move"));
    assert!(psq_error(&game("8,8,soon")).contains("not a move"));
    assert!(psq_error(&game("inarow rules 3x3x3")).contains("line 2: the rules 3x3x3 do not fit"));
    assert!(psq_error(&game("inarow rules x")).contains("line 2: 'x' is not a set of rules"));
    assert!(psq_error(&game("inarow result 1")).contains("line 2: '1' is not a result"));
    let won = game("1,1,0\n1,2,0\n2,1,0\n2,2,0\n3,1,0\n3,2,0\n4,1,0\n4,2,0\n5,1,0\n5,2,0");
    assert!(psq_error(&won).contains("line 11, move 10: e14 cannot be played: the game is over"));
}

#[test]
fn psq_files_may_end_in_any_way() {
    let game = |rest: &str| Record::from_psq(&format!("Piskvorky 15x15, 0:0, 0\n{rest}")).unwrap();
    assert_eq!(game(""), Record::new("15x15x5".parse().unwrap(), Side::First, []).unwrap());
    assert_eq!(moves(&game("8, 8\n 9,8 ,-7")), "h8 i8");
    assert_eq!(names(&game("8,8,1\nAnna")), [Some("Anna"), None]);
    assert_eq!(names(&game("8,8,1\nhomo-1\nbrain.exe\n0\nmore\n1,2\n")), [None, Some("brain.exe")]);
    assert_eq!(game("8,8,1\na\nb\n15\n").result(), FIRST); // the side to move ran out of time
    assert_eq!(game("8,8,1\na\nb\n-1\n0,Fastgame\n").result(), Some(Outcome::Draw));
    assert_eq!(game("8,8,1\na\nb\n-1\n7,up\n").result(), None);
}

#[test]
fn bad_sgf_files_are_explained() {
    let game = |rest: &str| sgf_error(&format!("(;GM[4]SZ[15]{rest})"));
    assert!(sgf_error("(;GM[1];B[hh])").contains("GM[1] is another game; k in a row is GM[4]"));
    assert!(sgf_error("(;SZ[big];B[hh])").contains("SZ[big]"));
    assert!(sgf_error("(;SZ[53];B[hh])").contains("53"));
    assert!(sgf_error(include_str!("fixtures/renju.sgf")).contains("RU[RIF]"));
    assert!(game("RU[4]").contains("RU[4]"));
    assert!(game("RU[3x3x3]").contains("RU[3x3x3] do not fit the 15x15 board"));
    assert!(game("RU[15x15x5+exakt]").contains("'exakt'"));
    assert!(game(";B[hh]AB[ii]").contains("AB[…] sets stones up"));
    assert!(game("AE[hh]").contains("before the first move"));
    assert!(game("AB[hh][ii]").contains("2 black and 0 white stones are set up, with W to move"));
    assert!(game("AB[h99]").contains("AB[h99] is not a cell of the 15x15x5 board"));
    assert!(game("AB[hh]AW[gh:ih]").contains("h8 is set up both black and white"));
    assert!(game(";B[hh];W[]").contains("move 2, W[], is a pass"));
    assert!(game(";B[tt]").contains("move 1, B[tt], is a pass"));
    assert!(game(";B[pa]").contains("move 1, B[pa], is outside the 15x15x5 board"));
    assert!(game(";B[h16]").contains("B[h16], is outside"));
    assert!(game(";B[h8h9]").contains("B[h8h9], is not a cell"));
    assert!(game(";B[hh];W[ih];W[ii]").contains("move 3, W[ii]: W has just moved"));
    assert!(game(";B[hh][ii]").contains("move 2, B[ii]: B has just moved"));
    assert!(game(";B[hh];W[hh]").contains("move 2: h8 is taken by X"));
    assert!(game("B;W[hh]").contains("property B at line 1, character 14 has no value"));
    assert!(game("\n;B[hh]]").contains("']' at line 2, character 7"));
}

#[test]
fn sgf_files_say_the_same_in_many_ways() {
    let read = |text: &str| Record::from_sgf(text).unwrap();
    let rules = |text: &str| read(&format!("(;SZ[15]RU[{text}])")).rules().to_string();
    for text in ["", "0", "Freestyle", "free gomoku", "Omok", "Swap2"] {
        assert_eq!(rules(text), "15x15x5", "{text}");
    }
    for text in ["1", "Standard", "exactly five", "15x15x5+exact"] {
        assert_eq!(rules(text), "15x15x5+exact", "{text}");
    }
    assert_eq!(read("(;)").rules().to_string(), "15x15x5");
    assert_eq!(read("(;RU[7x6x4+gravity])").rules(), &Rules::CONNECT_FOUR);
    let result = |text: &str| read(&format!("(;RE[{text}];B[hh])")).result();
    for text in ["B+", "B+5", "b+Resign", "B", "Black wins"] {
        assert_eq!(result(text), FIRST, "{text}");
    }
    assert_eq!((result("W+T"), result("Draw")), (SECOND, Some(Outcome::Draw)));
    assert_eq!((result("0"), result("?"), result("Void")), (Some(Outcome::Draw), None, None));
    assert_eq!(
        (read("(;PL[W])").begins(), read("(;W[hh])").begins()),
        (Side::Second, Side::Second)
    );
    assert_eq!(read("(;PB[a\\\r\nb \\: c\nd])").name(Side::First), Some("ab : c d"));
    assert_eq!(moves(&read("(;SZ[30:32];B[aa];W[DF];B[ad29])")), "a32 ad1 ad29");
    // Deep enough to overflow a reader that recurses.
    let deep = format!("(;GM[4]{}B[hh]{}", "(;".repeat(200_000), ")".repeat(200_000));
    assert_eq!(moves(&read(&deep)), "h8");
}

#[test]
fn a_record_holds_a_legal_game_only() {
    let rules = Rules::TIC_TAC_TOE;
    let cells = |names: &str| -> Vec<Cell> {
        names.split(' ').map(|name| rules.parse_cell(name).unwrap()).collect()
    };
    let error = Record::new(rules, Side::First, cells("b2 a1 b2")).unwrap_err();
    assert_eq!((error.number, error.cell), (3, cells("b2")[0]));
    assert_eq!(error.to_string(), "move 3: b2 is taken by X; choose an empty cell");
    let over = Record::new(rules, Side::First, cells("a1 b1 a2 b2 a3 b3")).unwrap_err();
    assert!(matches!(over.reason, PlayError::GameOver { .. }), "{over}");

    let set_up: Board = "3x3x3 x2/3/3 o".parse().unwrap();
    assert_eq!(Record::from_board(&set_up), Err(RecordError::SetUp));
    let error = Record::read("game.txt", "").unwrap_err();
    assert_eq!(error, ReadError::Extension("game.txt".to_owned()));

    let won = Record::new(rules, Side::Second, cells("a1 b1 a2 b2 a3")).unwrap();
    let contradicted = won.clone().with_result(FIRST);
    assert_eq!((contradicted.result(), contradicted == won), (SECOND, true));
}

#[test]
fn what_is_written_looks_as_documented() {
    let mut board = Board::starting_with(Rules::CONNECT_FOUR, Side::Second);
    for name in ["d", "d", "a"] {
        board.try_play_named(name).unwrap();
    }
    let record = Record::from_board(&board).unwrap().with_times([12, 0, 345]);
    let record = record.with_name(Side::First, " 7,7 \n[x]\\").with_result(SECOND);
    assert_eq!(
        record.to_psq(),
        "Piskvorky 7x6, 11:11, 1\n4,6,12\n4,5,0\n1,6,345\n\"7,7  [x]\\\"\nhomo-2\n-1\n\
         inarow rules 7x6x4+gravity\ninarow result O\n"
    );
    assert_eq!(
        record.to_sgf(),
        "(;FF[4]GM[4]CA[UTF-8]SZ[7:6]RU[7x6x4+gravity]PB[7,7  [x\\]\\\\]RE[W+]PL[W]\n\
         ;W[df]C[12ms];B[de];W[af]C[345ms])\n"
    );
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let side = || prop_oneof![1u32..=32, 1u32..=6];
    (side(), side(), any::<u32>(), any::<bool>(), any::<bool>()).prop_map(
        |(w, h, k, exact, gravity)| {
            let k = if k % 3 == 0 { 5.min(w.max(h)) } else { 1 + k % w.max(h) };
            Rules::new(w, h, k).unwrap().with_exact(exact).with_gravity(gravity)
        },
    )
}

fn any_name() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[\\[\\]\\\\\"\n\r ,0-9a;():+-]{0,8}",
        prop::sample::select(vec![
            "",
            "homo-1",
            "1,2,3",
            "-1",
            "\"a\"",
            "inarow rules x",
            "\u{feff}"
        ])
        .prop_map(str::to_owned),
    ]
}

fn any_record() -> impl Strategy<Value = Record> {
    let choices = prop::collection::vec((any::<u16>(), prop_oneof![Just(0), any::<u32>()]), 0..80);
    let told = prop::sample::select(vec![None, FIRST, SECOND, Some(Outcome::Draw)]);
    (any_rules(), any::<bool>(), choices, any_name(), any_name(), told).prop_map(
        |(rules, second, choices, first_name, second_name, told)| {
            let begins = if second { Side::Second } else { Side::First };
            let mut board = Board::starting_with(rules, begins);
            for &(choice, _) in &choices {
                if board.outcome().is_none() {
                    let mut moves = Vec::new();
                    board.moves(&mut moves);
                    board.play(moves[usize::from(choice) % moves.len()]);
                }
            }
            let record = Record::from_board(&board).unwrap();
            let record = record.with_times(choices.iter().map(|&(_, time)| time));
            let record = record.with_name(Side::First, &first_name);
            record.with_name(Side::Second, &second_name).with_result(told)
        },
    )
}

/// What can be read can be written and read again.
fn reads_the_same_again(text: &str) {
    if let Ok(record) = Record::from_psq(text) {
        assert_eq!(Record::from_psq(&record.to_psq()), Ok(record));
    }
    if let Ok(record) = Record::from_sgf(text) {
        assert_eq!(Record::from_psq(&record.to_psq()), Ok(record.main_line()));
        assert_eq!(Record::from_sgf_counting(&record.to_sgf()), Ok((record, 0)));
    }
}

/// Comments with everything that SGF means something by.
fn any_comment() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => Just(String::new()),
        1 => any::<String>(),
        2 => "[\\[\\]\\\\();:\n\r\t <>&\"'0-9a-cms\u{0}é漢🎲-]{0,12}",
        1 => prop::sample::select(vec!["12ms", "0ms", "+7ms\n8ms", "\\", "]", ")", "(;B[aa])", " \n "])
            .prop_map(str::to_owned),
    ]
}

/// A game with variations: each choice goes to some node there is and plays some move from there.
fn any_tree() -> impl Strategy<Value = Record> {
    let choice = (any::<u16>(), any::<u16>(), any_comment(), prop_oneof![Just(0), any::<u32>()]);
    (any_rules(), any::<bool>(), any_comment(), prop::collection::vec(choice, 0..40)).prop_map(
        |(rules, second, start, choices)| {
            let begins = if second { Side::Second } else { Side::First };
            let beginning = RecordNode { comment: start, ..RecordNode::default() };
            let mut nodes = vec![beginning];
            for (from, choice, comment, time) in choices {
                // Mostly on from the last one.
                let last = nodes.len() - 1;
                let parent = if from % 3 > 0 { last } else { usize::from(from) % nodes.len() };
                let mut cells = Vec::new();
                let mut at = parent;
                while let Some(cell) = nodes[at].cell {
                    cells.push(cell);
                    at = nodes[at].parent;
                }
                cells.reverse();
                let board = Record::new(rules, begins, cells).unwrap().board();
                if board.outcome().is_none() {
                    let mut moves = Vec::new();
                    board.moves(&mut moves);
                    let cell = Some(moves[usize::from(choice) % moves.len()]);
                    nodes.push(RecordNode { parent, cell, comment, time });
                }
            }
            Record::from_tree(rules, begins, &nodes).unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn every_record_goes_through_both_formats(record in any_record()) {
        prop_assert_eq!(&Record::from_psq(&record.to_psq()).unwrap(), &record);
        prop_assert_eq!(&Record::from_sgf(&record.to_sgf()).unwrap(), &record);
        let crlf = record.to_psq().replace('\n', "\r\n");
        prop_assert_eq!(&Record::from_psq(&crlf).unwrap(), &record);
        let board = record.board();
        prop_assert_eq!(board.played(), record.moves());
    }

    #[test]
    fn every_tree_goes_through_sgf(record in any_tree()) {
        let text = record.to_sgf();
        prop_assert_eq!(Record::from_sgf_counting(&text), Ok((record.clone(), 0)));
        prop_assert_eq!(Record::from_tree(*record.rules(), record.begins(), record.nodes()), Ok(record.clone()));
        // Other line ends and spaces between the properties change nothing.
        prop_assert_eq!(Record::from_sgf(&text.replace('\n', "\r\n")), Ok(record.clone()));
        prop_assert_eq!(Record::from_psq(&record.to_psq()), Ok(record.main_line()));
        let board = record.board();
        prop_assert_eq!(board.played(), record.moves());
    }

    #[test]
    fn no_damage_to_a_tree_makes_a_reader_panic(
        record in any_tree(), at in any::<prop::sample::Index>(), damage in any_comment(), cut in any::<bool>()
    ) {
        let mut chars: Vec<char> = record.to_sgf().chars().collect();
        let at = at.index(chars.len());
        let end = if cut { chars.len() } else { at + 1 };
        chars.splice(at..end, damage.chars());
        reads_the_same_again(&chars.into_iter().collect::<String>());
    }

    #[test]
    fn a_name_is_kept_on_one_line(name in any_name()) {
        let record = Record::new(Rules::TIC_TAC_TOE, Side::First, []).unwrap();
        let line = name.replace(|c: char| c.is_control(), " ");
        let expected = Some(line.trim()).filter(|line| !line.is_empty());
        let record = record.with_name(Side::Second, &name);
        prop_assert_eq!(record.name(Side::Second), expected);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in prop_oneof![
        any::<String>(),
        "(Piskvorky [0-9]{1,2}x[0-9]{1,2}, 11:11, [01]\n)?([0-9-]{1,3},[0-9]{1,2},[0-9]{1,3}[\n\r]|[a-z0-9, \"-]{0,9}\n){0,9}",
        "(\\(;GM\\[4\\])?([();\\[\\]\\\\ \n]|[BWC]|SZ|RU|PL|RE|[a-z0-9]{1,2}){0,40}",
        "\\(;(SZ\\[[0-9]{1,2}\\])?(;[BW]\\[[a-g]{2}\\]){0,9}\\)",
    ]) {
        reads_the_same_again(&text);
    }

    #[test]
    fn no_damage_to_a_file_makes_a_reader_panic(
        record in any_record(), at in any::<prop::sample::Index>(), damage in any_name(), cut in any::<bool>()
    ) {
        for text in [record.to_psq(), record.to_sgf()] {
            let mut chars: Vec<char> = text.chars().collect();
            let at = at.index(chars.len());
            let end = if cut { chars.len() } else { at + 1 };
            chars.splice(at..end, damage.chars());
            reads_the_same_again(&chars.into_iter().collect::<String>());
        }
    }
}

#[test]
fn on_small_boards_as_many_win_as_fit() {
    let rules = |record: Record| record.rules().to_string();
    assert_eq!(rules(Record::from_psq("Piskvorky 3x3, 11:11, 0\n2,2,0\n").unwrap()), "3x3x3");
    assert_eq!(rules(Record::from_sgf("(;GM[4]SZ[4];B[bb])").unwrap()), "4x4x4");
}

#[test]
fn stones_that_are_set_up_are_played_in_turn() {
    let read = |rest: &str| Record::from_sgf(&format!("(;GM[4]SZ[15]{rest})")).unwrap();
    let record = read("AB[hh][ii][a1]AW[gg][h9]PL[W]C[start];W[aa](;B[bb])(;B[cc])");
    assert_eq!(record.moves().len(), 7);
    let board = record.board();
    for (name, side) in [("h8", 0), ("i7", 0), ("a1", 0), ("g9", 1), ("h9", 1), ("b14", 0)] {
        let cell = board.rules().parse_cell(name).unwrap();
        assert_eq!(board.stone(cell), Some(Side::BOTH[side]), "{name}");
    }
    assert_eq!(record.nodes().len(), 9);
    assert_eq!(record.nodes()[5].comment, "start");
    // Who is to move: the first move says it, or PL in one of its spellings, or the stones.
    assert_eq!(read("AB[hh]").board().side(), Side::Second);
    assert_eq!(read("AB[hh]AW[ii]").board().side(), Side::First);
    assert_eq!(read("AB[hh]AW[ii]PL[white]").board().side(), Side::Second);
    assert_eq!(read("AB[hh]AW[ii]PL[o]").board().side(), Side::Second);
    assert_eq!(read(";AW[hh]AB[ii];W[aa]").begins(), Side::Second);
    // In a later node, as rectangles, and dropped into columns.
    assert_eq!(read(";AB[aa:ca]AW[ab:cb]").moves().len(), 6);
    let four = Record::from_sgf("(;RU[7x6x4+gravity]AB[de]AW[df]PL[W])").unwrap();
    assert_eq!(moves(&four), "d1 d2");
    // Six in a row are no position of a game; nor is a win of each side.
    assert!(sgf_error("(;AB[aa:fa]AW[ab:fb])").contains("no game leads"));
}

#[test]
fn a_bad_variation_is_left_out() {
    let read = |rest: &str| Record::from_sgf_counting(&format!("(;SZ[15];B[hh]{rest})")).unwrap();
    let (record, left_out) = read("(;W[ii])(;W[hh];B[aa])(;W[tt])(;W[jj]AB[aa])(;W[kk])");
    assert_eq!((told(&record).as_str(), left_out), ("0 – ''; 0 h8 ''; 1 i7 ''; 1 k5 ''", 4));
    // Of a node with several moves those before the fault stay.
    let (record, left_out) = read("(;W[ii])(;W[kk]B[aa]W[hh]B[bb];W[cc])");
    let kept = "0 – ''; 0 h8 ''; 1 i7 ''; 1 k5 ''; 3 a15 ''";
    assert_eq!((told(&record).as_str(), left_out), (kept, 3));
    // The same move twice is one.
    let (record, left_out) = read("(;W[ii]C[a];B[aa])(;W[ii]C[b];B[bb])(;W[ii]C[a])");
    let twice = "0 – ''; 0 h8 ''; 1 i7 'a\nb\na'; 2 a15 ''; 2 b14 ''";
    assert_eq!((told(&record).as_str(), left_out), (twice, 0));
    // Damage after the main line.
    let (record, left_out) = read("(;W[ii])(;W[kk];B[5");
    assert_eq!((told(&record).as_str(), left_out), ("0 – ''; 0 h8 ''; 1 i7 ''; 1 k5 ''", 1));
}

#[test]
fn hostile_files_are_read_within_bounds() {
    let begin = std::time::Instant::now();
    // A million open brackets, closed and not.
    let deep = |closing: usize| format!("{}B[hh]{}", "(;".repeat(1_000_000), ")".repeat(closing));
    assert_eq!(moves(&Record::from_sgf(&deep(1_000_000)).unwrap()), "h8");
    assert_eq!(Record::from_sgf(&deep(0)), Err(SgfError::CutOff));
    let nested = format!("(;GM[4]{}{}", "(;B[hh]".repeat(1_000_000), ")".repeat(1_000_001));
    assert!(Record::from_sgf(&nested).is_err());
    // 100,000 variations of one move, and of many.
    let same = format!("(;GM[4];B[hh]{})", "(;W[ii];B[jj])".repeat(100_000));
    let (record, left_out) = Record::from_sgf_counting(&same).unwrap();
    assert_eq!((record.nodes().len(), left_out), (4, 200_001 - RecordNode::MOST + 1));
    let cell = |i: usize| [b'a' + (i % 15) as u8, b'a' + (i / 15 % 15) as u8].map(char::from);
    let variation = |i: usize| {
        let [[a, b], [c, d]] = [cell(i), cell(i / 225 + i + 1)];
        format!("(;B[{a}{b}]C[<script>alert({i})</script>];W[{c}{d}])")
    };
    let many = format!("(;GM[4]{})", (0..100_000).map(variation).collect::<String>());
    let (record, left_out) = Record::from_sgf_counting(&many).unwrap();
    assert!(record.nodes().len() <= RecordNode::MOST && left_out > 150_000, "{left_out}");
    assert!(record.nodes()[1].comment.starts_with("<script>alert(0)</script>\n<script>alert(225)"));
    assert_eq!(Record::from_sgf(&record.to_sgf()).as_ref(), Ok(&record));
    // 10 MB of one comment, of many, of set-up stones, of nothing.
    let comment = format!("(;B[hh]C[{}])", "\\]é".repeat(2_500_000));
    let record = Record::from_sgf(&comment).unwrap();
    assert_eq!(record.nodes()[1].comment.chars().count(), RecordNode::LONGEST_COMMENT);
    let comments = format!("(;B[hh]{})", "C[x]".repeat(2_500_000));
    assert_eq!(Record::from_sgf(&comments), Err(SgfError::TooMany));
    let nodes = format!("(;B[hh]{})", ";C[x]".repeat(2_000_000));
    assert_eq!(Record::from_sgf(&nodes), Err(SgfError::TooMany));
    let stones = format!("(;AB{})", "[aa:oo]".repeat(100_000));
    assert!(Record::from_sgf(&stones).is_err());
    for text in ["(", ";", "(;", "B[", "[", "]", "\\", "(;C[", ")", "(;)"] {
        let _ = Record::from_sgf(&text.repeat(10_000_000 / text.len()));
    }
    // Far more than it takes: what is quadratic takes hours.
    assert!(begin.elapsed().as_secs() < 60, "{:?}", begin.elapsed());
}

#[test]
fn a_tree_is_checked_node_by_node() {
    let rules = Rules::TIC_TAC_TOE;
    let cell = |name| Some(rules.parse_cell(name).unwrap());
    let node = |parent, cell| RecordNode { parent, cell, ..RecordNode::default() };
    let tree = |nodes: &[RecordNode]| Record::from_tree(rules, Side::First, nodes);
    let beginning = RecordNode::default();
    assert_eq!(tree(&[]), Record::new(rules, Side::First, []).map_err(TreeError::from));
    let parent = tree(&[beginning.clone(), node(1, cell("b2"))]);
    assert_eq!(parent, Err(TreeError::Parent(1)));
    assert_eq!(tree(&[beginning.clone(), node(0, None)]), Err(TreeError::NoMove(1)));
    let taken = tree(&[beginning.clone(), node(0, cell("b2")), node(1, cell("b2"))]);
    assert!(taken.unwrap_err().to_string().contains("move 2: b2 is taken by X"));
    let many = vec![node(0, cell("b2")); RecordNode::MOST + 1];
    assert!(matches!(tree(&many), Err(TreeError::TooMany(_))));
    // In any order; main lines come first in the record.
    let nodes = [
        beginning,
        node(0, cell("b2")),
        node(0, cell("a1")),
        node(1, cell("c3")),
        node(0, cell("b2")),
    ];
    let record = tree(&nodes).unwrap();
    assert_eq!(told(&record), "0 – ''; 0 b2 ''; 1 c3 ''; 0 a1 ''");
    let commented = record.with_comment(2, " a\r\nb ").with_comment(9, "nowhere");
    assert_eq!(commented.nodes()[2].comment, "a\nb");
}

#[test]
fn other_files_are_known_by_their_first_bytes() {
    let kind = |bytes: &[u8]| FileKind::of(bytes).map(|kind| kind.id);
    assert_eq!(kind(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Some("png"));
    assert_eq!(kind(b"\xff\xd8\xff\xe0\0\x10JFIF"), Some("jpeg"));
    assert_eq!(kind(b"RIFF\x10\0\0\0WEBPVP8 "), Some("webp"));
    assert_eq!(kind(b"PK\x03\x04"), Some("zip"));
    assert_eq!(kind(b"%PDF-1.4"), Some("pdf"));
    assert_eq!(kind(b"\xef\xbb\xbf <!DOCTYPE html>"), Some("html"));
    assert_eq!(kind(b"<?xml version='1.0'?><svg xmlns"), Some("svg"));
    assert_eq!(kind(b"\xff\xfe(\0;\0"), Some("utf16"));
    assert_eq!(kind(b"abc\0"), Some("binary"));
    for text in ["", "(;GM[4])", "Piskvorky 15x15, 11:11, 0", "PB", "MZ", "\u{feff}(;"] {
        assert_eq!(kind(text.as_bytes()), None, "{text}");
    }
    let refused = Record::read_bytes("game.sgf", b"\x89PNG\r\n\x1a\n").unwrap_err().to_string();
    assert!(refused.starts_with("this is a PNG picture, not a game record"), "{refused}");
    assert!(Record::read_bytes("game.sgf", b"(;PB[\xe9])").is_ok());
}
