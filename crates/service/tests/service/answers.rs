//! What the answers say is true.

use service::{
    Analysed, BoundKind, Ended, Event, Format, GameSpec, Limit, Moved, Names, Player, Request,
    SideName, Stop, Thinker, WireValue,
};

fn game(rules: &str, moves: &str) -> GameSpec {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    GameSpec { rules: rules.to_owned(), first: SideName::X, moves }
}

fn answer(request: &Request, stop: &Stop) -> Vec<Event> {
    let mut events = Vec::new();
    Thinker::new(4 << 20).answer(request, stop, &mut |event| events.push(event));
    events
}

fn analysed(rules: &str, moves: &str, lines: u64, every_cell: bool, limit: Limit) -> Analysed {
    let request = Request::Analyse { game: game(rules, moves), lines, every_cell, limit };
    match answer(&request, &Stop::new()).pop() {
        Some(Event::Analysed(analysed)) => analysed,
        other => panic!("{other:?}"),
    }
}

fn moved(rules: &str, moves: &str, player: Player) -> Moved {
    let request = Request::Move { game: game(rules, moves), player, seed: 3 };
    match answer(&request, &Stop::new()).pop() {
        Some(Event::Moved(moved)) => moved,
        other => panic!("{other:?}"),
    }
}

/// The value of a small game by plain minimax, in the eyes of the side to move: plies to a win,
/// negative to a loss, none for a draw.
fn minimax(board: &mut mnk::Board) -> Option<i32> {
    use gametree::{Game, Outcome};
    match board.outcome() {
        Some(Outcome::Win(_)) => return Some(0), // lost, right now
        Some(_) => return None,
        None => {}
    }
    let mut moves = Vec::new();
    board.moves(&mut moves);
    let mut best: Option<Option<i32>> = None;
    for mv in moves {
        board.play(mv);
        let value = match minimax(board) {
            Some(plies) if plies <= 0 => Some(1 - plies), // the other side is lost
            Some(plies) => Some(-(1 + plies)),
            None => None,
        };
        board.undo(mv);
        let rank = |value: Option<i32>| match value {
            Some(plies) if plies > 0 => 1000 - plies,
            None => 0,
            Some(plies) => -1000 - plies,
        };
        if best.is_none_or(|best| rank(value) > rank(best)) {
            best = Some(value);
        }
    }
    best.unwrap_or(None)
}

#[test]
fn every_cell_of_a_small_board_has_the_value_of_minimax() {
    for (rules, moves) in [
        ("3x3x3", "a1"),
        ("3x3x3", "b2 a1"),
        ("4x2x3", ""),
        ("3x3x3+gravity", "a1"),
        ("4x3x3+exact", "b2 c2 a1"),
    ] {
        let analysed = analysed(rules, moves, 3, true, Limit::default());
        assert_eq!(analysed.ended, Ended::Complete, "{rules} {moves}");
        for cell in analysed.values.unwrap() {
            let mut board = mnk::Board::new(rules.parse().unwrap());
            for name in moves.split_whitespace().chain([cell.cell.as_str()]) {
                board.try_play_named(name).unwrap();
            }
            let bound = BoundKind::Exact;
            let expected = match minimax(&mut board) {
                None => WireValue::Draw { bound },
                Some(plies) if plies <= 0 => {
                    WireValue::Win { plies: Some((1 - plies) as u32), bound }
                }
                Some(plies) => WireValue::Loss { plies: Some((1 + plies) as u32), bound },
            };
            assert_eq!(cell.value, expected, "{rules} {moves} {}", cell.cell);
        }
    }
}

#[test]
fn lines_are_the_best_cells_and_best_first() {
    let few = |depth| Limit { depth: Some(depth), ..Limit::default() };
    let analysed = analysed("3x3x3", "a1 b2", 4, false, few(9));
    assert!(analysed.values.is_none());
    assert_eq!(analysed.found.lines.len(), 4);
    let rank = |value: &WireValue| match *value {
        WireValue::Win { plies, .. } => 1000 - plies.unwrap() as i32,
        WireValue::Loss { plies, .. } => -1000 + plies.unwrap() as i32,
        WireValue::Draw { .. } => 0,
        WireValue::Score { score, .. } => score,
    };
    let ranks: Vec<i32> = analysed.found.lines.iter().map(|line| rank(&line.value)).collect();
    assert!(ranks.is_sorted_by(|a, b| a >= b), "{ranks:?}");
}

#[test]
fn what_is_not_proven_is_a_score_and_what_may_be_quicker_a_bound() {
    let depth = |depth| Limit { depth: Some(depth), ..Limit::default() };
    let shallow = analysed("3x3x3", "", 1, false, depth(2));
    let score = WireValue::Score { score: 0, bound: BoundKind::Exact };
    assert_eq!((shallow.found.lines[0].value, shallow.ended), (score, Ended::Depth));
    // An open three to move: a straight four, then five.
    let won = analysed("15x15x5", "h8 a1 i8 a3 j8 o15", 1, false, depth(6));
    let win = WireValue::Win { plies: Some(3), bound: BoundKind::Exact };
    assert_eq!((won.found.lines[0].value, won.ended), (win, Ended::Complete));
    for cell in analysed("15x15x5", "h8 a1 i8 a3 j8 o15", 1, true, depth(2)).values.unwrap() {
        if let WireValue::Win { plies: Some(plies), bound } = cell.value {
            assert_eq!(bound == BoundKind::Exact, plies <= 3, "{cell:?}");
        }
    }
}

#[test]
fn no_cell_looks_better_than_the_lines() {
    let (rules, moves) = ("15x15x5", "h8 i9 g9 i7 i8 g8 h7 j8 h9 h6");
    let limit = Limit { nodes: Some(60_000), ..Limit::default() };
    let analysed = analysed(rules, moves, 2, true, limit);
    let score = |value: &WireValue| match value {
        WireValue::Score { score, .. } => *score,
        other => panic!("{other:?}"),
    };
    let lines = &analysed.found.lines;
    let last = score(&lines[1].value);
    let values = analysed.values.unwrap();
    let bounds = |bound| {
        values.iter().filter(
            move |cell| matches!(cell.value, WireValue::Score { bound: told, .. } if told == bound),
        )
    };
    for cell in bounds(BoundKind::Exact).chain(bounds(BoundKind::Upper)) {
        let listed = lines.iter().any(|line| line.moves[0] == cell.cell);
        assert!(listed || score(&cell.value) <= last, "{cell:?} beside {lines:?}");
    }
    assert!(bounds(BoundKind::Upper).all(|cell| score(&cell.value) == last));
}

#[test]
fn a_dead_board_is_a_draw_on_any_size() {
    // Rows of nine on a board of ten by one: the stone in the middle ends all hope.
    let dead = moved("6x5x6", "c1 d1 d2 c2 c3 d3 d4 c4 c5 d5", Player::Depth { depth: 2 });
    assert_eq!(dead.value, WireValue::Draw { bound: BoundKind::Exact });
}

#[test]
fn a_search_stopped_before_it_began_still_has_a_move() {
    let stop = Stop::new();
    stop.stop();
    for rules in ["3x3x3", "4x4x4", "15x15x5", "12x10x9", "7x6x4+gravity"] {
        for player in [
            Player::Level { level: 1 },
            Player::Level { level: 10 },
            Player::Depth { depth: 5 },
            Player::Algorithm { algorithm: "minimax".to_owned(), depth: Some(9), evaluator: None },
            Player::Algorithm { algorithm: "mcts".to_owned(), depth: None, evaluator: None },
        ] {
            let request = Request::Move { game: game(rules, ""), player, seed: 0 };
            match answer(&request, &stop).pop() {
                Some(Event::Moved(moved)) => assert!(!moved.mv.is_empty()),
                other => panic!("{rules} {other:?}"),
            }
        }
        for every_cell in [false, true] {
            let limit = Limit::default();
            let request = Request::Analyse { game: game(rules, ""), lines: 2, every_cell, limit };
            let last = answer(&request, &stop).pop();
            assert!(matches!(last, Some(Event::Analysed(_))), "{rules} {last:?}");
        }
    }
}

#[test]
fn the_lowest_levels_choose_by_the_seed_and_the_highest_wins() {
    let choice = |seed| {
        let player = Player::Level { level: 1 };
        let request = Request::Move { game: game("15x15x5", "h8 i9 g9"), player, seed };
        match answer(&request, &Stop::new()).pop() {
            Some(Event::Moved(moved)) => moved.mv,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(choice(1), choice(1));
    assert!((2..30).any(|seed| choice(seed) != choice(1)));
    let won = moved("3x3x3", "a1 b1 a2", Player::Level { level: 10 });
    assert_eq!((won.mv.as_str(), won.ended), ("a3", Ended::Complete));
}

#[test]
fn a_position_goes_out_as_one_line() {
    let request = Request::Export {
        game: game("3x3x3", "b2 a1"),
        format: Format::Position,
        names: Names::default(),
    };
    let Some(Event::File(file)) = answer(&request, &Stop::new()).pop() else { panic!("no file") };
    assert_eq!(file.text, "3x3x3 3/1x1/o2 x\n");
    assert_eq!(file.name, "inarow-3x3x3.txt");
}

#[test]
fn a_refusal_says_what_exactly_was_wrong() {
    for (request, reason) in [
        (r#""op":"import","text":"hello""#, r#"{"name":"no_record"}"#),
        (
            r#""op":"import","text":"(;GM[4]SZ[3];B[aa];W[aa])""#,
            r#"{"name":"record_move","move":"a3","number":"2"}"#,
        ),
        (
            r#""op":"tree","search":{"tree":"(3 (5","algorithm":"minimax"},"node":0,"from":0,"count":1"#,
            r#"{"name":"tree_unclosed","at":"1"}"#,
        ),
        (
            r#""op":"scene","game":{"game":"chess","moves":[]}"#,
            r#"{"name":"unknown_game","called":"chess"}"#,
        ),
        (
            r#""op":"move","game":{"rules":"3x3x3","moves":[]},"player":{"kind":"algorithm","algorithm":"x"}"#,
            r#"{"name":"unknown_algorithm","called":"x"}"#,
        ),
        (
            r#""op":"move","game":{"rules":"3x3x3","moves":[]},"player":{"kind":"level","level":11}"#,
            r#"{"name":"range","least":"1","most":"10","number":"11"}"#,
        ),
    ] {
        let message = service::Message::read(&format!("{{\"id\":1,{request}}}")).unwrap();
        let event = answer(&message.request, &Stop::new()).pop().unwrap();
        let told = service::write(Some(1), &event);
        assert!(told.contains(&format!("\"reason\":{reason}")), "{told}");
    }
}
