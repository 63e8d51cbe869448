//! Russian draughts on an array, by the text of the rules.

use super::{Ending, Plain};
use std::collections::{BTreeMap, BTreeSet};

type Square = (i32, i32);

const DIAGONALS: [Square; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// `x` and `o` are men, `X` and `O` kings.
#[derive(Clone)]
pub struct Draughts {
    pieces: BTreeMap<Square, char>,
    mover: char,
    /// Every position since the last capture or move of a man, as text.
    since: Vec<String>,
}

fn name((column, row): Square) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn inside((column, row): Square) -> bool {
    (0..8).contains(&column) && (0..8).contains(&row)
}

/// A capture in the middle or at its end.
#[derive(Clone)]
struct Way {
    squares: Vec<Square>,
    taken: BTreeSet<Square>,
    king: bool,
}

impl Draughts {
    pub fn new() -> Draughts {
        let mut pieces = BTreeMap::new();
        for row in [0, 1, 2, 5, 6, 7] {
            for column in (0..8).filter(|column| (column + row) % 2 == 0) {
                pieces.insert((column, row), if row < 3 { 'x' } else { 'o' });
            }
        }
        Draughts::with(pieces, 'x')
    }

    fn with(pieces: BTreeMap<Square, char>, mover: char) -> Draughts {
        let mut game = Draughts { pieces, mover, since: Vec::new() };
        game.since = vec![game.text()];
        game
    }

    /// The same position, read from a FEN such as `W:Wc3:BKh8`.
    pub fn from_fen(fen: &str) -> Draughts {
        let parts: Vec<&str> = fen.split(':').collect();
        let mut pieces = BTreeMap::new();
        for list in &parts[1..] {
            let side = if list.starts_with('W') { 'x' } else { 'o' };
            for piece in list[1..].split(',').filter(|piece| !piece.is_empty()) {
                let square = piece.trim_start_matches('K').as_bytes();
                let square = (i32::from(square[0] - b'a'), i32::from(square[1] - b'1'));
                let king = piece.starts_with('K');
                pieces.insert(square, if king { side.to_ascii_uppercase() } else { side });
            }
        }
        Draughts::with(pieces, if parts[0] == "W" { 'x' } else { 'o' })
    }

    fn text(&self) -> String {
        let pieces: Vec<String> =
            self.pieces.iter().map(|(&square, piece)| format!("{piece}{}", name(square))).collect();
        format!("{} {}", self.mover, pieces.join(" "))
    }

    fn is_own(&self, square: Square) -> bool {
        self.pieces.get(&square).is_some_and(|piece| piece.to_ascii_lowercase() == self.mover)
    }

    fn is_free(&self, square: Square) -> bool {
        inside(square) && !self.pieces.contains_key(&square)
    }

    fn is_last(&self, (_, row): Square) -> bool {
        row == if self.mover == 'x' { 7 } else { 0 }
    }

    /// Single jumps that go on from a way: for each piece that can be jumped, all landings.
    fn jumps(&self, way: &Way) -> Vec<Vec<Way>> {
        let at = way.squares[way.squares.len() - 1];
        let mut found = Vec::new();
        for (dx, dy) in DIAGONALS {
            let along = |steps: i32| (at.0 + dx * steps, at.1 + dy * steps);
            let mut reach = 1;
            while way.king && self.is_free(along(reach)) {
                reach += 1;
            }
            let victim = along(reach);
            let stands = self.pieces.contains_key(&victim) && !self.is_own(victim);
            if !stands || way.taken.contains(&victim) {
                continue;
            }
            let mut landings = Vec::new();
            let mut beyond = reach + 1;
            while self.is_free(along(beyond)) && (way.king || beyond == 2) {
                let mut longer = way.clone();
                longer.squares.push(along(beyond));
                longer.taken.insert(victim);
                longer.king |= self.is_last(along(beyond));
                landings.push(longer);
                beyond += 1;
            }
            if !landings.is_empty() {
                found.push(landings);
            }
        }
        found
    }

    fn finish(&self, way: Way, out: &mut Vec<Way>) {
        let jumps = self.jumps(&way);
        if jumps.is_empty() {
            out.push(way);
            return;
        }
        for landings in jumps {
            // Where it can go on it must.
            let goes_on = landings.iter().any(|landing| !self.jumps(landing).is_empty());
            for landing in landings {
                if !goes_on || !self.jumps(&landing).is_empty() {
                    self.finish(landing, out);
                }
            }
        }
    }

    fn captures(&self) -> Vec<Way> {
        let mut found = Vec::new();
        for (&from, piece) in self.pieces.iter().filter(|&(&square, _)| self.is_own(square)) {
            let mut lifted = self.clone();
            lifted.pieces.remove(&from);
            let king = piece.is_ascii_uppercase();
            let way = Way { squares: vec![from], taken: BTreeSet::new(), king };
            if !lifted.jumps(&way).is_empty() {
                lifted.finish(way, &mut found);
            }
        }
        found
    }

    fn steps(&self) -> Vec<Way> {
        let mut found = Vec::new();
        for (&from, piece) in self.pieces.iter().filter(|&(&square, _)| self.is_own(square)) {
            let king = piece.is_ascii_uppercase();
            let forward = if self.mover == 'x' { 1 } else { -1 };
            for (dx, dy) in DIAGONALS.into_iter().filter(|&(_, dy)| king || dy == forward) {
                for steps in 1..if king { 8 } else { 2 } {
                    let to = (from.0 + dx * steps, from.1 + dy * steps);
                    if !self.is_free(to) {
                        break;
                    }
                    let king = king || self.is_last(to);
                    found.push(Way { squares: vec![from, to], taken: BTreeSet::new(), king });
                }
            }
        }
        found
    }

    fn ways(&self) -> Vec<Way> {
        let captures = self.captures();
        if captures.is_empty() { self.steps() } else { captures }
    }

    fn played(&self, way: &Way) -> Draughts {
        let mut after = self.clone();
        let piece = after.pieces.remove(&way.squares[0]).unwrap();
        after.pieces.retain(|square, _| !way.taken.contains(square));
        let to = way.squares[way.squares.len() - 1];
        after.pieces.insert(to, if way.king { piece.to_ascii_uppercase() } else { piece });
        after.mover = if self.mover == 'x' { 'o' } else { 'x' };
        if piece.is_ascii_lowercase() || !way.taken.is_empty() {
            after.since.clear();
        }
        after.since.push(after.text());
        after
    }
}

impl Plain for Draughts {
    /// Named by the first and last square and what stands on the board after the move, since
    /// different ways to the same position are one move.
    fn next(&self) -> Vec<(String, Draughts)> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let mut found = BTreeMap::new();
        for way in self.ways() {
            let after = self.played(&way);
            let ends = (name(way.squares[0]), name(way.squares[way.squares.len() - 1]));
            found.insert(format!("{}{} {}", ends.0, ends.1, after.text()), after);
        }
        found.into_iter().collect()
    }

    fn first_to_move(&self) -> bool {
        self.mover == 'x'
    }

    fn ending(&self) -> Option<Ending> {
        if self.ways().is_empty() {
            return Some(if self.mover == 'x' { -1 } else { 1 });
        }
        let now = self.text();
        let times = self.since.iter().filter(|&text| *text == now).count();
        (times >= 3 || self.since.len() > 30).then_some(0)
    }
}

impl Draughts {
    /// The name under which `next` lists a move of the crate's game.
    pub fn name_of(mv: games::draughts::Route, after: &games::Draughts) -> String {
        let squares: Vec<_> = mv.squares().map(|(c, r)| name((c as i32, r as i32))).collect();
        let (first, last) = (&squares[0], &squares[squares.len() - 1]);
        format!("{first}{last} {}", Draughts::from_fen(&after.to_string()).text())
    }
}
