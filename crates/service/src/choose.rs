//! `move`: the computer plays.

use crate::bounds::{Bounds, Stop};
use crate::budget::{Budget, milliseconds};
use crate::event::{Ended, Event, Moved};
use crate::refusal::{Code, Refusal};
use crate::request::Player;
use crate::textbook;
use crate::thinker::Engines;
use engine::{Level, Thought};
use mnk::Board;
use std::time::Duration;

pub(crate) fn choose(
    board: &Board,
    player: &Player,
    seed: u64,
    bounds: &Bounds,
    stop: &Stop,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Moved, Refusal> {
    match player {
        Player::Level { level } => {
            let number = Refusal::unless_within("the level", *level, 1..=10)? as u8;
            let level = Level::new(number).unwrap_or(Level::FULL);
            let budget = Budget::new(bounds, bounds.move_time, stop);
            play_at(board, level, seed, &budget, engines, send)
        }
        Player::Depth { depth } => {
            let depth = Refusal::unless_within("the depth", *depth, 1..=Bounds::DEPTH)? as u32;
            let budget = Budget::new(bounds, bounds.time, stop);
            play(board, &Budget { depth: Some(depth), ..budget }, engines, send)
        }
        Player::Time { ms } => {
            let most = bounds.time.as_millis() as u64;
            let ms = Refusal::unless_within("the time in ms", *ms, 1..=most)?;
            play(board, &Budget::new(bounds, Duration::from_millis(ms), stop), engines, send)
        }
        Player::Algorithm { algorithm, depth, evaluator } => {
            let how = textbook::Textbook::new(algorithm, *depth, evaluator.as_deref())?;
            how.play(board, seed, bounds, stop, send)
        }
    }
}

/// The engine with nothing but a budget to hold it back.
fn play(
    board: &Board,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Moved, Refusal> {
    let engine = engines.for_rules(board.rules());
    let told = |thought: &Thought| tell(thought, board, budget, send);
    let thought = engine.think(board, &budget.limits(1), told);
    let thought = thought.ok_or_else(nothing_found)?;
    moved(&thought, board, budget, budget.ended(&thought, board))
}

/// The engine as well as a level allows.
fn play_at(
    board: &Board,
    level: Level,
    seed: u64,
    budget: &Budget,
    engines: &mut Engines,
    send: &mut dyn FnMut(Event),
) -> Result<Moved, Refusal> {
    let full = level == Level::FULL;
    let engine = if full { engines.for_rules(board.rules()) } else { engines.quick() };
    let told = |thought: &Thought| tell(thought, board, budget, send);
    let thought = engine.think_at(board, level, seed, &budget.limits(1), told);
    let thought = thought.ok_or_else(nothing_found)?;
    let ended = match budget.ended(&thought, board) {
        // The level has a limit of its own.
        Ended::Complete if !full && !is_settled(&thought) => match level.number() {
            0..=6 => Ended::Depth,
            _ => Ended::Nodes,
        },
        ended => ended,
    };
    moved(&thought, board, budget, ended)
}

fn is_settled(thought: &Thought) -> bool {
    thought.lines.first().is_some_and(|line| line.value.is_decided())
}

fn tell(thought: &Thought, board: &Board, budget: &Budget, send: &mut dyn FnMut(Event)) {
    if thought.depth > 0 {
        send(Event::Thinking(budget.thinking(thought, board)));
    }
}

/// The move to play is the first one of the first line.
fn moved(
    thought: &Thought,
    board: &Board,
    budget: &Budget,
    ended: Ended,
) -> Result<Moved, Refusal> {
    let line = budget.lines(thought, board).into_iter().next().ok_or_else(nothing_found)?;
    let mv = line.moves.first().cloned().ok_or_else(nothing_found)?;
    Ok(Moved {
        mv,
        value: line.value,
        line: line.moves,
        depth: thought.depth,
        nodes: thought.nodes,
        time_ms: milliseconds(budget.start.elapsed()),
        ended,
    })
}

pub(crate) fn nothing_found() -> Refusal {
    Refusal::new(Code::Internal, "no move was found")
}
