//! The machine of a report.

use super::block::Block;
use crate::compare::Results;
use words::Words;

/// What is known of it, as points.
pub(super) fn machine(results: &Results, words: &Words) -> Block {
    let machine = &results.machine;
    let mut points = Vec::new();
    if let Some(name) = &machine.processor {
        points.push(words.say("machine-processor", &[("name", name.as_str().into())]));
    }
    points.push(words.say("machine-threads", &[("n", machine.threads.into())]));
    if let Some(memory) = machine.memory_mb {
        points.push(words.say("machine-memory", &[("n", words.count(memory).into())]));
    }
    points.push(words.say(
        "machine-system",
        &[
            ("system", machine.system.as_str().into()),
            ("architecture", machine.architecture.as_str().into()),
        ],
    ));
    points.push(words.say("machine-program", &[("version", results.version.as_str().into())]));
    Block::List(points)
}
