//! Why somebody cannot play.

use games::{SearchError, UnknownSearch};
use pipe::CommandError;

/// Why a text is not a player, or why that player cannot play here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PlayerError {
    #[error(
        "{0} is not a player; write human, random, exact, engine:4 (a level, 1 to 10), engine:2s (a \
         time for a move), pipe:COMMAND (a program), or ALGORITHM with :DEPTH, :NODESn, :TIME or \
         :EVALUATOR behind it, such as alpha-beta:6:open-lines or mcts:20000n"
    )]
    Unknown(String),
    #[error("{player}: {reason}")]
    Command { player: String, reason: CommandError },
    #[error("{player}: {name} takes nothing behind it")]
    Alone { player: String, name: String },
    #[error(
        "{player}: {part} is not possible; a depth, a number of nodes and a time must be at least 1, \
         such as 6, 20000n or 500ms"
    )]
    Number { player: String, part: String },
    #[error(
        "{player}: {part} is neither a depth, such as 6, nor a number of nodes, such as 20000n, nor a \
         time, such as 2s or 500ms, nor the name of an evaluator"
    )]
    Part { player: String, part: String },
    #[error("{player} gives the {what} twice")]
    Twice { player: String, what: &'static str },
    #[error("{0}: the levels of the engine are 1 to 10, such as engine:4")]
    Level(String),
    #[error(
        "{0}: the engine has an evaluation of its own, and needs a level, a time, a depth or a number \
         of nodes: engine:4, engine:2s, engine:6d or engine:100000n"
    )]
    Engine(String),
    #[error("a person plays their own moves; name a computer player here, such as engine:4")]
    Human,
    #[error("{0}; other players are human, random, exact, engine:LEVEL and engine:TIME")]
    Algorithm(UnknownSearch),
    #[error(transparent)]
    Search(#[from] SearchError),
    #[error(
        "exact cannot play {0}: it is too large to be searched to the end; exact plays k in a row on \
         boards of up to {cells} cells, with gravity of up to {most} with one more row, such as \
         7x6x4+gravity, and other games of up to {squares} squares, such as reversi:4 (engine:10 plays \
         everything)",
        cells = crate::seat::EXACT_CELLS,
        most = solver::MOST_CELLS,
        squares = crate::seat::EXACT_SQUARES
    )]
    NotExact(String),
    #[error("the game is over; there is no move to choose")]
    Over,
    #[error("{0} found no move")]
    NoMove(String),
    #[error("{player} chose {mv}, which is not a legal move here")]
    Illegal { player: String, mv: String },
}
