//! The machine that measures: times mean nothing without it.

use serde::{Deserialize, Serialize};

/// What is known about the machine and the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// The model of the processor, where the system tells it.
    pub processor: Option<String>,
    /// How many threads it runs at once. The searches use one.
    pub threads: usize,
    /// The memory in megabytes, where the system tells it.
    pub memory_mb: Option<u64>,
    /// The operating system.
    pub system: String,
    /// The kind of processor.
    pub architecture: String,
    /// Whether the program was built with optimisations; without them it is many times slower.
    pub optimised: bool,
}

impl Machine {
    /// This machine.
    #[must_use]
    pub fn this() -> Machine {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let field = |path: &str, name: &str| {
            let text = std::fs::read_to_string(path).ok()?;
            let line = text.lines().find(|line| line.starts_with(name))?;
            Some(line.split_once(':')?.1.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let kilobytes = field("/proc/meminfo", "MemTotal")
            .and_then(|text| text.split(' ').next().and_then(|number| number.parse::<u64>().ok()));
        Machine {
            processor: field("/proc/cpuinfo", "model name").filter(|name| !name.is_empty()),
            threads,
            memory_mb: kilobytes.map(|kilobytes| kilobytes / 1024),
            system: std::env::consts::OS.to_owned(),
            architecture: std::env::consts::ARCH.to_owned(),
            optimised: !cfg!(debug_assertions),
        }
    }
}
