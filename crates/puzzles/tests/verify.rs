//! Every claim of 500 generated puzzles, proven again by code that shares nothing with the generator:
//! small boards and games with gravity by plain minimax (`minimax`), the others by the prover of the
//! engine's tests.

mod minimax;
#[path = "../../engine/tests/prover/mod.rs"]
mod prover;

use gametree::{Game, Outcome, Stop};
use mnk::{Board, Cell};
use prover::rows::Rows;
use prover::{Attack, Prover};
use puzzles::{
    Difficulty, GAMES, GenerateError, JudgeError, Kind, Mark, Proof, Puzzle, Task, Wanted,
    from_game, generate, judge,
};
use std::collections::{BTreeMap, BTreeSet};

/// Positions that the prover may look at for one question.
const LIMIT: u64 = 5_000_000;
/// More stones than any VCF of the puzzles needs.
const MANY: u32 = 30;

/// Panics if anything that the puzzle claims is wrong.
fn verify(puzzle: &Puzzle) {
    let board = puzzle.board().expect("a legal game");
    assert_eq!(board.side(), puzzle.side, "{puzzle:?}");
    assert_eq!(board.outcome(), None, "{puzzle:?}");
    let mut moves = Vec::new();
    board.moves(&mut moves);
    assert!(moves.len() >= 4, "too few moves: {puzzle:?}");
    let answer = cell(&board, &puzzle.answer);
    assert_eq!(puzzle.line.first(), Some(&puzzle.answer));
    check_line(&board, puzzle);
    match puzzle.proof {
        Proof::Exact => by_minimax(&board, puzzle, answer),
        Proof::Fours => by_prover(&board, puzzle, answer, &moves),
    }
}

fn cell(board: &Board, name: &str) -> Cell {
    board.rules().parse_cell(name).expect("a cell of the board")
}

/// The line is legal, and that of a win ends in time.
fn check_line(board: &Board, puzzle: &Puzzle) {
    let mut board = board.clone();
    for name in &puzzle.line {
        board.try_play_named(name).expect("a legal move");
    }
    if let Some(plies) = puzzle.task.plies() {
        assert_eq!(puzzle.line.len() as u32, plies, "{puzzle:?}");
        assert_eq!(board.outcome(), Some(Outcome::Win(puzzle.side)), "{puzzle:?}");
    }
}

fn by_minimax(board: &Board, puzzle: &Puzzle, answer: Cell) {
    let values = minimax::values(board);
    let (_, own) = values.iter().find(|(cell, _)| *cell == answer).expect("a legal answer");
    let mut others = values.iter().filter(|(cell, _)| *cell != answer).map(|(_, value)| value);
    match puzzle.task {
        Task::Win { plies } => {
            assert_eq!((own.winner, own.plies), (1, plies), "{puzzle:?}");
            assert!(plies > 1 && others.all(|value| value.winner < 1), "{puzzle:?}");
        }
        Task::Defence => {
            assert_eq!(own.winner, 0, "{puzzle:?}");
            assert!(others.all(|value| value.winner < 0), "{puzzle:?}");
        }
        Task::Fours { .. } => panic!("fours are not proven by values: {puzzle:?}"),
    }
}

fn by_prover(board: &Board, puzzle: &Puzzle, answer: Cell, moves: &[Cell]) {
    let mut others = moves.iter().filter(|&&cell| cell != answer);
    let stones = puzzle.task.plies().map(|plies| plies.div_ceil(2));
    if let Some(stones) = stones {
        let mut fours = Prover::new(board, Attack::Fours, LIMIT);
        assert_eq!(fours.fewest(stones), Ok(Some(stones)), "{puzzle:?}");
        assert_eq!(fours.winning_moves(MANY), Ok(vec![answer]), "{puzzle:?}");
    }
    match puzzle.task {
        Task::Win { .. } => {
            let sooner = stones.unwrap_or(1) - 1;
            let mut all = Prover::new(board, Attack::All, LIMIT);
            assert_eq!(all.wins(sooner), Ok(false), "a shorter win: {puzzle:?}");
            assert!(others.all(|&cell| loses(board, cell)), "{puzzle:?}");
        }
        Task::Fours { .. } => {}
        Task::Defence => {
            assert!(others.all(|&cell| loses(board, cell)), "{puzzle:?}");
            assert!(!loses(board, answer), "{puzzle:?}");
            let mut after = board.clone();
            after.play(answer);
            let won = Prover::new(&after, Attack::Fours, LIMIT).wins(MANY);
            assert_eq!(won, Ok(false), "{puzzle:?}");
        }
    }
}

/// Whether this move loses: the opponent wins at once or by fours; or it makes a four, the opponent
/// blocks, and then every move loses.
fn loses(board: &Board, cell: Cell) -> bool {
    let mover = board.side();
    let mut board = board.clone();
    board.play(cell);
    if board.outcome().is_some() {
        return false;
    }
    let rows = Rows::new(&board);
    if rows.winning_cells(&board, mover.opponent())[0].is_some() {
        return true;
    }
    match rows.winning_cells(&board, mover) {
        [_, Some(_)] => false,
        [Some(block), None] => {
            board.play(block);
            let mut moves = Vec::new();
            board.moves(&mut moves);
            board.outcome().is_none() && moves.iter().all(|&cell| loses(&board, cell))
        }
        [None, _] => Prover::new(&board, Attack::Fours, LIMIT).wins(MANY) == Ok(true),
    }
}

/// Follows the puzzle from its answer to its end by what is judged right, and tries every other move
/// on the way.
fn follow(puzzle: &Puzzle) {
    let mut board = puzzle.board().expect("a legal game");
    let plies = puzzle.task.plies().unwrap_or(1);
    for stone in 1..=plies.div_ceil(2) {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let mut next = None;
        for cell in moves {
            let judged = judge(&board, puzzle.task, cell, &Stop::new()).expect("a puzzle");
            let mut after = board.clone();
            after.play(cell);
            for name in &judged.line {
                after.try_play_named(name).expect("a legal line");
            }
            match judged.mark {
                Mark::Right => next = next.or(Some((cell, judged.clone()))),
                Mark::Slower => assert!(stone > 1, "two moves win: {puzzle:?}"),
                Mark::Wrong => {
                    let value = judged.value.outcome();
                    assert_ne!(value, Some(Outcome::Win(puzzle.side)), "{puzzle:?}");
                    // Who says how it loses shows it to the end.
                    let lost = value == Some(Outcome::Win(puzzle.side.opponent()));
                    assert!(!lost || after.outcome() == value, "{cell} {judged:?} {puzzle:?}");
                }
            }
            let is_answer = cell.to_string() == puzzle.answer;
            assert!(stone > 1 || is_answer == (judged.mark == Mark::Right), "{puzzle:?}");
        }
        let (cell, judged) = next.expect("a right move");
        board.play(cell);
        assert_eq!(judged.solved, stone == plies.div_ceil(2), "{puzzle:?}");
        if let Some(reply) = judged.reply {
            board.try_play_named(&reply).expect("a legal reply");
        }
    }
    if puzzle.task.plies().is_some() {
        assert_eq!(board.outcome(), Some(Outcome::Win(puzzle.side)), "{puzzle:?}");
    }
}

/// The puzzle of this seed, of every game in turn and of both kinds, verified.
fn verified(seed: u64) -> Puzzle {
    let game = GAMES[seed as usize % GAMES.len()];
    // On the smallest board but one there is hardly ever only one defence.
    let wins_only = game == "4x4x3";
    let kind = match seed as usize / GAMES.len() % 3 {
        2 if !wins_only => Some(Kind::Defence),
        _ => Some(Kind::Win),
    };
    let wanted = Wanted { game: Some(game.parse().expect("rules")), kind, difficulty: None };
    let puzzle = generate(seed, &wanted, &Stop::new()).expect("a puzzle");
    verify(&puzzle);
    if seed.is_multiple_of(33) {
        follow(&puzzle);
    }
    puzzle
}

/// Of every game that they are made of, of both kinds, of every difficulty.
#[test]
fn five_hundred_puzzles_claim_nothing_wrong() {
    const THREADS: usize = 4;
    let part =
        |first: usize| (first..500).step_by(THREADS).map(|seed| verified(seed as u64)).collect();
    let puzzles: Vec<Vec<Puzzle>> = std::thread::scope(|scope| {
        let parts = [0, 1, 2, 3].map(|first| scope.spawn(move || part(first)));
        parts.map(|part| part.join().expect("a claim is wrong")).into()
    });
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let (mut positions, mut blocks) = (BTreeSet::new(), 0);
    for puzzle in puzzles.into_iter().flatten() {
        // The level says how far one has to look.
        match puzzle.task.plies() {
            Some(3) => assert_eq!(puzzle.difficulty, Difficulty::Easy),
            Some(5) => assert_eq!(puzzle.difficulty, Difficulty::Medium),
            Some(plies) => assert!(plies > 5 && puzzle.difficulty == Difficulty::Hard),
            None => blocks += usize::from(puzzle.difficulty == Difficulty::Easy),
        }
        *kinds.entry(format!("{:?}", puzzle.task)).or_default() += 1;
        *kinds.entry(format!("{} {:?}", puzzle.game, puzzle.difficulty)).or_default() += 1;
        positions.insert(puzzle.board().expect("a legal game").to_string());
    }
    // Where there is hardly any other defence, a block of a win at once is one.
    assert!(blocks <= 25, "{blocks} of them are only blocks");
    assert!(positions.len() > 450, "only {} different positions", positions.len());
    for game in GAMES {
        let levels = kinds.keys().filter(|kind| kind.starts_with(&format!("{game} "))).count();
        assert!(levels > 1, "{game} is always as hard: {kinds:?}");
    }
    for kind in ["Defence", "Win { plies: 5 }", "Win { plies: 7 }", "Fours { plies: 9 }"] {
        assert!(kinds.contains_key(kind), "no {kind} among {kinds:?}");
    }
}

/// A puzzle is the same for everybody who asks for it, and is what was asked for.
#[test]
fn a_seed_makes_the_same_puzzle() {
    for seed in 0..6 {
        let wanted = Wanted { difficulty: Some(Difficulty::Medium), ..Wanted::default() };
        let puzzle = generate(seed, &wanted, &Stop::new()).expect("a puzzle");
        assert_eq!(puzzle.difficulty, Difficulty::Medium);
        assert_eq!(Ok(puzzle), generate(seed, &wanted, &Stop::new()));
    }
}

/// What was right in games that were played is proven in the same way.
#[test]
fn puzzles_of_games_claim_nothing_wrong() {
    let mut found = 0;
    for (seed, game) in ["4x4x3", "5x5x4", "7x6x4+gravity", "15x15x5"].iter().enumerate() {
        let wanted = Wanted { game: Some(game.parse().expect("rules")), ..Wanted::default() };
        for seed in 0..4 + seed as u64 {
            // A game that was well enough played to have a puzzle, to its end.
            let puzzle = generate(seed, &wanted, &Stop::new()).expect("a puzzle");
            let mut board = puzzle.board().expect("a legal game");
            for name in &puzzle.line {
                board.try_play_named(name).expect("a legal move");
            }
            let mut told = 0.0;
            let puzzles = from_game(&board, &Stop::new(), &mut |share| told = share);
            assert!((0.0..1.0).contains(&told));
            assert!(puzzles.len() <= 20);
            // Plain minimax knows only the end of games with gravity.
            let is_late = |puzzle: &&Puzzle| !game.contains("gravity") || puzzle.moves.len() > 25;
            puzzles.iter().filter(is_late).for_each(verify);
            found += puzzles.len();
        }
    }
    assert!(found >= 10, "only {found}");
}

#[test]
fn what_cannot_be_is_refused() {
    for game in ["1x1x1", "32x32x5", "9x9x7", "8x8x4+gravity"] {
        let wanted = Wanted { game: Some(game.parse().expect("rules")), ..Wanted::default() };
        let error = generate(1, &wanted, &Stop::new()).expect_err("no puzzles");
        assert_eq!(error, GenerateError::Unsupported(game.to_owned()));
        assert!(error.to_string().contains("examples"), "{error}");
    }
    let stop = Stop::new();
    stop.stop();
    assert_eq!(generate(1, &Wanted::default(), &stop), Err(GenerateError::Stopped));
    // An empty board asks for nothing, and a game that is over neither.
    let board = Board::new("15x15x5".parse().expect("rules"));
    let (cell, stop) = (cell(&board, "h8"), Stop::new());
    let judged = judge(&board, Task::Win { plies: 5 }, cell, &stop);
    assert_eq!(judged, Err(JudgeError::NoPuzzle));
}
