//! Writes certificates, in the format of docs/certificate.md. The moves come from the tables of the
//! searches; what the tables have lost is searched again.

use crate::cells::{Cells, list, minimal, taken, without, worthwhile};
use crate::dfpn::{Dfpn, Position};
use crate::maker_breaker::MakerBreaker;
use crate::pairing::Pairing;
use crate::vcf;
use crate::view::Look;
use crate::work::{Interrupted, Work};
use std::io::{self, Write};

const PAIRS: u8 = 0;
const WEAK: u8 = 1;
const STRONG: u8 = 2;
const FOURS: u8 = 16;
const MOVE: u8 = 17;

/// Why a certificate was not written.
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

    /// A defence in the Maker–Breaker game, with Maker to move. Maker tries only `first`, if given.
    fn weak(
        &mut self,
        weak: &mut MakerBreaker,
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
    pub(crate) fn weak_from_the_start(&mut self, search: &mut Dfpn) -> Result<(), Unwritten> {
        let lines = minimal(search.lines.clone());
        self.weak(&mut search.weak, &lines, Some(search.orbits))
    }

    /// Writes the pairing strategy if there is one; whether there is.
    fn pairs(&mut self, lines: &[Cells]) -> Result<bool, Unwritten> {
        let pairing = Pairing::find(lines);
        if pairing.is_safe() {
            self.bytes(&[PAIRS, pairing.pairs.len() as u8])?;
            self.bytes(pairing.pairs.as_flattened())?;
        }
        Ok(pairing.is_safe())
    }

    /// A position that the attacker does not win.
    pub(crate) fn defence(&mut self, search: &mut Dfpn, at: Position) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.reply(search, at);
        }
        let view = search.view(at);
        let losses = view.losses();
        if losses == 0 && self.pairs(&view.attacks)? {
            return Ok(());
        }
        let is_untouched = at.attacker | at.defender == 0;
        if !is_untouched && search.is_held_weakly(&view, self.work)? {
            return self.weak(&mut search.weak, &view.attacks, None);
        }
        self.bytes(&[STRONG])?;
        let moves = match losses.count_ones() {
            0 => search.moves(&view),
            1 => losses,
            _ => 0,
        };
        for cell in list(moves) {
            self.reply(search, at.after(cell))?;
        }
        Ok(())
    }

    /// The defender's move, and the position after it.
    fn reply(&mut self, search: &mut Dfpn, at: Position) -> Result<(), Unwritten> {
        let wins = search.view(at).losses();
        if wins != 0 {
            return self.bytes(&[wins.trailing_zeros() as u8]);
        }
        let cell = match search.look(at) {
            Look::Open(moves) => self.child(search, at, moves, false)?,
            // The attacker has no line left, so any move will do.
            Look::Held | Look::Won => 0,
        };
        self.bytes(&[cell as u8])?;
        let held = Position { attacker_to_move: true, ..at };
        let taken = (at.attacker | at.defender) >> cell & 1 == 1;
        self.defence(search, if taken { held } else { at.after(cell) })
    }

    /// A position that the attacker wins.
    pub(crate) fn attack(&mut self, search: &mut Dfpn, at: Position) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.replies(search, at);
        }
        if let Some(vcf) = search.view(at).vcf() {
            self.bytes(&[FOURS])?;
            return self.list(&vcf.moves);
        }
        let Look::Open(moves) = search.look(at) else { return Ok(()) };
        let cell = self.child(search, at, moves, true)?;
        self.bytes(&[MOVE, cell as u8])?;
        self.replies(search, at.after(cell))
    }

    /// Every reply to the attacker's last move.
    fn replies(&mut self, search: &mut Dfpn, at: Position) -> Result<(), Unwritten> {
        let view = search.view(at);
        // A VCF that beats most replies; the others have proofs of their own.
        let (vcf, moves) = match view.wins() {
            0 => (view.vcf().unwrap_or_default(), search.moves(&view)),
            forced if forced.count_ones() == 1 => (vcf::Win::default(), forced),
            _ => return Ok(()),
        };
        self.list(&vcf.moves)?;
        for cell in list(moves) {
            if vcf.moves.is_empty() || !view.beats(&vcf, cell) {
                self.attack(search, at.after(cell))?;
            }
        }
        Ok(())
    }

    fn list(&mut self, cells: &[usize]) -> Result<(), Unwritten> {
        self.bytes(&[cells.len() as u8])?;
        let cells: Vec<u8> = cells.iter().map(|&cell| cell as u8).collect();
        self.bytes(&cells)
    }

    /// A move that leads to this result: the first that is known to.
    fn child(
        &mut self,
        search: &mut Dfpn,
        at: Position,
        moves: Cells,
        won: bool,
    ) -> Result<usize, Unwritten> {
        if let Some(cell) = list(moves).find(|&cell| search.remembers(at.after(cell)) == Some(won))
        {
            return Ok(cell);
        }
        // No longer in the table: searching this position again settles one of its children.
        search.is_won(at, self.work)?;
        for cell in list(moves) {
            if search.remembers(at.after(cell)) == Some(won) {
                return Ok(cell);
            }
        }
        for cell in list(moves) {
            if search.is_won(at.after(cell), self.work)? == won {
                return Ok(cell);
            }
        }
        Ok(0)
    }
}
