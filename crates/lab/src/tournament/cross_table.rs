//! Who scored what against whom.

use super::elo::ratings;
use super::match_play::{Played, Winner};
use super::score::Score;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// The result of a tournament. Its text is a Markdown table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CrossTable {
    /// What each player, by row, scored against each other one, by column.
    pub scores: Vec<Vec<Score>>,
    /// The sums of the rows.
    pub standings: Vec<Standing>,
}

/// What one player scored in all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The player.
    pub player: String,
    /// Wins, draws and losses.
    pub score: Score,
    /// One for a win, half for a draw.
    pub points: f64,
    /// Points a game, and 1.96 standard errors.
    pub share: Option<f64>,
    /// 1.96 standard errors of the share.
    pub share_error: Option<f64>,
    /// The fitted Elo number, the first player having 0.
    pub elo: Option<f64>,
    /// 1.96 standard errors of it, as if the others were known.
    pub elo_error: Option<f64>,
    /// Nodes visited for a move, on average.
    pub nodes_a_move: Option<f64>,
}

impl CrossTable {
    /// Adds up games; players are known by their number.
    #[must_use]
    pub fn new(players: &[String], games: &[Played]) -> CrossTable {
        let count = players.len();
        let mut scores = vec![vec![Score::default(); count]; count];
        let (mut nodes, mut moves) = (vec![0u64; count], vec![0u64; count]);
        for game in games {
            let [first, second] = game.players;
            let result = match game.winner {
                Winner::First => Score { won: 1, ..Score::default() },
                Winner::Second => Score { lost: 1, ..Score::default() },
                Winner::Nobody => Score { drawn: 1, ..Score::default() },
            };
            scores[first][second] = scores[first][second].plus(result);
            scores[second][first] = scores[second][first].plus(result.swapped());
            for (seat, &player) in game.players.iter().enumerate() {
                nodes[player] += game.nodes[seat];
                moves[player] += u64::from(game.moves_made[seat]);
            }
        }
        let ratings = ratings(&scores);
        let standing = |(number, player): (usize, &String)| {
            let score = scores[number].iter().fold(Score::default(), |sum, &one| sum.plus(one));
            Standing {
                player: player.clone(),
                score,
                points: score.points(),
                share: score.share(),
                share_error: score.error(),
                elo: ratings[number].map(|(elo, _)| elo),
                elo_error: ratings[number].map(|(_, error)| error),
                nodes_a_move: (moves[number] > 0)
                    .then(|| nodes[number] as f64 / moves[number] as f64),
            }
        };
        let standings = players.iter().enumerate().map(standing).collect();
        CrossTable { scores, standings }
    }

    /// The cells of the table, the header first.
    fn cells(&self) -> Vec<Vec<String>> {
        let numbers = (1..=self.standings.len()).map(|number| number.to_string());
        let mut header = vec![String::new(), "player".to_owned()];
        header.extend(numbers);
        header.extend(["points", "games", "score", "Elo", "nodes a move"].map(str::to_owned));
        let mut rows = vec![header];
        for (number, (row, standing)) in self.scores.iter().zip(&self.standings).enumerate() {
            let Standing { player, score, points, share, share_error, elo, elo_error, .. } =
                standing;
            let mut cells = vec![(number + 1).to_string(), player.clone()];
            cells.extend(row.iter().map(|score| match score.games() {
                0 => "·".to_owned(),
                _ => half(score.points()),
            }));
            let both = |value: &Option<f64>, error: &Option<f64>| value.zip(*error);
            cells.extend([
                half(*points),
                score.games().to_string(),
                both(share, share_error).map_or_else(String::new, |(share, error)| {
                    format!("{:.1} % ± {:.1}", 100.0 * share, 100.0 * error)
                }),
                both(elo, elo_error).map_or_else(String::new, |(elo, error)| {
                    // Not "-0".
                    format!("{:.0} ± {error:.0}", elo.round() + 0.0)
                }),
                standing.nodes_a_move.map_or_else(String::new, |nodes| format!("{nodes:.0}")),
            ]);
            rows.push(cells);
        }
        rows
    }
}

/// Points with at most one digit behind the point: 7, 7.5.
fn half(points: f64) -> String {
    format!("{points}")
}

impl Display for CrossTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.cells();
        let columns = rows.first().map_or(0, Vec::len);
        let width =
            |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (number, row) in rows.iter().enumerate() {
            for (column, cell) in row.iter().enumerate() {
                let width = widths[column];
                match column {
                    1 => write!(f, "| {cell:<width$} ")?,
                    _ => write!(f, "| {cell:>width$} ")?,
                }
            }
            writeln!(f, "|")?;
            if number == 0 {
                for (column, width) in widths.iter().enumerate() {
                    let line = "-".repeat(width + 1);
                    write!(f, "|{line}{}", if column == 1 { "-" } else { ":" })?;
                }
                writeln!(f, "|")?;
            }
        }
        Ok(())
    }
}
