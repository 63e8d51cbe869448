//! Writes a proof, in the form that docs/certificate.md describes. What the searches remember shows
//! the way; what they have forgotten they find again.

use crate::cells::{Cells, list, minimal, taken, without, worthwhile};
use crate::duel::{Duel, Position};
use crate::fours;
use crate::hold::Hold;
use crate::view::Look;
use crate::weak::Weak;
use crate::work::{Interrupted, Work};
use std::io::{self, Write};

const PAIRS: u8 = 0;
const WEAK: u8 = 1;
const STRONG: u8 = 2;
const FOURS: u8 = 16;
const MOVE: u8 = 17;

/// Why a proof was not written.
#[derive(Debug)]
pub(crate) enum Unwritten {
    Interrupted,
    Io(io::Error),
}

impl From<Interrupted> for Unwritten {
    fn from(_: Interrupted) -> Unwritten {
        Unwritten::Interrupted
    }
}

impl From<io::Error> for Unwritten {
    fn from(error: io::Error) -> Unwritten {
        Unwritten::Io(error)
    }
}

/// Writes proofs to `out`.
pub(crate) struct Proof<'a, 'w> {
    pub out: &'a mut dyn Write,
    pub work: &'a mut Work<'w>,
}

impl Proof<'_, '_> {
    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Unwritten> {
        Ok(self.out.write_all(bytes)?)
    }

    /// Lines of the attacker, to move, that are held; by the defender's weak game alone. The attacker
    /// tries `first` only, if that is given.
    fn weak(
        &mut self,
        weak: &mut Weak,
        lines: &[Cells],
        first: Option<Cells>,
    ) -> Result<(), Unwritten> {
        if self.pairs(lines)? {
            return Ok(());
        }
        self.bytes(&[WEAK])?;
        for cell in list(first.unwrap_or(Cells::MAX) & worthwhile(lines.iter().copied())) {
            let lines = taken(lines, cell);
            let reply = weak.reply(&lines, self.work)?.unwrap_or_default();
            self.bytes(&[reply])?;
            self.weak(weak, &without(&lines, usize::from(reply)), None)?;
        }
        Ok(())
    }

    /// The same for the empty board.
    pub(crate) fn weak_from_the_start(&mut self, duel: &mut Duel) -> Result<(), Unwritten> {
        let lines = minimal(duel.lines.clone());
        self.weak(&mut duel.weak, &lines, Some(duel.kinds))
    }

    /// If pairs and a sum are enough, that is the proof.
    fn pairs(&mut self, lines: &[Cells]) -> Result<bool, Unwritten> {
        let hold = Hold::find(lines);
        if hold.is_safe() {
            self.bytes(&[PAIRS, hold.pairs.len() as u8])?;
            self.bytes(hold.pairs.as_flattened())?;
        }
        Ok(hold.is_safe())
    }

    /// A position in which the attacker does not win.
    pub(crate) fn defence(&mut self, duel: &mut Duel, at: Position) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.reply(duel, at);
        }
        let view = duel.view(at);
        let losses = view.losses();
        if losses == 0 && self.pairs(&view.attacks)? {
            return Ok(());
        }
        let is_untouched = at.attacker | at.defender == 0;
        if !is_untouched && duel.is_held_weakly(&view, self.work)? {
            return self.weak(&mut duel.weak, &view.attacks, None);
        }
        self.bytes(&[STRONG])?;
        let moves = match losses.count_ones() {
            0 => duel.moves(&view),
            1 => losses,
            _ => 0,
        };
        for cell in list(moves) {
            self.reply(duel, at.after(cell))?;
        }
        Ok(())
    }

    /// The defender's move, and how it goes on.
    fn reply(&mut self, duel: &mut Duel, at: Position) -> Result<(), Unwritten> {
        let wins = duel.view(at).losses();
        if wins != 0 {
            return self.bytes(&[wins.trailing_zeros() as u8]);
        }
        let cell = match duel.look(at) {
            Look::Open(moves) => self.child(duel, at, moves, false)?,
            // No line is left to the attacker, so any move will do.
            Look::Held | Look::Won => 0,
        };
        self.bytes(&[cell as u8])?;
        let held = Position { attacker_to_move: true, ..at };
        let taken = (at.attacker | at.defender) >> cell & 1 == 1;
        self.defence(duel, if taken { held } else { at.after(cell) })
    }

    /// A position that the attacker wins.
    pub(crate) fn attack(&mut self, duel: &mut Duel, at: Position) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.replies(duel, at);
        }
        if let Some(win) = duel.view(at).fours() {
            self.bytes(&[FOURS])?;
            return self.list(&win.moves);
        }
        let Look::Open(moves) = duel.look(at) else { return Ok(()) };
        let cell = self.child(duel, at, moves, true)?;
        self.bytes(&[MOVE, cell as u8])?;
        self.replies(duel, at.after(cell))
    }

    /// Every reply to the attacker's last move.
    fn replies(&mut self, duel: &mut Duel, at: Position) -> Result<(), Unwritten> {
        let view = duel.view(at);
        let (usual, moves) = match view.wins() {
            0 => (view.fours().unwrap_or_default(), duel.moves(&view)),
            forced if forced.count_ones() == 1 => (fours::Win::default(), forced),
            _ => return Ok(()),
        };
        self.list(&usual.moves)?;
        for cell in list(moves) {
            if usual.moves.is_empty() || !view.beats(&usual, cell) {
                self.attack(duel, at.after(cell))?;
            }
        }
        Ok(())
    }

    fn list(&mut self, cells: &[usize]) -> Result<(), Unwritten> {
        self.bytes(&[cells.len() as u8])?;
        let cells: Vec<u8> = cells.iter().map(|&cell| cell as u8).collect();
        self.bytes(&cells)
    }

    /// A move after which the result is this one: of those that are known to lead there the first.
    fn child(
        &mut self,
        duel: &mut Duel,
        at: Position,
        moves: Cells,
        won: bool,
    ) -> Result<usize, Unwritten> {
        if let Some(cell) = list(moves).find(|&cell| duel.remembers(at.after(cell)) == Some(won)) {
            return Ok(cell);
        }
        // Forgotten: settle this position once more, which settles one of its children.
        duel.is_won(at, self.work)?;
        for cell in list(moves) {
            if duel.remembers(at.after(cell)) == Some(won) {
                return Ok(cell);
            }
        }
        for cell in list(moves) {
            if duel.is_won(at.after(cell), self.work)? == won {
                return Ok(cell);
            }
        }
        Ok(0)
    }
}
