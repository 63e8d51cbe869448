//! Known values, each with a certificate that the checker accepts.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

use gametree::Stop;
use solver::{Problem, Solution, solve};

fn solved(rules: &str, moves: &str) -> (Solution, Vec<u8>) {
    let rules: mnk::Rules = rules.parse().unwrap();
    let moves: Vec<mnk::Cell> =
        moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
    let problem = Problem { rules, moves: &moves, bytes: 64 << 20, stop: &Stop::new() };
    let mut certificate = Vec::new();
    let solution = solve(&problem, Some(&mut certificate), &mut |_| {}).unwrap();
    (solution, certificate)
}

#[test]
fn the_known_values_are_proven() {
    let list = std::env::var("SOLVE").unwrap_or_else(|_| {
        "2x1x2 2x2x2 3x3x3 4x3x3 4x4x4 5x4x4 6x4x4 5x5x5 6x5x5 6x6x5 5x5x4 7x5x5 7x6x5 8x5x5 6x5x4 6x6x4".to_owned()
    });
    for rules in list.split_whitespace() {
        let start = std::time::Instant::now();
        let (solution, certificate) = solved(rules, "");
        let took = start.elapsed();
        let start = std::time::Instant::now();
        let verdict = certificate::check(&certificate[..]);
        println!(
            "{rules} {:?} {} nodes {took:.2?} {} bytes {verdict:?} {:.2?}",
            solution.value,
            solution.nodes,
            certificate.len(),
            start.elapsed()
        );
        assert!(verdict.is_ok());
    }
}
