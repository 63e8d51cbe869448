//! Where cells lie: on which lines, at which place, and what is next to what.

use crate::shape::Shapes;
use mnk::Rules;

/// The four directions, as steps to the right and down.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

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
    /// The number, as shapes count, of what is off the board around it.
    pub off_board: u32,
}

/// What follows from the rules and never changes.
#[derive(Debug)]
pub(crate) struct Layout {
    pub width: usize,
    pub cells: usize,
    pub on_line: Vec<[OnLine; 4]>,
    /// The step to the next cell in each direction, as a difference of indices.
    pub steps: [isize; 4],
    /// How many lines there are.
    pub lines: usize,
    /// The cells by distance from the centre.
    pub from_centre: Vec<u16>,
}

impl Layout {
    pub(crate) fn new(rules: &Rules, shapes: &Shapes) -> Layout {
        let reach = shapes.reach();
        let (width, height) = (rules.width() as isize, rules.height() as isize);
        let cells = rules.cells();
        let mut on_line = vec![[OnLine::default(); 4]; cells];
        let mut lines = 0;
        let inside = |x: isize, y: isize| (0..width).contains(&x) && (0..height).contains(&y);
        for (direction, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
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
                // Bit `place + reach` stands for a place, so that those before the first have bits.
                let off_board = !(((1u64 << on_it.len()) - 1) << reach);
                for (place, &cell) in on_it.iter().enumerate() {
                    on_line[cell][direction] = OnLine {
                        line: lines as u16,
                        place: place as u8,
                        before: place.min(reach) as u8,
                        behind: (on_it.len() - 1 - place).min(reach) as u8,
                        off_board: shapes.number(off_board >> place),
                    };
                }
                lines += 1;
            }
        }
        let mut from_centre: Vec<u16> = (0..cells as u16).collect();
        from_centre.sort_by_key(|&cell| {
            let (x, y) = (cell as isize % width, cell as isize / width);
            let far = |at: isize, side: isize| (2 * at - side + 1).pow(2);
            (far(x, width) + far(y, height), cell)
        });
        let steps = DIRECTIONS.map(|(dx, dy)| dy * width + dx);
        Layout { width: width as usize, cells, on_line, steps, lines, from_centre }
    }
}
