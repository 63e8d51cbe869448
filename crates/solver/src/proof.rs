//! Writes certificates, in the format of docs/certificate.md. The moves come from the tables of the
//! searches; what the tables have lost is searched again.

use crate::cells::{Cells, Line, taken, without, worthwhile};
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
    /// Whether cells and numbers take two bytes, since there are more than 256 cells.
    pub is_wide: bool,
}

impl Proof<'_, '_> {
    fn byte(&mut self, byte: u8) -> Result<(), Unwritten> {
        Ok(self.out.write_all(&[byte])?)
    }

    /// A cell, or how many things follow.
    fn number(&mut self, number: usize) -> Result<(), Unwritten> {
        let bytes = number.to_le_bytes();
        Ok(self.out.write_all(&bytes[..if self.is_wide { 2 } else { 1 }])?)
    }

    /// A defence in the Maker–Breaker game, with Maker to move. Maker tries only `first`, if given.
    fn weak<const N: usize>(
        &mut self,
        weak: &mut MakerBreaker,
        lines: &[Cells<N>],
        first: Option<Cells<N>>,
    ) -> Result<(), Unwritten> {
        if self.pairs(lines)? {
            return Ok(());
        }
        self.byte(WEAK)?;
        let moves = first.unwrap_or(Cells::ALL) & worthwhile(lines.iter().copied());
        for cell in moves.iter() {
            self.weak_reply(weak, &taken(lines, cell))?;
        }
        Ok(())
    }

    /// The same with Breaker to move.
    fn weak_reply<const N: usize>(
        &mut self,
        weak: &mut MakerBreaker,
        lines: &[Cells<N>],
    ) -> Result<(), Unwritten> {
        let reply = weak.reply(lines, self.work)?.unwrap_or_default();
        self.number(reply)?;
        self.weak(weak, &without(lines, reply), None)
    }

    /// The same for the empty board.
    pub(crate) fn weak_from_the_start<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
    ) -> Result<(), Unwritten> {
        let (lines, orbits) = (search.view(at), search.geometry.orbits);
        match at.attacker_to_move {
            true => self.weak(&mut search.weak, &lines.sets(), Some(orbits)),
            false => self.weak_reply(&mut search.weak, &lines.sets()),
        }
    }

    /// Writes the pairing strategy if there is one; whether there is.
    fn pairs<const N: usize>(&mut self, lines: &[Cells<N>]) -> Result<bool, Unwritten> {
        let pairing = Pairing::find(lines);
        if pairing.is_safe() {
            self.byte(PAIRS)?;
            self.number(pairing.pairs.len())?;
            pairing.pairs.as_flattened().iter().try_for_each(|&cell| self.number(cell))?;
        }
        Ok(pairing.is_safe())
    }

    /// A position that the attacker does not win.
    pub(crate) fn defence<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
    ) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.reply(search, at);
        }
        let view = search.view(at);
        let losses = view.losses();
        if losses.is_empty() && self.pairs(&view.sets())? {
            return Ok(());
        }
        self.byte(STRONG)?;
        let moves = match () {
            () if losses.is_empty() => search.moves(&view),
            () if losses.is_single() => losses,
            () => Cells::NONE,
        };
        moves.iter().try_for_each(|cell| self.reply(search, at.after(cell)))
    }

    /// The defender's move, and the position after it.
    fn reply<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
    ) -> Result<(), Unwritten> {
        let view = search.view(at);
        if let Some(cell) = view.losses().first() {
            return self.number(cell);
        }
        let cell = match search.look(&view).0 {
            Look::Open(moves) => self.child(search, at, moves, false)?,
            // The attacker has no line left, so any move will do.
            Look::Held | Look::Won => 0,
        };
        self.number(cell)?;
        let held = Position { attacker_to_move: true, ..at };
        let is_taken = (at.attacker | at.defender).has(cell);
        self.defence(search, if is_taken { held } else { at.after(cell) })
    }

    /// A position that the attacker wins.
    pub(crate) fn attack<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
    ) -> Result<(), Unwritten> {
        if !at.attacker_to_move {
            return self.replies(search, at);
        }
        let view = search.view(at);
        if let Some(vcf) = view.vcf() {
            self.byte(FOURS)?;
            return self.list(&vcf.moves);
        }
        let Look::Open(moves) = search.look(&view).0 else { return Ok(()) };
        let cell = self.child(search, at, moves, true)?;
        self.byte(MOVE)?;
        self.number(cell)?;
        self.replies(search, at.after(cell))
    }

    /// Every reply to the attacker's last move.
    fn replies<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
    ) -> Result<(), Unwritten> {
        let view = search.view(at);
        let wins = view.wins();
        // A VCF that beats most replies; the others have proofs of their own.
        let (vcf, moves) = match () {
            () if wins.is_empty() => (view.vcf().unwrap_or_default(), search.moves(&view)),
            () if wins.is_single() => (vcf::Win::default(), wins),
            () => return Ok(()),
        };
        self.list(&vcf.moves)?;
        for cell in moves.iter() {
            if vcf.moves.is_empty() || !view.beats(&vcf, cell) {
                self.attack(search, at.after(cell))?;
            }
        }
        Ok(())
    }

    fn list(&mut self, cells: &[usize]) -> Result<(), Unwritten> {
        self.number(cells.len())?;
        cells.iter().try_for_each(|&cell| self.number(cell))
    }

    /// A move that leads to this result: the first that is known to.
    fn child<L: Line<N>, const N: usize>(
        &mut self,
        search: &mut Dfpn<L, N>,
        at: Position<N>,
        moves: Cells<N>,
        won: bool,
    ) -> Result<usize, Unwritten> {
        let known = |search: &Dfpn<L, N>| {
            moves.iter().find(|&cell| search.remembers(at.after(cell)) == Some(won))
        };
        if let Some(cell) = known(search) {
            return Ok(cell);
        }
        // No longer in the table: searching this position again settles one of its children.
        search.is_won(at, self.work)?;
        if let Some(cell) = known(search) {
            return Ok(cell);
        }
        for cell in moves.iter() {
            if search.is_won(at.after(cell), self.work)? == won {
                return Ok(cell);
            }
        }
        Ok(0)
    }
}
