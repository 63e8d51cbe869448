//! How long to think about a move of a game that has a clock.

use std::time::Duration;

/// What is said about time before a move, in milliseconds. The names are those of the Gomocup
/// protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// `timeout_turn`: for one move; 0: answer at once.
    pub turn: u64,
    /// `timeout_match`: for all moves of a game; 0: no limit.
    pub game: u64,
    /// `time_left`: of that, if it was told. Can be negative.
    pub left: Option<i64>,
    /// `time_increment`: comes back to it after every move.
    pub increment: u64,
}

/// What managers of games send for "no limit".
pub const UNLIMITED: i64 = 2_147_483_647;

/// The time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// No new depth is begun after this.
    pub soft: Duration,
    /// The move is out by then.
    pub hard: Duration,
}

/// The time to answer "at once" in, in milliseconds.
const AT_ONCE: u64 = 20;
/// What is kept for waking up, for the pipe and for the manager's own clock.
const RESERVE: u64 = 15;
/// However little time is left, every move that can still come gets this much.
const EVERY_MOVE: u64 = 2;
/// Most games are over by now, in stones.
const USUAL_LENGTH: usize = 70;
/// However long a game has been, this many moves of ours may still come.
const AT_LEAST_MOVES: u64 = 12;

/// The time for the move after `stones` stones on a board of `cells` cells.
///
/// Of the time for one move all is used but a reserve of 2 %, or 15 ms if that is more: what is
/// left over cannot be saved. The time for a game is divided by the number of moves that are still
/// to be expected, and what comes back after a move is added; a depth that was begun may take three
/// times that share, but no move ever more than a fifth of what is left and what comes back.
#[must_use]
pub fn allot(clock: &Clock, stones: usize, cells: usize) -> Allotment {
    let turn = if clock.turn == 0 { AT_ONCE } else { usable(clock.turn) };
    let Some(left) = left(clock) else {
        return Allotment::new(turn, turn);
    };
    let to_come = USUAL_LENGTH.min(cells).saturating_sub(stones) as u64 / 2;
    let possible = cells.saturating_sub(stones).div_ceil(2).max(1) as u64;
    // So that a very long game does not run out of time before it runs out of cells.
    let left = left.saturating_sub(possible * EVERY_MOVE);
    // It comes back only after the move, so no more of it can be spent than there is.
    let back = usable(clock.increment).min(left / 2) * u64::from(clock.increment > 0);
    let share = left / to_come.max(AT_LEAST_MOVES).min(possible) + back;
    let hard = turn.min(share.saturating_mul(3)).min(left / 5 + back).max(1);
    Allotment::new(share.min(hard), hard)
}

/// What is left of the time for the game without the reserve, if there is a limit.
fn left(clock: &Clock) -> Option<u64> {
    let told = clock.left.or((clock.game > 0).then_some(clock.game.min(i64::MAX as u64) as i64));
    let left = told.filter(|&left| left < UNLIMITED)?;
    Some(usable(u64::try_from(left).unwrap_or(0)))
}

/// A limit without the reserve; where that would leave next to nothing, a quarter.
fn usable(limit: u64) -> u64 {
    limit.saturating_sub(RESERVE.max(limit / 50)).max(limit / 4).max(1)
}

impl Allotment {
    fn new(soft: u64, hard: u64) -> Allotment {
        Allotment { soft: Duration::from_millis(soft), hard: Duration::from_millis(hard) }
    }

    /// One of so many equal parts.
    #[must_use]
    pub fn part(self, parts: u32) -> Allotment {
        let part = |time: Duration| time.checked_div(parts).unwrap_or(time);
        Allotment { soft: part(self.soft), hard: part(self.hard) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allot_ms(turn: u64, game: u64, left: Option<i64>, stones: usize) -> (u64, u64) {
        let Allotment { soft, hard } =
            allot(&Clock { turn, game, left, increment: 0 }, stones, 225);
        (soft.as_millis() as u64, hard.as_millis() as u64)
    }

    #[test]
    fn the_time_for_a_turn_is_used_but_for_the_reserve() {
        assert_eq!(allot_ms(300, 0, None, 10), (285, 285));
        assert_eq!(allot_ms(5000, 0, Some(UNLIMITED), 10), (4900, 4900));
        assert_eq!(allot_ms(0, 0, None, 10), (20, 20));
        assert_eq!(allot_ms(16, 0, None, 10), (4, 4));
    }

    #[test]
    fn the_time_for_a_game_is_shared_out() {
        let (soft, hard) = allot_ms(30_000, 180_000, Some(180_000), 0);
        assert_eq!((soft, hard), (5033, 15_099));
        assert_eq!(allot_ms(30_000, 180_000, None, 0), (soft, hard));
        // The time for a turn holds as well.
        assert_eq!(allot_ms(1000, 180_000, Some(180_000), 0), (980, 980));
        // Nothing is left: a move all the same.
        assert_eq!(allot_ms(1000, 180_000, Some(-50), 30), (0, 1));
    }

    #[test]
    fn no_clock_leads_over_the_limit() {
        for turn in [0, 1, 10, 50, 300, 100_000, u64::MAX] {
            for left in [None, Some(i64::MIN), Some(0), Some(7), Some(999), Some(i64::MAX)] {
                for (stones, cells) in [(0, 9), (9, 9), (100, 225), (225, 225), (0, 1024)] {
                    let clock = Clock { turn, game: 0, left, increment: 0 };
                    let Allotment { soft, hard } = allot(&clock, stones, cells);
                    let (soft, hard) = (soft.as_millis() as u64, hard.as_millis() as u64);
                    assert!(soft <= hard && hard >= 1, "{clock:?}");
                    assert!(hard <= turn.max(AT_ONCE), "{clock:?}");
                    if let Some(left @ 5..UNLIMITED) = left {
                        assert!(hard <= left as u64 / 5, "{clock:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_into_its_time() {
        for increment in [0, 10, 100, 5000] {
            a_game_with_increment_fits(increment);
        }
    }

    fn a_game_with_increment_fits(increment: u64) {
        let mut left = 10_000i64;
        for stones in (0..225).step_by(2) {
            let clock = Clock { turn: 5000, game: 10_000, left: Some(left), increment };
            let hard = allot(&clock, stones, 225).hard.as_millis() as i64;
            left -= hard;
            assert!(left > 0, "after {stones} stones");
            left += increment as i64;
        }
    }

    #[test]
    fn what_comes_back_after_a_move_is_spent() {
        let share = |increment| {
            let clock = Clock { turn: 5000, game: 10_000, left: Some(10_000), increment };
            allot(&clock, 20, 225).soft.as_millis()
        };
        assert!(share(1000) > share(0) + 900);
    }
}
