//! What a search that keeps its tree in memory tells about the growing of it.

use crate::{Side, Value};

/// One step of a search that grows a tree in memory, as [`Observer::growth`](crate::Observer::growth)
/// tells it: enough to build the same tree beside it.
///
/// The nodes of a tree are numbered from 0, the root, in the order in which they are added; the
/// children of a node are added together. Between these steps come
/// [`enter`](crate::Observer::enter) and [`leaf`](crate::Observer::leaf) for every position stepped
/// onto.
///
/// ```text
/// mcts      = Tree iteration*
/// iteration = Begin Select* (Add* Select)? Random* Sampled+
/// pns       = question*
/// question  = Tree (Begin Select* Add+ Proof+)* Answer
/// ```
///
/// An iteration that is interrupted ends before its `Sampled` or `Proof`, and is void.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth<M> {
    /// A new tree begins; it has only its root. Proof-number search tells what it asks: is the root
    /// worth `threshold` or more to `side`? `mv` is the move played to come
    /// to the root, if that is not the position that is searched.
    Tree {
        /// The side that searches or asks; rewards, bounds and thresholds are from its point of view.
        side: Side,
        /// What is asked.
        threshold: Option<Value>,
        /// The move that leads to the root.
        mv: Option<M>,
    },
    /// An iteration begins at this node.
    Begin {
        /// The root, unless moves are told apart that look equal.
        node: usize,
    },
    /// It goes on to this child.
    Select {
        /// A child of the node before.
        node: usize,
    },
    /// The node it has come to gets a child. `proof` and `disproof` are those of proof-number search;
    /// MCTS says 1 and 1.
    Add {
        /// The legal move that leads to the child.
        mv: M,
        /// How many leaves are missing to a proof.
        proof: u32,
        /// How many leaves are missing to a disproof.
        disproof: u32,
    },
    /// A random move of a playout, legal in the position that is shown.
    Random {
        /// The move.
        mv: M,
    },
    /// A node on the way back: the result of the sample was added to it. From the deepest to the
    /// one where the iteration began.
    Sampled {
        /// The node.
        node: usize,
        /// The sum of the results for the side that searches, each from 0 to 1.
        reward: f64,
        /// It is worth at least this to the side that searches.
        low: Value,
        /// At most this.
        high: Value,
    },
    /// A node on the way back: its numbers were worked out again. From the deepest to the root.
    Proof {
        /// The node.
        node: usize,
        /// The least number of leaves to prove that would prove it; `u32::MAX` if none can.
        proof: u32,
        /// The same to disprove it.
        disproof: u32,
    },
    /// The question is answered: the root is worth at least `value` to the side that asks, or at most.
    Answer {
        /// Whether it is worth the threshold or more.
        yes: bool,
        /// The nearest value to the threshold that is shown.
        value: Value,
    },
}

impl<M> Growth<M> {
    /// The same about another name of the same move.
    pub fn map<N>(self, mut name: impl FnMut(M) -> N) -> Growth<N> {
        match self {
            Growth::Tree { side, threshold, mv } => {
                Growth::Tree { side, threshold, mv: mv.map(name) }
            }
            Growth::Begin { node } => Growth::Begin { node },
            Growth::Select { node } => Growth::Select { node },
            Growth::Add { mv, proof, disproof } => Growth::Add { mv: name(mv), proof, disproof },
            Growth::Random { mv } => Growth::Random { mv: name(mv) },
            Growth::Sampled { node, reward, low, high } => {
                Growth::Sampled { node, reward, low, high }
            }
            Growth::Proof { node, proof, disproof } => Growth::Proof { node, proof, disproof },
            Growth::Answer { yes, value } => Growth::Answer { yes, value },
        }
    }
}
