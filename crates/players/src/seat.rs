//! A player at the board: the one place where the computer chooses a move.

use crate::allowance::{Allowance, Budget, USUAL_NODES};
use crate::exact::{Exact, Solvers};
use crate::{Player, PlayerError, Reach};
use engine::{Engine, Level, Pick, Thought};
use games::{Position, SearchError, SearchSpec, Watcher, quote};
use gametree::{Ended, Flow, Looks, Memory, Report, Ties, TreeGame};
use mnk::{Board, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use solver::Gravity;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Boards of k in a row of up to this many cells are played perfectly; with gravity all that the
/// solver supports.
pub(crate) const EXACT_CELLS: usize = 20;
/// And other games of up to this many squares, if they do not last too long.
pub(crate) const EXACT_SQUARES: usize = 16;
const EXACT_PLIES: u32 = 24;
/// How much of its time perfect play gives to the solver, in percent. The rest is the engine's, if the
/// solver did not answer.
const SOLVER_PART: u32 = 75;

/// The table of an engine that nobody gave another size, in bytes.
pub const USUAL_TABLE: usize = 64 << 20;
/// The largest table of an engine that thinks for a short time only: a larger one takes longer to
/// make than the thought.
const QUICK_TABLE: usize = 8 << 20;

/// What a player may use during a game.
#[derive(Clone, Debug, Default)]
pub struct Resources {
    /// Tables and trees; 64 MB and the usual size of trees by default.
    pub memory: Memory,
    /// Threads of the engine; 0 is taken for 1. With more than one it does not play the same again.
    pub threads: usize,
    /// In which order searches try moves; from the centre where the game knows that order, if not
    /// given.
    pub order: Option<String>,
    /// Solvers of games with gravity.
    pub solvers: Solvers,
}

impl Resources {
    /// With this memory, for solvers too, and one thread.
    #[must_use]
    pub fn of(memory: Memory) -> Resources {
        let solvers = Solvers::new(memory.table.unwrap_or(USUAL_TABLE));
        Resources { memory, solvers, ..Resources::default() }
    }

    /// How to search by this algorithm.
    pub(crate) fn spec(&self, algorithm: &str, position: &Position) -> SearchSpec {
        let order = self
            .order
            .clone()
            .or_else(|| position.orders().contains(&"center").then(|| "center".to_owned()));
        SearchSpec { order, memory: self.memory, ..SearchSpec::new(algorithm) }
    }

    /// A new engine, with a small table if it is going to think for a short time only.
    pub(crate) fn engine(&self, is_quick: bool) -> Box<Engine> {
        let bytes = self.memory.table.unwrap_or(USUAL_TABLE);
        let mut engine = Engine::new(if is_quick { bytes.min(QUICK_TABLE) } else { bytes });
        engine.threads = self.threads.max(1);
        Box::new(engine)
    }
}

/// A move, and what the player thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, which is legal.
    pub mv: String,
    /// What it knows of the position if that move is played. Nothing, from a random player.
    pub report: Report<String>,
    /// Further good moves, best first, if the allowance asks for more [lines](Allowance::lines) than
    /// one and the player is the engine.
    pub others: Vec<Report<String>>,
    /// How it came about.
    pub made: Made,
    /// The time it took.
    pub time: Duration,
}

/// How a choice came about, so that it can be told, and be made again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who chose.
    pub by: By,
    /// How the move was picked from what was found.
    pub pick: Pick,
}

/// Who chose a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// Any legal move was taken.
    Chance,
    /// A search; run again within these limits it gives the same report.
    Search {
        /// How it searches.
        spec: Box<SearchSpec>,
        /// Its limit in plies.
        depth: Option<u32>,
        /// The nodes after which it was ended, if it was.
        nodes: Option<u64>,
    },
    /// The solver of games with gravity.
    Solver,
    /// The engine; these [looks](Looks) ended what it did.
    Engine(Vec<u64>),
}

/// What a search has found so far, with moves by their names.
pub type Progress = Thought<String>;

/// What the engine has found, in the time since `start`.
pub(crate) fn progress(thought: &Thought, start: Instant) -> Progress {
    let name = |line: &Report<mnk::Cell>| line.clone().map(|cell| cell.to_string());
    let known = thought.known.iter().map(|(cell, known)| (cell.to_string(), *known)).collect();
    let (lines, time) = (thought.lines.iter().map(name).collect(), start.elapsed());
    Progress { lines, known, forced: thought.forced, pick: thought.pick, time }
}

/// A player at the board, with what it remembers during one game.
#[derive(Debug)]
pub struct Seat {
    player: Player,
    mind: Mind,
}

/// How it comes to its moves.
#[derive(Debug)]
enum Mind {
    Random,
    Engine {
        engine: Box<Engine>,
        /// The game its tables are about.
        rules: Rules,
        /// Who is asked first, in perfect play of games with gravity.
        solvers: Option<Solvers>,
    },
    Search {
        spec: SearchSpec,
        needs_depth: bool,
    },
}

impl Seat {
    /// Seats a player at a game.
    ///
    /// # Errors
    /// If it cannot play this game: there is no such algorithm or evaluator, the game is too large
    /// for perfect play, or the player is a person.
    pub fn new(
        player: &Player,
        position: &Position,
        resources: &Resources,
    ) -> Result<Seat, PlayerError> {
        if let Some(order) = &resources.order
            && !position.orders().contains(&order.as_str())
        {
            let (game, orders) = (position.name(), position.orders());
            return Err(SearchError::no_order(order, game, orders).into());
        }
        let rules = position.game::<Board>().map(|board| *board.rules());
        let engine_of = |rules: Rules, is_quick: bool| {
            let engine = resources.engine(is_quick || engine::solves(&rules));
            Mind::Engine { engine, rules, solvers: None }
        };
        let best_search = || {
            let spec = resources.spec("deepening", position);
            Mind::Search { spec, needs_depth: false }
        };
        let mind = match player {
            Player::Human => return Err(PlayerError::Human),
            Player::Random => Mind::Random,
            Player::Exact => match rules {
                _ if !can_be_exact(position) => {
                    return Err(PlayerError::NotExact(position.name().to_owned()));
                }
                Some(rules) => {
                    let solvers = Gravity::supports(&rules).then(|| resources.solvers.clone());
                    Mind::Engine { engine: resources.engine(true), rules, solvers }
                }
                None => best_search(),
            },
            Player::Engine { level, .. } => match rules {
                Some(rules) => engine_of(rules, level.is_some_and(|level| level < Level::FULL)),
                None => best_search(),
            },
            Player::Search { algorithm, evaluator, .. } => {
                let info = position.algorithm(algorithm).map_err(PlayerError::Algorithm)?;
                if let Some(name) = evaluator
                    && !position.evaluators().contains(&name.as_str())
                {
                    let (game, known) = (position.name(), position.evaluators());
                    return Err(SearchError::no_evaluator(name, game, known).into());
                }
                let mut spec = resources.spec(algorithm, position);
                spec.evaluator.clone_from(evaluator);
                Mind::Search { spec, needs_depth: info.needs_depth }
            }
        };
        Ok(Seat { player: player.clone(), mind })
    }

    /// Whether the engine chooses the moves, or a solver before it; no other search, and not chance.
    #[must_use]
    pub fn has_engine(&self) -> bool {
        matches!(self.mind, Mind::Engine { .. })
    }

    /// Who sits here.
    #[must_use]
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// Forgets what it learned from earlier positions, as before another game.
    pub fn forget(&mut self) {
        if let Mind::Engine { engine, .. } = &mut self.mind {
            engine.forget();
        }
    }

    /// How far it looks for a move here.
    #[must_use]
    pub fn reach(&self, position: &Position, allowance: &Allowance) -> Reach {
        self.usual_reach(position, allowance).within(allowance.most)
    }

    /// The same before it is capped.
    fn usual_reach(&self, position: &Position, allowance: &Allowance) -> Reach {
        let own = self.player.reach();
        match (&self.player, &self.mind) {
            (Player::Exact, Mind::Engine { solvers: Some(_), .. }) => {
                Reach { time: allowance.patience, ..Reach::default() }
            }
            (_, Mind::Random) | (Player::Exact, _) => Reach::default(),
            (Player::Engine { level, .. }, Mind::Engine { .. }) => {
                let is_weak = level.is_some_and(|level| level < Level::FULL);
                match own.is_unlimited() {
                    // The lower levels have limits of their own.
                    true if is_weak && allowance.patience.is_none() => own,
                    true => allowance.patience(),
                    false => own,
                }
            }
            (Player::Engine { level: Some(level), .. }, _) => {
                let own = own.within(Strength::of(*level).reach);
                allowance.usual_reach(own, false, position)
            }
            (_, Mind::Search { needs_depth, .. }) => {
                allowance.usual_reach(own, *needs_depth, position)
            }
            (_, Mind::Engine { .. }) => own,
        }
    }

    /// Chooses a move, telling `told` what it has found after every depth. The same seed makes the
    /// same choice, unless a clock or more threads than one have a say; a player that is to choose
    /// differently from move to move needs another seed for each.
    ///
    /// # Errors
    /// If the game is over, or if a search of one's own names no legal move.
    pub fn choose(
        &mut self,
        position: &Position,
        seed: u64,
        allowance: &Allowance,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Choice, PlayerError> {
        self.run(position, seed, allowance, None, told)
    }

    /// Makes a choice again that was made by the solver or the engine: with the same seed, the same
    /// allowance but for its times, and a new seat, the same move for the same reasons.
    ///
    /// # Errors
    /// As [`choose`](Seat::choose); and if the solver had answered and does not answer now.
    pub fn choose_again(
        &mut self,
        position: &Position,
        seed: u64,
        allowance: &Allowance,
        by: &By,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Choice, PlayerError> {
        self.run(position, seed, allowance, Some(by), told)
    }

    fn run(
        &mut self,
        position: &Position,
        seed: u64,
        allowance: &Allowance,
        again: Option<&By>,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Choice, PlayerError> {
        if position.outcome().is_some() {
            return Err(PlayerError::Over);
        }
        let reach = self.usual_reach(position, allowance);
        let budget = Budget::new(reach.within(allowance.most), allowance);
        let Seat { player, mind } = self;
        let level = match player {
            Player::Engine { level, .. } => *level,
            _ => None,
        };
        let (mut lines, made) = match mind {
            Mind::Random => {
                let made = Made { by: By::Chance, pick: Pick::Best };
                (vec![any_move(position, &mut ChaCha8Rng::seed_from_u64(seed))], made)
            }
            Mind::Engine { engine, rules, solvers } => {
                let board = position.game::<Board>().ok_or_else(|| no_move(player))?;
                if board.rules() != rules {
                    // What is known of one game would be believed of another.
                    engine.forget();
                    *rules = *board.rules();
                }
                let told = |thought: &Thought| {
                    // Depth 0 is only the move to play if there is no time for more.
                    if thought.depth() > 0 {
                        told(&progress(thought, budget.start));
                    }
                };
                let asked = solvers.as_ref().filter(|_| !matches!(again, Some(By::Engine(_))));
                let exact = asked
                    .and_then(|solvers| Exact::new(solvers, board, &budget, SOLVER_PART)?.best());
                match exact {
                    Some(report) => (vec![report], Made { by: By::Solver, pick: Pick::Best }),
                    None if again == Some(&By::Solver) => return Err(no_move(player)),
                    None => {
                        let looks = match again {
                            Some(By::Engine(looks)) => Looks::repeat(looks.clone()),
                            _ => Looks::default(),
                        };
                        let limits = budget.for_engine();
                        let mut limits = engine::Limits { looks: looks.clone(), ..limits };
                        if solvers.is_some() && limits.time.is_none() && limits.nodes.is_none() {
                            limits.nodes = Some(USUAL_NODES);
                        }
                        let thought = match level {
                            Some(level) => engine.think_at(board, level, seed, &limits, told),
                            None => engine.think_by_lot(board, seed, &limits, told),
                        };
                        let thought = thought.ok_or_else(|| no_move(player))?;
                        let mut lines = progress(&thought, budget.start).lines;
                        // Weaker levels look at more moves than they are asked for.
                        lines.truncate(budget.of.lines);
                        (lines, Made { by: By::Engine(looks.ended()), pick: thought.pick })
                    }
                }
            }
            Mind::Search { spec, .. } => {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                let slips = level.map_or(0, |level| Strength::of(level).slips);
                match rng.random_range(0..100) < slips {
                    true => {
                        let made = Made { by: By::Chance, pick: Pick::Slip };
                        (vec![any_move(position, &mut rng)], made)
                    }
                    false => {
                        let spec = spec.clone().ties(ties(&spec.algorithm, reach, seed));
                        let mut teller = Teller { start: budget.start, told };
                        let report = position.watch(&spec, &budget.for_search(), &mut teller)?;
                        let depth = budget.of.most.depth;
                        // MCTS makes a number of playouts of its own where nothing limits it.
                        let is_limited =
                            report.ended != Ended::Complete || spec.algorithm == "mcts";
                        let nodes = is_limited.then_some(report.stats.nodes);
                        let by = By::Search { spec: Box::new(spec), depth, nodes };
                        (vec![report], Made { by, pick: Pick::Best })
                    }
                }
            }
        };
        let report = lines.remove(0);
        let mv = report.best.clone().ok_or_else(|| no_move(player))?;
        if !position.moves().contains(&mv) {
            return Err(PlayerError::Illegal {
                player: quote(&player.to_string()),
                mv: quote(&mv),
            });
        }
        Ok(Choice { mv, report, others: lines, made, time: budget.start.elapsed() })
    }
}

/// How well `engine:LEVEL` plays where it is a search: how far it looks, and how many of a hundred
/// moves it makes at random. Every level looks at least as far as the one below, and in tournaments
/// of Reversi, draughts and dots and boxes it was at least as strong.
struct Strength {
    reach: Reach,
    slips: u32,
}

impl Strength {
    fn of(level: Level) -> Strength {
        let (depth, nodes, slips) = match level.number() {
            1 => (Some(1), Some(500), 60),
            2 => (Some(2), Some(1_000), 35),
            3 => (Some(2), Some(1_000), 15),
            4 => (Some(3), Some(2_000), 10),
            5 => (Some(3), Some(2_000), 2),
            6 => (Some(4), Some(5_000), 0),
            7 => (None, Some(10_000), 0),
            8 => (None, Some(25_000), 0),
            9 => (None, Some(60_000), 0),
            _ => (None, None, 0),
        };
        Strength { reach: Reach { depth, nodes, time: None }, slips }
    }
}

/// How to choose among moves that are exactly equal. To know which are takes nodes, up to eight
/// times as many, and a search that has a limit of nodes or time alone has better uses for them. The
/// seed is also that of playouts.
fn ties(algorithm: &str, reach: Reach, seed: u64) -> Ties {
    match reach.depth.is_some() || reach.is_unlimited() || algorithm == "mcts" {
        true => Ties::Random(seed),
        false => Ties::First,
    }
}

/// Whether the game can be searched to its end in a moment, or solved.
fn can_be_exact(position: &Position) -> bool {
    match position.game::<Board>() {
        Some(board) => engine::solves(board.rules()) || Gravity::supports(board.rules()),
        None => {
            let is_small = position.squares() <= EXACT_SQUARES && position.longest() <= EXACT_PLIES;
            is_small || position.game::<TreeGame>().is_some()
        }
    }
}

/// Tells what a search that works in rounds has found after each.
pub(crate) struct Teller<'a> {
    pub start: Instant,
    pub told: &'a mut dyn FnMut(&Progress),
}

impl Watcher for Teller<'_> {
    fn wants_rounds_only(&self) -> bool {
        true
    }

    fn iteration(&mut self, report: &Report<String>) -> Flow {
        (self.told)(&Progress::of(vec![report.clone()], self.start.elapsed()));
        ControlFlow::Continue(())
    }
}

/// Any legal move, with nothing known about it.
fn any_move(position: &Position, rng: &mut ChaCha8Rng) -> Report<String> {
    let mut moves = position.moves();
    let chosen = rng.random_range(0..moves.len().max(1));
    let best = (chosen < moves.len()).then(|| moves.swap_remove(chosen));
    let pv = best.iter().cloned().collect();
    Report { pv, best, ..Report::unknown(position.side()) }
}

fn no_move(player: &Player) -> PlayerError {
    PlayerError::NoMove(player.to_string())
}
