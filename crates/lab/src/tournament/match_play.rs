//! One game of a tournament.

use super::record;
use games::Position;
use gametree::{Outcome, Stop};
use players::{Allowance, Player, Seat};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;

/// A game that is not over after so many plies is called a draw.
const LONGEST: usize = 2_000;

/// Who plays whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairing {
    /// Which game of the tournament, from 1.
    pub number: usize,
    /// Who is the first side and who the second, by number in the list of players.
    pub players: [usize; 2],
    /// Plies of the opening.
    pub opening: usize,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    /// Which game of the tournament, from 1.
    pub number: usize,
    /// Who was the first side and who the second, by number in the list of players, from 0.
    pub players: [usize; 2],
    /// How many of the moves are the opening, which nobody chose.
    pub opening: usize,
    /// How it ended.
    pub outcome: Outcome,
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

/// Plays a game to its end; `None` if it was stopped.
pub(super) fn play(
    start: &Position,
    opening: &[String],
    pairing: Pairing,
    seats: &mut [Seat; 2],
    rng: &mut ChaCha8Rng,
    players: &[Player],
    stop: &Stop,
) -> Option<Played> {
    let mut position = start.clone();
    position.play_all(opening).ok()?;
    let (mut nodes, mut moves_made) = ([0; 2], [0; 2]);
    let allowance = Allowance::until(stop);
    while position.outcome().is_none() && position.ply() < LONGEST {
        let seat = position.side().index();
        let choice = seats[seat].choose(&position, rng.random(), &allowance, &mut |_| {}).ok()?;
        if stop.is_stopped() {
            return None;
        }
        nodes[seat] += choice.report.stats.nodes;
        moves_made[seat] += 1;
        position.play(&choice.mv).ok()?;
    }
    let outcome = position.outcome().unwrap_or(Outcome::Draw);
    let names = pairing.players.map(|player| players[player].to_string());
    let moves: Vec<String> = position.played().into_iter().map(|played| played.name).collect();
    let record = record::write(&position, &names, outcome, &moves, pairing.opening);
    Some(Played {
        number: pairing.number,
        players: pairing.players,
        opening: pairing.opening,
        outcome,
        moves,
        nodes,
        moves_made,
        record,
        extension: record::extension(start),
    })
}
