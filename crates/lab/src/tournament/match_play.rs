//! One game of a tournament.

use super::{Prepared, resources};
use games::Position;
use gametree::{Outcome, Side, Stop};
use mnk::{Board, Record};
use players::{Allowance, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

/// A game that is not over after so many plies is called a draw.
const LONGEST: usize = 2_000;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// Which game of the tournament, from 1.
    pub number: usize,
    /// Who was the first side and who the second, by number in the list of players, from 0.
    pub players: [usize; 2],
    /// How many of the moves are the opening, which nobody chose.
    pub opening: usize,
    /// How it ended: on the board, or lost by whoever gave no legal move.
    pub outcome: Outcome,
    /// Why the loser gave no legal move, if that is how it ended: only programs do that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// Nodes visited by the first side and by the second.
    pub nodes: [u64; 2],
    /// Moves chosen by the first side and by the second.
    pub moves_made: [u32; 2],
    /// The game as a file.
    #[serde(skip)]
    pub record: String,
    /// What the name of that file ends in: `sgf`, or `txt` where there is no SGF for the game.
    #[serde(skip)]
    pub extension: &'static str,
}

impl Prepared<'_> {
    /// Plays the game of this number to its end; `None` if it was stopped. Two games in a row have the
    /// same opening, with the sides swapped.
    pub(super) fn play(&self, job: usize, stop: &Stop) -> Option<Played> {
        let Prepared { start, plan, .. } = *self;
        let ([a, b], game) = (self.pairs[job / self.games], job % self.games);
        let opening = &self.openings[game / 2 % self.openings.len()];
        let players = if game.is_multiple_of(2) { [a, b] } else { [b, a] };
        let [first, second] = players.map(|player| {
            let player = &plan.players[player];
            Seat::new(player, start, &resources(player, start, plan)).ok()
        });
        let mut seats = [first?, second?];
        let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
        rng.set_stream(job as u64 + 1); // stream 0 made the openings
        let mut position = start.clone();
        position.play_all(opening).ok()?;
        let (mut nodes, mut moves_made) = ([0; 2], [0; 2]);
        let allowance = Allowance::until(stop);
        let mut fault = None;
        while position.outcome().is_none() && position.ply() < LONGEST {
            let seat = position.side().index();
            let choice = seats[seat].choose(&position, rng.random(), &allowance, &mut |_| {});
            if stop.is_stopped() {
                return None;
            }
            let choice = match choice {
                Ok(choice) => choice,
                Err(error) => {
                    fault = Some(error.to_string());
                    break;
                }
            };
            nodes[seat] += choice.report.stats.nodes;
            moves_made[seat] += 1;
            position.play(&choice.mv).ok()?;
        }
        let mut played = Played {
            number: job + 1,
            players,
            opening: opening.len(),
            outcome: match &fault {
                Some(_) => Outcome::Win(position.side().opponent()),
                None => position.outcome().unwrap_or(Outcome::Draw),
            },
            fault,
            moves: position.played().into_iter().map(|played| played.name).collect(),
            nodes,
            moves_made,
            record: String::new(),
            extension: "",
        };
        let names = players.map(|player| plan.players[player].to_string());
        (played.record, played.extension) = record(&position, &names, &played);
        Some(played)
    }
}

/// The game as a file and what its name ends in: SGF for k in a row, a list of moves for other games.
/// `end` is the last position.
fn record(
    end: &Position,
    [first, second]: &[String; 2],
    played: &Played,
) -> (String, &'static str) {
    if let Some(Ok(record)) = end.game::<Board>().map(Record::from_board) {
        let record = record.with_name(Side::First, first).with_name(Side::Second, second);
        let record = match &played.fault {
            Some(fault) => record.with_comment(end.ply(), fault).with_result(Some(played.outcome)),
            None => record,
        };
        return (record.to_sgf(), "sgf");
    }
    let Played { opening, outcome, moves, fault, .. } = played;
    let (game, moves) = (end.name(), moves.join(" "));
    let mut text = format!(
        "game: {game}\nX: {first}\nO: {second}\nopening: {opening} plies\nresult: {outcome}\n\
         moves: {moves}\n"
    );
    if let Some(fault) = fault {
        text.push_str(&format!("fault: {fault}\n"));
    }
    (text, "txt")
}
