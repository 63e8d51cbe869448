//! `reply`: the computer plays another game.

use crate::bounded_search::{Teller, check_depth, choose_move};
use crate::bounds::{Bounds, Stop};
use crate::budget::Budget;
use crate::event::{Event, Moved};
use crate::named_game::{NamedGame, Replayed, replay};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use crate::request::Player;
use crate::textbook::short;
use games::{Judge, Playable, Visitor};
use gametree::Algorithm;
use std::time::Duration;

pub(crate) fn reply(
    game: &NamedGame,
    player: &Player,
    seed: u64,
    bounds: &Bounds,
    stop: &Stop,
    send: &mut dyn FnMut(Event),
) -> Result<Moved, Refusal> {
    let spec = game.spec()?;
    let how = How::new(player, bounds)?;
    spec.visit(Choose { names: &game.moves, how, seed, bounds, stop, send })
}

/// A player as asked for.
struct How<'a> {
    algorithm: Algorithm,
    depth: Option<u32>,
    time: Duration,
    /// None: the usual one of the game.
    evaluator: Option<&'a str>,
}

impl How<'_> {
    fn new<'a>(player: &'a Player, bounds: &Bounds) -> Result<How<'a>, Refusal> {
        let depth_within = |depth| {
            let depth = Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH)?;
            Ok::<_, Refusal>(depth as u32)
        };
        let deepening = How {
            algorithm: Algorithm::Deepening,
            depth: None,
            time: bounds.time,
            evaluator: None,
        };
        match player {
            Player::Level { .. } => {
                let message = "levels are those of the engine, which plays k in a row only; \
                    choose a depth, a time or an algorithm";
                Err(Refusal::new(Code::Limit, message))
            }
            Player::Depth { depth } => Ok(How { depth: Some(depth_within(*depth)?), ..deepening }),
            Player::Time { ms } => {
                let most = bounds.time.as_millis() as u64;
                let ms = Refusal::unless_within("the time in ms", *ms, 1..=most)?;
                Ok(How { time: Duration::from_millis(ms), ..deepening })
            }
            Player::Algorithm { algorithm, depth, evaluator } => {
                let algorithm: Algorithm =
                    short(algorithm).parse().map_err(|error| Refusal::of(Code::Limit, &error))?;
                let depth = depth.map(depth_within).transpose()?;
                check_depth(algorithm, depth)?;
                let time = if depth.is_some() { bounds.time } else { bounds.move_time };
                Ok(How { algorithm, depth, time, evaluator: evaluator.as_deref() })
            }
        }
    }

    fn judge<G: Playable>(&self, game: &G) -> Result<Judge<G>, Refusal> {
        let name = self.evaluator.or_else(|| G::EVALUATORS.first().copied()).unwrap_or_default();
        game.judge(name).ok_or_else(|| {
            let (name, known) = (short(name), G::EVALUATORS.join(", "));
            let game = game.name();
            let message = format!("no evaluator of {game} is called '{name}'; there are {known}");
            let reason = Reason::new("unknown_evaluator").with("called", name);
            Refusal::new(Code::Limit, message).because(reason)
        })
    }
}

struct Choose<'a> {
    names: &'a [String],
    how: How<'a>,
    seed: u64,
    bounds: &'a Bounds,
    stop: &'a Stop,
    send: &'a mut dyn FnMut(Event),
}

impl Visitor for Choose<'_> {
    type Output = Result<Moved, Refusal>;

    fn visit<G: Playable>(self, start: G) -> Self::Output {
        let Choose { names, how, seed, bounds, stop, send } = self;
        let judge = how.judge(&start)?;
        let Replayed { game, moves } = replay(start, names)?;
        if game.outcome().is_some() {
            return Err(Refusal::new(Code::Over, "the game is over; take a move back"));
        }
        let budget = Budget { depth: how.depth, ..Budget::new(bounds, how.time, stop) };
        let teller = &mut Teller { budget: &budget, send };
        let at = [seed, moves.len() as u64];
        choose_move(how.algorithm, &game, &judge.evaluate, judge.scoring, at, teller)
    }
}
