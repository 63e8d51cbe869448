//! The values of all positions of the smallest games, kept for the next question about one of them.

use crate::bounds::{Bounds, Stop};
use mnk::Rules;
use solver::Strong;

/// The most games, of up to [`Bounds::STRONG`] bytes each.
const MOST: usize = 4;

/// Strong solutions, each found when it is first asked for.
#[derive(Debug, Default)]
pub(crate) struct StrongSolutions {
    /// The one used last at the end.
    kept: Vec<Strong>,
}

impl StrongSolutions {
    /// The solution of a game; none if it is too large, or `stop` ended it. `told` is called now and
    /// then meanwhile.
    pub(crate) fn of(
        &mut self,
        rules: &Rules,
        stop: &Stop,
        told: &mut dyn FnMut(),
    ) -> Option<&Strong> {
        if Strong::bytes(rules).ok()? > Bounds::STRONG {
            return None;
        }
        let strong = match self.kept.iter().position(|known| known.rules() == rules) {
            Some(at) => self.kept.remove(at),
            None => Strong::solve(*rules, stop, &mut |_| told()).ok()?,
        };
        if self.kept.len() == MOST {
            self.kept.remove(0);
        }
        self.kept.push(strong);
        self.kept.last()
    }
}
