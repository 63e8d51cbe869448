//! From the game in a request to a position, with every move checked; and what can be told of one
//! without a search: `state`, `import`, `export`, `hello`.

use crate::refusal::Reasoned;
use crate::{
    Bounds, Code, File, Format, Game, GameFamily, GameRef, InARow, Most, Names, Reason, Refusal,
    State, Threat, Welcome,
};
use engine::{CellThreat, Level};
use games::{Catalogue, Position};
use gametree::Side;
use mnk::{Board, MAX_SIDE, Record};

impl GameRef {
    /// The position after the last move.
    ///
    /// # Errors
    /// If there is no such game, O cannot begin in it, or a move is illegal.
    pub fn position(&self, catalogue: &Catalogue) -> Result<Position, Refusal> {
        let start = catalogue.position(&self.game)?;
        let begun = match self.first {
            Side::First => Some(start), // as the rules have it
            Side::Second => start.begun_by(Side::Second),
        };
        let mut position = begun.ok_or_else(|| {
            let message =
                format!("O cannot begin in {}; only in k in a row either side can", self.game);
            Refusal::new(Code::Rules, message)
        })?;
        let (sent, most) = (self.moves.len(), position.longest() as usize);
        if sent > most {
            let game = position.name();
            let message =
                format!("{sent} moves are too many; no game of {game} has more than {most}");
            return Err(Refusal::new(Code::Limit, message));
        }
        position.play_all(&self.moves).map_err(|illegal| {
            let refusal = Refusal::new(Code::Move, &illegal);
            Refusal { at: Some(illegal.at), reason: illegal.error.reason, ..refusal }
        })?;
        Ok(position)
    }

    /// The position, if the game is not over.
    ///
    /// # Errors
    /// As [`position`](GameRef::position), or if it is.
    pub(crate) fn unfinished(&self, catalogue: &Catalogue) -> Result<Position, Refusal> {
        let position = self.position(catalogue)?;
        match position.outcome() {
            None => Ok(position),
            Some(outcome) => {
                let message = format!("the game is over, {outcome}; take a move back");
                Err(Refusal::new(Code::Over, message))
            }
        }
    }
}

/// The board, if a position is one of k in a row.
///
/// # Errors
/// If it is not; `what` is what only k in a row has.
pub(crate) fn board<'a>(position: &'a Position, what: &str) -> Result<&'a Board, Refusal> {
    position.game::<Board>().ok_or_else(|| {
        let message = format!("{what} supports only k in a row, not {}", position.name());
        Refusal::new(Code::Rules, message).because(Reason::new("only_in_a_row"))
    })
}

/// What is on the board, and what can be played.
pub(crate) fn state(position: &Position, catalogue: &Catalogue) -> State {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let board = position.game::<Board>();
    State {
        game: position.name().to_owned(),
        family: catalogue.family_of(position.name()),
        scene: position.scene(),
        played: position.played(),
        evaluators: owned(position.evaluators()),
        orders: owned(position.orders()),
        engine: board.is_some(),
        in_a_row: board.map(in_a_row),
    }
}

fn in_a_row(board: &Board) -> InARow {
    let rules = board.rules();
    let symbol = |cell| board.stone(cell).map_or('.', |side| side.symbol().to_ascii_lowercase());
    let threat = |CellThreat { cell, side, kind }| Threat { cell: cell.to_string(), side, kind };
    InARow {
        width: rules.width(),
        height: rules.height(),
        k: rules.k(),
        exact: rules.exact(),
        gravity: rules.gravity(),
        cells: rules.all_cells().map(symbol).collect(),
        dead: board.is_dead(),
        threats: engine::threats(board).into_iter().map(threat).collect(),
        unsolvable: solver::supports(rules).err().and_then(|error| error.reason()),
    }
}

/// Reads a file. What it is its name says, or else its beginning.
pub(crate) fn import(text: &str, name: Option<&str>) -> Result<Game, Refusal> {
    let name = name.map(str::to_ascii_lowercase).unwrap_or_default();
    let text = text.trim_start_matches('\u{feff}');
    let record = if name.ends_with(".psq") {
        Record::from_psq(text)?
    } else if name.ends_with(".sgf") || text.trim_start().starts_with('(') {
        Record::from_sgf(text)?
    } else if text.trim_start().starts_with("Piskvorky") {
        Record::from_psq(text)?
    } else {
        let wanted = "this is not a record of a game; a .psq file begins with Piskvorky, an .sgf \
                      file with '(;'";
        return Err(Refusal::new(Code::Record, wanted).because(Reason::new("no_record")));
    };
    let player = |side| record.name(side).map(str::to_owned);
    Ok(Game {
        game: record.rules().to_string(),
        first: record.begins(),
        moves: record.moves().iter().map(ToString::to_string).collect(),
        names: Names { x: player(Side::First), o: player(Side::Second) },
        result: record.result(),
    })
}

/// Writes a game of k in a row as a file.
pub(crate) fn export(
    position: &Position,
    format: Format,
    players: &Names,
) -> Result<File, Refusal> {
    let board = board(position, "a record")?;
    let record = Record::from_board(board)
        .map_err(|error| Refusal::new(Code::Record, error))?
        .with_name(Side::First, players.x.as_deref().unwrap_or_default())
        .with_name(Side::Second, players.o.as_deref().unwrap_or_default());
    let (ending, mime, text) = match format {
        Format::Psq => ("psq", "text/plain", record.to_psq()),
        Format::Sgf => ("sgf", "application/x-go-sgf", record.to_sgf()),
        Format::Position => ("txt", "text/plain", format!("{board}\n")),
    };
    let rules = board.rules().to_string().replace('+', "-");
    Ok(File { name: format!("inarow-{rules}.{ending}"), mime: mime.to_owned(), text })
}

/// What this program can do.
pub(crate) fn welcome(catalogue: &Catalogue, bounds: &Bounds) -> Welcome {
    let families = catalogue.families().iter().filter(|family| !family.games.is_empty());
    let family =
        |family: &games::Family| GameFamily { id: family.id.clone(), games: family.games.clone() };
    Welcome {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        limits: Most {
            cells: usize::from(MAX_SIDE).pow(2),
            ms: bounds.time.as_millis() as u64,
            lines: Bounds::LINES,
            message: bounds.message,
        },
        algorithms: catalogue.algorithms(),
        levels: Level::FULL.number(),
        games: families.map(family).collect(),
    }
}
