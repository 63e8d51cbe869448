//! Whether a position is a puzzle; and the puzzles of a game that was played.

use crate::exact::{self, Exact};
use crate::fours::{Fours, Lines, SHORTEST};
use crate::puzzle::{Difficulty, Proof, Puzzle, Task, names};
use crate::work::{Interrupted, Work};
use gametree::{Game, Side, Stop, Value};
use mnk::{Board, Cell};

/// With fewer legal moves there is too little to choose from.
const FEWEST_MOVES: usize = 4;
/// Positions that may be searched to find out about one.
pub(crate) const BUDGET: u64 = 60_000;
/// The longest VCF that is asked for.
const LONGEST: u32 = 2 * SHORTEST - 1;
/// Another first move than the answer may well win by whatever beyond this many plies.
const OUTRIGHT: u32 = 7;
/// The most puzzles of one game.
const MOST: usize = 20;

/// Looks at positions of one game.
pub(crate) struct Finder {
    exact: Exact,
    lines: Lines,
}

impl Finder {
    /// For positions of the game of this board.
    pub(crate) fn new(board: &Board) -> Finder {
        Finder { exact: Exact::new(board), lines: Lines::new(*board.rules()) }
    }

    /// Forgets what it found out about the positions it has looked at.
    pub(crate) fn forget(&mut self) {
        self.exact.forget();
    }

    /// The puzzle of this position, if it is one and the budget is enough to prove it.
    pub(crate) fn look(&mut self, board: &Board, stop: &Stop) -> Option<Puzzle> {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        if moves.len() < FEWEST_MOVES || self.wins_at_once(board, board.side()) {
            return None;
        }
        let work = &mut Work::new(BUDGET, stop);
        let found = if exact::reaches(board) {
            self.by_values(board, work)
        } else if !board.rules().gravity() && board.rules().k() >= 3 {
            by_fours(&mut Fours::new(board, &self.lines), work)
        } else {
            return None;
        };
        let (task, difficulty, line, proof) = found.ok()??;
        Some(Puzzle {
            game: board.rules().to_string(),
            first: if board.filled().is_multiple_of(2) {
                board.side()
            } else {
                board.side().opponent()
            },
            moves: names(board.played()),
            side: board.side(),
            task,
            difficulty,
            answer: line.first()?.to_string(),
            line: names(&line),
            proof,
        })
    }

    fn by_values(&mut self, board: &Board, work: &mut Work<'_>) -> Result<Found, Interrupted> {
        let moves = self.exact.moves(board, work)?;
        let [(answer, best), (_, second), ..] = moves[..] else { return Ok(None) };
        let task = match best {
            _ if best.is_win() && !second.is_win() => {
                Task::Win { plies: best.plies().unwrap_or_default() }
            }
            Value::DRAW if second.is_loss() => Task::Defence,
            _ => return Ok(None),
        };
        let difficulty = match task {
            Task::Win { plies } | Task::Fours { plies } => of_win(plies),
            Task::Defence => {
                let losses = moves[1..].iter().filter_map(|(_, value)| value.plies());
                of_defence(self.is_threatened(board), losses.max().unwrap_or(0))
            }
        };
        let mut after = board.clone();
        after.play(answer);
        let mut line = vec![answer];
        line.extend(self.exact.line(&after, work)?);
        Ok(Some((task, difficulty, line, Proof::Exact)))
    }

    /// Whether the opponent of the side to move would win at once.
    fn is_threatened(&self, board: &Board) -> bool {
        self.wins_at_once(board, board.side().opponent())
    }

    /// Whether this side would win at once if it were to move.
    fn wins_at_once(&self, board: &Board, side: Side) -> bool {
        let gravity = board.rules().gravity();
        let may_stand = |cell: Cell| !gravity || board.landing(cell.column()) == Some(cell);
        Fours::new(board, &self.lines).wins(side).into_iter().any(may_stand)
    }
}

/// What a position asks, how hard that is, the answer with best play, and how it was proven.
type Found = Option<(Task, Difficulty, Vec<Cell>, Proof)>;

fn by_fours(fours: &mut Fours<'_>, work: &mut Work<'_>) -> Result<Found, Interrupted> {
    match fours.vcf(work)? {
        Some(line) => win_by_fours(fours, line, work),
        None => defence(fours, work),
    }
}

fn win_by_fours(
    fours: &mut Fours<'_>,
    line: Vec<Cell>,
    work: &mut Work<'_>,
) -> Result<Found, Interrupted> {
    let plies = line.len() as u32;
    if plies > LONGEST || !is_only_vcf(fours, line[0], work)? {
        return Ok(None);
    }
    let outright = plies <= OUTRIGHT && all_others_lose(fours, line[0], work)?.is_some();
    let task = if outright { Task::Win { plies } } else { Task::Fours { plies } };
    Ok(Some((task, of_win(plies), line, Proof::Fours)))
}

/// Whether no other move begins a VCF.
fn is_only_vcf(
    fours: &mut Fours<'_>,
    answer: Cell,
    work: &mut Work<'_>,
) -> Result<bool, Interrupted> {
    for cell in fours.makers() {
        if cell != answer && fours.vcf_by(cell, work)?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// How many plies the longest of their refutations has, if every move but the answer loses.
fn all_others_lose(
    fours: &mut Fours<'_>,
    answer: Cell,
    work: &mut Work<'_>,
) -> Result<Option<u32>, Interrupted> {
    let mut longest = 0;
    for cell in fours.moves() {
        if cell == answer {
            continue;
        }
        let Some(line) = fours.refutation(cell, work)? else { return Ok(None) };
        longest = longest.max(line.len() as u32 + 1);
    }
    Ok(Some(longest))
}

fn defence(fours: &mut Fours<'_>, work: &mut Work<'_>) -> Result<Found, Interrupted> {
    // Without a threat of the opponent most moves hold: two of them are found soon.
    let mut held = Vec::new();
    for cell in fours.moves() {
        if fours.refutation(cell, work)?.is_none() {
            held.push(cell);
            if held.len() > 1 {
                return Ok(None);
            }
        }
    }
    let [answer] = held[..] else { return Ok(None) };
    fours.play(answer);
    let stands = fours.board.outcome().is_none()
        && fours.wins(fours.board.side()).is_empty()
        && fours.vcf(work).map(|line| line.is_none())?;
    fours.undo(answer);
    let Some(longest) = all_others_lose(fours, answer, work)?.filter(|_| stands) else {
        return Ok(None);
    };
    let at_once = !fours.wins(fours.board.side().opponent()).is_empty();
    Ok(Some((Task::Defence, of_defence(at_once, longest), vec![answer], Proof::Fours)))
}

fn of_win(plies: u32) -> Difficulty {
    match plies {
        ..=3 => Difficulty::Easy,
        4..=5 => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// `longest`: how long a wrong move takes to lose.
fn of_defence(at_once: bool, longest: u32) -> Difficulty {
    match longest {
        _ if at_once => Difficulty::Easy,
        ..=6 => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// The puzzles of a game: its positions in which exactly one move was right, oldest first, with how
/// many moves had been played; at most 20, and without those whose answer is a block of a win at
/// once. Calls `progress` with how much of the game is done, from 0 to 1. Stopped, it returns what it
/// found so far.
///
/// `board` is the position at the end of the game; a board that was set up has no game.
pub fn from_game(board: &Board, stop: &Stop, progress: &mut dyn FnMut(f64)) -> Vec<Puzzle> {
    let played = board.played();
    let mut found = Vec::new();
    let first = match (board.filled() == played.len(), played.len().is_multiple_of(2)) {
        (false, _) => return found,
        (true, true) => board.side(),
        (true, false) => board.side().opponent(),
    };
    let mut board = Board::starting_with(*board.rules(), first);
    let mut finder = Finder::new(&board);
    for (ply, &cell) in played.iter().enumerate() {
        if stop.is_stopped() || found.len() == MOST {
            break;
        }
        progress(ply as f64 / played.len() as f64);
        let puzzle = finder.look(&board, stop);
        let is_trivial =
            |puzzle: &Puzzle| puzzle.task == Task::Defence && finder.is_threatened(&board);
        found.extend(puzzle.filter(|puzzle| !is_trivial(puzzle)));
        board.play(cell);
    }
    found
}
