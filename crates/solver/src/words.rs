//! Files of 64-bit words that end with a checksum, so that a truncated or damaged file is noticed.

use crate::table::mix;
use std::io::{self, Read, Write};

/// Writes words.
pub(crate) struct WordWriter<W> {
    out: W,
    sum: u64,
}

impl<W: Write> WordWriter<W> {
    /// `out` should be buffered.
    pub(crate) fn new(out: W) -> WordWriter<W> {
        WordWriter { out, sum: 0 }
    }

    pub(crate) fn word(&mut self, word: u64) -> io::Result<()> {
        self.sum = mix(self.sum ^ word);
        self.out.write_all(&word.to_le_bytes())
    }

    /// Writes the checksum.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.word(self.sum)?;
        self.out.flush()
    }
}

/// Reads words.
pub(crate) struct WordReader<R> {
    input: R,
    sum: u64,
}

impl<R: Read> WordReader<R> {
    /// `input` should be buffered.
    pub(crate) fn new(input: R) -> WordReader<R> {
        WordReader { input, sum: 0 }
    }

    pub(crate) fn word(&mut self) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.input.read_exact(&mut bytes)?;
        let word = u64::from_le_bytes(bytes);
        self.sum = mix(self.sum ^ word);
        Ok(word)
    }

    /// Whether the checksum is right and nothing follows it.
    pub(crate) fn finish(mut self) -> io::Result<bool> {
        let sum = self.sum;
        let is_right = self.word()? == sum;
        Ok(is_right && self.input.read(&mut [0])? == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_and_truncation_are_noticed() {
        let mut file = Vec::new();
        let mut writer = WordWriter::new(&mut file);
        [7, 0, u64::MAX].into_iter().for_each(|word| writer.word(word).unwrap());
        writer.finish().unwrap();
        let is_whole = |file: &[u8]| {
            let mut reader = WordReader::new(file);
            (0..3).try_for_each(|_| reader.word().map(|_| ())).is_ok()
                && reader.finish().unwrap_or(false)
        };
        assert!(is_whole(&file));
        assert!((0..file.len()).all(|length| !is_whole(&file[..length])));
        assert!(!is_whole(&[&file[..], &[0]].concat()));
        for at in 0..file.len() {
            let mut changed = file.clone();
            changed[at] ^= 4;
            assert!(!is_whole(&changed), "{at}");
        }
    }
}
