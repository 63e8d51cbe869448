//! The tree of a record: every move with its variations and comments, in one flat list.
//!
//! Nothing here recurses, and nothing is freed recursively, so a file of any depth is safe.

use crate::{Board, Cell, PlayError, Rules};
use gametree::{Game, Side};
use std::collections::HashMap;

/// One move of a record, or its beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordNode {
    /// The index of the node before it. The first node, the beginning, has its own.
    pub parent: usize,
    /// The move; none at the beginning.
    pub cell: Option<Cell>,
    /// What is said about the position after the move: lines of text, often empty.
    pub comment: String,
    /// Milliseconds that the move took; 0 if not known.
    pub time: u32,
}

impl RecordNode {
    /// The most nodes of a record.
    pub const MOST: usize = 20_000;
    /// The longest comment, in characters.
    pub const LONGEST_COMMENT: usize = 4_000;
}

/// Text as it is kept in a comment: line ends are `\n`, other control characters are spaces, without
/// spaces around it, and no longer than [`RecordNode::LONGEST_COMMENT`].
pub(crate) fn comment(text: &str) -> String {
    let lines = one_kind_of_line_end(text);
    let cut: String = lines.chars().take(RecordNode::LONGEST_COMMENT).collect();
    cut.trim().to_owned()
}

/// The same at its full length.
pub(crate) fn one_kind_of_line_end(text: &str) -> String {
    let lines = text.replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', "\n");
    let plain = lines.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c });
    plain.collect::<String>().trim().to_owned()
}

/// A tree while it is put together, with the board at one of its nodes. The same move after the same
/// node is one node, however often it comes.
pub(crate) struct TreeBuilder {
    board: Board,
    nodes: Vec<RecordNode>,
    /// How many moves lead to each node.
    plies: Vec<usize>,
    /// The nodes from the beginning to where the board is.
    path: Vec<usize>,
    children: HashMap<(usize, usize), usize>,
}

impl TreeBuilder {
    pub(crate) fn new(rules: Rules, begins: Side) -> TreeBuilder {
        TreeBuilder {
            board: Board::starting_with(rules, begins),
            nodes: vec![RecordNode::default()],
            plies: vec![0],
            path: vec![0],
            children: HashMap::new(),
        }
    }

    /// The node where the board is.
    pub(crate) fn at(&self) -> usize {
        self.path.last().copied().unwrap_or(0)
    }

    pub(crate) fn side(&self) -> Side {
        self.board.side()
    }

    /// How many moves lead to where the board is.
    pub(crate) fn ply(&self) -> usize {
        self.path.len() - 1
    }

    /// Goes to a node.
    pub(crate) fn go_to(&mut self, node: usize) {
        let mut down = Vec::new();
        let mut from = node;
        while self.path.get(self.plies[from]) != Some(&from) {
            down.push(from);
            from = self.nodes[from].parent;
        }
        for left in self.path.drain(self.plies[from] + 1..).rev() {
            if let Some(cell) = self.nodes[left].cell {
                self.board.undo(cell);
            }
        }
        for entered in down.into_iter().rev() {
            if let Some(cell) = self.nodes[entered].cell {
                self.board.play(cell);
            }
            self.path.push(entered);
        }
    }

    /// Plays a move where the board is. Returns its node.
    pub(crate) fn play(&mut self, cell: Cell) -> Result<usize, PlayError> {
        self.board.try_play(cell)?;
        let (parent, new) = (self.at(), self.nodes.len());
        let node = *self.children.entry((parent, cell.index())).or_insert(new);
        if node == new {
            self.nodes.push(RecordNode { parent, cell: Some(cell), ..RecordNode::default() });
            self.plies.push(self.path.len());
        }
        self.path.push(node);
        Ok(node)
    }

    /// Adds to what is said about a node.
    pub(crate) fn say(&mut self, node: usize, text: &str) {
        let said = &mut self.nodes[node].comment;
        let text = comment(text);
        if said.is_empty() {
            *said = text;
        } else if *said != text {
            // What was said before is not read again: a file may add to it thousands of times.
            let room = RecordNode::LONGEST_COMMENT.saturating_sub(said.chars().count());
            said.extend("\n".chars().chain(text.chars()).take(room));
            said.truncate(said.trim_end().len());
        }
    }

    pub(crate) fn set_time(&mut self, node: usize, time: u32) {
        if node > 0 {
            self.nodes[node].time = time;
        }
    }

    /// The nodes, parents first and main lines first, so that the main line stands at the beginning.
    pub(crate) fn finish(self) -> Vec<RecordNode> {
        let mut nodes = self.nodes;
        // The first child and the next sibling of each, to walk without a list for every node.
        const NONE: usize = usize::MAX;
        let (mut first, mut next) = (vec![NONE; nodes.len()], vec![NONE; nodes.len()]);
        for index in (1..nodes.len()).rev() {
            next[index] = std::mem::replace(&mut first[nodes[index].parent], index);
        }
        let mut ordered = Vec::with_capacity(nodes.len());
        let mut stack = vec![(0, 0)];
        while let Some((index, parent)) = stack.pop() {
            let at = ordered.len();
            ordered.push(RecordNode { parent, ..std::mem::take(&mut nodes[index]) });
            let begin = stack.len();
            let mut child = first[index];
            while child != NONE {
                stack.push((child, at));
                child = next[child];
            }
            stack[begin..].reverse();
        }
        ordered
    }
}
