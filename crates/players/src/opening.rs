//! The opening rules swap and swap2, which even out the advantage of the first move: one player puts
//! three stones, the other takes a colour, and with swap2 may put two more and leave the choice to
//! the first.

use crate::{Allowance, PlayerError, Progress, Seat};
use games::Position;
use gametree::{Game as _, Side, Value, Verdict};
use mnk::{Board, Cell, PlayError, Rules};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpeningRule {
    /// Three stones, then a colour.
    Swap,
    /// The same, but whoever chooses may put two more stones and leave the choice to the other.
    Swap2,
}

impl OpeningRule {
    /// All of them.
    pub const ALL: [OpeningRule; 2] = [OpeningRule::Swap, OpeningRule::Swap2];
    /// The least width and height of a board, and the row, of the games that are begun like this.
    pub const LEAST_SIDE: usize = 9;
    const ROW: usize = 5;

    /// Whether people begin games of these rules like this: five in a row, without gravity, on
    /// boards of at least 9x9.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(self, rules: &Rules) -> Result<(), OpeningError> {
        let is_large = rules.width().min(rules.height()) >= Self::LEAST_SIDE;
        match is_large && rules.k() == Self::ROW && !rules.gravity() {
            true => Ok(()),
            false => Err(OpeningError::Rules { rule: self, rules: *rules }),
        }
    }

    /// What is to be done with so many stones on the board; nothing if the opening is over.
    #[must_use]
    pub fn stage(self, stones: usize) -> Option<Stage> {
        match (self, stones) {
            (_, 0..3) => Some(Stage::Put { until: 3 }),
            (_, 3) => Some(Stage::Choose { may_put: self == OpeningRule::Swap2 }),
            (OpeningRule::Swap2, 4) => Some(Stage::Put { until: 5 }),
            (OpeningRule::Swap2, 5) => Some(Stage::Choose { may_put: false }),
            _ => None,
        }
    }
}

impl Display for OpeningRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            OpeningRule::Swap => "swap",
            OpeningRule::Swap2 => "swap2",
        })
    }
}

impl FromStr for OpeningRule {
    type Err = OpeningError;

    fn from_str(text: &str) -> Result<OpeningRule, OpeningError> {
        let rule = OpeningRule::ALL.into_iter().find(|rule| rule.to_string() == text);
        rule.ok_or_else(|| OpeningError::Unknown(games::quote(text)))
    }
}

/// One step of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Stones are put.
    Put {
        /// Until there are so many.
        until: usize,
    },
    /// A colour is taken.
    Choose {
        /// Or two more stones are put instead.
        may_put: bool,
    },
}

/// What a player does in an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Puts these stones, in the colours whose turn it is.
    Put(Vec<Cell>),
    /// Plays this side from now on. The side to move is white.
    Take(Side),
}

/// What a player does, and what it thinks the position is worth: the one with its stones, or the one
/// in which it takes a side. A player that plays at random thinks nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What it does.
    pub act: Act,
    /// What it thinks.
    pub opinion: Option<Opinion>,
}

/// Why there is nothing to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum OpeningError {
    #[error("{0} is not an opening rule; there are swap and swap2")]
    Unknown(String),
    #[error(
        "{rule} supports only five in a row without gravity on boards of at least {least}x{least}, \
         such as 15x15x5, not {rules}",
        least = OpeningRule::LEAST_SIDE
    )]
    Rules { rule: OpeningRule, rules: Rules },
    #[error("the game is over")]
    Over,
    #[error(
        "the opening by {rule} is over when there are more than {most} stones, and there are {stones}",
        most = if *rule == OpeningRule::Swap2 { 5 } else { 3 }
    )]
    Stones { rule: OpeningRule, stones: usize },
    #[error("the board is too small for an opening of three stones")]
    TooSmall,
    #[error(transparent)]
    Illegal(#[from] PlayError),
    #[error(transparent)]
    Player(#[from] PlayerError),
}

/// What a player thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// The best move, if it has found one.
    pub best: Option<Cell>,
    /// What the position is worth.
    pub verdict: Verdict,
}

impl Opinion {
    /// Thinks to know what a position is worth. Whoever has the last move of a line looks better than
    /// they are, so a score is the mean of the last two depths.
    ///
    /// # Errors
    /// If the player cannot move here. One whose time was too short for any move thinks nothing.
    pub fn of(
        seat: &mut Seat,
        board: &Board,
        seed: u64,
        allowance: &Allowance,
        told: &mut dyn FnMut(&Progress),
    ) -> Result<Opinion, PlayerError> {
        let mut seen = [None; 2];
        let position = Position::new(board.clone());
        let choice = seat.choose(&position, seed, allowance, &mut |progress| {
            seen = [seen[1], progress.lines.first().map(|line| line.verdict())];
            told(progress);
        });
        let choice = match choice {
            Err(PlayerError::NoMove(_)) => {
                return Ok(Opinion { best: None, verdict: Verdict::UNKNOWN });
            }
            other => other?,
        };
        let last = choice.report.verdict();
        let is_score = |verdict: &Verdict| verdict.is_known() && verdict.outcome().is_none();
        let verdict = match seen {
            [Some(before), Some(after)] if [before, after, last].iter().all(is_score) => {
                let sum = i64::from(before.value.raw()) + i64::from(after.value.raw());
                Verdict { value: Value::score((sum / 2) as i32), ..last }
            }
            _ => last,
        };
        Ok(Opinion { best: board.rules().parse_cell(&choice.mv).ok(), verdict })
    }

    /// What the position is worth to a side; 0 if nothing is known.
    #[must_use]
    pub fn score(&self, side: Side) -> i32 {
        match self.verdict.is_known() {
            true => self.verdict.value.for_first(side).raw(),
            false => 0,
        }
    }

    /// By how much it is better for one of the sides.
    fn lead(&self) -> u32 {
        self.score(Side::First).unsigned_abs()
    }
}

/// A position is better for one side if its score is at least this much.
const CLEAR: u32 = 100;
/// Openings that are as level as this are equally good, and one of them is chosen by lot.
const LEVEL: u32 = 60;
/// How many openings are looked at, and how many of them are among the known ones.
const OPENINGS: usize = 6;
const KNOWN_OPENINGS: usize = 3;
/// How many places for the second of two stones are looked at.
const PLACES: usize = 12;
/// How far a stone is put from another, or from the centre.
const NEAR: usize = 3;

/// Openings that are about level on 15x15: X, O, X as steps from the centre.
const KNOWN: [[(isize, isize); 3]; 6] = [
    [(0, 0), (1, 1), (4, 2)],
    [(-1, -1), (1, 0), (3, -2)],
    [(0, 0), (0, 1), (3, -3)],
    [(-2, 0), (0, 1), (2, 3)],
    [(0, 0), (2, 1), (-3, 4)],
    [(0, 0), (1, 1), (-1, 1)],
];

/// Thinks about a position for one of so many equal parts of the time.
type Judge<'a> = dyn FnMut(&Board, u32) -> Result<Opinion, PlayerError> + 'a;

/// Decides what to do on this board, whose stones are those of the opening in their order. `judge`
/// thinks about a position for one of so many equal parts of the time. The same seed decides alike if
/// `judge` does.
///
/// # Errors
/// If there is nothing to decide, or `judge` fails.
pub fn decide(
    rule: OpeningRule,
    board: &Board,
    seed: u64,
    judge: &mut Judge<'_>,
) -> Result<Decision, OpeningError> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    match stage(rule, board)? {
        Stage::Put { until: 3 } => {
            let all = openings(board, rng);
            let level = most_level(board, &all, all.len(), Some(rng), judge)?;
            let (cells, opinion) = level.ok_or(OpeningError::TooSmall)?;
            Ok(Decision { act: Act::Put(cells), opinion: Some(opinion) })
        }
        Stage::Put { .. } => {
            let all: Vec<Vec<Cell>> = places(board).into_iter().map(|cell| vec![cell]).collect();
            let level = most_level(board, &all, all.len(), None, judge)?;
            let (cells, opinion) = level.ok_or(OpeningError::TooSmall)?;
            Ok(Decision { act: Act::Put(cells), opinion: Some(opinion) })
        }
        Stage::Choose { may_put } => {
            let opinion = judge(board, if may_put { 3 } else { 1 })?;
            let better = if may_put { two_more(board, opinion, judge)? } else { None };
            Ok(better.unwrap_or_else(|| take_a_side(board, opinion)))
        }
    }
}

/// Decides at random, as a player does that plays at random.
///
/// # Errors
/// If there is nothing to decide.
pub fn decide_at_random(
    rule: OpeningRule,
    board: &Board,
    seed: u64,
) -> Result<Decision, OpeningError> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let until = match stage(rule, board)? {
        Stage::Put { until } => until,
        Stage::Choose { may_put } => match rng.random_range(0..if may_put { 3 } else { 2 }) {
            0 => return Ok(Decision { act: Act::Take(board.side()), opinion: None }),
            1 => return Ok(Decision { act: Act::Take(board.side().opponent()), opinion: None }),
            _ => 5,
        },
    };
    // Where three stones win there may be no such opening.
    for _ in 0..100 {
        let mut empty: Vec<Cell> =
            board.rules().all_cells().filter(|&cell| board.stone(cell).is_none()).collect();
        empty.shuffle(rng);
        empty.truncate(until - board.filled());
        if after(board, &empty).is_some_and(|later| later.filled() == until) {
            return Ok(Decision { act: Act::Put(empty), opinion: None });
        }
    }
    Err(OpeningError::TooSmall)
}

fn stage(rule: OpeningRule, board: &Board) -> Result<Stage, OpeningError> {
    if board.outcome().is_some() {
        return Err(OpeningError::Over);
    }
    let stones = board.filled();
    rule.stage(stones).ok_or(OpeningError::Stones { rule, stones })
}

/// The board with these stones; none if they cannot be put or end the game.
fn after(board: &Board, cells: &[Cell]) -> Option<Board> {
    let mut later = board.clone();
    for &cell in cells {
        later.try_play(cell).ok()?;
    }
    later.outcome().is_none().then_some(later)
}

/// The better side; white, whose move it is, if neither is.
fn take_a_side(board: &Board, opinion: Opinion) -> Decision {
    let white = board.side();
    let side = if opinion.score(white) < 0 { white.opponent() } else { white };
    Decision { act: Act::Take(side), opinion: Some(opinion) }
}

/// A clearly better side is taken. Otherwise two stones that make the position more level leave the
/// choice, and the risk, to the other player; none if there are no such.
fn two_more(
    board: &Board,
    opinion: Opinion,
    judge: &mut Judge<'_>,
) -> Result<Option<Decision>, OpeningError> {
    let Some(own) = opinion.best.filter(|_| opinion.lead() < CLEAR) else { return Ok(None) };
    let Some(with_own) = after(board, &[own]) else { return Ok(None) };
    let all: Vec<Vec<Cell>> = places(&with_own).into_iter().map(|cell| vec![own, cell]).collect();
    let level = most_level(board, &all, 2 * PLACES, None, judge)?;
    let better = level.filter(|(_, later)| later.lead() < opinion.lead());
    Ok(better.map(|(cells, opinion)| Decision { act: Act::Put(cells), opinion: Some(opinion) }))
}

/// Of these stones those that leave the position most level, each judged in one of so many parts of the
/// time; with lots one of those that are about level.
fn most_level(
    board: &Board,
    all: &[Vec<Cell>],
    parts: usize,
    lots: Option<&mut ChaCha8Rng>,
    judge: &mut Judge<'_>,
) -> Result<Option<(Vec<Cell>, Opinion)>, OpeningError> {
    let mut found = Vec::new();
    for cells in all {
        if let Some(later) = after(board, cells) {
            found.push((cells.clone(), judge(&later, parts as u32)?));
        }
    }
    let level: Vec<_> = found.iter().filter(|(_, opinion)| opinion.lead() <= LEVEL).collect();
    if let Some(chosen) = lots.and_then(|rng| level.choose(rng)) {
        return Ok(Some((*chosen).clone()));
    }
    Ok(found.into_iter().min_by_key(|(_, opinion)| opinion.lead()))
}

/// Ways to go on until there are three stones: some of the known ones, turned and mirrored, if there is
/// none yet, and others.
fn openings(board: &Board, rng: &mut ChaCha8Rng) -> Vec<Vec<Cell>> {
    let rules = *board.rules();
    let mut all: Vec<Vec<Cell>> = Vec::new();
    if board.filled() == 0 {
        let mut known = KNOWN;
        known.shuffle(rng);
        let symmetries = rules.symmetries();
        let fitting = known.iter().filter_map(|steps| around(&rules, steps)).take(KNOWN_OPENINGS);
        for cells in fitting {
            let turn = &symmetries[rng.random_range(0..symmetries.len())];
            all.push(cells.into_iter().map(|cell| turn.image(cell)).collect());
        }
    }
    // The same one may be drawn again.
    for _ in 0..10 * OPENINGS {
        if all.len() == OPENINGS {
            break;
        }
        let mut later = board.clone();
        while later.filled() < 3 {
            let near = near(&later, NEAR);
            let Some(&cell) = near.choose(rng) else { break };
            if later.try_play(cell).is_err() {
                break;
            }
        }
        let cells = later.played()[board.filled()..].to_vec();
        if later.filled() == 3 && later.outcome().is_none() && !all.contains(&cells) {
            all.push(cells);
        }
    }
    all
}

fn around(rules: &Rules, steps: &[(isize, isize)]) -> Option<Vec<Cell>> {
    let at = |middle: usize, step: isize| middle.checked_add_signed(step);
    let (x, y) = (rules.width() / 2, rules.height() / 2);
    steps.iter().map(|&(dx, dy)| rules.cell(at(x, dx)?, at(y, dy)?)).collect()
}

/// The empty cells at most so many steps from a stone; of an empty board those around its centre.
fn near(board: &Board, steps: usize) -> Vec<Cell> {
    let rules = board.rules();
    let centre = rules.cell(rules.width() / 2, rules.height() / 2);
    let from: Vec<Cell> = match board.filled() {
        0 => centre.into_iter().collect(),
        _ => rules.all_cells().filter(|&cell| board.stone(cell).is_some()).collect(),
    };
    let is_near = |a: &Cell, b: &Cell| {
        a.column().abs_diff(b.column()) <= steps && a.row().abs_diff(b.row()) <= steps
    };
    let is_open =
        |cell: &Cell| board.stone(*cell).is_none() && from.iter().any(|stone| is_near(cell, stone));
    rules.all_cells().filter(is_open).collect()
}

/// A few empty cells at most two steps from a stone, spread over all of them.
fn places(board: &Board) -> Vec<Cell> {
    let all = near(board, 2);
    all.iter().copied().step_by(all.len().div_ceil(PLACES).max(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Resources;
    use gametree::Bound;
    use std::collections::HashSet;

    /// A judge for whom every position is worth this to the side to move.
    fn worth(score: i32) -> impl FnMut(&Board, u32) -> Result<Opinion, PlayerError> {
        move |board, _| {
            let mut moves = Vec::new();
            board.moves(&mut moves);
            let verdict = Verdict::new(Value::score(score), Bound::Exact, false, board.side());
            Ok(Opinion { best: moves.first().copied(), verdict })
        }
    }

    fn board_of(rules: &str, names: &[&str]) -> Board {
        let mut board = Board::new(rules.parse().unwrap());
        for name in names {
            board.try_play_named(name).unwrap();
        }
        board
    }

    fn act(rule: OpeningRule, names: &[&str], score: i32) -> Act {
        decide(rule, &board_of("15x15x5", names), 0, &mut worth(score)).unwrap().act
    }

    const THREE: [&str; 3] = ["h8", "i9", "l10"];
    const FIVE: [&str; 5] = ["h8", "i9", "l10", "g7", "j7"];

    #[test]
    fn a_clearly_better_colour_is_taken() {
        for rule in OpeningRule::ALL {
            assert_eq!(act(rule, &THREE, -500), Act::Take(Side::First));
            assert_eq!(act(rule, &THREE, 500), Act::Take(Side::Second));
        }
        assert_eq!(act(OpeningRule::Swap2, &FIVE, -1), Act::Take(Side::First));
        assert_eq!(act(OpeningRule::Swap2, &FIVE, 1), Act::Take(Side::Second));
        assert_eq!(act(OpeningRule::Swap, &THREE, -1), Act::Take(Side::First));
    }

    #[test]
    fn in_balance_two_stones_are_put_if_they_make_it_more_level() {
        let board = board_of("15x15x5", &THREE);
        let mut level_later = |board: &Board, parts: u32| {
            worth(if board.filled() == 3 { -20 } else { 5 })(board, parts)
        };
        let decision = decide(OpeningRule::Swap2, &board, 0, &mut level_later).unwrap();
        let Act::Put(two) = decision.act else { panic!() };
        assert_eq!((two.len(), decision.opinion.unwrap().lead()), (2, 5));
        let decision = decide(OpeningRule::Swap, &board, 0, &mut level_later).unwrap();
        assert_eq!(decision.act, Act::Take(Side::First));
        assert_eq!(act(OpeningRule::Swap2, &THREE, 20), Act::Take(Side::Second));
    }

    #[test]
    fn what_is_begun_is_completed() {
        for stones in 0..3 {
            let Act::Put(cells) = act(OpeningRule::Swap, &THREE[..stones], 3) else { panic!() };
            assert_eq!(cells.len(), 3 - stones);
        }
        let Act::Put(cells) = act(OpeningRule::Swap2, &FIVE[..4], 3) else { panic!() };
        assert_eq!(cells.len(), 1);
    }

    #[test]
    fn openings_differ_by_seed_and_fit_the_board() {
        for (rules, fits) in
            [("15x15x5", true), ("3x3x3", true), ("20x7x5", true), ("2x2x2", false)]
        {
            let board = board_of(rules, &[]);
            let mut seen = HashSet::new();
            for seed in 0..20 {
                let decision = decide(OpeningRule::Swap2, &board, seed, &mut worth(3));
                assert_eq!(decision.is_ok(), fits, "{rules}: {decision:?}");
                let again = decide(OpeningRule::Swap2, &board, seed, &mut worth(3));
                assert_eq!(again, decision);
                if let Ok(Decision { act: Act::Put(cells), .. }) = decision {
                    assert!(after(&board, &cells).is_some_and(|later| later.filled() == 3));
                    seen.insert(cells);
                }
            }
            assert!(!fits || seen.len() > 10, "{rules}: {}", seen.len());
        }
    }

    #[test]
    fn chance_does_everything_that_is_allowed() {
        let (mut acts, mut cells) = (HashSet::new(), HashSet::new());
        for seed in 0..300 {
            for stones in 0..=5 {
                let board = board_of("9x9x5", &["a1", "b2", "c3", "d4", "e5"][..stones]);
                let decision = decide_at_random(OpeningRule::Swap2, &board, seed).unwrap();
                assert_eq!(decision.opinion, None);
                acts.insert((
                    stones,
                    match decision.act {
                        Act::Take(side) => side.to_string(),
                        Act::Put(put) => {
                            let count = put.len().to_string();
                            cells.extend(put);
                            count
                        }
                    },
                ));
            }
        }
        let expected = ["X", "O", "2"].map(|what| (3, what.to_owned())).into_iter();
        let expected = expected.chain(["X", "O"].map(|what| (5, what.to_owned())));
        let put = [(0, "3"), (1, "2"), (2, "1"), (4, "1")].map(|(n, what)| (n, what.to_owned()));
        assert_eq!(acts, expected.chain(put).collect());
        assert_eq!(cells.len(), 81);
    }

    #[test]
    fn what_is_no_stage_is_refused() {
        let mut judge = worth(0);
        let four = board_of("15x15x5", &FIVE[..4]);
        let error = decide(OpeningRule::Swap, &four, 0, &mut judge).unwrap_err();
        assert_eq!(error, OpeningError::Stones { rule: OpeningRule::Swap, stones: 4 });
        assert!(decide_at_random(OpeningRule::Swap, &four, 0).is_err());
        let six = board_of("15x15x5", &["h8", "i9", "l10", "g7", "j7", "a1"]);
        let error = decide(OpeningRule::Swap2, &six, 0, &mut judge).unwrap_err().to_string();
        assert!(error.contains("more than 5 stones, and there are 6"), "{error}");
        let over = board_of("3x2x2", &["a1", "a2", "b1"]);
        assert_eq!(decide(OpeningRule::Swap2, &over, 0, &mut judge), Err(OpeningError::Over));
    }

    #[test]
    fn rules_of_openings_have_games() {
        for (rules, fits) in [
            ("15x15x5", true),
            ("9x9x5+exact", true),
            ("8x9x5", false),
            ("15x15x6", false),
            ("9x9x5+gravity", false),
        ] {
            for rule in OpeningRule::ALL {
                assert_eq!(rule.check(&rules.parse().unwrap()).is_ok(), fits, "{rules}");
                assert_eq!(rule.to_string().parse(), Ok(rule));
            }
        }
        assert!("pro".parse::<OpeningRule>().unwrap_err().to_string().contains("swap and swap2"));
    }

    #[test]
    fn players_take_the_side_with_the_open_three() {
        let board = board_of("15x15x5", &["h8", "a15", "i8"]);
        let start = Position::new(board.clone());
        for player in ["engine:2000n", "engine:5", "alpha-beta:2", "deepening:2:line-power"] {
            let resources = Resources::default();
            let mut seat = Seat::new(&player.parse().unwrap(), &start, &resources).unwrap();
            let mut judge = |board: &Board, _: u32| {
                Opinion::of(&mut seat, board, 0, &Allowance::default(), &mut |_| {})
            };
            for rule in OpeningRule::ALL {
                let decision = decide(rule, &board, 0, &mut judge).unwrap();
                assert_eq!(decision.act, Act::Take(Side::First), "{player}: {decision:?}");
            }
        }
    }
}
