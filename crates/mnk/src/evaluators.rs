//! Evaluators for positions of k in a row, the simplest first.
//!
//! Each formula is from the point of view of the side to move, "I". All are antisymmetric: with the
//! sides swapped, the score is the negative.

use crate::board::Board;
use gametree::{Evaluate, Game, Scoring, Side};
use std::fmt::{self, Display};
use std::str::FromStr;

/// An evaluator, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluator {
    /// `outcome`: 0. Only finished games have a value, −1, 0 or +1.
    Outcome,
    /// `quick-win`: 0. Only finished games have a value, and a quick win is better than a slow one, a
    /// slow loss better than a quick one.
    QuickWin,
    /// `open-lines`: (lines without your stones) − (lines without mine). With `exact`, a line with a
    /// stone of mine just beyond its end is not open to me.
    OpenLines,
    /// `longest-run`: (my longest row of stones) − (yours), in any direction, blocked or not.
    LongestRun,
    /// `line-power`: Σ 10^(my stones in it) over lines with stones of mine and none of yours,
    /// minus the same for you; lines as in `open-lines`. Powers beyond 10⁸ count as 10⁸.
    LinePower,
}

impl Evaluator {
    /// All of them.
    pub const ALL: [Evaluator; 5] = [
        Evaluator::Outcome,
        Evaluator::QuickWin,
        Evaluator::OpenLines,
        Evaluator::LongestRun,
        Evaluator::LinePower,
    ];

    /// The names of all, the usual one first.
    pub const NAMES: &'static [&'static str] =
        &["line-power", "open-lines", "longest-run", "quick-win", "outcome"];

    /// The formula, `m` being the side to move and `o` its opponent; the catalogues of words say
    /// what the letters mean.
    #[must_use]
    pub const fn formula(self) -> &'static str {
        self.told().1
    }

    /// The name on command lines and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.told().0
    }

    /// Its name and its formula.
    const fn told(self) -> (&'static str, &'static str) {
        match self {
            Evaluator::Outcome => ("outcome", "f = 0"),
            Evaluator::QuickWin => ("quick-win", "f = 0"),
            Evaluator::OpenLines => ("open-lines", "f = L(m) − L(o)"),
            Evaluator::LongestRun => ("longest-run", "f = R(m) − R(o)"),
            Evaluator::LinePower => ("line-power", "f = P(m) − P(o),    P(s) = Σ 10^n(ℓ)"),
        }
    }

    /// How to score finished games along with it: `outcome` is plain by definition, the others prefer
    /// the quick win.
    #[must_use]
    pub const fn scoring(self) -> Scoring {
        match self {
            Evaluator::Outcome => Scoring::Plain,
            _ => Scoring::Distance,
        }
    }

    /// The term of the formula for one side: the evaluator is that of the side to move less that of
    /// the other.
    #[must_use]
    pub fn strength(self, board: &Board, side: Side) -> i32 {
        let mut sum = 0i32;
        match self {
            Evaluator::Outcome | Evaluator::QuickWin => {}
            Evaluator::OpenLines => board.layer().each_open_line(side, |_| sum += 1),
            Evaluator::LongestRun => {
                sum = board.runs(side).iter().map(Vec::len).max().unwrap_or(0) as i32;
            }
            Evaluator::LinePower => board.layer().each_open_line(side, |own| {
                sum = sum.saturating_add(POWERS[own.min(8)]);
            }),
        }
        sum
    }
}

/// Ten to the power of the index, but nothing for no stones.
pub(crate) const POWERS: [i32; 9] = {
    let mut powers = [0; 9];
    let mut i = 1;
    while i < 9 {
        powers[i] = 10i32.pow(i as u32);
        i += 1;
    }
    powers
};

impl Evaluate<Board> for Evaluator {
    fn evaluate(&self, board: &Board) -> i32 {
        let me = board.side();
        match self {
            Evaluator::Outcome | Evaluator::QuickWin => 0,
            _ => self.strength(board, me).saturating_sub(self.strength(board, me.opponent())),
        }
    }
}

impl Display for Evaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No evaluator has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no evaluator is called '{name}'; there are {}", Evaluator::ALL.map(Evaluator::name).join(", "))]
pub struct UnknownEvaluator {
    /// What was asked for.
    pub name: String,
}

impl FromStr for Evaluator {
    type Err = UnknownEvaluator;

    fn from_str(name: &str) -> Result<Evaluator, UnknownEvaluator> {
        Evaluator::ALL
            .into_iter()
            .find(|evaluator| evaluator.name() == name)
            .ok_or_else(|| UnknownEvaluator { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(evaluator: Evaluator, position: &str) -> i32 {
        evaluator.evaluate(&position.parse().unwrap())
    }

    #[test]
    fn the_formulas_on_a_small_board() {
        // X in the centre, O to move: X spoils 4 of O's 8 lines and has all 8.
        assert_eq!(score(Evaluator::OpenLines, "3x3x3 3/1x1/3 o"), -4);
        // Four lines through the centre with one stone each.
        assert_eq!(score(Evaluator::LinePower, "3x3x3 3/1x1/3 o"), -40);
        // X: one line with two stones, three with one; both lines of O are spoilt.
        assert_eq!(score(Evaluator::LinePower, "3x3x3 3/1x1/xo1 o"), -130);
        assert_eq!(score(Evaluator::LongestRun, "3x3x3 3/xx1/1o1 o"), -1);
        assert_eq!(score(Evaluator::QuickWin, "3x3x3 3/xx1/1o1 o"), 0);
    }

    #[test]
    fn with_exactly_k_an_overlong_line_is_not_open() {
        // Three X with O behind them: in "at least" the rows b-d and c-e are open, in "exactly"
        // neither can become a row of exactly three.
        let position = |rules: &str| format!("{rules} oxx2/5 o");
        let lines = |rules: &str| -score(Evaluator::LinePower, &position(rules));
        assert!(lines("5x2x2") > lines("5x2x2+exact"));
    }
}
