//! A file in memory that does not become too large.

use crate::refusal::{Code, Refusal};
use gametree::{Ended, Limits};
use std::io::{self, Write};

/// After so many bytes it is looked whether to stop.
const BYTES_AT_ONCE: usize = 16 << 10;

/// Takes what is written, up to a number of bytes and until the switch or the clock of its limits
/// says to stop; then writing fails.
#[derive(Debug)]
pub(crate) struct BoundedFile<'a> {
    bytes: Vec<u8>,
    most: usize,
    limits: &'a Limits,
    /// It is looked whether to stop when there are so many bytes.
    look_at: usize,
    refusal: Option<Refusal>,
}

impl BoundedFile<'_> {
    pub(crate) fn new(most: usize, limits: &Limits) -> BoundedFile<'_> {
        BoundedFile { bytes: Vec::new(), most, limits, look_at: 0, refusal: None }
    }

    /// What is in it, if `written` says that it is all there; or why it is not.
    pub(crate) fn into_text(self, written: io::Result<()>) -> Result<String, Refusal> {
        match (written, self.refusal) {
            (Err(_), Some(refusal)) => Err(refusal),
            (Ok(()), None) => String::from_utf8(self.bytes).map_err(|_| fault()),
            _ => Err(fault()),
        }
    }

    /// Why no more may be written, if so.
    fn refuse(&mut self, more: usize) -> Option<Refusal> {
        if self.bytes.len() + more > self.most {
            let message = format!(
                "the file would have more than {} MB; choose a smaller depth, or `inarow explain` \
                 in a terminal",
                self.most >> 20
            );
            return Some(Refusal::new(Code::TooLarge, message));
        }
        if self.bytes.len() < self.look_at {
            return None;
        }
        self.look_at = self.bytes.len() + BYTES_AT_ONCE;
        self.limits.interrupted().map(|why| match why {
            Ended::Stopped => Refusal::new(Code::Stopped, "stopped before the file was written"),
            _ => Refusal::new(Code::TooLarge, "writing the file takes too long"),
        })
    }
}

fn fault() -> Refusal {
    Refusal::new(Code::Internal, "the file could not be written")
}

impl Write for BoundedFile<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(refusal) = self.refuse(bytes.len()) {
            let error = io::Error::other(refusal.message.clone());
            self.refusal = Some(refusal);
            return Err(error);
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::Stop;

    fn written(most: usize, limits: &Limits, lines: usize) -> Result<String, Refusal> {
        let mut file = BoundedFile::new(most, limits);
        let result = (0..lines).try_for_each(|_| file.write_all(b"a line of text\n"));
        file.into_text(result)
    }

    #[test]
    fn files_are_whole_or_refused() {
        assert_eq!(written(30, &Limits::none(), 2).unwrap().len(), 30);
        assert_eq!(written(29, &Limits::none(), 2).unwrap_err().code, Code::TooLarge);
        let stop = Stop::new();
        let limits = Limits::none().with_stop(&stop);
        assert!(written(1 << 20, &limits, 10).is_ok());
        stop.stop();
        assert_eq!(written(1 << 20, &limits, 10).unwrap_err().code, Code::Stopped);
        let expired = Limits::none().with_timer(|| true);
        assert_eq!(written(1 << 20, &expired, 10).unwrap_err().code, Code::TooLarge);
    }
}
