//! From the game in a request to a position, with every move checked; and what can be told of one
//! without a search: `state`, `import`, `export`, `hello`.

use crate::refusal::Reasoned;
use crate::{
    Bounds, Code, File, Format, Game, GameFamily, GameNode, GameRef, InARow, Most, Names, Reason,
    Refusal, Standing, State, Threat, Welcome,
};
use engine::{CellThreat, Level, StandingRow};
use games::{Catalogue, Position};
use gametree::Side;
use mnk::{Board, Cell, FileKind, MAX_SIDE, Record, RecordNode};
use players::opening::OpeningRule;

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

    /// The game with all its moves; of a board that was set up, some that lead to it. `None` if none
    /// were found.
    #[must_use]
    pub fn of(position: &Position) -> Option<GameRef> {
        let (first, moves) = match position.game::<Board>() {
            Some(board) => {
                let game = Record::leading_to(board)?;
                (game.begins(), game.moves().iter().map(ToString::to_string).collect())
            }
            None => {
                let moves = position.played().into_iter().map(|played| played.name);
                (position.start().side(), moves.collect())
            }
        };
        Some(GameRef { game: position.name().to_owned(), first, moves })
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
    let names = |cells: &[Cell]| cells.iter().map(ToString::to_string).collect();
    let row = |StandingRow { side, kind, cells, wins_at, playable }| Standing {
        side,
        kind,
        cells: names(&cells),
        wins_at: names(&wins_at),
        playable: names(&playable),
    };
    InARow {
        width: rules.width(),
        height: rules.height(),
        k: rules.k(),
        exact: rules.exact(),
        gravity: rules.gravity(),
        cells: rules.all_cells().map(symbol).collect(),
        dead: board.is_dead(),
        threats: engine::threats(board).into_iter().map(threat).collect(),
        standing: engine::standing_rows(board).into_iter().map(row).collect(),
        unsolvable: solver::supports(rules).err().and_then(|error| error.reason()),
    }
}

/// Reads a file. What it is its name says, or else its beginning; `head` are its first bytes.
pub(crate) fn import(text: &str, name: Option<&str>, head: &[u8]) -> Result<Game, Refusal> {
    if let Some(kind) = FileKind::of(head).or_else(|| FileKind::of(text.as_bytes())) {
        let message = format!("this is {kind}, not a game record; records are .psq and .sgf files");
        let reason = Reason::new("other_file").with("kind", kind.id);
        return Err(Refusal::new(Code::Record, message).because(reason));
    }
    let name = name.map(str::to_ascii_lowercase).unwrap_or_default();
    let text = text.trim_start_matches('\u{feff}');
    let (record, left_out) = if name.ends_with(".psq") {
        (Record::from_psq(text)?, 0)
    } else if name.ends_with(".sgf") || text.trim_start().starts_with('(') {
        Record::from_sgf_counting(text)?
    } else if text.trim_start().starts_with("Piskvorky") {
        (Record::from_psq(text)?, 0)
    } else {
        let wanted = "this is not a record of a game; a .psq file begins with Piskvorky, an .sgf \
                      file with '(;'";
        return Err(Refusal::new(Code::Record, wanted).because(Reason::new("no_record")));
    };
    let player = |side| record.name(side).map(str::to_owned);
    let node = |node: &RecordNode| GameNode {
        parent: node.cell.map(|_| node.parent),
        mv: node.cell.map(|cell| cell.to_string()),
        comment: node.comment.clone(),
    };
    Ok(Game {
        game: record.rules().to_string(),
        first: record.begins(),
        moves: record.moves().iter().map(ToString::to_string).collect(),
        names: Names { x: player(Side::First), o: player(Side::Second) },
        opening: opening_of(&record),
        result: record.result(),
        nodes: record.nodes().iter().map(node).collect(),
        left_out,
    })
}

/// How a record says it was begun.
fn opening_of(record: &Record) -> Option<OpeningRule> {
    let rule: OpeningRule = record.opening()?.to_ascii_lowercase().parse().ok()?;
    rule.check(record.rules()).is_ok().then_some(rule)
}

/// The record of a game with variations, which is of these rules.
fn record_of(board: &Board, first: Side, nodes: &[GameNode]) -> Result<Record, Refusal> {
    let rules = board.rules();
    let mut checked = Vec::with_capacity(nodes.len().min(RecordNode::MOST));
    for node in nodes {
        let cell = node.mv.as_deref().map(|name| rules.parse_cell(name)).transpose();
        let cell = cell.map_err(|error| Refusal::new(Code::Move, error))?;
        let (parent, comment) = (node.parent.unwrap_or(0), node.comment.clone());
        checked.push(RecordNode { parent, cell, comment, time: 0 });
    }
    Record::from_tree(*rules, first, &checked).map_err(|error| Refusal::new(Code::Move, error))
}

/// Writes a game of k in a row as a file.
pub(crate) fn export(
    position: &Position,
    format: Format,
    players: &Names,
    nodes: &[GameNode],
    opening: Option<OpeningRule>,
) -> Result<File, Refusal> {
    let board = board(position, "a record")?;
    let played = Record::from_board(board).map_err(|error| Refusal::new(Code::Record, error))?;
    let record = match format {
        Format::Sgf if !nodes.is_empty() => record_of(board, played.begins(), nodes)?,
        _ => played,
    };
    let record = record
        .with_name(Side::First, players.x.as_deref().unwrap_or_default())
        .with_name(Side::Second, players.o.as_deref().unwrap_or_default())
        .with_opening(&opening.map(|rule| rule.to_string()).unwrap_or_default());
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
            record: bounds.record,
        },
        algorithms: catalogue.algorithms(),
        levels: Level::FULL.number(),
        games: families.map(family).collect(),
        lan: None,
    }
}
