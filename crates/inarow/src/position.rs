//! Which position a command is about: a game by name or a record in a file, a position that is set
//! up, and moves from there.

use crate::App;
use anyhow::{Context, anyhow, bail};
use clap::Args;
use games::Position;
use gametree::Side;
use mnk::{Board, Record, Rules};
use protocol::GameRef;
use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// No record of a game is as large as this.
const LARGEST_FILE: u64 = 1 << 20;

/// `--position` and `--moves`, the same for every command that has them.
#[derive(Args, Clone, Debug, Default)]
pub struct PositionArgs {
    /// Moves to play first, such as "b2 a1"; with gravity the letter of a column will do
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub moves: Option<String>,

    /// A position of k in a row to begin with: rows from the top, numbers for empty cells, and the
    /// side to move, such as "x1o/1x1/3 o"
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    pub position: Option<String>,
}

/// `GAME`, `FILE` or `GAME FILE`, with `--position` and `--moves`.
#[derive(Args, Debug)]
pub struct SubjectArgs {
    /// The game, such as 3x3x3 or reversi, or a record of k in a row: a .psq or .sgf file
    #[arg(value_name = "GAME|FILE")]
    pub what: OsString,

    /// A record to play by the rules given
    pub file: Option<PathBuf>,

    #[command(flatten)]
    pub position: PositionArgs,
}

impl PositionArgs {
    /// Whether neither was given.
    fn is_empty(&self) -> bool {
        self.moves.is_none() && self.position.is_none()
    }

    /// The position in this game, with the moves played on it.
    pub fn of(&self, app: &App, game: &str) -> anyhow::Result<Position> {
        let start = match &self.position {
            None => app.catalogue().position(game)?,
            Some(text) => app.catalogue().adopt(Position::new(set_up(app, game, text)?)),
        };
        self.after_moves(start)
    }

    /// The position with the moves played on it.
    pub fn after_moves(&self, mut start: Position) -> anyhow::Result<Position> {
        let moves = self.moves.as_deref().unwrap_or_default();
        let names = moves.split([' ', ',', '\t', '\n', '\r']).filter(|name| !name.is_empty());
        start
            .play_all(names)
            .map_err(|illegal| anyhow!("move {} of --moves: {}", illegal.at + 1, illegal.error))?;
        Ok(start)
    }
}

impl SubjectArgs {
    /// The position that is asked about.
    pub fn position(&self, app: &App) -> anyhow::Result<Position> {
        match self.record(app)? {
            None => self.position.of(app, &self.what.to_string_lossy()),
            Some(record) => position_of(app, &record),
        }
    }

    /// The record that is meant by `GAME FILE` or `FILE`; none if the only argument is a game.
    pub fn record(&self, app: &App) -> anyhow::Result<Option<Record>> {
        let record = match &self.file {
            Some(file) => {
                read(file, Some(in_a_row(app, &self.what.to_string_lossy(), "a record")?))?
            }
            None if self.is_file(app) => read(Path::new(&self.what), None)?,
            None => return Ok(None),
        };
        if !self.position.is_empty() {
            bail!("a file has its own moves; --moves and --position go with a game alone");
        }
        Ok(Some(record))
    }

    /// Whether the only argument is the name of a file rather than of a game.
    fn is_file(&self, app: &App) -> bool {
        let path = Path::new(&self.what);
        let extension = path.extension().map(|extension| extension.to_ascii_lowercase());
        let is_game = || app.catalogue().position(&self.what.to_string_lossy()).is_ok();
        extension.is_some_and(|extension| extension == "psq" || extension == "sgf")
            || (path.exists() && !is_game())
    }
}

/// The rules of a game of k in a row. `what` is what other games do not have.
pub fn in_a_row(app: &App, game: &str, what: &str) -> anyhow::Result<Rules> {
    let position = app.catalogue().position(game)?;
    match position.game::<Board>() {
        Some(board) => Ok(*board.rules()),
        None => bail!(
            "{what} supports only k in a row, such as 3x3x3; {} works in play, search, analyse, \
             explain, show, perft and lab",
            position.name()
        ),
    }
}

/// Reads rows and side, with or without the rules in front of them.
fn set_up(app: &App, game: &str, text: &str) -> anyhow::Result<Board> {
    let rules = in_a_row(app, game, "--position")?;
    let words = text.split_whitespace().count();
    let board = if words < 3 { Board::from_position(rules, text) } else { text.parse::<Board>() };
    let board = board.context("--position")?;
    if *board.rules() != rules {
        bail!("--position is one of {}, but the game is {rules}", board.rules());
    }
    Ok(board)
}

/// The last position of a record, with all its moves.
pub fn position_of(app: &App, record: &Record) -> anyhow::Result<Position> {
    let start = app.catalogue().position(&record.rules().to_string())?;
    let mut position = start.begun_by(record.begins()).unwrap_or(start);
    position.play_all(record.moves().iter().map(ToString::to_string))?;
    Ok(position)
}

/// Reads a record, and plays it by other rules than its own if some are given.
fn read(path: &Path, rules: Option<Rules>) -> anyhow::Result<Record> {
    let name = path.display();
    let unreadable = |error| anyhow!("cannot read {name}: {error}");
    // Opening a pipe would wait for somebody to write to it.
    if !path.metadata().map_err(unreadable)?.is_file() {
        bail!("cannot read {name}: it is not a file");
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST_FILE {
        bail!("{name} is larger than 1 MB, too large for a record of a game");
    }
    let record = Record::read_bytes(&path.to_string_lossy(), &bytes);
    let record = record.with_context(|| name.to_string())?;
    let Some(rules) = rules else { return Ok(record) };
    let (own, size) = (record.rules(), (rules.width(), rules.height()));
    if (own.width(), own.height()) != size {
        bail!("{name} has a board of {}x{}, not that of {rules}", own.width(), own.height());
    }
    let moves = record.moves().iter().copied();
    let again = Record::new(rules, record.begins(), moves)
        .with_context(|| format!("{name} by the rules {rules}"))?;
    let named = Side::BOTH
        .into_iter()
        .fold(again, |again, side| again.with_name(side, record.name(side).unwrap_or_default()));
    Ok(named)
}

/// The game with all its moves. For a board that was set up these are some that lead to it.
pub fn game_ref(position: &Position) -> anyhow::Result<GameRef> {
    GameRef::of(position)
        .context("no order of moves that leads to this --position was found; give --moves instead")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(position: Option<&str>, moves: Option<&str>) -> anyhow::Result<String> {
        let own = |text: Option<&str>| text.map(str::to_owned);
        let args = PositionArgs { position: own(position), moves: own(moves) };
        let position = args.of(&App::new(), "3x3x3")?;
        Ok(position.game::<Board>().map(ToString::to_string).unwrap_or_default())
    }

    #[test]
    fn a_position_may_repeat_its_rules() {
        let short = board(Some("x1o/1x1/3 o"), None).unwrap();
        assert_eq!(board(Some("3x3x3 x1o/1x1/3 o"), None).unwrap(), short);
        let other = board(Some("4x4x4 4/4/4/4 x"), None).unwrap_err().to_string();
        assert!(other.contains("4x4x4") && other.contains("3x3x3"), "{other}");
    }

    #[test]
    fn moves_are_played_after_the_position() {
        let both = board(Some("x1o/1x1/3 o"), Some("c1, a1")).unwrap();
        assert_eq!(both, "3x3x3 x1o/1x1/x1o o");
        let error = board(None, Some("b2 b2")).unwrap_err();
        assert!(format!("{error:#}").starts_with("move 2 of --moves: b2 is taken"));
    }

    #[test]
    fn what_only_k_in_a_row_has_says_so() {
        let refused = in_a_row(&App::new(), "reversi:6", "solve").unwrap_err().to_string();
        assert!(refused.starts_with("solve supports only k in a row"), "{refused}");
        assert!(refused.contains("reversi:6 works in play, search"), "{refused}");
    }
}
