//! k in a row in the terminal: cells and columns, winning lines, the strong engine.

use super::extras::{Extras, Order as Wanted};
use super::thinker::Found;
use crate::words::Words;
use crate::{progress, say, tell, thinking};
use engine::Engine;
use gametree::Game;
use mnk::{Board, Cell, Order};

pub struct InARow {
    /// In which order searches try moves.
    order: Order,
    /// For X and for O: neither is to profit from what the other has found out.
    engines: [Option<Engine>; 2],
}

impl InARow {
    pub fn new(order: Order) -> InARow {
        InARow { order, engines: [None, None] }
    }
}

impl Extras<Board> for InARow {
    /// The middle of the board.
    fn example(&self, board: &Board) -> String {
        let rules = board.rules();
        let middle = rules.cell(rules.width() / 2, rules.height() / 2);
        match middle {
            Some(cell) if rules.gravity() => mnk::column_name(cell.column()),
            Some(cell) => cell.to_string(),
            None => "a1".to_owned(),
        }
    }

    fn help(&self, words: &Words, board: &Board) -> String {
        let last = board.rules().last_cell_name();
        match board.rules().gravity() {
            false => words.say("terminal-help-cell", &[("last", last.into())]),
            true => words.say("terminal-help-column", &[("last", last.into())]),
        }
    }

    fn read(&self, words: &Words, board: &Board, text: &str) -> Result<Cell, String> {
        let played = board.clone().try_play_named(text);
        played.map_err(|error| tell::refusal(words, &error))
    }

    fn position(&self, board: &Board) -> Option<String> {
        Some(board.to_string())
    }

    fn reasons(&self, words: &Words, board: &Board) -> Vec<String> {
        let lines = board.winning_lines();
        let told = lines
            .iter()
            .map(|line| words.say("terminal-line", &[("cells", say::moves(line).into())]));
        told.collect()
    }

    fn for_search(&self, board: &Board) -> Board {
        board.clone().ordered(self.order)
    }

    fn ask_engine(
        &mut self,
        words: &Words,
        board: &Board,
        wanted: &Wanted<'_>,
    ) -> Option<Found<Cell>> {
        let engine = &mut self.engines[board.side().index()];
        let engine = engine.get_or_insert_with(|| Engine::new(thinking::USUAL_TABLE));
        let bar = progress::spinner(words);
        let mut limits = thinking::until(wanted.stop);
        limits.time = Some(wanted.time);
        let thought = engine.think_at(board, wanted.level, wanted.seed, &limits, |_| {});
        bar.finish_and_clear();
        let thought = thought?;
        let line = thought.lines.first()?;
        let value = tell::thought(words, line.value);
        let cost = tell::cost(words, thought.depth, thought.nodes, thought.time);
        let best = line.moves.first().copied();
        Some(Found { best, comment: format!("{value}, {cost}") })
    }
}
