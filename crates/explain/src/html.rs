//! A recording as a page of its own: no scripts, nothing to load.

use crate::escape::markup;
use crate::recording::Recording;
use crate::said::{self, About, LEGEND};
use crate::subject::Subject;
use std::io::{self, Write};

/// How many plies are open at first.
const OPEN: u16 = 2;

const STYLE: &str = "\
:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;\
max-width:70rem;padding:0 1rem}details{margin-left:1.1rem}summary,.leaf{font-family:ui-monospace,\
monospace;font-size:13px;white-space:pre-wrap}.leaf{margin-left:2.2rem}code{overflow-wrap:anywhere}\
table{border-collapse:collapse}td,th{border:1px solid #8886;padding:.2rem .6rem;text-align:right}\
th{text-align:left}.picture{overflow:auto;max-height:80vh;border:1px solid #8886}\
.picture svg{max-width:100%;height:auto}";

impl<G: Subject> Recording<G> {
    /// Writes the page: what was found, the picture, the tree to open and close, what the signs
    /// mean, and the command that makes it again.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_html(&self, out: &mut impl Write, about: &About) -> io::Result<()> {
        let title = markup(&about.title);
        writeln!(
            out,
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta http-equiv=\"Content-Security-Policy\" \
             content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>"
        )?;
        for line in self.summary().lines() {
            writeln!(out, "<p>{}</p>", markup(line))?;
        }
        self.write_totals(out)?;
        writeln!(out, "<h2>Picture</h2>\n<div class=\"picture\" tabindex=\"0\">")?;
        self.write_svg(out, about)?;
        writeln!(out, "</div>\n<h2>Tree</h2>")?;
        self.write_details(out)?;
        writeln!(out, "<h2>Signs</h2>\n<ul>")?;
        for line in LEGEND {
            writeln!(out, "<li>{}</li>", markup(line))?;
        }
        writeln!(out, "</ul>\n<h2>Again</h2>\n<p><code>{}</code></p>", markup(&about.command))?;
        writeln!(out, "</html>")
    }

    fn write_totals(&self, out: &mut impl Write) -> io::Result<()> {
        let stats = self.stats();
        writeln!(out, "<table>")?;
        for (what, number) in [
            ("Nodes", stats.nodes),
            ("Leaves", stats.leaves),
            ("Evaluations", stats.evaluations),
            ("Moves generated", stats.generated),
            ("Cuts", stats.cutoffs),
            ("Table hits", stats.table_hits),
            ("Deepest ply", stats.deepest.into()),
            ("Events", self.events.len() as u64),
        ] {
            writeln!(out, "<tr><th>{what}</th><td>{}</td></tr>", said::count(number))?;
        }
        writeln!(out, "</table>")
    }

    fn write_details(&self, out: &mut impl Write) -> io::Result<()> {
        // The plies of the nodes that are open.
        let mut open = Vec::new();
        self.each(|id, game| {
            let node = self.visit(id);
            while open.last().is_some_and(|&ply| ply >= node.ply) {
                open.pop();
                writeln!(out, "</details>")?;
            }
            let line = markup(&self.line(id, game));
            if node.children == 0 {
                return writeln!(out, "<div class=\"leaf\">{line}</div>");
            }
            let is_open = if node.ply < OPEN { " open" } else { "" };
            open.push(node.ply);
            writeln!(out, "<details{is_open}><summary>{line}</summary>")
        })?;
        for _ in open {
            writeln!(out, "</details>")?;
        }
        Ok(())
    }
}
