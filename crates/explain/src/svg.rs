//! A recording as a picture of its tree.

use crate::escape::markup;
use crate::layout::{Layout, Spacing};
use crate::recording::Recording;
use crate::said::{self, About};
use crate::subject::{Picture, Subject};
use crate::visit::{NodeKind, Visit};
use gametree::Side;
use std::io::{self, Write};

/// Larger pictures are no use to anybody.
pub const MOST_DRAWN: usize = 2_000;
/// Boards are drawn as nodes in trees of at most this many.
const MOST_BOARDS: usize = 400;

/// The side of a cell of a board.
const CELL: f64 = 13.0;
/// The height of a line of text.
const LINE: f64 = 15.0;
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
.box{stroke-width:1;fill:#f4f4f7}.halo{fill:#fff}\
@media (prefers-color-scheme:dark){svg{background:#17171a;color:#ececf0}\
.small{fill:#a9a9b4}.edge,.cut{stroke:#85858f}.best{stroke:currentColor}.box{fill:#26262b}\
.halo{fill:#17171a}}";

impl<G: Subject> Recording<G> {
    /// Draws the tree, which should have no more than [`MOST_DRAWN`] nodes.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_svg(&self, out: &mut impl Write, about: &About) -> io::Result<()> {
        let pictured = self.start.picture().filter(|_| self.nodes.len() <= MOST_BOARDS);
        let board = pictured.as_ref().map(size_of_board);
        let (wide, high) = board.unwrap_or((0.0, 0.0));
        let node_height = high + 2.0 * LINE + 3.0;
        let spacing = Spacing { across: wide.max(62.0) + 16.0, down: node_height + 46.0 };
        let layout = self.layout(spacing);
        let summary = self.summary();
        let longest = summary.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let longest = longest.max(about.title.chars().count()).max(70) as f64;
        let width = layout.width.max(longest * 7.0) + 24.0;
        let height = HEAD + layout.height + FOOT;
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">"
        )?;
        writeln!(out, "<title>{}</title>\n<style>{STYLE}</style>", markup(&about.title))?;
        write_left(out, 12.0, 22.0, "title", &about.title)?;
        for (y, line) in [40.0, 55.0].into_iter().zip(summary.lines()) {
            write_left(out, 12.0, y, "", line)?;
        }
        let half = node_height / 2.0;
        writeln!(out, "<g transform=\"translate(12 {HEAD})\">")?;
        self.write_edges(out, &layout, half)?;
        self.each(|id, game| {
            let at = layout.at[id as usize];
            let picture = game.picture().filter(|_| pictured.is_some());
            self.write_node(out, id, game, at, half, picture.as_ref())
        })?;
        writeln!(out, "</g>")?;
        let legend =
            "▲ MAX (X)  ▼ MIN (O)  [α, β]  ≥ ≤ bounds  thick: gave the value  ✂ n: moves cut";
        write_left(out, 12.0, height - 14.0, "small", legend)?;
        writeln!(out, "</svg>")
    }

    fn write_edges(&self, out: &mut impl Write, layout: &Layout, half: f64) -> io::Result<()> {
        for (id, node) in (0..).zip(&self.nodes) {
            let Some(parent) = self.parent(id) else { continue };
            let (x1, y1) = layout.at[parent as usize];
            let (x2, y2) = layout.at[id as usize];
            let class = if self.visit(parent).link == id { "edge best" } else { "edge" };
            let (y1, y2) = (y1 + half, y2 - half);
            writeln!(
                out,
                "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
            )?;
            let name = node.mv.map(|mv| mv.to_string()).unwrap_or_default();
            let (x, y) = (x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7 + 4.0);
            let name = if node.again { format!("{name} again") } else { name };
            write_label(out, x, y, &name)?;
        }
        for &(parent, (x2, y2)) in &layout.stubs {
            let (x1, y1) = layout.at[parent as usize];
            let (y1, y2) = (y1 + half, y2 - half);
            writeln!(
                out,
                "<line class=\"cut\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
            )?;
            write_text(out, x2, y2 + LINE, "", &format!("✂ {}", self.visit(parent).skipped))?;
        }
        Ok(())
    }

    fn write_node(
        &self,
        out: &mut impl Write,
        id: u32,
        game: &G,
        (x, y): (f64, f64),
        half: f64,
        picture: Option<&Picture>,
    ) -> io::Result<()> {
        let node = self.visit(id);
        let mut top = y - half;
        writeln!(out, "<g><title>{}</title>", markup(&self.line(id, game)))?;
        if let Some(picture) = picture {
            write_board(out, x, top, picture)?;
            top += size_of_board(picture).1;
        } else if node.kind != NodeKind::Inner {
            let (x, width, height) = (x - 31.0, 62.0, LINE * 2.0);
            writeln!(
                out,
                "<rect class=\"box\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"{width}\" height=\"{height:.1}\"/>"
            )?;
        }
        let below = match node.kind {
            NodeKind::Inner => said::window(node.alpha, node.beta),
            NodeKind::Finished if self.is_of_a_game() => "over".to_owned(),
            NodeKind::Finished | NodeKind::Horizon => String::new(),
            NodeKind::Table => "table".to_owned(),
        };
        if below.is_empty() && picture.is_none() {
            top += LINE / 2.0; // in the middle of the box
        }
        write_text(out, x, top + LINE - 3.0, "value", &worth(node, game.name()))?;
        let below = below.replace(" wins in ", " ").replace(" wins", " ✓");
        if !below.is_empty() {
            write_text(out, x, top + 2.0 * LINE - 4.0, "small", &below)?;
        }
        writeln!(out, "</g>")
    }
}

/// Whose move, the name and the value, short enough for a node.
fn worth<M>(node: &Visit<M>, name: Option<&str>) -> String {
    let sign = match (node.kind, node.side) {
        (NodeKind::Inner, Side::First) => "▲ ",
        (NodeKind::Inner, Side::Second) => "▼ ",
        _ => "",
    };
    let name = name.map(|name| format!("{name} ")).unwrap_or_default();
    let value = said::bounded(node.value, node.bound);
    let value = value.trim_start_matches("= ").replace(" wins in ", " in ");
    format!("{sign}{name}{value}")
}

fn size_of_board(picture: &Picture) -> (f64, f64) {
    let rows = picture.cells.len() / picture.width.max(1);
    (picture.width as f64 * CELL, rows as f64 * CELL)
}

fn write_board(out: &mut impl Write, x: f64, top: f64, picture: &Picture) -> io::Result<()> {
    let (width, height) = size_of_board(picture);
    let left = x - width / 2.0;
    writeln!(
        out,
        "<rect class=\"box\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width}\" height=\"{height}\"/>"
    )?;
    let mut grid = String::new();
    for column in 1..picture.width {
        grid += &format!("M{:.1} {top:.1}v{height}", left + column as f64 * CELL);
    }
    for row in 1..picture.cells.len() / picture.width {
        grid += &format!("M{left:.1} {:.1}h{width}", top + row as f64 * CELL);
    }
    writeln!(out, "<path class=\"grid\" d=\"{grid}\"/>")?;
    let mut stones = String::new();
    let radius = CELL / 2.0 - 3.0;
    for (i, stone) in picture.cells.iter().enumerate() {
        let middle = |at: usize| at as f64 * CELL + CELL / 2.0;
        let (cx, cy) = (left + middle(i % picture.width), top + middle(i / picture.width));
        let (near, far) = (cx - radius, 2.0 * radius);
        stones += &match stone {
            None => continue,
            Some(Side::First) => format!(
                "M{near:.1} {:.1}l{far} {far}M{near:.1} {:.1}l{far} -{far}",
                cy - radius,
                cy + radius
            ),
            Some(Side::Second) => format!(
                "M{near:.1} {cy:.1}a{radius} {radius} 0 1 0 {far} 0a{radius} {radius} 0 1 0 -{far} 0"
            ),
        };
    }
    writeln!(out, "<path class=\"stone\" d=\"{stones}\"/>")
}

fn write_text(out: &mut impl Write, x: f64, y: f64, class: &str, text: &str) -> io::Result<()> {
    writeln!(out, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", markup(text))
}

fn write_left(out: &mut impl Write, x: f64, y: f64, class: &str, text: &str) -> io::Result<()> {
    write_text(out, x, y, &format!("left {class}"), text)
}

/// The name of a move on its branch, with the ground behind it.
fn write_label(out: &mut impl Write, x: f64, y: f64, text: &str) -> io::Result<()> {
    let width = text.chars().count() as f64 * 6.0 + 6.0;
    writeln!(
        out,
        "<rect class=\"halo\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width}\" height=\"13\"/>",
        x - width / 2.0,
        y - 10.5
    )?;
    write_text(out, x, y, "small", text)
}
