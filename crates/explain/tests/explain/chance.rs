//! Searches of trees with chance nodes, recorded and told.

use crate::common::{trace, typed};
use explain::{EventKind, NodeKind, NotRecorded, Recording, record};
use games::{SearchError, SearchSpec};
use gametree::Limits;
use words::{Language, Words};

const DICE: &str = "(safe{3 1} throw{1/4:(20 24) 0.75:(-1 2)} 1)";

fn averaged(tree: &str) -> Recording {
    record(&typed(tree), &SearchSpec::new("expectimax"), None, &Limits::none()).unwrap()
}

#[test]
fn a_chance_node_is_the_average_of_its_branches() {
    let recording = averaged(DICE);
    let trace = trace(&recording);
    let root = &trace.nodes[0];
    assert_eq!((root.kind, root.value.to_string().as_str()), (NodeKind::Inner, "+4.25"));
    let chance: Vec<_> = trace.nodes.iter().filter(|node| node.kind == NodeKind::Chance).collect();
    let told = |at: usize| (chance[at].name.as_deref(), chance[at].value.to_string());
    assert_eq!(told(0), (Some("safe"), "+2".to_owned()));
    assert_eq!(told(1), (Some("throw"), "+4.25".to_owned()));
    assert!(chance.iter().all(|node| node.best.is_none() && node.skipped == 0));
    let likely: Vec<_> =
        trace.nodes.iter().filter_map(|node| node.probability.as_deref()).collect();
    assert_eq!(likely, ["1/2", "1/2", "1/4", "3/4"]);
    // Nobody chooses at a chance node, so nothing is found better there; windows stay open.
    for event in &trace.events {
        assert_eq!((event.alpha.short().as_str(), event.beta.short().as_str()), ("-inf", "+inf"));
        let node = &trace.nodes[event.node as usize];
        let is_chance = node.kind == NodeKind::Chance;
        assert!(!is_chance || event.kind != EventKind::Improved);
        assert_eq!(event.chance, is_chance && event.kind == EventKind::Enter);
    }
    assert_eq!(trace.totals.best.as_deref(), Some("2"));
    assert_eq!(trace.totals.value.to_string(), "+4.25");
}

#[test]
fn every_file_shows_chance() {
    let recording = averaged(DICE);
    let words = Words::new(Language::ENGLISH).for_terminal();
    let written = |write: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = Vec::new();
        write(&mut bytes);
        String::from_utf8(bytes).unwrap()
    };
    let text = written(&|out| recording.write_text(out, &words, u32::MAX).unwrap());
    assert!(text.contains("├─ 2  throw  ○ chance  +4.25  ★"), "{text}");
    assert!(text.contains("2  (3/4)  ▼ MIN"), "{text}");
    assert!(text.contains("○ chance: nobody chooses"));
    let svg = written(&|out| recording.write_svg(out, &words).unwrap());
    assert!(svg.contains("○ throw +4.25") && svg.contains("1 (1/4)"));
    let dot = written(&|out| recording.write_dot(out, &words).unwrap());
    assert!(dot.contains("shape=ellipse") && dot.contains("label=\"2 (3/4)\""));
    let html = written(&|out| recording.write_html(out, &words, "inarow explain").unwrap());
    assert!(html.contains("+4.25"));
    let plain = averaged("(3 (5 -2))");
    let text = written(&|out| plain.write_text(out, &words, u32::MAX).unwrap());
    assert!(!text.contains('○'), "{text}");
}

#[test]
fn other_searches_say_why_not() {
    let refused = record(&typed(DICE), &SearchSpec::new("pvs"), None, &Limits::none()).unwrap_err();
    assert_eq!(refused, NotRecorded::Search(SearchError::ChanceCuts("pvs".to_owned())));
}

#[test]
fn a_tree_that_begins_with_chance_has_no_best_move() {
    let recording = averaged("{1/3:(1 2) 2/3:(5 4)}");
    let totals = trace(&recording).totals;
    assert_eq!((totals.best, totals.value.to_string().as_str()), (None, "+4"));
}
