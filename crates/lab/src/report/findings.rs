//! What the measurements show, computed from them.

use super::block::Block;
use crate::compare::{Cell, Group, Measured, Results, State, unique};
use words::Words;

/// Ratios closer to one than this are not worth a sentence.
const HARDLY: f64 = 1.005;
/// Speeds are compared when one is this much larger,
const MUCH_FASTER: f64 = 1.5;
/// and when both searches took long enough, in milliseconds, to tell.
const TELLING_MS: f64 = 0.5;

/// A sentence for everything worth one, by position and evaluator.
pub(super) fn findings(results: &Results, words: &Words) -> Vec<Block> {
    let groups = results.groups();
    let mut blocks = Vec::new();
    for group in &groups {
        if groups.len() > 1 {
            let variables = [("game", group.label.into()), ("evaluator", group.evaluator.into())];
            blocks.push(Block::Heading(3, words.say("heading-group", &variables)));
        }
        let mut points = Vec::new();
        points.extend(same_nodes(group, words));
        points.extend(cut(group, words));
        points.extend(others(group, words));
        points.extend(clock(group, words));
        points.extend(ends(group, words));
        points.extend(answers(group, words));
        if points.is_empty() {
            points.push(words.say("finding-none", &[]));
        }
        blocks.push(Block::List(points));
    }
    blocks
}

/// The deepest depth at which both were measured, and what was.
fn deepest<'a>(group: &Group<'a>, one: &str, other: &str) -> Option<(u32, &'a Cell, &'a Cell)> {
    group.depths().into_iter().rev().find_map(|depth| {
        let cell = |name| group.cell(name, depth).filter(|cell| cell.measured().is_some());
        Some((depth, cell(one)?, cell(other)?))
    })
}

fn same_nodes(group: &Group<'_>, words: &Words) -> Option<String> {
    let pairs = group.depths().into_iter().filter_map(|depth| {
        let nodes = |name| group.measured(name, depth).map(|found| found.stats.nodes);
        nodes("minimax").zip(nodes("negamax"))
    });
    let pairs: Vec<(u64, u64)> = pairs.collect();
    let same = !pairs.is_empty() && pairs.iter().all(|(one, other)| one == other);
    same.then(|| words.say("finding-same-nodes", &[]))
}

/// What alpha-beta saves.
fn cut(group: &Group<'_>, words: &Words) -> Option<String> {
    let (depth, full_cell, cut_cell) = deepest(group, "minimax", "alpha-beta")?;
    let (full, cut) = (full_cell.measured()?.stats.nodes, cut_cell.measured()?.stats.nodes);
    if cut >= full {
        let variables = [("depth", depth.into()), ("many", words.nodes(full).into())];
        return Some(words.say("finding-cut-nothing", &variables));
    }
    let (b, most) = (cut_cell.branching()?, full_cell.branching()?);
    Some(words.say(
        "finding-cut",
        &[
            ("depth", depth.into()),
            ("few", words.nodes(cut).into()),
            ("many", words.nodes(full).into()),
            ("share", words.percent(cut as f64 / full as f64).into()),
            ("times", words.times(full as f64 / cut as f64).into()),
            ("b", words.decimal(b, 2).into()),
            ("full", words.decimal(most, 2).into()),
            ("root", words.decimal(most.sqrt(), 2).into()),
        ],
    ))
}

/// What the other algorithms cost beside alpha-beta; one of the author's own beside those that cost the
/// same, if there are.
fn others(group: &Group<'_>, words: &Words) -> Vec<String> {
    let is_other =
        |name: &&str| group.is_own(name) || !matches!(*name, "minimax" | "negamax" | "alpha-beta");
    let told = group.algorithms().into_iter().filter(is_other).filter_map(|name| {
        if let Some(same) = group.is_own(name).then(|| same_as(group, name)).flatten() {
            let others = ("others", listed(&same).into());
            return Some(words.say("finding-own-same", &[("algorithm", name.into()), others]));
        }
        if name == "alpha-beta" {
            return None;
        }
        let (depth, theirs, ours) = deepest(group, name, "alpha-beta")?;
        let (theirs, ours) = (theirs.measured()?.stats.nodes, ours.measured()?.stats.nodes);
        let (few, many) = (theirs.min(ours), theirs.max(ours));
        let ratio = many as f64 / few.max(1) as f64;
        let (depth, algorithm) = (("depth", depth.into()), ("algorithm", name.into()));
        if few == many {
            let nodes = ("nodes", words.nodes(few).into());
            return Some(words.say("finding-equal", &[depth, algorithm, nodes]));
        }
        if ratio < HARDLY {
            return None;
        }
        let id = if theirs < ours { "finding-better" } else { "finding-worse" };
        let few = ("few", words.nodes(few).into());
        let many = ("many", words.nodes(many).into());
        let times = ("times", words.times(ratio).into());
        Some(words.say(id, &[depth, algorithm, few, many, times]))
    });
    told.collect()
}

/// The algorithms of this program that visited as many nodes as one of the author's own wherever both were
/// measured; `None` if there is none.
fn same_as<'a>(group: &Group<'a>, own: &str) -> Option<Vec<&'a str>> {
    let nodes = |name: &str, depth| group.measured(name, depth).map(|found| found.stats.nodes);
    let is_same = |name: &&str| {
        let both = |depth| nodes(own, depth).zip(nodes(name, depth));
        let mut both = group.depths().into_iter().filter_map(both).peekable();
        both.peek().is_some() && both.all(|(one, other)| one == other)
    };
    let known = group.algorithms().into_iter().filter(|name| !group.is_own(name));
    Some(known.filter(is_same).collect()).filter(|same: &Vec<_>| !same.is_empty())
}

/// Names as code, with commas.
fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Which was fastest at the deepest depth that several reached, and how fast nodes are.
fn clock(group: &Group<'_>, words: &Words) -> Vec<String> {
    let depths = group.depths().into_iter().rev().map(|depth| (depth, group.at(depth)));
    let Some((depth, mut found)) = depths.into_iter().find(|(_, found)| found.len() > 1) else {
        return Vec::new();
    };
    let mut points = Vec::new();
    found.sort_by(|a, b| a.1.time_ms.total_cmp(&b.1.time_ms));
    if let [first, .., last] = found[..]
        && first.1.time_ms < last.1.time_ms
    {
        // Times that overlap show no difference.
        let apart = first.1.time_max_ms < last.1.time_min_ms;
        let id = if apart { "finding-fastest" } else { "finding-equal-times" };
        points.push(words.say(
            id,
            &[
                ("depth", depth.into()),
                ("algorithm", first.0.into()),
                ("time", words.milliseconds(first.1.time_ms).into()),
                ("slowest", last.0.into()),
                ("other", words.milliseconds(last.1.time_ms).into()),
            ],
        ));
    }
    found.retain(|(_, found)| found.time_ms >= TELLING_MS);
    found.sort_by(|a, b| a.1.nodes_per_second().total_cmp(&b.1.nodes_per_second()));
    if let [slow, .., quick] = found[..]
        && quick.1.nodes_per_second() > MUCH_FASTER * slow.1.nodes_per_second()
    {
        let speed = |of: &Measured| words.nodes(three_digits(of.nodes_per_second()));
        points.push(words.say(
            "finding-speed",
            &[
                ("depth", depth.into()),
                ("quick", quick.0.into()),
                ("fast", speed(quick.1).into()),
                ("slow", slow.0.into()),
                ("slowly", speed(slow.1).into()),
            ],
        ));
    }
    points
}

/// A number of which only the first three digits mean something.
fn three_digits(number: f64) -> u64 {
    let scale = 10u64.pow((number.max(1.0).log10().floor() as u32).saturating_sub(2));
    (number / scale as f64).round() as u64 * scale
}

/// Where each algorithm had to end.
fn ends(group: &Group<'_>, words: &Words) -> Vec<String> {
    let told = group.algorithms().into_iter().filter_map(|name| {
        let next = group.of(name).find(|cell| cell.measured().is_none())?;
        let before = group.of(name).take_while(|cell| cell.measured().is_some()).last();
        let algorithm = ("algorithm", name.into());
        if let State::Failed { reason } = &next.state {
            let reason = ("reason", reason.as_str().into());
            let depth = ("depth", next.id.depth.into());
            return Some(words.say("finding-failed", &[algorithm, depth, reason]));
        }
        let Some(before) = before else {
            return Some(words.say("finding-never", &[algorithm]));
        };
        let depth = ("depth", before.id.depth.into());
        let deeper = ("next", next.id.depth.into());
        Some(match next.state {
            State::NotRun => {
                let time = ("time", words.long_time(next.forecast_ms).into());
                words.say("finding-stopped", &[algorithm, depth, deeper, time])
            }
            _ => words.say("finding-limited", &[algorithm, depth, deeper]),
        })
    });
    told.collect()
}

/// Whether they agree.
fn answers(group: &Group<'_>, words: &Words) -> Vec<String> {
    let depths = group.depths().into_iter().filter(|&depth| group.at(depth).len() > 1);
    let depths: Vec<u32> = depths.collect();
    if depths.is_empty() {
        return Vec::new();
    }
    let differs = |&depth: &u32| {
        // Only what is found is compared: a program is not believed that it has proven it.
        let value = |found: &Measured| (found.value.value, found.value.bound);
        let values = unique(group.at(depth).into_iter().map(|(_, found)| value(found)));
        values.len() > 1
    };
    if let Some(depth) = depths.iter().copied().find(differs) {
        return vec![words.say("finding-other-value", &[("depth", depth.into())])];
    }
    let mut points = vec![words.say("finding-same-value", &[("depths", depths.len().into())])];
    for depth in depths.into_iter().rev() {
        let mut moves: Vec<(&str, Vec<&str>)> = Vec::new();
        for (name, found) in group.at(depth) {
            let best = found.best.as_deref().unwrap_or_default();
            match moves.iter_mut().find(|(mv, _)| *mv == best) {
                Some((_, names)) => names.push(name),
                None => moves.push((best, vec![name])),
            }
        }
        if moves.len() > 1 {
            let listed = moves.iter().map(|(mv, names)| format!("`{mv}` ({})", names.join(", ")));
            let listed = listed.collect::<Vec<_>>().join(", ");
            let variables = [("depth", depth.into()), ("moves", listed.into())];
            points.push(words.say("finding-other-move", &variables));
            break;
        }
    }
    points
}
