//! Standing rows against their definition, written a second time with nothing but a picture of the
//! board, run by run.
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use engine::{RowKind, StandingRow, standing_rows};
use gametree::{Game, Side};
use mnk::{Board, Rules};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

type At = (i32, i32);

const STEPS: [At; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A board as plainly as possible.
#[derive(Clone)]
struct Picture {
    stones: Vec<Vec<Option<Side>>>,
    k: i32,
    exact: bool,
}

impl Picture {
    fn of(board: &Board) -> Picture {
        let rules = board.rules();
        let at = |x, y| board.stone(rules.cell(x, rules.height() - 1 - y).unwrap());
        let row = |y| (0..rules.width()).map(|x| at(x, y)).collect();
        let stones = (0..rules.height()).map(row).collect();
        Picture { stones, k: rules.k() as i32, exact: rules.exact() }
    }

    fn on_board(&self, (x, y): At) -> bool {
        (0..self.stones.len() as i32).contains(&y) && (0..self.stones[0].len() as i32).contains(&x)
    }

    fn stone(&self, at: At) -> Option<Side> {
        self.on_board(at).then(|| self.stones[at.1 as usize][at.0 as usize]).flatten()
    }

    fn is_empty(&self, at: At) -> bool {
        self.on_board(at) && self.stone(at).is_none()
    }

    fn with(&self, at: At, side: Side) -> Picture {
        let mut picture = self.clone();
        picture.stones[at.1 as usize][at.0 as usize] = Some(side);
        picture
    }

    /// Whether the stone there is part of a winning row in this direction.
    fn wins(&self, at: At, side: Side, (dx, dy): At) -> bool {
        let run = |way: i32| {
            (1..).take_while(move |i| {
                self.stone((at.0 + way * i * dx, at.1 + way * i * dy)) == Some(side)
            })
        };
        let row = 1 + run(1).count() as i32 + run(-1).count() as i32;
        if self.exact { row == self.k } else { row >= self.k }
    }

    fn cells(&self) -> Vec<At> {
        let (width, height) = (self.stones[0].len() as i32, self.stones.len() as i32);
        (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).collect()
    }

    /// The cells that make these stones k neighbours in a row that wins.
    fn completions(&self, stones: &BTreeSet<At>, side: Side, (dx, dy): At) -> BTreeSet<At> {
        let wins = |at: &At| {
            let mut all = stones.clone();
            all.insert(*at);
            let first = *all.iter().min_by_key(|&&(x, y)| (x * dx + y * dy, x)).unwrap();
            let is_row = (0..self.k).all(|i| all.contains(&(first.0 + i * dx, first.1 + i * dy)));
            is_row && self.is_empty(*at) && self.with(*at, side).wins(*at, side, (dx, dy))
        };
        self.cells().into_iter().filter(wins).collect()
    }

    /// Whether one stone more makes an open four of these.
    fn is_open(&self, stones: &BTreeSet<At>, side: Side, step: At) -> bool {
        self.cells().into_iter().filter(|&at| self.is_empty(at)).any(|at| {
            let mut more = stones.clone();
            more.insert(at);
            self.with(at, side).completions(&more, side, step).len() >= 2
        })
    }
}

fn place(cell: &mnk::Cell) -> At {
    (cell.column() as i32, cell.row() as i32)
}

fn places(cells: &[mnk::Cell]) -> BTreeSet<At> {
    cells.iter().map(place).collect()
}

/// The direction of a row; any will do for a single stone.
fn along(row: &StandingRow, step: At) -> bool {
    let cells: Vec<At> = row.cells.iter().chain(&row.wins_at).map(place).collect();
    let (x, y) = (cells[1].0 - cells[0].0, cells[1].1 - cells[0].1);
    x * step.1 == y * step.0
}

fn check(board: &Board) {
    let picture = Picture::of(board);
    let rows = standing_rows(board);
    let k = picture.k as usize;
    assert!(rows.is_sorted_by_key(|row| std::cmp::Reverse(row.kind)));
    for (side, step) in Side::BOTH.into_iter().flat_map(|side| STEPS.map(|step| (side, step))) {
        let told: Vec<&StandingRow> =
            rows.iter().filter(|row| row.side == side && along(row, step)).collect();
        // Every place that wins is told, and no other.
        let wins = |at: &At| picture.is_empty(*at) && picture.with(*at, side).wins(*at, side, step);
        let winning: BTreeSet<At> = picture.cells().into_iter().filter(wins).collect();
        let listed: BTreeSet<At> = told.iter().flat_map(|row| places(&row.wins_at)).collect();
        assert_eq!(winning, listed, "{board} {side} {step:?} {rows:?}");
        for row in &told {
            let stones = places(&row.cells);
            assert!(stones.iter().all(|&at| picture.stone(at) == Some(side)), "{board} {row:?}");
            let completions = picture.completions(&stones, side, step);
            assert_eq!(completions, places(&row.wins_at), "{board} {row:?}");
            let playable = row.wins_at.iter().filter(|&&cell| board.legal_moves().contains(&cell));
            assert!(playable.eq(row.playable.iter()), "{board} {row:?}");
            let (kind, length) = match completions.len() {
                0 if picture.is_open(&stones, side, step) => (RowKind::OpenThree, k - 2),
                0 => (RowKind::Three, k - 2),
                1 => (RowKind::Four, k - 1),
                _ => (RowKind::OpenFour, k - 1),
            };
            assert_eq!((row.kind, stones.len()), (kind, length), "{board} {row:?}");
        }
        // Every k cells with k − 2 own stones and room are told, or lie on something stronger.
        for start in picture.cells().into_iter().filter(|_| k >= 4 && !board.rules().gravity()) {
            let cells: Vec<At> =
                (0..picture.k).map(|i| (start.0 + i * step.0, start.1 + i * step.1)).collect();
            let free: Vec<At> = cells.iter().copied().filter(|&at| picture.is_empty(at)).collect();
            let stones: BTreeSet<At> =
                cells.iter().copied().filter(|&at| picture.stone(at) == Some(side)).collect();
            if free.len() != 2 || stones.len() != k - 2 {
                continue;
            }
            let full = picture.with(free[0], side).with(free[1], side);
            let is_open = picture.is_open(&stones, side, step);
            if !full.wins(free[0], side, step) || k < 5 && !is_open {
                continue;
            }
            let least = if is_open { RowKind::OpenThree } else { RowKind::Three };
            let covers =
                |row: &&StandingRow| row.kind >= least && !places(&row.cells).is_disjoint(&stones);
            assert!(told.iter().any(covers), "{board} {stones:?} {rows:?}");
        }
    }
}

/// A position after so many moves by chance, played near one another so that rows come about.
fn by_chance(rules: Rules, plies: usize, seed: u64) -> Board {
    let mut board = Board::new(rules);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..plies {
        let moves = board.legal_moves();
        if moves.is_empty() || board.outcome().is_some() {
            break;
        }
        let mut after = board.clone();
        after.try_play(moves[rng.random_range(0..moves.len())]).unwrap();
        if after.outcome().is_none() {
            board = after;
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn rows_are_those_of_the_definition(which in 0usize..14, share in 10usize..90, seed: u64) {
        let rules: Rules = [
            "3x3x3", "4x4x3", "5x5x4", "6x6x4", "6x5x4+exact", "7x6x4+gravity", "7x7x5",
            "8x8x5+exact", "9x9x5", "9x1x5", "2x8x2", "10x6x6", "4x4x2+exact", "12x2x9",
        ][which].parse().unwrap();
        check(&by_chance(rules, rules.cells() * share / 100, seed));
    }
}

#[test]
fn rows_have_the_names_of_the_literature() {
    for (rules, line, wanted) in [
        ("11x3x5", "...xxxx.o..", "open_four c3h3"),
        ("11x3x5", "..oxxxx.o..", "four h3"),
        ("11x3x5", "..oxxxxo....", ""),
        ("11x3x5", "....xxx.o..", "open_three"),
        ("11x3x5", "...x.xx.o..", "open_three"),
        ("11x3x5", "..oxxx..o..", "three"),
        ("11x3x5", ".o.xxx.o...", "three"),
        ("11x3x5", "..ox..xx.o.", "three"),
        ("11x3x5", "...x.x.x...", "three"),
        ("11x3x5", "x.xxx.x...o", "four b3,four f3"),
        ("11x3x5", "xxx..xxx...", "open_three,three"),
        ("11x3x5+exact", "...xxxx.x.o", "four c3"),
        ("7x3x4", "..xx.o.", "open_three"),
        ("7x3x4", "oxx....", ""),
        ("7x3x4", "oxx.x..", "four d3"),
        ("4x3x3", "xx.o", "four c3"),
        ("4x3x3", ".xx.", "open_four a3d3"),
    ] {
        // The line is the top row; what O lacks stands spread below, so that it is a position.
        let rules: Rules = rules.parse().unwrap();
        let on = |side| (0..rules.width()).filter(move |&x| line.as_bytes()[x] == side);
        let cell = |x, row| rules.cell(x, row).unwrap();
        let spread = [1, 2].into_iter().flat_map(|row| (0..rules.width()).map(move |x| (x, row)));
        let below = spread.filter(|(x, row)| (x + row) % 3 == 0).map(|(x, row)| cell(x, row));
        let of_o = on(b'o').map(|x| cell(x, 0)).chain(below);
        let mut board = Board::new(rules);
        for (x, o) in on(b'x').map(|x| cell(x, 0)).zip(of_o) {
            board.try_play(x).unwrap();
            board.try_play(o).unwrap();
        }
        check(&board);
        let rows = standing_rows(&board).into_iter().filter(|row| row.side == Side::First);
        let told = rows.map(|row| {
            let kind = serde_json::to_string(&row.kind).unwrap();
            let wins: String = row.wins_at.iter().map(ToString::to_string).collect();
            format!("{} {wins}", kind.trim_matches('"')).trim().to_owned()
        });
        assert_eq!(told.collect::<Vec<_>>().join(","), wanted, "{board}");
    }
}

#[test]
fn with_gravity_a_row_says_where_it_can_be_completed_now() {
    let board: Board = "7x6x4+gravity 7/7/7/7/1xxxo2/1ooox2 x".parse().unwrap();
    let rows = standing_rows(&board);
    let told = |side| {
        let row = rows.iter().find(|row| row.side == side).unwrap();
        let names = |cells: &[mnk::Cell]| cells.iter().map(ToString::to_string).collect::<String>();
        (row.kind, names(&row.wins_at), names(&row.playable))
    };
    assert_eq!(told(Side::First), (RowKind::Four, "a2".to_owned(), String::new()));
    assert_eq!(told(Side::Second), (RowKind::Four, "a1".to_owned(), "a1".to_owned()));
}
