//! The searches: minimax, negamax and alpha-beta, as the textbooks have them, for any game.

use inarow::games::{Position, Setup};
use inarow::gametree::{
    Bound, Ended, Evaluate, Game, Limits, Observer, Outcome, Report, Scoring, Search, Side, Stats,
    Value, Window,
};

/// Which of the three.
#[derive(Clone, Copy)]
pub enum Algorithm {
    Minimax,
    Negamax,
    AlphaBeta,
}

/// The search that the program asks for.
pub fn own(algorithm: Algorithm, Setup { evaluator, options }: Setup) -> impl Search<Position> {
    Own { algorithm, evaluator, scoring: options.scoring }
}

/// One of the three, with an evaluator.
struct Own<E> {
    algorithm: Algorithm,
    evaluator: E,
    scoring: Scoring,
}

impl<G: Game, E: Evaluate<G>> Search<G> for Own<E> {
    fn search<O: Observer<G>>(&mut self, game: &G, limits: &Limits, _: &mut O) -> Report<G::Move> {
        let mut run = Run {
            game: game.clone(),
            evaluator: &self.evaluator,
            scoring: self.scoring,
            limits,
            stats: Stats::default(),
            proven: true,
            points: false,
            best: None,
        };
        let depth = limits.depth.unwrap_or(u32::MAX);
        let side = run.game.side();
        let found = match self.algorithm {
            Algorithm::Minimax => run.minimax(0, depth).map(|value| value.for_first(side)),
            Algorithm::Negamax => run.negamax(0, depth),
            Algorithm::AlphaBeta => run.alpha_beta(0, depth, Window::WIN_OR_LOSS),
        };
        let any = || run.game.legal_moves().first().copied().filter(|_| depth > 0);
        // Interrupted, the best move so far is a lower bound; if there is none, any legal move.
        let (value, best, bound, ended) = match (found, run.best) {
            (Ok(value), best) => (value, best.map(|best| best.0), Bound::Exact, Ended::Complete),
            (Err(why), Some((mv, value))) => (value, Some(mv), Bound::Lower, why),
            (Err(why), None) => (Value::MIN, any(), Bound::Lower, why),
        };
        Report {
            best,
            value,
            bound,
            pv: best.into_iter().collect(),
            depth: depth.min(run.stats.deepest),
            proven: run.proven && ended == Ended::Complete,
            points: run.points,
            stats: run.stats,
            ended,
            ..Report::unknown(side)
        }
    }
}

/// One search under way.
struct Run<'a, G: Game, E> {
    game: G,
    evaluator: &'a E,
    scoring: Scoring,
    limits: &'a Limits,
    stats: Stats,
    /// Whether no evaluator has had a say yet.
    proven: bool,
    /// Whether games end with points rather than with a winner.
    points: bool,
    /// The best move at the root so far, and what it is worth to the side that makes it.
    best: Option<(G::Move, Value)>,
}

impl<G: Game, E: Evaluate<G>> Run<'_, G, E> {
    /// Minimax. The value of the position for X: the largest one for X to move, the smallest for O.
    fn minimax(&mut self, ply: u32, depth: u32) -> Result<Value, Ended> {
        let side = self.game.side();
        if let Some(value) = self.enter(ply, depth)? {
            return Ok(value.for_first(side));
        }
        let maximise = side == Side::First;
        let mut best = if maximise { Value::MIN } else { Value::MAX };
        for mv in self.moves() {
            self.game.play(mv);
            let value = self.minimax(ply + 1, depth - 1);
            self.game.undo(mv);
            let value = value?;
            if if maximise { value > best } else { value < best } {
                best = value;
                self.improved(ply, mv, value.for_first(side));
            }
        }
        Ok(best)
    }

    /// Negamax. The value of the position for the side to move: the largest one, of values that change
    /// their sign with the side.
    fn negamax(&mut self, ply: u32, depth: u32) -> Result<Value, Ended> {
        let side = self.game.side();
        if let Some(value) = self.enter(ply, depth)? {
            return Ok(value);
        }
        let mut best = Value::MIN;
        for mv in self.moves() {
            self.game.play(mv);
            // In some games the same side moves again: then nothing is negated.
            let negated = self.game.side() != side;
            let value = self.negamax(ply + 1, depth - 1);
            self.game.undo(mv);
            let value = if negated { -value? } else { value? };
            if value > best {
                best = value;
                self.improved(ply, mv, value);
            }
        }
        Ok(best)
    }

    /// Alpha-beta. Negamax that leaves moves out as soon as the opponent, who can have -beta
    /// elsewhere, would not let it come to this position.
    fn alpha_beta(&mut self, ply: u32, depth: u32, mut window: Window) -> Result<Value, Ended> {
        let side = self.game.side();
        if let Some(value) = self.enter(ply, depth)? {
            return Ok(value);
        }
        let moves = self.moves();
        let mut best = Value::MIN;
        for (tried, &mv) in (1..).zip(&moves) {
            self.game.play(mv);
            let negated = self.game.side() != side;
            let below = if negated { -window } else { window };
            let value = self.alpha_beta(ply + 1, depth - 1, below);
            self.game.undo(mv);
            let value = if negated { -value? } else { value? };
            if value > best {
                best = value;
                self.improved(ply, mv, value);
            }
            window.alpha = window.alpha.max(value);
            if window.alpha >= window.beta {
                self.stats.cutoffs += u64::from(tried < moves.len());
                break;
            }
        }
        Ok(best)
    }

    /// Counts a node. Its value for the side to move if the game is over or this is deep enough.
    fn enter(&mut self, ply: u32, depth: u32) -> Result<Option<Value>, Ended> {
        let Run { limits, stats, .. } = self;
        if limits.nodes.is_some_and(|most| stats.nodes >= most) {
            return Err(Ended::Nodes);
        }
        // A look at the clock takes longer than a node.
        if stats.nodes.is_multiple_of(256)
            && let Some(why) = limits.interrupted()
        {
            return Err(why);
        }
        stats.nodes += 1;
        stats.deepest = stats.deepest.max(ply);
        let value = if let Some(outcome) = self.game.outcome() {
            self.points |= matches!(outcome, Outcome::Points(_));
            Value::of(outcome, self.game.side(), ply, self.scoring)
        } else if depth == 0 {
            self.stats.evaluations += 1;
            self.proven = false;
            Value::score(self.evaluator.evaluate(&self.game))
        } else {
            return Ok(None);
        };
        self.stats.leaves += 1;
        Ok(Some(value))
    }

    /// The legal moves, counted.
    fn moves(&mut self) -> Vec<G::Move> {
        let moves = self.game.legal_moves();
        self.stats.generated += moves.len() as u64;
        moves
    }

    /// A move is the best so far.
    fn improved(&mut self, ply: u32, mv: G::Move, value: Value) {
        if ply == 0 {
            self.best = Some((mv, value));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use inarow::games::{Catalogue, SearchSpec};

    fn catalogue() -> Catalogue {
        Catalogue::default()
            .game(crate::nim::Nim::start())
            .search("my-minimax", |setup| own(Algorithm::Minimax, setup))
            .search("my-negamax", |setup| own(Algorithm::Negamax, setup))
            .search("my-alpha-beta", |setup| own(Algorithm::AlphaBeta, setup))
    }

    /// The same as the built-in ones in everything: move, value, and every counter.
    #[test]
    fn they_count_what_the_built_in_ones_count() {
        let games = ["nim", "3x3x3", "4x3x3", "reversi:4", "dots:2x2", "draughts"];
        for game in games.map(|game| catalogue().position(game).unwrap()) {
            for depth in 0..=4 {
                for name in ["minimax", "negamax", "alpha-beta"] {
                    let window = (name == "alpha-beta").then_some([Value::LOSS, Value::WIN]);
                    let ours = SearchSpec { window, ..SearchSpec::new(name) };
                    let mine = SearchSpec::new(&format!("my-{name}"));
                    let [mine, ours] = [mine, ours].map(|spec| {
                        let report = game.search(&spec, &Limits::depth(depth)).unwrap();
                        (report.best.clone(), report.verdict().to_string(), report.stats)
                    });
                    assert_eq!(mine, ours, "{} to depth {depth}, {name}", game.name());
                }
            }
        }
    }

    #[test]
    fn they_end_when_they_are_told_to() {
        let position = catalogue().position("5x5x4").unwrap();
        for name in ["my-minimax", "my-negamax", "my-alpha-beta"] {
            for nodes in [1, 100] {
                let limits = Limits::nodes(nodes).with_depth(9);
                let report = position.search(&SearchSpec::new(name), &limits).unwrap();
                assert_eq!((report.stats.nodes, report.ended), (nodes, Ended::Nodes), "{name}");
                assert!(report.best.is_some(), "{name}");
            }
        }
    }
}
