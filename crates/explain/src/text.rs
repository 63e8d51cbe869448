//! A recording as an indented tree.

use crate::recording::Recording;
use crate::said::{self, About, LEGEND};
use crate::subject::Subject;
use crate::visit::{NONE, NodeKind};
use std::io::{self, Write};

impl<G: Subject> Recording<G> {
    /// Writes the tree down to `levels` plies below the root, a node a line.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_text(&self, out: &mut impl Write, about: &About, levels: u32) -> io::Result<()> {
        writeln!(out, "{}", about.title)?;
        writeln!(out, "{}", self.summary())?;
        writeln!(out)?;
        for line in LEGEND {
            writeln!(out, "  {line}")?;
        }
        let mut rails = Vec::new();
        self.each(|id, game| {
            let node = self.visit(id);
            let ply = u32::from(node.ply);
            if ply > levels {
                return Ok(());
            }
            if ply == 0 {
                writeln!(out)?;
                if self.roots.len() > 1 {
                    writeln!(out, "round {}", self.round(id) + 1)?;
                }
            }
            rails.truncate(ply.saturating_sub(1) as usize);
            let last = self.is_last(id);
            writeln!(out, "{}{}", indent(&rails, (ply > 0).then_some(last)), self.line(id, game))?;
            if ply > 0 {
                rails.push(last);
            }
            let below = |is_last| indent(&rails, Some(is_last));
            if ply == levels && node.size > 1 {
                let more = said::count(u64::from(node.size) - 1);
                writeln!(out, "{}… {more} nodes below", below(node.skipped == 0))?;
            }
            Ok::<(), io::Error>(())
        })?;
        self.say_what_is_missing(out, levels)
    }

    /// How many nodes are at most this many plies below their root.
    #[must_use]
    pub fn nodes_within(&self, levels: u32) -> usize {
        self.nodes.iter().filter(|node| u32::from(node.ply) <= levels).count()
    }

    /// How many levels, but at least one, have no more than `most` nodes.
    #[must_use]
    pub fn levels_within(&self, most: usize) -> u32 {
        let deepest = self.stats().deepest;
        let mut counts = vec![0usize; deepest as usize + 1];
        self.nodes.iter().for_each(|node| counts[usize::from(node.ply)] += 1);
        let mut sum = 0;
        let fits = counts.iter().take_while(|&&count| {
            sum += count;
            sum <= most
        });
        (fits.count() as u32).saturating_sub(1).max(1)
    }

    /// What was found and what it cost, in a line or two.
    pub(crate) fn summary(&self) -> String {
        let totals = self.totals();
        let best = totals.best.map_or(String::new(), |best| format!(", best {best}"));
        let line = match totals.line.is_empty() {
            true => String::new(),
            false => format!(", line {}", totals.line.join(" ")),
        };
        let cost = [
            (totals.nodes, "node", "nodes"),
            (totals.leaves, "leaf", "leaves"),
            (totals.cutoffs, "cut", "cuts"),
            (totals.table_hits, "table hit", "table hits"),
        ]
        .map(|(number, one, many)| {
            format!("{} {}", said::count(number), if number == 1 { one } else { many })
        });
        let value = said::bounded(totals.value, totals.bound);
        format!("value {value}{best}{line}\n{}", cost.join(", "))
    }

    /// One node: move, side, window, value, and what was cut.
    pub(crate) fn line(&self, id: u32, game: &G) -> String {
        let node = self.visit(id);
        let mut words = Vec::new();
        words.extend(node.mv.map(|mv| mv.to_string()));
        words.extend(game.name().map(str::to_owned));
        let value = said::bounded(node.value, node.bound);
        match node.kind {
            NodeKind::Finished if self.is_of_a_game() => words.push(format!("{value} (over)")),
            NodeKind::Finished | NodeKind::Horizon => words.push(value),
            NodeKind::Table if node.link != NONE => {
                words.push(format!("{value} (table, from node {})", node.link));
            }
            NodeKind::Table => words.push(format!("{value} (table)")),
            NodeKind::Inner => {
                words.push(said::side(node.side).to_owned());
                words.push(said::window(node.alpha, node.beta));
                words.push(value);
            }
        }
        if node.again {
            words.push("again".to_owned());
        }
        if self.parent(id).is_some_and(|parent| self.visit(parent).link == id) {
            words.push("★".to_owned());
        }
        if self.plan.algorithm == gametree::Algorithm::Deepening {
            words.push(format!("#{id}"));
        }
        if node.skipped > 0 {
            let moves: Vec<String> =
                self.skipped_at(id, game).iter().map(ToString::to_string).collect();
            let cut = said::cut(node);
            words.push(format!("✂ {} cut ({cut}): {}", node.skipped, moves.join(" ")));
        }
        words.join("  ")
    }

    /// Whether the leaves are ends of games, not numbers that somebody has typed.
    pub(crate) fn is_of_a_game(&self) -> bool {
        self.start.rules_text().is_some()
    }

    fn is_last(&self, id: u32) -> bool {
        self.parent(id).is_none_or(|parent| {
            let end = |id: u32| id + self.visit(id).size;
            end(id) == end(parent)
        })
    }

    fn say_what_is_missing(&self, out: &mut impl Write, levels: u32) -> io::Result<()> {
        let deepest = self.stats().deepest;
        if deepest <= levels {
            return Ok(());
        }
        let shown = said::count(self.nodes_within(levels) as u64);
        let all = said::count(self.nodes.len() as u64);
        writeln!(out)?;
        writeln!(
            out,
            "{shown} of {all} nodes are shown, {levels} of {deepest} plies; \
             --levels {deepest} shows all."
        )
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
