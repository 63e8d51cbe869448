//! Solving a puzzle line by line: moves and a few words come in, replies and refutations go out.

use super::super::play::input::Input;
use super::super::play::{example, refusal};
use super::super::print_winning_lines;
use super::{proof, solution};
use crate::App;
use crate::interrupt::Interrupt;
use anyhow::Context;
use games::Position;
use gametree::Outcome;
use mnk::Board;
use puzzles::{Area, JudgeError, Judgement, Mark, Puzzle, judge};
use std::io::Write;
use words::Words;

/// Somebody who solves puzzles.
pub struct Attempt<'a> {
    app: &'a App,
    input: Input,
    interrupt: &'a Interrupt,
}

impl Attempt<'_> {
    pub fn new<'a>(app: &'a App, interrupt: &'a Interrupt) -> Attempt<'a> {
        Attempt { app, input: Input::new(), interrupt }
    }

    /// Asks for moves until the puzzle is solved or its solution was wanted; false if there is nobody
    /// any more who would go on.
    pub fn solve(
        &mut self,
        puzzle: &Puzzle,
        mut position: Position,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let words = &self.app.words;
        let move_like = example(&position.start());
        writeln!(out, "{}", words.say("terminal-puzzle-invite", &[("move", move_like.into())]))?;
        let mut line = puzzle.line.clone();
        let mut hints = 0;
        loop {
            let side = words.side(position.side());
            let prompt = words.say("terminal-turn", &[("side", side.into())]);
            let Some(typed) = self.input.ask(&format!("{prompt} "), out)? else {
                return Ok(false);
            };
            match typed.to_lowercase().as_str() {
                "" => continue,
                "quit" | "exit" => return Ok(false),
                "board" => {
                    write!(out, "\n{}\n", position.picture())?;
                    continue;
                }
                "solution" => {
                    writeln!(out, "{}\n{}", solution(self.app, puzzle), proof(self.app, puzzle))?;
                    return Ok(true);
                }
                "hint" => {
                    hints += 1;
                    writeln!(out, "{}", hint(self.app, &position, line.first(), hints)?)?;
                    continue;
                }
                _ => {}
            }
            let board = board(&position)?.clone();
            let mut after = position.clone();
            let tried = match after.play(&typed) {
                Ok(tried) => tried,
                Err(error) => {
                    writeln!(out, "{}", refusal(words, &position, &typed, &error))?;
                    continue;
                }
            };
            let cell =
                board.rules().parse_cell(&tried).context("a move of k in a row is a cell")?;
            let judged = self.interrupt.during(|stop| judge(&board, puzzle.task, cell, stop));
            let judged = match judged {
                Ok(judged) => judged,
                Err(error) => {
                    writeln!(out, "{}", unjudged(words, error)?)?;
                    continue;
                }
            };
            if judged.mark != Mark::Right {
                writeln!(out, "{}", refuted(self.app, &tried, &judged))?;
                continue;
            }
            (position, hints) = (after, 0);
            line = judged.line.into_iter().skip(1).collect();
            if judged.solved {
                write!(out, "\n{}\n", position.picture())?;
                print_winning_lines(self.app, out, &position)?;
                writeln!(out, "{}. {}", words.say("puzzle-solved", &[]), proof(self.app, puzzle))?;
                return Ok(true);
            }
            writeln!(out, "{}", words.say("puzzle-right", &[("move", tried.into())]))?;
            if let Some(reply) = judged.reply {
                let side = words.side(position.side());
                position.play(&reply)?;
                let played = [("side", side.into()), ("cell", reply.into())];
                writeln!(out, "{}", words.say("played", &played))?;
            }
            write!(out, "\n{}\n", position.picture())?;
        }
    }
}

/// What is said of a move that cannot be judged, as long as another one may be easier to judge.
fn unjudged(words: &Words, error: JudgeError) -> anyhow::Result<String> {
    match error {
        JudgeError::Over => Err(error.into()),
        _ => Ok(words.say("refusal-puzzle-hard", &[])),
    }
}

fn board(position: &Position) -> anyhow::Result<&Board> {
    position.game::<Board>().context("a puzzle is one of k in a row")
}

/// First where to look, then the move.
fn hint(
    app: &App,
    position: &Position,
    right: Option<&String>,
    hints: u32,
) -> anyhow::Result<String> {
    let Some(right) = right else { return Ok(app.words.say("terminal-no-hint", &[])) };
    if hints > 1 {
        return Ok(app.words.say("puzzle-hint-move", &[("move", right.clone().into())]));
    }
    let rules = board(position)?.rules();
    let Area { from, to } = Area::around(rules, rules.parse_cell(right)?);
    Ok(app.words.say("puzzle-hint-area", &[("from", from.into()), ("to", to.into())]))
}

/// Why a move is not the right one.
fn refuted(app: &App, tried: &str, judged: &Judgement) -> String {
    let (mv, moves) = (("move", tried.to_owned().into()), judged.line.join(" "));
    let words = &app.words;
    match judged.value.outcome() {
        _ if judged.mark == Mark::Slower => words.say("puzzle-slower", &[mv]),
        Some(Outcome::Win(_)) => words.say("puzzle-loses", &[mv, ("moves", moves.into())]),
        Some(_) => words.say("puzzle-draws", &[mv, ("moves", moves.into())]),
        None => match judged.line.first() {
            Some(reply) => words.say("puzzle-stopped", &[mv, ("reply", reply.clone().into())]),
            None => words.say("puzzle-not", &[mv]),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn a_move_that_cannot_be_judged_is_no_end() {
        let words = Words::new(Language::default());
        for error in [JudgeError::TooHard, JudgeError::NoPuzzle, JudgeError::Stopped] {
            let said = unjudged(&words, error).unwrap();
            assert!(said.starts_with("this position is too hard"), "{said}");
        }
        assert!(unjudged(&words, JudgeError::Over).is_err());
    }
}
