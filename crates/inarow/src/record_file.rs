//! Records of games in files, for the commands that take one in place of rules and moves.

use anyhow::{Context, anyhow, bail};
use gametree::Side;
use mnk::{Record, Rules};
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// No record of a game is as large as this.
const LARGEST_FILE: u64 = 1 << 20;

/// The record that is meant by `RULES FILE` or `FILE`; none if the only argument is rules.
pub fn find(what: &OsStr, file: Option<&Path>) -> anyhow::Result<Option<Record>> {
    match file {
        Some(file) => Ok(Some(read(file, Some(parse_rules(what)?))?)),
        None if is_file(what) => Ok(Some(read(Path::new(what), None)?)),
        None => Ok(None),
    }
}

/// Whether the only argument is the name of a file rather than rules.
fn is_file(what: &OsStr) -> bool {
    let path = Path::new(what);
    let extension = path.extension().map(|extension| extension.to_ascii_lowercase());
    extension.is_some_and(|extension| extension == "psq" || extension == "sgf")
        || (parse_rules(what).is_err() && path.exists())
}

/// Reads the rules of a game.
pub fn parse_rules(text: &OsStr) -> anyhow::Result<Rules> {
    Ok(text.to_string_lossy().parse::<Rules>()?)
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
        bail!("{name} is larger than 1 MB; that is no record of a game");
    }
    // Names of players may be in any encoding, and nothing else is in more than ASCII.
    let text = String::from_utf8_lossy(&bytes);
    let record = Record::read(&path.to_string_lossy(), &text).with_context(|| name.to_string())?;
    let Some(rules) = rules else { return Ok(record) };
    let (own, size) = (record.rules(), (rules.width(), rules.height()));
    if (own.width(), own.height()) != size {
        bail!(
            "{name} has a board of {}x{}, which is not that of {rules}",
            own.width(),
            own.height()
        );
    }
    let moves = record.moves().iter().copied();
    let again = Record::new(rules, record.begins(), moves)
        .with_context(|| format!("{name} by the rules {rules}"))?;
    let named = Side::BOTH
        .into_iter()
        .fold(again, |again, side| again.with_name(side, record.name(side).unwrap_or_default()));
    Ok(named)
}
