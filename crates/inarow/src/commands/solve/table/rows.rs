//! The games of the table, with what is known of them from elsewhere.

use anyhow::{Context, anyhow};
use mnk::Rules;

/// See the top of the file for what the columns mean.
const GAMES: &str = include_str!("../../../../data/solved.txt");

/// A game, and what others found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    pub rules: Rules,
    /// As in certificates.
    pub value: String,
    /// Takes little time, so that the tests solve it too.
    pub is_quick: bool,
    /// The positions that another solver needed.
    pub nodes: Option<u64>,
    /// Since when the value is published, or in what time.
    pub published: Option<String>,
}

/// All of them, in the order of the table.
pub fn all() -> anyhow::Result<Vec<Known>> {
    let lines = GAMES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| read(line).with_context(|| format!("the games of the table: '{line}'")))
        .collect()
}

fn read(line: &str) -> anyhow::Result<Known> {
    let mut words = line.split_whitespace();
    let mut word = |what: &str| words.next().ok_or_else(|| anyhow!("{what} is missing"));
    let is_quick = word("quick or long")? == "quick";
    let rules = word("the game")?.parse()?;
    let value = word("the value")?.to_owned();
    let mut known = Known { rules, value, is_quick, nodes: None, published: None };
    for fact in words {
        match fact.split_once('=') {
            Some(("nodes", nodes)) => known.nodes = Some(nodes.parse()?),
            Some(("published", when)) => known.published = Some(when.replace('_', " ")),
            _ => return Err(anyhow!("'{fact}' is no fact")),
        }
    }
    Ok(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_can_be_read() {
        let rows = all().unwrap();
        assert!(rows.len() > 25);
        let seven = rows.iter().find(|row| row.rules.to_string() == "7x7x5").unwrap();
        assert_eq!((seven.value.as_str(), seven.nodes), ("draw", Some(57_500_000)));
        assert!(rows.iter().all(|row| ["first", "draw"].contains(&row.value.as_str())));
        assert!(rows.iter().any(|row| row.is_quick));
        assert!(read("quick 3x3x3").is_err() && read("quick 3x3x3 draw why").is_err());
    }
}
