//! A round robin, with the table as it grows.

use super::{MOST_GAMES, MOST_NAMES, MOST_PLAYERS, ended};
use crate::bounds::{Bounds, Stop};
use crate::event::{Event, File};
use crate::event_of_lab::{Played, TournamentEnd};
use crate::reason::Reason;
use crate::refusal::{Code, Refusal};
use games::{Playable, Spec, Visitor};
use lab::tournament::{CrossTable, Openings, Plan, Player, Tournament, run_here, size};
use std::time::{Duration, Instant};

/// The most plies of an opening.
const MOST_PLIES: u32 = 20;
/// The most positions that are listed to choose openings from.
const MOST_OPENINGS: u64 = 20_000;
/// The table is told no more often than this: rating everybody takes longer than a quick game.
const PAUSE: Duration = Duration::from_millis(100);
/// The most bytes of games that are sent.
const MOST_BYTES: usize = 12 << 20;

/// A tournament as it is asked for.
pub(crate) struct Entry<'a> {
    pub game: &'a str,
    pub players: &'a [String],
    pub games: Option<u64>,
    pub openings: Option<&'a str>,
    pub seed: u64,
}

/// Plays a tournament.
pub(crate) fn tournament(
    entry: &Entry<'_>,
    bounds: &Bounds,
    stop: &Stop,
    send: &mut dyn FnMut(Event),
) -> Result<TournamentEnd, Refusal> {
    let wrong = |error: &dyn std::fmt::Display| Refusal::new(Code::Limit, error);
    let spec: Spec = entry.game.parse().map_err(|error| Refusal::of(Code::Rules, &error))?;
    let (count, most) = (entry.players.len() as u64, MOST_PLAYERS.min(MOST_NAMES) as u64);
    Refusal::unless_within("the number of players", count, 2..=most)?;
    let players: Result<Vec<Player>, _> = entry.players.iter().map(|text| text.parse()).collect();
    let openings = entry.openings.map(str::parse::<Openings>).transpose();
    let openings = openings.map_err(|error| wrong(&error))?;
    check_openings(openings, &spec)?;
    if let Some(games) = entry.games {
        Refusal::unless_within("the number of games", games, 2..=MOST_GAMES as u64)?;
    }
    let plan = Plan {
        players: players.map_err(|error| wrong(&error))?,
        games: entry.games.map(|games| games as usize),
        openings,
        seed: entry.seed,
        apart: None,
        threads: 1,
        tree: Some(Bounds::TREE),
    };
    let until = stop.until(Instant::now() + bounds.time);
    spec.visit(Round { plan: &plan, stop, until: &until, send })
}

/// Refuses openings that take long to find.
fn check_openings(openings: Option<Openings>, spec: &Spec) -> Result<(), Refusal> {
    let Some(openings) = openings else { return Ok(()) };
    let (Openings::Every(plies) | Openings::Random(plies) | Openings::Center(plies)) = openings;
    Refusal::unless_within("an opening with plies of", plies.into(), 0..=MOST_PLIES.into())?;
    let positions = (spec.squares() as u64).checked_pow(plies);
    let too_many = positions.is_none_or(|positions| positions > MOST_OPENINGS);
    match openings {
        Openings::Every(plies) if too_many => {
            let advice =
                format!("{spec} has too many openings of {plies} plies; use random:{plies}");
            let reason = Reason::new("openings_many").with("plies", plies);
            Err(Refusal::new(Code::Limit, advice).because(reason))
        }
        _ => Ok(()),
    }
}

/// Plays it, whichever game it is.
struct Round<'a> {
    plan: &'a Plan,
    /// Only whoever asked turns this on.
    stop: &'a Stop,
    /// This is on when the time is over, too.
    until: &'a Stop,
    send: &'a mut dyn FnMut(Event),
}

impl Visitor for Round<'_> {
    type Output = Result<TournamentEnd, Refusal>;

    fn visit<G: Playable>(self, start: G) -> Self::Output {
        let Round { plan, stop, until, send } = self;
        let wrong = |error| Refusal::of(Code::Limit, &error);
        let size = size(&start, plan).map_err(wrong)?;
        if size > MOST_GAMES {
            let message = format!("{size} games are too many here; at most {MOST_GAMES} in all");
            let reason = Reason::new("games").with("size", size).with("most", MOST_GAMES);
            return Err(Refusal::new(Code::Limit, message).because(reason));
        }
        let players: Vec<String> = plan.players.iter().map(ToString::to_string).collect();
        let mut last: Option<Instant> = None;
        let played = run_here(&start, plan, until, |games| {
            if last.is_none_or(|last| last.elapsed() >= PAUSE) {
                let table = CrossTable::new(&players, games);
                send(Event::Played(Played { done: games.len(), size, table }));
                last = Some(Instant::now());
            }
        });
        let tournament = played.map_err(wrong)?;
        let ended = ended(tournament.complete, stop);
        let games = records(&tournament);
        let Tournament { game, players, games_each, openings, seed, table, .. } = tournament;
        let done = tournament.games.len();
        Ok(TournamentEnd {
            game,
            players,
            games_each,
            openings,
            seed,
            done,
            size,
            table,
            games,
            ended,
        })
    }
}

/// The games as one file: an SGF collection, or texts one after the other for games without SGF.
fn records(tournament: &Tournament) -> Option<File> {
    let extension = tournament.games.first()?.extension;
    let (mime, between) = match extension {
        "sgf" => ("application/x-go-sgf", ""),
        _ => ("text/plain", "\n"),
    };
    let texts: Vec<&str> = tournament.games.iter().map(|game| game.record.as_str()).collect();
    let text = texts.join(between);
    let clean = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let game: String = tournament.game.chars().map(clean).collect();
    let name = format!("tournament-{game}.{extension}");
    (text.len() <= MOST_BYTES).then(|| File { name, mime: mime.to_owned(), text })
}
