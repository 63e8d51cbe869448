//! Reading what is typed, whatever it is.

use std::io::{self, BufRead, Read};

/// Nobody types more than this; the rest of a longer line is dropped.
const LONGEST: u64 = 1000;

/// The next line without the space around it; `None` at the end of the input.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let length = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if length == 0 {
        return Ok(None);
    }
    if length as u64 == LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_may_be_long_and_need_not_be_text() {
        let mut text = vec![b'a'; 5000];
        text.extend(b"\n b2 \r\n\xff\xfe\n\nend");
        let mut input = &text[..];
        assert_eq!(read(&mut input).unwrap().unwrap().len(), 1000);
        assert_eq!(read(&mut input).unwrap().unwrap(), "b2");
        assert_eq!(read(&mut input).unwrap().unwrap(), "\u{fffd}\u{fffd}");
        assert_eq!(read(&mut input).unwrap().unwrap(), "");
        assert_eq!(read(&mut input).unwrap().unwrap(), "end");
        assert_eq!(read(&mut input).unwrap(), None);
    }
}
