//! What files say in words, in every language that there is a catalogue for.

use crate::recorder::{NONE, NodeKind, Visit};
use crate::recording::{Recording, likelihood};
use games::Position;
use gametree::{Side, Value};
use words::Words;

/// A typed tree in a title is cut off after so many characters.
const LONGEST_TREE: usize = 60;

/// What the signs mean, one line each.
pub(crate) fn legend(words: &Words, has_chance: bool) -> impl Iterator<Item = String> {
    let ids = [
        "tree-legend-sides",
        "tree-legend-values",
        "tree-legend-window",
        "tree-legend-best",
        "tree-legend-cut",
        "tree-legend-again",
    ];
    let ids = ids.into_iter().chain(has_chance.then_some("tree-legend-chance"));
    ids.map(|id| words.say(id, &[]))
}

/// One end of a window.
fn end(value: Value) -> String {
    value.short().replace("inf", "∞")
}

/// `[alpha, beta]`.
pub(crate) fn window(alpha: Value, beta: Value) -> String {
    format!("[{}, {}]", end(alpha), end(beta))
}

/// Who is to move, as a sign.
pub(crate) fn sign(side: Side) -> &'static str {
    match side {
        Side::First => "▲",
        Side::Second => "▼",
    }
}

/// Who is to move, as a sign and a word of the field.
pub(crate) fn side(side: Side) -> String {
    let name = if side == Side::First { "MAX" } else { "MIN" };
    format!("{} {name}", sign(side))
}

/// That chance moves, as a sign and a word.
pub(crate) fn chance(words: &Words) -> String {
    format!("{CHANCE} {}", words.say("tree-chance", &[]))
}

/// The sign of a chance node.
pub(crate) const CHANCE: &str = "○";

impl Recording {
    /// What is searched and how, in a line.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        let mut what: Vec<String> = vec![match self.start.name().strip_prefix("tree:") {
            Some(tree) if tree.chars().count() > LONGEST_TREE => {
                tree.chars().take(LONGEST_TREE).chain(['…']).collect()
            }
            Some(tree) => tree.to_owned(),
            None => self.start.name().to_owned(),
        }];
        what.extend(self.start.played().into_iter().map(|played| played.name));
        let spec = &self.spec;
        let mut how = vec![spec.algorithm.clone()];
        how.extend(self.depth.map(|depth| words.depth(depth)));
        if !self.is_typed() {
            let usual = self.start.evaluators().first().copied();
            how.extend(spec.evaluator.as_deref().or(usual).map(str::to_owned));
        }
        how.extend(spec.weights.as_ref().map(|weights| {
            let weights: Vec<String> = weights.iter().map(ToString::to_string).collect();
            words.say("tree-weights", &[("weights", weights.join(", ").into())])
        }));
        how.extend(spec.order.as_ref().map(|order| {
            let id = format!("explain-order-{order}");
            let order = if words.knows(&id) { words.say(&id, &[]) } else { order.clone() };
            words.say("tree-order", &[("order", order.into())])
        }));
        how.extend(spec.window.map(|[alpha, beta]| {
            words.say("tree-window", &[("window", window(alpha, beta).into())])
        }));
        how.extend(spec.strict_cuts.then(|| words.say("tree-strict-cuts", &[])));
        format!("{}: {}", what.join(" "), how.join(", "))
    }

    /// What was found, and what it cost: two lines.
    pub(crate) fn summary(&self, words: &Words) -> [String; 2] {
        let report = &self.report;
        let mut found =
            vec![words.say("tree-value", &[("value", report.verdict().to_string().into())])];
        if let Some(best) = &report.best {
            found.push(words.say("tree-best", &[("move", best.as_str().into())]));
        }
        if !report.pv.is_empty() {
            found.push(words.say("tree-line", &[("moves", report.pv.join(" ").into())]));
        }
        let stats = report.stats;
        let cost = [
            ("explain-nodes", stats.nodes),
            ("explain-leaves", stats.leaves),
            ("explain-cuts", stats.cutoffs),
            ("explain-hits", stats.table_hits),
        ];
        [found.join(", "), cost.map(|(id, number)| words.counted(id, number)).join(", ")]
    }

    /// One node in a line: move, side, window, value, and what was cut.
    pub(crate) fn describe(&self, id: u32, position: &Position, words: &Words) -> String {
        let node = self.visit(id);
        let mut parts = Vec::new();
        parts.extend(self.mv(id).map(str::to_owned));
        parts.extend(likelihood(position).map(|likely| format!("({likely})")));
        parts.extend(position.label());
        match node.kind {
            NodeKind::Inner => {
                parts.push(side(node.side));
                parts.push(window(node.alpha, node.beta));
            }
            NodeKind::Chance => parts.push(chance(words)),
            _ => {}
        }
        parts.push(self.verdict(id).to_string());
        let kind = match node.kind {
            NodeKind::Table if node.link != NONE => {
                Some(format!("({} #{})", words.say("tree-table", &[]), node.link))
            }
            _ => self.kind(id, words).map(|kind| format!("({kind})")),
        };
        parts.extend(kind);
        if node.again {
            parts.push(words.say("explain-again", &[]));
        }
        if self.is_best(id) {
            parts.push("★".to_owned());
        }
        if self.algorithm.traits().deepens {
            parts.push(format!("#{id}"));
        }
        if node.skipped > 0 {
            let moves = self.skipped_at(id, position).join(" ");
            parts.push(format!("✂ {} ({}): {moves}", cut_moves(node, words), cut_reason(node)));
        }
        parts.join("  ")
    }

    /// Why a node has its value, where that goes without saying neither by its place nor its sign.
    pub(crate) fn kind(&self, id: u32, words: &Words) -> Option<String> {
        match self.visit(id).kind {
            NodeKind::Table => Some(words.say("tree-table", &[])),
            NodeKind::Finished if !self.is_typed() => Some(words.say("tree-over", &[])),
            NodeKind::Counted => Some(words.counted("tree-counted", self.counted_below(id))),
            NodeKind::Unfinished => Some(words.say("tree-unfinished", &[])),
            _ => None,
        }
    }
}

/// How many moves were cut at a node.
fn cut_moves(node: &Visit, words: &Words) -> String {
    words.say("explain-skipped", &[("n", node.skipped.into())])
}

/// Why the rest of a node's moves was cut, in numbers.
fn cut_reason(node: &Visit) -> String {
    let (alpha, beta) = node.narrowed(node.value);
    format!("α ≥ β: {} ≥ {}", end(alpha), end(beta))
}
