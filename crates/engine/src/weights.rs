//! The weights of shapes, as data.

use crate::threat::{Pattern, THREATS};

/// What shapes are worth. The numbers are in `weights.txt`, with the tool that made them.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// For the side to move, and for the other one, per shape of an empty cell.
    pub to_move: [i32; 16],
    pub waiting: [i32; 16],
    /// The same per threat of an empty cell, all directions together.
    pub threats_to_move: [i32; THREATS],
    pub threats_waiting: [i32; THREATS],
    /// Being to move at all.
    pub tempo: i32,
    /// How promising a stone that makes a shape looks, for ordering moves.
    promise: [i32; 16],
}

impl Weights {
    /// Weights are kept in fractions of a point.
    pub(crate) const SCALE: i32 = 16;

    /// The weights that come with the program.
    pub(crate) fn standard() -> Weights {
        let text = include_str!("weights.txt");
        // A test reads them too, so what comes with the program is sound.
        Weights::parse(text).unwrap_or_else(|| Weights::new([[0; 16]; 3], [[0; THREATS]; 2], 0))
    }

    /// Reads rows `name number…`; anything behind `#` is a comment.
    pub(crate) fn parse(text: &str) -> Option<Weights> {
        let row = |name: &str| {
            let line = text.lines().find_map(|line| {
                line.split('#')
                    .next()
                    .unwrap_or_default()
                    .trim()
                    .strip_prefix(name)?
                    .strip_prefix(' ')
            })?;
            line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<i32>>>()
        };
        let shapes = |name: &str| row(name)?.try_into().ok();
        let threats = |name: &str| row(name)?.try_into().ok();
        let tempo = *row("tempo")?.first()?;
        Some(Weights::new(
            [shapes("to_move")?, shapes("waiting")?, shapes("promise")?],
            [threats("threats_to_move")?, threats("threats_waiting")?],
            tempo,
        ))
    }

    fn new(shapes: [[i32; 16]; 3], threats: [[i32; THREATS]; 2], tempo: i32) -> Weights {
        let [to_move, waiting, promise] = shapes;
        let [threats_to_move, threats_waiting] = threats;
        Weights { to_move, waiting, threats_to_move, threats_waiting, tempo, promise }
    }

    /// How promising a stone that makes this pattern looks, for ordering moves.
    #[inline]
    pub(crate) fn promise(&self, pattern: Pattern) -> i32 {
        (0..4).map(|direction| self.promise[usize::from(pattern >> (4 * direction) & 15)]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_come_with_the_program_can_be_read() {
        assert!(Weights::parse(include_str!("weights.txt")).is_some());
    }
}
