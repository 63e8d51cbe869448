//! The test of an engine by the Gomocup protocol: what it answers to every command, and whether it sees a
//! five.

use crate::diagnosis::Diagnosis;
use crate::marking::{Marked, Marking, Mistake, PATIENCE, Wrong};
use crate::positions::start;
use crate::submission::Conversation;
use games::Position;
use gametree::Limits;
use mnk::{Board, Cell};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What an engine does by the Gomocup protocol, on boards of 15 × 15.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GomocupTest {
    /// What is looked at.
    pub check: Vec<GomocupCheck>,
    /// How long it may think about a move, in milliseconds.
    #[serde(default = "usual_turn")]
    pub turn_ms: u64,
    /// How much later an answer may come, in milliseconds.
    #[serde(default = "usual_grace")]
    pub grace_ms: u64,
}

fn usual_turn() -> u64 {
    1_000
}

fn usual_grace() -> u64 {
    2_000
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GomocupCheck {
    /// `START 15` is answered by `OK`, also in small letters and with both ends of lines.
    Start,
    /// A size that cannot be is answered by `ERROR`.
    Size,
    /// `ABOUT` is answered by one line of names and values.
    About,
    /// `INFO` is not answered, whatever its key.
    Info,
    /// A command that nobody knows is answered by `UNKNOWN` or `ERROR`.
    Unknown,
    /// `BEGIN` is answered by a move.
    Begin,
    /// `TURN` is answered by a legal move, ten times over.
    Turn,
    /// `BOARD … DONE` is answered by a legal move, with stones and without.
    Board,
    /// `TAKEBACK` is answered by `OK`, and the cells are free again; or the command is unknown.
    Takeback,
    /// `RESTART` is answered by `OK`, and the board is empty; or the command is unknown.
    Restart,
    /// `END` ends the program.
    End,
    /// So does the end of its input.
    HangUp,
    /// Four stones become five.
    Win,
    /// Four stones of the opponent are stopped.
    Block,
}

/// What is most likely wrong with an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GomocupSlip {
    /// It is over, or cannot be started.
    Over,
    /// No answer comes in time.
    Silent,
    /// `START` is not answered by `OK`.
    NoOk,
    /// Only commands in capitals, or lines that end in one way, are understood.
    Spelling,
    /// A board that cannot be is accepted.
    AnySize,
    /// The answer to `ABOUT` has not its form.
    About,
    /// `INFO` is answered.
    AnswersInfo,
    /// A command that is not known is not told so.
    NotUnknown,
    /// A move has not the form `x,y`.
    Form,
    /// A move is outside of the board.
    Outside,
    /// A move is on a cell that is taken.
    Taken,
    /// Stones that were taken back are still there.
    NotTakenBack,
    /// After `RESTART` the stones are still there.
    NotRestarted,
    /// It goes on after `END`.
    IgnoresEnd,
    /// It goes on after the end of its input.
    IgnoresHangUp,
    /// Column and row are exchanged.
    SwapsCoordinates,
    /// Cells are counted from 1.
    FromOne,
    /// In `BOARD` its own stones are taken for those of the opponent.
    SidesExchanged,
    /// It does not make five.
    MissesFive,
    /// It does not stop a four.
    MissesFour,
}

impl GomocupSlip {
    /// All of them.
    pub const ALL: [GomocupSlip; 20] = [
        GomocupSlip::Over,
        GomocupSlip::Silent,
        GomocupSlip::NoOk,
        GomocupSlip::Spelling,
        GomocupSlip::AnySize,
        GomocupSlip::About,
        GomocupSlip::AnswersInfo,
        GomocupSlip::NotUnknown,
        GomocupSlip::Form,
        GomocupSlip::Outside,
        GomocupSlip::Taken,
        GomocupSlip::NotTakenBack,
        GomocupSlip::NotRestarted,
        GomocupSlip::IgnoresEnd,
        GomocupSlip::IgnoresHangUp,
        GomocupSlip::SwapsCoordinates,
        GomocupSlip::FromOne,
        GomocupSlip::SidesExchanged,
        GomocupSlip::MissesFive,
        GomocupSlip::MissesFour,
    ];
}

/// The game, and how many columns it has.
const GAME: &str = "15x15x5";
const SIZE: usize = 15;
/// How long a program may take to end by itself; managers give it less, but know how busy they are.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long a silence has to be.
const SILENCE: Duration = Duration::from_millis(300);

/// Positions with one move that wins or that does not lose, by the moves that lead there: the side to
/// move has four in a row, gapped and not, in all directions, on an edge, and beside a four of the
/// opponent.
const WINS: [(&str, &str); 4] = [
    ("f8 e8 g8 c3 h8 l12 i8 d13", "j8"),
    ("c3 l2 d4 m9 e5 n4 g7 b12", "f6"),
    ("a11 a15 a12 h3 a13 k6 a14 m10", "a10"),
    ("h5 h9 h6 j13 h7 k13 h8 l13 c2 m13", "h4"),
];
const BLOCKS: [(&str, &str); 3] = [
    ("f8 e8 g8 c3 h8 l12 i8", "j8"),
    ("c3 l2 d4 m9 f6 n4 g7", "e5"),
    ("a11 a15 a12 h3 a13 k6 a14", "a10"),
];

impl GomocupTest {
    /// How many questions there are.
    pub(crate) fn checked(&self) -> Result<usize, String> {
        if !(10..=3_600_000).contains(&self.turn_ms) || self.grace_ms > 3_600_000 {
            return Err("turn_ms must be 10 to 3600000, grace_ms at most 3600000".to_owned());
        }
        match self.questions().len() {
            0 => Err("check needs at least one of start, size, about, info, unknown, begin, turn, board, takeback, restart, end, hang-up, win and block".to_owned()),
            count => Ok(count),
        }
    }

    fn questions(&self) -> Vec<Question> {
        let each = self.check.iter().flat_map(|&check| match check {
            GomocupCheck::Win => WINS.map(|(moves, best)| Question::Best { moves, best }).to_vec(),
            GomocupCheck::Block => {
                BLOCKS.map(|(moves, best)| Question::Best { moves, best }).to_vec()
            }
            check => vec![Question::Answers(check)],
        });
        each.collect()
    }
}

/// One question, put to a program of its own.
#[derive(Clone, Copy)]
enum Question {
    /// What is answered to commands.
    Answers(GomocupCheck),
    /// The only good move after these.
    Best { moves: &'static str, best: &'static str },
}

/// Asks everything; `None` if it was stopped.
pub(crate) fn mark(test: &GomocupTest, marking: &mut Marking<'_>) -> Option<Marked> {
    let questions = test.questions();
    let mut faults: Vec<(GomocupSlip, Box<Mistake>)> = Vec::new();
    let (mut right, mut failures) = (0, 0);
    for question in &questions {
        let start = start(GAME).ok()?;
        let outcome = match marking.submission.converse() {
            Err(reason) => {
                Err((GomocupSlip::Over, Box::new(Mistake::at(&start, Wrong::Failed { reason }))))
            }
            Ok(conversation) => {
                let limits = Limits::none().with_stop(marking.stop);
                let mut talk = Talk { conversation, test, limits, start, sent: String::new() };
                match *question {
                    Question::Answers(check) => talk.answers(check),
                    Question::Best { moves, best } => talk.best(moves, best),
                }
            }
        };
        if marking.stop.is_stopped() {
            return None;
        }
        marking.told();
        match outcome {
            Ok(()) => (right, failures) = (right + 1, 0),
            Err(fault) => {
                let is_failure = matches!(fault.0, GomocupSlip::Over | GomocupSlip::Silent);
                failures = if is_failure { failures + 1 } else { 0 };
                faults.push(fault);
            }
        }
        if failures >= PATIENCE {
            break;
        }
    }
    let count = questions.len();
    // What explains a wrong move better comes first. Who takes the sides for each other makes a five by
    // stopping it; who just does not see it misses others as well.
    let is = |slip: GomocupSlip, number: usize| faults[number].0 == slip;
    let misses = (0..faults.len()).find(|&number| is(GomocupSlip::MissesFive, number));
    let explains = |&number: &usize| match faults[number].0 {
        GomocupSlip::MissesFive | GomocupSlip::MissesFour => false,
        GomocupSlip::SidesExchanged => misses.is_none(),
        _ => true,
    };
    let found = (0..faults.len()).find(explains).or(misses).unwrap_or(0);
    let fault = (!faults.is_empty()).then(|| faults.swap_remove(found));
    let (diagnosis, mistake) = match fault {
        Some((slip, mistake)) => (Some(Diagnosis::Gomocup { slip }), Some(*mistake)),
        None => (None, None),
    };
    Some(Marked { questions: count, right, share: None, score: None, diagnosis, mistake })
}

type Outcome<T = ()> = Result<T, (GomocupSlip, Box<Mistake>)>;

/// Talking to an engine.
struct Talk<'a> {
    conversation: Box<dyn Conversation + 'a>,
    test: &'a GomocupTest,
    limits: Limits,
    start: Position,
    /// What was sent since the last answer.
    sent: String,
}

impl Talk<'_> {
    fn send(&mut self, line: &str) {
        self.conversation.send(line);
        if !self.sent.is_empty() {
            self.sent.push_str("; ");
        }
        self.sent.push_str(line.trim_end());
    }

    fn fault<T>(&self, slip: GomocupSlip, said: &str) -> Outcome<T> {
        let wrong = Wrong::Said { sent: self.sent.clone(), said: said.to_owned() };
        let mistake = Mistake { picture: String::new(), ..Mistake::at(&self.start, wrong) };
        Err((slip, Box::new(mistake)))
    }

    /// The next answer, without what is told beside; `None` if none comes within this time.
    fn answer(&mut self, within: Duration) -> Outcome<Option<String>> {
        loop {
            match self.conversation.line(within, &self.limits) {
                Ok(Some(line)) => {
                    let word = line.split_whitespace().next().unwrap_or_default();
                    let aside = ["", "MESSAGE", "DEBUG", "SUGGEST"];
                    if !aside.contains(&word.to_ascii_uppercase().as_str()) {
                        return Ok(Some(line));
                    }
                }
                Ok(None) => return Ok(None),
                Err(reason) => {
                    let mistake = Mistake::at(&self.start, Wrong::Failed { reason });
                    let mistake = Mistake { picture: String::new(), ..mistake };
                    return Err((GomocupSlip::Over, Box::new(mistake)));
                }
            }
        }
    }

    /// Sends lines and waits for the answer to the last of them.
    fn ask(&mut self, lines: &[&str]) -> Outcome<String> {
        self.sent.clear();
        for line in lines {
            self.send(line);
        }
        let within = Duration::from_millis(self.test.turn_ms + self.test.grace_ms);
        match self.answer(within)? {
            Some(line) => Ok(line),
            None => self.fault(GomocupSlip::Silent, ""),
        }
    }

    fn begin(&mut self) -> Outcome {
        self.expects_ok(&["START 15"], GomocupSlip::NoOk)?;
        let turn = self.test.turn_ms;
        self.send(&format!("INFO timeout_turn {turn}"));
        self.send(&format!("INFO timeout_match {}", 1000 * turn));
        self.send(&format!("INFO time_left {}", 1000 * turn));
        self.send("INFO rule 0");
        Ok(())
    }

    fn expects_ok(&mut self, lines: &[&str], slip: GomocupSlip) -> Outcome {
        match self.ask(lines)? {
            line if line.eq_ignore_ascii_case("ok") => Ok(()),
            line => self.fault(slip, &line),
        }
    }

    /// The cell of a move; legal in this position, and where it is not, the reason.
    fn cell(&self, line: &str, position: &Position) -> Outcome<Cell> {
        let numbers = line.split_once(',').and_then(|(x, y)| {
            Some((x.trim().parse::<i64>().ok()?, y.trim().parse::<i64>().ok()?))
        });
        let Some((x, y)) = numbers else { return self.fault(GomocupSlip::Form, line) };
        let board = position.game::<Board>();
        let found = board.zip(usize::try_from(x).ok().zip(usize::try_from(y).ok()));
        let cell = found.and_then(|(board, (x, y))| board.rules().cell(x, y));
        match (board, cell) {
            (Some(board), Some(cell)) if board.stone(cell).is_none() => Ok(cell),
            (_, Some(_)) => self.fault(GomocupSlip::Taken, line),
            _ => self.fault(GomocupSlip::Outside, line),
        }
    }

    /// Asks for a move in this position and plays it.
    fn moves(&mut self, lines: &[&str], position: &mut Position) -> Outcome<String> {
        let line = self.ask(lines)?;
        let cell = self.cell(&line, position)?;
        let _ = position.play(&cell.to_string());
        Ok(line)
    }

    /// What is answered to commands.
    fn answers(&mut self, check: GomocupCheck) -> Outcome {
        let mut position = self.start.clone();
        match check {
            GomocupCheck::Start => {
                self.expects_ok(&["START 15"], GomocupSlip::NoOk)?;
                self.expects_ok(&["START 20\r"], GomocupSlip::Spelling)?;
                self.expects_ok(&["start 15"], GomocupSlip::Spelling)
            }
            GomocupCheck::Size => {
                for size in ["START 0", "START -5", "START fifteen"] {
                    let line = self.ask(&[size])?;
                    if !line.to_ascii_uppercase().starts_with("ERROR") {
                        return self.fault(GomocupSlip::AnySize, &line);
                    }
                }
                self.expects_ok(&["START 15"], GomocupSlip::NoOk)
            }
            GomocupCheck::About => {
                let line = self.ask(&["ABOUT"])?;
                match line.contains("name=\"") {
                    true => Ok(()),
                    false => self.fault(GomocupSlip::About, &line),
                }
            }
            GomocupCheck::Info => {
                self.begin()?;
                self.sent.clear();
                self.send("INFO max_memory 350000000");
                self.send("INFO colour blue");
                match self.answer(SILENCE)? {
                    Some(line) => self.fault(GomocupSlip::AnswersInfo, &line),
                    None => self.moves(&["BEGIN"], &mut position).map(drop),
                }
            }
            GomocupCheck::Unknown => {
                self.begin()?;
                let line = self.ask(&["DANCE 1,2"]);
                let said = match line {
                    Ok(line) => line,
                    Err((GomocupSlip::Silent, _)) => String::new(),
                    Err(other) => return Err(other),
                };
                let word = said.to_ascii_uppercase();
                match word.starts_with("UNKNOWN") || word.starts_with("ERROR") {
                    true => self.moves(&["BEGIN"], &mut position).map(drop),
                    false => self.fault(GomocupSlip::NotUnknown, &said),
                }
            }
            GomocupCheck::Begin => {
                self.begin()?;
                self.moves(&["BEGIN"], &mut position).map(drop)
            }
            GomocupCheck::Turn => {
                self.begin()?;
                // A corner where it does not matter.
                for cell in ["a1", "c1", "e1", "g1", "i1", "k1", "m1", "o1", "a2", "o2"] {
                    if position.outcome().is_some() || position.play(cell).is_err() {
                        break;
                    }
                    let turn = format!("TURN {}", protocol_name(cell));
                    self.moves(&[&turn], &mut position)?;
                }
                Ok(())
            }
            GomocupCheck::Board => {
                self.begin()?;
                self.moves(&["BOARD", "DONE"], &mut self.start.clone())?;
                for moves in ["h8", "h8 i9", "h8 i9 g9 i7 i8"] {
                    let lines = self.set_up(moves, &mut position)?;
                    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                    self.moves(&lines, &mut position)?;
                }
                Ok(())
            }
            GomocupCheck::Takeback => self.takes_back(&mut position),
            GomocupCheck::Restart => {
                self.begin()?;
                let own = self.moves(&["BEGIN"], &mut position)?;
                let line = self.ask(&["RESTART"])?;
                if is_unknown(&line) {
                    return Ok(());
                }
                if !line.eq_ignore_ascii_case("ok") {
                    return self.fault(GomocupSlip::NotRestarted, &line);
                }
                let mut position = self.start.clone();
                let _ = position.play(&own_name(&own));
                let turn = format!("TURN {own}");
                let line = self.ask(&[&turn])?;
                match self.cell(&line, &position) {
                    Ok(_) => Ok(()),
                    Err(_) => self.fault(GomocupSlip::NotRestarted, &line),
                }
            }
            GomocupCheck::End => {
                self.begin()?;
                self.moves(&["BEGIN"], &mut position)?;
                self.sent.clear();
                self.send("END");
                match self.conversation.has_ended(FAREWELL) {
                    true => Ok(()),
                    false => self.fault(GomocupSlip::IgnoresEnd, ""),
                }
            }
            GomocupCheck::HangUp => {
                self.begin()?;
                self.moves(&["BEGIN"], &mut position)?;
                self.sent.clear();
                self.conversation.hang_up();
                match self.conversation.has_ended(FAREWELL) {
                    true => Ok(()),
                    false => self.fault(GomocupSlip::IgnoresHangUp, ""),
                }
            }
            GomocupCheck::Win | GomocupCheck::Block => Ok(()),
        }
    }

    fn takes_back(&mut self, position: &mut Position) -> Outcome {
        self.begin()?;
        let own = self.moves(&["BEGIN"], position)?;
        // Wherever its stone is, one of them is free.
        let theirs = if own_name(&own) == "c3" { "m13" } else { "c3" };
        let _ = position.play(theirs);
        let theirs = protocol_name(theirs);
        let second = self.moves(&[&format!("TURN {theirs}")], position)?;
        for cell in [second, theirs.clone()] {
            let line = self.ask(&[&format!("TAKEBACK {cell}")])?;
            if is_unknown(&line) {
                return Ok(());
            }
            if !line.eq_ignore_ascii_case("ok") {
                return self.fault(GomocupSlip::NotTakenBack, &line);
            }
            position.undo();
        }
        let _ = position.play(&own_name(&theirs));
        let line = self.ask(&[&format!("TURN {theirs}")])?;
        match self.cell(&line, position) {
            Ok(_) => Ok(()),
            Err(_) => self.fault(GomocupSlip::NotTakenBack, &line),
        }
    }

    /// The lines that set up the position after these moves, the side to move being that of the engine.
    fn set_up(&self, moves: &str, position: &mut Position) -> Outcome<Vec<String>> {
        *position = self.start.clone();
        let _ = position.play_all(moves.split(' '));
        let own = position.side();
        let stone = |played: games::PlayedMove| {
            let whose = if played.side == own { 1 } else { 2 };
            format!("{},{whose}", protocol_name(&played.name))
        };
        let mut lines = vec!["BOARD".to_owned()];
        lines.extend(position.played().into_iter().map(stone));
        lines.push("DONE".to_owned());
        Ok(lines)
    }

    /// Whether the only good move is made in a position.
    fn best(&mut self, moves: &str, best: &str) -> Outcome {
        self.begin()?;
        let mut position = self.start.clone();
        let lines = self.set_up(moves, &mut position)?;
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let line = self.ask(&lines)?;
        let cell = self.cell(&line, &position)?;
        let said = cell.to_string();
        if said == best {
            return Ok(());
        }
        let side = position.side();
        let wins = |mv: &str, side| {
            // With the stone of this side there.
            let mut after = position.clone();
            if after.side() != side {
                let elsewhere = after.moves().into_iter().find(|other| other != mv);
                let _ = elsewhere.map(|other| after.play(&other));
            }
            let _ = after.play(mv);
            after.outcome().and_then(|outcome| outcome.winner()) == Some(side)
        };
        let is_win = wins(best, side);
        let (x, y) = (cell.column(), SIZE - 1 - cell.row());
        let named = |x: usize, y: usize| own_name(&format!("{x},{y}"));
        let slip = match () {
            () if named(y, x) == best => GomocupSlip::SwapsCoordinates,
            () if x > 0 && y > 0 && named(x - 1, y - 1) == best => GomocupSlip::FromOne,
            () if is_win && wins(&said, side.opponent()) => GomocupSlip::SidesExchanged,
            () if is_win => GomocupSlip::MissesFive,
            () => GomocupSlip::MissesFour,
        };
        let wrong = Wrong::Move { said, right: vec![best.to_owned()] };
        Err((slip, Box::new(Mistake::at(&position, wrong))))
    }
}

fn is_unknown(line: &str) -> bool {
    line.to_ascii_uppercase().starts_with("UNKNOWN")
}

/// A cell as the protocol has it: column and row from the top left, from 0.
fn protocol_name(cell: &str) -> String {
    let column = cell.bytes().next().map_or(0, |letter| usize::from(letter.saturating_sub(b'a')));
    let row: usize = cell.get(1..).and_then(|row| row.parse().ok()).unwrap_or(1);
    format!("{column},{}", SIZE.saturating_sub(row))
}

/// The way back.
fn own_name(cell: &str) -> String {
    let (x, y) = cell.split_once(',').unwrap_or_default();
    let column: u8 = x.trim().parse().unwrap_or(0);
    let row: usize = y.trim().parse().unwrap_or(0);
    format!("{}{}", char::from(b'a'.saturating_add(column)), SIZE.saturating_sub(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_have_one_good_move() {
        for (number, (moves, best)) in WINS.into_iter().chain(BLOCKS).enumerate() {
            let mut position = start(GAME).unwrap();
            position.play_all(moves.split(' ')).unwrap();
            let is_win = number < WINS.len();
            // Where a four has to be stopped, the one who made it is given the move.
            if !is_win {
                position.play("o1").unwrap();
            }
            let winning: Vec<String> = position
                .moves()
                .into_iter()
                .filter(|mv| {
                    let mut after = position.clone();
                    after.play(mv).is_ok() && after.outcome().is_some()
                })
                .collect();
            assert_eq!(winning, [best], "{moves}");
        }
        assert_eq!((protocol_name("a15"), own_name("0,0")), ("0,0".to_owned(), "a15".to_owned()));
        assert_eq!(own_name(&protocol_name("j3")), "j3");
    }
}
