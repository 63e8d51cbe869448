//! The files of a report, in memory.

use super::{Maker, document, html, markdown};
use crate::compare::{Results, table};
use words::{Language, Words};

/// A file in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it goes in the folder, parts separated by `/`.
    pub path: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// All files of a report: `report.html`, `report.md`, `results.csv`, `results.json`, `table.txt`
/// and the plots.
///
/// # Errors
/// If a plot cannot be drawn.
#[cfg(feature = "plots")]
pub fn files(
    results: &Results,
    language: Language,
    maker: Maker<'_>,
) -> Result<Vec<File>, crate::plot::PlotError> {
    let mut files = texts(results, language, maker);
    for plot in crate::plot::plots(results, &Words::new(language)) {
        let name = &plot.name;
        files.push(text(&format!("plots/{name}.svg"), plot.chart.svg(name)));
        files.push(File { path: format!("plots/{name}.png"), content: plot.chart.png()? });
    }
    Ok(files)
}

/// The files of a report that are text.
#[must_use]
pub fn texts(results: &Results, language: Language, maker: Maker<'_>) -> Vec<File> {
    let report = document(results, language, maker);
    let words = Words::new(language);
    vec![
        text("table.txt", table(results, &words)),
        text("results.csv", results.csv()),
        text("results.json", results.json()),
        text("report.html", html(&report)),
        text("report.md", markdown(&report)),
    ]
}

fn text(path: &str, content: String) -> File {
    File { path: path.to_owned(), content: content.into_bytes() }
}
