//! The protocol of Gomocup, from the side of the manager.

use crate::Failure;
use crate::process::{Patience, Process};
use games::{Position, quote};
use gametree::{Game, Limits, Report, Side};
use mnk::{Board, Cell, Rules};

/// Asks for a move. The whole position is told every time, so a process may be asked about any game.
pub(crate) fn ask(
    process: &mut Process,
    patience: &mut Patience<'_>,
    position: &Position,
    limits: &Limits,
) -> Result<Report<String>, Failure> {
    let board = position.game::<Board>().filter(|board| !board.rules().gravity());
    let board = board.ok_or_else(|| {
        let game = position.name();
        Failure::Game(format!(
            "the Gomocup protocol is for k in a row without gravity, and has no words for {game}"
        ))
    })?;
    let rules = board.rules();
    begin(process, patience, rules)?;
    let milliseconds = limits.time_left().map(|time| time.as_millis().max(1));
    process.send(&format!("INFO timeout_turn {}", milliseconds.unwrap_or(5_000)));
    process.send(&format!("INFO time_left {}", milliseconds.unwrap_or(i32::MAX as u128)));
    for (key, most) in [("max_depth", limits.depth.map(u64::from)), ("max_node", limits.nodes)] {
        if let Some(most) = most {
            process.send(&format!("INFO {key} {most}"));
        }
    }
    if board.filled() == 0 {
        process.send("BEGIN");
    } else {
        process.send("BOARD");
        for stone in stones(board) {
            process.send(&stone);
        }
        process.send("DONE");
    }
    let line = answer(process, patience)?;
    let wrong = |why: String| Failure::Answer { line: quote(&line), why };
    let cell = cell(&line, rules).map_err(wrong)?;
    let mut after = board.clone();
    after.try_play(cell).map_err(|error| wrong(error.to_string()))?;
    let mv = cell.to_string();
    let unknown = Report::unknown(position.side());
    Ok(Report { best: Some(mv.clone()), pv: vec![mv], ..unknown })
}

/// Begins a game by these rules.
fn begin(process: &mut Process, patience: &mut Patience<'_>, rules: &Rules) -> Result<(), Failure> {
    let (width, height, k) = (rules.width(), rules.height(), rules.k());
    match width == height {
        true => process.send(&format!("START {width}")),
        false => process.send(&format!("RECTSTART {width},{height}")),
    }
    let line = answer(process, patience)?;
    if !line.eq_ignore_ascii_case("ok") {
        let why = "START and RECTSTART are answered by OK".to_owned();
        return Err(Failure::Answer { line: quote(&line), why });
    }
    process.send("INFO timeout_match 0");
    process.send("INFO game_type 1");
    process.send(&format!("INFO rule {}", u8::from(rules.exact())));
    // The protocol is about five in a row; a program that knows more reads this.
    if k != 5 {
        process.send(&format!("INFO k {k}"));
    }
    Ok(())
}

/// The next line that is an answer, and not something told beside.
fn answer(process: &mut Process, patience: &mut Patience<'_>) -> Result<String, Failure> {
    loop {
        let line = process.line(patience)?;
        let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
        match word.as_str() {
            "" | "MESSAGE" | "DEBUG" | "SUGGEST" => {}
            "ERROR" | "UNKNOWN" => return Err(Failure::Refused(quote(&line))),
            _ => return Ok(line),
        }
    }
}

/// The lines between `BOARD` and `DONE`: oldest stone first where that is known.
fn stones(board: &Board) -> Vec<String> {
    let rules = board.rules();
    let own = board.side();
    let line = |cell: Cell, side: Side| {
        let (x, y) = (cell.column(), rules.height() - 1 - cell.row());
        format!("{x},{y},{}", if side == own { 1 } else { 2 })
    };
    let played = board.played();
    let placed = rules.all_cells().filter(|cell| !played.contains(cell));
    let all = placed.chain(played.iter().copied());
    all.filter_map(|cell| Some(line(cell, board.stone(cell)?))).collect()
}

/// Reads `x,y`, from the top left, from 0.
fn cell(text: &str, rules: &Rules) -> Result<Cell, String> {
    let point = text.split_once(',').and_then(|(x, y)| {
        Some((x.trim().parse::<usize>().ok()?, y.trim().parse::<usize>().ok()?))
    });
    let (x, y) = point.ok_or("a move is written as x,y, such as 7,7")?;
    let (width, height) = (rules.width(), rules.height());
    rules.cell(x, y).ok_or_else(|| format!("the board has only {width} columns and {height} rows"))
}
