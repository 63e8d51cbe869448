//! Which moves are worth searching, by what the position obliges to.

use crate::shape::Shape;
use crate::state::{Index, State};
use crate::threat::{DOUBLE, ONE_FOUR, shape_in};

/// A move with how promising it looks.
pub(crate) type Candidate = (Index, i32);

/// Puts the moves of a position in which nobody can win with this move into `list`, in place of what
/// is in it. Whether every move left out loses at once, so that the list stands for all moves.
pub(crate) fn generate(state: &mut State, list: &mut Vec<Candidate>) -> bool {
    list.clear();
    if state.rules.gravity() {
        // Every column that is not full is a move.
        list.extend(landing_cells(state).map(|cell| (cell, state.promise(cell))));
        return true;
    }
    if state.count(state.side.opponent(), DOUBLE) > 0 {
        defences(state, list);
        return true;
    }
    let near = one_stone_near(state.rules.k());
    let cells = (0..state.layout.cells as Index)
        .filter(|&cell| state.has_shape(cell, near) && state.is_empty(cell));
    list.extend(cells.map(|cell| (cell, state.promise(cell))));
    false
}

/// The least shape of a cell with a stone of the same side on its line.
fn one_stone_near(k: usize) -> Shape {
    (19u8).saturating_sub(2 * k as u8).max(1)
}

/// Where a stone comes to rest in each column.
pub(crate) fn landing_cells(state: &State) -> impl Iterator<Item = Index> + '_ {
    let width = state.layout.width as Index;
    let height = state.layout.cells as Index / width;
    (0..width).filter_map(move |column| {
        let mut cells = (0..height).rev().map(|row| row * width + column);
        cells.find(|&cell| state.is_empty(cell))
    })
}

/// The other side threatens to make two wins at once. What helps is a four of one's own, or a
/// stone that leaves no such threat; everything else loses.
fn defences(state: &mut State, list: &mut Vec<Candidate>) {
    let (me, other) = (state.side, state.side.opponent());
    list.extend(state.cells_with(me, ONE_FOUR).map(|cell| (cell, state.promise(cell))));
    // Whatever helps must help against the first threat, so it lies on one of its lines.
    let Some(threat) = state.cells_with(other, DOUBLE).next() else {
        return;
    };
    let mut candidates = vec![threat];
    for direction in 0..4 {
        if shape_in(state.pattern(other, threat), direction) < crate::shape::FOUR {
            continue;
        }
        let on_line = state.layout.on_line[usize::from(threat)][direction];
        let step = state.layout.steps[direction];
        for offset in -isize::from(on_line.before)..=isize::from(on_line.behind) {
            let cell = (threat as isize + offset * step) as Index;
            if offset != 0 && state.is_empty(cell) {
                candidates.push(cell);
            }
        }
    }
    candidates.sort_unstable();
    candidates.dedup();
    for cell in candidates {
        if state.threat(me, cell) >= ONE_FOUR {
            continue; // listed already
        }
        let promise = state.promise(cell);
        state.play(cell);
        let helps = state.count(other, DOUBLE) == 0;
        state.undo();
        if helps {
            list.push((cell, promise));
        }
    }
}
