//! What the engine says about what it found: how much of it is known, and why it stopped.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use engine::{Engine, Limits, Thought};
use gametree::{Bound, Ended, Stop};
use mnk::Board;
use std::time::Duration;

fn think(position: &str, limits: &Limits) -> Thought {
    Engine::new(1 << 20).think(&position.parse().unwrap(), limits, |_| {}).unwrap()
}

fn verdict(position: &str, limits: &Limits) -> String {
    think(position, limits).lines[0].verdict().to_string()
}

/// An open three of X in the middle of a large board, X to move.
const OPEN_THREE: &str = "15x15x5 15/15/15/15/15/15/15/6xxx6/15/15/15/15/15/o6o7/o14 x";

#[test]
fn values_are_from_the_first_players_point_of_view() {
    let none = Limits::default();
    assert_eq!(verdict("3x3x3 3/3/3 x", &none), "=");
    assert_eq!(verdict("3x3x3 xx1/oo1/3 x", &none), "X1");
    assert_eq!(verdict("3x3x3 xx1/oo1/3 o", &none), "O1");
    assert_eq!(verdict("3x3x3 x1x/1o1/x1o o", &none), "X2");
    assert_eq!(verdict(OPEN_THREE, &none), "X3");
}

#[test]
fn a_win_found_by_patterns_may_not_be_the_quickest() {
    let position = "15x15x5 15/15/15/15/15/6x8/15/6xx7/8x6/15/15/15/15/o5o8/o13o x";
    let line = &think(position, &Limits { nodes: Some(100_000), ..Limits::default() }).lines[0];
    assert!(line.value.is_win() && line.value.plies().unwrap() > 3, "{line:?}");
    assert_eq!((line.bound, line.proven, line.ended), (Bound::Lower, true, Ended::Complete));
    let mut board: Board = position.parse().unwrap();
    board.try_play(line.best.unwrap()).unwrap();
    let lost = &think(&board.to_string(), &Limits { depth: Some(8), ..Limits::default() }).lines[0];
    if lost.value.is_loss() {
        assert_eq!(lost.bound, Bound::Upper);
        assert_eq!(lost.verdict().outcome(), line.verdict().outcome());
    }
}

#[test]
fn a_draw_is_proven_at_the_end_of_the_game_or_on_a_dead_board() {
    let shallow = Limits { depth: Some(2), ..Limits::default() };
    assert_eq!(verdict("3x3x3 3/3/3 x", &shallow), "0");
    // Every row, column and diagonal holds stones of both sides.
    let dead = "5x5x5 xo3/2xo1/o3x/1xo2/3xo x";
    for lines in [1, 3] {
        let thought = think(dead, &Limits { depth: Some(2), lines, ..Limits::default() });
        assert_eq!(thought.lines.len(), lines);
        for line in &thought.lines {
            assert_eq!((line.verdict().to_string().as_str(), line.proven), ("=", true));
        }
    }
    let score = &think("5x5x5 5/5/2x2/5/5 o", &shallow).lines[0];
    assert!(!score.proven && score.bound == Bound::Exact);
}

#[test]
fn it_says_what_ended_it() {
    for position in [
        "15x15x5 15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 o",
        "12x12x9 x11/12/12/12/12/12/12/12/12/12/12/12 o",
    ] {
        let ended = |limits: Limits| think(position, &limits).ended();
        assert_eq!(ended(Limits { depth: Some(2), ..Limits::default() }), Ended::Complete);
        assert_eq!(ended(Limits { nodes: Some(800), ..Limits::default() }), Ended::Nodes);
        let time = Some(Duration::ZERO);
        assert_eq!(ended(Limits { time, ..Limits::default() }), Ended::Time);
        let stop = Stop::new();
        stop.stop();
        assert_eq!(ended(Limits { stop, ..Limits::default() }), Ended::Stopped);
    }
    // Too little for the end of the game, and counted all the same.
    let small = think("4x4x4 4/4/4/4 x", &Limits { nodes: Some(1000), ..Limits::default() });
    assert_eq!((small.ended(), small.lines[0].proven), (Ended::Nodes, false));
    assert!((900..1300).contains(&small.nodes()), "{}", small.nodes());
    let soft = Limits { soft_time: Some(Duration::ZERO), ..Limits::default() };
    let thought = think("15x15x5 15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 o", &soft);
    assert_eq!((thought.ended(), thought.depth()), (Ended::Time, 1));
}

#[test]
fn every_line_tells_of_the_whole_search() {
    for position in [
        "4x4x4 4/4/4/4 x",
        "15x15x5 15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/15 o",
        "12x12x9 x11/12/12/12/12/12/12/12/12/12/12/12 o",
    ] {
        let limits = Limits { depth: Some(2), lines: 3, ..Limits::default() };
        let thought = think(position, &limits);
        assert_eq!(thought.lines.len(), 3, "{position}");
        for line in &thought.lines {
            assert_eq!(line.best, line.pv.first().copied());
            assert_eq!(line.stats.nodes, thought.nodes());
            assert_eq!((line.depth, line.ended), (thought.depth(), thought.ended()));
        }
    }
}

#[test]
fn an_empty_board_is_opened_by_the_book_or_searched() {
    let empty = Board::new("15x15x5".parse().unwrap()).to_string();
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    let played = think(&empty, &limits);
    assert_eq!((played.best().unwrap().to_string().as_str(), played.nodes()), ("h8", 0));
    let analysed = think(&empty, &Limits { book: false, ..limits });
    assert_eq!((analysed.ended(), analysed.nodes()), (Ended::Nodes, 3000));
    assert!(analysed.depth() >= 2, "{analysed:?}");
    let shallow = Limits { depth: Some(1), book: false, ..Limits::default() };
    let thought = think(&empty, &shallow);
    assert!(thought.nodes() > 30 && thought.nodes() < 60, "one of each symmetric eight");
}
