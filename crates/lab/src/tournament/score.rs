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

    /// 1.96 standard errors of the share: with enough games, 19 times out of 20 the true one is no
    /// further away. 0 if all games ended alike, which does not mean that they always would.
    #[must_use]
    pub fn error(self) -> Option<f64> {
        let share = self.share()?;
        let [won, drawn, lost] = [self.won, self.drawn, self.lost].map(f64::from);
        let spread =
            won * (1.0 - share).powi(2) + drawn * (0.5 - share).powi(2) + lost * share.powi(2);
        Some(1.96 * spread.sqrt() / f64::from(self.games()))
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
        // Spread: 6·0.09 + 2·0.04 + 2·0.49 = 1.6.
        assert!((score.error().unwrap() - 1.96 * 1.6f64.sqrt() / 10.0).abs() < 1e-12);
        assert_eq!(score.swapped().points(), 3.0);
        assert_eq!(Score::default().share(), None);
        assert_eq!(Score { drawn: 5, ..Score::default() }.error(), Some(0.0));
    }
}
