//! A game that is nothing but its tree, typed as text: for teaching and for tests.

use crate::game::{Game, Outcome, Side};
use rustc_hash::FxHasher;
use std::fmt::{self, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

/// Searches recurse once per ply, so a tree has to stay within what a stack can hold.
const DEEPEST: usize = 500;
/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// A tree written as nested lists, such as `(3 (5 -2))`, as a game.
///
/// The sides alternate, the first side moves at the root, and each leaf is what the first side
/// gets: a number of points, or `win`, `draw` or `loss`. Moves are branches, from left to right.
///
/// Nodes may have names, as in the figures of books: right before the bracket of an inner node, and
/// with `=` before the value of a leaf, as in `A(3 B(c=5 -2))`. A name is up to 40 characters
/// without blanks, brackets and `=`, and not itself the text of a leaf. Names are no part of the
/// game: searches do not see them.
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
    /// What each node is called; empty if none has a name.
    names: Arc<[Option<Box<str>>]>,
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
    #[error(
        "'{0}' is not a leaf; write a whole number of up to 2,000,000,000, win, draw or loss (a \
         name stands right before a bracket, A(3 5), or before an =, a=3)"
    )]
    BadLeaf(String),
    #[error(
        "'{0}' is not a name; write up to {LONGEST_NAME} characters without blanks, brackets and ="
    )]
    BadName(String),
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
        let mut names = Vec::new();
        // The brackets that are open.
        let mut open: Vec<Bracket> = Vec::new();
        let mut root = None;
        // A name that waits for its bracket.
        let mut waiting = None;
        for Token { at, text, touches_bracket } in tokens(text) {
            if root.is_some() {
                return Err(ParseTreeError::Trailing(at));
            }
            let (node, name) = match text {
                "(" if open.len() == DEEPEST => return Err(ParseTreeError::TooDeep),
                "(" => {
                    open.push(Bracket { at, name: waiting.take(), branches: Vec::new() });
                    continue;
                }
                ")" => match open.pop() {
                    None => return Err(ParseTreeError::Unopened(at)),
                    Some(Bracket { branches, .. }) if branches.is_empty() => {
                        return Err(ParseTreeError::NoBranches(at));
                    }
                    Some(Bracket { branches, name, .. }) => (TreeNode::Inner(branches), name),
                },
                word => match parse_leaf(word) {
                    Ok((outcome, name)) => (TreeNode::Leaf(outcome), name),
                    Err(ParseTreeError::BadLeaf(_)) if touches_bracket => {
                        waiting = Some(parse_name(word)?);
                        continue;
                    }
                    Err(error) => return Err(error),
                },
            };
            nodes.push(node);
            names.push(name);
            let id = nodes.len() - 1;
            match open.last_mut() {
                Some(bracket) => bracket.branches.push(id),
                None => root = Some(id),
            }
        }
        match (root, open.first()) {
            (_, Some(&Bracket { at, .. })) => Err(ParseTreeError::Unclosed(at)),
            (None, None) => Err(ParseTreeError::Empty),
            (Some(root), None) => {
                let mut hasher = FxHasher::default();
                nodes.hash(&mut hasher);
                if names.iter().all(Option::is_none) {
                    names.clear();
                }
                let (nodes, names) = (nodes.into(), names.into());
                Ok(TreeGame { nodes, names, seed: hasher.finish(), path: vec![root] })
            }
        }
    }
}

/// A bracket that is open: where, its name, and the branches so far.
struct Bracket {
    at: usize,
    name: Option<Box<str>>,
    branches: Vec<usize>,
}

/// `5`, `win`, or with a name `c=5`.
fn parse_leaf(text: &str) -> Result<(Outcome, Option<Box<str>>), ParseTreeError> {
    if let Some((name, value)) = text.split_once('=')
        && let Some(outcome) = parse_outcome(value)
    {
        return Ok((outcome, Some(parse_name(name)?)));
    }
    match parse_outcome(text) {
        Some(outcome) => Ok((outcome, None)),
        None => Err(ParseTreeError::BadLeaf(quote(text))),
    }
}

fn parse_outcome(text: &str) -> Option<Outcome> {
    match text {
        "win" => Some(Outcome::Win(Side::First)),
        "draw" => Some(Outcome::Draw),
        "loss" => Some(Outcome::Win(Side::Second)),
        // The sign of print is as good as that of the keyboard.
        number => number.replace('\u{2212}', "-").parse().ok().map(Outcome::Points),
    }
}

fn parse_name(text: &str) -> Result<Box<str>, ParseTreeError> {
    let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
    let plain = !text.contains(|c: char| c == '=' || c.is_control());
    match fits && plain && parse_outcome(text).is_none() {
        true => Ok(text.into()),
        false => Err(ParseTreeError::BadName(quote(text))),
    }
}

/// Enough of an input to recognise it by.
fn quote(text: &str) -> String {
    text.chars().take(20).collect()
}

/// A bracket, or a word between brackets and blanks.
struct Token<'a> {
    /// The number of its first character, from 1.
    at: usize,
    text: &'a str,
    /// Whether an opening bracket follows without a blank.
    touches_bracket: bool,
}

fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
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
        let (text, after) = trimmed.split_at(len);
        let token = Token { at, text, touches_bracket: after.starts_with('(') };
        at += text.chars().count();
        rest = after;
        Some(token)
    })
}

impl TreeGame {
    /// What the current node is called, if it has a name.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.names.get(self.path[self.path.len() - 1])?.as_deref()
    }

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
    fn nodes_may_have_names() {
        let mut tree: TreeGame = "A(3 B(c=5 win_=-2)4(won=win 1))".parse().unwrap();
        assert_eq!(tree.name(), Some("A"));
        tree.play(Branch(1));
        assert_eq!(tree.name(), Some("B"));
        tree.play(Branch(0));
        assert_eq!((tree.name(), tree.outcome()), (Some("c"), Some(Outcome::Points(5))));
        tree.undo(Branch(0));
        tree.undo(Branch(1));
        // A number before a bracket is a leaf, as it always was.
        tree.play(Branch(2));
        assert_eq!((tree.name(), tree.outcome()), (None, Some(Outcome::Points(4))));
        tree.undo(Branch(2));
        tree.play(Branch(3));
        assert_eq!((tree.name(), tree.outcome()), (None, None));
        let plain: TreeGame = "(3 (5 -2)4(win 1))".parse().unwrap();
        assert_eq!(plain.name(), None);
        assert_eq!(
            (plain.key(), plain.seed),
            (plain.key(), "A(3 B(5 -2)4(win 1))".parse::<TreeGame>().unwrap().seed)
        );
        let script: TreeGame = "<script>alert`1`</script>(\"=1 &amp;=2)".parse().unwrap();
        assert_eq!(script.name(), Some("<script>alert`1`</script>"));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let fault = |text: &str| text.parse::<TreeGame>().unwrap_err();
        assert_eq!(fault("(=3)"), ParseTreeError::BadName(String::new()));
        assert_eq!(fault("(a=b=3)"), ParseTreeError::BadLeaf("a=b=3".into()));
        assert_eq!(fault("a=(3)"), ParseTreeError::BadName("a=".into()));
        assert_eq!(fault("(5=3)"), ParseTreeError::BadName("5".into()));
        assert_eq!(fault("A (3)"), ParseTreeError::BadLeaf("A".into()));
        assert_eq!(fault("a\u{7}(3)"), ParseTreeError::BadName("a\u{7}".into()));
        assert_eq!(
            fault(&format!("{}(3)", "n".repeat(41))),
            ParseTreeError::BadName("n".repeat(20))
        );
        assert!(format!("{}(3)", "é".repeat(40)).parse::<TreeGame>().is_ok());
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
