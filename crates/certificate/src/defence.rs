//! A proof that a player, the attacker, does not win.

use crate::Fault;
use crate::board::{Board, Cells, members, minimal, worth_a_move};
use crate::reader::Reader;
use std::io::Read;

/// A position that is held by pairs and a sum.
const PAIRS: u8 = 0;
/// Every move of the attacker is answered; the defender's own lines play no part from here on.
const WEAK: u8 = 1;
/// Every move of the attacker is answered, and the defender's lines count.
const STRONG: u8 = 2;

pub(crate) fn check<R: Read>(
    board: &Board,
    attacker: usize,
    reader: &mut Reader<R>,
) -> Result<(), Fault> {
    if board.to_move() == attacker {
        return position(board, attacker, reader);
    }
    match reply(board.clone(), attacker, reader)? {
        None => Ok(()),
        Some(board) => position(&board, attacker, reader),
    }
}

/// A position with the attacker to move.
fn position<R: Read>(board: &Board, attacker: usize, reader: &mut Reader<R>) -> Result<(), Fault> {
    reader.positions += 1;
    match reader.byte()? {
        PAIRS => pairs(&board.open(attacker), board.cells, reader),
        WEAK => weak(&board.open(attacker), Some(board), board.cells, reader),
        STRONG => strong(board, attacker, reader),
        other => Err(reader.fault(format!("{other} is no kind of defence"))),
    }
}

fn strong<R: Read>(board: &Board, attacker: usize, reader: &mut Reader<R>) -> Result<(), Fault> {
    if board.winning(attacker) != 0 {
        return Err(reader.fault("the attacker wins at once"));
    }
    let threats = board.winning(1 - attacker);
    let moves = match threats.count_ones() {
        // Every other move matters no more than one of these.
        0 => {
            let both = [board.open(attacker), board.open(1 - attacker)].concat();
            board.worth_a_move(&both)
        }
        1 => threats,
        // Whatever the attacker does, the defender wins.
        _ => 0,
    };
    for cell in members(moves) {
        let mut after = board.clone();
        after.stones[attacker] |= 1 << cell;
        if let Some(after) = reply(after, attacker, reader)? {
            position(&after, attacker, reader)?;
        }
    }
    Ok(())
}

/// The position after the defender's reply; none if that wins. A reply on a cell that is taken is
/// none at all: whatever the defender plays instead does no harm.
fn reply<R: Read>(
    mut board: Board,
    attacker: usize,
    reader: &mut Reader<R>,
) -> Result<Option<Board>, Fault> {
    let cell = reader.below(board.cells)?;
    if board.is_empty(cell) {
        board.stones[1 - attacker] |= 1 << cell;
    }
    Ok((!board.has_won(1 - attacker)).then_some(board))
}

/// Lines of the attacker, who is to move, when nothing else matters. With the board while it may be
/// untouched.
fn weak<R: Read>(
    lines: &[Cells],
    board: Option<&Board>,
    cells: usize,
    reader: &mut Reader<R>,
) -> Result<(), Fault> {
    let moves = match board {
        Some(board) => board.worth_a_move(lines),
        None => worth_a_move(lines),
    };
    for cell in members(moves) {
        let taken: Vec<Cells> = lines.iter().map(|line| line & !(1 << cell)).collect();
        if taken.contains(&0) {
            return Err(reader.fault("the attacker completes a line"));
        }
        let reply = reader.below(cells)?;
        let left: Vec<Cells> = taken.into_iter().filter(|line| line >> reply & 1 == 0).collect();
        let left = minimal(left);
        reader.positions += 1;
        match reader.byte()? {
            PAIRS => pairs(&left, cells, reader)?,
            WEAK => weak(&left, None, cells, reader)?,
            other => return Err(reader.fault(format!("{other} is no kind of weak defence"))),
        }
    }
    Ok(())
}

/// The attacker's lines are held, with the attacker to move: no line with both cells of a pair is
/// ever completed, because the defender answers one with the other; and in the rest, as if the
/// attacker had all cells of pairs, the sum of 1/2 to the power of the missing cells is below 1/2.
fn pairs<R: Read>(lines: &[Cells], cells: usize, reader: &mut Reader<R>) -> Result<(), Fault> {
    let mut lines = lines.to_vec();
    let mut used: Cells = 0;
    for _ in 0..reader.byte()? {
        let pair = 1 << reader.below(cells)? | 1 << reader.below(cells)?;
        if Cells::count_ones(pair) != 2 || pair & used != 0 {
            return Err(reader.fault("a cell is in a pair twice"));
        }
        used |= pair;
        lines.retain(|line| line & pair != pair);
    }
    let missing = minimal(lines.iter().map(|line| line & !used).collect());
    // In units of 1/2 to the power of 64.
    let sum: u128 = missing.iter().map(|line| 1u128 << (64 - line.count_ones())).sum();
    if sum < 1 << 63 {
        return Ok(());
    }
    let share = sum as f64 / 2f64.powi(64);
    Err(reader.fault(format!("the sum is {share:.4} and has to be below 0.5")))
}
