//! MCTS and proof-number search: the recorded tree is that of the search.

use crate::common::{start, typed};
use explain::{Grown, GrowthNode, GrowthPage, Moment, NotRecorded, NumbersView, Wanted, grow};
use games::{Position, SearchSpec};
use gametree::{Limits, Memory, Side, Stop, Ties};

const BOOK: &str = "A(B(b1=3 b2=12 b3=8) C(c1=2 c2(4 -7) c3=6) D(d1=14 d2=5 d3=2))";

fn positions() -> Vec<Position> {
    let mut positions: Vec<Position> =
        ["3x3x3", "5x5x4", "7x6x4+gravity", "reversi:4", "reversi"].map(start).into();
    let mut late = start("3x3x3");
    late.play_all(["b2", "a1", "c3"]).unwrap();
    positions.extend([late, typed("((3 12 8) (2 4 6) (14 5 2))"), typed(BOOK), typed("(5)")]);
    positions
}

fn spec(algorithm: &str, seed: Option<u64>) -> SearchSpec {
    SearchSpec { ties: seed.map_or(Ties::First, Ties::Random), ..SearchSpec::new(algorithm) }
}

fn grown(position: &Position, spec: &SearchSpec, depth: Option<u32>, nodes: u64) -> Grown {
    grow(position, spec, depth, &Limits::nodes(nodes), &mut |_| {}).unwrap()
}

fn visits(node: &GrowthNode) -> u32 {
    match node.numbers {
        NumbersView::Samples { visits, .. } => visits,
        NumbersView::Proof { .. } => panic!("no samples"),
    }
}

fn proofs(node: &GrowthNode) -> (Option<u32>, Option<u32>, bool) {
    match node.numbers {
        NumbersView::Proof { proof, disproof, any } => (proof, disproof, any),
        NumbersView::Samples { .. } => panic!("no proof numbers"),
    }
}

/// A node and all of its children at a moment.
fn opened(grown: &Grown, iteration: u64, before: bool, node: u32) -> (GrowthNode, Vec<GrowthNode>) {
    let wanted = [Wanted { node: node.into(), count: 500 }];
    let page = grown.page(Moment { iteration, before }, 0, &wanted);
    let found = page.nodes.into_iter().find(|opened| opened.node.id == node).unwrap();
    (found.node, found.children)
}

fn at(grown: &Grown, iteration: u64) -> GrowthPage {
    grown.page(Moment { iteration, before: false }, 0, &[])
}

#[test]
fn a_search_that_is_recorded_answers_as_one_that_is_not() {
    for position in positions() {
        for algorithm in ["mcts", "pns"] {
            for (seed, depth, nodes) in
                [(None, None, 3000), (Some(7), None, 2500), (Some(3), Some(3), 4000)]
            {
                let spec = spec(algorithm, seed);
                let limits = Limits::nodes(nodes).with_depth(depth);
                let report = position.search(&spec, &limits).unwrap();
                let grown = grown(&position, &spec, depth, nodes);
                assert_eq!(grown.report(), &report, "{algorithm} {}", position.name());
                let totals = grown.totals();
                assert_eq!(totals.value, report.verdict());
                assert_eq!((&totals.best, totals.stats), (&report.best, report.stats));
                assert_eq!(totals.iterations, totals.kept);
            }
        }
    }
}

#[test]
fn visits_add_up_and_the_root_is_the_report() {
    for position in positions() {
        let spec = spec("mcts", Some(5));
        let grown = grown(&position, &spec, None, 3000);
        let (last, totals) = (grown.kept(), grown.totals());
        let root = opened(&grown, last, false, 0).0;
        if totals.value.bound == gametree::Bound::Estimate {
            assert_eq!(root.value, totals.value);
            assert_eq!(u64::from(visits(&root)), totals.iterations);
        } else {
            assert_eq!(
                (root.value.value, root.value.bound),
                (totals.value.value, totals.value.bound)
            );
        }
        for id in 0..totals.grown as u32 {
            let (node, children) = opened(&grown, last, false, id);
            if children.is_empty() {
                continue;
            }
            let below: u32 = children.iter().map(visits).sum();
            // The root is expanded at once, all others when they are visited a second time. Telling
            // ties apart begins below the root.
            match id {
                0 if totals.value.bound != gametree::Bound::Estimate => {
                    assert!(visits(&node) <= below)
                }
                0 => assert_eq!(visits(&node), below),
                _ => assert_eq!(visits(&node), below + 1, "{} {id}", position.name()),
            }
        }
    }
}

#[test]
fn the_search_goes_where_the_numbers_say() {
    for position in positions() {
        for algorithm in ["mcts", "pns"] {
            let grown = grown(&position, &spec(algorithm, Some(2)), None, 1500);
            let kept = grown.kept();
            for iteration in (1..=kept).filter(|i| *i < 60 || i % 37 == 0 || *i == kept) {
                let told = at(&grown, iteration).told.unwrap();
                assert!(!told.path.is_empty());
                for pair in told.path.windows(2) {
                    let (above, below) = (pair[0].before.id, pair[1].before.id);
                    let (_, children) = opened(&grown, iteration, true, above);
                    let child = children.iter().find(|child| child.id == below).unwrap();
                    assert!(child.next, "{algorithm} {} {iteration}", position.name());
                    assert!(pair[1].before.next);
                }
            }
        }
    }
}

#[test]
fn an_iteration_of_mcts_is_told_whole() {
    let position = start("3x3x3");
    let grown = grown(&position, &spec("mcts", Some(1)), None, 2000);
    for iteration in 1..=grown.kept().min(150) {
        let told = at(&grown, iteration).told.unwrap();
        let last = told.path.last().unwrap();
        assert_eq!((visits(&last.before), visits(&last.after)), (0, 1));
        // The playout can be played, and ends with the value that is told.
        let mut game = position.clone();
        for mv in told.path.iter().filter_map(|step| step.before.mv.as_ref()).chain(&told.playout) {
            game.play(mv).unwrap();
        }
        let reward = match game.outcome().unwrap() {
            gametree::Outcome::Win(Side::First) => 1.0,
            gametree::Outcome::Win(Side::Second) => 0.0,
            _ => 0.5,
        };
        assert_eq!(told.reward, Some(reward));
        assert!(told.value.unwrap().is_known());
        for step in &told.path {
            assert_eq!(visits(&step.after), visits(&step.before) + 1);
        }
        if let Some(expanded) = told.expanded {
            assert_eq!(told.path[told.path.len() - 2].before.id, expanded);
            assert_eq!(opened(&grown, iteration - 1, false, expanded).1.len(), 0);
            assert!(!opened(&grown, iteration, true, expanded).1.is_empty());
        }
    }
}

#[test]
fn proof_numbers_follow_from_those_of_the_children() {
    let sum = |numbers: &[Option<u32>]| numbers.iter().copied().sum::<Option<u32>>();
    let least = |numbers: &[Option<u32>]| numbers.iter().copied().flatten().min();
    for position in positions() {
        let grown = grown(&position, &spec("pns", None), None, 2000);
        let kept = grown.kept();
        for iteration in [1, 2, 7, 40, kept].into_iter().filter(|&i| i >= 1 && i <= kept) {
            for id in 0..grown.totals().grown as u32 {
                let wanted = [Wanted { node: id.into(), count: 500 }];
                let page = grown.page(Moment { iteration, before: false }, 0, &wanted);
                let Some(found) = page.nodes.iter().find(|found| found.node.id == id) else {
                    continue;
                };
                if found.children.is_empty() {
                    continue;
                }
                let (proof, disproof, any) = proofs(&found.node);
                let all: Vec<_> = found.children.iter().map(proofs).collect();
                let to_prove: Vec<_> = all.iter().map(|numbers| numbers.0).collect();
                let to_disprove: Vec<_> = all.iter().map(|numbers| numbers.1).collect();
                let expected = match any {
                    true => (least(&to_prove), sum(&to_disprove)),
                    false => (sum(&to_prove), least(&to_disprove)),
                };
                assert_eq!((proof, disproof), expected, "{} {iteration} {id}", position.name());
            }
        }
    }
}

#[test]
fn the_questions_close_in_on_the_value() {
    let mut position = start("3x3x3");
    position.play_all(["b2", "a1", "c3"]).unwrap();
    for (position, seed) in [(position, None), (typed(BOOK), None), (typed(BOOK), Some(4))] {
        let grown = grown(&position, &spec("pns", seed), None, 100_000);
        let totals = grown.totals();
        assert!(totals.questions[0].any_win && totals.asked == totals.questions.len());
        assert!(totals.questions.iter().all(|question| question.yes.is_some()));
        let mut own = totals.questions.iter().filter(|question| question.mv.is_none());
        let last = own.next_back().unwrap();
        assert_eq!(last.value.unwrap().value, totals.value.value);
        // Each iteration belongs to one of them, and the answer is at its root.
        for (number, question) in totals.questions.iter().enumerate() {
            let end = totals.questions.get(number + 1).map_or(totals.kept, |next| next.before);
            if end > question.before {
                let page = at(&grown, end);
                assert_eq!(page.question, Some(number));
                let (proof, disproof, _) = proofs(&opened(&grown, end, false, page.root).0);
                assert_eq!(proof == Some(0), question.yes.unwrap());
                assert_eq!(disproof == Some(0), !question.yes.unwrap());
            }
        }
    }
    let names = at(&grown(&typed(BOOK), &spec("mcts", None), None, 500), 3).nodes;
    assert_eq!(names[0].node.name.as_deref(), Some("A"));
}

#[test]
fn what_cannot_be_kept_is_left_out_and_said() {
    // More nodes than are kept, in few iterations.
    let spec =
        SearchSpec { memory: Memory { tree: Some(600_000), table: None }, ..spec("pns", None) };
    let grown = grown(&start("32x32x5"), &spec, None, 450_000);
    let totals = grown.totals();
    assert!(totals.kept < totals.iterations && totals.grown <= 400_000, "{totals:?}");
    assert!(totals.grown > 390_000);
    let page = grown.page(Moment { iteration: totals.kept, before: false }, 50, &[]);
    assert!(page.nodes[0].children.len() == 50);
}

#[test]
fn refusals() {
    let position = start("3x3x3");
    let ask = |algorithm: &str, limits: &Limits| {
        grow(&position, &spec(algorithm, None), None, limits, &mut |_| {}).unwrap_err()
    };
    let none = Limits::none();
    assert!(matches!(ask("alpha-beta", &none), NotRecorded::NotGrown(_)));
    assert!(matches!(ask("luck", &none), NotRecorded::NotGrown(_)));
    assert_eq!(ask("pns", &Limits::none().with_timer(|| true)), NotRecorded::Slow);
    let stop = Stop::new();
    stop.stop();
    assert_eq!(ask("mcts", &Limits::none().with_stop(&stop)), NotRecorded::Stopped);
}

/// A sanity check of what one page has.
#[test]
fn a_page_is_bounded() {
    let grown = grown(&start("15x15x5"), &spec("mcts", None), None, 5_000);
    let wanted: Vec<Wanted> = (0..40).map(|node| Wanted { node, count: 500 }).collect();
    let page = grown.page(Moment { iteration: grown.kept(), before: false }, 100, &wanted);
    let children: usize = page.nodes.iter().map(|opened| opened.children.len()).sum();
    assert!(children <= 2_000);
    let nowhere = [Wanted { node: u64::MAX, count: 3 }, Wanted { node: 1 << 20, count: 3 }];
    assert_eq!(grown.page(Moment { iteration: 0, before: true }, 5, &nowhere).nodes.len(), 1);
}
