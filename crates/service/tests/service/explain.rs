//! What is told about the inside of a search is true, page by page and row by row.

use explain::{EventKind, NodeView, Seek, StepsPage, TraceFile, TreePage};
use gametree::{Algorithm, Evaluate, Game, Limits, Options, Side, Ties, Value, Window};
use mnk::{Board, Evaluator, Weighted};
use service::{
    Bounds, Code, Costs, Event, GameSpec, Recordings, Request, SearchSpec, SideName, Stop, Thinker,
    TraceFormat, Weighed, look_up,
};

fn game(rules: &str, moves: &str) -> GameSpec {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    GameSpec { rules: rules.to_owned(), first: SideName::X, moves }
}

fn search(rules: &str, moves: &str, algorithm: &str, depth: u64) -> SearchSpec {
    SearchSpec {
        game: Some(game(rules, moves)),
        tree: None,
        algorithm: algorithm.to_owned(),
        depth: Some(depth),
        evaluator: None,
        weights: None,
        order: None,
        window: None,
    }
}

fn of_tree(tree: &str) -> SearchSpec {
    let search = search("3x3x3", "", "alpha-beta", 1);
    SearchSpec { game: None, tree: Some(tree.to_owned()), depth: None, ..search }
}

fn last(thinker: &mut Thinker, request: &Request) -> Event {
    let mut events = Vec::new();
    thinker.answer(request, &Stop::new(), &mut |event| events.push(event));
    events.pop().unwrap()
}

fn answer(request: &Request) -> Event {
    last(&mut Thinker::new(4 << 20), request)
}

fn tree(thinker: &mut Thinker, search: &SearchSpec, node: u64, from: u64, count: u64) -> TreePage {
    let request = Request::Tree { search: search.clone(), node, from, count };
    match last(thinker, &request) {
        Event::Tree(page) => *page,
        other => panic!("{other:?}"),
    }
}

fn steps(thinker: &mut Thinker, search: &SearchSpec, from: u64, seek: Option<Seek>) -> StepsPage {
    let request = Request::Steps { search: search.clone(), from, count: 500, seek };
    match last(thinker, &request) {
        Event::Steps(page) => *page,
        other => panic!("{other:?}"),
    }
}

fn refusal(request: &Request) -> (Code, String) {
    match answer(request) {
        Event::Error(refusal) => (refusal.code, refusal.message),
        other => panic!("{other:?}"),
    }
}

/// All nodes below and including this one, read page by page.
fn all_nodes(thinker: &mut Thinker, search: &SearchSpec, node: u64, found: &mut Vec<NodeView>) {
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
    let thinker = &mut Thinker::new(4 << 20);
    for (algorithm, order) in
        [("minimax", None), ("alpha-beta", Some("center")), ("pvs", None), ("deepening", None)]
    {
        let order = order.map(str::to_owned);
        let search = SearchSpec { order, ..search("3x3x3", "b2 a1 c3", algorithm, 3) };
        let totals = tree(thinker, &search, 0, 0, 1).totals;
        let mut nodes = Vec::new();
        for round in &totals.rounds {
            all_nodes(thinker, &search, round.root.into(), &mut nodes);
        }
        assert_eq!(nodes.len() as u64, totals.nodes);
        assert!(nodes.iter().zip(0..).all(|(node, id)| node.id == id));
        let mut events = Vec::new();
        while events.len() < totals.events {
            events.extend(steps(thinker, &search, events.len() as u64, None).events);
        }
        let entered = events.iter().filter(|event| event.kind == EventKind::Enter);
        assert_eq!(entered.count() as u64, totals.nodes);
        // The search of the same name finds and costs the same.
        let mut board = Board::new("3x3x3".parse().unwrap());
        for name in ["b2", "a1", "c3"] {
            board.try_play_named(name).unwrap();
        }
        let order = if algorithm == "alpha-beta" { mnk::Order::Center } else { mnk::Order::Row };
        let algorithm: Algorithm = algorithm.parse().unwrap();
        let report = algorithm.search(
            &board.ordered(order),
            Evaluator::LinePower,
            Options::default(),
            Window::FULL,
            &Limits::depth(3),
            &mut (),
        );
        assert_eq!((totals.nodes, totals.leaves), (report.stats.nodes, report.stats.leaves));
        assert_eq!((totals.cutoffs, totals.deepest), (report.stats.cutoffs, 3));
        assert_eq!(totals.value, -report.value.raw(), "O is to move, X sees it");
        assert_eq!(totals.best, report.best.map(|cell| cell.to_string()));
    }
}

#[test]
fn the_textbook_numbers_of_noughts_and_crosses() {
    let thinker = &mut Thinker::new(4 << 20);
    for (algorithm, nodes, leaves) in [
        ("minimax", 549_946, 255_168),
        ("negamax", 549_946, 255_168),
        ("alpha-beta", 18_297, 7_330),
    ] {
        let evaluator = Some("outcome".to_owned());
        let search = SearchSpec { evaluator, ..search("3x3x3", "", algorithm, 9) };
        let totals = tree(thinker, &search, 0, 0, 9).totals;
        assert_eq!((totals.nodes, totals.leaves), (nodes, leaves), "{algorithm}");
        assert_eq!((totals.value, totals.rules.as_deref()), (0, Some("3x3x3")));
    }
}

#[test]
fn what_is_remembered_is_answered_at_once_and_the_same() {
    let recordings = std::sync::Arc::new(Recordings::new());
    let bounds = Bounds::default();
    let mut thinker = Thinker::sharing(4 << 20, bounds, std::sync::Arc::clone(&recordings));
    let search = search("4x4x4", "b2", "alpha-beta", 3);
    let page = Request::Tree { search: search.clone(), node: 5, from: 1, count: 4 };
    let why = Request::Why { search: search.clone(), node: 2 };
    assert!(look_up(&page, &bounds, &recordings).is_none());
    let first = last(&mut thinker, &page);
    assert_eq!(look_up(&page, &bounds, &recordings), Some(first));
    assert!(look_up(&why, &bounds, &recordings).is_none(), "counting nodes takes a while");
    assert!(recordings.get(&search).is_some());
    // The oldest make room: four of a quarter of a million nodes each are about enough.
    for first in ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"] {
        let large = self::search("4x4x4", first, "minimax", 5);
        assert_eq!(tree(&mut thinker, &large, 0, 0, 1).totals.nodes, 396_076);
    }
    assert!(recordings.get(&search).is_none());
    assert!(recordings.get(&self::search("4x4x4", "d3", "minimax", 5)).is_some());
}

#[test]
fn a_cut_is_found_and_explained() {
    let thinker = &mut Thinker::new(4 << 20);
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
    let look = |search: SearchSpec| refusal(&Request::Tree { search, node: 0, from: 0, count: 9 });
    let check = |search: SearchSpec, code: Code, part: &str| {
        let (found, message) = look(search);
        assert_eq!(found, code, "{message}");
        assert!(message.contains(part), "{part} is not in: {message}");
    };
    check(SearchSpec { depth: None, ..good.clone() }, Code::Limit, "1 to 120");
    check(SearchSpec { depth: Some(0), ..good.clone() }, Code::Limit, "1 to 120");
    check(SearchSpec { algorithm: "mcts".into(), ..good.clone() }, Code::Limit, "deepening");
    check(SearchSpec { evaluator: Some("luck".into()), ..good.clone() }, Code::Limit, "line-power");
    check(SearchSpec { order: Some("luck".into()), ..good.clone() }, Code::Limit, "center");
    check(SearchSpec { weights: Some(vec![]), ..good.clone() }, Code::Limit, "1 to 9");
    check(SearchSpec { window: Some([5, 5]), ..good.clone() }, Code::Limit, "between 5 and 5");
    check(SearchSpec { window: Some([0, 1 << 40]), ..good.clone() }, Code::Limit, "1000000001");
    check(search("3x3x3", "b2 b2", "pvs", 2), Code::Move, "move 2");
    check(search("3x9", "", "pvs", 2), Code::Rules, "WIDTHxHEIGHTxK");
    check(search("15x15x5", "", "minimax", 3), Code::TooLarge, "alpha-beta");
    check(of_tree("(3 (5"), Code::Record, "never closed");
    check(of_tree(""), Code::Record, "no tree");
    check(SearchSpec { tree: Some("(1)".into()), ..good.clone() }, Code::Malformed, "exactly one");
    check(SearchSpec { game: None, ..good.clone() }, Code::Malformed, "exactly one");
    let minimax = SearchSpec { algorithm: "minimax".into(), ..good.clone() };
    check(SearchSpec { window: Some([0, 9]), ..minimax }, Code::Limit, "alpha-beta and pvs");
    let order = SearchSpec { order: Some("row".into()), ..of_tree("(1 2)") };
    check(order, Code::Limit, "typed tree");
    for (node, from, count) in [(10_000, 0, 1), (u64::MAX, 0, 1), (0, 0, 0), (0, 0, 501)] {
        let request = Request::Tree { search: good.clone(), node, from, count };
        assert_eq!(refusal(&request).0, Code::Limit);
    }
    let behind = Request::Steps { search: good.clone(), from: 1 << 40, count: 1, seek: None };
    assert_eq!(refusal(&behind).0, Code::Limit);
    let stop = Stop::new();
    stop.stop();
    let mut events = Vec::new();
    let request = Request::Tree { search: good, node: 0, from: 0, count: 1 };
    Thinker::new(0).answer(&request, &stop, &mut |event| events.push(event));
    assert!(matches!(&events[..], [Event::Error(refusal)] if refusal.code == Code::Stopped));
}

#[test]
fn a_trace_is_read_back_as_it_was() {
    let spec = SearchSpec {
        window: Some([-1_000_000_001, 500]),
        weights: Some(vec![1, 20]),
        ..search("3x3x3", "b2", "pvs", 3)
    };
    let file = |search: &SearchSpec, format| match answer(&Request::Trace {
        search: search.clone(),
        format,
    }) {
        Event::File(file) => file,
        other => panic!("{other:?}"),
    };
    let json = file(&spec, TraceFormat::Json);
    assert_eq!((json.name.as_str(), json.mime.as_str()), ("inarow-pvs.json", "application/json"));
    let trace: TraceFile = serde_json::from_str(&json.text).unwrap();
    assert_eq!(serde_json::from_value::<SearchSpec>(trace.search.clone()).unwrap(), spec);
    let again: TraceFile = serde_json::from_str(&serde_json::to_string(&trace).unwrap()).unwrap();
    assert_eq!(again, trace);
    let thinker = &mut Thinker::new(4 << 20);
    let mut nodes = Vec::new();
    all_nodes(thinker, &spec, 0, &mut nodes);
    assert_eq!(trace.nodes, nodes);
    assert_eq!(trace.events[..], steps(thinker, &spec, 0, None).events[..]);
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
        let request = Request::Trace { search: large.clone(), format };
        let (code, message) = refusal(&request);
        assert!(code == Code::TooLarge && message.contains("18730"), "{message}");
    }
    let larger =
        Request::Trace { search: search("3x3x3", "", "minimax", 6), format: TraceFormat::Text };
    assert_eq!(refusal(&larger).0, Code::TooLarge);
}

/// A typed tree that cuts `cut` moves again in each of `rounds` rounds of deepening.
fn cut_again_and_again(rounds: usize, cut: usize) -> SearchSpec {
    let chain = format!("{}1{}", "(".repeat(rounds), ")".repeat(rounds));
    let tree = of_tree(&format!("(5 ({chain}{}))", " 1".repeat(cut)));
    SearchSpec { algorithm: "deepening".to_owned(), ..tree }
}

#[test]
fn files_are_bounded_in_bytes_and_can_be_stopped() {
    let search = cut_again_and_again(185, 30_000);
    let thinker = &mut Thinker::new(0);
    assert!(tree(thinker, &search, 0, 0, 1).totals.nodes < 20_000);
    for format in [TraceFormat::Json, TraceFormat::Text] {
        let request = Request::Trace { search: search.clone(), format };
        match last(thinker, &request) {
            Event::Error(refusal) => {
                assert_eq!(refusal.code, Code::TooLarge);
                assert!(refusal.message.contains("16 MB"), "{}", refusal.message);
            }
            other => panic!("{other:?}"),
        }
        let (stop, mut events) = (Stop::new(), Vec::new());
        stop.stop();
        thinker.answer(&request, &stop, &mut |event| events.push(event));
        let [Event::Error(refusal)] = &events[..] else { panic!("{events:?}") };
        assert_eq!(refusal.code, Code::Stopped);
    }
    // What fits is whole.
    let search = cut_again_and_again(5, 1000);
    let request = Request::Trace { search, format: TraceFormat::Json };
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

/// A value one ply earlier.
fn a_ply_earlier(raw: i32) -> i32 {
    Value::from_raw(raw).unwrap().a_ply_later().raw()
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
        let mut board = Board::new(rules.parse().unwrap());
        for name in moves.split_whitespace() {
            board.try_play_named(name).unwrap();
        }
        let max = board.side() == Side::First;
        let values: Vec<i32> = row.values.iter().map(|cost| cost.value).collect();
        assert!(values.is_sorted_by(|a, b| if max { a >= b } else { a <= b }), "{values:?}");
        for cost in &row.values {
            let mut after = board.clone();
            after.try_play_named(&cost.cell).unwrap();
            if let Some(outcome) = after.outcome() {
                let value = Value::of(outcome, Side::First, 1, gametree::Scoring::Distance);
                assert_eq!(cost.value, value.raw());
                continue;
            }
            if depth == Some(1) {
                continue;
            }
            let moves = format!("{moves} {}", cost.cell);
            let below = costs(rules, &moves, depth.map(|depth| depth - 1), "alpha-beta");
            let best = below.values[0].value; // the best for the other side
            assert_eq!(cost.value, a_ply_earlier(best), "{rules} {moves}");
        }
    }
}

#[test]
fn the_chosen_move_is_that_of_the_algorithm() {
    for (rules, moves, depth) in [("3x3x3", "", 4), ("3x3x3", "a1", 3), ("4x3x3", "b2 c2", 3)] {
        let mut board = Board::new(rules.parse().unwrap());
        for name in moves.split_whitespace() {
            board.try_play_named(name).unwrap();
        }
        for algorithm in explain::ALGORITHMS {
            let options = Options { ties: Ties::First, ..Options::default() };
            let report = algorithm.search(
                &board,
                Evaluator::LinePower,
                options,
                Window::FULL,
                &Limits::depth(depth),
                &mut (),
            );
            let costs = costs(rules, moves, Some(depth.into()), algorithm.name());
            assert_eq!(costs.chosen, report.best.map(|cell| cell.to_string()), "{algorithm}");
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
        assert!(row.chosen.is_some_and(|cell| row.values[0].cell == cell), "{algorithm}");
    }
    // Where a slow win is as good as a quick one, the first of both is chosen.
    let request = |depth| Request::Costs {
        game: game("4x4x3", "b2 d4 c2 d1"),
        algorithm: "pvs".to_owned(),
        evaluator: Some("outcome".to_owned()),
        depth: Some(depth),
        order: None,
    };
    for depth in [1, 3] {
        let mut board = Board::new("4x4x3".parse().unwrap());
        for name in ["b2", "d4", "c2", "d1"] {
            board.try_play_named(name).unwrap();
        }
        let options = Options { scoring: gametree::Scoring::Plain, ties: Ties::First };
        let (limits, full) = (Limits::depth(depth as u32), Window::FULL);
        let pvs = Algorithm::Pvs;
        let report = pvs.search(&board, Evaluator::Outcome, options, full, &limits, &mut ());
        let Event::Costs(row) = answer(&request(depth)) else { panic!("no costs") };
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
        let mut board = Board::new(rules.parse().unwrap());
        for name in moves.split_whitespace() {
            board.try_play_named(name).unwrap();
        }
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
    let search = SearchSpec { weights: Some(weights), ..search("15x15x5", moves, "pvs", 1) };
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
