//! A strong solution as a file: two lines of text, then the values in the order of `rank.rs`, 32 to a
//! word of 64 bits, lowest bits first, and a sum.

use crate::strong::{Strong, StrongError};
use crate::words::{WordReader, WordWriter};
use mnk::Rules;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

const VERSION: &str = "inarow strong solution 1";
/// No line of text in the file is longer than this.
const LONGEST_LINE: u64 = 1 << 10;

impl Strong {
    /// Writes it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut out = BufWriter::new(out);
        write!(out, "{VERSION}\n{}\n", self.rules)?;
        let mut words = WordWriter::new(out);
        self.words.iter().try_for_each(|&word| words.word(word))?;
        words.finish()
    }

    /// Reads the solution of this game.
    ///
    /// # Errors
    /// If the file is no whole solution of this game.
    pub fn load(rules: Rules, file: impl Read) -> Result<Strong, StrongError> {
        let mut strong = Strong::empty(rules)?;
        let mut file = BufReader::new(file);
        let mut line = || -> Result<String, StrongError> {
            let mut line = Vec::new();
            (&mut file).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            let line = String::from_utf8(line).map_err(|_| StrongError::Foreign)?;
            Ok(line.trim_end().to_owned())
        };
        match line()? {
            version if version == VERSION => {}
            version if version.starts_with("inarow strong solution ") => {
                return Err(StrongError::Version(version));
            }
            _ => return Err(StrongError::Foreign),
        }
        let about = line()?;
        if about != rules.to_string() {
            return Err(StrongError::Rules(about));
        }
        let mut words = WordReader::new(file);
        let read = strong.words.iter_mut().try_for_each(|slot| {
            *slot = words.word()?;
            Ok(())
        });
        match read.and_then(|()| words.finish()) {
            Ok(true) => Ok(strong),
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error.into()),
            _ => Err(StrongError::Damaged),
        }
    }
}
