//! The table as Markdown, inside a page whose other text stays.

use super::row::Row;
use crate::commands::solve::whole_file::{WholeFile, cannot_write};
use crate::say;
use anyhow::{anyhow, bail};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The table stands between these lines.
const BEGIN: &str = "<!-- begin of the table of inarow solve --table -->";
const END: &str = "<!-- end of the table -->";

/// A page, read before the games are solved.
#[derive(Debug)]
pub struct Page {
    path: PathBuf,
    before: String,
    after: String,
}

impl Page {
    /// The page at this path, or a new one; it has to have the two lines and to be writable.
    pub fn open(path: &Path) -> anyhow::Result<Page> {
        let name = path.display();
        WholeFile::new(path)?;
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                format!("# Solved games\n\n{BEGIN}\n{END}\n")
            }
            Err(error) => return Err(anyhow!("cannot read {name}: {error}")),
        };
        let parts = text.split_once(BEGIN).and_then(|(before, rest)| {
            rest.split_once(END).map(|(_, after)| (before.to_owned(), after.to_owned()))
        });
        let Some((before, after)) = parts else {
            bail!("{name} has no place for the table: a line '{BEGIN}' and after it '{END}'");
        };
        Ok(Page { path: path.to_owned(), before, after })
    }

    /// Writes the page with this table.
    pub fn write(&self, rows: &[Row], limit: Duration) -> anyhow::Result<()> {
        let mut file = WholeFile::new(&self.path)?;
        let Page { before, after, path } = self;
        write!(file, "{before}{BEGIN}\n{}{END}{after}", table(rows, limit))
            .map_err(|error| cannot_write(path, &error))?;
        file.keep()?;
        Ok(())
    }
}

fn table(rows: &[Row], limit: Duration) -> String {
    let mut text = "\
| game | value | positions | of another solver | time | certificate, bytes | checked in | published |
|---|---|---|---|---|---|---|---|
"
    .to_owned();
    for row in rows {
        let (value, time) = match row.value {
            Some(value) => (value.to_owned(), duration(row.time_ms)),
            None => (
                format!("not found; {} elsewhere", row.known_value),
                format!("not finished in {} s", limit.as_secs()),
            ),
        };
        let bytes = match (row.value, row.certificate_bytes) {
            (_, Some(bytes)) => say::count(bytes),
            (Some(_), None) => format!("not finished in {} s", limit.as_secs()),
            (None, None) => String::new(),
        };
        let cells = [
            row.rules.clone(),
            value,
            say::count(row.nodes),
            row.known_nodes.map_or(String::new(), say::count),
            time,
            bytes,
            row.check_ms.map_or(String::new(), duration),
            row.published.clone().unwrap_or_default(),
        ];
        text.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    text
}

fn duration(milliseconds: f64) -> String {
    say::time(Duration::from_secs_f64(milliseconds / 1000.0))
}
