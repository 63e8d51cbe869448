//! `inarow analyse --review`: every move of a game, and which of them changed its result.

use super::super::{in_a_line, milliseconds, print_json, status};
use crate::App;
use crate::interrupt::Interrupt;
use crate::progress;
use games::Position;
use gametree::{Ended, Side};
use players::review::{Judgement, MoveReview, Review, Standing, review};
use players::{Allowance, Reach, Resources};
use serde_json::json;
use std::io::Write;
use words::Words;

/// Looks at every move and prints them, the first one first.
pub fn run(
    app: &App,
    position: &Position,
    resources: &Resources,
    most: Reach,
    is_json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = &app.words;
    let bar = progress::spinner(words);
    let found = Interrupt::install().during(|stop| {
        let allowance = Allowance { most, stop: stop.clone(), ..Allowance::default() };
        review(position, resources, &allowance, &mut |_, _| {})
    });
    bar.finish_and_clear();
    let found = found?;
    if is_json {
        for mv in &found.moves {
            print_json(out, &serde_json::to_value(mv)?)?;
        }
        return print_json(out, &summary_as_json(&found));
    }
    writeln!(out, "{}: {}\n", in_a_line(position), status(app, position))?;
    for row in rows(words, &found.moves) {
        writeln!(out, "{row}")?;
    }
    writeln!(out)?;
    for row in summary(words, &found) {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

/// The last line of JSON. The order of the keys is part of the format.
fn summary_as_json(found: &Review) -> serde_json::Value {
    let [x, o] = found.summaries();
    json!({
        "summary": {"x": x, "o": o},
        "nodes": found.nodes,
        "time_ms": milliseconds(found.time),
        "ended": found.ended,
    })
}

/// A row for every move: number, side, move, the values before and after it, and what is wrong with it.
fn rows(words: &Words, moves: &[MoveReview]) -> Vec<String> {
    let cells: Vec<[String; 5]> = moves
        .iter()
        .map(|mv| {
            let (before, after) = (mv.before.to_string(), mv.after.to_string());
            [(mv.ply + 1).to_string(), mv.side.to_string(), mv.mv.clone(), before, after]
        })
        .collect();
    let wide =
        |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [number, mv, before, after] = [0, 2, 3, 4].map(wide);
    let row = |(cells, of): (&[String; 5], &MoveReview)| {
        let row = format!(
            "{:>number$}  {}  {:<mv$}  {:>before$} → {:<after$}  {}",
            cells[0],
            cells[1],
            cells[2],
            cells[3],
            cells[4],
            remark(words, of)
        );
        row.trim_end().to_owned()
    };
    cells.iter().zip(moves).map(row).collect()
}

/// What is wrong with a move; empty if nothing is.
fn remark(words: &Words, of: &MoveReview) -> String {
    let say = |id: &str| words.say(id, &[]);
    let better = of.best.first().filter(|best| **best != of.mv);
    let instead = |id: &str| {
        better.map_or_else(String::new, |best| words.say(id, &[("move", best.clone().into())]))
    };
    match of.judgement {
        Judgement::Changed { from: Standing::Win, to: Standing::Draw } => {
            format!("?? {} {}", say("review-win-draw"), instead("review-wins"))
        }
        Judgement::Changed { from: Standing::Win, .. } => {
            format!("?? {} {}", say("review-win-loss"), instead("review-wins"))
        }
        Judgement::Changed { .. } => {
            format!("?? {} {}", say("review-draw-loss"), instead("review-holds"))
        }
        Judgement::Lost => format!("?! {}", instead("review-better")),
        Judgement::Best | Judgement::Good | Judgement::Unknown => String::new(),
    }
}

/// Both sides in plain numbers.
fn summary(words: &Words, found: &Review) -> Vec<String> {
    let [x, o] = found.summaries();
    let numbers = [
        ("review-count-changed", x.changed, o.changed),
        ("review-count-missed", x.missed_wins, o.missed_wins),
        ("review-count-lost", x.lost, o.lost),
        ("review-count-best", x.best, o.best),
        ("review-count-moves", x.moves, o.moves),
    ];
    let named = numbers.map(|(id, x, o)| (words.say(id, &[]), x, o));
    let wide = named.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
    let [first, second] = Side::BOTH.map(|side| side.to_string());
    let mut rows = vec![format!("{:wide$}  {first:>4}  {second:>4}", "")];
    rows.extend(named.iter().map(|(name, x, o)| format!("{name:<wide$}  {x:>4}  {o:>4}")));
    let (moves, exact) = (x.moves + o.moves, x.exact + o.exact);
    let count = |number: usize| (number as u64).into();
    rows.push(String::new());
    rows.push(match x.unknown + o.unknown {
        0 if exact == moves => words.say("review-all-exact", &[]),
        0 => words.say("review-exact", &[("exact", count(exact)), ("moves", count(moves))]),
        unknown => words.say("review-left", &[("unknown", count(unknown))]),
    });
    if found.ended == Ended::Complete && x.lost + o.lost > 0 {
        rows.push(words.say("review-opinion", &[]));
    }
    rows
}
