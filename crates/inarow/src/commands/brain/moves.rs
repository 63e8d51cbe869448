//! The answers that take thought: moves, and the choices of an opening.

use super::command::Command;
use super::game::{Game, Open, Owner, xy};
use super::session::{Reply, Seated, Session};
use crate::commands::per_second;
use engine::Level;
use games::Position;
use gametree::Game as _;
use mnk::{Board, Cell, Rules};
use players::clock::{self, Allotment};
use players::opening::{self, Act, OpeningRule, Opinion};
use players::{Allowance, Player, PlayerError, Progress, Reach, Seat};
use std::io::Write;
use std::time::{Duration, Instant};

/// Longer than any opponent thinks.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);
/// For the mistakes of weaker levels: in the same position always the same.
const SEED: u64 = 0;

impl<W: Write> Session<'_, W> {
    /// Plays a move in `game`, which becomes the game only if that is possible.
    pub(super) fn answer_move(&mut self, game: Game, command: Command) -> Reply {
        let board = game.turn_of(Owner::Own)?;
        let (lines, told) = match command {
            Command::BestLines(lines) => (lines.min(game.rules.cells()), lines),
            _ => (1, 0),
        };
        let position = Position::new(board);
        let choice =
            self.think(&game.rules, lines, self.allotment(&game), |seat, allowance, told| {
                seat.choose(&position, SEED, allowance, told)
            });
        let choice = choice.map_err(|error| error.to_string())?;
        let cell = game.rules.parse_cell(&choice.mv).map_err(|error| error.to_string())?;
        let mut found = vec![choice.report];
        found.extend(choice.others);
        let found = Progress::of(found, choice.time);
        for line in 0..told.min(found.lines.len()) {
            // If nobody reads any more, the answer will find out.
            let _ = writeln!(self.out, "{}", message(&game.rules, &found, line));
        }
        self.game = Some(game.with(cell, Owner::Own)?);
        Ok(Some(xy(&game.rules, cell)))
    }

    pub(super) fn answer_swap2(&mut self, open: &Open, empty: Game) -> Reply {
        let rules = empty.rules;
        let stones = open.cells(&empty)?;
        let allotment = self.allotment(&empty);
        if ![0, 3, 5].contains(&stones.len()) {
            return Err(format!("swap2 has 0, 3 or 5 stones, not {}", stones.len()));
        }
        let mut board = Board::new(rules);
        for &cell in &stones {
            board.try_play(cell).map_err(|error| error.to_string())?;
        }
        let rule = OpeningRule::Swap2;
        let is_random = self.player.as_ref().is_some_and(|it| *it.seat.player() == Player::Random);
        let mut judge = |board: &Board, parts: u32| {
            self.think(&rules, 1, allotment.part(parts), |seat, allowance, told| {
                Opinion::of(seat, board, SEED, allowance, told)
            })
        };
        let decision = match is_random {
            true => opening::decide_at_random(rule, &board, SEED),
            false => opening::decide(rule, &board, SEED, &mut judge),
        };
        let decision = decision.map_err(|error| error.to_string())?;
        let names = |cells: &[Cell]| -> String {
            cells.iter().map(|&cell| xy(&rules, cell)).collect::<Vec<_>>().join(" ")
        };
        let colours = [Owner::Opponent, Owner::Own];
        // Whoever takes white moves at once.
        let (own_colour, own_stone, text) = match decision.act {
            Act::Take(side) if side != board.side() => (0, None, "SWAP".to_owned()),
            Act::Take(_) => {
                let best = decision.opinion.and_then(|opinion| opinion.best);
                let mut moves = Vec::new();
                board.moves(&mut moves);
                let own = best.or(moves.first().copied()).ok_or("there is no move")?;
                (1, Some(own), xy(&rules, own))
            }
            Act::Put(cells) => (1, None, names(&cells)),
        };
        // The game goes on from here only if the answer settles who has which colour.
        let mut game = empty;
        if own_colour == 0 || own_stone.is_some() {
            for (i, &cell) in stones.iter().enumerate() {
                game = game.with(cell, colours[usize::from(i % 2 == own_colour)])?;
            }
            if let Some(cell) = own_stone {
                game = game.with(cell, Owner::Own)?;
            }
        }
        self.game = Some(game);
        Ok(Some(text))
    }

    /// Thinks about the move of the other side until the next line comes: what was found is in the
    /// table when it is our turn again.
    pub(super) fn ponder(&mut self) {
        let Session { inbox, settings, player, game, .. } = self;
        let board = game.as_ref().and_then(|game| game.turn_of(Owner::Opponent).ok());
        // Weaker levels are to know no more than their level allows.
        let ponders = settings.pondering && settings.level == Level::FULL;
        let (Some(board), Some(Seated { seat, .. }), true) = (board, player, ponders) else {
            return;
        };
        if board.filled() == 0 {
            return; // nobody has moved, so nobody is thinking
        }
        let position = Position::new(board);
        inbox.until_next(|stop| {
            let allowance = Allowance { patience: Some(LONG), ..Allowance::until(stop) };
            // What comes of it is in the table.
            let _ = seat.choose(&position, SEED, &allowance, &mut |_| {});
        });
    }

    fn allotment(&self, game: &Game) -> Allotment {
        clock::allot(&self.settings.clock, game.stones(), game.rules.cells())
    }

    /// Lets the player think for its time, and tells how it is getting on if it should.
    fn think<T>(
        &mut self,
        rules: &Rules,
        lines: usize,
        allotment: Allotment,
        think: impl FnOnce(&mut Seat, &Allowance, &mut dyn FnMut(&Progress)) -> Result<T, PlayerError>,
    ) -> Result<T, PlayerError> {
        let Session { inbox, out, settings, player, .. } = self;
        let Some(Seated { seat, .. }) = player else { return Err(PlayerError::Over) };
        let begun = Instant::now();
        let most =
            Reach { depth: settings.depth, nodes: settings.nodes, time: Some(allotment.hard) };
        let detail = settings.detail;
        let thought = inbox.while_thinking(|stop| {
            let soft_time = Some(allotment.soft);
            let allowance = Allowance { most, soft_time, lines, ..Allowance::until(stop) };
            think(seat, &allowance, &mut |progress| {
                if detail {
                    // If nobody reads any more, the answer will find out.
                    for line in 0..progress.lines.len() {
                        let _ = writeln!(out, "{}", message(rules, progress, line));
                    }
                    let _ = out.flush();
                }
            })
        });
        settings.used(u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX));
        thought
    }
}

/// One line of a thought, for people to read. The value is from the point of view of whoever began.
fn message(rules: &Rules, found: &Progress, line: usize) -> String {
    let which = match found.lines.len() {
        1 => String::new(),
        _ => format!(" ({})", line + 1),
    };
    let line = &found.lines[line];
    let cells = line.line().iter().filter_map(|name| rules.parse_cell(name).ok());
    let moves: Vec<String> = cells.map(|cell| xy(rules, cell)).collect();
    format!(
        "MESSAGE depth {}{which} value {} nodes {} speed {} time {} ms line {}",
        found.depth(),
        line.verdict(),
        found.nodes(),
        per_second(found.nodes(), found.time),
        found.time.as_millis(),
        moves.join(" ")
    )
}
