//! The engine as its users see it: a position in, reports on its best moves out.

use crate::busy::Busy;
use crate::exact::{ExactSearch, Way};
use crate::limits::{Clock, Limits};
use crate::moves;
use crate::search::{INFINITE, MATE, MATE_BOUND, Shared, Worker};
use crate::state::{Index, State};
use crate::table::Table;
use crate::threat::{DOUBLE, THREATS, WINS, shape_in};
use crate::weights::Weights;
use gametree::{Bound, Ended, Game, Report, Side, Stats, Value, Verdict};
use mnk::{Board, Cell, Rules};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// What the engine, or a search in its place, has found out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M = Cell> {
    /// The best moves, best first; at least one. Each report is about its own move: its value is what
    /// the position is worth if that move is played. Depth, nodes and end are those of the whole
    /// search; nodes looked at for wins by fours or threes are not counted.
    ///
    /// A win or a loss is proven. Where the engine searches by
    /// [patterns](crate::thinks_in_patterns) it may not be the quickest one: the value is then a
    /// bound. A draw is proven only where the game was searched to its end, or where no row can be
    /// completed any more.
    pub lines: Vec<Report<M>>,
    /// What the search of this depth knows of the moves it looked at: of most of them only that they
    /// are no better. Empty where it does not go from move to move.
    pub known: Vec<(M, Verdict)>,
    /// Which forced win was found without a search, if one was.
    pub forced: Option<Forced>,
    /// How the first line came to be the first.
    pub pick: Pick,
    /// Time used.
    pub time: Duration,
}

/// A win that leaves the other side no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forced {
    /// VCF: every move makes a four.
    Fours,
    /// VCT: every move makes a three or a four.
    Threes,
}

/// How a move was picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pick {
    /// It is the best that was found, or one of those [tied](Report::tied) with it, by lot.
    #[default]
    Best,
    /// By lot among the good [openings](crate::openings).
    Opening,
    /// A weak level misjudged moves and took a worse one.
    Misjudged,
    /// A weak level made a move at random.
    Slip,
}

impl<M: Clone> Thought<M> {
    /// The move to play; `None` only if a depth of 0 was asked for.
    #[must_use]
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.best.clone())
    }

    /// The depth that was completed, in plies.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |line| line.depth)
    }

    /// Positions visited.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.lines.first().map_or(0, |line| line.stats.nodes)
    }

    /// Why the search ended; [`Ended::Complete`] also if it reached its depth limit.
    #[must_use]
    pub fn ended(&self) -> Ended {
        self.lines.first().map_or(Ended::Complete, |line| line.ended)
    }

    /// Lines that were found in this time, and nothing else to tell.
    #[must_use]
    pub fn of(lines: Vec<Report<M>>, time: Duration) -> Self {
        Thought { lines, known: Vec::new(), forced: None, pick: Pick::Best, time }
    }

    /// The same at the end of a search that took so many nodes.
    pub(crate) fn at_end(mut self, nodes: u64, ended: Ended, time: Duration) -> Self {
        for line in &mut self.lines {
            (line.stats.nodes, line.ended) = (nodes, ended);
        }
        Thought { time, ..self }
    }
}

/// The engine. Keeps its tables from one search to the next, so it plays one game at a time; before
/// another one, [`forget`](Engine::forget).
#[derive(Debug)]
pub struct Engine {
    /// For patterns; made when it is first needed, like the other search.
    table: Option<Table>,
    bytes: usize,
    weights: Arc<Weights>,
    exact: Option<(Rules, ExactSearch)>,
    /// How many threads to search with. With one, and a limit of nodes or depth, it always thinks
    /// the same.
    pub threads: usize,
}

impl Engine {
    /// An engine with tables of at most `bytes` bytes together.
    #[must_use]
    pub fn new(bytes: usize) -> Engine {
        let weights = Arc::new(Weights::standard());
        Engine { table: None, bytes, weights, exact: None, threads: 1 }
    }

    /// An engine with other weights, in the form of `weights.txt`; `None` if they cannot be read.
    #[must_use]
    pub fn with_weights(bytes: usize, weights: &str) -> Option<Engine> {
        let weights = Arc::new(Weights::parse(weights)?);
        Some(Engine { weights, ..Engine::new(bytes) })
    }

    /// Forgets what it learned from earlier positions.
    pub fn forget(&mut self) {
        if let Some(table) = &self.table {
            table.clear();
        }
        self.exact = None;
    }

    /// Thinks about `board`, telling `told` after every depth, until a limit. `None` if the game
    /// is over; otherwise there is always a move, however short the time.
    ///
    /// A win or a loss is proven. On boards of up to twenty cells, time permitting, everything is.
    pub fn think(
        &mut self,
        board: &Board,
        limits: &Limits,
        mut told: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if board.outcome().is_some() {
            return None;
        }
        match Way::of(board.rules()) {
            Way::Patterns => self.think_in_patterns(board, limits, &mut told),
            way => {
                let rules = *board.rules();
                // The old tables go before the new ones come.
                self.table = None;
                self.exact = self.exact.take().filter(|(of, _)| *of == rules);
                let bytes = self.bytes;
                let (_, search) =
                    self.exact.get_or_insert_with(|| (rules, ExactSearch::new(way, bytes)));
                Some(search.think(board, limits, &mut told))
            }
        }
    }

    fn think_in_patterns(
        &mut self,
        board: &Board,
        limits: &Limits,
        told: &mut dyn FnMut(&Thought),
    ) -> Option<Thought> {
        self.exact = None;
        // Before the clock starts.
        let table = &*self.table.get_or_insert_with(|| Table::with_bytes(self.bytes));
        let clock = Clock::new(limits);
        let state = State::new(board, Arc::clone(&self.weights));
        let shared = Shared {
            table,
            clock: &clock,
            nodes: AtomicU64::new(0),
            over: AtomicBool::new(false),
            limit: OnceLock::new(),
            busy: Busy::new(),
        };
        if self.threads > 1 {
            table.settle();
        }
        let at_root = AtRoot { rules: *board.rules(), side: board.side(), dead: board.is_dead() };
        let mut last = None;
        let ended = std::thread::scope(|scope| {
            for _ in 1..self.threads {
                let (state, shared) = (&state, &shared);
                scope.spawn(move || {
                    // Copied here, so that each thread has its memory to itself.
                    let mut worker = Worker::new(state.clone(), shared);
                    deepen(&mut worker, shared.clock, Part::Helper, &mut |_| {});
                });
            }
            let mut worker = Worker::new(state.clone(), &shared);
            let ended = deepen(&mut worker, &clock, Part::Leader, &mut |round| {
                let nodes = shared.nodes.load(Relaxed);
                let report = |found| at_root.report(found, round.depth as u32, nodes);
                let lines = round.found.iter().map(report).collect();
                let known = round.known.iter().filter_map(|known| at_root.known(known)).collect();
                let time = clock.start.elapsed();
                let thought = Thought { known, forced: round.forced, ..Thought::of(lines, time) };
                told(&thought);
                last = Some(thought);
            });
            shared.over.store(true, Relaxed);
            // Interrupted without a limit of its own, it was by one that another thread saw.
            ended.or_else(|| shared.limit.get().copied()).unwrap_or(Ended::Complete)
        });
        let nodes = shared.nodes.load(Relaxed);
        last.map(|thought: Thought| thought.at_end(nodes, ended, clock.start.elapsed()))
    }
}

/// What reports need to know of the position that was searched.
struct AtRoot {
    rules: Rules,
    side: Side,
    /// No row can be completed any more.
    dead: bool,
}

impl AtRoot {
    /// What is known of a move, as it is told.
    fn known(&self, &(cell, score, bound): &(Index, i32, Bound)) -> Option<(Cell, Verdict)> {
        let value = if self.dead { Value::DRAW } else { value(score) };
        let bound = match bound {
            Bound::Exact => patterns_bound(value),
            bound => bound,
        };
        let proven = value.is_decided() || self.dead;
        let cell = self.rules.cell_at(cell.into())?;
        Some((cell, Verdict::new(value, bound, proven, self.side)))
    }

    fn report(&self, Found { score, line }: &Found, depth: u32, nodes: u64) -> Report<Cell> {
        let value = if self.dead { Value::DRAW } else { value(*score) };
        let bound = patterns_bound(value);
        let pv: Vec<Cell> =
            line.iter().filter_map(|&cell| self.rules.cell_at(cell.into())).collect();
        let best = pv.first().copied();
        Report {
            best,
            value,
            bound,
            pv,
            tied: best.into_iter().filter(|_| bound == Bound::Exact).collect(),
            depth,
            proven: value.is_decided() || self.dead,
            stats: Stats { nodes, ..Stats::default() },
            ..Report::unknown(self.side)
        }
    }
}

/// Patterns prove the result, but there may be a quicker way, unless there cannot be.
fn patterns_bound(value: Value) -> Bound {
    match value.plies() {
        Some(4..) if value.is_win() => Bound::Lower,
        Some(3..) if value.is_loss() => Bound::Upper,
        _ => Bound::Exact,
    }
}

/// What the evaluation sees of a position: how often each of the 16 shapes and each of the 7 threats
/// occurs on its empty cells, for the side to move and for the other one. `None` where the engine would not evaluate but see a win:
/// the game is over, somebody can win at once, or the side to move in three plies.
#[must_use]
pub fn features(board: &Board) -> Option<[[u32; 23]; 2]> {
    if board.outcome().is_some() {
        return None;
    }
    let state = State::new(board, Arc::new(Weights::standard()));
    let (me, other) = (state.side, state.side.opponent());
    let decided = state.count(me, WINS) + state.count(other, WINS) + state.count(me, DOUBLE) > 0;
    let count = |side| {
        let mut counts = [0; 16 + THREATS];
        for cell in (0..state.layout.cells as Index).filter(|&cell| state.is_empty(cell)) {
            for direction in 0..4 {
                counts[usize::from(shape_in(state.pattern(side, cell), direction))] += 1;
            }
            counts[16 + usize::from(state.threat(side, cell))] += 1;
        }
        counts
    };
    (!decided).then(|| [count(me), count(other)])
}

/// A move that was found, with its score and the play after it.
struct Found {
    score: i32,
    line: Vec<Index>,
}

/// What is told after every depth.
struct Round<'a> {
    depth: i32,
    /// The best moves, best first.
    found: &'a [Found],
    /// What is known of all moves that were looked at.
    known: &'a [(Index, i32, Bound)],
    forced: Option<Forced>,
}

/// The part of a thread in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Looks for a win by threats first, and tells.
    Leader,
    /// Begins with the first depth meanwhile, so that the leader finds it in the table.
    Helper,
}

/// Searches deeper and deeper, telling the best moves after every depth. Why it ended; `None` if it
/// was interrupted.
fn deepen(
    worker: &mut Worker<'_>,
    clock: &Clock,
    part: Part,
    told: &mut dyn FnMut(&Round<'_>),
) -> Option<Ended> {
    let mut moves = match root_moves(worker, clock, part) {
        Root::Clear(depth, found, forced) => {
            told(&Round { depth, found: &[found], known: &[], forced });
            worker.finish();
            return Some(Ended::Complete);
        }
        Root::Moves(moves) => moves,
    };
    let mut lines = clock.lines().min(moves.len());
    let mut best: Vec<Found> = Vec::new();
    // However short the time, there is a move.
    let any = Found { score: worker.state.score(), line: vec![moves[0].0] };
    told(&Round { depth: 0, found: &[any], known: &[], forced: None });
    let mut depth = 1;
    let mut ended = Some(Ended::Complete);
    while depth <= clock.max_depth() {
        let mut found: Vec<Found> = Vec::new();
        worker.known.clear();
        for number in 0..lines {
            let guess = best.get(number).map(|found| found.score);
            // The moves found better stand in front.
            let Some((cell, score)) = aspire(worker, &mut moves[number..], depth, guess) else {
                worker.finish();
                return None;
            };
            front(&mut moves[number..], cell);
            found.push(Found { score, line: worker.line().to_vec() });
        }
        found.sort_by_key(|found| std::cmp::Reverse(found.score));
        if found.iter().any(|found| found.score < -MATE_BOUND) && add_the_rest(worker, &mut moves) {
            // Before a game is called lost every move is tried.
            lines = clock.lines().min(moves.len());
            continue;
        }
        best = found;
        worker.finish(); // so that the nodes told are those of this depth too
        told(&Round { depth, found: &best, known: &worker.known, forced: None });
        // A proven result is not going to change, except for a slow one to a quicker one.
        let clear =
            |found: &Found| found.score.abs() > MATE_BOUND && MATE - found.score.abs() <= depth;
        if best.iter().all(clear) {
            break;
        }
        if depth < clock.max_depth()
            && let Some(late) = clock.late()
        {
            ended = Some(late);
            break;
        }
        depth += 1;
    }
    worker.finish();
    ended
}

/// Adds the playable moves that are missing; whether there were any.
fn add_the_rest(worker: &Worker<'_>, moves: &mut Vec<(Index, i32)>) -> bool {
    let listed: Vec<Index> = moves.iter().map(|&(cell, _)| cell).collect();
    let missing = playable(&worker.state).into_iter().filter(|cell| !listed.contains(cell));
    moves.extend(missing.map(|cell| (cell, worker.state.promise(cell))));
    moves.len() > listed.len()
}

/// Every legal move.
fn playable(state: &State) -> Vec<Index> {
    if state.rules.gravity() {
        moves::landing_cells(state).collect()
    } else {
        (0..state.layout.cells as Index).filter(|&cell| state.is_empty(cell)).collect()
    }
}

/// Searches the root with a window around the score expected, wider and wider until it fits.
/// `None` if interrupted.
fn aspire(
    worker: &mut Worker<'_>,
    moves: &mut [(Index, i32)],
    depth: i32,
    guess: Option<i32>,
) -> Option<(Index, i32)> {
    let mut width = 24;
    let (mut alpha, mut beta) = match guess {
        Some(guess) if depth >= 5 && guess.abs() < MATE_BOUND => (guess - width, guess + width),
        _ => (-INFINITE, INFINITE),
    };
    loop {
        let (cell, score) = worker.root(moves, depth, alpha, beta).ok()?;
        width *= 4;
        if score <= alpha && alpha > -INFINITE {
            alpha = if width > 400 { -INFINITE } else { score - width };
        } else if score >= beta && beta < INFINITE {
            front(moves, cell);
            beta = if width > 400 { INFINITE } else { score + width };
        } else {
            return Some((cell, score));
        }
    }
}

fn front(moves: &mut [(Index, i32)], best: Index) {
    if let Some(i) = moves.iter().position(|&(cell, _)| cell == best) {
        moves[..=i].rotate_right(1);
    }
}

/// What there is to do at the root.
enum Root {
    /// The answer is clear without a search; with the depth to tell, and whether it is a forced win.
    Clear(i32, Found, Option<Forced>),
    /// These moves are to be searched.
    Moves(Vec<(Index, i32)>),
}

fn root_moves(worker: &mut Worker<'_>, clock: &Clock, part: Part) -> Root {
    let lines = clock.lines();
    let state = &mut worker.state;
    let me = state.side;
    let playable = playable(state);
    if lines == 1 {
        let wins = |side| playable.iter().copied().find(|&cell| state.threat(side, cell) == WINS);
        if let Some(cell) = wins(me) {
            return Root::Clear(1, Found { score: MATE - 1, line: vec![cell] }, None);
        }
        if let Some(cell) = wins(me.opponent()) {
            return Root::Moves(vec![(cell, 0)]);
        }
        if part == Part::Leader {
            if let Some(line) = worker.fours.win(state, 20_000, 60) {
                let plies = line.len() as i32;
                let found = Found { score: MATE - plies, line };
                return Root::Clear(plies, found, Some(Forced::Fours));
            }
            if let Some((plies, line)) = worker.win_by_threes() {
                let plies = plies as i32;
                let found = Found { score: MATE - plies, line };
                return Root::Clear(plies, found, Some(Forced::Threes));
            }
        }
        let state = &worker.state;
        if !state.rules.gravity() && state.empty == state.layout.cells {
            if !clock.limits.book {
                return Root::Moves(openings(state));
            }
            let centre = vec![state.layout.from_centre[0]];
            return Root::Clear(1, Found { score: state.score(), line: centre }, None);
        }
    }
    let state = &mut worker.state;
    let mut list = Vec::new();
    moves::generate(state, &mut list);
    if list.len() < lines.max(1) {
        list = playable.iter().map(|&cell| (cell, state.promise(cell))).collect();
    }
    list.sort_by_key(|&(cell, promise)| (-promise, cell));
    Root::Moves(list)
}

/// The moves of an empty board from the centre outwards, one of all that are the same up to symmetry.
fn openings(state: &State) -> Vec<(Index, i32)> {
    let symmetries = state.rules.symmetries();
    let mut moves: Vec<(Index, i32)> = Vec::new();
    for &cell in &state.layout.from_centre {
        let mut images =
            symmetries.iter().map(|symmetry| symmetry.images()[usize::from(cell)].index() as Index);
        if !images.any(|image| moves.iter().any(|&(other, _)| other == image)) {
            moves.push((cell, state.promise(cell)));
        }
    }
    moves
}

/// A score as a value.
fn value(score: i32) -> Value {
    if score > MATE_BOUND {
        Value::win_in((MATE - score) as u32)
    } else if score < -MATE_BOUND {
        Value::loss_in((MATE + score) as u32)
    } else {
        Value::score(score)
    }
}
