//! A game that is nothing but its tree, typed as text: for teaching and for tests.

use crate::game::{Game, Outcome, Side};
use rustc_hash::FxHasher;
use std::fmt::{self, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

/// Searches recurse once per ply, so a tree has to stay within what a stack can hold.
const DEEPEST: usize = 500;

/// A tree written as nested lists, such as `(3 (5 -2))`, as a game.
///
/// The sides alternate, the first side moves at the root, and each leaf is what the first side
/// gets: a number of points, or `win`, `draw` or `loss`. Moves are branches, from left to right.
///
/// ```
/// use gametree::{Limits, Minimax, Search, TreeGame, Value};
///
/// let tree: TreeGame = "(3 (5 -2))".parse()?;
/// let report = Minimax::new(|_: &TreeGame| 0).search(&tree, &Limits::none(), &mut ());
/// assert_eq!(report.value, Value::score(3)); // on the right the second side would choose -2
/// # Ok::<(), gametree::ParseTreeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeGame {
    nodes: Arc<[TreeNode]>,
    /// A hash of the whole tree, so that positions of different trees have different keys.
    seed: u64,
    /// The nodes from the root to the current one.
    path: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum TreeNode {
    Leaf(Outcome),
    Inner(Vec<usize>),
}

/// A move in a [`TreeGame`]: which branch to follow, from 0. Written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Branch(pub u32);

impl Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u64::from(self.0) + 1)
    }
}

/// What is wrong with the text of a tree. Positions count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum ParseTreeError {
    #[error("there is no tree here; write a number, or branches in brackets such as (3 (5 -2))")]
    Empty,
    #[error("'{0}' is no leaf; write a whole number, win, draw or loss")]
    BadLeaf(String),
    #[error("the ')' at character {0} closes nothing")]
    Unopened(usize),
    #[error("the '(' at character {0} is never closed")]
    Unclosed(usize),
    #[error("the brackets closed at character {0} are empty; a node needs at least one branch")]
    NoBranches(usize),
    #[error("the tree ends before character {0}; put several branches into one pair of brackets")]
    Trailing(usize),
    #[error("the tree is nested more than {DEEPEST} deep")]
    TooDeep,
}

impl FromStr for TreeGame {
    type Err = ParseTreeError;

    fn from_str(text: &str) -> Result<TreeGame, ParseTreeError> {
        let mut nodes = Vec::new();
        // The brackets that are open: where, and the branches so far.
        let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut root = None;
        for (at, token) in tokens(text) {
            if root.is_some() {
                return Err(ParseTreeError::Trailing(at));
            }
            let node = match token {
                "(" if open.len() == DEEPEST => return Err(ParseTreeError::TooDeep),
                "(" => {
                    open.push((at, Vec::new()));
                    continue;
                }
                ")" => match open.pop() {
                    None => return Err(ParseTreeError::Unopened(at)),
                    Some((_, branches)) if branches.is_empty() => {
                        return Err(ParseTreeError::NoBranches(at));
                    }
                    Some((_, branches)) => TreeNode::Inner(branches),
                },
                leaf => TreeNode::Leaf(parse_leaf(leaf)?),
            };
            nodes.push(node);
            let id = nodes.len() - 1;
            match open.last_mut() {
                Some((_, branches)) => branches.push(id),
                None => root = Some(id),
            }
        }
        match (root, open.first()) {
            (_, Some(&(at, _))) => Err(ParseTreeError::Unclosed(at)),
            (None, None) => Err(ParseTreeError::Empty),
            (Some(root), None) => {
                let mut hasher = FxHasher::default();
                nodes.hash(&mut hasher);
                Ok(TreeGame { nodes: nodes.into(), seed: hasher.finish(), path: vec![root] })
            }
        }
    }
}

fn parse_leaf(text: &str) -> Result<Outcome, ParseTreeError> {
    match text {
        "win" => Ok(Outcome::Win(Side::First)),
        "draw" => Ok(Outcome::Draw),
        "loss" => Ok(Outcome::Win(Side::Second)),
        number => match number.parse() {
            Ok(points) => Ok(Outcome::Points(points)),
            Err(_) => Err(ParseTreeError::BadLeaf(number.chars().take(20).collect())),
        },
    }
}

/// Brackets and the words between them, each with the number of its first character.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    let mut at = 1;
    std::iter::from_fn(move || {
        let trimmed = rest.trim_start();
        at += rest[..rest.len() - trimmed.len()].chars().count();
        let first = trimmed.chars().next()?;
        let len = match first {
            '(' | ')' => 1,
            _ => trimmed
                .find(|c: char| c.is_whitespace() || c == '(' || c == ')')
                .unwrap_or(trimmed.len()),
        };
        let (token, after) = trimmed.split_at(len);
        let token_at = at;
        at += token.chars().count();
        rest = after;
        Some((token_at, token))
    })
}

impl TreeGame {
    fn node(&self) -> &TreeNode {
        // The path never becomes empty: it begins with the root, and undo follows play.
        &self.nodes[self.path[self.path.len() - 1]]
    }
}

impl Game for TreeGame {
    type Move = Branch;

    fn side(&self) -> Side {
        Side::BOTH[(self.path.len() - 1) % 2]
    }

    fn moves(&self, out: &mut Vec<Branch>) {
        if let TreeNode::Inner(branches) = self.node() {
            out.extend((0..branches.len() as u32).map(Branch));
        }
    }

    fn play(&mut self, mv: Branch) {
        if let TreeNode::Inner(branches) = self.node() {
            self.path.push(branches[mv.0 as usize]);
        }
    }

    fn undo(&mut self, _: Branch) {
        self.path.pop();
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.node() {
            TreeNode::Leaf(outcome) => Some(*outcome),
            TreeNode::Inner(_) => None,
        }
    }

    fn key(&self) -> u64 {
        // Every node is a position of its own; the multiplication spreads the number over the bits.
        let node = self.path[self.path.len() - 1] as u64 + 1;
        self.seed ^ node.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_in_the_text_are_named() {
        let fault = |text: &str| text.parse::<TreeGame>().unwrap_err();
        assert_eq!(fault("  "), ParseTreeError::Empty);
        assert_eq!(fault("(3 x)"), ParseTreeError::BadLeaf("x".into()));
        assert_eq!(fault("(3))"), ParseTreeError::Trailing(4));
        assert_eq!(fault(")"), ParseTreeError::Unopened(1));
        assert_eq!(fault("(3 (5 -2)"), ParseTreeError::Unclosed(1));
        assert_eq!(fault("(3 ())"), ParseTreeError::NoBranches(5));
        assert_eq!(fault("3 4"), ParseTreeError::Trailing(3));
        assert_eq!(fault("99999999999"), ParseTreeError::BadLeaf("99999999999".into()));
        assert_eq!(fault(&"(".repeat(100_000)), ParseTreeError::TooDeep);
    }

    #[test]
    fn a_tree_is_played_from_the_root() {
        let mut tree: TreeGame = "(3 (win loss))".parse().unwrap();
        assert_eq!((tree.side(), tree.outcome()), (Side::First, None));
        tree.play(Branch(1));
        tree.play(Branch(1));
        assert_eq!(tree.outcome(), Some(Outcome::Win(Side::Second)));
        tree.undo(Branch(1));
        assert_eq!(tree.side(), Side::Second);
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        assert_eq!(moves, [Branch(0), Branch(1)]);
    }
}
