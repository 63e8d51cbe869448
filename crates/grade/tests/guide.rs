//! The suites of the guides can be used.
#![allow(clippy::unwrap_used)] // a panic is how a test fails

use grade::Suite;

const GUIDES: [&str; 2] =
    [include_str!("../../../docs/grade.md"), include_str!("../../../docs/teaching.md")];

#[test]
fn the_suites_of_the_guides_can_be_used() {
    let test = "\n[[test]]\nname = 'T'\nalgorithm = 'minimax'\ngame = '3x3x3'\npoints = 1\n\
        check = ['value']\ndepths = [1]\nmoves = ['']\n";
    let mut read = 0;
    for block in GUIDES.iter().flat_map(|guide| guide.split("\n```toml\n").skip(1)) {
        let block = block.split("\n```").next().unwrap();
        let title = if block.contains("title =") { "" } else { "title = 'T'\n" };
        let test = if block.contains("[[test]]") { "" } else { test };
        let suite = format!("{title}{block}\n{test}");
        Suite::read(&suite).unwrap_or_else(|error| panic!("{error}\n{suite}"));
        read += 1;
    }
    assert!(read >= 5, "{read}");
}
