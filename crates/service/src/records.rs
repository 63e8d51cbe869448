//! `import` and `export`: games as files.

use crate::event::{File, Game};
use crate::game::names;
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use crate::request::{Format, Names};
use gametree::Side;
use mnk::{Board, Record};

/// Reads a file. What it is its name says, or else its beginning.
pub(crate) fn import(text: &str, name: Option<&str>) -> Result<Game, Refusal> {
    let name = name.map(str::to_ascii_lowercase).unwrap_or_default();
    let text = text.trim_start_matches('\u{feff}');
    let psq = || Record::from_psq(text).map_err(|error| Refusal::of(Code::Record, &error));
    let record = if name.ends_with(".psq") {
        psq()?
    } else if name.ends_with(".sgf") || text.trim_start().starts_with('(') {
        Record::from_sgf(text).map_err(|error| Refusal::of(Code::Record, &error))?
    } else if text.trim_start().starts_with("Piskvorky") {
        psq()?
    } else {
        let wanted = "this is no record of a game; a .psq file begins with Piskvorky, \
                      an .sgf file with '(;'";
        return Err(Refusal::new(Code::Record, wanted).because(Reason::new("no_record")));
    };
    let player = |side| record.name(side).map(str::to_owned);
    Ok(Game {
        rules: record.rules().to_string(),
        first: record.begins().into(),
        moves: names(record.moves()),
        names: Names { x: player(Side::First), o: player(Side::Second) },
        result: record.result().map(Into::into),
    })
}

/// Writes a game as a file.
pub(crate) fn export(board: &Board, format: Format, players: &Names) -> Result<File, Refusal> {
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
