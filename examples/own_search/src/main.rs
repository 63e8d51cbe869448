//! A search of one's own: alpha-beta that tries the moves first which its evaluator likes best. With
//! it this program is inarow with one algorithm more, called `sorted`, for every game.
//!
//! Run it with `cargo run --release -p own_search -- lab compare 5x5x4 --algorithms
//! alpha-beta,sorted --depths 1-5`. The guide is `docs/own_game.md`.

use inarow::gametree::{
    Bound, Ended, Evaluate, Game, Limits, Node, Observer, Options, Outcome, Report, Search, Stats,
    Value, Window,
};
use std::process::ExitCode;

fn main() -> ExitCode {
    let sorted =
        |setup: inarow::games::Setup| Sorted { evaluator: setup.evaluator, options: setup.options };
    inarow::App::new().search("sorted", sorted).run()
}

/// Alpha-beta with sorted moves: the same values, the sooner a good move is tried the fewer nodes.
struct Sorted<E> {
    evaluator: E,
    options: Options,
}

impl<G: Game, E: Evaluate<G>> Search<G> for Sorted<E> {
    fn search<O: Observer<G>>(
        &mut self,
        game: &G,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<G::Move> {
        let depth = limits.depth.unwrap_or(u32::MAX);
        let mut run = Run {
            search: self,
            game: game.clone(),
            limits,
            observer,
            stats: Stats::default(),
            proven: true,
            points: false,
            best: Vec::new(),
        };
        let searched = run.value(0, depth, Window::FULL, None);
        let (stats, proven, points) = (run.stats, run.proven, run.points);
        let any = || {
            let mut moves = Vec::new();
            if game.outcome().is_none() && depth > 0 {
                game.moves(&mut moves);
            }
            moves.into_iter().next().into_iter().collect()
        };
        // Interrupted, the best move so far is a lower bound; if there is none, any legal move.
        let ((value, pv), bound, ended) = match (searched, run.best.pop()) {
            (Ok(found), _) => (found, Bound::Exact, Ended::Complete),
            (Err(why), Some(found)) => (found, Bound::Lower, why),
            (Err(why), None) => ((Value::MIN, any()), Bound::Lower, why),
        };
        Report {
            best: pv.first().copied(),
            value,
            bound,
            pv,
            depth: depth.min(stats.deepest),
            proven: proven && ended == Ended::Complete,
            points,
            stats,
            ended,
            ..Report::unknown(game.side())
        }
    }
}

/// A value with the moves that lead to it.
type Found<M> = (Value, Vec<M>);

/// One search under way.
struct Run<'a, G: Game, E, O> {
    search: &'a Sorted<E>,
    game: G,
    limits: &'a Limits,
    observer: &'a mut O,
    stats: Stats,
    /// Whether no evaluator has had a say yet.
    proven: bool,
    /// Whether games end with points rather than with a winner.
    points: bool,
    /// The best found at the root, last of all.
    best: Vec<Found<G::Move>>,
}

impl<G: Game, E: Evaluate<G>, O: Observer<G>> Run<'_, G, E, O> {
    /// The value of the current position to the side to move, or why the search has to end. As in
    /// every alpha-beta: at most alpha is an upper bound, at least beta a lower bound, between them
    /// it is exact.
    fn value(
        &mut self,
        ply: u32,
        depth: u32,
        mut window: Window,
        mv: Option<G::Move>,
    ) -> Result<Found<G::Move>, Ended> {
        self.enter(ply, depth, window, mv)?;
        let side = self.game.side();
        if let Some(outcome) = self.game.outcome() {
            self.stats.leaves += 1;
            self.points |= matches!(outcome, Outcome::Points(_));
            let value = Value::of(outcome, side, ply, self.search.options.scoring);
            return Ok((value, Vec::new()));
        }
        if depth == 0 {
            self.stats.leaves += 1;
            self.proven = false;
            return Ok((Value::score(self.evaluate()), Vec::new()));
        }
        let moves = self.sorted_moves();
        let last = moves.len() - 1;
        let mut best = (Value::MIN, Vec::new());
        for (number, &mv) in moves.iter().enumerate() {
            self.game.play(mv);
            // The same side may move again: then nothing is turned around.
            let turns = self.game.side() != side;
            let below = if turns { -window } else { window };
            let found = self.value(ply + 1, depth - 1, below, Some(mv));
            self.game.undo(mv);
            let (value, line) = found?;
            let value = if turns { -value } else { value };
            if value > best.0 {
                best = (value, [vec![mv], line].concat());
                if ply == 0 {
                    self.best.push(best.clone());
                }
            }
            window.alpha = window.alpha.max(value);
            if window.alpha >= window.beta {
                self.stats.cutoffs += u64::from(number < last);
                break;
            }
        }
        Ok(best)
    }

    /// Counts a node, tells of it, and ends the search where a limit says so.
    fn enter(
        &mut self,
        ply: u32,
        depth: u32,
        window: Window,
        mv: Option<G::Move>,
    ) -> Result<(), Ended> {
        if self.limits.nodes.is_some_and(|most| self.stats.nodes >= most) {
            return Err(Ended::Nodes);
        }
        if self.stats.nodes.is_multiple_of(256)
            && let Some(why) = self.limits.interrupted()
        {
            return Err(why);
        }
        self.stats.nodes += 1;
        self.stats.deepest = self.stats.deepest.max(ply);
        let flow = self.observer.enter(&self.game, &Node { ply, depth, window, mv });
        if flow.is_break() { Err(Ended::Stopped) } else { Ok(()) }
    }

    fn evaluate(&mut self) -> i32 {
        self.stats.evaluations += 1;
        self.search.evaluator.evaluate(&self.game)
    }

    /// The moves, the most promising one first: what this search has that plain alpha-beta has not.
    fn sorted_moves(&mut self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        self.stats.generated += moves.len() as u64;
        let side = self.game.side();
        // Equals stay in the order of the game, so that two runs visit the same nodes.
        moves.sort_by_cached_key(|&mv| {
            self.game.play(mv);
            let promise = match self.game.outcome() {
                Some(outcome) => Value::of(outcome, side, 0, self.search.options.scoring),
                None if self.game.side() == side => Value::score(self.evaluate()),
                None => -Value::score(self.evaluate()),
            };
            self.game.undo(mv);
            -promise
        });
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use inarow::games::{Catalogue, SearchSpec};

    /// What every full-width search must do: find the values of minimax.
    #[test]
    fn it_finds_the_values_of_minimax_with_fewer_nodes() {
        let sorted = |setup: inarow::games::Setup| Sorted {
            evaluator: setup.evaluator,
            options: setup.options,
        };
        let catalogue = Catalogue::default().search("sorted", sorted);
        for game in ["3x3x3", "4x3x3", "reversi:4", "dots:2x2", "draughts", "tree:(3 (5 -2) (7))"] {
            let position = catalogue.position(game).unwrap();
            for depth in 1..=5 {
                let found = ["minimax", "alpha-beta", "sorted"].map(|name| {
                    position.search(&SearchSpec::new(name), &Limits::depth(depth)).unwrap()
                });
                let values = found.each_ref().map(|report| report.verdict().to_string());
                assert_eq!(values[0], values[2], "{game} to depth {depth}");
                let nodes = found.each_ref().map(|report| report.stats.nodes);
                assert!(nodes[2] <= nodes[0], "{game} to depth {depth}: {nodes:?}");
            }
        }
    }

    #[test]
    fn it_ends_when_it_is_told_to() {
        let sorted = |setup: inarow::games::Setup| Sorted {
            evaluator: setup.evaluator,
            options: setup.options,
        };
        let position = Catalogue::default().search("sorted", sorted).position("5x5x4").unwrap();
        let report = position.search(&SearchSpec::new("sorted"), &Limits::nodes(100)).unwrap();
        assert_eq!((report.stats.nodes, report.ended), (100, Ended::Nodes));
        assert!(report.best.is_some());
    }
}
