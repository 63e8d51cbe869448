//! A recording as a graph for Graphviz.

use crate::escape::dot;
use crate::recording::Recording;
use crate::said::{self, About};
use crate::subject::Subject;
use crate::visit::NodeKind;
use gametree::Side;
use std::io::{self, Write};

impl<G: Subject> Recording<G> {
    /// Writes a DOT file.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_dot(&self, out: &mut impl Write, about: &About) -> io::Result<()> {
        writeln!(out, "digraph search {{")?;
        let label = format!("{}\n{}", about.title, self.summary());
        writeln!(out, "  label=\"{}\"; labelloc=t;", dot(&label))?;
        writeln!(out, "  node [shape=box, fontname=\"sans-serif\", fontsize=11];")?;
        writeln!(out, "  edge [fontname=\"sans-serif\", fontsize=10, arrowhead=none];")?;
        self.each(|id, game| {
            let node = self.visit(id);
            let name = game.name().map(|name| format!("{name} ")).unwrap_or_default();
            let value = said::bounded(node.value, node.bound);
            let (shape, label) = match node.kind {
                NodeKind::Inner => (
                    if node.side == Side::First { "trapezium" } else { "invtrapezium" },
                    format!(
                        "{} {name}{value}\n{}",
                        said::side(node.side),
                        said::window(node.alpha, node.beta)
                    ),
                ),
                NodeKind::Table => ("note", format!("{name}{value}\ntable")),
                NodeKind::Finished if self.is_of_a_game() => {
                    ("box", format!("{name}{value}\nover"))
                }
                NodeKind::Finished | NodeKind::Horizon => ("box", format!("{name}{value}")),
            };
            writeln!(out, "  n{id} [shape={shape}, label=\"{}\"];", dot(&label))?;
            if let Some(parent) = self.parent(id) {
                let best = self.visit(parent).link == id;
                let mv = node.mv.map(|mv| mv.to_string()).unwrap_or_default();
                let again = if node.again { " again" } else { "" };
                let width = if best { 3 } else { 1 };
                let label = dot(&format!("{mv}{again}"));
                writeln!(out, "  n{parent} -> n{id} [label=\"{label}\", penwidth={width}];")?;
            }
            if node.skipped > 0 {
                let label = dot(&format!("✂ {}", node.skipped));
                writeln!(out, "  c{id} [shape=plaintext, label=\"{label}\"];")?;
                writeln!(out, "  n{id} -> c{id} [style=dashed];")?;
            }
            Ok::<(), io::Error>(())
        })?;
        writeln!(out, "}}")
    }
}
