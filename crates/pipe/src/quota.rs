//! What a program may use.

/// What a program may use, all its processes together. Who uses more is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Memory in bytes.
    pub memory: u64,
    /// Processes at a time.
    pub processes: usize,
    /// Bytes written in answer to one question.
    pub output: u64,
    /// Bytes in one file that it writes.
    pub file: u64,
}

impl Default for Quota {
    /// Enough for any interpreter: 1 GB of memory, 32 processes, 4 MB in an answer, 64 MB in a file.
    fn default() -> Quota {
        Quota { memory: 1 << 30, processes: 32, output: 4 << 20, file: 64 << 20 }
    }
}
