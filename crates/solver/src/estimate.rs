//! How much of a search is done, as far as what is settled near its beginning tells.

use crate::cells::{list, minimal};
use crate::duel::{Duel, Position};
use crate::view::{Look, View};

/// Plies from the beginning that are looked at.
const PLIES: u32 = 3;

/// A look at how far a search is, also while it runs.
#[derive(Clone, Debug)]
pub struct Estimate {
    /// Those that are searched, one after the other.
    pub(crate) duels: Vec<(Duel, Position)>,
}

/// Which part is settled of all that has to be shown, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Part {
    win: f64,
    hold: f64,
}

impl Estimate {
    /// Which part of the present search is settled, from 0 to 1: first of the game in which the second
    /// player only defends, then of the game itself, from a position of one for each side.
    ///
    /// A guess: where every move has to be answered, they count the same, and where one move is enough,
    /// the one that is nearest to it counts. The rest may take more or less time than what is done.
    #[must_use]
    pub fn settled(&self) -> f64 {
        for (duel, position) in self.duels.iter().rev() {
            let view = duel.view(*position);
            if duel.known(duel.key_of(&view)).is_some() {
                let Part { win, hold } = part(duel, &view, PLIES);
                return win.max(hold);
            }
            if view.is_untouched {
                let lines = minimal(duel.lines.clone());
                // What is lost ends the search.
                return duel.weak.settled(&lines, Some(duel.kinds), PLIES).unwrap_or(1.0);
            }
        }
        0.0
    }
}

fn part(duel: &Duel, view: &View, plies: u32) -> Part {
    const WON: Part = Part { win: 1.0, hold: 0.0 };
    const HELD: Part = Part { win: 0.0, hold: 1.0 };
    match duel.known(duel.key_of(view)) {
        Some((numbers, _)) if numbers.win == 0 => return WON,
        Some((numbers, _)) if numbers.hold == 0 => return HELD,
        Some((_, false)) if plies > 0 => {}
        _ => return Part::default(),
    }
    let moves = match view.look(duel.kinds) {
        Look::Won => return WON,
        Look::Held => return HELD,
        Look::Open(moves) => moves,
    };
    let parts: Vec<Part> =
        list(moves).map(|cell| part(duel, &view.after(cell), plies - 1)).collect();
    let mean = |of: fn(&Part) -> f64| parts.iter().map(of).sum::<f64>() / parts.len() as f64;
    let most = |of: fn(&Part) -> f64| parts.iter().map(of).fold(0.0, f64::max);
    match view.attacker_to_move {
        true => Part { win: most(|part| part.win), hold: mean(|part| part.hold) },
        false => Part { win: mean(|part| part.win), hold: most(|part| part.hold) },
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use crate::{Problem, Solving};
    use gametree::Stop;

    /// Draws with and without own threats, wins, and positions: from nothing to all, and never out of
    /// bounds on the way.
    #[test]
    fn it_ends_with_all() {
        for (rules, moves) in [
            ("6x6x5", ""),
            ("7x6x5", ""),
            ("5x5x4", ""),
            ("6x5x4", ""),
            ("6x5x4", "a1 c3"),
            ("5x5x4", "c3"),
        ] {
            let rules: mnk::Rules = rules.parse().unwrap();
            let moves: Vec<mnk::Cell> =
                moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
            let stop = Stop::new();
            let problem = Problem { rules, moves: &moves, bytes: 64 << 20, stop: &stop };
            let mut solving = Solving::new(&problem).unwrap();
            let estimate = solving.estimate();
            assert_eq!(estimate.settled(), 0.0, "{rules}");
            let mut look = |nodes: u64| {
                let now_and_then = nodes.is_multiple_of(512);
                assert!(!now_and_then || (0.0..=1.0).contains(&estimate.settled()), "{rules}");
            };
            solving.search(&mut look).unwrap();
            assert_eq!(estimate.settled(), 1.0, "{rules}");
        }
    }
}
