//! A game that is nothing but its tree, typed as text: for teaching and for tests.

use crate::game::{Game, Outcome, Side};
use crate::probability::{Probability, gcd, lcm};
use crate::random_tree::RandomTree;
use crate::value::Value;
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
/// Braces are chance nodes, where nobody chooses: `{8 -2}`, with equal chances, or with a probability
/// before each branch, `{1/4:8 3/4:(3 5)}`, as a fraction or a decimal; together they are 1. A chance
/// node is no turn: the side to move below it is the one that would move at it. Only
/// [`Expectimax`](crate::Expectimax) averages; to all other searches a chance node looks like a
/// choice of that side, so whoever lets people choose a search asks [`has_chance`](Self::has_chance).
///
/// `random:3:3:7` is a [`RandomTree`] with 3 branches at a node, 3 plies, and 7 as its seed.
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
    /// How many parts of a point values count where there are chance nodes; 0 where there are none.
    parts: u32,
    /// The nodes from the root to the current one.
    path: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum TreeNode {
    Leaf(Outcome),
    Inner(Vec<usize>),
    Chance(Vec<(Probability, usize)>),
}

impl TreeNode {
    /// The node of this branch.
    fn branch(&self, branch: usize) -> Option<usize> {
        match self {
            TreeNode::Leaf(_) => None,
            TreeNode::Inner(branches) => branches.get(branch).copied(),
            TreeNode::Chance(branches) => branches.get(branch).map(|&(_, node)| node),
        }
    }
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
    #[error("the bracket at character {0} closes nothing")]
    Unopened(usize),
    #[error("the bracket at character {0} is never closed; add ) or }} at the end")]
    Unclosed(usize),
    #[error("the brackets closed at character {0} are empty; a node needs at least one branch")]
    NoBranches(usize),
    #[error("the tree ends before character {0}; put several branches into one pair of brackets")]
    Trailing(usize),
    #[error(
        "the bracket at character {0} is of another kind than the one it closes; write (3 5) for a \
         choice and {{3 5}} for chance"
    )]
    Mismatched(usize),
    #[error(
        "'{0}' is not a probability; write a fraction or a decimal above 0 and at most 1 before the \
         colon, such as {{1/4:8 3/4:-2}} or {{0.25:8 0.75:-2}}"
    )]
    BadProbability(String),
    #[error(
        "some branches of the chance node at character {0} have a probability and some have none; \
         write one before each, {{1/4:8 3/4:-2}}, or before none where all are equally likely"
    )]
    SomeProbabilities(usize),
    #[error("the probabilities of the chance node at character {at} add up to {sum}; make it 1")]
    Sum { at: usize, sum: String },
    #[error(
        "'{0}' has no average; in a tree with chance nodes every leaf is a number, such as 1, 0 or -1"
    )]
    NoAverage(Outcome),
    #[error(
        "the averages of this tree cannot be told exactly; write smaller numbers, or probabilities \
         with smaller denominators, such as 1/6"
    )]
    TooFine,
    #[error("the tree is nested more than {DEEPEST} deep")]
    TooDeep,
    #[error(
        "'{0}' is not a random tree; write random:BRANCHES:DEPTH:SEED with 1 to 9 branches, a \
         depth of 1 to 12 and at most {most} leaves in all (example: random:3:3:7)",
        most = RandomTree::MOST_LEAVES
    )]
    BadRandom(String),
}

impl FromStr for TreeGame {
    type Err = ParseTreeError;

    fn from_str(text: &str) -> Result<TreeGame, ParseTreeError> {
        if is_random(text) {
            return text.trim().parse::<RandomTree>()?.text().parse();
        }
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
            let (likely, text) = match open.last() {
                Some(Bracket { is_chance: true, .. }) => parse_likely(text)?,
                _ => (None, text),
            };
            if let (Some(_), Some(bracket)) = (likely, open.last_mut()) {
                bracket.probabilities.extend(likely);
                if text.is_empty() && touches_bracket {
                    continue;
                }
            }
            let (node, name) = match text {
                "(" | "{" if open.len() == DEEPEST => return Err(ParseTreeError::TooDeep),
                "(" | "{" => {
                    open.push(Bracket::new(at, text == "{", waiting.take()));
                    continue;
                }
                ")" | "}" => match open.pop() {
                    None => return Err(ParseTreeError::Unopened(at)),
                    Some(bracket) if bracket.is_chance != (text == "}") => {
                        return Err(ParseTreeError::Mismatched(at));
                    }
                    Some(bracket) if bracket.branches.is_empty() => {
                        return Err(ParseTreeError::NoBranches(at));
                    }
                    Some(bracket) => bracket.close()?,
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
                let parts = parts_of(&nodes)?;
                let mut hasher = FxHasher::default();
                nodes.hash(&mut hasher);
                if names.iter().all(Option::is_none) {
                    names.clear();
                }
                let (nodes, names) = (nodes.into(), names.into());
                Ok(TreeGame { nodes, names, seed: hasher.finish(), parts, path: vec![root] })
            }
        }
    }
}

/// Whether a text asks for a [`RandomTree`]; with a bracket in it, it is a node of that name.
fn is_random(text: &str) -> bool {
    text.trim_start().starts_with("random:") && !text.contains(['(', '{'])
}

/// A bracket that is open: where, whether chance moves there, its name, and the branches so far with
/// the probabilities written before them.
struct Bracket {
    at: usize,
    is_chance: bool,
    name: Option<Box<str>>,
    branches: Vec<usize>,
    probabilities: Vec<Probability>,
}

impl Bracket {
    fn new(at: usize, is_chance: bool, name: Option<Box<str>>) -> Bracket {
        Bracket { at, is_chance, name, branches: Vec::new(), probabilities: Vec::new() }
    }

    /// The node, with its name.
    fn close(self) -> Result<(TreeNode, Option<Box<str>>), ParseTreeError> {
        let Bracket { at, is_chance, name, branches, probabilities } = self;
        if !is_chance {
            return Ok((TreeNode::Inner(branches), name));
        }
        let equal = u32::try_from(branches.len()).ok().and_then(|n| Probability::new(1, n));
        let probabilities = match probabilities.is_empty() {
            true => vec![equal.ok_or(ParseTreeError::TooFine)?; branches.len()],
            false if probabilities.len() != branches.len() => {
                return Err(ParseTreeError::SomeProbabilities(at));
            }
            false => probabilities,
        };
        let parts = probabilities.iter().try_fold(1, |parts, likely| {
            lcm(parts, u64::from(likely.out_of()), MOST_PARTS).ok_or(ParseTreeError::TooFine)
        })?;
        let part =
            |likely: &Probability| u64::from(likely.of()) * (parts / u64::from(likely.out_of()));
        let sum: u64 = probabilities.iter().map(part).sum();
        if sum != parts {
            let common = gcd(sum, parts);
            let sum = match parts / common {
                1 => format!("{}", sum / common),
                parts => format!("{}/{parts}", sum / common),
            };
            return Err(ParseTreeError::Sum { at, sum });
        }
        Ok((TreeNode::Chance(probabilities.into_iter().zip(branches).collect()), name))
    }
}

/// Values count no smaller parts of a point than one in so many.
const MOST_PARTS: u64 = Probability::FINEST as u64;

/// How many parts of a point the values of a tree count so that all are whole; 0 if nothing in it is
/// chance. The children of a node come before it.
fn parts_of(nodes: &[TreeNode]) -> Result<u32, ParseTreeError> {
    if !nodes.iter().any(|node| matches!(node, TreeNode::Chance(_))) {
        return Ok(0);
    }
    let mut parts: Vec<u64> = Vec::with_capacity(nodes.len());
    let mut largest = 0;
    let join = |a: u64, b: u64| lcm(a, b, MOST_PARTS).ok_or(ParseTreeError::TooFine);
    for node in nodes {
        parts.push(match node {
            TreeNode::Leaf(Outcome::Points(points)) => {
                largest = largest.max(u64::from(points.unsigned_abs()));
                1
            }
            TreeNode::Leaf(outcome) => return Err(ParseTreeError::NoAverage(*outcome)),
            TreeNode::Inner(branches) => {
                branches.iter().try_fold(1, |sum, &branch| join(sum, parts[branch]))?
            }
            TreeNode::Chance(branches) => {
                branches.iter().try_fold(1, |sum, &(likely, branch)| {
                    let finer = parts[branch].checked_mul(u64::from(likely.out_of()));
                    join(sum, finer.ok_or(ParseTreeError::TooFine)?)
                })?
            }
        });
    }
    let parts = parts.last().copied().unwrap_or(1);
    // What is clamped would be wrong.
    let is_whole =
        |size: u64| i32::try_from(size).is_ok_and(|size| Value::score(size).raw() == size);
    match is_whole(largest.saturating_mul(parts)) {
        true => Ok(parts as u32),
        false => Err(ParseTreeError::TooFine),
    }
}

/// In braces: what is written before the colon, and the rest.
fn parse_likely(text: &str) -> Result<(Option<Probability>, &str), ParseTreeError> {
    match text.split_once(':') {
        None => Ok((None, text)),
        Some((likely, rest)) => match likely.parse() {
            Ok(likely) => Ok((Some(likely), rest)),
            Err(()) => Err(ParseTreeError::BadProbability(quote(likely))),
        },
    }
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
            '(' | ')' | '{' | '}' => 1,
            _ => trimmed
                .find(|c: char| c.is_whitespace() || "(){}".contains(c))
                .unwrap_or(trimmed.len()),
        };
        let (text, after) = trimmed.split_at(len);
        let token = Token { at, text, touches_bracket: after.starts_with(['(', '{']) };
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

    /// Whether there are chance nodes anywhere in the tree.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.parts > 0
    }

    /// Whether the current node is a chance node.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        matches!(self.node(), TreeNode::Chance(_))
    }

    /// How likely the last move was, if it was made at a chance node.
    #[must_use]
    pub fn probability(&self) -> Option<Probability> {
        let &[.., above, here] = &self.path[..] else { return None };
        match &self.nodes[above] {
            TreeNode::Chance(branches) => {
                branches.iter().find(|&&(_, node)| node == here).map(|&(likely, _)| likely)
            }
            _ => None,
        }
    }

    /// How many parts of a point the values of [`Expectimax`](crate::Expectimax) count, so that they
    /// are whole numbers.
    #[must_use]
    pub fn parts(&self) -> u32 {
        self.parts.max(1)
    }

    fn node(&self) -> &TreeNode {
        // The path never becomes empty: it begins with the root, and undo follows play.
        &self.nodes[self.path[self.path.len() - 1]]
    }
}

impl Game for TreeGame {
    type Move = Branch;

    fn side(&self) -> Side {
        let above = &self.path[..self.path.len() - 1];
        let is_turn = |&&node: &&usize| !matches!(self.nodes[node], TreeNode::Chance(_));
        let turns = match self.has_chance() {
            true => above.iter().filter(is_turn).count(),
            false => above.len(),
        };
        Side::BOTH[turns % 2]
    }

    fn moves(&self, out: &mut Vec<Branch>) {
        let branches = match self.node() {
            TreeNode::Leaf(_) => 0,
            TreeNode::Inner(branches) => branches.len(),
            TreeNode::Chance(branches) => branches.len(),
        };
        out.extend((0..branches as u32).map(Branch));
    }

    fn play(&mut self, mv: Branch) {
        if let Some(node) = self.node().branch(mv.0 as usize) {
            self.path.push(node);
        }
    }

    fn undo(&mut self, _: Branch) {
        self.path.pop();
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.node() {
            TreeNode::Leaf(outcome) => Some(*outcome),
            TreeNode::Inner(_) | TreeNode::Chance(_) => None,
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
    fn chance_nodes_have_probabilities_that_add_up() {
        let fault = |text: &str| text.parse::<TreeGame>().unwrap_err();
        assert_eq!(fault("{1/4:3 1/2:5}"), ParseTreeError::Sum { at: 1, sum: "3/4".into() });
        assert_eq!(fault("(1 {.9:3 .9:5})"), ParseTreeError::Sum { at: 4, sum: "9/5".into() });
        assert_eq!(fault("{1:1 1:2}"), ParseTreeError::Sum { at: 1, sum: "2".into() });
        assert_eq!(fault("{1/2:3 5}"), ParseTreeError::SomeProbabilities(1));
        assert_eq!(fault("{1/2: 3}"), ParseTreeError::BadLeaf(String::new()));
        assert_eq!(fault("{x:3 5}"), ParseTreeError::BadProbability("x".into()));
        assert_eq!(fault("{0:3 1:5}"), ParseTreeError::BadProbability("0".into()));
        assert_eq!(fault("({3 5))"), ParseTreeError::Mismatched(6));
        assert_eq!(fault("{(3 5}"), ParseTreeError::Mismatched(6));
        assert_eq!(fault("{}"), ParseTreeError::NoBranches(2));
        assert_eq!(fault("}"), ParseTreeError::Unopened(1));
        assert_eq!(fault("({3 5}"), ParseTreeError::Unclosed(1));
        assert_eq!(fault("({3 win})"), ParseTreeError::NoAverage(Outcome::Win(Side::First)));
        assert_eq!(fault("{2000000000 1}"), ParseTreeError::TooFine);
        assert_eq!(fault("{1/999983:1 999982/999983:{1/2:1 1/2:2}}"), ParseTreeError::TooFine);
        assert_eq!(fault(&"{1 ".repeat(400)), ParseTreeError::Unclosed(1));
        let deep = format!("{}1{}", "{1 ".repeat(400), "}".repeat(400));
        assert_eq!(fault(&deep), ParseTreeError::TooFine);
        // Outside of braces a colon is part of a name.
        assert_eq!("(1/2:a=3)".parse::<TreeGame>().unwrap().parts(), 1);
    }

    #[test]
    fn chance_is_no_turn() {
        let mut tree: TreeGame = "A(3 C{1/4:B(1 2) 0.75:d=-2})".parse().unwrap();
        assert!(tree.has_chance() && !tree.is_chance());
        tree.play(Branch(1));
        assert_eq!((tree.is_chance(), tree.name(), tree.probability()), (true, Some("C"), None));
        tree.play(Branch(0));
        assert_eq!((tree.side(), tree.name()), (Side::Second, Some("B")));
        assert_eq!(tree.probability().unwrap().to_string(), "1/4");
        tree.undo(Branch(0));
        tree.play(Branch(1));
        assert_eq!((tree.outcome(), tree.name()), (Some(Outcome::Points(-2)), Some("d")));
        assert_eq!(tree.probability().unwrap().to_string(), "3/4");
        let rolled: TreeGame = "{(1 2) (3 4)}".parse().unwrap();
        assert_eq!((rolled.side(), rolled.parts()), (Side::First, 2));
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
