//! Puzzles: by seed, of a game, and tried move by move.

use crate::common::{events, game, last_when_stopped, refused, request, thinker};
use crate::{answer, common};
use gametree::Ended;
use mnk::Rules;
use protocol::{Code, Event, GameRef, PuzzleHint, ReasonCode, Request, Stop};
use puzzles::{Difficulty, Kind, Mark, Puzzle, Task};
use serde_json::json;

fn by_seed(game: Option<&str>, kind: Option<Kind>, level: Option<Difficulty>) -> Request {
    Request::Puzzle { seed: 3, game: game.map(str::to_owned), kind, level }
}

fn tried(puzzle: &Puzzle, more: &[String], mv: &str) -> Request {
    let moves = [puzzle.moves.clone(), more.to_vec()].concat();
    let game = GameRef { game: puzzle.game.clone(), first: puzzle.first, moves };
    Request::PuzzleTry { game, task: puzzle.task, mv: mv.to_owned() }
}

/// Whether a hint points at a part of the board that has this cell.
fn is_around(puzzle: &Puzzle, hint: &PuzzleHint, mv: &str) -> bool {
    let rules: Rules = puzzle.game.parse().unwrap();
    let [from, to, cell] =
        [&hint.area.from, &hint.area.to, mv].map(|name| rules.parse_cell(name).unwrap());
    (from.column()..=to.column()).contains(&cell.column())
        && (from.row()..=to.row()).contains(&cell.row())
}

#[test]
fn a_puzzle_is_solved_by_its_line() {
    let wanted = by_seed(Some("5x4x4"), Some(Kind::Win), Some(Difficulty::Medium));
    assert!(wanted.is_search() && wanted.is_quick());
    let asked = answer!(Puzzle, wanted.clone());
    assert_eq!(asked, answer!(Puzzle, wanted));
    let (puzzle, mut hint) = (asked.puzzle, Some(asked.hint));
    assert_eq!((puzzle.difficulty, puzzle.task), (Difficulty::Medium, Task::Win { plies: 5 }));
    let (mut played, mut reasons) = (Vec::new(), Vec::new());
    for (ply, mv) in puzzle.line.iter().enumerate().step_by(2) {
        let told = hint.take().unwrap();
        assert!(is_around(&puzzle, &told, mv), "{mv}: {told:?}");
        reasons.push(told.reason.code);
        assert!(tried(&puzzle, &played, mv).is_quick());
        let answer = answer!(PuzzleTried, tried(&puzzle, &played, mv));
        let judged = answer.judgement;
        assert_eq!((judged.mark, judged.solved), (Mark::Right, ply == 4));
        assert_eq!(judged.reply.is_none(), judged.solved);
        assert_eq!(answer.hint.is_none(), judged.solved);
        hint = answer.hint;
        played.extend([mv.clone()].into_iter().chain(judged.reply));
    }
    // What it wins in the task says: a hint tells what a stone does to the rows.
    assert_eq!(reasons.last(), Some(&ReasonCode::WinsNow));
    assert!(reasons[..2].iter().all(|code| *code != ReasonCode::Wins), "{reasons:?}");
    assert_eq!(refused(&tried(&puzzle, &played, "a1")).code, Code::Over);
    // It does not depend on who is called what, and is asked for as the page does.
    let asked = request(json!({"op": "puzzle", "seed": 20_261_118}));
    let daily = answer!(Puzzle, asked).puzzle;
    let asked = json!({"op": "puzzle_try", "game": {"game": daily.game, "first": daily.first,
        "moves": daily.moves}, "task": daily.task, "move": daily.answer});
    assert_eq!(answer!(PuzzleTried, request(asked)).judgement.mark, Mark::Right);
}

#[test]
fn only_what_takes_no_time_is_quick() {
    let (win, defence) = (Some(Kind::Win), Some(Kind::Defence));
    let medium = Some(Difficulty::Medium);
    assert!(by_seed(Some("10x10x5"), None, None).is_quick());
    assert!(by_seed(Some("7x6x4+gravity"), win, medium).is_quick());
    for (game, kind, level) in [
        (None, None, None),
        (None, win, medium),
        (None, defence, None),
        (None, win, Some(Difficulty::Hard)),
        (Some("15x15x5"), win, None),
        (Some("20x20x3"), None, None),
        (Some("9x9x3"), win, medium),
    ] {
        assert!(!by_seed(game, kind, level).is_quick(), "{game:?} {kind:?} {level:?}");
    }
    let tried = |name| {
        let (task, mv) = (Task::Defence, "a1".to_owned());
        Request::PuzzleTry { game: game(name, ""), task, mv }.is_quick()
    };
    assert!(tried("20x20x5") && !tried("32x32x5"));
}

#[test]
fn a_wrong_move_is_refuted() {
    let puzzle = answer!(Puzzle, by_seed(Some("15x15x5"), Some(Kind::Defence), None)).puzzle;
    let position = common::position(&GameRef {
        game: puzzle.game.clone(),
        first: puzzle.first,
        moves: puzzle.moves.clone(),
    });
    for mv in position.moves().into_iter().filter(|mv| *mv != puzzle.answer).take(10) {
        let answer = answer!(PuzzleTried, tried(&puzzle, &[], &mv));
        let judged = answer.judgement;
        assert_eq!((judged.mark, judged.solved), (Mark::Wrong, false), "{mv}");
        assert_eq!(answer.hint, None);
        assert!(judged.reply.is_some() && judged.reply.as_ref() == judged.line.first());
    }
}

#[test]
fn a_game_is_looked_through() {
    let asked = answer!(Puzzle, by_seed(Some("5x4x4"), Some(Kind::Win), None));
    let puzzle = &asked.puzzle;
    let moves = [puzzle.moves.clone(), puzzle.line.clone()].concat();
    let request = Request::Puzzles {
        game: GameRef { game: puzzle.game.clone(), first: puzzle.first, moves },
    };
    assert!(request.is_search());
    let mut told = events(&mut thinker(), &request, &Stop::new());
    let Some(Event::Puzzles(found)) = told.pop() else { panic!("{told:?}") };
    assert_eq!(found.ended, Ended::Complete);
    assert!(found.puzzles.contains(&asked), "{found:?}");
    let shares = told.iter().map(|event| match event {
        Event::Combing(combing) => combing.share,
        other => panic!("{other:?}"),
    });
    assert!(shares.clone().is_sorted() && shares.clone().all(|share| (0.0..=1.0).contains(&share)));
    assert_eq!(answer!(Puzzles, Request::Puzzles { game: game("3x3x3", "") }).puzzles, []);
    let Event::Puzzles(none) = last_when_stopped(&request) else { panic!("not stopped") };
    assert_eq!((none.puzzles.len(), none.ended), (0, Ended::Stopped));
}

#[test]
fn what_cannot_be_is_refused_in_words_of_the_page() {
    let reason = |request: &Request| {
        let refusal = refused(request);
        (refusal.code, refusal.reason.map(|reason| reason.name))
    };
    let name = |name: &str| Some(name.to_owned());
    assert_eq!(reason(&by_seed(Some("32x32x5"), None, None)), (Code::Rules, name("puzzle_game")));
    let none = by_seed(Some("3x3x3"), Some(Kind::Win), Some(Difficulty::Hard));
    assert_eq!(reason(&none), (Code::Limit, name("puzzle_none")));
    for other in ["reversi", "heap", "nonsense"] {
        assert_eq!(refused(&by_seed(Some(other), None, None)).code, Code::Rules);
        let game = game(other, "");
        assert_eq!(refused(&Request::Puzzles { game }).code, Code::Rules);
    }
    let asked =
        |task, mv: &str| Request::PuzzleTry { game: game("3x3x3", "b2"), task, mv: mv.to_owned() };
    assert_eq!(refused(&asked(Task::Defence, "b2")).code, Code::Move);
    assert_eq!(refused(&asked(Task::Win { plies: 3 }, "b1")).code, Code::Limit);
    assert!(matches!(last_when_stopped(&by_seed(None, None, None)), Event::Error(_)));
}
