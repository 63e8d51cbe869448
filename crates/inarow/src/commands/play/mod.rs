//! `inarow play`: a game in the terminal, line by line.

mod lines;
mod player;
mod session;

pub use player::PlayerSpec;

use crate::cli::PlayArgs;
use crate::interrupt::Interrupt;
use crate::words::{Language, Words};
use mnk::Board;
use player::Thinker;
use session::Session;
use std::io::{self, Write};
use std::time::{Duration, SystemTime};

pub fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let players = [args.x, args.o];
    let somebody_types = players.contains(&PlayerSpec::Human);
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let thinker = Thinker {
        evaluator: args.evaluator,
        order: args.order,
        time: args.time.map(Duration::from_millis),
        seed,
        engines: [None, None],
        // Between two computers Ctrl-C should end the game, not hurry the move.
        interrupt: if somebody_types { Interrupt::install() } else { Interrupt::default() },
    };
    for (name, player) in ["X", "O"].into_iter().zip(players) {
        writeln!(out, "{name}: {}", thinker.describe(&words, &args.rules, player))?;
    }
    let by_chance =
        |player: &PlayerSpec| !matches!(player, PlayerSpec::Human | PlayerSpec::Engine { .. });
    if players.iter().any(by_chance) {
        // As text, since a number this large would be rounded.
        let seed = seed.to_string();
        writeln!(out, "{}", words.say("terminal-seed", &[("seed", seed.into())]))?;
    }
    if somebody_types {
        let example = session::example_move(&args.rules);
        writeln!(out, "{}", words.say("terminal-invite", &[("move", example.into())]))?;
    }
    let start = Board::starting_with(args.rules, args.first);
    Session::new(start, players, thinker, words, io::stdin().lock(), out).run()
}

/// A seed that differs from game to game, and is short enough to type again.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| u64::from(since.subsec_nanos()) / 7 % 1_000_000)
}
