//! Which positions of a game are worth asking about: those with few right answers, all proven.

use crate::hold;
use crate::prover::rows::Rows;
use crate::prover::tactic::{Claim, Tactic, is_near_border};
use crate::prover::{Attack, Prover, TooLong};
use gametree::Game;
use mnk::{Board, Cell, Rules};

/// What a position is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Fours,
    Threes,
    Defence,
    Overline,
    Edge,
    Gravity,
}

impl Kind {
    /// As the file calls it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Fours => "fours",
            Kind::Threes => "threes",
            Kind::Defence => "defence",
            Kind::Overline => "overline",
            Kind::Edge => "edge",
            Kind::Gravity => "gravity",
        }
    }
}

/// How many plies a win may take, or after a wrong move a loss.
pub type Length = std::ops::RangeInclusive<u32>;
/// Nobody wins: the question is what does not lose.
pub const HELD: Length = 0..=0;

/// More right answers than this are no question.
pub const ANSWERS: usize = 2;
/// Stones of the longest wins looked for.
const STONES: u32 = 8;
/// Wins of up to this many stones are looked for by all moves.
const NINE_PLIES: u32 = 5;
/// Positions that proving the finished line may take: the test proves them all again.
const PROOF: u64 = 150_000;
/// Positions that one question of the sifting may take.
pub const EFFORT: u64 = 60_000;

/// The last position of the game that is of this kind and takes so many plies.
pub fn sift(rules: Rules, moves: &[Cell], kind: Kind, plies: Length) -> Option<Tactic> {
    (4..moves.len()).rev().find_map(|length| {
        let mut board = Board::new(rules);
        for &cell in &moves[..length] {
            board.try_play(cell).ok()?;
        }
        if kind == Kind::Overline {
            planted(&board).find_map(|board| question(&board, kind, plies.clone()))
        } else {
            question(&board, kind, plies.clone())
        }
    })
}

fn question(board: &Board, kind: Kind, plies: Length) -> Option<Tactic> {
    let rows = Rows::new(board);
    let wins = |side| rows.winning_cells(board, side)[0].is_some();
    if board.outcome().is_some() || wins(board.side()) || wins(board.side().opponent()) {
        return None;
    }
    let found = match kind {
        Kind::Fours => by_attack(board, Attack::Fours, plies, &|_, _, _| true),
        Kind::Threes => by_attack(board, Attack::Threats, plies, &|_, _, _| true),
        Kind::Edge => edge(board, plies),
        Kind::Overline => overline(board, plies),
        Kind::Defence => hold::defence(board, plies),
        Kind::Gravity => hold::to_the_end(board, plies),
    };
    let (claim, answers, attack, trap) = found?;
    let (rules, kind, moves) = (*board.rules(), kind.name().to_owned(), board.played().to_vec());
    let tactic = Tactic { rules, moves, kind, claim, answers, attack, trap };
    tactic.prove(PROOF).is_ok().then_some(tactic)
}

/// If the side to move wins by fours: the position with one more stone of it anywhere, which may
/// make one of its rows too long, and one of the other side out of the way.
fn planted(board: &Board) -> impl Iterator<Item = Board> {
    let wins = fewest(board, Attack::Fours, STONES).flatten().is_some();
    let weights = Rows::new(board).weigh([0, 0]);
    let mut cells = Vec::new();
    board.moves(&mut cells);
    cells.sort_by_key(|cell| weights[cell.index()]);
    let (away, cells) = cells.split_first().map_or((None, vec![]), |(a, b)| (Some(*a), b.to_vec()));
    let board = board.clone();
    cells.into_iter().filter(move |_| wins).filter_map(move |cell| {
        let mut planted = board.clone();
        planted.try_play(cell).ok()?;
        planted.try_play(away?).ok()?;
        Some(planted)
    })
}

/// What was found: the claim, the answers, how they were proven, the trap.
pub type Found = Option<(Claim, Vec<Cell>, Attack, Option<Cell>)>;

/// A win by this attack and by no weaker one, if it has few answers and they are `wanted`, given
/// the attack and the stones it takes.
fn by_attack(
    board: &Board,
    attack: Attack,
    plies: Length,
    wanted: &dyn Fn(&[Cell], Attack, u32) -> bool,
) -> Found {
    if attack == Attack::Threats && fewest(board, Attack::Fours, 2 * STONES)?.is_some() {
        return None;
    }
    let stones = fewest(board, attack, STONES)??;
    let length = 2 * stones - 1;
    let answers = Prover::new(board, attack, EFFORT).winning_moves(stones).ok()?;
    let few = |answers: &[Cell]| answers.len() <= ANSWERS && wanted(answers, attack, stones);
    if !plies.contains(&length) || !few(&answers) {
        return None;
    }
    // Another way to win would be right too, also a slower one.
    for (attack, stones) in [(Attack::Threats, stones + 2), (Attack::Wide, stones)] {
        let more = Prover::new(board, attack, 5 * EFFORT).winning_moves(stones).ok()?;
        if !more.iter().all(|cell| answers.contains(cell)) {
            return None;
        }
    }
    let most = stones.min(NINE_PLIES);
    let shortest = fewest(board, Attack::All, most).flatten();
    if shortest.is_some_and(|shortest| shortest < stones) {
        return None;
    }
    let all = || Prover::new(board, Attack::All, EFFORT).winning_moves(stones).ok();
    let (claim, answers, attack) = match shortest.and_then(|_| all()) {
        Some(all) => (Claim::Win(length), all, Attack::All),
        None => (Claim::WinWithin(length), answers, attack),
    };
    // No proof that nothing else wins, but at least a good look.
    let mut others = Vec::new();
    board.moves(&mut others);
    others.retain(|cell| !answers.contains(cell));
    let rival = |&cell: &Cell| {
        [(Attack::Threats, stones + 4), (Attack::All, most)].into_iter().any(|(attack, stones)| {
            Prover::new(board, attack, 3 * EFFORT).move_wins(cell, stones) == Ok(true)
        })
    };
    let clear = few(&answers) && !others.iter().any(rival);
    clear.then_some((claim, answers, attack, None))
}

/// The same by fours, or else by threats.
fn by_any_attack(
    board: &Board,
    plies: Length,
    wanted: &dyn Fn(&[Cell], Attack, u32) -> bool,
) -> Found {
    let found = by_attack(board, Attack::Fours, plies.clone(), wanted);
    found.or_else(|| by_attack(board, Attack::Threats, plies, wanted))
}

/// The fewest stones that win, if they can be found; `None` if that takes too long.
pub fn fewest(board: &Board, attack: Attack, stones: u32) -> Option<Option<u32>> {
    Prover::new(board, attack, EFFORT).fewest(stones).map_err(|TooLong| ()).ok()
}

/// A win whose first move is on the border or beside it.
fn edge(board: &Board, plies: Length) -> Found {
    let near = |cell: &Cell| is_near_border(board.rules(), *cell);
    by_any_attack(board, plies, &|answers, _, _| answers.iter().all(near))
}

/// A win by fours where another move would win too if more than k in a row counted.
fn overline(board: &Board, plies: Length) -> Found {
    let mut free = Board::new(board.rules().with_exact(false));
    for &cell in board.played() {
        free.try_play(cell).ok()?;
    }
    // The most tempting one: what would win soonest.
    let trap = |answers: &[Cell], attack, stones| {
        let mut prover = Prover::new(&free, attack, EFFORT);
        (1..=stones).find_map(|stones| {
            let tempting = prover.winning_moves(stones).ok()?;
            tempting.into_iter().find(|cell| !answers.contains(cell))
        })
    };
    let wanted = |answers: &[Cell], attack, stones| trap(answers, attack, stones).is_some();
    let (claim, answers, attack, _) = by_attack(board, Attack::Fours, plies, &wanted)?;
    let (Claim::Win(length) | Claim::WinWithin(length)) = claim else { return None };
    let trap = trap(&answers, attack, length.div_ceil(2))?;
    Some((claim, answers, attack, Some(trap)))
}
