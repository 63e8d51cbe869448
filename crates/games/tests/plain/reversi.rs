//! Reversi on an array.

use super::{Ending, Plain};

#[derive(Clone)]
pub struct Reversi {
    size: i32,
    cells: Vec<char>,
    mover: char,
}

fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}

impl Reversi {
    pub fn new(size: i32) -> Reversi {
        let mut game = Reversi { size, cells: vec!['.'; (size * size) as usize], mover: 'X' };
        let half = size / 2;
        for (column, row, side) in [
            (half - 1, half - 1, 'O'),
            (half, half, 'O'),
            (half, half - 1, 'X'),
            (half - 1, half, 'X'),
        ] {
            game.cells[(row * size + column) as usize] = side;
        }
        game
    }

    fn at(&self, column: i32, row: i32) -> char {
        let inside = (0..self.size).contains(&column) && (0..self.size).contains(&row);
        if inside { self.cells[(row * self.size + column) as usize] } else { '#' }
    }

    /// The cells turned over by a disc of `side` here.
    fn turned(&self, column: i32, row: i32, side: char) -> Vec<usize> {
        let mut all = Vec::new();
        if self.at(column, row) != '.' {
            return all;
        }
        for (dx, dy) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let mut line = Vec::new();
            let (mut x, mut y) = (column + dx, row + dy);
            while self.at(x, y) == other(side) {
                line.push((y * self.size + x) as usize);
                (x, y) = (x + dx, y + dy);
            }
            if self.at(x, y) == side {
                all.extend(line);
            }
        }
        all
    }

    fn placements(&self, side: char) -> Vec<(String, Reversi)> {
        let mut found = Vec::new();
        for row in 0..self.size {
            for column in 0..self.size {
                let turned = self.turned(column, row, side);
                if !turned.is_empty() {
                    let mut after = self.clone();
                    for cell in turned {
                        after.cells[cell] = side;
                    }
                    after.cells[(row * self.size + column) as usize] = side;
                    after.mover = other(side);
                    let letter = char::from(b'a' + column as u8);
                    found.push((format!("{letter}{}", row + 1), after));
                }
            }
        }
        found
    }
}

impl Plain for Reversi {
    fn next(&self) -> Vec<(String, Reversi)> {
        let placements = self.placements(self.mover);
        if placements.is_empty() && self.ending().is_none() {
            let mut after = self.clone();
            after.mover = other(self.mover);
            return vec![("pass".to_owned(), after)];
        }
        placements
    }

    fn first_to_move(&self) -> bool {
        self.mover == 'X'
    }

    fn ending(&self) -> Option<Ending> {
        if !self.placements('X').is_empty() || !self.placements('O').is_empty() {
            return None;
        }
        let count = |side| self.cells.iter().filter(|&&cell| cell == side).count() as i32;
        Some((count('X') - count('O')).signum())
    }
}
