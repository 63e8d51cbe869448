//! `inarow lab faults`: the museum.

use crate::App;
use crate::commands::print_json;
use clap::Args;
use gametree::Side;
use lab::faults::{
    CounterExample, Effect, Exhibit, Fault, Findings, Said, exhibit, positions, study,
};
use lab::in_columns;
use serde::Serialize;
use serde_json::json;
use std::io::{self, Write};
use words::Words;

/// See what faults of real programs do: wrong values, lost games, nodes for nothing
///
/// Each fault is one line of a small textbook search of 3x3x3. The search runs on all 4,520
/// positions in which a move is to be made, and so does the same search fixed. Without a name all
/// faults are listed; with one, it is told in full, depth by depth.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow lab faults
  inarow lab faults strict-cut
  inarow lab faults --json")]
pub struct FaultsArgs {
    /// Which one
    #[arg(value_name = "NAME", value_parser = |name: &str| Fault::named(name))]
    name: Option<Fault>,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

/// One exhibit as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct InFull {
    game: &'static str,
    #[serde(flatten)]
    exhibit: Exhibit,
    by_depth: Vec<Findings>,
}

const GAME: &str = "3x3x3";

pub fn run(app: &App, args: &FaultsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let positions = positions();
    let Some(fault) = args.name else {
        let faults: Vec<Exhibit> =
            Fault::ALL.iter().map(|fault| exhibit(fault, &positions)).collect();
        if args.json {
            return print_json(out, &json!({ "game": GAME, "faults": faults }));
        }
        return Ok(print_all(&app.words, out, &faults)?);
    };
    let exhibit = exhibit(&fault, &positions);
    let by_depth = fault.depths().map(|depth| study(&fault, &positions, depth)).collect();
    let full = InFull { game: GAME, exhibit, by_depth };
    if args.json {
        return print_json(out, &full);
    }
    Ok(print_one(app, out, &full)?)
}

fn heads<const N: usize>(words: &Words, ids: [&str; N]) -> Vec<String> {
    ids.map(|id| words.say(&format!("lab-m-{id}"), &[])).to_vec()
}

fn print_all(words: &Words, out: &mut impl Write, faults: &[Exhibit]) -> io::Result<()> {
    let ids = ["fault", "depth", "wrong", "worse", "lost", "nodes", "fixed"];
    let mut rows = vec![heads(words, ids)];
    for Exhibit { name, findings, .. } in faults {
        let Findings { depth, wrong_values, worse_moves, lost_results, .. } = *findings;
        let counts = [depth, wrong_values, worse_moves, lost_results].map(u64::from);
        let counts = counts.into_iter().chain([findings.nodes, findings.nodes_fixed]);
        let cells = counts.map(|count| words.count(count));
        rows.push(std::iter::once(name.clone()).chain(cells).collect());
    }
    let positions = faults.first().map_or(0, |fault| fault.findings.positions);
    writeln!(out, "{}", in_columns(&rows, &[0]))?;
    writeln!(out, "{}", over_all(words, positions))?;
    writeln!(out, "{}", words.say("terminal-faults-more", &[]))
}

fn over_all(words: &Words, positions: u32) -> String {
    let positions = words.counted("terminal-positions", positions.into());
    words.say("terminal-faults", &[("positions", positions.into()), ("game", GAME.into())])
}

fn print_one(app: &App, out: &mut impl Write, full: &InFull) -> io::Result<()> {
    let (words, exhibit) = (&app.words, &full.exhibit);
    let name = &exhibit.name;
    writeln!(out, "{name}\n\n{}\n", words.say(&format!("fault-{name}"), &[]))?;
    let setting = words.say(&format!("fault-{name}-setting"), &[]);
    let row = |id: &str, text: &str| vec![words.say(id, &[]), text.to_owned()];
    let rows = [
        row("terminal-fault-search", &setting),
        row("terminal-fault-wrong", &exhibit.line),
        row("terminal-fault-fix", &exhibit.fix),
    ];
    write!(out, "{}", in_columns(&rows, &[0, 1]))?;
    if let Some(smallest) = &exhibit.smallest {
        print_smallest(app, out, smallest, exhibit)?;
    }
    writeln!(out, "\n{}\n", over_all(words, exhibit.findings.positions))?;
    let ids = ["depth", "wrong", "worse", "lost", "lost-fixed", "missed", "nodes", "fixed", "more"];
    let mut rows = vec![heads(words, ids)];
    for found in &full.by_depth {
        let counts = [
            found.depth.into(),
            found.wrong_values.into(),
            found.worse_moves.into(),
            found.lost_results.into(),
            found.lost_results_fixed.into(),
            found.missed_wins_in_one.into(),
            found.nodes,
            found.nodes_fixed,
            found.more_nodes.into(),
        ];
        rows.push(counts.map(|count| words.count(count)).to_vec());
    }
    write!(out, "{}", in_columns(&rows, &[]))
}

fn print_smallest(
    app: &App,
    out: &mut impl Write,
    shown: &CounterExample,
    exhibit: &Exhibit,
) -> io::Result<()> {
    let words = &app.words;
    let Exhibit { algorithm, evaluator, findings: Findings { depth, .. }, .. } = exhibit;
    let effect = match shown.effect {
        Effect::LostResult => "lab-m-effect-lost-result",
        Effect::WorseMove => "lab-m-effect-worse-move",
        Effect::WrongValue => "lab-m-effect-wrong-value",
        Effect::MoreNodes => "lab-m-effect-more-nodes",
    };
    let side = if shown.position.ends_with('o') { Side::Second } else { Side::First };
    let variables = [("depth", (*depth).into()), ("empty", shown.empty.into())];
    writeln!(
        out,
        "\n{} {}\n",
        words.say("terminal-smallest", &variables),
        words.say(effect, &[("side", words.side(side).into())])
    )?;
    writeln!(out, "{}", shown.picture)?;
    for (id, said) in [("lab-m-plays-faulty", &shown.faulty), ("lab-m-plays-fixed", &shown.fixed)] {
        let Said { value, moves, nodes } = said;
        let variables = [
            ("moves", moves.join(" ").into()),
            ("value", value.to_string().into()),
            ("nodes", words.count(*nodes).into()),
        ];
        writeln!(out, "{}", words.say(id, &variables))?;
    }
    let position = shown.position.trim_start_matches(GAME).trim();
    writeln!(
        out,
        "\n{}\n  {} explain {GAME} --position \"{position}\" --algorithm {algorithm} \
         --evaluator {evaluator} --depth {depth}",
        words.say("terminal-correct", &[]),
        app.name()
    )
}
