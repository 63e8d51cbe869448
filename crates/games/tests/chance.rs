//! Typed trees with chance nodes, by name.

use games::{Catalogue, SearchError, SearchSpec};
use gametree::{Algorithm, Limits, View};

#[test]
fn only_expectimax_searches_trees_with_chance() {
    let position = Catalogue::default().position("tree:(3 {1/4:8 3/4:-2})").unwrap();
    let report = position.search(&SearchSpec::new("expectimax"), &Limits::none()).unwrap();
    assert_eq!(report.verdict().to_string(), "+3");
    assert_eq!(report.best.as_deref(), Some("1"));
    for algorithm in Algorithm::ALL {
        let spec = SearchSpec::new(algorithm.name());
        let error = position.search(&spec, &Limits::depth(9)).unwrap_err();
        // Minimax leaves nothing out, so bounds would not help it.
        let said = error.to_string();
        let name = algorithm.name();
        let cuts = ["alpha-beta", "pvs", "deepening", "mtdf"].contains(&name);
        assert_eq!(said.contains("bounds"), cuts, "{said}");
        assert!(said.starts_with(&format!("{name} does not average chance nodes")), "{said}");
        assert!(said.ends_with("use expectimax"), "{said}");
    }
    assert_eq!(position.algorithm("expectimax").unwrap().view, Some(View::Tree));
}

#[test]
fn expectimax_is_for_trees() {
    let spec = SearchSpec::new("expectimax");
    let board = Catalogue::default().position("3x3x3").unwrap();
    let error = board.search(&spec, &Limits::depth(1)).unwrap_err();
    assert_eq!(error, SearchError::NoChance("3x3x3".to_owned()));
    assert!(board.algorithm("expectimax").is_err());
    let tree = Catalogue::default().position("tree:((3 12 8) (2 4 6) (14 5 2))").unwrap();
    let value = |spec: &SearchSpec| tree.search(spec, &Limits::none()).unwrap().verdict();
    assert_eq!(value(&spec), value(&SearchSpec::new("minimax")));
    let cut = SearchSpec { strict_cuts: true, ..spec.clone() };
    assert!(matches!(tree.search(&cut, &Limits::none()), Err(SearchError::NoStrictCuts(_))));
}
