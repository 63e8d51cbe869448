//! Answers requests, one at a time.

use crate::analyse::{Wanted, analyse};
use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::choose::choose;
use crate::costs::{Asked, costs};
use crate::event::{Event, Stopped};
use crate::hint::hint;
use crate::laboratory::{self, Entry, Told};
use crate::look_into;
use crate::recorded::Recorded;
use crate::recordings::Recordings;
use crate::records::{export, import};
use crate::refusal::Refusal;
use crate::reply::reply;
use crate::request::Request;
use crate::scene::scene;
use crate::solve::solve;
use crate::state::state;
use crate::strong_solutions::StrongSolutions;
use crate::weigh::weigh;
use crate::welcome::welcome;
use engine::{Engine, thinks_in_patterns};
use gametree::Limits;
use mnk::Rules;
use std::sync::Arc;
use std::time::Instant;

/// Whoever answers: the engines with their tables, the bounds, the recordings of the last searches
/// that were looked into, and the small games that are known completely. Nothing learned from one
/// request changes the answer to another, so the answer to a request whose search is not ended by
/// the clock is the same every time.
#[derive(Debug)]
pub struct Thinker {
    bounds: Bounds,
    engines: Engines,
    recordings: Arc<Recordings>,
    strong: StrongSolutions,
}

impl Thinker {
    /// With tables of about this many bytes and the usual bounds.
    #[must_use]
    pub fn new(bytes: usize) -> Thinker {
        Thinker::with_bounds(bytes, Bounds::default())
    }

    /// With tables of about this many bytes and these bounds.
    #[must_use]
    pub fn with_bounds(bytes: usize, bounds: Bounds) -> Thinker {
        Thinker::sharing(bytes, bounds, Arc::default())
    }

    /// The same, with recordings that others use as well.
    #[must_use]
    pub fn sharing(bytes: usize, bounds: Bounds, recordings: Arc<Recordings>) -> Thinker {
        let strong = StrongSolutions::default();
        Thinker { bounds, engines: Engines::new(bytes), recordings, strong }
    }

    /// From now on with these bounds.
    pub fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// Answers a request: sends any number of events, then exactly one that [is the
    /// last](Event::is_last). `stop` ends a search early, with the best found so far.
    pub fn answer(&mut self, request: &Request, stop: &Stop, send: &mut dyn FnMut(Event)) {
        let last = match look_up(request, &self.bounds, &self.recordings) {
            Some(event) => event,
            None => {
                self.engines.forget();
                self.search(request, stop, send).unwrap_or_else(Event::Error)
            }
        };
        send(last);
    }

    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        send: &mut dyn FnMut(Event),
    ) -> Result<Event, Refusal> {
        let Thinker { bounds, engines, recordings, strong } = self;
        match request {
            Request::Move { game, player, seed } => {
                let board = game.unfinished()?;
                let moved = choose(&board, player, *seed, bounds, stop, engines, send)?;
                Ok(Event::Moved(moved))
            }
            Request::Analyse { game, lines, every_cell, limit } => {
                let board = game.unfinished()?;
                let wanted = Wanted::new(*lines, *every_cell)?;
                let budget = Budget::of(limit, bounds, stop)?;
                Ok(Event::Analysed(analyse(&board, wanted, &budget, engines, send)?))
            }
            Request::Hint { game } => {
                let board = game.unfinished()?;
                let budget = Budget::new(bounds, bounds.hint_time, stop);
                Ok(Event::Hint(hint(&board, &budget, engines, send)?))
            }
            Request::Costs { game, algorithm, evaluator, depth, order } => {
                let board = game.unfinished()?;
                let asked = Asked {
                    algorithm,
                    evaluator: evaluator.as_deref(),
                    depth: *depth,
                    order: order.as_deref(),
                };
                Ok(Event::Costs(costs(&board, &asked, bounds, stop, engines)?))
            }
            Request::Weigh { game, evaluator, weights, depth } => {
                let board = game.unfinished()?;
                let weighed = weigh(&board, evaluator, weights, *depth, bounds, stop)?;
                Ok(Event::Weighed(weighed))
            }
            Request::Reply { game, player, seed } => {
                Ok(Event::Replied(reply(game, player, *seed, bounds, stop, send)?))
            }
            Request::Solve { game } => Ok(Event::Solved(solve(game, bounds, stop, strong, send)?)),
            Request::Compare { settings, known } => {
                let end = laboratory::compare(settings, known, bounds, stop, send)?;
                Ok(Event::Comparison(Box::new(end)))
            }
            Request::Report { settings, cells, machine, language, format } => {
                let told = Told { settings, cells, machine };
                laboratory::report(&told, language, *format, bounds, stop)
            }
            Request::Tournament { game, players, games, openings, seed } => {
                let openings = openings.as_deref();
                let entry = Entry { game, players, games: *games, openings, seed: *seed };
                let end = laboratory::tournament(&entry, bounds, stop, send)?;
                Ok(Event::Tournament(Box::new(end)))
            }
            Request::Museum {} => laboratory::museum(stop).map(Event::Museum),
            other => {
                let search = other.looks_into().ok_or_else(unknown)?;
                look_into::check(other)?;
                let record = || Recorded::new(search, bounds, stop);
                let recorded = recordings.get_or(search, record)?;
                let limits = Limits::none().with_stop(stop).until(Instant::now() + bounds.time);
                look_into::answer(other, &recorded, &limits)
            }
        }
    }
}

/// Answers what needs no search; nothing if it [does](Request::is_search), unless it is about a
/// page of a search that is among `recordings`. Nothing runs here, so a request to stop finds none.
#[must_use]
pub fn look_up(request: &Request, bounds: &Bounds, recordings: &Recordings) -> Option<Event> {
    let answer = match request {
        Request::State { game } => game.board().map(|board| Event::State(state(&board))),
        Request::Import { text, name } => import(text, name.as_deref()).map(Event::Game),
        Request::Export { game, format, names } => {
            game.board().and_then(|board| export(&board, *format, names)).map(Event::File)
        }
        Request::Stop { target } => Ok(Event::Stopped(Stopped { target: *target, found: false })),
        Request::Scene { game } => scene(game).map(|scene| Event::Scene(Box::new(scene))),
        Request::Hello {} => Ok(Event::Welcome(welcome(bounds))),
        Request::Lab {} => Ok(Event::Lab(laboratory::offer(bounds))),
        Request::Tree { search, .. } | Request::Steps { search, .. } => {
            match (look_into::check(request), recordings.get(search)) {
                (Err(refusal), _) => Err(refusal),
                (Ok(()), Some(recorded)) => look_into::answer(request, &recorded, &Limits::none()),
                (Ok(()), None) => return None,
            }
        }
        Request::Move { .. } | Request::Analyse { .. } | Request::Hint { .. } => return None,
        Request::Why { .. } | Request::Trace { .. } => return None,
        Request::Costs { .. } | Request::Weigh { .. } => return None,
        Request::Reply { .. } | Request::Solve { .. } => return None,
        Request::Compare { .. } | Request::Report { .. } => return None,
        Request::Tournament { .. } | Request::Museum {} => return None,
    };
    Some(answer.unwrap_or_else(Event::Error))
}

fn unknown() -> Refusal {
    Refusal::new(crate::Code::Internal, "nobody answers this")
}

/// Two engines: a small one whose tables are emptied in no time, for quick answers, small boards
/// and single cells, and a large one for long thoughts, made when it is first needed.
#[derive(Debug)]
pub(crate) struct Engines {
    quick: Engine,
    deep: Option<Engine>,
    deep_bytes: usize,
    used: [bool; 2],
}

impl Engines {
    /// More would take longer to empty than a quick answer takes.
    const QUICK: usize = 8 << 20;

    fn new(bytes: usize) -> Engines {
        let quick = (bytes / 4).min(Engines::QUICK);
        Engines {
            quick: Engine::new(quick),
            deep: None,
            deep_bytes: bytes - quick,
            used: [false; 2],
        }
    }

    fn forget(&mut self) {
        let [quick, deep] = std::mem::take(&mut self.used);
        if quick {
            self.quick.forget();
        }
        if let (true, Some(engine)) = (deep, &mut self.deep) {
            engine.forget();
        }
    }

    /// For quick answers.
    pub(crate) fn quick(&mut self) -> &mut Engine {
        self.used[0] = true;
        &mut self.quick
    }

    /// For long thoughts about a game by these rules.
    pub(crate) fn for_rules(&mut self, rules: &Rules) -> &mut Engine {
        if thinks_in_patterns(rules) { self.both().1 } else { self.quick() }
    }

    /// The quick one and the one for long thoughts.
    pub(crate) fn both(&mut self) -> (&mut Engine, &mut Engine) {
        self.used = [true; 2];
        let bytes = self.deep_bytes;
        (&mut self.quick, self.deep.get_or_insert_with(|| Engine::new(bytes)))
    }
}
