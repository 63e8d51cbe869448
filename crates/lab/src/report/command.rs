//! The command line that repeats a comparison.

use crate::compare::{Scoring, Settings, depths_text};
use crate::words::Language;

/// The command that compares the same again and writes the same report, for a shell.
#[must_use]
pub fn command(settings: &Settings, out: Option<&str>, language: Language) -> String {
    let mut words: Vec<String> = ["inarow", "lab", "compare"].map(str::to_owned).to_vec();
    words.extend(settings.games.iter().cloned());
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
    if let Some(out) = out {
        option("out", out.to_owned());
    }
    if language != Language::English {
        option("lang", language.code().to_owned());
    }
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_./,:+=-".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_as_it_would_be_typed() {
        let mut settings = Settings::of_games(&["3x3x3"]);
        settings.moves = vec!["b2 a1".to_owned()];
        settings.cell_limit_ms = 500;
        let text = command(&settings, Some("it's mine"), Language::Czech);
        assert_eq!(
            text,
            "inarow lab compare 3x3x3 --moves 'b2 a1' --algorithms \
             minimax,negamax,alpha-beta,pvs,deepening,mtdf --depths 1-6 --repeats 3 \
             --cell-limit 0.5 --out 'it'\\''s mine' --lang cs"
        );
    }
}
