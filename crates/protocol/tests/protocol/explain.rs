//! What is told about the inside of a search is true, page by page and row by row.

use crate::common::{events, game, last_when_stopped, own_program, refused, thinker};
use explain::{EventKind, NodeView, Seek, StepsPage, TraceFile, TreePage};
use gametree::{
    Algorithm, Evaluate, Game, Limits, Options, Scoring, Side, Ties, Value, View, Window,
};
use mnk::{Board, Evaluator, Weighted};
use protocol::{
    Bounds, Code, Costs, Event, Message, Recordings, Request, SearchRef, Solvers, Stop, Thinker,
    TraceFormat, Weighed, look_up,
};
use std::sync::Arc;

fn search(rules: &str, moves: &str, algorithm: &str, depth: u64) -> SearchRef {
    SearchRef {
        game: game(rules, moves),
        algorithm: algorithm.to_owned(),
        depth: Some(depth),
        evaluator: None,
        weights: None,
        order: None,
        window: None,
        strict_cuts: false,
        seed: None,
        nodes: None,
        levels: None,
        table: None,
    }
}

fn of_tree(tree: &str) -> SearchRef {
    let game = game(&format!("tree:{tree}"), "");
    SearchRef { game, depth: None, ..search("3x3x3", "", "alpha-beta", 1) }
}

fn last(thinker: &mut Thinker, request: &Request) -> Event {
    events(thinker, request, &Stop::new()).pop().unwrap()
}

fn answer(request: &Request) -> Event {
    last(&mut thinker(), request)
}

fn board(rules: &str, moves: &str) -> Board {
    let mut board = Board::new(rules.parse().unwrap());
    moves.split_whitespace().for_each(|name| {
        board.try_play_named(name).unwrap();
    });
    board
}

fn tree(thinker: &mut Thinker, search: &SearchRef, node: u64, from: u64, count: u64) -> TreePage {
    let request = Request::Tree { search: search.clone(), node, from, count };
    match last(thinker, &request) {
        Event::Tree(page) => *page,
        other => panic!("{other:?}"),
    }
}

fn steps(thinker: &mut Thinker, search: &SearchRef, from: u64, seek: Option<Seek>) -> StepsPage {
    let request = Request::Steps { search: search.clone(), from, count: 500, seek };
    match last(thinker, &request) {
        Event::Steps(page) => *page,
        other => panic!("{other:?}"),
    }
}

fn refusal(request: &Request) -> (Code, String) {
    let refusal = refused(request);
    (refusal.code, refusal.message)
}

/// All nodes below and including this one, read page by page.
fn all_nodes(thinker: &mut Thinker, search: &SearchRef, node: u64, found: &mut Vec<NodeView>) {
    let mut from = 0;
    loop {
        let page = tree(thinker, search, node, from, 3);
        if from == 0 {
            found.push(page.node.clone());
        }
        from += page.children.len() as u64;
        for child in &page.children {
            let before = found.len();
            all_nodes(thinker, search, child.id.into(), found);
            assert_eq!(&found[before], child, "the same as a child and on its own");
        }
        if page.children.is_empty() {
            return assert_eq!(from, u64::from(page.node.children));
        }
    }
}

#[test]
fn pages_of_the_tree_and_of_the_events_make_the_whole_search() {
    let thinker = &mut thinker();
    for (algorithm, order) in
        [("minimax", None), ("alpha-beta", Some("center")), ("pvs", None), ("deepening", None)]
    {
        let order = order.map(str::to_owned);
        let search = SearchRef { order, ..search("3x3x3", "b2 a1 c3", algorithm, 3) };
        let totals = tree(thinker, &search, 0, 0, 1).totals;
        let mut nodes = Vec::new();
        for round in &totals.rounds {
            all_nodes(thinker, &search, round.root.into(), &mut nodes);
        }
        assert_eq!(nodes.len() as u64, totals.stats.nodes);
        assert!(nodes.iter().zip(0..).all(|(node, id)| node.id == id));
        let mut events = Vec::new();
        while events.len() < totals.events {
            events.extend(steps(thinker, &search, events.len() as u64, None).events);
        }
        let entered = events.iter().filter(|event| event.kind == EventKind::Enter);
        assert_eq!(entered.count() as u64, totals.stats.nodes);
        // The search of the same name finds and costs the same.
        let order = if algorithm == "alpha-beta" { mnk::Order::Center } else { mnk::Order::Row };
        let algorithm: Algorithm = algorithm.parse().unwrap();
        let report = algorithm.search(
            &board("3x3x3", "b2 a1 c3").ordered(order),
            Evaluator::LinePower,
            Options::default(),
            Window::FULL,
            &Limits::depth(3),
            &mut (),
        );
        assert_eq!((totals.stats, totals.stats.deepest), (report.stats, 3));
        assert_eq!(totals.value.value, -report.value, "O is to move, and told is what X has");
        assert_eq!(totals.best, report.best.map(|cell| cell.to_string()));
    }
}

#[test]
fn the_textbook_numbers_of_noughts_and_crosses() {
    let thinker = &mut thinker();
    for (algorithm, nodes, leaves) in [
        ("minimax", 549_946, 255_168),
        ("negamax", 549_946, 255_168),
        ("alpha-beta", 18_297, 7_330),
    ] {
        let evaluator = Some("outcome".to_owned());
        let search = SearchRef { evaluator, ..search("3x3x3", "", algorithm, 9) };
        let totals = tree(thinker, &search, 0, 0, 9).totals;
        assert_eq!((totals.stats.nodes, totals.stats.leaves), (nodes, leaves), "{algorithm}");
        assert_eq!((totals.value.to_string().as_str(), totals.game.as_str()), ("=", "3x3x3"));
    }
}

#[test]
fn what_is_remembered_is_answered_at_once_and_the_same() {
    let recordings = Arc::new(Recordings::default());
    let (program, bounds) = (own_program(), Bounds::default());
    let mut thinker = Thinker::sharing(
        program.clone(),
        4 << 20,
        bounds,
        Arc::clone(&recordings),
        Solvers::default(),
    );
    let look_up = |request| look_up(request, &program, &bounds, &recordings);
    let search = search("4x4x4", "b2", "alpha-beta", 3);
    let page = Request::Tree { search: search.clone(), node: 5, from: 1, count: 4 };
    let why = Request::Why { search: search.clone(), node: 2 };
    assert!(look_up(&page).is_none());
    let first = last(&mut thinker, &page);
    assert_eq!(look_up(&page), Some(first));
    assert!(look_up(&why).is_none(), "counting nodes takes a while");
    assert!(recordings.knows(&search));
    // The oldest make room: four of a quarter of a million nodes each are about enough.
    for first in ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"] {
        let large = self::search("4x4x4", first, "minimax", 5);
        assert_eq!(tree(&mut thinker, &large, 0, 0, 1).totals.stats.nodes, 396_076);
    }
    assert!(!recordings.knows(&search));
    assert!(recordings.knows(&self::search("4x4x4", "d3", "minimax", 5)));
}

#[test]
fn a_cut_is_found_and_explained() {
    let thinker = &mut thinker();
    let search = search("3x3x3", "b2", "alpha-beta", 3);
    let page = steps(thinker, &search, 0, Some(Seek::NextCut));
    let cut = &page.events[0];
    assert_eq!((cut.kind, u64::from(cut.n)), (EventKind::Cut, page.from));
    assert!(cut.alpha >= cut.beta);
    let request = Request::Why { search: search.clone(), node: cut.node.into() };
    let Event::Why(why) = last(thinker, &request) else { panic!("no reason") };
    assert_eq!(Some(&why.by), cut.mv.as_ref());
    assert_eq!(why.skipped_moves.len(), why.node.skipped as usize);
    assert!(why.elsewhere.is_some() && why.minimax.exact && why.minimax.nodes > 0);
    let none = Request::Why { search, node: 0 };
    assert_eq!(refusal(&none).0, Code::Limit);
}

#[test]
fn bad_requests_are_explained() {
    let good = search("3x3x3", "", "alpha-beta", 3);
    let look = |search: SearchRef| refusal(&Request::Tree { search, node: 0, from: 0, count: 9 });
    let check = |search: SearchRef, code: Code, part: &str| {
        let (found, message) = look(search);
        assert_eq!(found, code, "{message}");
        assert!(message.contains(part), "{part} is not in: {message}");
    };
    check(SearchRef { depth: None, ..good.clone() }, Code::Limit, "1 to 120");
    check(SearchRef { depth: Some(0), ..good.clone() }, Code::Limit, "1 to 120");
    check(SearchRef { algorithm: "mcts".into(), ..good.clone() }, Code::Limit, "deepening");
    check(SearchRef { evaluator: Some("luck".into()), ..good.clone() }, Code::Limit, "line-power");
    check(SearchRef { order: Some("luck".into()), ..good.clone() }, Code::Limit, "center");
    check(SearchRef { weights: Some(vec![]), ..good.clone() }, Code::Limit, "1 to 9");
    let window = |alpha: &str, beta: &str| Some([alpha, beta].map(|text| text.parse().unwrap()));
    check(SearchRef { window: window("5", "5"), ..good.clone() }, Code::Limit, "between +5 and +5");
    check(SearchRef { window: window("X3", "0"), ..good.clone() }, Code::Limit, "between X3 and 0");
    check(search("3x3x3", "b2 b2", "pvs", 2), Code::Move, "move 2");
    check(search("3x9", "", "pvs", 2), Code::Rules, "WIDTHxHEIGHTxK");
    check(search("15x15x5", "", "minimax", 3), Code::TooLarge, "alpha-beta");
    check(of_tree("(3 (5"), Code::Rules, "never closed");
    check(of_tree(""), Code::Rules, "no tree");
    let minimax = SearchRef { algorithm: "minimax".into(), ..good.clone() };
    check(SearchRef { window: window("0", "9"), ..minimax }, Code::Limit, "alpha-beta and pvs");
    let order = SearchRef { order: Some("row".into()), ..of_tree("(1 2)") };
    check(order, Code::Limit, "it has only its own");
    let weights = SearchRef { weights: Some(vec![1]), ..of_tree("(1 2)") };
    check(weights, Code::Limit, "outcome has no weights");
    let text = r#"{"id": 1, "op": "why", "node": 0, "search": {"algorithm": "pvs",
        "game": {"game": "3x3x3", "moves": []}, "window": ["0", "1099511627776"]}}"#;
    let wrong = Message::read(text).unwrap_err();
    assert!(wrong.to_string().contains("'1099511627776' is not a value"), "{wrong}");
    for (node, from, count) in [(10_000, 0, 1), (u64::MAX, 0, 1), (0, 0, 0), (0, 0, 501)] {
        let request = Request::Tree { search: good.clone(), node, from, count };
        assert_eq!(refusal(&request).0, Code::Limit);
    }
    let behind = Request::Steps { search: good.clone(), from: 1 << 40, count: 1, seek: None };
    assert_eq!(refusal(&behind).0, Code::Limit);
    let request = Request::Tree { search: good, node: 0, from: 0, count: 1 };
    let last = last_when_stopped(&request);
    assert!(matches!(&last, Event::Error(refusal) if refusal.code == Code::Stopped), "{last:?}");
}

fn trace(search: SearchRef, format: TraceFormat) -> Request {
    Request::Trace { search, format, language: None }
}

#[test]
fn a_trace_is_read_back_as_it_was() {
    let spec = SearchRef {
        window: Some([Value::MIN, Value::score(500)]),
        weights: Some(vec![1, 20]),
        ..search("3x3x3", "b2", "pvs", 3)
    };
    let file = |search: &SearchRef, format| match answer(&trace(search.clone(), format)) {
        Event::File(file) => file,
        other => panic!("{other:?}"),
    };
    let json = file(&spec, TraceFormat::Json);
    assert_eq!((json.name.as_str(), json.mime.as_str()), ("inarow-pvs.json", "application/json"));
    let read: TraceFile = serde_json::from_str(&json.text).unwrap();
    assert_eq!(serde_json::from_value::<SearchRef>(read.search.clone()).unwrap(), spec);
    let again: TraceFile = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
    assert_eq!(again, read);
    assert!(read.program.starts_with("heaps "), "{}", read.program);
    let thinker = &mut thinker();
    let mut nodes = Vec::new();
    all_nodes(thinker, &spec, 0, &mut nodes);
    assert_eq!(read.nodes, nodes);
    assert_eq!(read.events[..], steps(thinker, &spec, 0, None).events[..]);
    for (format, begins) in [
        (TraceFormat::Svg, "<svg"),
        (TraceFormat::Dot, "digraph"),
        (TraceFormat::Html, "<!doctype html>"),
        (TraceFormat::Text, "A(B(3 12 8)"),
    ] {
        let file = file(&of_tree("A(B(3 12 8) C(2 x=4 6) D(14 5 2))"), format);
        assert!(file.text.starts_with(begins), "{}", file.text);
    }
    let large = search("3x3x3", "", "minimax", 5);
    for format in [TraceFormat::Svg, TraceFormat::Html, TraceFormat::Dot] {
        let request = trace(large.clone(), format);
        let (code, message) = refusal(&request);
        assert!(code == Code::TooLarge && message.contains("18730"), "{message}");
    }
    let larger = trace(search("3x3x3", "", "minimax", 6), TraceFormat::Text);
    assert_eq!(refusal(&larger).0, Code::TooLarge);
}

/// A typed tree that cuts `cut` moves again in each of `rounds` rounds of deepening.
fn cut_again_and_again(rounds: usize, cut: usize) -> SearchRef {
    let chain = format!("{}1{}", "(".repeat(rounds), ")".repeat(rounds));
    let tree = of_tree(&format!("(5 ({chain}{}))", " 1".repeat(cut)));
    SearchRef { algorithm: "deepening".to_owned(), ..tree }
}

#[test]
fn files_are_bounded_in_bytes_and_can_be_stopped() {
    let search = cut_again_and_again(185, 30_000);
    let thinker = &mut thinker();
    assert!(tree(thinker, &search, 0, 0, 1).totals.stats.nodes < 20_000);
    for format in [TraceFormat::Json, TraceFormat::Text] {
        let request = trace(search.clone(), format);
        match last(thinker, &request) {
            Event::Error(refusal) => {
                assert_eq!(refusal.code, Code::TooLarge);
                assert!(refusal.message.contains("16 MB"), "{}", refusal.message);
            }
            other => panic!("{other:?}"),
        }
        let stop = Stop::new();
        stop.stop();
        let events = events(thinker, &request, &stop);
        let [Event::Error(refusal)] = &events[..] else { panic!("{events:?}") };
        assert_eq!(refusal.code, Code::Stopped);
    }
    // What fits is whole.
    let search = cut_again_and_again(5, 1000);
    let request = trace(search, TraceFormat::Json);
    let Event::File(file) = last(thinker, &request) else { panic!("no file") };
    let trace: TraceFile = serde_json::from_str(&file.text).unwrap();
    assert!(trace.skipped_moves.values().all(|moves| moves.len() == 1000));
    assert!(trace.skipped_moves.len() > 3);
}

fn costs(rules: &str, moves: &str, depth: Option<u64>, algorithm: &str) -> Costs {
    let request = Request::Costs {
        game: game(rules, moves),
        algorithm: algorithm.to_owned(),
        evaluator: None,
        depth,
        order: None,
    };
    match answer(&request) {
        Event::Costs(costs) => costs,
        other => panic!("{rules} {moves}: {other:?}"),
    }
}

#[test]
fn rows_of_costs_agree() {
    for (rules, moves, depth) in [
        ("3x3x3", "", None),
        ("3x3x3", "a1 b2 c3", None),
        ("4x3x3", "b2", None),
        ("3x3x3+gravity", "a1", None),
        ("4x4x3+exact", "b2 a1", None),
        ("5x5x4", "c3 b2", Some(3)),
        ("6x4x4+gravity", "c1", Some(4)),
        ("7x3x3", "", Some(2)),
    ] {
        let row = costs(rules, moves, depth, "alpha-beta");
        assert_eq!(row.exact, depth.is_none(), "{rules}");
        let board = board(rules, moves);
        let max = board.side() == Side::First;
        let values: Vec<Value> = row.values.iter().map(|cost| cost.value.value).collect();
        assert!(values.is_sorted_by(|a, b| if max { a >= b } else { a <= b }), "{values:?}");
        for cost in &row.values {
            let mut after = board.clone();
            after.try_play_named(&cost.mv).unwrap();
            if let Some(outcome) = after.outcome() {
                let value = Value::of(outcome, Side::First, 1, Scoring::Distance);
                assert_eq!(cost.value.value, value);
                continue;
            }
            if depth == Some(1) {
                continue;
            }
            let moves = format!("{moves} {}", cost.mv);
            let below = costs(rules, &moves, depth.map(|depth| depth - 1), "alpha-beta");
            let best = below.values[0].value; // the best for the other side
            assert_eq!(cost.value.value, best.value.a_ply_later(), "{rules} {moves}");
            assert_eq!(cost.value.is_draw(), best.is_draw(), "{rules} {moves}");
        }
    }
}

#[test]
fn boards_that_the_engine_solves_have_exact_costs_whatever_the_depth() {
    for (rules, moves, depth) in [
        ("4x4x4", "", None),
        ("5x4x4", "", None),
        ("5x4x4+gravity", "c1", Some(1)),
        ("3x3x3", "", Some(2)),
        ("4x4x3", "b2 a1", Some(1)),
    ] {
        let row = costs(rules, moves, depth, "minimax");
        assert!(row.exact, "{rules}");
        let mut legal = Vec::new();
        board(rules, moves).moves(&mut legal);
        assert_eq!(row.values.len(), legal.len(), "{rules}");
        assert!(row.values.iter().all(|cost| cost.value.outcome().is_some()), "{rules}");
    }
}

#[test]
fn the_chosen_move_is_that_of_the_algorithm() {
    for (rules, moves, depth) in [
        ("3x3x3", "", 4),
        ("3x3x3", "a1", 3),
        ("4x3x3", "b2 c2", 3),
        ("5x5x4", "c3 b2 b3", 3),
        ("6x5x4+gravity", "c1 c2", 4),
    ] {
        let board = board(rules, moves);
        for algorithm in
            Algorithm::ALL.into_iter().filter(|algorithm| algorithm.traits().view == View::Tree)
        {
            for evaluator in [Evaluator::LinePower, Evaluator::Outcome] {
                let options = Options { scoring: evaluator.scoring(), ..Options::default() };
                let limits = Limits::depth(depth);
                let full = Window::FULL;
                let report = algorithm.search(&board, evaluator, options, full, &limits, &mut ());
                let request = Request::Costs {
                    game: game(rules, moves),
                    algorithm: algorithm.name().to_owned(),
                    evaluator: Some(evaluator.name().to_owned()),
                    depth: Some(depth.into()),
                    order: None,
                };
                let Event::Costs(costs) = answer(&request) else { panic!("no costs") };
                let best = report.best.map(|cell| cell.to_string());
                assert_eq!(costs.chosen, best, "{rules} {algorithm} {evaluator}");
            }
        }
    }
}

#[test]
fn no_move_is_chosen_at_another_depth_than_asked_for() {
    // Nobody looks 30 plies ahead here: the values are those of a smaller depth, and say so.
    for algorithm in ["alpha-beta", "deepening"] {
        let row = costs("7x6x4+gravity", "d1", Some(30), algorithm);
        assert!(!row.exact && (1..30).contains(&row.depth));
        assert_eq!(row.chosen, None, "{algorithm}");
        // A win that is in sight is one at every depth.
        let row = costs("7x6x4+gravity", "d1 d2 c1 c2 b1 b2", Some(30), algorithm);
        assert!(row.chosen.is_some_and(|cell| row.values[0].mv == cell), "{algorithm}");
    }
    // Where a slow win is as good as a quick one, the first of both is chosen.
    for depth in [1, 3] {
        let request = Request::Costs {
            game: game("4x4x3", "b2 d4 c2 d1"),
            algorithm: "pvs".to_owned(),
            evaluator: Some("outcome".to_owned()),
            depth: Some(depth),
            order: None,
        };
        let board = board("4x4x3", "b2 d4 c2 d1");
        let options = Options { scoring: Scoring::Plain, ties: Ties::First, ..Options::default() };
        let (limits, full) = (Limits::depth(depth as u32), Window::FULL);
        let pvs = Algorithm::Pvs;
        let report = pvs.search(&board, Evaluator::Outcome, options, full, &limits, &mut ());
        let Event::Costs(row) = answer(&request) else { panic!("no costs") };
        assert_eq!(row.chosen, report.best.map(|cell| cell.to_string()), "{depth}");
    }
}

fn weighed(rules: &str, moves: &str, evaluator: &str, weights: &[i64]) -> Weighed {
    let request = Request::Weigh {
        game: game(rules, moves),
        evaluator: evaluator.to_owned(),
        weights: weights.to_vec(),
        depth: None,
    };
    match answer(&request) {
        Event::Weighed(weighed) => weighed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn lines_add_up_to_the_score() {
    for (rules, moves) in [
        ("3x3x3", "b2 a1 c3"),
        ("5x5x4+exact", "c3 b2 c4 a1"),
        ("7x6x4+gravity", "d1 d2"),
        ("10x10x5", "e5 f6 e6"),
        ("13x13x5", "e5 f6"),
    ] {
        let board = board(rules, moves);
        for evaluator in [Evaluator::LinePower, Evaluator::OpenLines] {
            let usual = Weighted::usual(evaluator).unwrap();
            let found = weighed(rules, moves, evaluator.name(), &usual);
            let score = evaluator.evaluate(&board);
            let of_x = if board.side() == Side::First { score } else { -score };
            assert_eq!(found.total, i64::from(of_x), "{rules} {evaluator}");
            assert_eq!(found.lines.iter().map(|line| line.worth).sum::<i32>(), of_x);
            let cells: i64 = found.cells.iter().map(|cell| cell.worth).sum();
            assert_eq!(cells, i64::from(of_x) * board.rules().k() as i64);
            assert_eq!(found.usual, found.changed);
            // The best move is worth what plain minimax to the usual depth says.
            let (limits, options) = (Limits::depth(2), Options::default());
            let minimax = Algorithm::Minimax;
            let full = Window::FULL;
            let report = minimax.search(&board, evaluator, options, full, &limits, &mut ());
            assert_eq!(found.usual.values[0].value.value, report.verdict().value, "{rules}");
        }
    }
    // With other weights another move is chosen.
    let found = weighed("3x3x3", "a1", "line-power", &[-5]);
    assert_ne!(found.usual.best, found.changed.best);
    let bad = Request::Weigh {
        game: game("3x3x3", ""),
        evaluator: "outcome".to_owned(),
        weights: vec![1],
        depth: None,
    };
    assert!(refusal(&bad).1.contains("line-power and open-lines"));
}

#[test]
fn weights_are_refused_where_sums_would_be_beyond_all_scores() {
    // X has a block of four, O three stones far from each other and the move.
    let moves = "h8 a1 i8 o15 h9 a15 i9";
    let request = |weights: &[i64]| Request::Weigh {
        game: game("15x15x5", moves),
        evaluator: "line-power".to_owned(),
        weights: weights.to_vec(),
        depth: Some(1),
    };
    let (code, message) = refusal(&request(&[-70_000_000, 100_000_000]));
    assert!(code == Code::Limit && message.contains("-1748076 to 1748076"), "{message}");
    let weights = vec![-70_000_000, 100_000_000];
    let search = SearchRef { weights: Some(weights), ..search("15x15x5", moves, "pvs", 1) };
    let tree = Request::Tree { search, node: 0, from: 0, count: 1 };
    assert_eq!(refusal(&tree), (code, message));
    let Event::Weighed(found) = answer(&request(&[-1_748_076, 1_748_076])) else { panic!() };
    assert_eq!(found.total, found.lines.iter().map(|line| i64::from(line.worth)).sum::<i64>());
    // The usual weights are possible everywhere, and large boards are weighed at the usual depth.
    for rules in ["32x32x5", "32x32x9", "15x15x5"] {
        let found =
            weighed(rules, "h8", "line-power", &Weighted::usual(Evaluator::LinePower).unwrap());
        assert_eq!(found.usual, found.changed, "{rules}");
    }
    let deep = Request::Weigh {
        game: game("32x32x5", ""),
        evaluator: "open-lines".to_owned(),
        weights: vec![2],
        depth: Some(2),
    };
    let start = std::time::Instant::now();
    assert_eq!(refusal(&deep).0, Code::TooLarge);
    assert!(start.elapsed().as_secs() < 2, "it is known before any search");
}

#[test]
fn what_a_search_will_cost_is_told_before_it_runs() {
    let estimate = |search: SearchRef| match answer(&Request::Estimate { search }) {
        Event::Estimate(estimate) => estimate,
        other => panic!("{other:?}"),
    };
    let known = search("3x3x3", "b2 a1 c3", "minimax", 9);
    let nodes = tree(&mut thinker(), &known, 0, 0, 1).totals.stats.nodes;
    let small = estimate(known);
    assert_eq!((small.nodes, small.exact, small.most), (nodes, true, 1_000_000));
    // The game ends before the depth.
    let of_depth = |depth| search("3x3x3", "b2 a1", "minimax", depth);
    let nodes = tree(&mut thinker(), &of_depth(7), 0, 0, 1).totals.stats.nodes;
    let deep = estimate(of_depth(120));
    assert!(nodes > 5_000, "{nodes}");
    assert_eq!((deep.nodes, deep.exact), (nodes, true));
    // Really 549,946; how near the estimate comes depends on how many plies there is time for.
    let large = estimate(search("3x3x3", "", "minimax", 9));
    assert!(!large.exact && (50_000..5_000_000).contains(&large.nodes), "{large:?}");
    assert!(large.time_ms > 0.0, "{large:?}");
    assert!(estimate(search("15x15x5", "h8", "minimax", 6)).nodes > 1_000_000);
    let refusal = |search: SearchRef| match answer(&Request::Estimate { search }) {
        Event::Error(refusal) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refusal(of_tree("(3 4)")).code, Code::Limit);
    assert_eq!(refusal(search("3x3x3", "", "mcts", 3)).code, Code::Limit);
    assert_eq!(refusal(search("3x3x3", "a1 a3 b1 b3 c1", "minimax", 3)).code, Code::Over);
}

#[test]
fn a_search_tells_how_far_it_has_come() {
    let search = search("3x3x3", "", "minimax", 9);
    let request = Request::Tree { search, node: 0, from: 0, count: 1 };
    let mut told: Vec<u64> = Vec::new();
    thinker().answer(&request, &Stop::new(), &mut |event| match event {
        Event::Searching(searching) => told.push(searching.nodes),
        event => assert!(event.is_last(), "{event:?}"),
    });
    assert!(told.is_sorted(), "{told:?}");
}

#[test]
fn cuts_on_equality_can_be_left_out() {
    let thinker = &mut thinker();
    let usual = search("3x3x3", "", "alpha-beta", 9);
    let usual = SearchRef { evaluator: Some("outcome".to_owned()), ..usual };
    let strict = SearchRef { strict_cuts: true, ..usual.clone() };
    let [usual, strict] = [usual, strict].map(|search| tree(thinker, &search, 0, 0, 1).totals);
    assert_eq!(usual.value, strict.value);
    assert!(strict.stats.nodes > usual.stats.nodes, "{strict:?}");
    let pvs = SearchRef { strict_cuts: true, ..search("3x3x3", "", "pvs", 3) };
    match answer(&Request::Tree { search: pvs, node: 0, from: 0, count: 1 }) {
        Event::Error(refusal) => assert!(refusal.message.contains("alpha-beta"), "{refusal:?}"),
        other => panic!("{other:?}"),
    }
}
