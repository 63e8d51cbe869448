//! Books of openings.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::{Game, Stop};
use mnk::{Board, Rules};
use proptest::prelude::*;
use solver::{Book, BookError, Problem, SolveError, Solving};
use std::sync::{Arc, LazyLock};

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn filled(game: &str, plies: usize, threads: usize) -> Book {
    let book = Book::new(rules(game), plies).unwrap();
    book.fill(1 << 20, threads, &Stop::new(), &mut |_| {}).unwrap();
    book
}

fn written(book: &Book) -> Vec<u8> {
    let mut file = Vec::new();
    book.write(&mut file).unwrap();
    file
}

/// The score of a position, and how many positions were searched for it.
fn score(board: &Board, book: Option<Arc<Book>>) -> (i32, u64) {
    let stop = Stop::new();
    let problem =
        Problem { rules: *board.rules(), moves: board.played(), bytes: 1 << 20, stop: &stop };
    let solution = Solving::new(&problem).unwrap().with_book(book).search(&mut |_| {}).unwrap();
    (solution.score.unwrap().get(), solution.nodes)
}

#[test]
fn the_positions_of_the_first_plies_are_counted() {
    // Connect Four has 1, 7, 49 and 238; up to reflection 1, 4, 25 and 121.
    let positions = |plies| Book::new(rules("7x6x4+gravity"), plies).unwrap().positions();
    assert_eq!([0, 1, 2, 3].map(positions), [1, 5, 30, 151]);
    // A whole game, which ends before the board is full: 2x2x2 is won with the third stone.
    let book = filled("2x2x2+gravity", 10, 1);
    assert_eq!(book.plies(), 2);
    assert!(matches!(Book::new(rules("3x3x3"), 2), Err(SolveError::TooLarge(_))));
    let error = Book::new(rules("7x6x4+gravity"), 30).unwrap_err();
    assert!(error.to_string().contains("at most 11 plies"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// From the book as by a search; beyond its last ply it is searched.
    #[test]
    fn scores_agree_with_the_search(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..9)) {
        static BOOKS: LazyLock<Vec<(&str, Arc<Book>)>> = LazyLock::new(|| {
            let games = ["5x4x4+gravity", "4x4x3+exact+gravity", "3x7x3+gravity"];
            games.map(|game| (game, Arc::new(filled(game, 6, 2)))).to_vec()
        });
        for (game, book) in &*BOOKS {
            let mut board = Board::new(rules(game));
            for choice in &choices {
                let mut moves = Vec::new();
                board.moves(&mut moves);
                board.play(*choice.get(&moves));
                if board.outcome().is_some() {
                    board.undo(*board.played().last().unwrap());
                    break;
                }
            }
            let by_book = score(&board, Some(Arc::clone(book)));
            prop_assert_eq!(by_book.0, score(&board, None).0, "{}", board);
            prop_assert!(by_book.1 == 0 || board.played().len() > 6);
        }
    }
}

#[test]
fn a_book_is_written_and_read() {
    let file = written(&filled("5x4x4+gravity", 4, 1));
    let read = |game: &str, file: &[u8]| Book::read(rules(game), file);
    assert_eq!(written(&read("5x4x4+gravity", &file).unwrap()), file);
    assert!(matches!(read("5x4x3+gravity", &file), Err(BookError::Rules(_))));
    for length in 0..file.len() {
        assert!(read("5x4x4+gravity", &file[..length]).is_err(), "{length}");
    }
    assert!(matches!(read("5x4x4+gravity", &[&file[..], b"1"].concat()), Err(BookError::Damaged)));
    let mut wrong = file.clone();
    *wrong.last_mut().unwrap() ^= 1;
    assert!(matches!(read("5x4x4+gravity", &wrong), Err(BookError::Damaged)));
    assert!(matches!(read("5x4x4+gravity", b"hello"), Err(BookError::Foreign)));
    let future = b"inarow book 7\n5x4x4+gravity\n4\n";
    assert!(matches!(read("5x4x4+gravity", future), Err(BookError::Version(_))));
    let huge = b"inarow book 1\n7x6x4+gravity\n4000000000\n";
    assert!(matches!(read("7x6x4+gravity", huge), Err(BookError::Unsupported(_))));
}

/// What a stopped run has found is there for the next one.
#[test]
fn filling_is_resumed() {
    let stop = Stop::new();
    let half = Book::new(rules("5x5x4+gravity"), 4).unwrap();
    let stopped = half.fill(1 << 20, 1, &stop, &mut |filled| {
        if filled.known > filled.all / 2 {
            stop.stop();
        }
    });
    assert!(matches!(stopped, Err(SolveError::Stopped)));
    let rest = Book::new(rules("5x5x4+gravity"), 4).unwrap();
    rest.take_over(&Book::read(rules("5x5x4+gravity"), &written(&half)[..]).unwrap());
    let mut first = None;
    rest.fill(1 << 20, 1, &Stop::new(), &mut |filled| {
        first.get_or_insert(filled);
    })
    .unwrap();
    let first = first.unwrap();
    assert!(first.known > first.all / 2, "{first:?}");
    assert_eq!(written(&rest), written(&filled("5x5x4+gravity", 4, 2)));
}

/// The book in the program is whole, and says what is known of Connect Four.
#[test]
fn connect_four_has_a_book() {
    let rules = rules("7x6x4+gravity");
    let book = Book::built_in(&rules).unwrap();
    assert!(Book::built_in(&"8x7x4+gravity".parse().unwrap()).is_none());
    let before = written(&book);
    // Solves nothing where nothing is missing, and works out the earlier plies again.
    book.fill(1 << 10, 1, &Stop::new(), &mut |_| panic!("something is missing")).unwrap();
    assert_eq!(written(&book), before);
    let score = |moves: &str| {
        let mut board = Board::new(rules);
        for mv in moves.split_whitespace() {
            board.try_play_named(mv).unwrap();
        }
        score(&board, Some(Arc::clone(&book)))
    };
    assert_eq!(score(""), (1, 0));
    let openings = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"].map(|mv| -score(mv).0);
    assert_eq!(openings, [-2, -1, 0, 1, 0, -1, -2]);
}
