//! The search of one thread: principal variation search with reductions, over moves by obligation.

use crate::busy::Busy;
use crate::forcing::{Fours, is_promising};
use crate::limits::Clock;
use crate::moves::{self, Candidate};
use crate::state::{Index, State};
use crate::table::{Bound, Entry, Table};
use crate::threat::{DOUBLE, ONE_FOUR, THREE, WINS};
use crate::threes::Threes;
use gametree::Ended;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// A win on the board at once; less one for every ply until then.
pub(crate) const MATE: i32 = 30_000;
/// Scores beyond this are wins.
pub(crate) const MATE_BOUND: i32 = MATE - 2_000;
/// More than any score.
pub(crate) const INFINITE: i32 = 32_000;
/// In the place of a move's promise: another thread is at it, so it comes last. Less its rank, so that
/// moves put off keep their order.
const PUT_OFF: i32 = i32::MIN / 2;
/// The longest line.
const MAX_PLY: usize = 1_100;

/// Positions that the look for a win by threes may take at the root.
const THREES_BUDGET: u64 = 20_000;

/// The search has to end now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

type Score = Result<i32, Interrupted>;

/// What the threads of one search share.
pub(crate) struct Shared<'a> {
    pub table: &'a Table,
    pub clock: &'a Clock,
    pub nodes: AtomicU64,
    pub over: AtomicBool,
    /// Which limit ended the search, if one did.
    pub limit: OnceLock<Ended>,
    pub busy: Busy,
}

/// One thread at work.
pub(crate) struct Worker<'a> {
    pub state: State,
    shared: &'a Shared<'a>,
    pub fours: Fours,
    /// What the search of this depth knows of the moves of the root: scores, and how they are meant.
    pub known: Vec<(Index, i32, gametree::Bound)>,
    history: [Vec<i32>; 2],
    killers: Vec<[Option<Index>; 2]>,
    counter: [Vec<Option<Index>>; 2],
    reductions: Vec<[i32; 64]>,
    lines: Vec<Vec<Index>>,
    /// Lists of moves not in use. Asking for memory at every node would make threads wait for each
    /// other.
    spare: Vec<Vec<Candidate>>,
    nodes: u64,
    unreported: u64,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(state: State, shared: &'a Shared<'a>) -> Worker<'a> {
        let cells = state.layout.cells;
        let reductions = (0..64)
            .map(|depth: i32| {
                std::array::from_fn(|move_number| {
                    // Integers only, so that every machine reduces alike.
                    let log = |x: i32| 32 - (x.max(1) as u32).leading_zeros() as i32;
                    let product = log(depth * depth) * log((move_number * move_number) as i32);
                    product / 14
                })
            })
            .collect();
        Worker {
            state,
            shared,
            fours: Fours::new(shared.clock.limits.fours),
            known: Vec::new(),
            history: [vec![0; cells], vec![0; cells]],
            killers: vec![[None; 2]; MAX_PLY + 2],
            counter: [vec![None; cells], vec![None; cells]],
            reductions,
            lines: vec![Vec::new(); MAX_PLY + 2],
            spare: Vec::new(),
            nodes: 0,
            unreported: 0,
        }
    }

    /// The best line of the last search of the root.
    pub(crate) fn line(&self) -> &[Index] {
        &self.lines[0]
    }

    fn visit(&mut self) -> Result<(), Interrupted> {
        self.nodes += 1;
        self.unreported += 1;
        if self.unreported >= 512 || self.nodes >= self.shared.clock.nodes() {
            self.report_nodes()?;
        }
        Ok(())
    }

    fn report_nodes(&mut self) -> Result<(), Interrupted> {
        let total = self.shared.nodes.fetch_add(self.unreported, Relaxed) + self.unreported;
        self.unreported = 0;
        let clock = self.shared.clock;
        let limit = if total >= clock.nodes() { Some(Ended::Nodes) } else { clock.over() };
        if let Some(limit) = limit {
            self.shared.limit.get_or_init(|| limit);
            self.shared.over.store(true, Relaxed);
        }
        if self.shared.over.load(Relaxed) { Err(Interrupted) } else { Ok(()) }
    }

    /// A win of the side to move by threes and fours, if one is found in a share of the limits: in
    /// how many plies at most, and how.
    pub(crate) fn win_by_threes(&mut self) -> Option<(u32, Vec<Index>)> {
        let clock = self.shared.clock;
        if !clock.limits.fours {
            return None;
        }
        // Who asks for a shallow look is not kept waiting by a deep one.
        let shallow = 500 * u64::from(clock.max_depth().unsigned_abs());
        let budget = (clock.nodes() / 4).min(THREES_BUDGET).min(shallow) as u32;
        let stopped = || clock.over().is_some();
        Threes::new(&mut self.fours, budget, &stopped).win(&mut self.state)
    }

    /// Hands in the nodes not yet counted in the total.
    pub(crate) fn finish(&mut self) {
        self.shared.nodes.fetch_add(self.unreported, Relaxed);
        self.unreported = 0;
    }

    /// Searches these moves of the root. The best one and its score; the line is then in
    /// [`line`](Worker::line).
    pub(crate) fn root(
        &mut self,
        moves: &mut [(Index, i32)],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<(Index, i32), Interrupted> {
        let mut best = -INFINITE;
        let mut best_move = moves[0].0;
        self.lines[0].clear();
        // Moves that another thread is at come last.
        let mut order: Vec<usize> = (0..moves.len()).collect();
        let mut next = 0;
        let mut deferred = 0;
        while next < order.len() {
            let number = order[next];
            let (cell, last_score) = &mut moves[number];
            let cell = *cell;
            let key = self.state.key;
            let first_time = next + deferred < order.len();
            if next > 0 && first_time && self.shared.busy.has(key, cell, depth) {
                order[next..].rotate_left(1);
                deferred += 1;
                continue;
            }
            next += 1;
            self.shared.busy.begin(key, cell, depth);
            let score = self.root_move(cell, depth, number, alpha, beta)?;
            self.shared.busy.end(key, cell, depth);
            *last_score = score;
            self.learn(cell, score, alpha, beta);
            if score > best {
                best = score;
                if score > alpha || number == 0 {
                    best_move = cell;
                    self.extend_line(0, cell);
                }
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        Ok((best_move, best))
    }

    /// Keeps what is known of a move of the root that was searched with this window.
    fn learn(&mut self, cell: Index, score: i32, alpha: i32, beta: i32) {
        let bound = match score {
            _ if score <= alpha => gametree::Bound::Upper,
            _ if score >= beta => gametree::Bound::Lower,
            _ => gametree::Bound::Exact,
        };
        self.known.retain(|&(known, ..)| known != cell);
        self.known.push((cell, score, bound));
    }

    fn root_move(
        &mut self,
        cell: Index,
        depth: i32,
        number: usize,
        alpha: i32,
        beta: i32,
    ) -> Score {
        if self.state.threat(self.state.side, cell) == WINS {
            self.lines[1].clear();
            return Ok(MATE - 1);
        }
        self.state.play(cell);
        let mut score = -INFINITE;
        if number > 0 {
            let reduction =
                if depth >= 3 && number >= 4 { self.reduction(depth, number) } else { 0 };
            score = -self.search(depth - 1 - reduction, 1, -alpha - 1, -alpha)?;
            if score > alpha && reduction > 0 {
                score = -self.search(depth - 1, 1, -alpha - 1, -alpha)?;
            }
        }
        if number == 0 || (score > alpha && score < beta) {
            score = -self.search(depth - 1, 1, -beta, -alpha)?;
        }
        self.state.undo();
        Ok(score)
    }

    fn reduction(&self, depth: i32, number: usize) -> i32 {
        self.reductions[depth.clamp(0, 63) as usize][number.min(63)]
    }

    fn extend_line(&mut self, ply: usize, cell: Index) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(cell);
        line.extend_from_slice(&below[0]);
    }

    /// The cells that win at once for `side`, as far as they can be played: up to two.
    fn wins_now(&self, side: gametree::Side) -> (usize, Option<Index>) {
        if !self.state.rules.gravity() {
            return (self.state.count(side, WINS), self.state.winning_cell(side));
        }
        let mut wins =
            moves::landing_cells(&self.state).filter(|&cell| self.state.threat(side, cell) == WINS);
        let first = wins.next();
        (usize::from(first.is_some()) + wins.count(), first)
    }

    /// Fail-soft: an upper bound if ≤ alpha, a lower bound if ≥ beta, else exact for this depth.
    pub(crate) fn search(&mut self, depth: i32, ply: i32, alpha: i32, beta: i32) -> Score {
        self.visit()?;
        let at = ply as usize;
        self.lines[at].clear();
        if self.state.empty == 0 {
            return Ok(0);
        }
        let (me, other) = (self.state.side, self.state.side.opponent());
        if let (1.., Some(cell)) = self.wins_now(me) {
            self.lines[at].push(cell);
            return Ok(MATE - ply - 1);
        }
        if at + 4 >= MAX_PLY {
            return Ok(self.state.score());
        }
        // No line from here on can be better or worse than these.
        let mut alpha = alpha.max(-(MATE - ply - 2));
        let beta = beta.min(MATE - ply - 3);
        if alpha >= beta {
            return Ok(alpha);
        }
        match self.wins_now(other) {
            (0, _) => {}
            (1, Some(cell)) => return self.only_move(cell, depth, ply, alpha, beta),
            _ => return Ok(-(MATE - ply - 2)),
        }
        let gravity = self.state.rules.gravity();
        if !gravity && self.state.count(me, DOUBLE) > 0 {
            if let Some(cell) = self.state.cells_with(me, DOUBLE).next() {
                self.lines[at].push(cell);
            }
            return Ok(MATE - ply - 3);
        }

        let key = self.state.key;
        let is_pv = beta - alpha > 1;
        let mut hint = None;
        if let Some(entry) = self.shared.table.get(key) {
            hint = entry.best.filter(|&cell| {
                usize::from(cell) < self.state.layout.cells && self.state.is_empty(cell)
            });
            let score = from_table(i32::from(entry.score), ply);
            if !is_pv && i32::from(entry.depth) >= depth {
                match entry.bound {
                    Bound::Exact => return Ok(score),
                    Bound::Lower if score >= beta => return Ok(score),
                    Bound::Upper if score <= alpha => return Ok(score),
                    _ => {}
                }
            }
        }
        if depth <= 0 {
            return self.quiet(ply);
        }
        if hint.is_none() && depth >= 2 && is_promising(&self.state) {
            let budget = if depth >= 4 { 200 } else { 60 };
            if let Some(line) = self.fours.win(&mut self.state, budget, 20) {
                let score = MATE - ply - line.len() as i32;
                self.lines[at] = line;
                return Ok(score);
            }
        }
        self.choose(depth, ply, &mut alpha, beta, hint, is_pv)
    }

    /// The other side threatens to win: there is one move, and it costs no depth.
    fn only_move(&mut self, cell: Index, depth: i32, ply: i32, alpha: i32, beta: i32) -> Score {
        self.state.play(cell);
        let score = -self.search(depth, ply + 1, -beta, -alpha)?;
        self.state.undo();
        self.extend_line(ply as usize, cell);
        Ok(score)
    }

    /// At the horizon: a win by fours, or the evaluation.
    fn quiet(&mut self, ply: i32) -> Score {
        if is_promising(&self.state)
            && let Some(line) = self.fours.win(&mut self.state, 12, 10)
        {
            let score = MATE - ply - line.len() as i32;
            self.lines[ply as usize] = line;
            return Ok(score);
        }
        Ok(self.state.score())
    }

    fn choose(
        &mut self,
        depth: i32,
        ply: i32,
        alpha: &mut i32,
        beta: i32,
        hint: Option<Index>,
        is_pv: bool,
    ) -> Score {
        let at = ply as usize;
        let (me, other) = (self.state.side, self.state.side.opponent());
        let original = *alpha;
        let mut list = self.spare.pop().unwrap_or_default();
        let mut complete = moves::generate(&mut self.state, &mut list);
        self.order(&mut list, at, hint);
        let pressed = self.state.count(other, DOUBLE) > 0 && !self.state.rules.gravity();
        let evaluation = self.state.score();
        // So good, with no threat standing, that a shallow search is not going to change it.
        let safe = depth <= 4 && evaluation - 40 - 60 * depth >= beta && beta.abs() < MATE_BOUND;
        if safe && !is_pv && !pressed {
            self.spare.push(list);
            return Ok(evaluation);
        }
        // Without a move from an earlier search the order is poor, and a deep search of it dear.
        let depth = if hint.is_none() && depth >= 4 { depth - 1 } else { depth };
        // Everything that is not listed loses to the threat.
        let mut best = if complete && pressed { -(MATE - ply - 4) } else { -INFINITE };
        let mut best_move = None;
        let mut skipped = false;
        let mut number = 0;
        let mut put_off = 0;
        loop {
            if number == list.len() {
                let lost = best < -MATE_BOUND;
                if !lost || (complete && !skipped) {
                    break;
                }
                // Before a game is called lost every move is tried.
                (number, put_off) = (0, 0);
                skipped = false;
                self.others(&mut list, complete);
                complete = true;
                if list.is_empty() {
                    break;
                }
            }
            let cell = pick(&mut list, number);
            number += 1;
            // Its place in the order, whether or not moves before it were put off.
            let promise = list[number - 1].1;
            let is_first_look = promise > PUT_OFF;
            let rank = if is_first_look { number as i32 + put_off } else { PUT_OFF - promise };
            let makes = self.state.threat(me, cell);
            let stops = self.state.threat(other, cell);
            let is_quiet = makes < THREE && stops < THREE && !pressed;
            if is_quiet && !is_pv && best > -MATE_BOUND {
                let late = rank > 6 + depth * depth * 2;
                let hopeless = depth <= 3 && evaluation + 60 + 60 * depth <= *alpha;
                if late || hopeless {
                    skipped = true;
                    continue;
                }
            }
            let reduction = if depth >= 3 && rank > 3 && makes < ONE_FOUR && !pressed {
                let plain = self.reduction(depth, rank as usize);
                (plain - i32::from(is_pv) - i32::from(!is_quiet)).clamp(0, depth - 2)
            } else {
                0
            };
            let key = self.state.key;
            if rank > 1 && is_first_look && self.shared.busy.has(key, cell, depth) {
                number -= 1;
                put_off += 1;
                list[number].1 = PUT_OFF - rank;
                continue;
            }
            self.shared.busy.begin(key, cell, depth);
            self.state.play(cell);
            let mut score = -INFINITE;
            if number > 1 {
                score = -self.search(depth - 1 - reduction, ply + 1, -*alpha - 1, -*alpha)?;
                if score > *alpha && reduction > 0 {
                    score = -self.search(depth - 1, ply + 1, -*alpha - 1, -*alpha)?;
                }
            }
            if number == 1 || (score > *alpha && score < beta) {
                score = -self.search(depth - 1, ply + 1, -beta, -*alpha)?;
            }
            self.state.undo();
            self.shared.busy.end(key, cell, depth);
            if score > best {
                best = score;
                if score > *alpha {
                    best_move = Some(cell);
                    self.extend_line(at, cell);
                    *alpha = score;
                    if score >= beta {
                        self.remember(cell, at, depth, is_quiet, &list[..number - 1]);
                        break;
                    }
                }
            }
        }
        self.spare.push(list);
        if best == -INFINITE {
            best = 0; // no moves at all: the board is full
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > original {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.shared.table.put(
            self.state.key,
            Entry {
                score: to_table(best, ply) as i16,
                depth: depth.clamp(-1, 120) as i8,
                bound,
                best: best_move.or(hint),
            },
        );
        Ok(best)
    }

    /// Puts all empty cells into the list, unless it was complete.
    fn others(&self, list: &mut Vec<Candidate>, complete: bool) {
        if complete {
            // Some of them were skipped. Trying the good ones again costs little: the table knows.
            return;
        }
        list.clear();
        let cells = 0..self.state.layout.cells as Index;
        let empty = cells.filter(|&cell| self.state.is_empty(cell));
        list.extend(empty.map(|cell| (cell, self.state.promise(cell))));
    }

    fn order(&self, list: &mut [(Index, i32)], ply: usize, hint: Option<Index>) {
        let me = self.state.side.index();
        let answer = self.state.played.last().and_then(|&last| self.counter[me][usize::from(last)]);
        for (cell, promise) in list.iter_mut() {
            let mut score = *promise * 16 + self.history[me][usize::from(*cell)] / 16;
            if Some(*cell) == hint {
                score += 1 << 28;
            }
            if self.killers[ply].contains(&Some(*cell)) {
                score += 1_000;
            }
            if Some(*cell) == answer {
                score += 600;
            }
            *promise = score;
        }
    }

    /// A move has cut: it and its likes are tried earlier from now on.
    fn remember(
        &mut self,
        cell: Index,
        ply: usize,
        depth: i32,
        is_quiet: bool,
        tried: &[(Index, i32)],
    ) {
        if !is_quiet {
            return;
        }
        let me = self.state.side.index();
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[me];
        let raise = |value: &mut i32, bonus: i32| *value += bonus * 32 - *value * bonus.abs() / 512;
        raise(&mut history[usize::from(cell)], bonus);
        for &(other, _) in tried {
            raise(&mut history[usize::from(other)], -bonus);
        }
        if let Some(&last) = self.state.played.last() {
            self.counter[me][usize::from(last)] = Some(cell);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(cell) {
            *killers = [Some(cell), killers[0]];
        }
    }
}

/// Moves the most promising of the remaining moves to `number`.
fn pick(list: &mut [(Index, i32)], number: usize) -> Index {
    let best = (number..list.len())
        .max_by_key(|&i| (list[i].1, std::cmp::Reverse(list[i].0)))
        .unwrap_or(number);
    list.swap(number, best);
    list[number].0
}

/// A score as kept in the table: wins counted from the position.
fn to_table(score: i32, ply: i32) -> i32 {
    if score > MATE_BOUND {
        score + ply
    } else if score < -MATE_BOUND {
        score - ply
    } else {
        score
    }
}

/// The way back from [`to_table`].
fn from_table(score: i32, ply: i32) -> i32 {
    to_table(score, -ply)
}
