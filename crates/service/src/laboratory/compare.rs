//! Algorithms measured side by side, cell by cell.

use super::sane::check_cells;
use super::{MOST_CELLS, MOST_GROUPS, MOST_NAMES, MOST_REPEATS, ended};
use crate::bounds::{Bounds, Stop};
use crate::event::Event;
use crate::event_of_lab::{Compared, Comparing, ComparisonEnd};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use lab::compare::{Cell, CellId, Comparison, Settings};
use std::collections::HashSet;
use std::convert::Infallible;
use std::time::Instant;

/// A comparison that these bounds allow.
///
/// # Errors
/// If there is no such comparison, with the lab's own words, or if it is too large for a page.
pub(super) fn checked(settings: &Settings, bounds: &Bounds) -> Result<Comparison, Refusal> {
    let limit = |message: String| Refusal::new(Code::Limit, message);
    let Settings { games, moves, algorithms, evaluators, .. } = settings;
    for (what, names) in [
        ("games", games),
        ("positions", moves),
        ("algorithms", algorithms),
        ("evaluators", evaluators),
    ] {
        if names.len() > MOST_NAMES {
            return Err(limit(format!(
                "{} {what} are too many; at most {MOST_NAMES}",
                names.len()
            )));
        }
    }
    if settings.depths.len() > MOST_CELLS {
        return Err(limit(format!("there are at most {MOST_CELLS} depths")));
    }
    let longest = u64::try_from(bounds.time.as_millis()).unwrap_or(u64::MAX).max(1);
    Refusal::unless_within("a limit of a cell in ms of", settings.cell_limit_ms, 1..=longest)?;
    let repeats = 1..=u64::from(MOST_REPEATS);
    Refusal::unless_within("the number of repeats", settings.repeats.into(), repeats)?;
    let comparison =
        Comparison::new(settings.clone()).map_err(|error| Refusal::of(Code::Limit, &error))?;
    let size = comparison.size();
    if size > MOST_CELLS {
        let advice = "; inarow lab compare has no such bound";
        let message = format!("{size} cells are too many here; at most {MOST_CELLS}{advice}");
        let reason = Reason::new("cells").with("size", size).with("most", MOST_CELLS);
        return Err(limit(message).because(reason));
    }
    let ids = comparison.ids();
    let groups: HashSet<_> = ids.iter().map(|id| (&id.game, &id.evaluator)).collect();
    if groups.len() > MOST_GROUPS {
        let many = groups.len();
        return Err(limit(format!(
            "{many} positions with an evaluator each are too many here; at most {MOST_GROUPS}"
        )));
    }
    Ok(comparison.with_tree(Bounds::TREE))
}

/// Runs a comparison, but for the cells that are known already.
pub(crate) fn compare(
    settings: &Settings,
    known: &[Cell],
    bounds: &Bounds,
    stop: &Stop,
    send: &mut dyn FnMut(Event),
) -> Result<ComparisonEnd, Refusal> {
    let comparison = checked(settings, bounds)?;
    check_cells(known)?;
    let until = stop.until(Instant::now() + bounds.time);
    let mut told =
        Teller { send, now: Comparing { size: comparison.size(), ..Default::default() } };
    let run = comparison.run(known.to_vec(), &until, |event| -> Result<(), Infallible> {
        told.tell(event);
        Ok(())
    });
    let Ok(results) = run;
    Ok(ComparisonEnd { ended: ended(results.complete, stop), results })
}

/// Tells how a comparison goes.
struct Teller<'a> {
    send: &'a mut dyn FnMut(Event),
    now: Comparing,
}

impl Teller<'_> {
    fn tell(&mut self, event: lab::compare::Event<'_>) {
        match event {
            lab::compare::Event::Forecast { time_ms, too_long, known, .. } => {
                self.now.forecast_ms = time_ms;
                self.now.rest_ms = time_ms;
                self.now.too_long = too_long;
                self.now.done = known;
                (self.send)(Event::Comparing(self.now.clone()));
            }
            lab::compare::Event::Begins { id, rest_ms, .. } => {
                self.now.rest_ms = rest_ms;
                self.now.running = Some(CellId::clone(id));
                (self.send)(Event::Comparing(self.now.clone()));
            }
            lab::compare::Event::Ends(cell) => {
                self.now.done += 1;
                let done = self.now.done;
                (self.send)(Event::Compared(Compared { cell: cell.clone(), done }));
            }
        }
    }
}
