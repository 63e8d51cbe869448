//! Counting a game tree: the standard check of move generation and of the end of the game.

use crate::game::{Game, Side};

/// The number of positions at every ply from 0 to `depth`, each counted once per way to reach it;
/// finished games have no successors.
///
/// The last ply is counted from the move lists of the ply before it, without playing the moves.
#[must_use]
pub fn perft<G: Game>(game: &G, depth: u32) -> Vec<u64> {
    let mut counts = vec![0; depth as usize + 1];
    counts[0] = 1;
    count(&mut game.clone(), &mut Vec::new(), &mut counts[1..]);
    counts
}

fn count<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, below: &mut [u64]) {
    let Some((next, rest)) = below.split_first_mut() else { return };
    if game.outcome().is_some() {
        return;
    }
    let first = moves.len();
    game.moves(moves);
    *next += (moves.len() - first) as u64;
    if !rest.is_empty() {
        for i in first..moves.len() {
            let mv = moves[i];
            game.play(mv);
            count(game, moves, rest);
            game.undo(mv);
        }
    }
    moves.truncate(first);
}

/// How all games from one position end, each counted once per order of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games the first side wins.
    pub first: u64,
    /// Games the second side wins.
    pub second: u64,
    /// Games nobody wins. Games that end with points count by their sign.
    pub draws: u64,
}

/// Plays every possible game to its end. For small games only.
#[must_use]
pub fn tally<G: Game>(game: &G) -> Tally {
    let mut total = Tally::default();
    play_out(&mut game.clone(), &mut Vec::new(), &mut total);
    total
}

fn play_out<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, total: &mut Tally) {
    if let Some(outcome) = game.outcome() {
        match outcome.winner() {
            Some(Side::First) => total.first += 1,
            Some(Side::Second) => total.second += 1,
            None => total.draws += 1,
        }
        return;
    }
    let first = moves.len();
    game.moves(moves);
    for i in first..moves.len() {
        let mv = moves[i];
        game.play(mv);
        play_out(game, moves, total);
        game.undo(mv);
    }
    moves.truncate(first);
}
