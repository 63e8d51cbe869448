//! Reading what is typed, whatever it is: with line editing and a history where somebody sits at a
//! terminal, line by line from anything else.

use anyhow::anyhow;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, BufRead, IsTerminal, Read, StdinLock, Write};

/// Nobody types more than this; the rest of a longer line is dropped.
const LONGEST: u64 = 1000;

/// Where lines come from.
pub enum Input {
    Terminal(Box<DefaultEditor>),
    Other(StdinLock<'static>),
}

impl Input {
    pub fn new() -> Input {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        match is_terminal.then(DefaultEditor::new) {
            Some(Ok(editor)) => Input::Terminal(Box::new(editor)),
            _ => Input::Other(io::stdin().lock()),
        }
    }

    /// Asks, and reads the next line without the space around it; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str, out: &mut impl Write) -> anyhow::Result<Option<String>> {
        let line = match self {
            Input::Terminal(editor) => {
                out.flush()?;
                edit(editor, prompt)
            }
            Input::Other(input) => {
                write!(out, "{prompt}")?;
                out.flush()?;
                let line = read(input);
                if matches!(line, Ok(None)) {
                    writeln!(out)?;
                }
                line
            }
        };
        line.map_err(|error| anyhow!("cannot read from the standard input: {error}"))
    }
}

fn edit(editor: &mut DefaultEditor, prompt: &str) -> io::Result<Option<String>> {
    match editor.readline(prompt) {
        Ok(line) => {
            let line: String = line.trim().chars().take(LONGEST as usize).collect();
            // What cannot be remembered can still be played.
            let _ = editor.add_history_entry(&line);
            Ok(Some(line))
        }
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
        Err(ReadlineError::Io(error)) => Err(error),
        Err(error) => Err(io::Error::other(error)),
    }
}

fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
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
