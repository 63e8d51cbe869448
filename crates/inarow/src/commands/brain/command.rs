//! The commands a manager can send, read from their lines.

use crate::values::quote;

/// A place as the protocol writes it: column and row, from 0 at the top left. Perhaps off the
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

/// What follows a command on lines of its own, up to `DONE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// The stones on the board; it is our turn.
    Board,
    /// The same, but nobody asks for a move.
    SilentBoard,
    /// The stones of an opening in which colours can still be swapped.
    Swap2,
}

/// One command. `END` and `STOP` are not among them: they do not wait in line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Start { width: u32, height: u32 },
    Restart,
    Begin,
    Turn(Point),
    Play(Point),
    TakeBack(Point),
    Block(Block),
    Done,
    Info { key: String, value: String },
    About,
    BestLines(usize),
    ShowInfo,
    ClearTable,
    ShowForbidden,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is no such command.
    Unknown(String),
    /// There is, but what follows it is wrong.
    Wrong(String),
}

/// Reads a line.
///
/// # Errors
/// If it is no command, or not a whole one.
pub fn read(line: &str) -> Result<Command, Unreadable> {
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let wrong = Unreadable::Wrong;
    let command = match name.to_ascii_uppercase().as_str() {
        "START" => {
            let size = number(rest).map_err(wrong)?;
            Command::Start { width: size, height: size }
        }
        "RECTSTART" => {
            let (width, height) = rest.split_once(',').ok_or_else(|| {
                wrong(format!("{} is not a size; write width,height, such as 20,15", quote(rest)))
            })?;
            let (width, height) = (number(width), number(height));
            Command::Start { width: width.map_err(wrong)?, height: height.map_err(wrong)? }
        }
        "TURN" => Command::Turn(point(rest).map_err(wrong)?),
        "PLAY" => Command::Play(point(rest).map_err(wrong)?),
        "TAKEBACK" => Command::TakeBack(point(rest).map_err(wrong)?),
        "INFO" => {
            let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            Command::Info { key: key.to_ascii_lowercase(), value: value.trim().to_owned() }
        }
        "YXNBEST" => Command::BestLines(number(rest).map_err(wrong)?.max(1) as usize),
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "BOARD" => Command::Block(Block::Board),
        "YXBOARD" => Command::Block(Block::SilentBoard),
        "SWAP2BOARD" => Command::Block(Block::Swap2),
        "DONE" => Command::Done,
        "ABOUT" => Command::About,
        "YXSHOWINFO" => Command::ShowInfo,
        "YXHASHCLEAR" => Command::ClearTable,
        "YXSHOWFORBID" => Command::ShowForbidden,
        _ => return Err(Unreadable::Unknown(format!("there is no command {}", quote(name)))),
    };
    Ok(command)
}

fn number(text: &str) -> Result<u32, String> {
    let text = text.trim();
    text.parse().map_err(|_| format!("{} is not a number that would be right here", quote(text)))
}

fn point(text: &str) -> Result<Point, String> {
    match numbers(text)[..] {
        [Some(x), Some(y)] => Ok(Point { x, y }),
        _ => Err(format!("{} is not a cell; write x,y, such as 7,7", quote(text))),
    }
}

/// A line of a block: a cell and, if that was written, what is on it.
///
/// # Errors
/// If it is neither `x,y` nor `x,y,kind`.
pub fn read_stone(line: &str) -> Result<(Point, Option<i64>), String> {
    match numbers(line)[..] {
        [Some(x), Some(y)] => Ok((Point { x, y }, None)),
        [Some(x), Some(y), Some(kind)] => Ok((Point { x, y }, Some(kind))),
        _ => Err(format!("{} is not a stone; write x,y,kind, such as 7,7,1", quote(line))),
    }
}

/// What stands between the commas, up to one more than is ever right.
fn numbers(text: &str) -> Vec<Option<i64>> {
    text.split(',').take(4).map(|part| part.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case() {
        assert_eq!(read("start 15"), Ok(Command::Start { width: 15, height: 15 }));
        assert_eq!(read("RectStart 20, 15"), Ok(Command::Start { width: 20, height: 15 }));
        assert_eq!(read("TURN\t3 , 4"), Ok(Command::Turn(Point { x: 3, y: 4 })));
        assert_eq!(read("board"), Ok(Command::Block(Block::Board)));
        let (key, value) = ("folder".to_owned(), "C:\\a b".to_owned());
        assert_eq!(read("INFO Folder  C:\\a b"), Ok(Command::Info { key, value }));
    }

    #[test]
    fn what_is_no_command_is_told_from_what_is_half_of_one() {
        assert!(matches!(read("HELLO 1"), Err(Unreadable::Unknown(_))));
        for line in [
            "START",
            "START x",
            "START -1",
            "TURN 1",
            "TURN 1,2,3",
            "PLAY 1;2",
            "RECTSTART 20",
            "TURN 99999999999999999999,1",
            "YXNBEST",
        ] {
            assert!(matches!(read(line), Err(Unreadable::Wrong(_))), "{line}");
        }
    }

    #[test]
    fn stones_have_a_kind_or_none() {
        assert_eq!(read_stone("1,2"), Ok((Point { x: 1, y: 2 }, None)));
        assert_eq!(read_stone("1, 2, 3"), Ok((Point { x: 1, y: 2 }, Some(3))));
        assert!(read_stone("1,2,3,4").is_err());
        assert!(read_stone("").is_err());
    }
}
