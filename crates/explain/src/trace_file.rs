//! A recording as a file: JSON with all nodes and events.

use crate::recording::Recording;
use crate::steps::EventView;
use crate::tree::{NodeView, Totals};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// What is in a trace file. [`Recording::write_json`] writes the same bit by bit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TraceFile {
    /// [`TraceFile::FORMAT`].
    pub format: String,
    /// [`TraceFile::VERSION`]; larger if what is in the file means something else.
    pub version: u32,
    /// Which program wrote it.
    pub program: String,
    /// The search as it was asked for.
    pub search: serde_json::Value,
    /// What it cost and found.
    pub totals: Totals,
    /// In order of their numbers.
    pub nodes: Vec<NodeView>,
    /// In order.
    pub events: Vec<EventView>,
    /// The moves left out, by the number of the node.
    pub skipped_moves: BTreeMap<u32, Vec<String>>,
}

impl TraceFile {
    /// The name of the format.
    pub const FORMAT: &str = "inarow-trace";
    /// The version of the format.
    pub const VERSION: u32 = 2;
}

impl Recording {
    /// Writes a [`TraceFile`], one node or event a line. `search` is how the search was asked for.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write_json(
        &self,
        out: &mut impl Write,
        program: &str,
        search: &impl Serialize,
    ) -> io::Result<()> {
        writeln!(out, "{{\"format\": {},", json(&TraceFile::FORMAT)?)?;
        writeln!(out, "\"version\": {},", TraceFile::VERSION)?;
        writeln!(out, "\"program\": {},", json(&program)?)?;
        writeln!(out, "\"search\": {},", json(search)?)?;
        writeln!(out, "\"totals\": {},", json(&self.totals())?)?;
        write!(out, "\"nodes\": [")?;
        let mut tour = self.tour();
        for id in self.ids() {
            let comma = if id > 0 { "," } else { "" };
            write!(out, "{comma}\n{}", json(&self.view(id, tour.at(id)))?)?;
        }
        write!(out, "],\n\"events\": [")?;
        for (n, event) in (0..self.log.events.len()).filter_map(|n| Some((n, self.event(n)?))) {
            let comma = if n > 0 { "," } else { "" };
            write!(out, "{comma}\n{}", json(&event)?)?;
        }
        write!(out, "],\n\"skipped_moves\": {{")?;
        let mut comma = "";
        for id in self.ids().filter(|&id| self.visit(id).skipped > 0) {
            let skipped = self.skipped_at(id, tour.at(id));
            write!(out, "{comma}\n\"{id}\": {}", json(&skipped)?)?;
            comma = ",";
        }
        writeln!(out, "}}}}")
    }
}

fn json(value: &impl Serialize) -> io::Result<String> {
    Ok(serde_json::to_string(value)?)
}
