//! The engine behind the brain, set up as the settings want it.

use super::settings::Settings;
use engine::{Engine, Level, Limits, Thought};
use mnk::{Board, Rules};

/// For the mistakes of weaker levels: in the same position always the same.
const SEED: u64 = 0;

/// An engine that is built anew only if its size changes.
pub struct Thinker {
    ready: Option<Ready>,
}

struct Ready {
    engine: Engine,
    bytes: usize,
    rules: Rules,
}

impl Thinker {
    pub fn new() -> Thinker {
        Thinker { ready: None }
    }

    /// Makes all ready that takes time, while no clock is running.
    pub fn prepare(&mut self, rules: &Rules, settings: &Settings) {
        let bytes = settings.table();
        match &mut self.ready {
            Some(ready) if ready.bytes == bytes => {
                ready.engine.threads = settings.threads;
                if ready.rules == *rules {
                    return;
                }
                // What is known of one game would be believed of another.
                ready.engine.forget();
                ready.rules = *rules;
            }
            other => {
                // The old table goes before the new one comes.
                *other = None;
                let mut engine = Engine::new(bytes);
                engine.threads = settings.threads;
                *other = Some(Ready { engine, bytes, rules: *rules });
            }
        }
        // The first thought of a game builds tables for its rules.
        let briefly = Limits { depth: Some(1), ..Limits::default() };
        self.think(&Board::new(*rules), Level::FULL, &briefly, |_| {});
    }

    /// Forgets what earlier positions taught it.
    pub fn forget(&mut self) {
        if let Some(ready) = &mut self.ready {
            ready.engine.forget();
        }
    }

    /// Thinks about a position of the game it was prepared for. `None` if that game is over.
    pub fn think(
        &mut self,
        board: &Board,
        level: Level,
        limits: &Limits,
        told: impl FnMut(&Thought),
    ) -> Option<Thought> {
        let ready = self.ready.as_mut()?;
        ready.engine.think_at(board, level, SEED, limits, told)
    }
}
