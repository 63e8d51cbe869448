//! `_inarow.Results`: what a comparison has measured, and its reports.

use crate::error::{error, internal};
use crate::program::words_of;
use crate::work;
use games::Position;
use inarow::whole_file;
use lab::compare::table;
use lab::plot::plots;
use lab::report::{HandIn, Maker, Sample, Source, document, files, html};
use players::Player;
use pyo3::prelude::*;
use std::path::PathBuf;
use words::Words;

/// What was measured.
#[pyclass(module = "inarow._inarow", frozen)]
pub struct Results {
    pub results: lab::compare::Results,
    /// The first of the positions, which knows the searches of its user.
    pub start: Option<Position>,
}

/// What its author adds to a report.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct HandedIn {
    title: Option<String>,
    author: Option<String>,
    group: Option<String>,
    date: Option<String>,
    state: Option<String>,
    sources: Vec<(String, String)>,
    sample: Option<(String, String)>,
    call: Option<String>,
}

#[pymethods]
impl Results {
    /// Everything, as JSON.
    fn json(&self) -> String {
        self.results.json()
    }

    /// The table, as CSV.
    fn csv(&self) -> String {
        self.results.csv()
    }

    /// The table, as text.
    fn table(&self, language: &str) -> PyResult<String> {
        Ok(table(&self.results, &words_of(language)?))
    }

    /// The plots: what each shows, its position, its evaluator, and the drawing as SVG.
    fn plots(&self, language: &str) -> PyResult<Vec<(String, String, String, String)>> {
        let words = Words::new(language.parse().map_err(error)?);
        let drawn = plots(&self.results, &words).into_iter().map(|plot| {
            let svg = plot.chart.svg(&plot.name);
            (plot.kind.name().to_owned(), plot.game, plot.evaluator, svg)
        });
        Ok(drawn.collect())
    }

    /// The report as a page, or, with a folder, all its files there.
    fn report(
        &self,
        py: Python<'_>,
        folder: Option<PathBuf>,
        language: &str,
        hand_in: HandedIn,
    ) -> PyResult<String> {
        let words = words_of(language)?;
        let HandedIn { title, author, group, date, state, sources, sample, call } = hand_in;
        let sources = sources.into_iter().map(|(name, text)| Source { name, text }).collect();
        let sample = match (&self.start, sample) {
            (Some(start), Some((first, second))) => {
                let player = |text: String| text.parse::<Player>().map_err(error);
                let players = [player(first)?, player(second)?];
                let played =
                    work::run(py, None, |stop, _| Sample::play(start, &players, &words, stop))?;
                played.map_err(|reason| error(format!("sample: {reason}")))?
            }
            _ => None,
        };
        let hand_in = HandIn { title, author, group, date, state, sources, sample };
        let call = call.as_deref();
        let maker =
            Maker { program: "inarow", out: None, options: &[], hand_in: Some(&hand_in), call };
        let language = words.language();
        if let Some(folder) = folder {
            let files = work::run(py, None, |_, _| files(&self.results, language, maker))?;
            let files = files.map_err(|reason| internal(&reason.to_string()))?;
            let files = files.iter().map(|file| (file.path.as_str(), file.content.as_slice()));
            whole_file::write_all(&folder, files).map_err(|reason| error(format!("{reason:#}")))?;
        }
        Ok(html(&document(&self.results, language, maker)))
    }
}
