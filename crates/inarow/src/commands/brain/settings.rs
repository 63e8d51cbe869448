//! What `INFO` lines say.

use crate::memory;
use crate::values::{MOST_THREADS, quote};
use engine::Level;
use gametree::Memory;
use mnk::Rules;
use players::clock::{Clock, UNLIMITED};
use players::{Player, Reach, Resources, USUAL_TABLE};

/// The table never takes more than this, in bytes.
const LARGEST_TABLE: usize = 1 << 30;
/// Bits of `rule`.
const EXACTLY: i64 = 1;
const UNSUPPORTED: [(i64, &str); 3] =
    [(2, "games that go on after a win"), (4, "renju"), (8, "caro")];

/// Everything a manager can set, kept from one game to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub clock: Clock,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub threads: usize,
    /// How well to play.
    pub level: Level,
    /// Whether to think on while the other side does.
    pub pondering: bool,
    /// Whether to tell about every depth.
    pub detail: bool,
    /// How many in a row win, if that was said. There is no such key in the protocol.
    pub k: Option<u32>,
    exact: bool,
    memory: Option<usize>,
    hash: Option<usize>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            clock: Clock { turn: 5000, game: 0, left: None, increment: 0 },
            depth: None,
            nodes: None,
            threads: 1,
            level: Level::FULL,
            pondering: false,
            detail: false,
            k: None,
            exact: false,
            memory: None,
            hash: None,
        }
    }
}

impl Settings {
    /// Takes one line to heart. Keys that mean nothing here are ignored, as the protocol wants it.
    ///
    /// # Errors
    /// If the value makes no sense or cannot be done. The settings are then as before.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = || {
            let whole = value.parse::<i64>();
            whole.map_err(|_| format!("INFO {key}: {} is not a whole number", quote(value)))
        };
        // 0 and less stand for "no limit", but for the time of a turn.
        let from_zero = || number().map(|number| u64::try_from(number).unwrap_or(0));
        let limit = || from_zero().map(|limit| (limit > 0).then_some(limit));
        let bytes = |unit: u64| {
            let size = limit()?.map(|size| size.saturating_mul(unit));
            Ok::<_, String>(size.map(|size| usize::try_from(size).unwrap_or(usize::MAX)))
        };
        match key {
            "timeout_turn" => self.clock.turn = from_zero()?,
            "timeout_match" => {
                self.clock.game = from_zero()?;
                self.clock.left = None;
            }
            "time_increment" => self.clock.increment = from_zero()?,
            "time_left" => self.clock.left = Some(number()?),
            "max_depth" => {
                self.depth = limit()?.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
            }
            "max_node" => self.nodes = limit()?,
            "thread_num" => self.threads = (from_zero()? as usize).clamp(1, MOST_THREADS),
            "max_memory" => self.memory = bytes(1)?,
            "hash_size" => {
                let size = bytes(1 << 10)?;
                memory::check(size.unwrap_or(0) as u64).map_err(|reason| {
                    format!("INFO hash_size: {reason}, got {} kB", quote(value))
                })?;
                self.hash = size;
            }
            "strength" => self.level = level(number()?),
            "pondering" => self.pondering = number()? != 0,
            "show_detail" => self.detail = number()? != 0,
            "rule" => {
                let bits = number()?;
                if let Some((_, name)) = UNSUPPORTED.iter().find(|&&(bit, _)| bits & bit != 0) {
                    return Err(format!("INFO rule {bits}: {name} is not supported"));
                }
                self.exact = bits & EXACTLY != 0;
            }
            "k" => match u32::try_from(number()?) {
                Ok(k @ 1..=32) => self.k = Some(k),
                _ => return Err(format!("INFO k: {} is not from 1 to 32", quote(value))),
            },
            _ => {}
        }
        Ok(())
    }

    /// The rules on a board of this size: five in a row, or on smaller boards as many as fit,
    /// unless k was said.
    pub fn rules(&self, width: u32, height: u32) -> Result<Rules, String> {
        let k = self.k.unwrap_or(width.max(height).clamp(1, 5));
        let rules = Rules::new(width, height, k).map_err(|error| error.to_string())?;
        Ok(rules.with_exact(self.exact))
    }

    /// Who plays. The limits of depth and nodes are not those of the player: they may change during a
    /// game.
    pub fn player(&self) -> Player {
        Player::Engine { level: Some(self.level), reach: Reach::default() }
    }

    /// What it may use during a game.
    pub fn resources(&self) -> Resources {
        let memory = Memory { table: Some(self.table()), tree: None };
        Resources { threads: self.threads, ..Resources::of(memory) }
    }

    /// The size of the table in bytes: what was asked for, but at most a third of the memory
    /// allowed, because there are other things to keep in it. Managers may allow more memory than
    /// there is.
    fn table(&self) -> usize {
        let usual = if self.memory.is_some() { LARGEST_TABLE } else { USUAL_TABLE };
        let there = memory::most().and_then(|bytes| usize::try_from(bytes).ok());
        let allowed = self
            .memory
            .map_or(LARGEST_TABLE, |allowed| there.map_or(allowed, |there| there.min(allowed)) / 3);
        self.hash.unwrap_or(usual).min(allowed).min(LARGEST_TABLE)
    }

    /// A game begins: its time is all there again, unless the manager says otherwise.
    pub fn new_game(&mut self) {
        self.clock.left = None;
    }

    /// Counts time that was used, and what comes back for a move. The manager's own count replaces
    /// it, where there is one.
    pub fn used(&mut self, milliseconds: u64) {
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let used = whole(milliseconds).saturating_sub(whole(self.clock.increment));
        match self.clock.left {
            Some(left) if left >= UNLIMITED => {}
            None if self.clock.game == 0 => {}
            left => {
                let left = left.unwrap_or_else(|| whole(self.clock.game));
                self.clock.left = Some(left.saturating_sub(used));
            }
        }
    }
}

/// `strength` goes from 0 to 100, levels from 1 to 10: each level has as large a part of it.
fn level(strength: i64) -> Level {
    let level = 1 + strength.clamp(0, 100) * 9 / 100;
    u8::try_from(level).ok().and_then(Level::new).unwrap_or(Level::FULL)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[(&str, &str)]) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in lines {
            settings.set(key, value).unwrap();
        }
        settings
    }

    #[test]
    fn unknown_keys_are_ignored_and_bad_values_change_nothing() {
        assert_eq!(after(&[("folder", "C:\\"), ("evaluate", "1,1"), ("", "")]), after(&[]));
        let mut settings = Settings::default();
        for (key, value) in [
            ("timeout_turn", "soon"),
            ("k", "0"),
            ("k", "-1"),
            ("k", "33"),
            ("rule", "4"),
            ("rule", "9"),
            ("max_node", ""),
            ("time_left", "99999999999999999999"),
            ("hash_size", "99999999999999"),
        ] {
            let error = settings.set(key, value).unwrap_err();
            assert!(error.contains(&format!("INFO {key}")), "{error}");
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn the_table_is_at_most_a_third_of_the_memory() {
        assert_eq!(after(&[]).table(), USUAL_TABLE);
        assert_eq!(after(&[("max_memory", "350000000")]).table(), 116_666_666);
        assert_eq!(after(&[("max_memory", "0")]).table(), USUAL_TABLE);
        assert_eq!(after(&[("hash_size", "1024")]).table(), 1 << 20);
        assert_eq!(after(&[("hash_size", "1024"), ("max_memory", "3000")]).table(), 1000);
        let most = i64::MAX.to_string();
        assert!(after(&[("max_memory", &most)]).table() <= LARGEST_TABLE);
    }

    #[test]
    fn strength_is_a_level() {
        let levels = [-5, 0, 11, 12, 50, 99, 100, 1000].map(|strength| level(strength).number());
        assert_eq!(levels, [1, 1, 1, 2, 5, 9, 10, 10]);
    }

    #[test]
    fn k_is_what_was_said_or_what_fits() {
        let rules = |lines: &[(&str, &str)], size| after(lines).rules(size, size);
        assert_eq!(rules(&[], 20).unwrap().to_string(), "20x20x5");
        assert_eq!(rules(&[], 3).unwrap().to_string(), "3x3x3");
        assert_eq!(rules(&[("k", "4"), ("rule", "1")], 9).unwrap().to_string(), "9x9x4+exact");
        assert!(rules(&[("k", "9")], 5).is_err());
        assert!(rules(&[], 0).is_err());
    }

    #[test]
    fn time_used_is_counted_where_there_is_a_limit() {
        let mut settings = after(&[("timeout_match", "1000")]);
        settings.used(300);
        assert_eq!(settings.clock.left, Some(700));
        settings.used(300);
        assert_eq!(settings.clock.left, Some(400));
        settings.new_game();
        assert_eq!(settings.clock.left, None);
        let mut free = after(&[("time_left", "2147483647")]);
        free.used(300);
        assert_eq!(free.clock.left, Some(UNLIMITED));
    }
}
