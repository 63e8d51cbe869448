//! A recording as a picture of its tree.

use crate::recorder::{EventKind, NodeKind};
use crate::recording::{Recording, likelihood};
use crate::said;
use games::{Kind, Look, Position, Scene};
use gametree::Side;
use std::io::{self, Write};
use words::Words;

/// Larger pictures are no use to anybody.
pub const MOST_DRAWN: usize = 2_000;
/// Boards are drawn as nodes in trees of at most this many.
const MOST_BOARDS: usize = 400;
/// Boards with more columns or rows are not legible as nodes of a tree.
const LARGEST_SIDE: usize = 5;

/// The side of a cell of a board.
const CELL: f64 = 13.0;
/// The height of a line of text.
const LINE: f64 = 15.0;
/// No node is narrower.
const NARROWEST: f64 = 62.0;
/// About the width of a character, in the text of a node and in small text.
const LETTER: f64 = 7.0;
const SMALL_LETTER: f64 = 6.0;
/// Around everything.
const MARGIN: f64 = 12.0;
/// Above the tree: the title and what was found.
const HEAD: f64 = 62.0;
/// Below the tree: what the signs mean.
const FOOT: f64 = 40.0;

const STYLE: &str = "\
svg{background:#fff;color:#1b1b1f}\
text{font:12px system-ui,sans-serif;fill:currentColor;text-anchor:middle}\
.small{font-size:10px;fill:#55555f}.left{text-anchor:start}.title{font-size:14px;font-weight:600}\
.value{font-weight:600}\
.edge,.cut,.grid,.stone,.box{fill:none;stroke:currentColor}\
.edge{stroke-width:1;stroke:#8a8a94}.best{stroke-width:3.5;stroke:currentColor}\
.cut{stroke-dasharray:4 3;stroke:#8a8a94}.grid{stroke-width:.6}.stone{stroke-width:1.6}\
.black{fill:#1b1b1f;stroke:#8a8a94}.white{fill:#fff;stroke:#1b1b1f}\
.box{stroke-width:1;fill:#f4f4f7}.halo{fill:#fff}\
@media (prefers-color-scheme:dark){svg{background:#17171a;color:#ececf0}\
.small{fill:#a9a9b4}.edge,.cut{stroke:#85858f}.best{stroke:currentColor}.box{fill:#26262b}\
.halo{fill:#17171a}}";

impl Recording {
    /// Draws the tree, which should have no more than [`MOST_DRAWN`] nodes, from the root down.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_svg(&self, out: &mut impl Write, words: &Words) -> io::Result<()> {
        let drawing = Drawing::new(self, words, Growth::Down);
        let (title, summary) = (self.title(words), self.summary(words));
        let legend = words.say("tree-legend-short", &[]);
        let lines = summary.iter().chain([&title, &legend]);
        let longest = lines.map(|line| line.chars().count()).max().unwrap_or(0) as f64;
        let width = drawing.width.max(longest * LETTER) + 2.0 * MARGIN;
        let height = HEAD + drawing.height + FOOT;
        write_start(out, width, height, &title)?;
        write_left(out, 22.0, "title", &title)?;
        for (y, line) in [40.0, 55.0].into_iter().zip(&summary) {
            write_left(out, y, "", line)?;
        }
        drawing.write(out, HEAD)?;
        write_left(out, height - 14.0, "small", &legend)?;
        writeln!(out, "</svg>")
    }

    /// Draws the tree and nothing else, no wider than `widest` if that can be avoided: where there
    /// are too many leaves to stand side by side it grows to the right, from the top left corner.
    pub(crate) fn write_picture(
        &self,
        out: &mut impl Write,
        words: &Words,
        widest: f64,
    ) -> io::Result<()> {
        let mut drawing = Drawing::new(self, words, Growth::Down);
        if drawing.width + 2.0 * MARGIN > widest {
            drawing = Drawing::new(self, words, Growth::Right);
        }
        let (width, height) = (drawing.width + 2.0 * MARGIN, drawing.height + 2.0 * MARGIN);
        write_start(out, width, height, &self.title(words))?;
        drawing.write(out, MARGIN)?;
        writeln!(out, "</svg>")
    }

    /// The position as a small picture, if there is room for one.
    fn board(&self, position: &Position) -> Option<Scene> {
        let scene = (self.log.nodes.len() <= MOST_BOARDS).then(|| position.scene())?;
        let is_grid = matches!(scene.kind, Kind::Cells | Kind::Squares);
        let is_small = scene.columns.len().max(scene.rows.len()) <= LARGEST_SIDE;
        (is_grid && is_small).then_some(scene)
    }
}

/// Which way a tree grows from its root.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Growth {
    Down,
    Right,
}

impl Growth {
    /// The point so far across the direction of growth and so far along it.
    fn point(self, across: f64, along: f64) -> (f64, f64) {
        match self {
            Growth::Down => (across, along),
            Growth::Right => (along, across),
        }
    }
}

/// What there is to see of a node.
struct Face {
    tooltip: String,
    board: Option<Scene>,
    /// Whose move, the name and the value.
    label: String,
    /// In small letters; may be empty.
    below: String,
    /// The move that led here, with its probability if chance made it.
    edge: String,
}

/// A tree with a place for everything.
struct Drawing<'a> {
    recording: &'a Recording,
    growth: Growth,
    faces: Vec<Face>,
    /// The width and height of every node.
    node: (f64, f64),
    /// The middle of each node.
    at: Vec<(f64, f64)>,
    /// Where the branches that were cut end, with the node they hang from.
    stubs: Vec<(u32, (f64, f64))>,
    width: f64,
    height: f64,
}

impl<'a> Drawing<'a> {
    fn new(recording: &'a Recording, words: &Words, growth: Growth) -> Drawing<'a> {
        let mut tour = recording.tour();
        let faces: Vec<Face> =
            recording.ids().map(|id| face(recording, id, tour.at(id), words)).collect();
        let widths = faces.iter().flat_map(|face| {
            let letters = |text: &str| text.chars().count() as f64;
            let board = face.board.as_ref().map_or(0.0, |board| size(board).0);
            [board, letters(&face.label) * LETTER, letters(&face.below) * SMALL_LETTER]
        });
        let high = faces.first().and_then(|face| face.board.as_ref()).map_or(0.0, |b| size(b).1);
        let node = (widths.fold(NARROWEST, f64::max), high + 2.0 * LINE + 3.0);
        let mut drawing = Drawing {
            recording,
            growth,
            node,
            at: vec![(0.0, 0.0); faces.len()],
            faces,
            stubs: Vec::new(),
            width: 0.0,
            height: 0.0,
        };
        drawing.place();
        drawing
    }

    /// Leaves stand side by side, each in a slot. Every other node stands above the middle of its
    /// outermost branches, or to the left of its first one where the tree grows to the right. So do
    /// the searches of one root after another.
    fn place(&mut self) {
        let recording = self.recording;
        let (wide, high) = self.node;
        let longest = recording.log.moves.iter().map(|mv| mv.chars().count()).max().unwrap_or(0);
        // From one slot, and from one ply, to the next.
        let (slot, ply) = match self.growth {
            Growth::Down => (wide + 16.0, high + 46.0),
            Growth::Right => (high + 12.0, wide + label_width(longest) + 28.0),
        };
        let growth = self.growth;
        let point =
            |at: f64, depth: u32| growth.point((at + 0.5) * slot, (f64::from(depth) + 0.5) * ply);
        let mut ends: Vec<Option<(f64, f64)>> = vec![None; self.at.len()];
        let widen = |range: &mut Option<(f64, f64)>, at: f64| {
            *range = Some(range.map_or((at, at), |(from, to)| (from.min(at), to.max(at))));
        };
        let (mut slots, mut plies) = (0.0, 0);
        let mut take_slot = || {
            slots += 1.0;
            slots - 1.0
        };
        // In the order in which nodes are left, so that children come before their parents.
        let left = recording.log.events.iter().filter_map(|packed| match packed.unpack() {
            (EventKind::Return, id) => Some(id),
            _ => None,
        });
        for id in left {
            let node = recording.visit(id);
            let depth = u32::from(node.ply);
            plies = plies.max(depth + 1 + u32::from(node.skipped > 0));
            if node.skipped > 0 {
                let at = take_slot();
                widen(&mut ends[id as usize], at);
                self.stubs.push((id, point(at, depth + 1)));
            }
            let at = match (ends[id as usize], growth) {
                (Some((from, to)), Growth::Down) => (from + to) / 2.0,
                (Some((from, _)), Growth::Right) => from,
                (None, _) => take_slot(),
            };
            self.at[id as usize] = point(at, depth);
            if let Some(parent) = recording.parent(id) {
                widen(&mut ends[parent as usize], at);
            }
        }
        (self.width, self.height) = growth.point(slots * slot, f64::from(plies) * ply);
    }

    fn write(&self, out: &mut impl Write, top: f64) -> io::Result<()> {
        writeln!(out, "<g transform=\"translate({MARGIN} {top})\">")?;
        let recording = self.recording;
        let branches = || recording.ids().filter(|&id| recording.parent(id).is_some());
        for &(parent, end) in &self.stubs {
            writeln!(out, "<path class=\"cut\" d=\"{}\"/>", self.branch(parent, end))?;
        }
        // The thick ones lie on top.
        for (is_best, class) in [(false, "edge"), (true, "edge best")] {
            for id in branches().filter(|&id| recording.is_best(id) == is_best) {
                let path = self.branch(recording.visit(id).parent, self.at[id as usize]);
                writeln!(out, "<path class=\"{class}\" d=\"{path}\"/>")?;
            }
        }
        for id in branches() {
            let (x, y) = self.label_at(recording.visit(id).parent, self.at[id as usize]);
            write_label(out, x, y, &self.faces[id as usize].edge)?;
        }
        for &(parent, end) in &self.stubs {
            let (x, y) = match self.growth {
                Growth::Down => (end.0, end.1 - self.node.1 / 2.0 + LINE),
                Growth::Right => (end.0, end.1 + 4.0),
            };
            write_text(out, x, y, "", &format!("✂ {}", recording.visit(parent).skipped))?;
        }
        for id in recording.ids() {
            self.write_node(out, id)?;
        }
        writeln!(out, "</g>")
    }

    /// The line from a node to one below it.
    fn branch(&self, parent: u32, (x2, y2): (f64, f64)) -> String {
        let (x1, y1) = self.at[parent as usize];
        match self.growth {
            Growth::Down => {
                let half = self.node.1 / 2.0;
                format!("M{x1:.1} {:.1}L{x2:.1} {:.1}", y1 + half, y2 - half)
            }
            Growth::Right => {
                // Nodes with boards are as wide as these where the line meets them.
                let board = self.faces.first().and_then(|face| face.board.as_ref());
                let half = board.map_or(self.node.0, |board| size(board).0 + 4.0) / 2.0;
                let corner = x1 + self.node.0 / 2.0 + 10.0;
                format!("M{:.1} {y1:.1}H{corner:.1}V{y2:.1}H{:.1}", x1 + half, x2 - half)
            }
        }
    }

    /// Where the move stands on the line from a node to one below it.
    fn label_at(&self, parent: u32, (x2, y2): (f64, f64)) -> (f64, f64) {
        let (x1, y1) = self.at[parent as usize];
        match self.growth {
            Growth::Down => {
                let (y1, y2) = (y1 + self.node.1 / 2.0, y2 - self.node.1 / 2.0);
                (x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7 + 4.0)
            }
            // Halfway between the corner of the line and its end.
            Growth::Right => ((x1 + x2) / 2.0 + 5.0, y2 + 3.5),
        }
    }

    fn write_node(&self, out: &mut impl Write, id: u32) -> io::Result<()> {
        let Face { tooltip, board, label, below, .. } = &self.faces[id as usize];
        let (x, y) = self.at[id as usize];
        let mut top = y - self.node.1 / 2.0;
        writeln!(out, "<g><title>{}</title>", markup(tooltip))?;
        if let Some(board) = board {
            write_board(out, x, top, board)?;
            top += size(board).1;
        } else if !matches!(self.recording.visit(id).kind, NodeKind::Inner | NodeKind::Chance) {
            let (wide, high) = (self.node.0, LINE * 2.0);
            let left = x - wide / 2.0;
            writeln!(
                out,
                "<rect class=\"box\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>"
            )?;
        }
        if below.is_empty() && board.is_none() {
            top += LINE / 2.0; // in the middle of the box
        }
        write_text(out, x, top + LINE - 3.0, "value", label)?;
        if !below.is_empty() {
            write_text(out, x, top + 2.0 * LINE - 4.0, "small", below)?;
        }
        writeln!(out, "</g>")
    }
}

fn face(recording: &Recording, id: u32, position: &Position, words: &Words) -> Face {
    let node = recording.visit(id);
    let is_inner = node.kind == NodeKind::Inner;
    let mut label = Vec::new();
    label.extend(is_inner.then(|| said::sign(node.side).to_owned()));
    label.extend((node.kind == NodeKind::Chance).then(|| said::CHANCE.to_owned()));
    label.extend(position.label());
    label.push(recording.verdict(id).to_string());
    let mut edge = vec![recording.mv(id).unwrap_or_default().to_owned()];
    edge.extend(likelihood(position).map(|likely| format!("({likely})")));
    Face {
        tooltip: recording.describe(id, position, words),
        board: recording.board(position),
        label: label.join(" "),
        below: match is_inner {
            true => said::window(node.alpha, node.beta),
            false => recording.kind(id, words).unwrap_or_default(),
        },
        edge: edge.join(" "),
    }
}

/// The width and height of a board.
fn size(board: &Scene) -> (f64, f64) {
    (board.columns.len() as f64 * CELL, board.rows.len() as f64 * CELL)
}

fn write_board(out: &mut impl Write, x: f64, top: f64, board: &Scene) -> io::Result<()> {
    let (width, height) = size(board);
    let left = x - width / 2.0;
    writeln!(
        out,
        "<rect class=\"box\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width}\" height=\"{height}\"/>"
    )?;
    let mut grid = String::new();
    for column in 1..board.columns.len() {
        grid += &format!("M{:.1} {top:.1}v{height}", left + column as f64 * CELL);
    }
    for row in 1..board.rows.len() {
        grid += &format!("M{left:.1} {:.1}h{width}", top + row as f64 * CELL);
    }
    writeln!(out, "<path class=\"grid\" d=\"{grid}\"/>")?;
    let radius = CELL / 2.0 - 3.0;
    for piece in &board.pieces {
        let digit = piece.at.find(|c: char| c.is_ascii_digit()).unwrap_or(piece.at.len());
        let (column, row) = piece.at.split_at(digit);
        let index = |names: &[String], name: &str| names.iter().position(|one| one == name);
        let (Some(column), Some(row)) = (index(&board.columns, column), index(&board.rows, row))
        else {
            continue;
        };
        let middle = |at: usize| at as f64 * CELL + CELL / 2.0;
        let (cx, cy) = (left + middle(column), top + middle(row));
        let (near, far) = (cx - radius, 2.0 * radius);
        let look = board.looks[usize::from(piece.side == Side::Second)];
        let class = match look {
            Look::X | Look::O => "stone",
            Look::Black => "stone black",
            Look::White => "stone white",
        };
        let path = match look {
            Look::X => format!(
                "M{near:.1} {:.1}l{far} {far}M{near:.1} {:.1}l{far} -{far}",
                cy - radius,
                cy + radius
            ),
            Look::O | Look::Black | Look::White => format!(
                "M{near:.1} {cy:.1}a{radius} {radius} 0 1 0 {far} 0a{radius} {radius} 0 1 0 -{far} 0"
            ),
        };
        writeln!(out, "<path class=\"{class}\" d=\"{path}\"/>")?;
    }
    Ok(())
}

fn write_start(out: &mut impl Write, width: f64, height: f64, title: &str) -> io::Result<()> {
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">\n\
         <title>{}</title>\n<style>{STYLE}</style>",
        markup(title)
    )
}

fn write_text(out: &mut impl Write, x: f64, y: f64, class: &str, text: &str) -> io::Result<()> {
    writeln!(out, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", markup(text))
}

fn write_left(out: &mut impl Write, y: f64, class: &str, text: &str) -> io::Result<()> {
    write_text(out, MARGIN, y, &format!("left {class}"), text)
}

/// The name of a move on its branch, with the ground behind it.
fn write_label(out: &mut impl Write, x: f64, y: f64, text: &str) -> io::Result<()> {
    let width = label_width(text.chars().count());
    writeln!(
        out,
        "<rect class=\"halo\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"13\"/>",
        x - width / 2.0,
        y - 10.5
    )?;
    write_text(out, x, y, "small", text)
}

fn label_width(letters: usize) -> f64 {
    letters as f64 * SMALL_LETTER + 6.0
}

/// Text for SVG and HTML, between tags and inside of quotes: nothing in it is markup any more.
pub(crate) fn markup(text: &str) -> String {
    // What XML does not allow.
    let is_wrong =
        |c: char| matches!(c, '\u{fffe}' | '\u{ffff}') || c.is_control() && c != '\n' && c != '\t';
    let signs = [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;"), ('\'', "&#39;")];
    let text = text.replace(is_wrong, "\u{fffd}");
    signs.into_iter().fold(text, |text, (sign, safe)| text.replace(sign, safe))
}

#[cfg(test)]
mod tests {
    use super::markup;

    #[test]
    fn nothing_is_markup() {
        assert_eq!(markup("<b a='1'>\"&"), "&lt;b a=&#39;1&#39;&gt;&quot;&amp;");
        assert_eq!(markup("a\u{0}b\u{ffff}"), "a\u{fffd}b\u{fffd}");
    }
}
