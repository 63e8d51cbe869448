//! A round robin among any players of any game.
//!
//! Every player meets every other one in the same openings, each of them played from both sides.
//! All choices are by the seed and no player looks at a clock, so the same [`Plan`] gives the same
//! [`Tournament`] on every machine and with any number of threads.
//!
//! ```
//! use lab::tournament::{Openings, Plan, run};
//! use games::Catalogue;
//! use gametree::Stop;
//!
//! let players = ["random", "minimax:2:open-lines"].map(|text| text.parse().expect("a player"));
//! let plan = Plan { players: players.to_vec(), games: Some(4), ..Plan::default() };
//! let start = Catalogue::default().position("3x3x3").expect("a game");
//! let tournament = run(&start, &plan, &Stop::new(), |_| {})?;
//! assert_eq!(tournament.games.len(), 4);
//! println!("{}", tournament.table);
//! # assert_eq!(plan.openings, None::<Openings>);
//! # Ok::<(), lab::tournament::PlanError>(())
//! ```

mod cross_table;
mod match_play;
mod openings;
mod parallel;
mod score;

pub use cross_table::{CrossTable, Fault, Standing};
pub use match_play::Played;
pub use openings::{Openings, OpeningsError};
pub use score::Score;

use games::Position;
use gametree::{Memory, Stop};
use parallel::in_parallel;
use players::{Player, PlayerError, Resources, Seat};
use serde::Serialize;

/// How many games a pair plays if nobody says otherwise.
const USUAL_GAMES: usize = 20;
/// No tournament is larger than this many games.
const MOST_GAMES: usize = 1_000_000;
/// The table of an engine, in bytes.
const TABLE: usize = 4 << 20;

/// Who plays, and how.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Two or more, all different.
    pub players: Vec<Player>,
    /// Games of each pair, an even number. `None`: 20, or all openings from both sides where those
    /// are counted.
    pub games: Option<usize>,
    /// How the games begin. `None`: as [suits the game](Openings::usual).
    pub openings: Option<Openings>,
    /// For openings, for choices among equal moves, and for players that play by chance.
    pub seed: u64,
    /// Only players at most this many places apart in the list meet; `None`: all do.
    pub apart: Option<usize>,
    /// Games played at once; 0 is taken for 1.
    pub threads: usize,
    /// The most nodes of a tree in memory (`mcts`, `pns`), if that is to be less than usual.
    pub tree: Option<usize>,
}

/// A tournament that was played, or the part of it that was.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tournament {
    /// The name of the game.
    pub game: String,
    /// The players, in the order of the table.
    pub players: Vec<String>,
    /// Games of each pair, had it been played to the end.
    pub games_each: usize,
    /// How the games began.
    pub openings: String,
    /// The seed.
    pub seed: u64,
    /// Whether every game was played.
    pub complete: bool,
    /// Who scored what.
    pub table: CrossTable,
    /// The games, pair by pair.
    pub games: Vec<Played>,
}

/// Why a plan cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum PlanError {
    #[error("a tournament needs two players or more, separated by commas: minimax:2,random")]
    TooFew,
    #[error("{0} is there twice; every player takes part once")]
    Twice(String),
    #[error("{0} games: every opening is played from both sides, so it must be an even number")]
    Odd(usize),
    #[error("{0} games are more than the most, {MOST_GAMES}; fewer players or --games")]
    TooMany(String),
    #[error(
        "'{0}': with a clock every run would come out differently; give a level, a depth or nodes \
         instead, such as engine:4, alpha-beta:3 or engine:100000n"
    )]
    Clock(String),
    #[error(transparent)]
    Player(#[from] PlayerError),
    #[error(transparent)]
    Openings(#[from] OpeningsError),
}

/// How many games a plan comes to, for a progress bar.
///
/// # Errors
/// If it cannot be carried out.
pub fn size(start: &Position, plan: &Plan) -> Result<usize, PlanError> {
    Ok(Prepared::new(start, plan)?.jobs())
}

/// Plays a tournament. `told` hears of every game as it ends, from whichever thread played it, and
/// in any order. When `stop` is turned on, games under way are dropped, and the answer holds those
/// that had ended.
///
/// # Errors
/// If the plan cannot be carried out; nothing is played then.
pub fn run(
    start: &Position,
    plan: &Plan,
    stop: &Stop,
    told: impl Fn(&Played) + Sync,
) -> Result<Tournament, PlanError> {
    let prepared = Prepared::new(start, plan)?;
    let games = in_parallel(plan.threads, prepared.jobs(), stop, |job| {
        let played = prepared.play(job, stop)?;
        told(&played);
        Some(played)
    });
    Ok(prepared.tournament(games))
}

/// The same on this thread alone, whatever the plan says. `told` hears of every game in order, with
/// all games so far.
///
/// # Errors
/// If the plan cannot be carried out; nothing is played then.
pub fn run_here(
    start: &Position,
    plan: &Plan,
    stop: &Stop,
    mut told: impl FnMut(&[Played]),
) -> Result<Tournament, PlanError> {
    let prepared = Prepared::new(start, plan)?;
    let mut games = Vec::new();
    for job in 0..prepared.jobs() {
        if stop.is_stopped() {
            break;
        }
        if let Some(played) = prepared.play(job, stop) {
            games.push(played);
            told(&games);
        }
    }
    Ok(prepared.tournament(games))
}

/// What a player may use. Searches try moves in the game's own order.
fn resources(player: &Player, start: &Position, plan: &Plan) -> Resources {
    let table = player.is_engine().then_some(TABLE);
    let order = start.orders().first().map(|&order| order.to_owned());
    let memory = Memory { table, tree: plan.tree };
    Resources { order, threads: 1, ..Resources::of(memory) }
}

/// A plan that can be carried out.
struct Prepared<'a> {
    start: &'a Position,
    plan: &'a Plan,
    /// Who meets whom, by number in the list of players.
    pairs: Vec<[usize; 2]>,
    /// Games of each pair.
    games: usize,
    /// One for every two games; begun again if there are not enough.
    openings: Vec<Vec<String>>,
    described: String,
}

impl<'a> Prepared<'a> {
    fn new(start: &'a Position, plan: &'a Plan) -> Result<Prepared<'a>, PlanError> {
        let Plan { players, games, openings, seed, apart, .. } = plan;
        if players.len() < 2 {
            return Err(PlanError::TooFew);
        }
        for (i, player) in players.iter().enumerate() {
            if !player.is_repeatable() {
                return Err(PlanError::Clock(player.to_string()));
            }
            Seat::new(player, start, &resources(player, start, plan))?;
            if players[..i].contains(player) {
                return Err(PlanError::Twice(player.to_string()));
            }
        }
        if let Some(odd) = games.filter(|games| !games.is_multiple_of(2)) {
            return Err(PlanError::Odd(odd));
        }
        let apart = apart.unwrap_or(usize::MAX);
        let pairs: Vec<[usize; 2]> = (0..players.len())
            .flat_map(|second| (0..second).map(move |first| [first, second]))
            .filter(|[first, second]| second - first <= apart)
            .collect();
        let most = MOST_GAMES / pairs.len().max(1);
        if let Some(games) = games.filter(|&games| games > most) {
            return Err(PlanError::TooMany(format!("{} times {games}", pairs.len())));
        }
        let openings = openings.unwrap_or_else(|| Openings::usual(start));
        let wanted = match (games, openings) {
            (Some(games), _) => games / 2,
            (None, Openings::Every(_)) => most / 2,
            (None, _) => USUAL_GAMES / 2,
        };
        let described = openings.to_string();
        let openings = openings.list(start, wanted, *seed)?;
        let games = games.unwrap_or(2 * openings.len());
        Ok(Prepared { start, plan, pairs, games, openings, described })
    }

    /// What came of it.
    fn tournament(self, games: Vec<Played>) -> Tournament {
        let players: Vec<String> = self.plan.players.iter().map(ToString::to_string).collect();
        Tournament {
            game: self.start.name().to_owned(),
            games_each: self.games,
            complete: games.len() == self.jobs(),
            openings: self.described,
            seed: self.plan.seed,
            table: CrossTable::new(&players, &games),
            players,
            games,
        }
    }

    fn jobs(&self) -> usize {
        self.pairs.len() * self.games
    }
}
