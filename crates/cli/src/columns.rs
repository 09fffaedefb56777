//! Tables of text.

/// The rows with their cells one below the other, the first column to the left, the others to the
/// right.
pub fn columns(rows: &[Vec<String>]) -> String {
    let length = |cell: &String| cell.chars().count();
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(length).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let gap = " ".repeat(width - length(cell));
            if column == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_each_other() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(columns(&[row(["größe", "n"]), row(["a", "100"])]), "größe    n\na      100\n");
        assert_eq!(columns(&[]), "");
    }
}
