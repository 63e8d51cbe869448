//! `_inarow.Program`: some games and searches, and all that can be done with them. The package makes one
//! for every call that is about something of its user's own; all else shares one.

use crate::error::{Late, Stopped, error, search_error};
use crate::faults::Watch;
use crate::game::Game;
use crate::own_game::OwnGame;
use crate::own_search::{Raised, own_search};
use crate::results::Results;
use crate::submission::{Functions, Searches};
use crate::with_evaluators::WithEvaluators;
use crate::work::{self, Reporter};
use games::{Catalogue, Position, SearchSpec, Watcher};
use gametree::{Flow, Limits, Memory, Report, Scoring, Stop, Ties, Value};
use grade::{Submission, Suite, autograder, html, junit, mark, text};
use inarow::App;
use inarow::whole_file::WholeFile;
use lab::compare::{Comparison, Event as Step, Settings};
use lab::tournament::{CrossTable, Plan};
use pipe::Quota;
use players::Solvers;
use protocol::{Bounds, Event, Recordings, Request, Thinker};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Deserialize;
use serde_json::json;
use std::convert::Infallible;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::{Language, Words};

/// The caller may wait as long as they like, and stop it when they like.
const LONGEST: Duration = Duration::from_secs(7 * 24 * 3600);
/// A table of progress is told no more often than this.
const PAUSE: Duration = Duration::from_millis(100);

/// Some games and searches.
#[pyclass(module = "inarow._inarow", frozen)]
pub struct Program {
    program: protocol::Program,
    recordings: Arc<Recordings>,
    solvers: Solvers,
    /// The size of tables in bytes.
    bytes: usize,
    raised: Raised,
    /// The games of one's own.
    own: Vec<Position>,
}

/// A search as it is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SearchRequest {
    algorithm: String,
    evaluator: Option<String>,
    weights: Option<Vec<i64>>,
    order: Option<String>,
    window: Option<[Value; 2]>,
    scoring: Option<Scoring>,
    seed: Option<u64>,
    #[serde(default)]
    strict_cuts: bool,
    hash_bytes: Option<usize>,
    tree_nodes: Option<usize>,
    depth: Option<u32>,
    nodes: Option<u64>,
    ms: Option<u64>,
}

/// A tournament as it is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TournamentRequest {
    players: Vec<String>,
    games: Option<usize>,
    openings: Option<String>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    threads: usize,
}

/// What the part in Python has written; where in the text something is wrong is nothing to its user.
fn read<'a, T: Deserialize<'a>>(json: &'a str) -> PyResult<T> {
    serde_json::from_str(json).map_err(|reason| {
        let reason = reason.to_string();
        error(reason.split(" at line ").next().unwrap_or_default())
    })
}

fn written<T: serde::Serialize>(value: &T) -> PyResult<String> {
    serde_json::to_string(value).map_err(error)
}

/// Until so many milliseconds have passed.
fn after(ms: u64) -> Option<Instant> {
    Instant::now().checked_add(Duration::from_millis(ms))
}

impl Program {
    /// What was raised in Python since the watch began, rather than what that led to.
    fn raised<T>(&self, py: Python<'_>, watch: &Watch, done: PyResult<T>) -> PyResult<T> {
        let raised = self.raised.lock().unwrap_or_else(PoisonError::into_inner).take();
        done.map_err(|error| {
            let error = raised.or_else(|| watch.raised(py)).unwrap_or(error);
            match error.is_instance_of::<Late>(py) {
                true => Stopped::new_err("the game did not answer in time"),
                false => error,
            }
        })
    }

    fn catalogue(&self) -> &Catalogue {
        &self.program.catalogue
    }
}

#[pymethods]
impl Program {
    #[new]
    fn new(
        games: Vec<PyRef<'_, Game>>,
        searches: &Bound<'_, PyDict>,
        programs: &Bound<'_, PyDict>,
        bytes: usize,
    ) -> PyResult<Program> {
        let mut catalogue = Catalogue::default();
        let raised = Raised::default();
        let mut own: Vec<Position> = Vec::new();
        for game in games {
            let start = game.position.start();
            let name = start.name();
            if own.iter().any(|other| other.name() == name) {
                return Err(error(format!(
                    "two games are called {}; give each a name of its own, as an attribute `name`",
                    games::quote(name)
                )));
            }
            catalogue = match (start.game::<OwnGame>(), start.game::<WithEvaluators>()) {
                (Some(game), _) => catalogue.game(game.clone()),
                (None, Some(game)) => catalogue.game(game.clone()),
                (None, None) => continue,
            };
            own.push(start);
        }
        for (name, function) in searches {
            let name: String = name.extract()?;
            check_name(&name)?;
            catalogue = catalogue.own(own_search(&name, function.unbind(), &raised));
        }
        for (name, command) in programs {
            let (name, command): (String, String) = (name.extract()?, command.extract()?);
            let program = pipe::Program::new(&command, Quota::default()).map_err(error)?;
            catalogue = catalogue.own(program.into_search(&name));
        }
        let program = protocol::Program { catalogue: Arc::new(catalogue), name: "inarow".into() };
        let solvers = Solvers::new(bytes);
        Ok(Program { program, recordings: Arc::default(), solvers, bytes, raised, own })
    }

    /// The algorithms and searches there are, as JSON.
    fn algorithms(&self) -> PyResult<String> {
        written(&self.catalogue().algorithms())
    }

    /// The games to begin with, as JSON.
    fn games(&self) -> PyResult<String> {
        let names = self.catalogue().families().iter().flat_map(|family| &family.games);
        written(&names.collect::<Vec<_>>())
    }

    /// Answers a request of docs/protocol.md, without its id. `ms` and `nodes` are the most it may cost.
    #[pyo3(signature = (request, ms=None, nodes=None, progress=None))]
    fn ask(
        &self,
        py: Python<'_>,
        request: &str,
        ms: Option<u64>,
        nodes: Option<u64>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let request: Request = read(request)?;
        let time = ms.map_or(LONGEST, Duration::from_millis).min(LONGEST);
        let usual = Bounds::default();
        let bounds = Bounds {
            time,
            move_time: ms.map_or(usual.move_time, |_| time),
            hint_time: ms.map_or(usual.hint_time, |_| time),
            nodes: nodes.unwrap_or(u64::MAX >> 1),
            ..usual
        };
        let (is_told, watch) = (progress.is_some(), Watch::on(&self.own));
        let last = work::run(py, progress, |stop, reporter| {
            let (program, recordings) = (self.program.clone(), Arc::clone(&self.recordings));
            let solvers = self.solvers.clone();
            let mut thinker = Thinker::sharing(program, self.bytes, bounds, recordings, solvers);
            let mut last = None;
            thinker.answer(&request, stop, &mut |event| {
                if event.is_last() {
                    last = Some(event);
                } else if is_told && let Ok(text) = serde_json::to_string(&event) {
                    reporter.tell(text);
                }
            });
            last
        })?;
        let answer = match last {
            Some(Event::Error(refusal)) => Err(error(refusal)),
            Some(event) => written(&event),
            None => Err(crate::error::internal("no answer")),
        };
        self.raised(py, &watch, answer)
    }

    /// The game as requests name it, as JSON.
    #[staticmethod]
    fn game_ref(game: &Bound<'_, Game>) -> PyResult<String> {
        written(&game.try_borrow()?.game_ref()?)
    }

    /// Searches a position: the report as JSON, and the seconds it took. Progress is told after every round
    /// of a search that works in rounds, as a report.
    #[pyo3(signature = (game, asked, progress=None))]
    fn search(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        asked: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(String, f64)> {
        let asked: SearchRequest = read(asked)?;
        let spec = SearchSpec {
            algorithm: asked.algorithm,
            evaluator: asked.evaluator,
            weights: asked.weights,
            order: asked.order,
            window: asked.window,
            scoring: asked.scoring,
            ties: asked.seed.map_or(Ties::First, Ties::Random),
            memory: Memory { table: asked.hash_bytes, tree: asked.tree_nodes },
            strict_cuts: asked.strict_cuts,
        };
        let game = game.try_borrow()?.clone();
        let game_is_own = game.own().is_some();
        let position = self.catalogue().adopt(game.position);
        let watch = Watch::on([&position]);
        let (is_told, is_python) = (progress.is_some(), game_is_own);
        let found = work::run(py, progress, |stop, reporter| {
            let limits =
                Limits::none().with_depth(asked.depth).with_nodes(asked.nodes).with_stop(stop);
            let begin = Instant::now();
            let limits = match asked.ms.and_then(after) {
                Some(until) => limits.until(until),
                None => limits,
            };
            let search = || match is_told {
                true => position.watch(&spec, &limits, &mut Rounds(reporter)),
                false => position.search(&spec, &limits),
            };
            let report = match is_python {
                // If it hangs in Python, that is ended too.
                true => work::within(limits.time_left(), |py| py.detach(search)),
                false => search(),
            };
            (report, begin.elapsed().as_secs_f64())
        })?;
        let (report, seconds) = found;
        let report = report.map_err(|reason| search_error(&reason)).and_then(|it| written(&it));
        Ok((self.raised(py, &watch, report)?, seconds))
    }

    /// Compares algorithms.
    #[pyo3(signature = (settings, progress=None))]
    fn compare(
        &self,
        py: Python<'_>,
        settings: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Results> {
        let settings: Settings = read(settings)?;
        let comparison = Comparison::new(settings, self.catalogue()).map_err(error)?;
        let size = comparison.size();
        let results = work::run(py, progress, |stop, reporter| {
            let mut done = 0;
            let run = comparison.run(Vec::new(), stop, |step| -> Result<(), Infallible> {
                if let Step::Ends(_) = step {
                    done += 1;
                }
                let now = match step {
                    Step::Begins { id, .. } => format!("{} {} {}", id.game, id.algorithm, id.depth),
                    _ => String::new(),
                };
                reporter.tell(json!({ "done": done, "size": size, "now": now }).to_string());
                Ok(())
            });
            let Ok(results) = run;
            results
        })?;
        // What a search of one's own has raised stands in its cells.
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).take();
        let start = comparison.positions().first().cloned();
        Ok(Results { results, start })
    }

    /// Plays a round robin: the tournament as JSON, and its table as text in a language.
    #[pyo3(signature = (game, entry, language, progress=None))]
    fn tournament(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        entry: &str,
        language: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(String, String)> {
        let entry: TournamentRequest = read(entry)?;
        let game = game.try_borrow()?.clone();
        let start = self.catalogue().adopt(game.position);
        let watch = Watch::on([&start]);
        let players: Result<Vec<_>, _> = entry.players.iter().map(|text| text.parse()).collect();
        let openings = entry.openings.as_deref().map(str::parse).transpose().map_err(error)?;
        let plan = Plan {
            players: players.map_err(error)?,
            games: entry.games,
            openings,
            seed: entry.seed,
            threads: entry.threads.max(1),
            ..Plan::default()
        };
        let size = lab::tournament::size(&start, &plan).map_err(error)?;
        let words = words_of(language)?;
        let played = work::run(py, progress, |stop, reporter| {
            let told = Mutex::new((0_usize, None::<Instant>));
            let tell = || {
                let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                told.0 += 1;
                if told.0 == size || told.1.is_none_or(|last| last.elapsed() >= PAUSE) {
                    told.1 = Some(Instant::now());
                    reporter.tell(json!({ "done": told.0, "size": size, "now": "" }).to_string());
                }
            };
            match plan.threads {
                // Where Python is asked it is on the thread that Ctrl-C can reach.
                1 => lab::tournament::run_here(&start, &plan, stop, |_| tell()),
                _ => lab::tournament::run(&start, &plan, stop, |_| tell()),
            }
        })?;
        let told = played.map_err(error).and_then(|tournament| {
            let table: &CrossTable = &tournament.table;
            Ok((written(&tournament)?, table.text(&words)))
        });
        self.raised(py, &watch, told)
    }

    /// Grades functions, or the program of a command: the marks as JSON, and in its other forms.
    #[pyo3(signature = (suite, *, command=None, searches=None, evaluate=None, module=None, language="en", progress=None))]
    #[allow(clippy::too_many_arguments)] // all by name
    fn grade(
        &self,
        py: Python<'_>,
        suite: &str,
        command: Option<Vec<String>>,
        searches: Option<&Bound<'_, PyAny>>,
        evaluate: Option<Py<PyAny>>,
        module: Option<Py<PyAny>>,
        language: &str,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<String>> {
        let suite = Suite::read(suite).map_err(error)?;
        let words = words_of(language)?;
        let submission: Box<dyn Submission + Send + Sync> = match command {
            Some(command) => Box::new(suite.program(&command).map_err(error)?),
            None => {
                let searches = match searches {
                    None => Searches::None,
                    Some(searches) => match searches.cast::<PyDict>() {
                        Err(_) => Searches::One(searches.clone().unbind()),
                        Ok(known) => {
                            let known = known
                                .iter()
                                .map(|(name, function)| Ok((name.extract()?, function.unbind())));
                            Searches::ByName(known.collect::<PyResult<_>>()?)
                        }
                    },
                };
                Box::new(Functions::new(searches, evaluate, module))
            }
        };
        let size = suite.size();
        let marks = work::run(py, progress, |stop, reporter| {
            let mut done = 0;
            mark(&suite, &*submission, stop, |_| {
                done += 1;
                reporter.tell(json!({ "done": done, "size": size, "now": "" }).to_string());
            })
        })?;
        Ok(vec![
            written(&marks)?,
            text(&marks, &words, "inarow"),
            html(&marks, &words, "inarow"),
            junit(&marks, &words, "inarow"),
            autograder(&marks, &words, "inarow").to_string(),
        ])
    }

    /// Begins to serve the page.
    fn serve(
        &self,
        py: Python<'_>,
        addr: Option<&str>,
        open: bool,
    ) -> PyResult<crate::server::Server> {
        let addr: Option<SocketAddr> = addr
            .map(|addr| {
                let wrong =
                    |_| error(format!("addr must be IP:PORT, such as 127.0.0.1:7575, got {addr}"));
                addr.parse().map_err(wrong)
            })
            .transpose()?;
        let app = App::new().with_catalogue(Catalogue::clone(self.catalogue()));
        crate::server::Server::begin(py, app, addr, open, Stop::new())
    }
}

/// Tells of the rounds of a search.
struct Rounds<'a>(&'a Reporter);

impl Watcher for Rounds<'_> {
    fn wants_rounds_only(&self) -> bool {
        true
    }

    fn iteration(&mut self, report: &Report<String>) -> Flow {
        if let Ok(report) = serde_json::to_string(report) {
            self.0.tell(report);
        }
        Flow::Continue(())
    }
}

pub fn words_of(language: &str) -> PyResult<Words> {
    let language: Language = language.parse().map_err(error)?;
    Ok(Words::new(language).for_terminal())
}

/// Names stand in lists, on command lines and in players such as `name:3`.
fn check_name(name: &str) -> PyResult<()> {
    let is_fine = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "-_".contains(c));
    if !is_fine {
        return Err(error(format!(
            "a search is called by letters, digits, - and _, such as my-search, not {}",
            games::quote(name)
        )));
    }
    match is_ours(name) {
        false => Ok(()),
        true => Err(error(format!("{name} is one of ours; call yours my-{name}"))),
    }
}

/// Whether a name is that of a built-in algorithm or player.
#[pyfunction]
pub fn is_ours(name: &str) -> bool {
    let ours = ["human", "random", "engine", "exact", "pipe", "gomocup", "play"];
    ours.contains(&name) || Catalogue::default().any_algorithm(name).is_ok()
}

/// A game at the same position with these functions as evaluators besides its own, by their names.
#[pyfunction]
pub fn with_evaluators(
    game: &Bound<'_, Game>,
    functions: Vec<(String, Bound<'_, PyAny>)>,
) -> PyResult<Game> {
    let game = game.try_borrow()?.clone();
    let history: Vec<String> = game.position.played().into_iter().map(|mv| mv.name).collect();
    let mut position = Position::new(WithEvaluators::new(game.position.start(), functions)?);
    position.play_all(&history).map_err(error)?;
    Ok(Game::at(position))
}

/// Depths as a list, from a text such as `1-3,6`.
#[pyfunction]
pub fn depths(text: &str) -> PyResult<Vec<u32>> {
    lab::compare::parse_depths(text).map_err(error)
}

/// Writes a file, whole or not at all.
#[pyfunction]
pub fn write_whole(path: PathBuf, content: &[u8]) -> PyResult<()> {
    let written = || {
        let mut file = WholeFile::new(&path)?;
        file.write_all(content)?;
        file.keep()
    };
    written().map(drop).map_err(|reason| error(format!("{reason:#}")))
}

/// The text of a suite that is part of the program.
#[pyfunction]
pub fn built_in_suite(name: &str) -> PyResult<&'static str> {
    Suite::built_in(name).map_err(error)
}
