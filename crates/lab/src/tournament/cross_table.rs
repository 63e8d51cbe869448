//! Who scored what against whom.

use super::match_play::Played;
use super::score::{Score, ratings};
use crate::columns::padded;
use gametree::Side;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use words::{Language, Words};

/// The result of a tournament. Its text is a Markdown table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CrossTable {
    /// What each player, by row, scored against each other one, by column.
    pub scores: Vec<Vec<Score>>,
    /// The sums of the rows.
    pub standings: Vec<Standing>,
    /// Who lost games without being beaten on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// A player that gave no legal move, in one game or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The player.
    pub player: String,
    /// How many games it lost in this way.
    pub games: usize,
    /// What was wrong in the first of them.
    pub reason: String,
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
    /// Points a game.
    pub share: Option<f64>,
    /// The Wilson interval of the share at 95 %: from, to.
    pub share_range: Option<[f64; 2]>,
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
            let result = match game.outcome.winner() {
                Some(Side::First) => Score { won: 1, ..Score::default() },
                Some(Side::Second) => Score { lost: 1, ..Score::default() },
                None => Score { drawn: 1, ..Score::default() },
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
                share_range: score.range(),
                elo: ratings[number].map(|(elo, _)| elo),
                elo_error: ratings[number].map(|(_, error)| error),
                nodes_a_move: (moves[number] > 0)
                    .then(|| nodes[number] as f64 / moves[number] as f64),
            }
        };
        let standings = players.iter().enumerate().map(standing).collect();
        CrossTable { scores, standings, faults: faults(players, games) }
    }

    /// The table as Markdown, in the language of `words`.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        let rows = padded(&self.cells(words), &[1]);
        let mut text = String::new();
        for (number, row) in rows.iter().enumerate() {
            text.push_str(&format!("| {} |\n", row.join(" | ")));
            if number == 0 {
                for (column, cell) in row.iter().enumerate() {
                    let line = "-".repeat(cell.chars().count() + 1);
                    text.push_str(&format!("|{line}{}", if column == 1 { "-" } else { ":" }));
                }
                text.push_str("|\n");
            }
        }
        for Fault { player, games, reason } in &self.faults {
            let variables = [
                ("player", player.as_str().into()),
                ("games", (*games).into()),
                ("reason", reason.as_str().into()),
            ];
            text.push_str(&format!("\n{}\n", words.say("lab-cross-fault", &variables)));
        }
        text
    }

    /// The cells of the table, the header first.
    fn cells(&self, words: &Words) -> Vec<Vec<String>> {
        let numbers = (1..=self.standings.len()).map(|number| number.to_string());
        let mut header = vec![String::new(), words.say("lab-cross-player", &[])];
        header.extend(numbers);
        let ids = ["points", "games", "score", "elo", "nodes"].map(|id| format!("lab-cross-{id}"));
        header.extend(ids.map(|id| words.say(&id, &[])));
        // At most one digit behind the point: 7, 7.5.
        let half = |points: f64| words.decimal(points, usize::from(points.fract() != 0.0));
        let mut rows = vec![header];
        for (number, (row, standing)) in self.scores.iter().zip(&self.standings).enumerate() {
            let Standing { player, score, points, share, share_range, elo, elo_error, .. } =
                standing;
            let mut cells = vec![(number + 1).to_string(), player.clone()];
            cells.extend(row.iter().map(|score| match score.games() {
                0 => "·".to_owned(),
                _ => half(score.points()),
            }));
            cells.extend([
                half(*points),
                score.games().to_string(),
                share.zip(*share_range).map_or_else(String::new, |(share, [from, to])| {
                    let [from, to] = [from, to].map(|part| words.decimal(100.0 * part, 0));
                    let share = words.decimal(100.0 * share, 1);
                    format!("{} ({from}–{to})", words.say("percent", &[("n", share.into())]))
                }),
                elo.zip(*elo_error).map_or_else(String::new, |(elo, error)| {
                    // Not "-0".
                    format!("{:.0} ± {error:.0}", elo.round() + 0.0)
                }),
                standing
                    .nodes_a_move
                    .map_or_else(String::new, |nodes| words.count(nodes.round() as u64)),
            ]);
            rows.push(cells);
        }
        rows
    }
}

/// Who lost games by giving no legal move, in the order of the players.
fn faults(players: &[String], games: &[Played]) -> Vec<Fault> {
    let fault = |(number, player): (usize, &String)| {
        let is_loser = |game: &&Played| {
            let winner = game.outcome.winner().map(Side::index);
            winner.is_some_and(|winner| game.players[1 - winner] == number)
        };
        let mut reasons = games.iter().filter(is_loser).filter_map(|game| game.fault.clone());
        let reason = reasons.next()?;
        Some(Fault { player: player.clone(), games: 1 + reasons.count(), reason })
    };
    players.iter().enumerate().filter_map(fault).collect()
}

/// In English.
impl Display for CrossTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&Words::new(Language::ENGLISH).for_terminal()))
    }
}
