//! Wins, draws and losses.

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
}
