//! `inarow play`: a game in the terminal, line by line.

mod extras;
mod in_a_row;
mod lines;
mod player;
mod session;
mod thinker;

pub use player::PlayerSpec;

use crate::cli::PlayArgs;
use crate::interrupt::Interrupt;
use crate::values;
use crate::words::{Language, Words};
use anyhow::{anyhow, bail};
use extras::{Extras, Plain};
use games::{Playable, Spec, Visitor};
use gametree::Side;
use in_a_row::InARow;
use mnk::{Board, Order};
use session::Session;
use std::io::{self, Write};
use std::time::{Duration, SystemTime};
use thinker::Thinker;

pub fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if let Spec::InARow(rules) = args.game {
        let start = Board::starting_with(rules, args.first.unwrap_or(Side::First));
        let extras = InARow::new(args.order.unwrap_or(Order::Center));
        return play(args, start, extras, out);
    }
    let game = args.game;
    if args.first == Some(Side::Second) {
        bail!("--first: X begins in {game}; only in k in a row either side can");
    }
    if args.order.is_some() {
        bail!("--order: {game} has an order of its own; only k in a row can be searched in others");
    }
    for (option, player) in [("--x", args.x), ("--o", args.o)] {
        if matches!(player, PlayerSpec::Engine { .. } | PlayerSpec::EngineLevel { .. }) {
            bail!(
                "{option}: the engine plays only k in a row; in {game} a player is human, random, \
                 ALGORITHM or ALGORITHM:DEPTH"
            );
        }
    }
    game.visit(Play { args, out })
}

/// A game other than k in a row.
struct Play<'a, W> {
    args: &'a PlayArgs,
    out: &'a mut W,
}

impl<W: Write> Visitor for Play<'_, W> {
    type Output = anyhow::Result<()>;

    fn visit<G: Playable>(self, start: G) -> anyhow::Result<()> {
        play(self.args, start, Plain, self.out)
    }
}

fn play<G: Playable>(
    args: &PlayArgs,
    start: G,
    extras: impl Extras<G>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let words = Words::new(args.lang.unwrap_or_else(Language::of_environment));
    let players = [args.x, args.o];
    let somebody_types = players.contains(&PlayerSpec::Human);
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let evaluator = args.evaluator.as_deref().unwrap_or(G::EVALUATORS[0]);
    let judge = start.judge(evaluator).ok_or_else(|| {
        let (name, known) = (values::quote(evaluator), G::EVALUATORS.join(", "));
        anyhow!("--evaluator: no evaluator of {} is called {name}; there are {known}", args.game)
    })?;
    let thinker = Thinker {
        evaluator: evaluator.to_owned(),
        judge,
        squares: args.game.squares(),
        time: args.time.map(Duration::from_millis),
        seed,
        // Between two computers Ctrl-C should end the game, not hurry the move.
        interrupt: if somebody_types { Interrupt::keyboard() } else { Interrupt::default() },
    };
    for (name, player) in ["X", "O"].into_iter().zip(players) {
        writeln!(out, "{name}: {}", thinker.describe(&words, player))?;
    }
    let by_chance =
        |player: &PlayerSpec| !matches!(player, PlayerSpec::Human | PlayerSpec::Engine { .. });
    if players.iter().any(by_chance) {
        // As text, since a number this large would be rounded.
        let seed = seed.to_string();
        writeln!(out, "{}", words.say("terminal-seed", &[("seed", seed.into())]))?;
    }
    if somebody_types {
        let example = extras.example(&start);
        writeln!(out, "{}", words.say("terminal-invite", &[("move", example.into())]))?;
    }
    Session::new(start, extras, players, thinker, words, io::stdin().lock(), out).run()
}

/// A seed that differs from game to game, and is short enough to type again.
fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| u64::from(since.subsec_nanos()) / 7 % 1_000_000)
}
