//! A proof that a player, the attacker, wins.

use crate::Fault;
use crate::board::{Board, members};
use crate::reader::Reader;
use std::io::Read;

/// The attacker's moves from here on are listed, and the other player's are forced.
const FOURS: u8 = 16;
/// The attacker's move, after which every reply is dealt with.
const MOVE: u8 = 17;

pub(crate) fn check<R: Read>(
    board: &Board,
    attacker: usize,
    reader: &mut Reader<R>,
) -> Result<(), Fault> {
    if board.to_move() == attacker {
        attack(board, attacker, reader)
    } else {
        replies(board, attacker, reader)
    }
}

/// A position with the attacker to move.
fn attack<R: Read>(board: &Board, attacker: usize, reader: &mut Reader<R>) -> Result<(), Fault> {
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
            let mut after = board.clone();
            after.stones[attacker] |= 1 << cell;
            replies(&after, attacker, reader)
        }
        other => Err(reader.fault(format!("{other} is no kind of attack"))),
    }
}

/// A position with the other player to move: every reply loses.
fn replies<R: Read>(board: &Board, attacker: usize, reader: &mut Reader<R>) -> Result<(), Fault> {
    reader.positions += 1;
    if board.has_won(attacker) {
        return Ok(());
    }
    if board.winning(1 - attacker) != 0 {
        return Err(reader.fault("the other player wins at once"));
    }
    let threats = board.winning(attacker);
    if threats.count_ones() > 1 {
        return Ok(()); // only one can be stopped
    }
    let lines = [board.open(attacker), board.open(1 - attacker)].concat();
    let moves = match threats {
        0 => board.worth_a_move(&lines),
        threat => threat,
    };
    if board.open(attacker).is_empty() {
        return Err(reader.fault("the attacker has no line left"));
    }
    // Moves that win against most replies; the others have proofs of their own.
    let usual = fours(board, reader)?;
    for cell in members(moves) {
        let mut after = board.clone();
        after.stones[1 - attacker] |= 1 << cell;
        if usual.is_empty() || !wins_by_fours(&after, attacker, &usual) {
            attack(&after, attacker, reader)?;
        }
    }
    Ok(())
}

/// A list of cells: how many, and which.
fn fours<R: Read>(board: &Board, reader: &mut Reader<R>) -> Result<Vec<usize>, Fault> {
    (0..reader.byte()?).map(|_| reader.below(board.cells)).collect()
}

/// Whether the attacker, to move, wins with these moves, each but the last of which leaves the other
/// player no choice.
fn wins_by_fours(board: &Board, attacker: usize, moves: &[usize]) -> bool {
    let mut board = board.clone();
    for &cell in moves {
        if !board.is_empty(cell) {
            return false;
        }
        board.stones[attacker] |= 1 << cell;
        if board.has_won(attacker) {
            return true;
        }
        let threats = board.winning(attacker);
        if threats == 0 || board.winning(1 - attacker) != 0 {
            return false;
        }
        if threats.count_ones() > 1 {
            return true;
        }
        board.stones[1 - attacker] |= threats;
    }
    false
}
