//! What observers are told, and what a table that is kept from game to game must not do.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use gametree::{
    Algorithm, Deepening, Event, Flow, Game, Limits, Node, Observer, Options, Search, Stop, Trace,
    Value, Window,
};
use mnk::{Board, Cell, Evaluator, Rules};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

fn search<O: Observer<Board>>(
    algorithm: Algorithm,
    board: &Board,
    limits: &Limits,
    seen_by: &mut O,
) -> gametree::Report<Cell> {
    let options = Options::default();
    algorithm.search(board, Evaluator::OpenLines, options, Window::FULL, limits, seen_by)
}

/// Compares each node that is entered with the board it is entered on.
struct Checked {
    start: usize,
    window: Vec<Window>,
}

impl Observer<Board> for Checked {
    fn enter(&mut self, game: &Board, node: &Node<Cell>) -> Flow {
        assert_eq!(game.filled() - self.start, node.ply as usize);
        let last = game.played().last().copied().filter(|_| node.ply > 0);
        assert_eq!(node.mv, last, "{game}");
        self.window.truncate(node.ply as usize);
        self.window.push(node.window);
        ControlFlow::Continue(())
    }

    fn improved(&mut self, _: &Board, ply: u32, _: Cell, value: Value) -> Flow {
        assert!(value > self.window[ply as usize].alpha);
        ControlFlow::Continue(())
    }
}

#[test]
fn every_node_is_told_with_its_move_and_window() {
    let mut board = Board::new("4x3x3".parse().unwrap());
    board.try_play_named("a1").unwrap();
    for algorithm in Algorithm::ALL {
        let limits = Limits::depth(4).with_nodes(20_000);
        let mut checked = Checked { start: 1, window: Vec::new() };
        let report = search(algorithm, &board, &limits, &mut checked);
        assert!(report.best.is_some(), "{algorithm}");
    }
}

#[test]
fn a_trace_holds_the_whole_search_in_order() {
    let board = Board::new(Rules::TIC_TAC_TOE);
    for algorithm in [
        Algorithm::Minimax,
        Algorithm::Negamax,
        Algorithm::AlphaBeta,
        Algorithm::Pvs,
        Algorithm::Deepening,
        Algorithm::Mtdf,
    ] {
        let mut trace = Trace::new(1_000_000);
        let stats = search(algorithm, &board, &Limits::depth(3), &mut trace).stats;
        assert!(trace.is_whole());
        let count = |wanted: fn(&Event<Cell>) -> bool| {
            trace.events().iter().filter(|event| wanted(event)).count() as u64
        };
        assert_eq!(count(|e| matches!(e, Event::Enter(_))), stats.nodes, "{algorithm}");
        assert_eq!(count(|e| matches!(e, Event::Leave { .. })), stats.nodes, "{algorithm}");
        assert_eq!(count(|e| matches!(e, Event::Leaf { .. })), stats.leaves, "{algorithm}");
        assert_eq!(count(|e| matches!(e, Event::Cutoff { .. })), stats.cutoffs, "{algorithm}");
        assert_eq!(count(|e| matches!(e, Event::TableHit { .. })), stats.table_hits);
        // Entering and leaving nest.
        let mut open = Vec::new();
        for event in trace.events() {
            match event {
                Event::Enter(node) => {
                    assert_eq!(node.ply as usize, open.len(), "{algorithm}");
                    open.push(node.ply);
                }
                Event::Leave { ply, .. } => assert_eq!(open.pop(), Some(*ply), "{algorithm}"),
                Event::Leaf { ply, .. } | Event::TableHit { ply, .. } => {
                    assert_eq!(open.last(), Some(ply));
                }
                _ => {}
            }
        }
        assert!(open.is_empty());
    }
}

#[test]
fn a_short_trace_is_the_beginning_and_says_what_it_missed() {
    let board = Board::new(Rules::TIC_TAC_TOE);
    let mut whole = Trace::new(usize::MAX);
    let mut short = Trace::new(100);
    search(Algorithm::AlphaBeta, &board, &Limits::depth(4), &mut (&mut whole, &mut short));
    assert_eq!(short.events(), &whole.events()[..100]);
    assert_eq!(short.missed() as usize, whole.events().len() - 100);
    assert!(whole.is_whole() && !short.is_whole());
}

/// Stops at the n-th node.
struct StopAt(u64);

impl Observer<Board> for StopAt {
    fn enter(&mut self, _: &Board, _: &Node<Cell>) -> Flow {
        self.0 -= 1;
        if self.0 == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[test]
fn an_observer_a_switch_or_a_clock_can_stop_every_search() {
    let board = Board::new("15x15x5".parse().unwrap());
    for algorithm in Algorithm::ALL {
        let report = search(algorithm, &board, &Limits::none(), &mut StopAt(1000));
        assert_eq!((report.stats.nodes, report.ended), (1000, gametree::Ended::Stopped));
        assert!(report.best.is_some(), "{algorithm}");

        let stop = Stop::new();
        stop.stop();
        let report = search(algorithm, &board, &Limits::none().with_stop(&stop), &mut ());
        assert_eq!(report.ended, gametree::Ended::Stopped, "{algorithm}");
        assert!(report.best.is_some() && !report.proven, "{algorithm}");

        let limits = Limits::none().until(Instant::now() + Duration::from_millis(5));
        let report = search(algorithm, &board, &limits, &mut ());
        assert_eq!(report.ended, gametree::Ended::Time, "{algorithm}");
    }
}

#[test]
fn a_table_can_be_kept_from_game_to_game() {
    let mut kept = Deepening::new(|_: &Board| 0);
    for (rules, result) in [
        ("3x3x2", "X3"),
        ("3x3x3", "="),
        ("9x1x3", "="),
        ("4x3x3", "X7"),
        ("3x4x3", "X7"),
        ("3x3x3+gravity", "X7"),
    ] {
        let board = Board::new(rules.parse().unwrap());
        let report = kept.search(&board, &Limits::none(), &mut ());
        let fresh = Deepening::new(|_: &Board| 0).search(&board, &Limits::none(), &mut ());
        assert_eq!(report.value, fresh.value, "{rules}");
        if !rules.contains("gravity") {
            assert_eq!(report.verdict().to_string(), result, "{rules}");
        }
    }
}

#[test]
fn lines_run_to_the_end_of_a_solved_game() {
    let board = Board::new("4x3x3".parse().unwrap());
    for algorithm in [Algorithm::Negamax, Algorithm::Pvs, Algorithm::Deepening, Algorithm::Mtdf] {
        let report = search(algorithm, &board, &Limits::depth(7), &mut ());
        assert_eq!(report.value, Value::win_in(7), "{algorithm}");
        assert_eq!(report.pv.len(), 7, "{algorithm}: {:?}", report.pv);
        let mut board = board.clone();
        for &mv in &report.pv {
            board.try_play(mv).unwrap();
        }
        assert!(board.outcome().is_some(), "{algorithm}");
    }
}
