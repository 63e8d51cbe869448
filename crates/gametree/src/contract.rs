//! A test kit for implementors of [`Game`] and [`Evaluate`].
//!
//! Call [`check`] from a test of your game, and [`check_evaluator`] from a test of its evaluators.
//! Both play random games and look at every position on the way; a violation comes with the moves
//! that lead to it.

use crate::{Evaluate, Game, Outcome, Side};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
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
/// - `key` agrees with `recompute`, which should compute the key from scratch; where a game has
///   no such thing, `Game::key` itself will do;
/// - positions with the same key are the same for the rest of the game: same side to move, outcome
///   and legal moves, and so on after the same moves. A key that leaves out the side to move, or
///   part of the state of a rule such as a move counter, breaks this promise. `PartialEq` has no
///   say here, because it may compare the history too;
/// - asking for the outcome twice gives the same answer, and the game ends.
///
/// Random games seldom reach the positions in which a rare rule decides; call it from such a position
/// as well.
///
/// # Errors
/// The first promise found broken.
pub fn check<G: Game + PartialEq + Debug>(
    start: &G,
    effort: Effort,
    recompute: impl Fn(&G) -> u64,
) -> Result<(), Violation> {
    let mut rng = ChaCha8Rng::seed_from_u64(effort.seed);
    let mut known = KnownKeys::new(start, effort);
    for _ in 0..effort.games {
        let mut game = start.clone();
        let mut path: Vec<G::Move> = Vec::new();
        loop {
            let moves = check_position(&mut game, &recompute).map_err(|what| fault(what, &path))?;
            if moves.is_empty() {
                break;
            }
            known.check_children(&mut game, &moves, &path)?;
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
        known.games.push(path);
    }
    Ok(())
}

/// Checks on random games from `start` that an evaluator is antisymmetric: the score of a position
/// with the sides swapped is the negative.
///
/// `swapped` gives the same position seen by the opponent: what the side to move had, the other side
/// has now. Most simply, the same pieces with the other side to move. `None` where there is no such
/// position; there has to be one somewhere.
///
/// # Errors
/// The first position with another score.
pub fn check_evaluator<G: Game>(
    start: &G,
    effort: Effort,
    evaluator: &impl Evaluate<G>,
    swapped: impl Fn(&G) -> Option<G>,
) -> Result<(), Violation> {
    let mut rng = ChaCha8Rng::seed_from_u64(effort.seed);
    let mut compared = false;
    for _ in 0..effort.games {
        let mut game = start.clone();
        let mut path: Vec<G::Move> = Vec::new();
        while game.outcome().is_none() && path.len() < effort.longest as usize {
            if let Some(other) = swapped(&game) {
                compared = true;
                let (score, opposite) = (evaluator.evaluate(&game), evaluator.evaluate(&other));
                if i64::from(score) != -i64::from(opposite) {
                    let what = format!("the score is {score}, with the sides swapped {opposite}");
                    return Err(fault(what, &path));
                }
            }
            let moves = game.legal_moves();
            let mv = moves[rng.random_range(0..moves.len())];
            game.play(mv);
            path.push(mv);
        }
    }
    match compared {
        true => Ok(()),
        false => Err(fault::<G::Move>("no position could be swapped".into(), &[])),
    }
}

/// The moves of a position that keeps its promises; none if the game is over.
fn check_position<G: Game + PartialEq + Debug>(
    game: &mut G,
    recompute: &impl Fn(&G) -> u64,
) -> Result<Vec<G::Move>, String> {
    let before = game.clone();
    let seen = look(game);
    if seen.1 != recompute(game) {
        return Err(format!("the key is {:#x}, recomputed {:#x}", seen.1, recompute(game)));
    }
    if seen.2 != game.outcome() {
        return Err("the outcome changes between two looks".into());
    }
    let moves = game.legal_moves();
    if seen.2.is_some() {
        return Ok(moves);
    }
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
            return Err(format!("after {mv} the key differs from the recomputed one"));
        }
        game.undo(mv);
        if look(game) != seen || game.legal_moves() != moves {
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
    Violation { what, path: names(path) }
}

/// The most positions to remember.
const MOST_POSITIONS: usize = 1 << 18;
/// How often to play on from a pair of positions with the same key.
const PLAYOUTS: u32 = 16;
/// The most such pairs.
const MOST_PAIRS: u32 = 10_000;

/// The positions met so far, by key: all children of the positions visited.
struct KnownKeys<'a, G: Game> {
    start: &'a G,
    /// The games that are over.
    games: Vec<Vec<G::Move>>,
    positions: HashMap<u64, Known<G::Move>>,
    longest: u32,
    pairs: u32,
    /// Another one than that of the random games.
    rng: ChaCha8Rng,
}

/// The first position with some key: that after `ply` moves of game number `game` and the move
/// `then`.
struct Known<M> {
    game: usize,
    ply: usize,
    then: Option<M>,
    side: Side,
    outcome: Option<Outcome>,
}

impl<'a, G: Game + PartialEq> KnownKeys<'a, G> {
    fn new(start: &'a G, effort: Effort) -> KnownKeys<'a, G> {
        let root =
            Known { game: 0, ply: 0, then: None, side: start.side(), outcome: start.outcome() };
        KnownKeys {
            start,
            games: Vec::new(),
            positions: HashMap::from([(start.key(), root)]),
            longest: effort.longest,
            pairs: 0,
            rng: ChaCha8Rng::seed_from_u64(!effort.seed),
        }
    }

    /// Compares the position after each of these moves with the first one that had the same key.
    fn check_children(
        &mut self,
        game: &mut G,
        moves: &[G::Move],
        path: &[G::Move],
    ) -> Result<(), Violation> {
        for &mv in moves {
            game.play(mv);
            let checked = self.check_position(game, path, mv);
            game.undo(mv);
            checked.map_err(|what| fault(what, &[path, &[mv]].concat()))?;
        }
        Ok(())
    }

    fn check_position(&mut self, game: &G, path: &[G::Move], then: G::Move) -> Result<(), String> {
        let (side, key, outcome) = look(game);
        let Some(known) = self.positions.get(&key) else {
            if self.positions.len() < MOST_POSITIONS {
                let (game, ply) = (self.games.len(), path.len());
                let known = Known { game, ply, then: Some(then), side, outcome };
                self.positions.insert(key, known);
            }
            return Ok(());
        };
        let is_alike = (known.side, known.outcome) == (side, outcome);
        if is_alike && self.pairs >= MOST_PAIRS {
            return Ok(());
        }
        let moves = self.games.get(known.game).map_or(path, Vec::as_slice);
        let moves: Vec<G::Move> = moves[..known.ply].iter().copied().chain(known.then).collect();
        let mut first = self.start.clone();
        moves.iter().for_each(|&mv| first.play(mv));
        if first == *game {
            return Ok(());
        }
        self.pairs += 1;
        for _ in 0..PLAYOUTS {
            let mut on = Vec::new();
            let playout =
                difference(first.clone(), game.clone(), self.longest, &mut self.rng, &mut on);
            if let Some(what) = playout {
                let on =
                    if on.is_empty() { String::new() } else { format!(" after {}", names(&on)) };
                return Err(format!(
                    "the key {key:#x} is also that of another position, after the moves: {}; \
                     {what} differ{on}",
                    names(&moves),
                ));
            }
        }
        Ok(())
    }
}

/// What two positions differ in, at once or after random moves that are played in both, `on`.
fn difference<G: Game>(
    mut one: G,
    mut other: G,
    longest: u32,
    rng: &mut ChaCha8Rng,
    on: &mut Vec<G::Move>,
) -> Option<&'static str> {
    for _ in 0..longest {
        if one.side() != other.side() {
            return Some("the sides to move");
        }
        if one.outcome() != other.outcome() {
            return Some("the outcomes");
        }
        if one.outcome().is_some() {
            return None;
        }
        let (moves, others) = (one.legal_moves(), other.legal_moves());
        // In whatever order.
        if moves.len() != others.len() || moves.iter().any(|mv| !others.contains(mv)) {
            return Some("the legal moves");
        }
        let mv = moves[rng.random_range(0..moves.len())];
        one.play(mv);
        other.play(mv);
        on.push(mv);
    }
    None
}

fn names<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(M::to_string).collect::<Vec<_>>().join(" ")
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

    /// Players take one or two stones, or pass; who takes the last stone wins. After a move that took
    /// two, three may be taken; the fourth pass in a row is a draw.
    #[derive(Clone, Debug, PartialEq)]
    struct Heap {
        now: HeapState,
        /// As in most games, equality compares the history too.
        past: Vec<HeapState>,
        /// Which parts of the position the key has.
        keyed: [bool; 4],
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct HeapState {
        stones: u64,
        side: Side,
        two_taken: bool,
        passes: u64,
    }

    impl Heap {
        fn new(keyed: [bool; 4]) -> Heap {
            let now = HeapState { stones: 9, side: Side::First, two_taken: false, passes: 0 };
            Heap { now, past: Vec::new(), keyed }
        }
    }

    impl Game for Heap {
        type Move = u64;
        fn side(&self) -> Side {
            self.now.side
        }
        fn moves(&self, out: &mut Vec<u64>) {
            let most = if self.now.two_taken { 3 } else { 2 };
            out.extend(0..=most.min(self.now.stones));
        }
        fn play(&mut self, taken: u64) {
            self.past.push(self.now);
            self.now = HeapState {
                stones: self.now.stones - taken,
                side: self.now.side.opponent(),
                two_taken: taken == 2,
                passes: if taken == 0 { self.now.passes + 1 } else { 0 },
            };
        }
        fn undo(&mut self, _: u64) {
            self.now = self.past.pop().unwrap();
        }
        fn outcome(&self) -> Option<Outcome> {
            match self.now {
                HeapState { stones: 0, side, .. } => Some(Outcome::Win(side.opponent())),
                HeapState { passes: 4, .. } => Some(Outcome::Draw),
                _ => None,
            }
        }
        fn key(&self) -> u64 {
            let HeapState { stones, side, two_taken, passes } = self.now;
            let digits = [stones, side as u64, two_taken.into(), passes];
            let keyed = digits.into_iter().zip(self.keyed);
            keyed.fold(0, |key, (digit, keyed)| 10 * key + if keyed { digit } else { 0 })
        }
    }

    #[test]
    fn a_key_that_misses_part_of_the_position_is_found() {
        let check = |keyed| check(&Heap::new(keyed), Effort::default(), Game::key);
        check([true; 4]).unwrap();
        for (missing, word) in [
            (0, "the legal moves differ"),
            (1, "the sides to move differ"),
            (2, "the legal moves differ"),
            (3, "the outcomes differ after"),
        ] {
            let mut keyed = [true; 4];
            keyed[missing] = false;
            let found = check(keyed).unwrap_err();
            assert!(found.what.contains(word), "{missing}: {found}");
        }
    }

    #[test]
    fn an_evaluator_that_is_not_antisymmetric_is_found() {
        let start = Heap::new([true; 4]);
        let passed = |heap: &Heap| {
            let mut heap = heap.clone();
            heap.now.side = heap.now.side.opponent();
            Some(heap)
        };
        let check = |evaluator: fn(&Heap) -> i32| {
            check_evaluator(&start, Effort::default(), &evaluator, passed)
        };
        let for_first = |heap: &Heap| if heap.side() == Side::First { 3 } else { -3 };
        check(for_first).unwrap();
        check(|_| 0).unwrap();
        // From the first side's point of view, whoever is to move.
        assert!(check(|heap| heap.now.stones as i32).unwrap_err().what.contains("score is 9"));
        // A bonus for the first side only.
        assert!(check(|heap| i32::from(heap.side() == Side::First)).is_err());
        let none = check_evaluator(&start, Effort::default(), &|_: &Heap| 0, |_| None);
        assert!(none.unwrap_err().what.contains("no position"));
    }
}
