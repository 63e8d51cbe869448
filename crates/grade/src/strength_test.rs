//! The test of playing strength: games against opponents that are known, from both sides.

use crate::diagnosis::Diagnosis;
use crate::marking::{Marked, Marking, Mistake, PATIENCE, Wrong};
use crate::positions::start;
use games::{Position, SearchSpec};
use gametree::{Memory, Side};
use lab::tournament::{Openings, Score};
use players::{Allowance, Player, Resources, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// A game that is not over after so many plies is called a draw.
const LONGEST: usize = 2_000;
/// The table of an opponent, in bytes.
const TABLE: usize = 4 << 20;

/// Games against opponents that are known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrengthTest {
    /// The game.
    pub game: String,
    /// Who is played against, such as `random`, `engine:3` or `alpha-beta:4`.
    pub opponents: Vec<String>,
    /// Games against each of them, an even number: every opening is played from both sides.
    pub games: usize,
    /// The share of the points of these games, a draw being half of one, that earns all points of the test.
    #[serde(default = "half")]
    pub wanted: f64,
    /// How the games begin, such as `random:2` or `center:3`; as suits the game if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<String>,
    /// How deep the submission is asked to search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How long it may think about a move; as long as the suite says if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    /// For openings and for whatever the opponents do by chance.
    #[serde(default)]
    pub seed: u64,
}

fn half() -> f64 {
    0.5
}

/// What is most likely wrong with how somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthSlip {
    /// Games are lost by giving no legal move.
    NoLegalMove,
    /// A win with one move is not taken.
    MissesWin,
    /// A win of the opponent with one move is not prevented.
    MissesThreat,
    /// All games are lost with one side only.
    OneSide,
    /// The opponent is stronger.
    Weaker,
}

impl StrengthSlip {
    /// All of them.
    pub const ALL: [StrengthSlip; 5] = [
        StrengthSlip::NoLegalMove,
        StrengthSlip::MissesWin,
        StrengthSlip::MissesThreat,
        StrengthSlip::OneSide,
        StrengthSlip::Weaker,
    ];
}

/// What is needed to begin.
pub(crate) struct Prepared {
    start: Position,
    opponents: Vec<Player>,
    openings: Vec<Vec<String>>,
}

impl StrengthTest {
    pub(crate) fn prepared(&self) -> Result<Prepared, String> {
        let start = start(&self.game)?;
        if self.games == 0 || !self.games.is_multiple_of(2) || self.games > 1000 {
            let games = self.games;
            return Err(format!("games must be an even number from 2 to 1000, got {games}"));
        }
        if !(self.wanted > 0.0 && self.wanted <= 1.0) {
            return Err(format!("wanted must be more than 0 and at most 1, got {}", self.wanted));
        }
        if self.seconds.is_some_and(|seconds| !(0.01..=3600.0).contains(&seconds)) {
            return Err("seconds must be 0.01 to 3600".to_owned());
        }
        let opponent = |text: &String| {
            let player: Player = text.parse().map_err(|error| format!("{error}"))?;
            if !player.is_repeatable() || player == Player::Human || player.program().is_some() {
                let usual = "random, exact, engine:4, alpha-beta:3 or mcts:1000n";
                return Err(format!("'{text}' cannot be an opponent; write {usual}"));
            }
            seat(&player, &start)?;
            Ok(player)
        };
        let opponents = self.opponents.iter().map(opponent).collect::<Result<Vec<_>, String>>()?;
        if opponents.is_empty() {
            return Err("opponents must have at least one player, such as random".to_owned());
        }
        let openings: Openings = match &self.openings {
            Some(text) => text.parse().map_err(|error| format!("openings: {error}"))?,
            None => Openings::usual(&start),
        };
        let openings = openings.list(&start, self.games / 2, self.seed);
        let openings = openings.map_err(|error| format!("openings: {error}"))?;
        Ok(Prepared { start, opponents, openings })
    }
}

fn seat(player: &Player, start: &Position) -> Result<Seat, String> {
    let memory = Memory { table: Some(TABLE), tree: None };
    Seat::new(player, start, &Resources::of(memory)).map_err(|error| error.to_string())
}

/// A game that was played.
struct Played {
    opponent: String,
    /// The side of the submission.
    side: Side,
    end: Position,
    /// Why the submission gave no legal move.
    fault: Option<String>,
}

impl Played {
    fn score(&self) -> Score {
        let winner = self.end.outcome().and_then(|outcome| outcome.winner());
        match winner {
            _ if self.fault.is_some() => Score { lost: 1, ..Score::default() },
            Some(winner) if winner == self.side => Score { won: 1, ..Score::default() },
            Some(_) => Score { lost: 1, ..Score::default() },
            None => Score { drawn: 1, ..Score::default() },
        }
    }
}

/// Plays everything; `None` if it was stopped.
pub(crate) fn mark(test: &StrengthTest, marking: &mut Marking<'_>) -> Option<Marked> {
    let Prepared { start, opponents, openings } = test.prepared().ok()?;
    let mut played: Vec<Played> = Vec::new();
    let count = test.games * opponents.len();
    'all: for opponent in &opponents {
        for game in 0..test.games {
            let side = if game.is_multiple_of(2) { Side::First } else { Side::Second };
            let opening = &openings[game / 2 % openings.len()];
            let mut rng = ChaCha8Rng::seed_from_u64(test.seed);
            rng.set_stream(game as u64 + 1);
            played.push(play(test, marking, &start, opponent, opening, side, &mut rng)?);
            marking.told();
            let faults = played.iter().rev().take_while(|game| game.fault.is_some()).count();
            if faults >= PATIENCE {
                break 'all;
            }
        }
    }
    let mut score = played.iter().fold(Score::default(), |sum, game| sum.plus(game.score()));
    // What was not played any more is lost.
    score.lost += (count - played.len()) as u32;
    let share = (score.points() / (count as f64 * test.wanted)).min(1.0);
    let (diagnosis, mistake) = match share < 1.0 {
        false => (None, None),
        true => {
            let (slip, mistake) = diagnose(&played);
            (Some(Diagnosis::Strength { slip }), Some(mistake))
        }
    };
    let (right, share) = (score.won as usize, Some(share));
    Some(Marked { questions: count, right, share, score: Some(score), diagnosis, mistake })
}

/// One game; `None` if it was stopped.
fn play(
    test: &StrengthTest,
    marking: &Marking<'_>,
    start: &Position,
    opponent: &Player,
    opening: &[String],
    side: Side,
    rng: &mut ChaCha8Rng,
) -> Option<Played> {
    let mut seat = seat(opponent, start).ok()?;
    let mut position = start.clone();
    position.play_all(opening).ok()?;
    let spec = SearchSpec::new("play");
    let mut fault = None;
    while position.outcome().is_none() && position.ply() < LONGEST {
        let mv = if position.side() == side {
            let mut limits = marking.limits_of(test.seconds);
            limits.depth = test.depth;
            let answer = marking.submission.search(&position, &spec, &limits);
            let answer =
                answer.and_then(|report| report.best.ok_or_else(|| "it gives no move".to_owned()));
            match answer {
                Ok(mv) => mv,
                Err(reason) => {
                    fault = Some(reason);
                    break;
                }
            }
        } else {
            let allowance = Allowance::until(marking.stop);
            seat.choose(&position, rng.random(), &allowance, &mut |_| {}).ok()?.mv
        };
        if marking.stop.is_stopped() {
            return None;
        }
        if let Err(error) = position.play(&mv) {
            fault = Some(error.to_string());
            break;
        }
    }
    Some(Played { opponent: opponent.to_string(), side, end: position, fault })
}

/// What went wrong in the games that were not won, and where it shows first: in the shortest of them.
fn diagnose(played: &[Played]) -> (StrengthSlip, Mistake) {
    let mut bad: Vec<&Played> = played.iter().filter(|game| game.score().won == 0).collect();
    bad.sort_by_key(|game| (game.score().lost == 0, game.end.ply()));
    let moment = |slip: StrengthSlip| {
        bad.iter().find_map(|game| Some((slip, mistake(game, shows(game, slip)?))))
    };
    let lost =
        |side: Side| bad.iter().filter(|game| game.score().lost > 0 && game.side == side).count();
    let as_one = [Side::First, Side::Second]
        .into_iter()
        .any(|side| lost(side.opponent()) == 0 && lost(side) >= 3);
    let rest = if as_one { StrengthSlip::OneSide } else { StrengthSlip::Weaker };
    [StrengthSlip::NoLegalMove, StrengthSlip::MissesWin, StrengthSlip::MissesThreat]
        .into_iter()
        .find_map(moment)
        // There is a game that was not won, or all points would be reached.
        .or_else(|| bad.first().map(|game| (rest, mistake(game, game.end.clone()))))
        .unwrap_or_else(|| (rest, mistake(&played[0], played[0].end.clone())))
}

fn mistake(game: &Played, at: Position) -> Mistake {
    let record: Vec<String> = game.end.played().into_iter().map(|it| it.name).collect();
    let wrong = Wrong::Game {
        opponent: game.opponent.clone(),
        side: game.side.to_string(),
        lost: game.score().lost > 0,
        fault: game.fault.clone(),
        record: record.join(" "),
    };
    Mistake::at(&at, wrong)
}

/// The position in which this shows in a game, if it does.
fn shows(game: &Played, slip: StrengthSlip) -> Option<Position> {
    let mut position = game.end.clone();
    match slip {
        StrengthSlip::NoLegalMove => game.fault.as_ref().map(|_| position),
        StrengthSlip::MissesWin => {
            // From the last position back.
            while position.undo() {
                let is_own = position.side() == game.side;
                if is_own && wins(&mut position) {
                    return Some(position);
                }
            }
            None
        }
        StrengthSlip::MissesThreat => {
            if game.score().lost == 0 || game.fault.is_some() {
                return None;
            }
            position.undo();
            while position.side() != game.side {
                if !position.undo() {
                    return None;
                }
            }
            let is_safe = position.moves().into_iter().any(|mv| {
                position.play(&mv).is_ok() && {
                    let safe = position.side() == game.side || !wins(&mut position);
                    position.undo();
                    safe
                }
            });
            is_safe.then_some(position)
        }
        StrengthSlip::OneSide | StrengthSlip::Weaker => None,
    }
}

/// Whether the side to move can win with one move.
fn wins(position: &mut Position) -> bool {
    let side = position.side();
    position.moves().into_iter().any(|mv| {
        position.play(&mv).is_ok() && {
            let winner = position.outcome().and_then(|outcome| outcome.winner());
            position.undo();
            winner == Some(side)
        }
    })
}
