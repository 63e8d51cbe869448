//! What can be wrong with a program, in words for whoever wrote it.

use std::time::Duration;

/// Why a program gave no move that counts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum Failure {
    #[error("it cannot be started: {0}")]
    Start(String),
    #[error("it ended {how}{said}")]
    Ended { how: String, said: String },
    #[error("no answer within {}{said}", seconds(*.within))]
    Silence { within: Duration, said: String },
    #[error("it wrote more than {} in answer to one question", bytes(*.0))]
    Output(u64),
    #[error("it used more than {} of memory", bytes(*.0))]
    Memory(u64),
    #[error("it started more than {0} processes")]
    Processes(usize),
    #[error("{line} is not an answer: {why}")]
    Answer { line: String, why: String },
    #[error("it says: {0}")]
    Refused(String),
    #[error("{0}")]
    Game(String),
    #[error("it was stopped")]
    Stopped,
}

fn seconds(time: Duration) -> String {
    format!("{} s", (time.as_secs_f64() * 10.0).round() / 10.0)
}

fn bytes(count: u64) -> String {
    match count >> 20 {
        0 => format!("{} kB", count >> 10),
        megabytes => format!("{megabytes} MB"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_told_in_the_units_of_people() {
        let silence = |ms| Failure::Silence { within: Duration::from_millis(ms), said: "".into() };
        assert_eq!(silence(1_500).to_string(), "no answer within 1.5 s");
        assert_eq!(silence(60_000).to_string(), "no answer within 60 s");
        let output = Failure::Output(4 << 20).to_string();
        assert_eq!(output, "it wrote more than 4 MB in answer to one question");
        assert!(Failure::Output(64 << 10).to_string().contains("64 kB"));
    }
}
