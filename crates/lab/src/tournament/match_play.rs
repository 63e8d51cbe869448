//! One game of a tournament.

use super::player::Player;
use super::record;
use super::seat::Seat;
use games::Playable;
use gametree::{Outcome, Side, Stop};
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

/// Who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// The first side.
    First,
    /// The second side.
    Second,
    /// It is a draw.
    Nobody,
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
    /// Who has won.
    pub winner: Winner,
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
pub(super) fn play<G: Playable>(
    start: &G,
    opening: &[G::Move],
    pairing: Pairing,
    seats: &mut [Seat<G>; 2],
    rng: &mut ChaCha8Rng,
    players: &[Player],
    stop: &Stop,
) -> Option<Played> {
    let mut game = start.clone();
    let mut moves = Vec::new();
    for &mv in opening {
        game.play(mv);
        moves.push(mv.to_string());
    }
    let (mut nodes, mut moves_made) = ([0; 2], [0; 2]);
    while game.outcome().is_none() && moves.len() < LONGEST {
        let seat = game.side().index();
        let choice = seats[seat].choose(&game, rng.random(), stop)?;
        if stop.is_stopped() {
            return None;
        }
        nodes[seat] += choice.nodes;
        moves_made[seat] += 1;
        game.play(choice.mv);
        moves.push(choice.mv.to_string());
    }
    let winner = match game.outcome() {
        Some(Outcome::Win(Side::First) | Outcome::Points(1..)) => Winner::First,
        Some(Outcome::Win(Side::Second) | Outcome::Points(..=-1)) => Winner::Second,
        Some(Outcome::Draw | Outcome::Points(0)) | None => Winner::Nobody,
    };
    let names = pairing.players.map(|player| players[player].to_string());
    let record = record::write(&game, &names, winner, &moves, pairing.opening);
    Some(Played {
        number: pairing.number,
        players: pairing.players,
        opening: pairing.opening,
        winner,
        moves,
        nodes,
        moves_made,
        record,
        extension: record::extension(start),
    })
}
