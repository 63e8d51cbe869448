//! A recording as an indented tree, and as a graph for Graphviz.

use crate::recorder::NodeKind;
use crate::recording::{Recording, likelihood};
use crate::said;
use gametree::Side;
use std::io::{self, Write};
use words::Words;

impl Recording {
    /// Writes the tree down to `levels` plies below the root, a node a line.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_text(&self, out: &mut impl Write, words: &Words, levels: u32) -> io::Result<()> {
        writeln!(out, "{}", self.title(words))?;
        writeln!(out, "{}\n", self.summary(words).join("\n"))?;
        for line in said::legend(words, self.has_chance()) {
            writeln!(out, "  {line}")?;
        }
        let mut tour = self.tour();
        // Of the ancestors: whether each is the last of its siblings.
        let mut rails = Vec::new();
        for id in self.ids() {
            let node = self.visit(id);
            let ply = u32::from(node.ply);
            if ply > levels {
                continue;
            }
            if ply == 0 {
                writeln!(out)?;
                if self.log.roots.len() > 1 {
                    let (n, depth) = (self.round(id) + 1, self.round_limit(self.round(id)));
                    let id = if self.is_in_passes() { "tree-pass" } else { "tree-iteration" };
                    let args = [("n", n.into()), ("depth", depth.unwrap_or(0).into())];
                    writeln!(out, "{}", words.say(id, &args))?;
                }
            }
            rails.truncate(ply.saturating_sub(1) as usize);
            let last = self.is_last(id);
            let branch = indent(&rails, (ply > 0).then_some(last));
            writeln!(out, "{branch}{}", self.describe(id, tour.at(id), words))?;
            if ply > 0 {
                rails.push(last);
            }
            if ply == levels && node.size > 1 {
                let below = words.counted("tree-below", u64::from(node.size) - 1);
                writeln!(out, "{}{below}", indent(&rails, Some(node.skipped == 0)))?;
            }
        }
        let deepest = self.stats().deepest;
        if deepest <= levels {
            return Ok(());
        }
        let shown = words.say(
            "tree-shown",
            &[
                ("shown", words.count(self.nodes_within(levels) as u64).into()),
                ("all", words.count(self.log.nodes.len() as u64).into()),
                ("levels", levels.into()),
                ("deepest", deepest.into()),
            ],
        );
        writeln!(out, "\n{shown}")
    }

    /// How many nodes are at most this many plies below their root.
    #[must_use]
    pub fn nodes_within(&self, levels: u32) -> usize {
        self.log.nodes.iter().filter(|node| u32::from(node.ply) <= levels).count()
    }

    /// How many levels, but at least one, have no more than `most` nodes.
    #[must_use]
    pub fn levels_within(&self, most: usize) -> u32 {
        let deepest = self.stats().deepest;
        let mut counts = vec![0usize; deepest as usize + 1];
        self.log.nodes.iter().for_each(|node| counts[usize::from(node.ply)] += 1);
        let mut sum = 0;
        let fits = counts.iter().take_while(|&&count| {
            sum += count;
            sum <= most
        });
        (fits.count() as u32).saturating_sub(1).max(1)
    }

    /// Whether no sibling follows.
    fn is_last(&self, id: u32) -> bool {
        let end = |id: u32| id + self.visit(id).size;
        self.parent(id).is_none_or(|parent| end(id) == end(parent))
    }

    /// Writes a DOT file.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_dot(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        writeln!(out, "digraph search {{")?;
        let label = format!("{}\n{}", self.title(words), self.summary(words).join("\n"));
        writeln!(out, "  label=\"{}\"; labelloc=t;", quoted(&label))?;
        writeln!(out, "  node [shape=box, fontname=\"sans-serif\", fontsize=11];")?;
        writeln!(out, "  edge [fontname=\"sans-serif\", fontsize=10, arrowhead=none];")?;
        let mut tour = self.tour();
        for id in self.ids() {
            let node = self.visit(id);
            let shape = match (node.kind, node.side) {
                (NodeKind::Inner, Side::First) => "trapezium",
                (NodeKind::Inner, Side::Second) => "invtrapezium",
                (NodeKind::Chance, _) => "ellipse",
                (NodeKind::Table, _) => "note",
                (NodeKind::Finished | NodeKind::Horizon, _) => "box",
                (NodeKind::Counted | NodeKind::Unfinished, _) => "ellipse",
            };
            let mut label = Vec::new();
            label.extend((node.kind == NodeKind::Inner).then(|| said::side(node.side)));
            label.extend((node.kind == NodeKind::Chance).then(|| said::chance(words)));
            let position = tour.at(id);
            label.extend(position.label());
            label.push(self.verdict(id).to_string());
            let below = match node.kind {
                NodeKind::Inner => Some(said::window(node.alpha, node.beta)),
                _ => self.kind(id, words),
            };
            let below = below.map(|below| format!("\n{below}")).unwrap_or_default();
            let label = quoted(&format!("{}{below}", label.join(" ")));
            writeln!(out, "  n{id} [shape={shape}, label=\"{label}\"];")?;
            if let Some(parent) = self.parent(id) {
                let mut label = vec![self.mv(id).unwrap_or_default().to_owned()];
                label.extend(likelihood(tour.at(id)).map(|likely| format!("({likely})")));
                label.extend(node.again.then(|| words.say("explain-again", &[])));
                let width = if self.is_best(id) { 3 } else { 1 };
                let label = quoted(&label.join(" "));
                writeln!(out, "  n{parent} -> n{id} [label=\"{label}\", penwidth={width}];")?;
            }
            if node.skipped > 0 {
                writeln!(out, "  c{id} [shape=plaintext, label=\"✂ {}\"];", node.skipped)?;
                writeln!(out, "  n{id} -> c{id} [style=dashed];")?;
            }
        }
        writeln!(out, "}}")
    }
}

/// The rails of the ancestors, and the branch to this node unless it is a root.
fn indent(rails: &[bool], last: Option<bool>) -> String {
    let mut text: String = rails.iter().map(|&last| if last { "   " } else { "│  " }).collect();
    text.push_str(match last {
        None => "",
        Some(true) => "└─ ",
        Some(false) => "├─ ",
    });
    text
}

/// Text inside of quotes in a DOT file.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    text.replace(char::is_control, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_ends_a_quotation() {
        assert_eq!(super::quoted("a\"];b\\\n"), "a\\\"];b\\\\\\n");
    }
}
