//! Lines as managers end them: with CR LF, LF or CR.

use std::io::{self, BufRead};

/// No command is longer than this. What is, is skipped without being kept.
const LONGEST: usize = 64 << 10;

/// One line of the input, blank ones left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Without its end and the space around it.
    Text(String),
    /// There was one, but too long to look at.
    TooLong,
}

/// Splits an input into lines.
pub struct Lines<R> {
    input: R,
    begun: Vec<u8>,
    too_long: bool,
}

impl<R: BufRead> Lines<R> {
    pub fn new(input: R) -> Lines<R> {
        Lines { input, begun: Vec::new(), too_long: false }
    }

    /// The next line as soon as its end has been read; `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Line>> {
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if chunk.is_empty() {
                return Ok(self.finish());
            }
            // The LF of a CR LF ends a blank line, which nobody sees.
            let end = chunk.iter().position(|&byte| byte == b'\n' || byte == b'\r');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            if self.too_long || self.begun.len() + part.len() > LONGEST {
                self.too_long = true;
                self.begun.clear();
            } else {
                self.begun.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some()
                && let Some(line) = self.finish()
            {
                return Ok(Some(line));
            }
        }
    }

    /// What has been read since the last line, if it is more than blanks.
    fn finish(&mut self) -> Option<Line> {
        if std::mem::take(&mut self.too_long) {
            return Some(Line::TooLong);
        }
        let text = String::from_utf8_lossy(&self.begun).trim().to_owned();
        self.begun.clear();
        (!text.is_empty()).then_some(Line::Text(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Line> {
        // A small buffer, so that lines come in pieces.
        let mut lines = Lines::new(io::BufReader::with_capacity(7, bytes));
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    #[test]
    fn lines_end_with_cr_lf_or_both() {
        let texts = ["START 15", "BEGIN", "TURN 1,1", "END"].map(|text| Line::Text(text.into()));
        assert_eq!(all(b"START 15\r\nBEGIN\n\n  TURN 1,1\rEND"), texts);
        assert_eq!(all(b""), []);
        assert_eq!(all(b"\r\n \r\n"), []);
    }

    #[test]
    fn what_is_too_long_is_told_and_skipped() {
        let mut bytes = vec![b'a'; LONGEST + 1];
        bytes.extend(b"\r\n\xff\n");
        assert_eq!(all(&bytes), [Line::TooLong, Line::Text("\u{fffd}".into())]);
        assert_eq!(all(&bytes[..=LONGEST]), [Line::TooLong]);
        assert!(matches!(&all(&bytes[1..])[0], Line::Text(text) if text.len() == LONGEST));
    }
}
