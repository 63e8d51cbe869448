//! The searches themselves: short, slow, and with a place for every slip.

use crate::variant::{Equality, Form, Slip, Variant};
use gametree::{
    Bound, Ended, Evaluate, Game, Limits, Observer, Options, Outcome, Report, Scoring, Search,
    Side, Stats, Value, Window,
};

/// A search as a textbook has it, right or with a slip.
pub(crate) struct Textbook<G, E> {
    pub variant: Variant,
    pub evaluator: E,
    /// What the evaluator thinks of the stones of one side; 0 where it is not made of two sides.
    pub strength: Strength<G>,
    pub options: Options,
}

impl<G: Game, E: Evaluate<G>> Search<G> for Textbook<G, E> {
    fn search<O: Observer<G>>(&mut self, game: &G, limits: &Limits, _: &mut O) -> Report<G::Move> {
        let asked = limits.depth.unwrap_or(u32::MAX);
        let depth = match self.variant.slip {
            Some(Slip::DepthShort) => asked.saturating_sub(1).max(1),
            Some(Slip::DepthLong) => asked.saturating_add(1),
            _ => asked,
        };
        let mut run = Run {
            textbook: self,
            game: game.clone(),
            me: match self.variant.form {
                Form::ForX => Side::First,
                Form::Minimax | Form::Negamax => game.side(),
            },
            limits,
            stats: Stats::default(),
            ended: None,
        };
        let window = run.textbook.variant.start.window();
        let (best, value) = match run.textbook.variant.form {
            Form::Minimax => run.minimax(0, depth, window),
            Form::ForX => {
                let (best, value) = run.minimax(0, depth, window);
                (best, value.for_first(game.side()))
            }
            Form::Negamax => run.negamax(0, depth, window),
        };
        let value = match self.variant.slip {
            Some(Slip::ValueForSideToMove) => value.for_first(game.side()),
            _ => value,
        };
        let (stats, ended) = (run.stats, run.ended.unwrap_or(Ended::Complete));
        let bound = if ended == Ended::Complete { Bound::Exact } else { Bound::Lower };
        let unknown = Report::unknown(game.side());
        Report { best, value, bound, stats, ended, depth, ..unknown }
    }
}

/// A part of an evaluator: what it thinks of the stones of one side.
type Strength<G> = Box<dyn Fn(&G, Side) -> i32>;

/// The best move, if there is one, and the value.
type Found<M> = (Option<M>, Value);

struct Run<'a, G, E> {
    textbook: &'a Textbook<G, E>,
    game: G,
    /// Whose values they are: the side to move at the root, which searches, or X.
    me: Side,
    limits: &'a Limits,
    stats: Stats,
    ended: Option<Ended>,
}

impl<G: Game, E: Evaluate<G>> Run<'_, G, E> {
    fn has(&self, slip: Slip) -> bool {
        self.textbook.variant.slip == Some(slip)
    }

    /// Counts a visit; what a leaf is worth to the side to move, `None` if it is no leaf.
    fn leaf(&mut self, ply: u32, depth: u32) -> Option<Value> {
        self.stats.nodes += 1;
        if self.stats.nodes.is_multiple_of(1024) && self.ended.is_none() {
            self.ended = self.limits.interrupted();
        }
        let side = self.game.side();
        let outcome = self.game.outcome();
        if outcome.is_none() {
            self.stats.generated += self.game.legal_moves().len() as u64;
        }
        let distance = match () {
            () if self.has(Slip::UnequalDepths) => ply.saturating_sub(1),
            () => ply,
        };
        let scoring = match () {
            () if self.has(Slip::NoDistance) => Scoring::Plain,
            () => self.textbook.options.scoring,
        };
        let value = match outcome {
            _ if self.ended.is_some() => Value::DRAW,
            Some(_) if depth == 0 && self.has(Slip::TerminalLate) => Value::score(0),
            Some(Outcome::Draw) if self.has(Slip::DrawAsLoss) => Value::LOSS.for_first(self.view()),
            Some(Outcome::Draw) if self.has(Slip::DrawAsWin) => Value::WIN.for_first(self.view()),
            Some(outcome) => Value::of(outcome, side, distance, scoring),
            None if depth == 0 => Value::score(self.evaluate(side)),
            None => return None,
        };
        self.stats.leaves += 1;
        Some(if self.has(Slip::LeafSign) { -value } else { value })
    }

    /// The score of a position at the depth limit, for `side`, which is to move.
    fn evaluate(&self, side: Side) -> i32 {
        let Textbook { evaluator, strength, .. } = self.textbook;
        let own = |me| strength(&self.game, me);
        match self.textbook.variant.slip {
            Some(Slip::OneSidedEvaluator) => -own(self.me),
            Some(Slip::OwnStonesOnly) if side == self.me => own(self.me),
            Some(Slip::OwnStonesOnly) => -own(self.me),
            _ => evaluator.evaluate(&self.game),
        }
    }

    /// For whom a draw is good or bad, where that is a slip: as `First` who is to move.
    fn view(&self) -> Side {
        match self.textbook.variant.form {
            Form::Minimax | Form::ForX if self.game.side() != self.me => Side::Second,
            _ => Side::First,
        }
    }

    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        if self.has(Slip::LastMoveIgnored) && moves.len() > 1 {
            moves.pop();
        }
        moves
    }

    /// Whether the rest of the moves is left out, the last one having made the window `is_better`.
    fn cuts(&self, alpha: Value, beta: Value, is_better: bool) -> bool {
        let Variant { prunes, equality, .. } = self.textbook.variant;
        match equality {
            _ if !prunes || self.has(Slip::BetaNeverUpdated) => false,
            _ if self.has(Slip::CutAtAlpha) => is_better,
            Equality::Prune => alpha >= beta,
            Equality::Keep => alpha > beta,
        }
    }

    /// The value for the side that searches.
    fn minimax(&mut self, ply: u32, depth: u32, window: Window) -> Found<G::Move> {
        let mine = self.game.side() == self.me;
        if let Some(value) = self.leaf(ply, depth) {
            let turned = mine || self.has(Slip::LeafForSideToMove);
            return (None, if turned { value } else { -value });
        }
        let maximises =
            (mine != (self.has(Slip::RootMinimises) && ply == 0)) || self.has(Slip::AlwaysMax);
        let maximises = maximises != self.has(Slip::MaxMinExchanged);
        let Window { mut alpha, mut beta } = window;
        let opens = ply == 0 && self.has(Slip::RootWindowOpen);
        let worst = if maximises { Value::MIN } else { Value::MAX };
        let mut best = if self.has(Slip::BestFromZero) { Value::DRAW } else { worst };
        let mut chosen = None;
        for mv in self.moves() {
            self.game.play(mv);
            let open = self.textbook.variant.start.window();
            let below = match self.textbook.variant.slip {
                Some(Slip::WindowNotPassed) => open,
                Some(Slip::ShallowCuts) if maximises => Window { alpha, beta: open.beta },
                Some(Slip::ShallowCuts) => Window { alpha: open.alpha, beta },
                _ => Window { alpha, beta },
            };
            let (_, value) = self.minimax(ply + 1, depth - 1, below);
            self.game.undo(mv);
            if self.ended.is_some() {
                break;
            }
            let is_better = if maximises { value > alpha } else { value < beta };
            if self.is_chosen(ply, value, best, maximises) {
                (best, chosen) = (value, Some(mv));
            }
            if opens {
                continue;
            }
            if maximises {
                alpha = self.bound(value, best, alpha.max(best));
            } else {
                beta = self.bound(value, best, beta.min(best));
            }
            let good = if maximises { value >= Value::DRAW } else { value <= Value::DRAW };
            if self.cuts(alpha, beta, is_better) || self.has(Slip::FirstGoodMove) && good {
                break;
            }
        }
        (chosen, self.within(best, window))
    }

    /// What a bound becomes after a move of this value, the best one so far being worth `best`.
    fn bound(&self, value: Value, best: Value, right: Value) -> Value {
        match self.textbook.variant.slip {
            Some(Slip::LowWithoutMax) => best,
            Some(Slip::LowIsLast) => value,
            _ => right,
        }
    }

    /// A value as it is returned, with this window at the node.
    fn within(&self, value: Value, Window { alpha, beta }: Window) -> Value {
        if self.textbook.variant.hard { value.clamp(alpha, beta) } else { value }
    }

    /// Whether a move takes the place of the best one so far.
    fn is_chosen(&self, ply: u32, value: Value, best: Value, maximises: bool) -> bool {
        match () {
            () if ply == 0 && self.has(Slip::BoundsAsTies) && value == best => true,
            () if maximises => value > best,
            () => value < best,
        }
    }

    /// The value for the side to move.
    fn negamax(&mut self, ply: u32, depth: u32, window: Window) -> Found<G::Move> {
        if let Some(value) = self.leaf(ply, depth) {
            let turned = match self.textbook.variant.slip {
                Some(Slip::LeafForRoot) => self.game.side() != self.me,
                Some(Slip::LeafForX) => self.game.side() == Side::Second,
                _ => false,
            };
            return (None, if turned { -value } else { value });
        }
        let side = self.game.side();
        let least = self.has(Slip::RootMinimises) && ply == 0;
        let Window { mut alpha, beta } = window;
        let opens = ply == 0 && self.has(Slip::RootWindowOpen);
        let worst = if least { Value::MAX } else { Value::MIN };
        let mut best = if self.has(Slip::BestFromZero) { Value::DRAW } else { worst };
        let mut chosen = None;
        for mv in self.moves() {
            self.game.play(mv);
            let turns = self.game.side() != side;
            let open = self.textbook.variant.start.window();
            let below = match self.textbook.variant.slip {
                Some(Slip::WindowNotPassed) => open,
                Some(Slip::WindowNotSwapped) if turns => Window { alpha: -alpha, beta: -beta },
                Some(Slip::ShallowCuts) if turns => -Window { alpha, beta: open.beta },
                _ if turns => -Window { alpha, beta },
                _ => Window { alpha, beta },
            };
            let (_, value) = self.negamax(ply + 1, depth - 1, below);
            self.game.undo(mv);
            if self.ended.is_some() {
                break;
            }
            let value = if turns && !self.has(Slip::NotNegated) { -value } else { value };
            let is_better = value > alpha;
            if self.is_chosen(ply, value, best, !least) {
                (best, chosen) = (value, Some(mv));
            }
            if opens {
                continue;
            }
            alpha = self.bound(value, best, alpha.max(best));
            let good = value >= Value::DRAW;
            if self.cuts(alpha, beta, is_better) || self.has(Slip::FirstGoodMove) && good {
                break;
            }
        }
        (chosen, self.within(best, window))
    }
}
