//! Tables of text, for terminals.

/// The cells of a table, each as wide as its column: those of the columns in `left` begin at the left,
/// the others end at the right. The last cell of a row that is shorter than the first one spans the
/// rest.
#[must_use]
pub(crate) fn padded(rows: &[Vec<String>], left: &[usize]) -> Vec<Vec<String>> {
    let columns = rows.first().map_or(0, Vec::len);
    let spans = |row: &[String], column: usize| row.len() < columns && column + 1 == row.len();
    let width = |column: usize| {
        let rows = rows.iter().filter(|row| !spans(row, column));
        rows.filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let pad = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = if spans(row, column) { 0 } else { widths[column] };
            match left.contains(&column) {
                true => format!("{cell:<width$}"),
                false => format!("{cell:>width$}"),
            }
        });
        cells.collect()
    };
    rows.iter().map(pad).collect()
}

/// The rows of a table, a line each. The columns in `left` begin at the left, the others end at the
/// right; the last cell of a row that is shorter than the first one spans the rest.
#[must_use]
pub fn in_columns(rows: &[Vec<String>], left: &[usize]) -> String {
    let line = |cells: &Vec<String>| format!("{}\n", cells.join("  ").trim_end());
    padded(rows, left).iter().map(line).collect()
}
