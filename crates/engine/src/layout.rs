//! Where cells lie: on which lines, at which place, and what is next to what.

use crate::shape::Shapes;
use mnk::{DIRECTIONS, Rules};

/// Where a cell lies on the line through it in one direction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OnLine {
    /// Which line, of all lines in all directions.
    pub line: u16,
    /// How far along the line.
    pub place: u8,
    /// How many cells lie before it and behind it on the board, up to the reach of shapes.
    pub before: u8,
    pub behind: u8,
}

/// What follows from the rules and never changes.
#[derive(Debug)]
pub(crate) struct Layout {
    pub width: usize,
    pub cells: usize,
    pub on_line: Vec<[OnLine; 4]>,
    /// The step to the next cell in each direction, as a difference of indices.
    pub steps: [isize; 4],
    /// For each line what is off the board before and behind it, as shapes see it: bit
    /// `place + reach` stands for a place.
    pub off_board: Vec<u64>,
    /// The cells by distance from the centre.
    pub from_centre: Vec<u16>,
}

impl Layout {
    pub(crate) fn new(rules: &Rules, shapes: &Shapes) -> Layout {
        let reach = shapes.reach();
        let (width, height) = (rules.width() as isize, rules.height() as isize);
        let cells = rules.cells();
        let mut on_line = vec![[OnLine::default(); 4]; cells];
        let mut off_board = Vec::new();
        let inside = |x: isize, y: isize| (0..width).contains(&x) && (0..height).contains(&y);
        let directions = DIRECTIONS.map(|(dx, dy)| (dx as isize, dy as isize));
        for (direction, (dx, dy)) in directions.into_iter().enumerate() {
            // Lines begin where one step back leaves the board.
            for start in 0..cells as isize {
                let (x0, y0) = (start % width, start / width);
                if inside(x0 - dx, y0 - dy) {
                    continue;
                }
                let on_it = (0..).map_while(|i| {
                    let (x, y) = (x0 + i * dx, y0 + i * dy);
                    inside(x, y).then_some((y * width + x) as usize)
                });
                let on_it: Vec<usize> = on_it.collect();
                for (place, &cell) in on_it.iter().enumerate() {
                    on_line[cell][direction] = OnLine {
                        line: off_board.len() as u16,
                        place: place as u8,
                        before: place.min(reach) as u8,
                        behind: (on_it.len() - 1 - place).min(reach) as u8,
                    };
                }
                off_board.push(!(((1u64 << on_it.len()) - 1) << reach));
            }
        }
        let mut from_centre: Vec<u16> = (0..cells as u16).collect();
        from_centre.sort_by_key(|&cell| {
            let (x, y) = (cell as isize % width, cell as isize / width);
            let far = |at: isize, side: isize| (2 * at - side + 1).pow(2);
            (far(x, width) + far(y, height), cell)
        });
        let steps = directions.map(|(dx, dy)| dy * width + dx);
        Layout { width: width as usize, cells, on_line, steps, off_board, from_centre }
    }
}
