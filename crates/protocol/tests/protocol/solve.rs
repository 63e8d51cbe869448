//! Solving: what is proven, and what is said where nothing is.

use crate::answer;
use crate::common::{
    begun_by_o, events, game, last_when_stopped, refused, thinker, thinker_within,
};
use gametree::Ended;
use protocol::{Bounds, Code, Event, GameRef, Request, Solved, Stop, Thinker};
use std::time::Duration;

fn solved(thinker: &mut Thinker, game: GameRef) -> Solved {
    match events(thinker, &Request::Solve { game }, &Stop::new()).pop() {
        Some(Event::Solved(solved)) => solved,
        other => panic!("{other:?}"),
    }
}

#[test]
fn positions_are_solved_for_whoever_begins() {
    for (game, value) in [
        (game("3x3x3", ""), "="),
        (game("3x3x3", "b2 b3"), "X"),
        (begun_by_o(game("3x3x3", "b2 b3")), "O"),
        (game("3x3x3", "a1 a2 b3 b2 c1"), "O"),
        (game("4x3x3", ""), "X"),
        (begun_by_o(game("4x3x3", "")), "O"),
        (game("5x5x4", ""), "="),
    ] {
        let solved = answer!(Solved, Request::Solve { game: game.clone() });
        assert_eq!((solved.value.to_string().as_str(), solved.ended), (value, Ended::Complete));
    }
}

#[test]
fn small_boards_tell_the_value_of_each_move() {
    let mut thinker = thinker();
    // The same game again and again: from the second time on what is known is asked.
    for game in [
        game("3x3x3", ""),
        begun_by_o(game("3x3x3", "b2 b3 a1")),
        game("4x3x3", "b2"),
        begun_by_o(game("4x4x3", "b2 a1")),
    ] {
        let each = solved(&mut thinker, game.clone()).moves.expect("a board of up to 16 cells");
        let rules: mnk::Rules = game.game.parse().unwrap();
        assert_eq!(each.len(), rules.cells() - game.moves.len(), "{game:?}");
        for next in &each {
            let mut after = game.clone();
            after.moves.push(next.mv.clone());
            assert_eq!(solved(&mut thinker, after.clone()).value, next.value, "{after:?}");
        }
    }
    assert_eq!(solved(&mut thinker, game("5x4x4", "")).moves, None);
}

#[test]
fn with_gravity_every_column_is_told_as_it_is_found() {
    let mut thinker = thinker();
    for game in [
        game("7x6x4+gravity", "d1 d2 d3 d4 d5 d6 e1 c1 c2 e2"),
        begun_by_o(game("7x6x4+gravity", "d1 d2 d3 d4 d5 d6 e1 c1 c2 e2 a1")),
        game("5x4x4+gravity", ""),
        game("4x4x3+exact+gravity", "b1"),
    ] {
        let mut events = events(&mut thinker, &Request::Solve { game: game.clone() }, &Stop::new());
        let Some(Event::Solved(solved)) = events.pop() else { panic!("{events:?}") };
        assert_eq!(solved.ended, Ended::Complete);
        let moves = solved.moves.expect("with gravity there are moves");
        let told = events.iter().map(|event| match event {
            Event::Solving(solving) => solving.moves.len(),
            other => panic!("{other:?}"),
        });
        let told: Vec<usize> = told.filter(|&number| number > 0).collect();
        assert_eq!(told.last(), Some(&moves.len()));
        assert!(told.windows(2).all(|pair| pair[0] <= pair[1]), "{told:?}");
        for next in &moves {
            let mut after = game.clone();
            after.moves.push(next.mv.clone());
            let reply = match events_of(&mut thinker, &after) {
                Event::Solved(reply) => reply,
                // The move ends the game.
                Event::Error(refusal) if refusal.code == Code::Over => continue,
                other => panic!("{other:?}"),
            };
            assert_eq!(reply.value.outcome(), next.value.outcome(), "{after:?}");
            let plies = reply.value.plies().map(|plies| plies + 1);
            assert_eq!(plies, next.value.plies(), "{after:?}");
            let best = reply.moves.into_iter().flatten().filter_map(|reply| reply.score).max();
            assert_eq!(best.map(|score| -score), next.score, "{after:?}");
        }
        let best = moves.iter().max_by_key(|mv| mv.score).expect("a move");
        assert_eq!(best.value, solved.value);
    }
}

fn events_of(thinker: &mut Thinker, game: &GameRef) -> Event {
    let request = Request::Solve { game: game.clone() };
    events(thinker, &request, &Stop::new()).pop().expect("a last event")
}

#[test]
fn the_middle_of_connect_four_is_quick() {
    let quick = |rules, moves| Request::Solve { game: game(rules, moves) }.is_quick();
    let middle = "d1 d2 d3 d4 d5 d6 e1 c1 c2 e2 a1 g1 a2 g2";
    assert!(quick("7x6x4+gravity", middle) && quick("4x4x3", ""));
    assert!(!quick("7x6x4+gravity", "d1") && !quick("7x6x4", middle));
}

#[test]
fn a_state_says_whether_the_game_can_be_solved() {
    for (rules, name) in [
        ("7x6x4+gravity", None),
        ("3x3x3", None),
        ("8x8x4+gravity", Some("solve_large")),
        ("9x8x5", None),
        ("5x5x4+exact", None),
    ] {
        let state = answer!(State, Request::State { game: game(rules, "") });
        let reason = state.in_a_row.expect("k in a row").unsolvable;
        assert_eq!(reason.as_ref().map(|reason| reason.name.as_str()), name);
        if reason.is_some() {
            // A refusal says the same.
            assert_eq!(refused(&Request::Solve { game: game(rules, "") }).reason, reason);
        }
    }
}

#[test]
fn a_value_whose_moves_had_no_time_can_be_asked_for_again() {
    // A few positions are searched for the value, and millions for all moves.
    let mut thinker =
        thinker_within(Bounds { time: Duration::from_millis(20), ..Bounds::default() });
    for (moves, ended) in [(false, Ended::Time), (true, Ended::Complete)] {
        let solved = solved(&mut thinker, game("4x4x4", ""));
        assert_eq!(solved.value.to_string(), "=");
        assert_eq!((solved.moves.is_some(), solved.ended), (moves, ended));
        thinker.set_bounds(Bounds::default());
    }
}

#[test]
fn what_cannot_be_solved_says_why() {
    for (rules, moves, code, part) in [
        ("8x8x4+gravity", "", Code::TooLarge, "one more row"),
        ("3x3x3", "a1 a2 b1 b2 c1", Code::Over, "over"),
        ("3x3x3", "a1 a1", Code::Move, "a1"),
    ] {
        let refusal = refused(&Request::Solve { game: game(rules, moves) });
        assert_eq!(refusal.code, code, "{refusal}");
        assert!(refusal.message.contains(part), "{refusal}");
    }
}

#[test]
fn a_solver_that_is_ended_says_what_it_has_not_found() {
    let large = Request::Solve { game: game("8x8x5", "") };
    match last_when_stopped(&large) {
        Event::Solved(solved) => {
            let found = (solved.value.to_string(), solved.ended);
            assert_eq!(found, ("?".to_owned(), Ended::Stopped));
        }
        other => panic!("{other:?}"),
    }
    for (bounds, ended) in [
        (Bounds { time: Duration::from_millis(300), ..Bounds::default() }, Ended::Time),
        (Bounds { nodes: 20_000, ..Bounds::default() }, Ended::Nodes),
    ] {
        let mut events = events(&mut thinker_within(bounds), &large, &Stop::new());
        match events.pop() {
            Some(Event::Solved(solved)) => {
                assert_eq!((solved.value.to_string().as_str(), solved.ended), ("?", ended));
                assert!(solved.moves.is_none() && solved.nodes > 0);
            }
            other => panic!("{other:?}"),
        }
        assert!(events.iter().all(|event| matches!(event, Event::Solving(_))));
    }
}
