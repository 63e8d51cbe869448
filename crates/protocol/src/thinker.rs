//! Answers requests, one at a time.

use crate::costs::{costs, weigh};
use crate::explain::{self, Recordings};
use crate::game::{export, import, state, welcome};
use crate::growth;
use crate::hint::hint;
use crate::lab::{self, Entry, Told};
use crate::made::engine_search;
use crate::opening::open;
use crate::play::{analyse, choose, question};
use crate::puzzle;
use crate::review::review;
use crate::solve::{StrongSolutions, solve};
use crate::why_move::why_move;
use crate::{Bounds, EngineRef, Event, Refusal, Request, Stop, Stopped};
use games::{Catalogue, SearchSpec};
use gametree::{Limits, Memory};
use players::{Resources, Solvers};
use std::sync::Arc;
use std::time::Instant;

/// What the answers depend on besides the requests and their bounds.
#[derive(Clone)]
pub struct Program {
    /// The games and searches.
    pub catalogue: Arc<Catalogue>,
    /// What its command is called, in reports and files.
    pub name: Arc<str>,
}

impl Default for Program {
    /// The built-in games and searches.
    fn default() -> Program {
        Program { catalogue: Arc::default(), name: "inarow".into() }
    }
}

impl Program {
    pub(crate) fn made_by(&self) -> (&Catalogue, &str) {
        (&self.catalogue, &self.name)
    }
}

/// Whoever answers: the program, the bounds, how much memory a search may use, the recordings of the
/// last searches that were looked into, the small games that are known completely, and the solvers of
/// games with gravity. Nothing learned from one request changes the answer to another, so the answer
/// to a request whose search is not ended by the clock is the same every time.
pub struct Thinker {
    program: Program,
    bounds: Bounds,
    resources: Resources,
    recordings: Arc<Recordings>,
    strong: StrongSolutions,
}

impl Thinker {
    /// With the built-in games, tables of about this many bytes and the usual bounds.
    #[must_use]
    pub fn new(bytes: usize) -> Thinker {
        let solvers = Solvers::new(bytes.min(Bounds::SOLVER));
        Thinker::sharing(Program::default(), bytes, Bounds::default(), Arc::default(), solvers)
    }

    /// For a program, with tables of about this many bytes, these bounds, and recordings and solvers
    /// that others use as well.
    #[must_use]
    pub fn sharing(
        program: Program,
        bytes: usize,
        bounds: Bounds,
        recordings: Arc<Recordings>,
        solvers: Solvers,
    ) -> Thinker {
        let memory = Memory { table: Some(bytes), tree: Some(Bounds::TREE) };
        let resources = Resources { solvers, ..Resources::of(memory) };
        let strong = StrongSolutions::default();
        Thinker { program, bounds, resources, recordings, strong }
    }

    /// From now on with these bounds.
    pub fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// Answers a request: sends any number of events, then exactly one that [is the
    /// last](Event::is_last). `stop` ends a search early, with the best found so far.
    pub fn answer(&mut self, request: &Request, stop: &Stop, send: &mut dyn FnMut(Event)) {
        let last = match look_up(request, &self.program, &self.bounds, &self.recordings) {
            Some(event) => event,
            None => self.search(request, stop, send).unwrap_or_else(Event::Error),
        };
        send(last);
    }

    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        send: &mut dyn FnMut(Event),
    ) -> Result<Event, Refusal> {
        let Thinker { program, bounds, resources, recordings, strong } = self;
        let (catalogue, bounds) = (&*program.catalogue, *bounds);
        let task = &mut Task { program, bounds, resources, stop, send };
        Ok(match request {
            Request::Move { game, player, seed } => {
                let (game, player) = (game.clone(), player.clone());
                let (looks, solved) = (Vec::new(), false);
                let table = task.resources.memory.table.map(|bytes| bytes as u64);
                let asked = EngineRef { game, player, seed: *seed, looks, solved, table };
                let position = asked.game.unfinished(catalogue)?;
                Event::Moved(Box::new(choose(task, &position, &asked)?))
            }
            Request::Opening { game, rule, player, seed } => {
                Event::Opened(open(task, &game.unfinished(catalogue)?, rule, player, *seed)?)
            }
            Request::Analyse { game, lines, every_move, limit } => {
                let position = game.unfinished(catalogue)?;
                Event::Analysed(analyse(task, &position, question(*lines, *every_move)?, limit)?)
            }
            Request::WhyMove { game, mv } => {
                Event::WhyMove(why_move(task, &game.unfinished(catalogue)?, mv)?)
            }
            Request::EngineSearch { search } => {
                let position = search.game.unfinished(catalogue)?;
                Event::EngineSearch(Box::new(engine_search(task, &position, search)?))
            }
            Request::Hint { game } => Event::Hint(hint(task, &game.unfinished(catalogue)?)?),
            Request::Costs { game, algorithm, evaluator, depth, order } => {
                let (evaluator, order) = (evaluator.clone(), order.clone());
                let spec = SearchSpec { evaluator, order, ..SearchSpec::new(algorithm) };
                Event::Costs(costs(task, &game.unfinished(catalogue)?, &spec, *depth)?)
            }
            Request::Weigh { game, evaluator, weights, depth } => {
                let position = game.unfinished(catalogue)?;
                Event::Weighed(weigh(task, &position, evaluator, weights, *depth)?)
            }
            Request::Solve { game } => Event::Solved(solve(task, game, strong)?),
            Request::Review { game, limit } => {
                Event::Review(Box::new(review(task, &game.position(catalogue)?, limit)?))
            }
            Request::Puzzle { seed, game, kind, level } => {
                let wanted = puzzle::wanted(game.as_deref(), *kind, *level)?;
                Event::Puzzle(Box::new(puzzle::generate(task, *seed, &wanted)?))
            }
            Request::Puzzles { game } => Event::Puzzles(puzzle::of_game(task, game)?),
            Request::PuzzleTry { game, task: asked, mv } => {
                Event::PuzzleTried(Box::new(puzzle::judge(task, game, *asked, mv)?))
            }
            Request::Compare { settings, known } => {
                Event::Comparison(Box::new(lab::compare(task, settings, known)?))
            }
            Request::Report { settings, cells, machine, language, format } => {
                let told = Told { settings, cells, machine };
                lab::report(task, &told, language, *format)?
            }
            Request::Tournament { game, players, games, openings, seed } => {
                let openings = openings.as_deref();
                let entry = Entry { game, players, games: *games, openings, seed: *seed };
                Event::Tournament(Box::new(lab::tournament(task, &entry)?))
            }
            Request::Museum {} => Event::Museum(lab::museum(stop)?),
            Request::Estimate { search } => {
                Event::Estimate(search.estimate(catalogue, &bounds, stop)?)
            }
            Request::Growth { search, .. } => {
                growth::check(request)?;
                let grow = || search.grow_telling(catalogue, &bounds, stop, &mut *task.send);
                growth::answer(request, &*recordings.grown().get_or(search, grow)?)?
            }
            other => {
                let search = other.looks_into().ok_or_else(unknown)?;
                explain::check(other)?;
                let record = || {
                    let memory = task.resources.memory;
                    search.record_telling(catalogue, &bounds, memory, stop, &mut *task.send)
                };
                let recording = recordings.walked().get_or(search, record)?;
                let limits = Limits::none().with_stop(stop).until(Instant::now() + bounds.time);
                explain::answer(other, &recording, program.made_by(), &limits)?
            }
        })
    }
}

/// Everything needed to answer one request.
pub(crate) struct Task<'a> {
    pub program: &'a Program,
    pub bounds: Bounds,
    pub resources: &'a Resources,
    /// Ends it early.
    pub stop: &'a Stop,
    pub send: &'a mut dyn FnMut(Event),
}

/// Answers what needs no search; nothing if it [does](Request::is_search), unless it is about a
/// page of a search that is among `recordings`. Nothing runs here, so a request to stop finds none.
#[must_use]
pub fn look_up(
    request: &Request,
    program: &Program,
    bounds: &Bounds,
    recordings: &Recordings,
) -> Option<Event> {
    let catalogue = &*program.catalogue;
    let answer = match request {
        Request::State { game } => game
            .position(catalogue)
            .map(|position| Event::State(Box::new(state(&position, catalogue)))),
        Request::Import { text, name, head } => {
            import(text, name.as_deref(), head).map(Event::Game)
        }
        Request::Export { game, format, names, nodes, opening } => game
            .position(catalogue)
            .and_then(|position| export(&position, *format, names, nodes, *opening))
            .map(Event::File),
        Request::Stop { target } => Ok(Event::Stopped(Stopped { target: *target, found: false })),
        Request::Hello {} => Ok(Event::Welcome(welcome(catalogue, bounds))),
        Request::Lab {} => Ok(Event::Lab(lab::offer(catalogue, bounds))),
        Request::Tree { search, .. } | Request::Steps { search, .. } => {
            match (explain::check(request), recordings.walked().get(search)) {
                (Err(refusal), _) => Err(refusal),
                (Ok(()), Some(recording)) => {
                    explain::answer(request, &recording, program.made_by(), &Limits::none())
                }
                (Ok(()), None) => return None,
            }
        }
        Request::Growth { search, .. } => {
            match (growth::check(request), recordings.grown().get(search)) {
                (Err(refusal), _) => Err(refusal),
                (Ok(()), Some(grown)) => growth::answer(request, &grown),
                (Ok(()), None) => return None,
            }
        }
        _ => return None,
    };
    Some(answer.unwrap_or_else(Event::Error))
}

fn unknown() -> Refusal {
    Refusal::new(crate::Code::Internal, "nobody answers this")
}
