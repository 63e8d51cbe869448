//! The known games, solved one after the other, as a table.

mod page;
mod row;
mod rows;

use super::SolveArgs;
use crate::interrupt::Interrupt;
use crate::say;
use anyhow::{anyhow, bail};
use page::Page;
use row::Row;
use std::io::{self, Write};
use std::time::Duration;

/// How long one game may take, unless it is said.
const LIMIT: Duration = Duration::from_secs(300);

pub fn run(args: &SolveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let games = rows::all()?;
    let page = Page::open(&args.out)?;
    let limit = args.time.map_or(LIMIT, Duration::from_millis);
    let rows = Interrupt::install().during(|stop| {
        let mut rows = Vec::new();
        for known in games.iter().filter(|known| known.is_quick || !args.quick) {
            let row = row::solve(known, args.hash, limit, stop, out)?;
            match args.json {
                true => crate::commands::print_json(out, &row)?,
                false => print(out, &row)?,
            }
            rows.push(row);
        }
        anyhow::Ok(rows)
    });
    let rows = rows.map_err(unheard)?;
    page.write(&rows, limit)?;
    if !args.json {
        writeln!(out, "{}: {} games", args.out.display(), rows.len())?;
    }
    match rows.iter().filter(|row| row.certificate_bytes.is_none()).count() {
        0 => Ok(()),
        unfinished => bail!("{unfinished} of {} games were not finished in time", rows.len()),
    }
}

/// Whoever reads no further has not asked for half a table.
fn unheard(error: anyhow::Error) -> anyhow::Error {
    match error.downcast_ref::<io::Error>() {
        Some(failed) if failed.kind() == io::ErrorKind::BrokenPipe => {
            anyhow!("stopped before all games were solved: nobody reads the output")
        }
        _ => error,
    }
}

fn print(out: &mut impl Write, row: &Row) -> io::Result<()> {
    let time = say::time(Duration::from_secs_f64(row.time_ms / 1000.0));
    let (value, nodes) = (row.value.unwrap_or("open"), say::count(row.nodes));
    let proof = match (row.certificate_bytes, row.check_ms) {
        (Some(bytes), Some(check)) => {
            let check = say::time(Duration::from_secs_f64(check / 1000.0));
            format!("{:>14} bytes, checked in {check}", say::count(bytes))
        }
        _ => "   not finished".to_owned(),
    };
    writeln!(out, "{:<8} {value:<6} {nodes:>14} positions {time:>9} {proof}", row.rules)
}
