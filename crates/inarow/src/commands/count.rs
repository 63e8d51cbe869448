//! `inarow count`: how many different positions a game has, as they are and up to symmetry.

use super::print_json;
use crate::App;
use crate::position::in_a_row;
use crate::{memory, progress, values};
use anyhow::bail;
use clap::Args;
use gametree::Game;
use lab::in_columns;
use mnk::{Board, Canonical, Cell, Rules};
use rustc_hash::FxHashSet;
use serde::Serialize;
use serde_json::json;
use std::io::{self, Write};
use std::ops::Add;
use std::time::Instant;
use words::Words;

/// Count the different positions that can come about, and those up to symmetry
///
/// Goes through the game ply by ply and keeps two plies in memory, each position once however it
/// is turned or mirrored. Supports only k in a row.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow count 3x3x3
  inarow count 4x4x4 --memory 500 --json")]
pub struct CountArgs {
    /// The game, such as 3x3x3; only small ones can be counted
    game: String,

    /// Stop when more memory than this would be needed [default: 2048, or less where there is less]
    #[arg(long, value_name = "MB", value_parser = values::megabytes)]
    memory: Option<usize>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &CountArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (words, rules) = (&app.words, in_a_row(app, &args.game, "count")?);
    let memory = args.memory.unwrap_or_else(usual_memory);
    tell_bound(words, &rules, memory);
    let start = Instant::now();
    let plies = match census(words, rules, memory) {
        Ok(plies) => plies,
        Err(OutOfMemory { complete }) => bail!("{}", too_large(&rules, memory, &complete)),
    };
    let time = start.elapsed();
    let total = plies.iter().fold(Ply::default(), |sum, ply| sum + *ply);
    if args.json {
        // The order of the keys is part of the format.
        let counts = json!({
            "game": rules.to_string(),
            "positions": total.positions,
            "terminal": total.terminal,
            "symmetric": total.symmetric,
            "symmetric_terminal": total.symmetric_terminal,
            "plies": plies,
        });
        return print_json(out, &counts);
    }
    let [ply, positions, symmetric, finished] =
        ["column-ply", "column-positions", "column-symmetric", "column-finished"]
            .map(|id| words.say(id, &[]));
    let mut rows = vec![vec![ply, positions, finished.clone(), symmetric, finished]];
    let row = |name: String, ply: &Ply| [vec![name], ply.told(words).to_vec()].concat();
    rows.extend(plies.iter().enumerate().map(|(number, ply)| row(number.to_string(), ply)));
    rows.push(row(words.say("terminal-all", &[]), &total));
    write!(out, "{}", in_columns(&rows, &[]))?;
    writeln!(out, "{}", words.time(time))?;
    Ok(())
}

/// The bytes it may take if nobody says how many.
fn usual_memory() -> usize {
    const USUAL: usize = 2 << 30;
    let most = memory::most().and_then(|most| usize::try_from(most).ok());
    most.map_or(USUAL, |most| most.min(USUAL))
}

/// Says on stderr how much memory it can take at most, before it takes any.
fn tell_bound(words: &Words, rules: &Rules, limit: usize) {
    let bound = most_memory(rules);
    let fits = bound.bytes() <= limit as f64;
    let id = if fits { "terminal-memory" } else { "terminal-memory-more" };
    let limit = format!("{} MB", words.count((limit >> 20) as u64));
    let told = words.say(id, &[("bound", bound.told(words).into()), ("limit", limit.into())]);
    // A closed stderr is no reason not to count.
    let _ = writeln!(io::stderr(), "{told}");
}

fn too_large(rules: &Rules, memory: usize, complete: &[Ply]) -> String {
    let limit = memory >> 20;
    let last = complete.len().saturating_sub(1);
    let counts: Vec<String> = complete.iter().map(|ply| ply.symmetric.to_string()).collect();
    format!(
        "{rules} needs more than {limit} MB at ply {}; raise --memory or count a smaller game; \
         complete are plies 0 to {last}, up to symmetry: {}",
        last + 1,
        counts.join(", ")
    )
}

// Every position of a game once, ply by ply.

/// The counts of one ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Ply {
    positions: u64,
    terminal: u64,
    /// Positions up to symmetry.
    symmetric: u64,
    /// Finished ones up to symmetry.
    symmetric_terminal: u64,
}

impl Ply {
    /// One more position up to symmetry, which stands for `orbit` positions.
    fn enter(&mut self, orbit: u64, is_over: bool) {
        self.positions += orbit;
        self.symmetric += 1;
        if is_over {
            self.terminal += orbit;
            self.symmetric_terminal += 1;
        }
    }

    fn told(&self, words: &Words) -> [String; 4] {
        [self.positions, self.terminal, self.symmetric, self.symmetric_terminal]
            .map(|number| words.count(number))
    }
}

impl Add for Ply {
    type Output = Ply;

    fn add(self, other: Ply) -> Ply {
        Ply {
            positions: self.positions + other.positions,
            terminal: self.terminal + other.terminal,
            symmetric: self.symmetric + other.symmetric,
            symmetric_terminal: self.symmetric_terminal + other.symmetric_terminal,
        }
    }
}

/// The count would need more memory than it may use.
#[derive(Debug)]
struct OutOfMemory {
    /// The plies counted before.
    complete: Vec<Ply>,
}

/// Counts all positions from the empty board, within about `memory` bytes.
///
/// Of positions that are alike up to symmetry one is kept, as the moves that lead to it; the
/// others are known from the size of its orbit. Every move adds a stone, so a position belongs to
/// one ply, and a ply needs to know nothing but the ply before.
fn census(words: &Words, rules: Rules, memory: usize) -> Result<Vec<Ply>, OutOfMemory> {
    let mut board = Board::new(rules);
    let mut first = Ply::default();
    first.enter(1, board.outcome().is_some());
    let mut plies = vec![first];
    let mut current = Lines { length: 0, count: 1, cells: Vec::new() };
    while current.count > 0 {
        match next_ply(words, &mut board, &current, memory) {
            Some((ply, next)) => {
                plies.push(ply);
                current = next;
            }
            None => return Err(OutOfMemory { complete: plies }),
        }
    }
    Ok(plies)
}

/// Sequences of moves of the same length, one behind the other.
struct Lines {
    length: usize,
    count: usize,
    cells: Vec<Cell>,
}

/// Counts the positions one move after `current` and lists those where the game goes on. `None`
/// if that does not fit into `memory` bytes.
fn next_ply(
    words: &Words,
    board: &mut Board,
    current: &Lines,
    memory: usize,
) -> Option<(Ply, Lines)> {
    let length = current.length + 1;
    let mut ply = Ply::default();
    let mut next = Lines { length, count: 0, cells: Vec::new() };
    let mut seen: FxHashSet<Canonical> = FxHashSet::default();
    let mut moves = Vec::new();
    let bar = progress::bar(current.count, format!("{} {length}", words.say("column-ply", &[])));
    for i in 0..current.count {
        go_to(board, &current.cells[i * current.length..][..current.length]);
        moves.clear();
        board.moves(&mut moves);
        for &mv in &moves {
            board.play(mv);
            let (form, orbit) = board.canonical_and_orbit();
            let is_over = board.outcome().is_some();
            if seen.len() == seen.capacity() || next.cells.capacity() - next.cells.len() < length {
                let peak = bytes(&current.cells) + growing(&next.cells) + growing_set(board, &seen);
                if peak > memory && !seen.contains(&form) {
                    bar.finish_and_clear();
                    return None;
                }
            }
            if seen.insert(form) {
                ply.enter(orbit as u64, is_over);
                if !is_over {
                    next.cells.extend_from_slice(board.played());
                    next.count += 1;
                }
            }
            board.undo(mv);
        }
        if i % 256 == 0 {
            bar.set_position(i as u64);
        }
    }
    bar.finish_and_clear();
    Some((ply, next))
}

/// Takes back and plays moves until just those of `line` are played.
fn go_to(board: &mut Board, line: &[Cell]) {
    let common = board.played().iter().zip(line).take_while(|(a, b)| a == b).count();
    while board.played().len() > common && board.try_undo().is_ok() {}
    for &mv in &line[common..] {
        board.play(mv);
    }
}

fn bytes(cells: &Vec<Cell>) -> usize {
    cells.capacity() * size_of::<Cell>()
}

/// What a vector takes while it moves to a place twice as large.
fn growing(cells: &Vec<Cell>) -> usize {
    3 * bytes(cells)
}

/// What a set takes while it moves to a place twice as large. A hash set fills its slots to 7/8,
/// and has one more byte for each.
fn growing_set(board: &Board, set: &FxHashSet<Canonical>) -> usize {
    3 * (set.capacity() * 8 / 7) * (size_of::<Canonical>() + 1) + set.len() * outside(board.rules())
}

/// Large boards keep the stones of a canonical form outside of it.
fn outside(rules: &Rules) -> usize {
    if rules.cells() > 128 { 272 } else { 0 }
}

// How much memory that can need at most, worked out before it starts.

/// A number of bytes that may be beyond all numbers: its natural logarithm.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Memory(f64);

impl Memory {
    fn bytes(self) -> f64 {
        self.0.exp()
    }

    fn told(self, words: &Words) -> String {
        let megabytes = self.bytes() / f64::from(1 << 20);
        if megabytes < 1e12 {
            format!("{} MB", words.count(megabytes.ceil() as u64))
        } else {
            let power = (self.0 - f64::from(1 << 20).ln()) / std::f64::consts::LN_10;
            format!("10^{power:.0} MB")
        }
    }
}

/// The most that the largest two plies can take, as if every way to lay out the stones came about.
///
/// The layouts are divided by the symmetries, which is a little too low where many positions are
/// symmetric in themselves, that is for small plies.
fn most_memory(rules: &Rules) -> Memory {
    let symmetries = (rules.symmetries().len() as f64).ln();
    let places = ln_places(rules);
    let classes = |ply: usize| {
        let layouts = places[ply] + ln_choose(ply, ply / 2);
        (layouts - symmetries).max(0.0)
    };
    let most = (0..rules.cells())
        .map(|ply| {
            let line = |ply: usize| (ply * size_of::<Cell>()) as f64;
            // A set or vector takes three times its size while it grows; a set keeps 1/8 free.
            let slot = (size_of::<Canonical>() + 1) as f64 * 8.0 / 7.0;
            let entry = 3.0 * (slot + line(ply + 1)) + outside(rules) as f64;
            ln_sum(classes(ply) + (2.0 * line(ply)).max(1.0).ln(), classes(ply + 1) + entry.ln())
        })
        .fold(0.0, f64::max);
    Memory(most)
}

/// The logarithm of the number of sets of cells that can be taken, for every number of stones.
fn ln_places(rules: &Rules) -> Vec<f64> {
    if !rules.gravity() {
        return (0..=rules.cells()).map(|stones| ln_choose(rules.cells(), stones)).collect();
    }
    // One column after the other, each with 0 to `height` stones. At most 33³² ways: no overflow.
    let mut ways = vec![1.0f64];
    for _ in 0..rules.width() {
        let mut more = vec![0.0; ways.len() + rules.height()];
        for (stones, &count) in ways.iter().enumerate() {
            for sum in &mut more[stones..=stones + rules.height()] {
                *sum += count;
            }
        }
        ways = more;
    }
    ways.into_iter().map(f64::ln).collect()
}

/// The logarithm of "n choose k".
fn ln_choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| ((n - i) as f64 / (i + 1) as f64).ln()).sum()
}

/// ln(eᵃ + eᵇ), also where neither is a number any more.
fn ln_sum(a: f64, b: f64) -> f64 {
    a.max(b) + (-(a - b).abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> Words {
        Words::new(words::Language::ENGLISH).for_terminal()
    }

    fn total(rules: &str) -> Ply {
        let plies = census(&english(), rules.parse().unwrap(), 1 << 30).unwrap();
        plies.into_iter().fold(Ply::default(), |sum, ply| sum + ply)
    }

    #[test]
    fn small_games_have_the_known_numbers_of_positions() {
        let counts =
            Ply { positions: 5478, terminal: 958, symmetric: 765, symmetric_terminal: 138 };
        assert_eq!(total("3x3x3"), counts);
        let one = Ply { positions: 2, terminal: 1, symmetric: 2, symmetric_terminal: 1 };
        assert_eq!(total("1x1x1"), one);
        assert_eq!(total("32x32x1").positions, 1025);
    }

    #[test]
    fn symmetric_positions_per_ply() {
        let plies = census(&english(), Rules::TIC_TAC_TOE, 1 << 30).unwrap();
        let symmetric: Vec<u64> = plies.iter().map(|ply| ply.symmetric).collect();
        assert_eq!(symmetric, [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    }

    #[test]
    fn too_little_memory_is_noticed_in_time() {
        let OutOfMemory { complete } =
            census(&english(), "5x5x5".parse().unwrap(), 1 << 20).unwrap_err();
        assert!(complete.len() > 3, "{complete:?}");
        assert_eq!(complete[1].symmetric, 6);
    }

    fn estimate(rules: &str) -> Memory {
        most_memory(&rules.parse().unwrap())
    }

    #[test]
    fn layouts_are_counted_right() {
        let close = |a: f64, b: f64| assert!((a - b.ln()).abs() < 1e-9, "{} is not {b}", a.exp());
        close(ln_choose(16, 8), 12_870.0);
        // Two columns of height 2: 0; 1 and 1; 2, 1+1 and 2; and back.
        let ways = ln_places(&"2x2x2+gravity".parse().unwrap());
        for (ln, count) in ways.into_iter().zip([1.0, 2.0, 3.0, 2.0, 1.0]) {
            close(ln, count);
        }
    }

    #[test]
    fn the_bound_is_above_what_is_used_and_speaks() {
        // 252,252 layouts up to symmetry at ply 10, of at least 65 bytes.
        assert!(estimate("4x4x4").bytes() > 252_252.0 * 65.0);
        assert!(estimate("4x4x4").bytes() < 2e9);
        assert!(estimate("32x32x5").told(&english()).starts_with("10^"));
        assert!(estimate("1x1x1").told(&english()).ends_with(" MB"));
        assert!(estimate("7x6x4+gravity") < estimate("7x6x4"));
    }
}
