//! A proof that a player, the attacker, does not win.

use crate::Fault;
use crate::board::{Board, minimal, worth_a_move};
use crate::cells::Cells;
use crate::reader::Reader;

/// A position that is held by pairs and a sum.
const PAIRS: u8 = 0;
/// Every move of the attacker is answered; the defender's own lines play no part from here on.
const WEAK: u8 = 1;
/// Every move of the attacker is answered, and the defender's lines count.
const STRONG: u8 = 2;

pub(crate) fn check<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    if board.to_move() == attacker {
        return position(board, attacker, true, reader);
    }
    reply(board, attacker, reader)
}

/// A position with the attacker to move. Unless `lines_count`, the defender's own lines play no part.
fn position<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    lines_count: bool,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    reader.positions += 1;
    match reader.byte()? {
        PAIRS => pairs(&board.open(attacker), board.cells, reader),
        WEAK => weak(&board.open(attacker), Some(board), board.cells, reader),
        STRONG if lines_count => strong(board, attacker, reader),
        STRONG => Err(reader.fault("the defender passes where a stone may do harm")),
        other => Err(reader.fault(format!("{other} is no kind of defence"))),
    }
}

fn strong<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    if !board.winning(attacker).is_empty() {
        return Err(reader.fault("the attacker wins at once"));
    }
    let threats = board.winning(1 - attacker);
    let moves = match threats.len() {
        // Every other move matters no more than one of these.
        0 => board.moves(),
        1 => threats,
        // Whatever the attacker does, the defender wins.
        _ => Cells::NONE,
    };
    moves.members().try_for_each(|cell| reply(&board.with(attacker, cell), attacker, reader))
}

/// The defender's reply, and what follows it unless it wins. On a cell that is taken the defender
/// passes: whatever they play instead does no harm, unless longer rows do not win. Then it does none as
/// long as only the attacker's lines count.
fn reply<const N: usize>(
    board: &Board<N>,
    attacker: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    let cell = reader.below(board.cells)?;
    let passes = !board.is_empty(cell);
    let after = if passes { board.clone() } else { board.with(1 - attacker, cell) };
    if after.has_won(1 - attacker) {
        return Ok(());
    }
    position(&after, attacker, !(passes && board.exact), reader)
}

/// Lines of the attacker, who is to move, when nothing else matters. With the board while it may be
/// untouched.
fn weak<const N: usize>(
    lines: &[Cells<N>],
    board: Option<&Board<N>>,
    cells: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    let moves = worth_a_move(lines);
    let moves = board.map_or(moves, |board| board.of_each_kind(moves));
    for cell in moves.members() {
        let taken: Vec<Cells<N>> = lines.iter().map(|&line| line - Cells::of(cell)).collect();
        if taken.contains(&Cells::NONE) {
            return Err(reader.fault("the attacker completes a line"));
        }
        let reply = reader.below(cells)?;
        let left = minimal(taken.into_iter().filter(|line| !line.has(reply)).collect());
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
fn pairs<const N: usize>(
    lines: &[Cells<N>],
    cells: usize,
    reader: &mut Reader<'_>,
) -> Result<(), Fault> {
    let mut lines = lines.to_vec();
    let mut used = Cells::NONE;
    for _ in 0..reader.number(cells)? {
        let pair = Cells::of(reader.below(cells)?) | Cells::of(reader.below(cells)?);
        if pair.len() != 2 || !(pair & used).is_empty() {
            return Err(reader.fault("a cell is in a pair twice"));
        }
        used |= pair;
        lines.retain(|&line| !pair.is_within(line));
    }
    let missing = minimal(lines.into_iter().map(|line| line - used).collect());
    // In units of 1/2 to the power of 64.
    let sum: u128 = missing.iter().map(|line| 1u128 << (64 - line.len())).sum();
    if sum < 1 << 63 {
        return Ok(());
    }
    let share = sum as f64 / 2f64.powi(64);
    Err(reader.fault(format!("the sum is {share:.4} and has to be below 0.5")))
}
