//! A test kit for implementors of [`Game`].
//!
//! Call [`check`] from a test of your game. It plays random games and looks at every position on
//! the way; what it finds wrong is told with the moves that lead there.

use crate::game::{Game, Outcome, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;

/// A broken promise, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} (after the moves: {path})")]
pub struct Violation {
    /// Which promise.
    pub what: String,
    /// The moves from the starting position to where it was broken.
    pub path: String,
}

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The seed of the random games.
    pub seed: u64,
    /// How many random games to play.
    pub games: u32,
    /// A game longer than this is taken to be endless.
    pub longest: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { seed: 1, games: 50, longest: 10_000 }
    }
}

/// Checks on random games from `start` that
/// - a position that is not over has moves, all different, and listing them again lists the same,
///   after whatever was already in the vector;
/// - playing and taking back any of them restores everything, as `PartialEq` sees it, as well as
///   key, side, outcome and moves;
/// - `key` agrees with `recompute`, which should work the key out from nothing; where a game has
///   no such thing, `Game::key` itself will do;
/// - asking for the outcome twice gives the same answer, and the game ends.
///
/// # Errors
/// The first promise found broken.
pub fn check<G: Game + PartialEq + Debug>(
    start: &G,
    effort: Effort,
    recompute: impl Fn(&G) -> u64,
) -> Result<(), Violation> {
    let mut rng = ChaCha8Rng::seed_from_u64(effort.seed);
    for _ in 0..effort.games {
        let mut game = start.clone();
        let mut path: Vec<G::Move> = Vec::new();
        loop {
            let moves = check_position(&mut game, &recompute).map_err(|what| fault(what, &path))?;
            if moves.is_empty() {
                break;
            }
            if path.len() >= effort.longest as usize {
                return Err(fault(format!("no end after {} moves", effort.longest), &path));
            }
            let mv = moves[rng.random_range(0..moves.len())];
            game.play(mv);
            path.push(mv);
        }
        for &mv in path.iter().rev() {
            game.undo(mv);
        }
        if game != *start {
            let what = format!("taking a whole game back leaves {game:?} instead of {start:?}");
            return Err(fault(what, &path));
        }
    }
    Ok(())
}

/// The moves of a position that keeps its promises; none if the game is over.
fn check_position<G: Game + PartialEq + Debug>(
    game: &mut G,
    recompute: &impl Fn(&G) -> u64,
) -> Result<Vec<G::Move>, String> {
    let before = game.clone();
    let seen = look(game);
    if seen.1 != recompute(game) {
        return Err(format!("the key is {:#x}, worked out anew {:#x}", seen.1, recompute(game)));
    }
    if seen.2 != game.outcome() {
        return Err("the outcome changes between two looks".into());
    }
    if seen.2.is_some() {
        return Ok(Vec::new());
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    if moves.is_empty() {
        return Err("the game is not over, but there are no moves".into());
    }
    if moves.iter().enumerate().any(|(i, mv)| moves[..i].contains(mv)) {
        return Err(format!("a move is listed twice: {moves:?}"));
    }
    let mut twice = moves.clone();
    game.moves(&mut twice);
    if twice[..moves.len()] != moves[..] || twice[moves.len()..] != moves[..] {
        return Err("listing the moves again does not append the same moves".into());
    }
    for &mv in &moves {
        game.play(mv);
        if game.key() != recompute(game) {
            return Err(format!("after {mv} the key differs from the one worked out anew"));
        }
        game.undo(mv);
        let mut again = Vec::new();
        game.moves(&mut again);
        if look(game) != seen || again != moves {
            return Err(format!(
                "playing and taking back {mv} changes side, key, outcome or moves"
            ));
        }
        if *game != before {
            return Err(format!("playing and taking back {mv} leaves {game:?}, was {before:?}"));
        }
    }
    Ok(moves)
}

fn look<G: Game>(game: &G) -> (Side, u64, Option<Outcome>) {
    (game.side(), game.key(), game.outcome())
}

fn fault<M: ToString>(what: String, path: &[M]) -> Violation {
    let path: Vec<String> = path.iter().map(M::to_string).collect();
    Violation { what, path: path.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree_game::{Branch, TreeGame};

    #[test]
    fn a_good_game_passes() {
        let tree: TreeGame = "((1 2 (3 4)) (win loss) 7)".parse().unwrap();
        check(&tree, Effort::default(), Game::key).unwrap();
    }

    /// A tree game with one fault.
    #[derive(Clone, Debug, PartialEq)]
    struct Broken {
        tree: TreeGame,
        played: u32,
        fault: Fault,
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fault {
        UndoForgets,
        KeyIsStale,
        NoMoves,
        Repeats,
    }

    impl Game for Broken {
        type Move = Branch;
        fn side(&self) -> Side {
            self.tree.side()
        }
        fn moves(&self, out: &mut Vec<Branch>) {
            if self.fault != Fault::NoMoves {
                self.tree.moves(out);
            }
            if self.fault == Fault::Repeats {
                out.push(Branch(0));
            }
        }
        fn play(&mut self, mv: Branch) {
            self.played += 1;
            self.tree.play(mv);
        }
        fn undo(&mut self, mv: Branch) {
            if self.fault != Fault::UndoForgets {
                self.played -= 1;
            }
            self.tree.undo(mv);
        }
        fn outcome(&self) -> Option<Outcome> {
            self.tree.outcome()
        }
        fn key(&self) -> u64 {
            if self.fault == Fault::KeyIsStale { 7 } else { self.tree.key() }
        }
    }

    #[test]
    fn each_fault_is_found() {
        for (fault, word) in [
            (Fault::UndoForgets, "taking back"),
            (Fault::KeyIsStale, "key"),
            (Fault::NoMoves, "no moves"),
            (Fault::Repeats, "twice"),
        ] {
            let tree: TreeGame = "((1 2) (3 4))".parse().unwrap();
            let game = Broken { tree, played: 0, fault };
            let found = check(&game, Effort::default(), |g| g.tree.key()).unwrap_err();
            assert!(found.what.contains(word), "{fault:?}: {found}");
        }
    }
}
