//! The results of a comparison as files, the same as `inarow lab compare --out` writes.

use super::compare::checked;
use super::pack::pack;
use super::sane::{check_cells, check_machine};
use crate::bounds::{Bounds, Stop};
use crate::event::{Event, File};
use crate::event_of_lab::Binary;
use crate::refusal::{Code, Refusal};
use crate::request::ReportFormat;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lab::compare::{Cell, Machine, Results, Settings};
use lab::report::{document, files, html};
use lab::words::Language;

/// The folder that the command to repeat it writes to, and the one inside of archives.
const FOLDER: &str = "report";
/// The most bytes of a file that is sent.
const MOST_BYTES: usize = 16 << 20;

/// What was measured, with the settings it was measured by.
pub(crate) struct Told<'a> {
    pub settings: &'a Settings,
    pub cells: &'a [Cell],
    pub machine: &'a Machine,
}

/// A file of the report in a language.
pub(crate) fn report(
    told: &Told<'_>,
    language: &str,
    format: ReportFormat,
    bounds: &Bounds,
    stop: &Stop,
) -> Result<Event, Refusal> {
    if stop.is_stopped() {
        let message = "stopped before the report was written; ask again";
        return Err(Refusal::new(Code::Stopped, message));
    }
    let language: Language = language.parse().map_err(|error| Refusal::new(Code::Limit, error))?;
    let comparison = checked(told.settings, bounds)?;
    check_cells(told.cells)?;
    check_machine(told.machine)?;
    let results = comparison.results(told.cells.to_vec(), told.machine.clone());
    if results.cells.is_empty() {
        let message = "nothing was measured yet, so there is nothing to report";
        return Err(Refusal::new(Code::Record, message));
    }
    let text = |name: &str, mime: &str, text: String| {
        let (name, mime) = (name.to_owned(), mime.to_owned());
        bounded(text.len()).map(|()| Event::File(File { name, mime, text }))
    };
    match format {
        ReportFormat::Html => {
            let page = html(&document(&results, language, Some(FOLDER)));
            text("report.html", "text/html", page)
        }
        ReportFormat::Csv => text("results.csv", "text/csv", results.csv()),
        ReportFormat::Json => text("results.json", "application/json", results.json()),
        ReportFormat::Markdown => archive("report-markdown", &results, language, |path| {
            path == "report.md" || path.ends_with(".png")
        }),
        ReportFormat::Svg => {
            archive("plots-svg", &results, language, |path| path.ends_with(".svg"))
        }
        ReportFormat::Png => {
            archive("plots-png", &results, language, |path| path.ends_with(".png"))
        }
        ReportFormat::All => archive(FOLDER, &results, language, |_| true),
    }
}

/// Those files of the report that are wanted, as one.
fn archive(
    name: &str,
    results: &Results,
    language: Language,
    wanted: impl Fn(&str) -> bool,
) -> Result<Event, Refusal> {
    let mut all = files(results, language, Some(FOLDER))
        .map_err(|error| Refusal::new(Code::Internal, error))?;
    all.retain(|file| wanted(&file.path));
    let packed = STANDARD.encode(pack(name, &all)?);
    bounded(packed.len())?;
    let (name, mime) = (format!("{name}.zip"), "application/zip".to_owned());
    Ok(Event::Binary(Binary { name, mime, base64: packed }))
}

fn bounded(bytes: usize) -> Result<(), Refusal> {
    match bytes > MOST_BYTES {
        true => {
            let message = format!("the file has {bytes} bytes; at most {MOST_BYTES} are sent");
            Err(Refusal::new(Code::TooLarge, message))
        }
        false => Ok(()),
    }
}
