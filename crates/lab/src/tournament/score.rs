//! Wins, draws and losses, and ratings from them.

use serde::{Deserialize, Serialize};

/// What a player scored, against one other or against all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Score {
    /// Games played.
    #[must_use]
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// One for a win, half for a draw.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }

    /// Points a game, from 0 to 1; `None` without games.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / f64::from(self.games()))
    }

    /// The Wilson interval of the share at 95 %: from, to. A draw counts as half a win, which makes
    /// the interval wider than it has to be, never too narrow; and it has a width even if all games
    /// ended alike.
    #[must_use]
    pub fn range(self) -> Option<[f64; 2]> {
        const Z: f64 = 1.96;
        let (share, games) = (self.share()?, f64::from(self.games()));
        let middle = share + Z * Z / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + Z * Z / games;
        Some([(middle - spread) / scale, (middle + spread) / scale].map(|end| end.clamp(0.0, 1.0)))
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Score) -> Score {
        Score {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }

    /// As the other side sees it.
    #[must_use]
    pub fn swapped(self) -> Score {
        Score { won: self.lost, drawn: self.drawn, lost: self.won }
    }
}

/// Ratings of players who never won or never lost would run away; this many drawn games between
/// any two who met hold them.
const PRIOR: f64 = 0.5;
/// Rounds of the fit. It converges long before.
const ROUNDS: u32 = 10_000;

/// The Elo numbers under which these scores are likeliest (Bradley and Terry), the first player
/// having 0, each with 1.96 standard errors as if the others were known. `scores[a][b]` is what `a`
/// scored against `b`. `None` for players without games.
pub(super) fn ratings(scores: &[Vec<Score>]) -> Vec<Option<(f64, f64)>> {
    let mut strengths = vec![1.0; scores.len()];
    let met = |a: usize| scores[a].iter().enumerate().filter(|(_, score)| score.games() > 0);
    for _ in 0..ROUNDS {
        let before = strengths.clone();
        for a in 0..strengths.len() {
            let points: f64 = met(a).map(|(_, score)| score.points() + PRIOR / 2.0).sum();
            let shares = met(a).map(|(b, score)| {
                (f64::from(score.games()) + PRIOR) / (strengths[a] + strengths[b])
            });
            let shares: f64 = shares.sum();
            if shares > 0.0 {
                strengths[a] = points / shares;
            }
        }
        if strengths == before {
            break;
        }
    }
    let elo = 400.0 / std::f64::consts::LN_10;
    let rating = |a: usize| {
        let information = met(a).map(|(b, score)| {
            let expected = strengths[a] / (strengths[a] + strengths[b]);
            f64::from(score.games()) * expected * (1.0 - expected)
        });
        let information: f64 = information.sum();
        let error = 1.96 / information.sqrt();
        (information > 0.0).then(|| (elo * (strengths[a] / strengths[0]).ln(), elo * error))
    };
    (0..strengths.len()).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_errors() {
        let score = Score { won: 6, drawn: 2, lost: 2 };
        assert_eq!((score.games(), score.points(), score.share()), (10, 7.0, Some(0.7)));
        assert_eq!(score.swapped().points(), 3.0);
        assert_eq!((Score::default().share(), Score::default().range()), (None, None));
        let about = |score: Score, range: [f64; 2]| {
            let found = score.range().unwrap();
            assert!(found.iter().zip(range).all(|(a, b)| (a - b).abs() < 0.001), "{found:?}");
        };
        // Two wins in two games say little.
        about(Score { won: 2, ..Score::default() }, [0.342, 1.0]);
        about(Score { won: 50, drawn: 0, lost: 50 }, [0.404, 0.596]);
    }

    fn table(pairs: &[(usize, usize, [u32; 3])], players: usize) -> Vec<Vec<Score>> {
        let mut scores = vec![vec![Score::default(); players]; players];
        for &(a, b, [won, drawn, lost]) in pairs {
            scores[a][b] = Score { won, drawn, lost };
            scores[b][a] = scores[a][b].swapped();
        }
        scores
    }

    #[test]
    fn three_quarters_are_191_points() {
        // Many games, so that the prior does not matter: 400·log₁₀ 3.
        let fitted = ratings(&table(&[(1, 0, [7_500, 0, 2_500])], 2));
        let (rating, error) = fitted[1].unwrap();
        assert!((rating - 190.85).abs() < 0.1, "{rating}");
        // 1.96 · 173.7 / √(10,000 · 3/16)
        assert!((error - 7.86).abs() < 0.01, "{error}");
        assert_eq!(fitted[0].unwrap().0, 0.0);
    }

    #[test]
    fn ratings_add_up_and_stay_finite() {
        let scores = [(1, 0, [75, 0, 25]), (2, 1, [75, 0, 25]), (2, 0, [90, 0, 10])];
        let fitted = ratings(&table(&scores, 3));
        let [a, b, c] = [0, 1, 2].map(|i| fitted[i].unwrap().0);
        assert!(((c - b) - (b - a)).abs() < 1.0, "{a} {b} {c}");
        let clean = ratings(&table(&[(1, 0, [20, 0, 0])], 2));
        assert!(clean[1].unwrap().0 > 300.0 && clean[1].unwrap().0 < 1000.0);
        assert_eq!(ratings(&table(&[], 2)), [None, None]);
    }
}
