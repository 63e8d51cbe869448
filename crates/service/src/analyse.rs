//! `analyse`: the best moves, and if wanted every move, while the search goes deeper.

use crate::bounds::Bounds;
use crate::budget::Budget;
use crate::cells::CellSearch;
use crate::event::{Analysed, Ended, Event, Thinking};
use crate::refusal::{Code, Refusal};
use crate::thinker::Engines;
use engine::thinks_in_patterns;
use mnk::Board;

/// What an analysis is to show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub lines: usize,
    pub every_cell: bool,
}

impl Wanted {
    pub(crate) fn new(lines: u64, every_cell: bool) -> Result<Wanted, Refusal> {
        let lines = Refusal::unless_within("the number of lines", lines, 1..=Bounds::LINES)?;
        Ok(Wanted { lines: lines as usize, every_cell })
    }
}

pub(crate) fn analyse(
    board: &Board,
    wanted: Wanted,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Analysed, Refusal> {
    if thinks_in_patterns(board.rules()) {
        by_lines(board, wanted, budget, engines, send)
    } else {
        by_cells(board, wanted, budget, engines, send)
    }
}

/// The engine searches the best lines; between its depths every cell gets a pass, for as long as
/// the cells have not taken more time than the lines.
fn by_lines(
    board: &Board,
    wanted: Wanted,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Analysed, Refusal> {
    let mut cells = wanted.every_cell.then(|| CellSearch::new(board));
    let (quick, deep) = engines.both();
    let thought = deep.think(board, &budget.limits(wanted.lines), |thought| {
        if thought.depth == 0 {
            return; // only the move to play if there is no time for more
        }
        let told = budget.thinking(thought, board);
        let lines = told.lines.clone();
        send(Event::Thinking(told));
        let Some(cells) = &mut cells else { return };
        while cells.depth < thought.depth
            && cells.time <= budget.start.elapsed() / 2
            && !cells.is_settled()
        {
            if !cells.pass(quick, budget) {
                return;
            }
            send(Event::Cells(cells.told(&lines, thought.depth)));
        }
    });
    let thought = thought.ok_or_else(|| Refusal::new(Code::Internal, "no move was found"))?;
    let mut ended = budget.ended(&thought, board);
    let lines = budget.lines(&thought, board);
    let mut nodes = thought.nodes;
    let values = match &mut cells {
        None => None,
        Some(cells) => {
            // However short the time was, the depth of the cells follows that of the lines.
            while cells.depth < thought.depth.max(1) && !cells.is_settled() {
                if !cells.pass(quick, budget) {
                    ended = budget.exceeded(cells.nodes).unwrap_or(ended);
                    break;
                }
                send(Event::Cells(cells.told(&lines, thought.depth)));
            }
            nodes += cells.nodes;
            Some(cells.told(&lines, thought.depth).values)
        }
    };
    Ok(Analysed { found: budget.told(thought.depth, lines, nodes), values, ended })
}

/// Every move is searched, and the best lines are the best of them.
fn by_cells(
    board: &Board,
    wanted: Wanted,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Analysed, Refusal> {
    let engine = engines.quick();
    let mut cells = CellSearch::new(board);
    let told = |cells: &CellSearch<'_>| -> Thinking {
        budget.told(cells.depth, cells.lines(wanted.lines), cells.nodes)
    };
    let ended = loop {
        if cells.is_settled() {
            break Ended::Complete;
        }
        if budget.depth.is_some_and(|depth| cells.depth >= depth) {
            break Ended::Depth;
        }
        if !cells.pass(engine, budget) {
            break budget.exceeded(cells.nodes).unwrap_or(Ended::Nodes);
        }
        send(Event::Thinking(told(&cells)));
        if wanted.every_cell {
            send(Event::Cells(cells.told(&[], 0)));
        }
    };
    let values = wanted.every_cell.then(|| cells.told(&[], 0).values);
    Ok(Analysed { found: told(&cells), values, ended })
}
