//! Cells: no name panics on any board, and a cell is read as it is written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mnk::Rules;

fuzz_target!(|input: (u32, u32, u32, &str)| {
    let (width, height, k, name) = input;
    let Ok(rules) = Rules::new(width % 33, height % 33, k % 33) else { return };
    match rules.parse_cell(name) {
        Ok(cell) => {
            assert_eq!(rules.parse_cell(&cell.to_string()), Ok(cell));
            assert_eq!(rules.cell_at(cell.index()), Some(cell));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
