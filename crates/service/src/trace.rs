//! `trace`: a recorded search as a file.

use crate::bounded_file::BoundedFile;
use crate::event::File;
use crate::game::names;
use crate::recorded::{Recorded, either};
use crate::refusal::{Code, Refusal};
use crate::request::{SideName, TraceFormat};
use crate::search_spec::{SearchSpec, short};
use explain::{About, MOST_DRAWN};
use gametree::Limits;
use std::io::{self, Write};

/// The most nodes of a file that is sent, where it is not a picture.
const MOST_WRITTEN: usize = 20_000;
/// The most bytes of any file that is sent: nodes with many moves left out are long.
const MOST_BYTES: usize = 16 << 20;

impl TraceFormat {
    /// The name on command lines, and the ending of files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TraceFormat::Json => "json",
            TraceFormat::Text => "text",
            TraceFormat::Svg => "svg",
            TraceFormat::Dot => "dot",
            TraceFormat::Html => "html",
        }
    }

    /// Whether it draws every node, so that it is of no use for large trees.
    #[must_use]
    pub const fn is_picture(self) -> bool {
        matches!(self, TraceFormat::Svg | TraceFormat::Dot | TraceFormat::Html)
    }

    const fn mime(self) -> &'static str {
        match self {
            TraceFormat::Json => "application/json",
            TraceFormat::Text => "text/plain",
            TraceFormat::Svg => "image/svg+xml",
            TraceFormat::Dot => "text/vnd.graphviz",
            TraceFormat::Html => "text/html",
        }
    }
}

/// The recording as a file, if it is small enough to be sent.
pub(crate) fn trace(
    search: &SearchSpec,
    recorded: &Recorded,
    format: TraceFormat,
    limits: &Limits,
) -> Result<File, Refusal> {
    let most = if format.is_picture() { MOST_DRAWN } else { MOST_WRITTEN };
    if recorded.nodes() > most {
        let message = format!(
            "a file of the kind {} has at most {most} nodes, this search has {}; choose a smaller \
             depth, alpha-beta instead of minimax, or `inarow explain` in a terminal",
            format.name(),
            recorded.nodes()
        );
        return Err(Refusal::new(Code::TooLarge, message));
    }
    let mut file = BoundedFile::new(MOST_BYTES, limits);
    let written = recorded.write(&mut file, search, format, None);
    let text = file.into_text(written)?;
    let ending = if format == TraceFormat::Text { "txt" } else { format.name() };
    let name = format!("inarow-{}.{ending}", search.algorithm);
    Ok(File { name, mime: format.mime().to_owned(), text })
}

impl Recorded {
    /// Writes the recording of `search`; with `levels`, text goes only so many plies deep.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write(
        &self,
        out: &mut impl Write,
        search: &SearchSpec,
        format: TraceFormat,
        levels: Option<u32>,
    ) -> io::Result<()> {
        let about = About { title: search.title(), command: search.command(format) };
        let program = concat!("inarow ", env!("CARGO_PKG_VERSION"));
        either!(self, recording => match format {
            TraceFormat::Json => recording.write_json(out, program, search),
            TraceFormat::Text => recording.write_text(out, &about, levels.unwrap_or(u32::MAX)),
            TraceFormat::Svg => recording.write_svg(out, &about),
            TraceFormat::Dot => recording.write_dot(out, &about),
            TraceFormat::Html => recording.write_html(out, &about),
        })
    }

    /// How many plies, but at least one, have no more than `most` nodes together.
    #[must_use]
    pub fn levels_within(&self, most: usize) -> u32 {
        either!(self, recording => recording.levels_within(most))
    }
}

impl SearchSpec {
    /// What is searched and how, in a line.
    fn title(&self) -> String {
        let what = match (&self.game, &self.tree) {
            (Some(game), _) if game.moves.is_empty() => game.rules.clone(),
            (Some(game), _) => format!("{} after {}", game.rules, game.moves.join(" ")),
            (None, tree) => short(tree.as_deref().unwrap_or_default()),
        };
        let mut parts = vec![format!("{what}: {}", self.algorithm)];
        parts.extend(self.depth.map(|depth| format!("depth {depth}")));
        if self.game.is_some() {
            parts.push(self.evaluator.clone().unwrap_or_else(|| "line-power".to_owned()));
        }
        parts.extend(self.weights.as_ref().map(|weights| format!("weights {weights:?}")));
        parts.extend(self.order.as_ref().map(|order| format!("moves in {order} order")));
        parts.extend(self.window.map(|[alpha, beta]| {
            let bound = |raw: i64| i32::try_from(raw).map_or(raw.to_string(), explain::value);
            format!("window [{}, {}]", bound(alpha), bound(beta))
        }));
        parts.join(", ")
    }

    /// The command that writes the same file.
    fn command(&self, format: TraceFormat) -> String {
        let mut words = vec!["inarow explain".to_owned()];
        match (&self.game, &self.tree) {
            (Some(game), _) => {
                words.push(quoted(&game.rules));
                match (game.first, game.board()) {
                    (SideName::O, Ok(board)) => {
                        words.push(format!("--position {}", quoted(&board.to_string())));
                    }
                    _ if game.moves.is_empty() => {}
                    (_, Ok(board)) => {
                        let moves = names(board.played()).join(" ");
                        words.push(format!("--moves {}", quoted(&moves)));
                    }
                    (_, Err(_)) => {}
                }
            }
            (None, tree) => {
                words.push(format!("--tree {}", quoted(tree.as_deref().unwrap_or_default())));
            }
        }
        words.push(format!("--algorithm {}", quoted(&self.algorithm)));
        words.extend(self.depth.map(|depth| format!("--depth {depth}")));
        words.extend(self.evaluator.as_ref().map(|name| format!("--evaluator {}", quoted(name))));
        words.extend(self.weights.as_ref().map(|weights| {
            let weights: Vec<String> = weights.iter().map(ToString::to_string).collect();
            format!("--weights={}", weights.join(","))
        }));
        words.extend(self.order.as_ref().map(|order| format!("--order {}", quoted(order))));
        words.extend(self.window.map(|[alpha, beta]| format!("--window={alpha},{beta}")));
        words.push(format!("--format {}", format.name()));
        words.join(" ")
    }
}

/// A word as a shell takes it, whatever is in it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "+-_.".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_can_be_pasted() {
        let search = SearchSpec {
            game: None,
            tree: Some("A(3 it's=5)".to_owned()),
            algorithm: "pvs".to_owned(),
            depth: None,
            evaluator: None,
            weights: None,
            order: None,
            window: Some([-5, 1_000_000_001]),
        };
        assert_eq!(
            search.command(TraceFormat::Html),
            "inarow explain --tree 'A(3 it'\\''s=5)' --algorithm pvs --window=-5,1000000001 \
             --format html"
        );
        assert_eq!(search.title(), "A(3 it's=5): pvs, window [-5, +∞]");
    }
}
