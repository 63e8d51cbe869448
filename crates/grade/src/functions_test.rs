//! The test of the functions of the well-known noughts and crosses assignment, in every position that can
//! be reached.

use crate::diagnosis::Diagnosis;
use crate::marking::{Marked, Marking, Mistake, PATIENCE, Wrong};
use crate::positions::start;
use crate::submission::{Called, Function, Grid, grid_json};
use gametree::Side;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Calls of functions, each with all 5,478 boards that can be reached, as far as it has to know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FunctionsTest {
    /// Which functions.
    pub functions: Vec<Function>,
    /// Only boards with at least so many stones: a slow search takes long on the others.
    #[serde(default)]
    pub stones: usize,
}

/// What is most likely wrong with a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FunctionSlip {
    /// It gives no answer.
    Fails,
    /// It is not there, or not written yet.
    Missing,
    /// It raises an exception where there is an answer.
    Raises,
    /// `player` names the other one every time.
    PlayerSwapped,
    /// `player` counts the stones wrongly.
    PlayerCounts,
    /// `actions` is not a set of pairs.
    ActionsType,
    /// `actions` has cells that are taken.
    ActionsTaken,
    /// `actions` has not all empty cells.
    ActionsMissing,
    /// `result` changes the board that it is given.
    ResultMutates,
    /// `result` accepts a cell that is taken.
    ResultAcceptsTaken,
    /// `result` accepts a cell outside of the board.
    ResultAcceptsOutside,
    /// `result` puts down the stone of the wrong player.
    ResultWrongPlayer,
    /// `result` exchanges row and column.
    ResultExchanges,
    /// `result` returns another board.
    ResultOther,
    /// `winner` does not see rows.
    WinnerMissesRow,
    /// `winner` does not see columns.
    WinnerMissesColumn,
    /// `winner` does not see a diagonal.
    WinnerMissesDiagonal,
    /// `winner` names a winner where there is none, or the wrong one.
    WinnerOther,
    /// `terminal` goes on where the board is full.
    TerminalIgnoresFull,
    /// `terminal` goes on after a win.
    TerminalIgnoresWin,
    /// `terminal` ends games that go on.
    TerminalTooEarly,
    /// `utility` has the wrong sign.
    UtilitySign,
    /// `utility` has other values.
    UtilityOther,
    /// `minimax` names an action although the game is over.
    MinimaxAfterEnd,
    /// `minimax` names an action that is not legal.
    MinimaxIllegal,
    /// `minimax` is wrong for one side only.
    MinimaxOneSide,
    /// `minimax` does not take a win with one move.
    MinimaxMissesWin,
    /// `minimax` does not find the best action.
    MinimaxNotOptimal,
}

impl FunctionSlip {
    /// All of them. Of several that show, the first is told.
    pub const ALL: [FunctionSlip; 28] = [
        FunctionSlip::Fails,
        FunctionSlip::Missing,
        FunctionSlip::Raises,
        FunctionSlip::PlayerSwapped,
        FunctionSlip::PlayerCounts,
        FunctionSlip::ActionsType,
        FunctionSlip::ActionsTaken,
        FunctionSlip::ActionsMissing,
        FunctionSlip::ResultMutates,
        FunctionSlip::ResultExchanges,
        FunctionSlip::ResultWrongPlayer,
        FunctionSlip::ResultAcceptsTaken,
        FunctionSlip::ResultAcceptsOutside,
        FunctionSlip::ResultOther,
        FunctionSlip::WinnerMissesRow,
        FunctionSlip::WinnerMissesColumn,
        FunctionSlip::WinnerMissesDiagonal,
        FunctionSlip::WinnerOther,
        FunctionSlip::TerminalIgnoresFull,
        FunctionSlip::TerminalIgnoresWin,
        FunctionSlip::TerminalTooEarly,
        FunctionSlip::UtilitySign,
        FunctionSlip::UtilityOther,
        FunctionSlip::MinimaxAfterEnd,
        FunctionSlip::MinimaxIllegal,
        FunctionSlip::MinimaxOneSide,
        FunctionSlip::MinimaxMissesWin,
        FunctionSlip::MinimaxNotOptimal,
    ];
}

/// What loads a Python file as a module and calls its functions.
/// A module of Python: `answering(module)` is a function that answers a question, as a program does that
/// is asked by [`Submission::call`](crate::Submission::call), with dictionaries in place of lines.
pub const DRIVER: &str = include_str!("functions_driver.py");

/// Makes the first Python file of a command a module that is loaded, not a program that runs.
pub(crate) fn load(words: &mut Vec<String>) {
    if let Some(file) = words.iter().position(|word| word.ends_with(".py")) {
        words.splice(file..file, ["-c".to_owned(), DRIVER.to_owned()]);
    }
}

/// A board that can be reached.
struct Board {
    grid: Grid,
    /// Moves that lead to it, by rows and columns from the top left.
    moves: Vec<[usize; 2]>,
}

const LINES: [[[usize; 2]; 3]; 8] = [
    [[0, 0], [0, 1], [0, 2]],
    [[1, 0], [1, 1], [1, 2]],
    [[2, 0], [2, 1], [2, 2]],
    [[0, 0], [1, 0], [2, 0]],
    [[0, 1], [1, 1], [2, 1]],
    [[0, 2], [1, 2], [2, 2]],
    [[0, 0], [1, 1], [2, 2]],
    [[0, 2], [1, 1], [2, 0]],
];

/// Which lines are one player's, by number, and whose.
fn complete(grid: &Grid) -> Vec<(usize, Side)> {
    let owner = |line: [[usize; 2]; 3]| {
        let [a, b, c] = line.map(|[i, j]| grid[i][j]);
        if a == b && b == c { a } else { None }
    };
    LINES.into_iter().enumerate().filter_map(|(n, line)| Some((n, owner(line)?))).collect()
}

fn winner(grid: &Grid) -> Option<Side> {
    complete(grid).first().map(|&(_, side)| side)
}

fn empty(grid: &Grid) -> Vec<[usize; 2]> {
    let cells = (0..3).flat_map(|i| (0..3).map(move |j| [i, j]));
    cells.filter(|&[i, j]| grid[i][j].is_none()).collect()
}

fn is_over(grid: &Grid) -> bool {
    winner(grid).is_some() || empty(grid).is_empty()
}

fn to_move(grid: &Grid) -> Side {
    if empty(grid).len() % 2 == 1 { Side::First } else { Side::Second }
}

fn after(grid: &Grid, [i, j]: [usize; 2]) -> Grid {
    let mut after = *grid;
    after[i][j] = Some(to_move(grid));
    after
}

/// All boards that can be reached, those with few stones first.
fn boards() -> Vec<Board> {
    let mut known: HashSet<Grid> = HashSet::new();
    let mut boards = vec![Board { grid: Grid::default(), moves: Vec::new() }];
    let mut next = 0;
    while let Some(Board { grid, moves }) = boards.get(next) {
        let (grid, moves) = (*grid, moves.clone());
        next += 1;
        if is_over(&grid) {
            continue;
        }
        for cell in empty(&grid) {
            let grid = after(&grid, cell);
            if known.insert(grid) {
                let moves = moves.iter().copied().chain([cell]).collect();
                boards.push(Board { grid, moves });
            }
        }
    }
    boards
}

/// What each board is worth to X with perfect play.
#[derive(Default)]
struct Worth(HashMap<Grid, i32>);

impl Worth {
    fn of(&mut self, grid: &Grid) -> i32 {
        if let Some(&worth) = self.0.get(grid) {
            return worth;
        }
        let worth = match winner(grid) {
            Some(Side::First) => 1,
            Some(Side::Second) => -1,
            None => {
                let values = empty(grid).into_iter().map(|cell| self.of(&after(grid, cell)));
                let values: Vec<i32> = values.collect();
                let best = match to_move(grid) {
                    Side::First => values.iter().max(),
                    Side::Second => values.iter().min(),
                };
                best.copied().unwrap_or(0)
            }
        };
        self.0.insert(*grid, worth);
        worth
    }

    /// The actions that are best.
    fn best(&mut self, grid: &Grid) -> Vec<[usize; 2]> {
        let worth = self.of(grid);
        empty(grid).into_iter().filter(|&cell| self.of(&after(grid, cell)) == worth).collect()
    }
}

impl FunctionsTest {
    /// How many questions there are.
    pub(crate) fn checked(&self) -> Result<usize, String> {
        if self.functions.is_empty() || self.stones > 9 {
            let reason = "functions needs player, actions, result, winner, terminal, utility or \
                          minimax, and stones must be at most 9";
            return Err(reason.to_owned());
        }
        let boards = boards();
        let questions =
            self.functions.iter().map(|&function| self.asked(function, &boards).count());
        Ok(questions.sum())
    }

    /// The boards that a function is asked about. What it does with the others is its own affair.
    fn asked<'a>(
        &self,
        function: Function,
        boards: &'a [Board],
    ) -> impl Iterator<Item = &'a Board> + use<'a> {
        let stones = self.stones;
        boards.iter().filter(move |board| {
            board.moves.len() >= stones
                && match function {
                    Function::Player | Function::Actions | Function::Result => {
                        !is_over(&board.grid)
                    }
                    Function::Utility => is_over(&board.grid),
                    Function::Winner | Function::Terminal | Function::Minimax => true,
                }
        })
    }
}

/// Something wrong that was seen.
struct Fault {
    slip: FunctionSlip,
    mistake: Box<Mistake>,
}

/// Calls everything; `None` if it was stopped.
pub(crate) fn mark(test: &FunctionsTest, marking: &mut Marking<'_>) -> Option<Marked> {
    let boards = boards();
    let mut worth = Worth::default();
    let (mut count, mut right) = (0, 0);
    let mut found: Vec<(FunctionSlip, Mistake)> = Vec::new();
    for &function in &test.functions {
        let mut asked: Vec<&Board> = test.asked(function, &boards).collect();
        if function == Function::Minimax {
            // Positions near the end say most, and take the least time.
            asked.reverse();
        }
        let all = asked.len();
        count += all;
        let mut faults: Vec<(Fault, &Board)> = Vec::new();
        let mut failures = 0;
        for board in asked {
            let fault = Asking { marking, board, function }.fault(&mut worth);
            if marking.stop.is_stopped() {
                return None;
            }
            marking.told();
            match fault {
                None => {
                    right += 1;
                    failures = 0;
                }
                Some(fault) => {
                    let is_failure = fault.slip == FunctionSlip::Fails;
                    failures = if is_failure { failures + 1 } else { 0 };
                    faults.push((fault, board));
                }
            }
            if failures >= PATIENCE {
                break;
            }
        }
        found.extend(named(faults, all));
    }
    let (diagnosis, mistake) = match found.into_iter().next() {
        Some((slip, mistake)) => (Some(Diagnosis::Function { slip }), Some(mistake)),
        None => (None, None),
    };
    Some(Marked { questions: count, right, share: None, score: None, diagnosis, mistake })
}

/// What is wrong with one function, by all that was seen on so many boards, and the first of them on
/// which it shows.
fn named(mut faults: Vec<(Fault, &Board)>, all: usize) -> Option<(FunctionSlip, Mistake)> {
    let has = |slip: FunctionSlip| faults.iter().any(|(fault, _)| fault.slip == slip);
    let first = FunctionSlip::ALL.into_iter().find(|&slip| has(slip))?;
    let slip = match first {
        FunctionSlip::MinimaxMissesWin | FunctionSlip::MinimaxNotOptimal => {
            let sides: BTreeSet<usize> =
                faults.iter().map(|(_, board)| to_move(&board.grid).index()).collect();
            match sides.len() {
                1 => FunctionSlip::MinimaxOneSide,
                _ => first,
            }
        }
        FunctionSlip::PlayerSwapped if faults.len() < all => FunctionSlip::PlayerCounts,
        other => other,
    };
    let at = faults.iter().position(|(fault, _)| fault.slip == first)?;
    Some((slip, *faults.swap_remove(at).0.mistake))
}

/// Asking about one board.
struct Asking<'a, 'b> {
    marking: &'a Marking<'b>,
    board: &'a Board,
    function: Function,
}

impl Asking<'_, '_> {
    fn call(&self, action: Option<[i32; 2]>) -> Result<Called, Fault> {
        let limits = self.marking.limits();
        let answer = self.marking.submission.call(self.function, &self.board.grid, action, &limits);
        answer.map_err(|reason| Fault {
            slip: FunctionSlip::Fails,
            mistake: self.mistake(Wrong::Failed { reason }),
        })
    }

    fn mistake(&self, wrong: Wrong) -> Box<Mistake> {
        let names =
            self.board.moves.iter().map(|&[i, j]| format!("{}{}", ["a", "b", "c"][j], 3 - i));
        let mut position = match start("3x3x3") {
            Ok(position) => position,
            Err(reason) => unreachable!("the game is there: {reason}"),
        };
        // They come from the rules.
        let _ = position.play_all(names);
        Box::new(Mistake::at(&position, wrong))
    }

    fn wrong(
        &self,
        slip: FunctionSlip,
        action: Option<[i32; 2]>,
        said: &Called,
        right: &str,
    ) -> Fault {
        let name = self.function.name();
        let call = match action {
            Some([i, j]) => format!("{name}(board, ({i}, {j}))"),
            None => format!("{name}(board)"),
        };
        let said = match &said.raised {
            Some(raised) => format!("raises {}", games::quote(raised)),
            None if said.changed => "changes board".to_owned(),
            None => python(&said.value, &said.kind),
        };
        let right = right.to_owned();
        Fault { slip, mistake: self.mistake(Wrong::Call { call, said, right }) }
    }

    /// What is wrong with the answers about this board, if anything is.
    fn fault(&self, worth: &mut Worth) -> Option<Fault> {
        self.looked_at(worth).err()
    }

    /// A value that is the right one, or how wrong it is.
    fn expects(&self, right: &Json, slip: impl FnOnce(&Json) -> FunctionSlip) -> Result<(), Fault> {
        let said = self.returned(None, &python(right, ""))?;
        match is_same(&said.value, right) {
            true => Ok(()),
            false => Err(self.wrong(slip(&said.value), None, &said, &python(right, ""))),
        }
    }

    /// What a call returns that has to return something.
    fn returned(&self, action: Option<[i32; 2]>, right: &str) -> Result<Called, Fault> {
        let said = self.call(action)?;
        let slip = match &said.raised {
            Some(raised)
                if raised.starts_with("NotImplementedError")
                    || raised.starts_with("AttributeError: module") =>
            {
                FunctionSlip::Missing
            }
            Some(_) => FunctionSlip::Raises,
            None if said.changed => FunctionSlip::ResultMutates,
            None => return Ok(said),
        };
        Err(self.wrong(slip, action, &said, right))
    }

    fn looked_at(&self, worth: &mut Worth) -> Result<(), Fault> {
        let grid = &self.board.grid;
        let symbol = |side: Side| json!(side.symbol().to_string());
        match self.function {
            Function::Player => {
                let side = to_move(grid);
                let other = symbol(side.opponent());
                self.expects(&symbol(side), |said| match *said == other {
                    // Swapped if it is so everywhere, which the empty board decides.
                    true if self.board.moves.is_empty() => FunctionSlip::PlayerSwapped,
                    _ => FunctionSlip::PlayerCounts,
                })
            }
            Function::Actions => self.actions(),
            Function::Result => self.result(),
            Function::Winner => {
                let right = winner(grid).map_or(Json::Null, symbol);
                let lines = complete(grid);
                self.expects(&right, |said| match said {
                    Json::Null if lines.iter().all(|&(n, _)| n < 3) => {
                        FunctionSlip::WinnerMissesRow
                    }
                    Json::Null if lines.iter().all(|&(n, _)| (3..6).contains(&n)) => {
                        FunctionSlip::WinnerMissesColumn
                    }
                    Json::Null if lines.iter().all(|&(n, _)| n >= 6) => {
                        FunctionSlip::WinnerMissesDiagonal
                    }
                    _ => FunctionSlip::WinnerOther,
                })
            }
            Function::Terminal => self.expects(&json!(is_over(grid)), |_| match winner(grid) {
                Some(_) => FunctionSlip::TerminalIgnoresWin,
                None if is_over(grid) => FunctionSlip::TerminalIgnoresFull,
                None => FunctionSlip::TerminalTooEarly,
            }),
            Function::Utility => {
                let right = winner(grid).map_or(0, |side| if side == Side::First { 1 } else { -1 });
                self.expects(&json!(right), |said| match said.as_f64() {
                    Some(said) if right != 0 && said == -f64::from(right) => {
                        FunctionSlip::UtilitySign
                    }
                    _ => FunctionSlip::UtilityOther,
                })
            }
            Function::Minimax => self.minimax(worth),
        }
    }

    fn actions(&self) -> Result<(), Fault> {
        let right: BTreeSet<[usize; 2]> = empty(&self.board.grid).into_iter().collect();
        let shown = python(&json!(right), "set");
        let said = self.returned(None, &shown)?;
        let cells = serde_json::from_value::<Vec<[usize; 2]>>(said.value.clone());
        let slip = match (cells, said.kind.as_str()) {
            (Ok(cells), "set" | "frozenset") => {
                let cells: BTreeSet<[usize; 2]> = cells.into_iter().collect();
                match () {
                    () if cells == right => return Ok(()),
                    () if cells.is_subset(&right) => FunctionSlip::ActionsMissing,
                    () => FunctionSlip::ActionsTaken,
                }
            }
            _ => FunctionSlip::ActionsType,
        };
        Err(self.wrong(slip, None, &said, &shown))
    }

    fn result(&self) -> Result<(), Fault> {
        let grid = &self.board.grid;
        let free = empty(grid);
        let signed = |[i, j]: [usize; 2]| [i as i32, j as i32];
        for &cell in &free {
            let [i, j] = cell;
            let right = after(grid, cell);
            let shown = python(&grid_json(&right), "list");
            let said = self.returned(Some(signed(cell)), &shown)?;
            let is = |other: &Grid| is_same(&said.value, &grid_json(other));
            if is(&right) {
                continue;
            }
            let mut by_other = right;
            by_other[i][j] = right[i][j].map(Side::opponent);
            let slip = match () {
                () if i != j && free.contains(&[j, i]) && is(&after(grid, [j, i])) => {
                    FunctionSlip::ResultExchanges
                }
                () if is(&by_other) => FunctionSlip::ResultWrongPlayer,
                () => FunctionSlip::ResultOther,
            };
            return Err(self.wrong(slip, Some(signed(cell)), &said, &shown));
        }
        let taken = (0..9).map(|n| [n / 3, n % 3]).find(|cell| !free.contains(cell)).map(signed);
        // Python counts from the end where an index is negative.
        let outside = [[3, 0], [0, -1]].map(|cell| (cell, FunctionSlip::ResultAcceptsOutside));
        let taken = taken.map(|cell| (cell, FunctionSlip::ResultAcceptsTaken));
        for (cell, slip) in taken.into_iter().chain(outside) {
            let said = self.call(Some(cell))?;
            if said.raised.is_none() {
                return Err(self.wrong(slip, Some(cell), &said, "raise ValueError"));
            }
        }
        Ok(())
    }

    fn minimax(&self, worth: &mut Worth) -> Result<(), Fault> {
        let grid = &self.board.grid;
        if is_over(grid) {
            return self.expects(&Json::Null, |_| FunctionSlip::MinimaxAfterEnd);
        }
        let best = worth.best(grid);
        let shown: Vec<String> = best.iter().map(|[i, j]| format!("({i}, {j})")).collect();
        let shown = shown.join(", ");
        let said = self.returned(None, &shown)?;
        let cell = serde_json::from_value::<[usize; 2]>(said.value.clone());
        let free = empty(grid);
        let slip = match cell {
            Ok(cell) if best.contains(&cell) => return Ok(()),
            Ok(cell) if free.contains(&cell) => {
                let wins = |&cell: &[usize; 2]| winner(&after(grid, cell)).is_some();
                match free.iter().any(wins) {
                    true => FunctionSlip::MinimaxMissesWin,
                    false => FunctionSlip::MinimaxNotOptimal,
                }
            }
            _ => FunctionSlip::MinimaxIllegal,
        };
        Err(self.wrong(slip, None, &said, &shown))
    }
}

/// Whether a value is as good as the right one: numbers by their value, so 1.0 is 1.
fn is_same(said: &Json, right: &Json) -> bool {
    match (said, right) {
        (Json::Bool(_), Json::Number(_)) | (Json::Number(_), Json::Bool(_)) => false,
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b))
        }
        _ => said == right,
    }
}

/// A value as Python writes it. `kind` is its type, where that matters.
fn python(value: &Json, kind: &str) -> String {
    let inner = |parts: &[Json], kind| {
        parts.iter().map(|part| python(part, kind)).collect::<Vec<_>>().join(", ")
    };
    match value {
        Json::Null => "None".to_owned(),
        Json::Bool(true) => "True".to_owned(),
        Json::Bool(false) => "False".to_owned(),
        Json::String(text) => format!("{text:?}"),
        Json::Array(parts) if kind == "set" || kind == "frozenset" => {
            format!("{{{}}}", inner(parts, "tuple"))
        }
        Json::Array(parts) if kind == "tuple" => format!("({})", inner(parts, "tuple")),
        Json::Array(parts) => format!("[{}]", inner(parts, "list")),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_5478_boards() {
        let boards = boards();
        assert_eq!(boards.len(), 5_478);
        assert_eq!(boards.iter().filter(|board| !is_over(&board.grid)).count(), 4_520);
        let mut worth = Worth::default();
        assert_eq!(worth.of(&Grid::default()), 0);
        assert_eq!(boards.iter().filter(|board| board.moves.len() == 5).count(), 1_260);
    }

    #[test]
    fn values_are_shown_as_python_does() {
        for (value, kind, text) in [
            (json!(null), "NoneType", "None"),
            (json!([[0, 1]]), "set", "{(0, 1)}"),
            (json!(["X", null]), "list", "[\"X\", None]"),
            (json!([1, 2]), "tuple", "(1, 2)"),
            (json!(true), "bool", "True"),
        ] {
            assert_eq!(python(&value, kind), text);
        }
        assert!(is_same(&json!(1.0), &json!(1)) && !is_same(&json!(true), &json!(1)));
    }

    #[test]
    fn a_python_file_is_loaded() {
        let mut words = vec!["python3".to_owned(), "tictactoe.py".to_owned()];
        load(&mut words);
        assert_eq!(words.len(), 4);
        assert_eq!((&*words[1], &*words[3]), ("-c", "tictactoe.py"));
    }
}
