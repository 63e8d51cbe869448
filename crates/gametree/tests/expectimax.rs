//! Expectimax agrees with the definition, read off the text of the tree, and with minimax where
//! nothing is chance.

use gametree::{Branch, Expectimax, Game, Limits, Minimax, Observer, Search, TreeGame};
use proptest::prelude::*;

/// A tree as it is generated, apart from everything the crate knows.
#[derive(Clone, Debug)]
enum Plain {
    Leaf(i32),
    Choice(Vec<Plain>),
    Chance(Vec<(u32, Plain)>),
}

impl Plain {
    fn text(&self) -> String {
        match self {
            Plain::Leaf(value) => value.to_string(),
            Plain::Choice(branches) => {
                let branches: Vec<String> = branches.iter().map(Plain::text).collect();
                format!("({})", branches.join(" "))
            }
            Plain::Chance(branches) => {
                let all: u32 = branches.iter().map(|(weight, _)| weight).sum();
                let branch =
                    |(weight, below): &(u32, Plain)| format!("{weight}/{all}:{}", below.text());
                let branches: Vec<String> = branches.iter().map(branch).collect();
                format!("{{{}}}", branches.join(" "))
            }
        }
    }

    /// By the definition, as a fraction.
    fn value(&self, is_max: bool) -> (i128, i128) {
        let less = |a: &(i128, i128), b: &(i128, i128)| (a.0 * b.1).cmp(&(b.0 * a.1));
        match self {
            Plain::Leaf(value) => (i128::from(*value), 1),
            Plain::Choice(branches) => {
                let values = branches.iter().map(|branch| branch.value(!is_max));
                let best = if is_max { values.max_by(less) } else { values.min_by(less) };
                best.expect("a choice has branches")
            }
            Plain::Chance(branches) => {
                let all: u32 = branches.iter().map(|(weight, _)| weight).sum();
                let mut sum = (0, 1);
                for (weight, branch) in branches {
                    let (of, out_of) = branch.value(is_max);
                    let (of, out_of) = (of * i128::from(*weight), out_of * i128::from(all));
                    sum = (sum.0 * out_of + of * sum.1, sum.1 * out_of);
                }
                sum
            }
        }
    }
}

fn trees(chance: bool) -> impl Strategy<Value = Plain> {
    let leaf = (-20..=20).prop_map(Plain::Leaf);
    leaf.prop_recursive(4, 40, 3, move |below| {
        let choice = prop::collection::vec(below.clone(), 1..=3).prop_map(Plain::Choice);
        let weighed = prop::collection::vec((1..=3_u32, below), 1..=3).prop_map(Plain::Chance);
        if chance { prop_oneof![choice, weighed].boxed() } else { choice.boxed() }
    })
}

/// Counts what it hears, and checks that nodes are left in the order they are entered.
#[derive(Default)]
struct Heard {
    entered: u64,
    open: Vec<u32>,
}

impl Observer<TreeGame> for Heard {
    fn enter(&mut self, _: &TreeGame, node: &gametree::Node<Branch>) -> gametree::Flow {
        self.entered += 1;
        self.open.push(node.ply);
        gametree::Flow::Continue(())
    }

    fn leave(
        &mut self,
        _: &TreeGame,
        ply: u32,
        _: gametree::Value,
        _: gametree::Bound,
    ) -> gametree::Flow {
        assert_eq!(self.open.pop(), Some(ply));
        gametree::Flow::Continue(())
    }
}

proptest! {
    #[test]
    fn the_average_is_exact(plain in trees(true)) {
        // What is too fine is refused, never rounded.
        let Ok(tree) = plain.text().parse::<TreeGame>() else { return Ok(()) };
        let mut heard = Heard::default();
        let report = Expectimax::default().search(&tree, &Limits::none(), &mut heard);
        let (of, out_of) = plain.value(true);
        prop_assert_eq!(i128::from(report.value.raw()) * out_of, of * i128::from(report.parts));
        prop_assert_eq!((heard.entered, heard.open.len()), (report.stats.nodes, 0));
        prop_assert!(report.proven);
        if let Some(best) = report.best {
            let mut after = tree.clone();
            after.play(best);
            prop_assert!(!tree.is_chance() && after.probability().is_none());
        }
    }

    #[test]
    fn without_chance_it_is_minimax(plain in trees(false), depth in 1..6_u32) {
        let tree: TreeGame = plain.text().parse().unwrap();
        let minimax = |limits| Minimax::new(|_: &TreeGame| 0).search(&tree, &limits, &mut ());
        let expectimax = |limits| Expectimax::default().search(&tree, &limits, &mut ());
        prop_assert_eq!(minimax(Limits::none()), expectimax(Limits::none()));
        prop_assert_eq!(minimax(Limits::depth(depth)), expectimax(Limits::depth(depth)));
    }
}

#[test]
fn a_limit_ends_it() {
    let tree: TreeGame = "({1 2} {3 (4 5)})".parse().unwrap();
    let report = Expectimax::default().search(&tree, &Limits::nodes(3), &mut ());
    assert_eq!((report.ended, report.stats.nodes), (gametree::Ended::Nodes, 3));
    assert!(report.best.is_some() && !report.verdict().is_known());
    let report = Expectimax::default().search(&tree, &Limits::none(), &mut ());
    assert_eq!((report.verdict().to_string().as_str(), report.best), ("+3.5", Some(Branch(1))));
}
