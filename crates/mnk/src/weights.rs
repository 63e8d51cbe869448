//! Evaluators with other weights, and what each line of a board contributes to the score.

use crate::evaluators::{Evaluator, POWERS};
use crate::{Board, Cell, Rules, WinningLine};
use gametree::{Evaluate, Game, Side, Value};

/// [`Evaluator::LinePower`] or [`Evaluator::OpenLines`] with other weights.
///
/// The score is the sum over the lines open to the side to move minus the same for the other side.
/// A line that is open to a side is worth, by `line-power`, the weight of the number of its stones
/// there (the last weight if there are more, nothing without stones), and by `open-lines` always
/// the only weight. Each side's sum is clamped to an `i32`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighted {
    /// Whether lines count by their stones, as by `line-power`.
    by_stones: bool,
    /// By the number of stones, from 0.
    worth: Vec<i32>,
}

/// Why weights are invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum WeightsError {
    #[error("{0} has no weights; only line-power and open-lines have")]
    NoWeights(Evaluator),
    #[error("{evaluator} has 1 to {most} weights, got {found}")]
    Number { found: usize, evaluator: Evaluator, most: usize },
    #[error("a weight must be -{most} to {most}, got {0}", most = Weighted::LARGEST)]
    Size(i64),
    #[error(
        "the weight {weight} is too large for this board; with its {lines} lines it must be -{most} \
         to {most}"
    )]
    Sum { weight: i32, lines: usize, most: i32 },
}

/// What one line contributes to a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The cells of the line, in order.
    pub cells: Vec<Cell>,
    /// To whom it is open.
    pub side: Side,
    /// The stones of that side in it.
    pub stones: usize,
    /// What it is worth to the first side.
    pub worth: i32,
}

impl Weighted {
    /// The largest size of a weight.
    pub const LARGEST: i64 = 100_000_000;
    /// The most weights.
    pub const MOST: usize = 9;

    /// `line-power` with the worth of a line with 1, 2, 3 … stones, or `open-lines` with the worth
    /// of an open line.
    ///
    /// # Errors
    /// If the evaluator has no weights, or their number or size is invalid.
    pub fn new(evaluator: Evaluator, weights: &[i64]) -> Result<Weighted, WeightsError> {
        let (by_stones, most) = match evaluator {
            Evaluator::LinePower => (true, Weighted::MOST),
            Evaluator::OpenLines => (false, 1),
            other => return Err(WeightsError::NoWeights(other)),
        };
        if !(1..=most).contains(&weights.len()) {
            return Err(WeightsError::Number { found: weights.len(), evaluator, most });
        }
        let mut worth = if by_stones { vec![0] } else { Vec::new() }; // a line without stones
        for &weight in weights {
            let fits = (-Weighted::LARGEST..=Weighted::LARGEST).contains(&weight);
            worth.push(
                i32::try_from(weight).ok().filter(|_| fits).ok_or(WeightsError::Size(weight))?,
            );
        }
        Ok(Weighted { by_stones, worth })
    }

    /// The weights with which it scores as the evaluator of that name does; none if it has none.
    #[must_use]
    pub fn usual(evaluator: Evaluator) -> Option<Vec<i64>> {
        match evaluator {
            Evaluator::LinePower => Some(POWERS[1..].iter().copied().map(i64::from).collect()),
            Evaluator::OpenLines => Some(vec![1]),
            _ => None,
        }
    }

    /// Whether no sum over the lines of a board is beyond the largest score, so that every score is
    /// what the weights say. Weights that are no larger than the usual ones are always possible:
    /// with them scores are as large as those of the evaluator.
    ///
    /// # Errors
    /// If a weight that can count in an unfinished game is too large.
    pub fn check_for(&self, rules: &Rules) -> Result<(), WeightsError> {
        let lines = rules.lines().len();
        let largest = Value::score(i32::MAX).raw() / lines.max(1) as i32;
        for stones in if self.by_stones { 1..rules.k() } else { 0..1 } {
            let usual = if self.by_stones { POWERS[stones.min(POWERS.len() - 1)] } else { 1 };
            let (weight, most) = (self.of_line(stones), largest.max(usual));
            if weight.abs() > most {
                return Err(WeightsError::Sum { weight, lines, most });
            }
        }
        Ok(())
    }

    /// The worth of an open line with this many stones.
    fn of_line(&self, stones: usize) -> i32 {
        self.worth.get(stones).or(self.worth.last()).copied().unwrap_or(0)
    }

    fn strength(&self, board: &Board, side: Side) -> i32 {
        let mut sum = 0i64;
        board.layer().each_open_line(side, |own| sum += i64::from(self.of_line(own)));
        sum.clamp(i32::MIN.into(), i32::MAX.into()) as i32
    }

    /// What each line of the board contributes. Lines that are open to both sides and so count for
    /// nothing are left out.
    #[must_use]
    pub fn contributions(&self, board: &Board) -> Vec<Contribution> {
        let stones = |cells: &[Cell], side| {
            cells.iter().filter(|cell| board.layer().has(side, cell.index())).count()
        };
        let open_to = |line: &WinningLine, side: Side| {
            stones(&line.cells, side.opponent()) == 0 && stones(&line.guards, side) == 0
        };
        let mut found = Vec::new();
        for line in board.rules().lines() {
            let open = Side::BOTH.map(|side| open_to(&line, side));
            let (true, false) = (open[0] || open[1], open[0] && open[1]) else { continue };
            let side = if open[0] { Side::First } else { Side::Second };
            let own = stones(&line.cells, side);
            let worth = self.of_line(own);
            found.push(Contribution {
                cells: line.cells.into_vec(),
                side,
                stones: own,
                worth: if side == Side::First { worth } else { -worth },
            });
        }
        found
    }
}

impl Evaluate<Board> for Weighted {
    fn evaluate(&self, board: &Board) -> i32 {
        let me = board.side();
        self.strength(board, me).saturating_sub(self.strength(board, me.opponent()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_weights_score_as_usual() {
        for evaluator in [Evaluator::LinePower, Evaluator::OpenLines] {
            let weighted = Weighted::new(evaluator, &Weighted::usual(evaluator).unwrap()).unwrap();
            for position in [
                "3x3x3 3/1x1/xo1 o",
                "5x5x4+exact xxx1x/5/2o2/1o3/3oo x",
                "5x2x2+exact oxx2/5 o",
                "7x6x4+gravity 7/7/7/7/3o3/3x3 x",
                "10x10x5 10/10/3xx5/3oo5/10/10/10/10/10/10 x",
                "12x12x5 12/12/3xx7/3oo7/12/12/12/12/12/12/12/12 x",
            ] {
                let board: Board = position.parse().unwrap();
                let usual = evaluator.evaluate(&board);
                assert_eq!(weighted.evaluate(&board), usual, "{evaluator} {position}");
                let lines: i32 = weighted.contributions(&board).iter().map(|line| line.worth).sum();
                let of_first = if board.side() == Side::First { usual } else { -usual };
                assert_eq!(lines, of_first, "{evaluator} {position}");
            }
        }
    }

    #[test]
    fn other_weights_make_other_scores() {
        let board: Board = "3x3x3 3/1x1/xo1 o".parse().unwrap();
        // One line with two stones, three with one, none for O.
        let weighted = Weighted::new(Evaluator::LinePower, &[1, 7]).unwrap();
        assert_eq!(weighted.evaluate(&board), -10);
        let last_counts_for_more = Weighted::new(Evaluator::LinePower, &[-2]).unwrap();
        assert_eq!(last_counts_for_more.evaluate(&board), 8);
        let open = Weighted::new(Evaluator::OpenLines, &[5]).unwrap();
        assert_eq!(open.evaluate(&board), 5 * Evaluator::OpenLines.evaluate(&board));
    }

    #[test]
    fn no_sum_is_beyond_the_largest_score() {
        let check = |rules: &str, evaluator, weights: &[i64]| {
            Weighted::new(evaluator, weights).unwrap().check_for(&rules.parse().unwrap())
        };
        let weight = |most| Err(WeightsError::Sum { weight: 100_000_000, lines: 572, most });
        let line_power = Evaluator::LinePower;
        assert_eq!(check("15x15x5", line_power, &[1, -1_748_076, 1_748_076]), Ok(()));
        assert_eq!(check("15x15x5", line_power, &[1, 100_000_000]), weight(1_748_076));
        assert_eq!(check("15x15x5", Evaluator::OpenLines, &[100_000_000]), weight(1_748_076));
        assert!(check("15x15x5", line_power, &[1, -1_748_077]).is_err());
        // Lines with five stones end the game, so their weight does not matter.
        assert_eq!(check("15x15x5", line_power, &[1, 2, 3, 4, 100_000_000]), Ok(()));
        assert_eq!(check("3x3x3", line_power, &[100_000_000]), Ok(()));
        for rules in ["3x3x3", "1x1x1", "15x15x5", "32x32x9", "32x32x32+exact", "20x20x2"] {
            for evaluator in [Evaluator::LinePower, Evaluator::OpenLines] {
                let usual = Weighted::usual(evaluator).unwrap();
                assert_eq!(check(rules, evaluator, &usual), Ok(()), "{rules} {evaluator}");
            }
        }
    }

    #[test]
    fn impossible_weights_are_explained() {
        let fault =
            |evaluator, weights: &[i64]| Weighted::new(evaluator, weights).unwrap_err().to_string();
        assert!(fault(Evaluator::QuickWin, &[1]).contains("line-power and open-lines"));
        assert!(fault(Evaluator::LinePower, &[]).contains("1 to 9"));
        assert!(fault(Evaluator::LinePower, &[1; 10]).contains("got 10"));
        assert!(fault(Evaluator::OpenLines, &[1, 2]).contains("1 to 1"));
        assert!(fault(Evaluator::OpenLines, &[100_000_001]).contains("100000000"));
        assert!(fault(Evaluator::OpenLines, &[i64::MIN]).contains("-9223372036854775808"));
    }
}
