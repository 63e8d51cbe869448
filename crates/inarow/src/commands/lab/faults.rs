//! `inarow lab faults`: the museum.

use crate::commands::print_json;
use crate::say::count;
use clap::Args;
use lab::faults::{
    CounterExample, Effect, Exhibit, Fault, Findings, Said, exhibit, positions, study,
};
use serde::Serialize;
use std::io::{self, Write};

/// See what faults of real programs do: wrong values, lost games, nodes for nothing
///
/// Each fault is one line of a small textbook search of 3x3x3. The search runs on all 4,520
/// positions in which a move is to be made, and so does the same search mended. Without a name all
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

/// The whole museum as JSON. The order of the keys is part of the format.
#[derive(Serialize)]
struct Museum {
    game: &'static str,
    faults: Vec<Exhibit>,
}

/// One exhibit as JSON.
#[derive(Serialize)]
struct InFull {
    game: &'static str,
    #[serde(flatten)]
    exhibit: Exhibit,
    by_depth: Vec<Findings>,
}

const GAME: &str = "3x3x3";

pub fn run(args: &FaultsArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let positions = positions();
    let Some(fault) = args.name else {
        let faults: Vec<Exhibit> =
            Fault::ALL.iter().map(|fault| exhibit(fault, &positions)).collect();
        if args.json {
            return print_json(out, &Museum { game: GAME, faults });
        }
        return Ok(print_all(out, &faults)?);
    };
    let exhibit = exhibit(&fault, &positions);
    let by_depth = fault.depths().map(|depth| study(&fault, &positions, depth)).collect();
    let full = InFull { game: GAME, exhibit, by_depth };
    if args.json {
        return print_json(out, &full);
    }
    Ok(print_one(out, &full)?)
}

fn print_all(out: &mut impl Write, faults: &[Exhibit]) -> io::Result<()> {
    writeln!(
        out,
        "{:<22} {:<14} {:>5} {:>13} {:>12} {:>13} {:>10} {:>10}",
        "fault",
        "seen in",
        "depth",
        "wrong values",
        "worse moves",
        "results lost",
        "nodes",
        "mended"
    )?;
    for fault in faults {
        let Findings { depth, wrong_values, worse_moves, lost_results, .. } = fault.findings;
        writeln!(
            out,
            "{:<22} {:<14} {depth:>5} {:>13} {:>12} {:>13} {:>10} {:>10}",
            fault.name,
            fault.seen.join(", "),
            count(wrong_values.into()),
            count(worse_moves.into()),
            count(lost_results.into()),
            count(fault.findings.nodes),
            count(fault.findings.nodes_mended)
        )?;
    }
    let positions = faults.first().map_or(0, |fault| fault.findings.positions);
    writeln!(
        out,
        "\nOver all {} positions of {GAME} in which a move is to be made, against the same search \
         mended.\ninarow lab faults NAME tells one in full: its line, its mend, the smallest \
         position in which it shows.",
        count(positions.into())
    )
}

fn print_one(out: &mut impl Write, full: &InFull) -> io::Result<()> {
    let exhibit = &full.exhibit;
    writeln!(out, "{}, seen in {}\n", exhibit.name, exhibit.seen.join(", "))?;
    writeln!(out, "{}\n", exhibit.sentence)?;
    writeln!(out, "search  {}", exhibit.setting)?;
    writeln!(out, "wrong   {}", exhibit.line)?;
    writeln!(out, "mend    {}", exhibit.mend)?;
    if let Some(smallest) = &exhibit.smallest {
        print_smallest(out, smallest, exhibit)?;
    }
    let positions = count(exhibit.findings.positions.into());
    writeln!(out, "\nOver all {positions} positions of {GAME} in which a move is to be made:\n")?;
    writeln!(
        out,
        "depth  wrong values  worse moves  results lost  mended  missed wins in 1  nodes      \
         mended     more nodes in"
    )?;
    for findings in &full.by_depth {
        let [wrong, worse, lost, lost_mended, missed, more] = [
            findings.wrong_values,
            findings.worse_moves,
            findings.lost_results,
            findings.lost_results_mended,
            findings.missed_wins_in_one,
            findings.more_nodes,
        ]
        .map(|number| count(number.into()));
        let [nodes, nodes_mended] = [findings.nodes, findings.nodes_mended].map(count);
        writeln!(
            out,
            "{:>5}  {wrong:>12}  {worse:>11}  {lost:>12}  {lost_mended:>6}  {missed:>16}  \
             {nodes:<9}  {nodes_mended:<9}  {more:>13}",
            findings.depth
        )?;
    }
    Ok(())
}

fn print_smallest(
    out: &mut impl Write,
    shown: &CounterExample,
    exhibit: &Exhibit,
) -> io::Result<()> {
    let Exhibit { algorithm, evaluator, findings: Findings { depth, .. }, .. } = exhibit;
    let effect = match shown.effect {
        Effect::LostResult => "it gives the result away",
        Effect::WorseMove => "it plays a worse move",
        Effect::WrongValue => "its value is wrong",
        Effect::MoreNodes => "it visits more nodes",
    };
    let side = if shown.position.ends_with('o') { 'O' } else { 'X' };
    writeln!(
        out,
        "\nThe smallest position in which {effect}, {} cells empty, {side} to move, depth {depth}:\n",
        shown.empty
    )?;
    writeln!(out, "{}", shown.picture)?;
    let width = shown.faulty.value.len().max(shown.mended.value.len());
    for (name, Said { value, moves, nodes, .. }) in
        [("wrong", &shown.faulty), ("mended", &shown.mended)]
    {
        let moves = moves.join(" or ");
        writeln!(out, "{name:<7} value {value:<width$}  plays {moves}, {nodes} nodes")?;
    }
    let position = shown.position.trim_start_matches(GAME).trim();
    writeln!(
        out,
        "\nThe correct search, node by node:\n  inarow explain {GAME} --position \"{position}\" \
         --algorithm {algorithm} --evaluator {evaluator} --depth {depth}"
    )
}
