//! A file byte by byte, with the number of the byte for complaints.

use crate::Fault;
use std::io::{BufReader, Bytes, Read};

/// The longest line of text in a certificate.
const LONGEST: usize = 6000;

pub(crate) struct Reader<'f> {
    bytes: Bytes<BufReader<&'f mut dyn Read>>,
    at: u64,
    /// How many positions of the proof were looked at.
    pub positions: u64,
}

impl<'f> Reader<'f> {
    pub(crate) fn new(file: &'f mut dyn Read) -> Reader<'f> {
        Reader { bytes: BufReader::new(file).bytes(), at: 0, positions: 0 }
    }

    pub(crate) fn fault(&self, what: impl Into<String>) -> Fault {
        Fault { what: what.into(), at: self.at }
    }

    fn next(&mut self) -> Result<Option<u8>, Fault> {
        match self.bytes.next().transpose() {
            Ok(byte) => {
                self.at += u64::from(byte.is_some());
                Ok(byte)
            }
            Err(error) => Err(self.fault(format!("the file cannot be read: {error}"))),
        }
    }

    pub(crate) fn byte(&mut self) -> Result<u8, Fault> {
        self.next()?.ok_or_else(|| self.fault("the file ends in the middle of the proof"))
    }

    /// A number, of a proof about a board of so many cells: a byte, or on a board of more than 256 cells
    /// two, the low one first.
    pub(crate) fn number(&mut self, cells: usize) -> Result<usize, Fault> {
        let low = usize::from(self.byte()?);
        Ok(low | if cells > 256 { usize::from(self.byte()?) << 8 } else { 0 })
    }

    /// A cell of a board of so many.
    pub(crate) fn below(&mut self, cells: usize) -> Result<usize, Fault> {
        let cell = self.number(cells)?;
        if cell < cells { Ok(cell) } else { Err(self.fault(format!("there is no cell {cell}"))) }
    }

    /// A line of plain text, without its end.
    pub(crate) fn line(&mut self) -> Result<String, Fault> {
        let mut line = String::new();
        loop {
            match self.byte()? {
                b'\n' => return Ok(line),
                byte @ b' '..=b'~' if line.len() < LONGEST => line.push(char::from(byte)),
                _ => return Err(self.fault("this is no certificate")),
            }
        }
    }

    /// How long the file was, if this is its end.
    pub(crate) fn finish(mut self) -> Result<u64, Fault> {
        match self.next()? {
            None => Ok(self.at),
            Some(_) => Err(self.fault("there is more in the file than the proof")),
        }
    }
}
