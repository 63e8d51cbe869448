//! Other games and solving: what the answers say is true, and what cannot be answered is explained.

use service::{
    Bounds, Code, Ended, Ending, Event, GameSpec, Moved, NamedGame, Player, Refusal, Request,
    SceneShown, SideName, Solved, Stop, Thinker, WireValue,
};
use std::time::Duration;

const GAMES: [&str; 6] = ["reversi", "reversi:6", "reversi:4", "draughts", "dots", "dots:2x1"];

fn answer(request: &Request, stop: &Stop) -> Vec<Event> {
    let mut events = Vec::new();
    Thinker::new(4 << 20).answer(request, stop, &mut |event| events.push(event));
    events
}

fn last(request: &Request) -> Event {
    answer(request, &Stop::new()).pop().unwrap()
}

fn named(game: &str, moves: &str) -> NamedGame {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    NamedGame { game: game.to_owned(), moves }
}

fn scene(game: &NamedGame) -> SceneShown {
    match last(&Request::Scene { game: game.clone() }) {
        Event::Scene(scene) => *scene,
        other => panic!("{other:?}"),
    }
}

fn replied(game: &NamedGame, player: Player, seed: u64) -> Moved {
    match last(&Request::Reply { game: game.clone(), player, seed }) {
        Event::Replied(moved) => moved,
        other => panic!("{other:?}"),
    }
}

fn refused(request: &Request) -> Refusal {
    match last(request) {
        Event::Error(refusal) => refusal,
        other => panic!("{other:?}"),
    }
}

fn algorithm(name: &str, depth: Option<u64>, evaluator: Option<&str>) -> Player {
    Player::Algorithm { algorithm: name.to_owned(), depth, evaluator: evaluator.map(str::to_owned) }
}

#[test]
fn whole_games_by_scenes_and_replies_alone() {
    for name in GAMES {
        let mut game = named(name, "");
        let mut plies = 0;
        let end = loop {
            let scene = scene(&game);
            assert_eq!(scene.game, name);
            assert_eq!(scene.played.len(), game.moves.len());
            assert_eq!(scene.scene.outcome.is_some(), scene.scene.moves.is_empty());
            if scene.scene.outcome.is_some() || plies == 120 {
                break scene;
            }
            let player = match plies % 3 {
                0 => Player::Depth { depth: 1 },
                1 => algorithm("alpha-beta", Some(2), None),
                _ => algorithm("minimax", Some(1), Some("outcome")),
            };
            let moved = replied(&game, player, plies);
            let legal = scene.scene.moves.iter().find(|mv| mv.name == moved.mv);
            assert!(legal.is_some(), "{name}: {} is not among the moves", moved.mv);
            game.moves.push(moved.mv);
            plies += 1;
        };
        assert!(end.scene.outcome.is_some() || name == "draughts", "{name} did not end");
    }
}

#[test]
fn a_scene_tells_who_made_each_move() {
    let scene = scene(&named("dots:2x1", "B1-A1 a1a2 a2-b2 b1-b2"));
    let played: Vec<(&str, SideName)> =
        scene.played.iter().map(|mv| (mv.name.as_str(), mv.side)).collect();
    use SideName::{O, X};
    assert_eq!(played, [("a1-b1", X), ("a1-a2", O), ("a2-b2", X), ("b1-b2", O)]);
    assert_eq!(scene.evaluators, ["boxes", "outcome"]);
    assert_eq!(scene.scene.score, [0, 1]);
}

#[test]
fn the_same_seed_plays_the_same() {
    let game = named("reversi:6", "");
    let player = || algorithm("alpha-beta", Some(1), Some("outcome"));
    let moves: Vec<String> = (0..12).map(|seed| replied(&game, player(), seed).mv).collect();
    let again: Vec<String> = (0..12).map(|seed| replied(&game, player(), seed).mv).collect();
    assert_eq!(moves, again);
    assert!(moves.iter().any(|mv| *mv != moves[0]), "all seeds choose {}", moves[0]);
}

#[test]
fn what_is_proven_is_told_as_proven() {
    // The last line of a box closes it, and the game.
    let game = named("dots:1x1", "a1-b1 a1-a2 a2-b2");
    let moved = replied(&game, Player::Depth { depth: 3 }, 0);
    assert_eq!((moved.mv.as_str(), moved.ended), ("b1-b2", Ended::Complete));
    assert!(matches!(moved.value, WireValue::Win { .. }), "{:?}", moved.value);
}

#[test]
fn a_search_without_a_depth_ends_by_the_clock_and_by_stop() {
    let game = named("draughts", "");
    let moved = replied(&game, Player::Time { ms: 30 }, 0);
    assert_eq!(moved.ended, Ended::Time);
    let stop = Stop::new();
    stop.stop();
    let request = Request::Reply { game, player: algorithm("deepening", None, None), seed: 0 };
    match answer(&request, &stop).pop() {
        Some(Event::Replied(moved)) => assert_eq!(moved.ended, Ended::Stopped),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_answered_is_explained() {
    let scene = |game, moves| refused(&Request::Scene { game: named(game, moves) });
    for (game, moves, code, part) in [
        ("chess", "", Code::Rules, "no game is called 'chess'"),
        ("reversi:5", "", Code::Rules, "'5' is not a size"),
        ("3x3x3", "", Code::Rules, "state, move"),
        ("reversi", "d3 d3", Code::Move, "move 2: 'd3' is taken"),
        ("draughts", "c3-c4", Code::Move, "move 1: 'c3-c4' is not"),
        ("dots:1x1", "a1-b1 a1-a2 a2-b2 b1-b2 a1-b1", Code::Limit, "5 moves are too many"),
    ] {
        let refusal = scene(game, moves);
        assert_eq!(refusal.code, code, "{game} {moves}: {refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
    assert_eq!(scene("reversi", "d3 d3").at, Some(1));
    let reply = |moves, player| {
        refused(&Request::Reply { game: named("dots:1x1", moves), player, seed: 0 })
    };
    let done = "a1-b1 a1-a2 a2-b2 b1-b2";
    for (moves, player, code, part) in [
        (done, Player::Depth { depth: 1 }, Code::Over, "over"),
        ("", Player::Level { level: 3 }, Code::Limit, "choose a depth"),
        ("", Player::Depth { depth: 0 }, Code::Limit, "1 to 120"),
        ("", Player::Time { ms: 70_000 }, Code::Limit, "1 to 60000"),
        ("", algorithm("minimax", None, None), Code::Limit, "needs a depth"),
        ("", algorithm("magic", Some(1), None), Code::Limit, "'magic'"),
        ("", algorithm("pvs", Some(1), Some("corners")), Code::Limit, "there are boxes, outcome"),
    ] {
        let refusal = reply(moves, player);
        assert_eq!(refusal.code, code, "{refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
}

fn position(rules: &str, first: SideName, moves: &str) -> Request {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Request::Solve { game: GameSpec { rules: rules.to_owned(), first, moves } }
}

fn solved(request: &Request) -> Solved {
    match last(request) {
        Event::Solved(solved) => solved,
        other => panic!("{other:?}"),
    }
}

#[test]
fn positions_are_solved_for_whoever_begins() {
    use SideName::{O, X};
    for (rules, first, moves, winner) in [
        ("3x3x3", X, "", None),
        ("3x3x3", X, "b2 b3", Some(X)),
        ("3x3x3", O, "b2 b3", Some(O)),
        ("3x3x3", X, "a1 a2 b3 b2 c1", Some(O)),
        ("4x3x3", X, "", Some(X)),
        ("5x5x4", X, "", None),
    ] {
        let solved = solved(&position(rules, first, moves));
        assert_eq!(solved.outcome, Some(Ending { winner }), "{rules} {moves}");
        assert_eq!(solved.ended, Ended::Complete);
    }
}

#[test]
fn small_boards_tell_the_value_of_each_move() {
    use SideName::{O, X};
    let mut thinker = Thinker::new(1 << 20);
    let mut solve = |rules: &str, first, moves: &str| {
        let mut events = Vec::new();
        let request = position(rules, first, moves);
        thinker.answer(&request, &Stop::new(), &mut |event| events.push(event));
        match events.pop() {
            Some(Event::Solved(solved)) => solved,
            other => panic!("{other:?}"),
        }
    };
    // The same game twice: the second time what is known is asked.
    for (rules, first, moves) in
        [("3x3x3", X, ""), ("3x3x3", O, "b2 b3 a1"), ("4x3x3", X, "b2"), ("4x4x3", O, "b2 a1")]
    {
        let whole = solve(rules, first, moves);
        let each = whole.moves.expect("a board of up to 16 cells");
        let played = moves.split_whitespace().count();
        let cells: usize = rules.split('x').take(2).map(|n| n.parse::<usize>().unwrap()).product();
        assert_eq!(each.len(), cells - played, "{rules} {moves}");
        for next in &each {
            let line = format!("{moves} {}", next.cell);
            let outcome = solve(rules, first, &line).outcome;
            assert_eq!(outcome, Some(next.outcome), "{rules} {line}");
        }
    }
    assert_eq!(solve("5x4x4", X, "").moves, None);
}

#[test]
fn a_value_whose_moves_had_no_time_can_be_asked_for_again() {
    // A few positions are searched for the value, and millions for all moves.
    let request = position("4x4x4", SideName::X, "");
    let mut thinker = Thinker::with_bounds(
        1 << 20,
        Bounds { time: Duration::from_millis(20), ..Bounds::default() },
    );
    for (moves, ended) in [(false, Ended::Time), (true, Ended::Complete)] {
        let mut last = None;
        thinker.answer(&request, &Stop::new(), &mut |event| last = Some(event));
        let Some(Event::Solved(solved)) = last else { panic!("{last:?}") };
        assert_eq!(solved.outcome, Some(Ending { winner: None }));
        assert_eq!((solved.moves.is_some(), solved.ended), (moves, ended));
        thinker.set_bounds(Bounds::default());
    }
}

#[test]
fn what_cannot_be_solved_says_why() {
    for (rules, moves, code, part) in [
        ("7x6x4+gravity", "", Code::Limit, "without gravity"),
        ("5x5x4+exact", "", Code::Limit, "more than k"),
        ("9x8x5", "", Code::TooLarge, "64"),
        ("3x3x3", "a1 a2 b1 b2 c1", Code::Over, "over"),
        ("3x3x3", "a1 a1", Code::Move, "a1"),
    ] {
        let refusal = refused(&position(rules, SideName::X, moves));
        assert_eq!(refusal.code, code, "{refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
}

#[test]
fn a_solver_that_is_ended_says_what_it_has_not_found() {
    let large = position("8x8x5", SideName::X, "");
    let stop = Stop::new();
    stop.stop();
    match answer(&large, &stop).pop() {
        Some(Event::Solved(solved)) => {
            assert_eq!((solved.outcome, solved.ended), (None, Ended::Stopped));
        }
        other => panic!("{other:?}"),
    }
    let bounds = Bounds { time: Duration::from_millis(300), ..Bounds::default() };
    let mut events = Vec::new();
    Thinker::with_bounds(1 << 20, bounds)
        .answer(&large, &Stop::new(), &mut |event| events.push(event));
    match events.pop() {
        Some(Event::Solved(solved)) => {
            assert_eq!((solved.outcome, solved.ended), (None, Ended::Time));
        }
        other => panic!("{other:?}"),
    }
    assert!(events.iter().all(|event| matches!(event, Event::Solving(_)) && !event.is_last()));
}
