//! The answers that take thought: moves, and the choices of an opening.

use super::block::Open;
use super::command::Command;
use super::game::{Game, Owner, xy};
use super::session::{Reply, Session};
use super::swap2::{self, Choice, Opinion};
use super::time::{self, Allotment};
use crate::{say, thinking};
use engine::{Level, Thought};
use mnk::Board;
use std::io::Write;
use std::time::Instant;

impl<W: Write> Session<'_, W> {
    /// Plays a move in `game`, which becomes the game only if that is possible.
    pub(super) fn answer_move(&mut self, game: Game, command: Command) -> Result<Reply, String> {
        let board = game.turn_of(Owner::Own)?;
        let (lines, told) = match command {
            Command::BestLines(lines) => (lines.min(game.rules.cells()), lines),
            _ => (1, 0),
        };
        let thought = match self.think(&board, lines, self.allotment(&game), |_| {}) {
            None => return Ok(Reply::Leave),
            Some(thought) => thought.ok_or("there is no move")?,
        };
        for line in 0..told.min(thought.lines.len()) {
            // If nobody reads any more, the answer will find out.
            let _ = writeln!(self.out, "{}", message(&board, &thought, line));
        }
        let best = thought.lines.first().and_then(|line| line.moves.first());
        let cell = *best.ok_or("there is no move")?;
        self.game = Some(game.with(cell, Owner::Own)?);
        Ok(Reply::Say(xy(&game.rules, cell)))
    }

    pub(super) fn answer_swap2(&mut self, open: &Open, empty: Game) -> Result<Reply, String> {
        let rules = empty.rules;
        let stones = open.cells(&empty)?;
        let allotment = self.allotment(&empty);
        let choice =
            swap2::choose(rules, &stones, |board, parts| self.judge(board, allotment.part(parts)))?;
        let Some(choice) = choice else { return Ok(Reply::Leave) };
        let names = |cells: &[mnk::Cell]| -> String {
            cells.iter().map(|&cell| xy(&rules, cell)).collect::<Vec<_>>().join(" ")
        };
        let colours = [Owner::Opponent, Owner::Own];
        let (own_colour, own_stone, text) = match &choice {
            Choice::Swap => (0, None, "SWAP".to_owned()),
            Choice::Stones(cells) => (1, (cells.len() == 1).then(|| cells[0]), names(cells)),
        };
        // The game goes on from here only if the answer settles who has which colour.
        let mut game = empty;
        if choice == Choice::Swap || own_stone.is_some() {
            for (i, &cell) in stones.iter().enumerate() {
                game = game.with(cell, colours[usize::from(i % 2 == own_colour)])?;
            }
            if let Some(cell) = own_stone {
                game = game.with(cell, Owner::Own)?;
            }
        }
        self.game = Some(game);
        Ok(Reply::Say(text))
    }

    /// Thinks to know what a position is worth. Whoever has the last move of a line looks better
    /// than he is, so this is the mean of the last two depths.
    fn judge(&mut self, board: &Board, allotment: Allotment) -> Option<Opinion> {
        let mut scores = [None; 2];
        let thought = self.think(board, 1, allotment, |thought| {
            let score = thought.lines.first().map(|line| line.value.raw());
            scores = [scores[1], score];
        })??;
        let best = *thought.lines.first()?.moves.first()?;
        let last = i64::from(scores[1].unwrap_or(0));
        let before = scores[0].map_or(last, i64::from);
        Some(Opinion { best, score: ((last + before) / 2) as i32 })
    }

    /// Thinks about the move of the other side until the next line comes: what was found is in the
    /// table when it is our turn again.
    pub(super) fn ponder(&mut self) {
        let Session { inbox, settings, thinker, game, .. } = self;
        let board = game.as_ref().and_then(|game| game.turn_of(Owner::Opponent).ok());
        // Weaker levels are to know no more than their level allows.
        let Some(board) = board.filter(|_| settings.pondering && settings.level == Level::FULL)
        else {
            return;
        };
        if board.filled() == 0 {
            return; // nobody has moved, so nobody is thinking
        }
        inbox.until_next(|stop| {
            thinker.think(&board, settings.level, &thinking::until(stop), |_| {});
        });
    }

    fn allotment(&self, game: &Game) -> Allotment {
        time::allot(&self.settings.clock, game.stones(), game.rules.cells())
    }

    /// Thinks, and tells how it is getting on if it should. `None` if the manager left meanwhile.
    fn think(
        &mut self,
        board: &Board,
        lines: usize,
        allotment: Allotment,
        mut told: impl FnMut(&Thought),
    ) -> Option<Option<Thought>> {
        let Session { inbox, out, settings, thinker, .. } = self;
        let begun = Instant::now();
        let thought = inbox.while_thinking(|stop| {
            let mut limits = thinking::until(stop);
            limits.lines = lines;
            limits.depth = settings.depth;
            limits.nodes = settings.nodes;
            limits.time = Some(allotment.hard);
            limits.soft_time = Some(allotment.soft);
            thinker.think(board, settings.level, &limits, |thought| {
                told(thought);
                // Depth 0 is only the move to play if there is no time for more.
                if settings.detail && thought.depth > 0 {
                    // If nobody reads any more, the answer will find out.
                    for line in 0..thought.lines.len() {
                        let _ = writeln!(out, "{}", message(board, thought, line));
                    }
                    let _ = out.flush();
                }
            })
        });
        settings.used(u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX));
        thought
    }
}

/// One line of a thought, for people to read.
fn message(board: &Board, thought: &Thought, line: usize) -> String {
    let which = match thought.lines.len() {
        1 => String::new(),
        _ => format!(" ({})", line + 1),
    };
    let line = &thought.lines[line];
    let moves: Vec<String> = line.moves.iter().map(|&cell| xy(board.rules(), cell)).collect();
    format!(
        "MESSAGE depth {}{which} value {} nodes {} speed {} time {} ms line {}",
        thought.depth,
        say::thought(line.value),
        thought.nodes,
        thinking::speed(thought),
        thought.time.as_millis(),
        moves.join(" ")
    )
}
