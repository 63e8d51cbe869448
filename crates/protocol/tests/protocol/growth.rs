//! A search that grows a tree, iteration by iteration.

use crate::common::{events, game, refused, thinker};
use explain::{GrowthPage, Wanted};
use protocol::{Code, Event, Request, SearchRef, Stop, Thinker};

fn search(rules: &str, algorithm: &str) -> SearchRef {
    let text = serde_json::json!({"game": game(rules, ""), "algorithm": algorithm, "nodes": 3000});
    serde_json::from_value(text).unwrap()
}

fn request(search: &SearchRef, iteration: u64, before: bool, nodes: Vec<Wanted>) -> Request {
    Request::Growth { search: search.clone(), iteration, before, count: 12, nodes }
}

fn page(thinker: &mut Thinker, request: &Request) -> GrowthPage {
    match events(thinker, request, &Stop::new()).pop().unwrap() {
        Event::Growth(page) => *page,
        other => panic!("{other:?}"),
    }
}

#[test]
fn pages_say_what_the_player_found() {
    let mut thinker = thinker();
    for rules in ["3x3x3", "5x5x4", "7x6x4+gravity", "reversi:6", "tree:((3 12 8) (2 4 6))"] {
        for (algorithm, seed) in
            [("mcts", None), ("mcts", Some(9)), ("pns", None), ("pns", Some(9))]
        {
            // The order of the players.
            let order = rules.starts_with(char::is_numeric).then(|| "center".to_owned());
            let search = SearchRef { seed, order, ..search(rules, algorithm) };
            let first = page(&mut thinker, &request(&search, 0, false, Vec::new()));
            assert!(first.told.is_none() && first.nodes.len() == 1);
            let totals = &first.totals;
            let (kept, value) = (totals.kept, totals.value);
            let last = page(&mut thinker, &request(&search, kept, false, Vec::new()));
            assert_eq!((&last.totals, last.iteration), (totals, kept));
            assert!(last.told.is_some());
            // What a player with the same seed and limit would have played.
            // With a limit of nodes proof-number search does not tell equal moves apart.
            if (algorithm == "mcts") == seed.is_some() && !rules.starts_with("tree") {
                let seed = seed.unwrap_or(0);
                let player = format!("{algorithm}:3000n");
                let request = Request::Move { game: game(rules, ""), player, seed };
                let Event::Moved(moved) =
                    events(&mut thinker, &request, &Stop::new()).pop().unwrap()
                else {
                    panic!()
                };
                assert_eq!((Some(moved.mv), moved.value), (totals.best.clone(), value), "{rules}");
                assert_eq!(moved.nodes, totals.stats.nodes);
            }
        }
    }
}

#[test]
fn json_is_as_documented() {
    let mut thinker = thinker();
    let wanted = vec![Wanted { node: 1, count: 3 }];
    let page = page(&mut thinker, &request(&search("3x3x3", "mcts"), 30, true, wanted));
    let json = serde_json::to_value(&page).unwrap();
    assert_eq!(json["totals"]["view"], "mcts");
    assert_eq!((&json["iteration"], &json["before"]), (&30.into(), &true.into()));
    let child = &json["nodes"][0]["children"][0];
    for field in ["id", "parent", "move", "visits", "low", "high", "mean", "explore", "uct", "next"]
    {
        assert!(!child[field].is_null(), "{field} {child}");
    }
    let told = &json["told"];
    assert!(!told["playout"].as_array().unwrap().is_empty());
    assert_eq!(told["path"][0]["before"]["visits"], 29);
    assert_eq!(told["path"][0]["after"]["visits"], 30);
    assert_eq!(serde_json::from_value::<GrowthPage>(json).unwrap(), page);
}

#[test]
fn refusals_say_what_is_allowed() {
    let check = |request: &Request, code: Code, part: &str| {
        let refusal = refused(request);
        assert_eq!(refusal.code, code, "{}", refusal.message);
        assert!(refusal.message.contains(part), "{}", refusal.message);
    };
    let good = search("3x3x3", "mcts");
    check(&request(&good, 1 << 40, false, Vec::new()), Code::Limit, "iteration");
    check(&request(&search("3x3x3", "pvs"), 0, false, Vec::new()), Code::Limit, "mcts and pns");
    let none = SearchRef { nodes: Some(0), ..good.clone() };
    check(&request(&none, 0, false, Vec::new()), Code::Limit, "nodes");
    let deep = SearchRef { depth: Some(999), ..good.clone() };
    check(&request(&deep, 0, false, Vec::new()), Code::Limit, "1 to 120");
    let many = vec![Wanted { node: 0, count: 9 }; 65];
    check(&request(&good, 0, false, many), Code::Limit, "64");
    let long = vec![Wanted { node: 0, count: 501 }];
    check(&request(&good, 0, false, long), Code::Limit, "500");
    // It walks no tree.
    let good = SearchRef { depth: Some(3), ..good };
    let tree = Request::Tree { search: good, node: 0, from: 0, count: 1 };
    check(&tree, Code::Limit, "cannot be looked into");
}

#[test]
fn the_search_of_a_move_shows_that_move() {
    let mut thinker = thinker();
    for (rules, moves, player) in [
        ("3x3x3", "b2 a1", "mcts"),
        ("3x3x3", "b2 a1 c3", "pns"),
        ("3x3x3", "", "mcts:2000n"),
        ("4x4x4", "a1", "pns:3000n"),
        ("5x5x4", "c3", "mcts:2000n:open-lines"),
        ("7x6x4+gravity", "d1", "mcts:4:3000n"),
        ("reversi:4", "", "mcts:3000n"),
        ("reversi:4", "", "pns:3:3000n"),
    ] {
        for seed in [0, 7] {
            let request = Request::Move { game: game(rules, moves), player: player.into(), seed };
            let Event::Moved(moved) = events(&mut thinker, &request, &Stop::new()).pop().unwrap()
            else {
                panic!()
            };
            let search = moved.made.search.unwrap();
            let page = page(&mut thinker, &self::request(&search, 0, false, Vec::new()));
            assert_eq!(page.totals.best, Some(moved.mv), "{rules} {player} {seed}");
            assert_eq!(page.totals.value, moved.value, "{rules} {player} {seed}");
            assert_eq!(page.totals.stats.nodes, moved.nodes);
        }
    }
}
