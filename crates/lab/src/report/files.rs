//! The files of a report, in memory, and the command line that makes them again.

use super::{Maker, document, html, markdown};
use crate::compare::{Results, Settings, depths_text, table};
use gametree::Scoring;
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

/// The command that compares the same again and writes the same report, for a shell.
#[must_use]
pub fn command(maker: Maker<'_>, settings: &Settings, language: Language) -> String {
    let mut words: Vec<String> = [maker.program, "lab", "compare"].map(str::to_owned).to_vec();
    words.extend(settings.games.iter().chain(maker.options).cloned());
    let mut option = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    for moves in &settings.moves {
        option("moves", moves.clone());
    }
    option("algorithms", settings.algorithms.join(","));
    option("depths", depths_text(&settings.depths));
    if !settings.evaluators.is_empty() {
        option("evaluators", settings.evaluators.join(","));
    }
    option("repeats", settings.repeats.to_string());
    option("cell-limit", (settings.cell_limit_ms as f64 / 1e3).to_string());
    if settings.scoring == Scoring::Distance {
        option("scoring", "distance".to_owned());
    }
    if let Some(out) = maker.out {
        option("out", out.to_owned());
    }
    if language != Language::default() {
        option("lang", language.code().to_owned());
    }
    // No word can have a zero byte in it: it came from a command line or from JSON that was checked.
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_as_it_would_be_typed() {
        let czech: Language = "cs".parse().unwrap();
        let mut settings = Settings::of_games(&["3x3x3"]);
        settings.moves = vec!["b2 a1".to_owned()];
        settings.cell_limit_ms = 500;
        let options = ["--player", "mine=python3 a.py"].map(str::to_owned);
        let out = Some("it's mine");
        let maker = Maker { program: "inarow", out, options: &options, hand_in: None, call: None };
        let text = command(maker, &settings, czech);
        assert_eq!(
            text,
            "inarow lab compare 3x3x3 --player 'mine=python3 a.py' --moves 'b2 a1' --algorithms \
             'minimax,negamax,alpha-beta,pvs,deepening,mtdf' --depths 1-6 --repeats 3 \
             --cell-limit 0.5 --out \"it's mine\" --lang cs"
        );
    }
}
