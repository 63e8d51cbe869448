//! A proof that a player, the attacker, wins.

use crate::Fault;
use crate::board::Board;
use crate::reader::Reader;

/// The attacker's moves from here on are listed, and the other player's are forced.
const FOURS: u8 = 16;
/// The attacker's move, after which every reply is dealt with.
const MOVE: u8 = 17;

pub(crate) fn check<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    if board.to_move() == attacker {
        attack(board, attacker, reader)
    } else {
        replies(board, attacker, reader)
    }
}

/// A position with the attacker to move.
fn attack<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    reader.positions += 1;
    match reader.byte()? {
        FOURS => {
            let moves = fours(board, reader)?;
            if wins_by_fours(board, attacker, &moves) {
                Ok(())
            } else {
                Err(reader.fault("these threats do not win"))
            }
        }
        MOVE => {
            let cell = reader.below(board.cells)?;
            if !board.is_empty(cell) {
                return Err(reader.fault(format!("cell {cell} is taken")));
            }
            replies(&board.with(attacker, cell), attacker, reader)
        }
        other => Err(reader.fault(format!("{other} is no kind of attack"))),
    }
}

/// A position with the other player to move: every reply loses.
fn replies<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    reader.positions += 1;
    if board.has_won(attacker) {
        return Ok(());
    }
    if !board.winning(1 - attacker).is_empty() {
        return Err(reader.fault("the other player wins at once"));
    }
    let threats = board.winning(attacker);
    if threats.len() > 1 {
        return Ok(()); // only one can be stopped
    }
    if board.open_lines(attacker).next().is_none() {
        return Err(reader.fault("the attacker has no line left"));
    }
    let moves = if threats.is_empty() { board.moves() } else { threats };
    // Moves that win against most replies; the others have proofs of their own.
    let usual = fours(board, reader)?;
    for cell in moves.members() {
        let after = board.with(1 - attacker, cell);
        if usual.is_empty() || !wins_by_fours(&after, attacker, &usual) {
            attack(&after, attacker, reader)?;
        }
    }
    Ok(())
}

/// A list of cells: how many, and which.
fn fours<const N: usize>(board: &Board<N>, reader: &mut Reader<'_>) -> Result<Vec<usize>, Fault> {
    (0..reader.number(board.cells)?).map(|_| reader.below(board.cells)).collect()
}

/// Whether the attacker, to move, wins with these moves, each but the last of which leaves the other
/// player no choice.
fn wins_by_fours<const N: usize>(board: &Board<N>, attacker: usize, moves: &[usize]) -> bool {
    let mut board = board.clone();
    for &cell in moves {
        if !board.is_empty(cell) {
            return false;
        }
        board = board.with(attacker, cell);
        if board.has_won(attacker) {
            return true;
        }
        let threats = board.winning(attacker);
        if threats.is_empty() || !board.winning(1 - attacker).is_empty() {
            return false;
        }
        if threats.len() > 1 {
            return true;
        }
        board.stones[1 - attacker] |= threats;
    }
    false
}
