//! `inarow play`: a game in the terminal, line by line.

pub mod input;
mod opening;
mod session;

use crate::App;
use crate::interrupt::Interrupt;
use crate::position::PositionArgs;
use crate::values;
use anyhow::{anyhow, bail};
use clap::Args;
use games::Position;
use gametree::Side;
use input::Input;
use mnk::Board;
use opening::Opening;
use players::opening::OpeningRule;
use players::{Allowance, Player, Reach, Resources, Seat};
use session::Session;
pub use session::{example, refusal};
use std::io::Write;
use std::time::{Duration, SystemTime};

/// How long a computer player thinks that has no limit of its own.
const PATIENCE: Duration = Duration::from_secs(1);

/// Play in the terminal: you, a friend or the computer on either side
///
/// A player is human, random, exact (perfect play of small games), the engine at a level from 1 to 10
/// (engine:3), with a time for each move (engine:500ms, engine:2s), a depth (engine:6d) or a number
/// of nodes (engine:100000n), or an algorithm, with or without a depth, nodes, a time and an
/// evaluator: alpha-beta:4, mcts:20000n, deepening:2s, minimax:3:open-lines. Moves are typed as b2;
/// `help` lists what else can be typed, such as `hint`, `undo` and `save FILE`.
///
/// Beside k in a row there are reversi (also reversi:4 and reversi:6), draughts (the Russian ones)
/// and dots (dots and boxes; dots:3x2 has 3 by 2 boxes). In these the engine is a search.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow play                                  noughts and crosses, you are X
  inarow play 15x15x5 --x deepening --o human  gomoku, the computer begins
  inarow play 15x15x5 --o engine:1s            gomoku against the strong engine
  inarow play 15x15x5 --moves \"h8 i9\" --o engine:4
  inarow play 15x15x5 --opening swap2 --o engine:6
  inarow play 3x3x3 --o human                  two people
  inarow play --lang cs                        in Czech
  inarow play 4x4x4 --x alpha-beta:3 --o mcts  two computers
  inarow play draughts --o alpha-beta:6        Russian draughts")]
pub struct PlayArgs {
    /// The game, such as 3x3x3, 15x15x5+exact, 7x6x4+gravity, reversi, draughts or dots:3x2
    #[arg(default_value = "3x3x3")]
    game: String,

    #[command(flatten)]
    position: PositionArgs,

    /// Who plays X: human, random, exact, engine:LEVEL, engine:TIME, ALGORITHM or ALGORITHM:DEPTH
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    x: Player,

    /// Who plays O: human, random, exact, engine:LEVEL, engine:TIME, ALGORITHM or ALGORITHM:DEPTH
    #[arg(long, value_name = "PLAYER", default_value = "deepening")]
    o: Player,

    /// Who begins in k in a row: x or o [default: x]
    #[arg(
        long, value_name = "SIDE", value_parser = values::side, conflicts_with = "position"
    )]
    first: Option<Side>,

    /// How five in a row begins: swap (one player puts three stones, the other chooses a side) or swap2
    /// (who chooses may put two more and leave the choice to the first); who begins puts the three
    #[arg(long, value_name = "RULE", conflicts_with = "position")]
    opening: Option<OpeningRule>,

    /// How searches score positions [default: line-power, or what is usual in the game]
    #[arg(long, short, value_name = "NAME")]
    evaluator: Option<String>,

    /// Milliseconds the computer may think about a move [default: on a board of more than 12
    /// cells 1000 for whoever has no limit of its own; algorithms that need a depth look 6, 4, 3 or
    /// 2 plies ahead by the size of the board, which is said at the start]
    #[arg(long, value_name = "MS", value_parser = values::number)]
    time: Option<u64>,

    /// For choosing among equal moves [default: a new one every time, which is printed]
    #[arg(long, value_name = "S", value_parser = values::number)]
    seed: Option<u64>,

    /// In which order searches try moves of k in a row: row (by row from the top) or center
    /// (outwards) [default: center]
    #[arg(long, value_name = "ORDER")]
    order: Option<String>,
}

impl PlayArgs {
    /// Whoever plays.
    pub fn players(&self) -> Vec<String> {
        [&self.x, &self.o].map(ToString::to_string).to_vec()
    }
}

pub fn run(app: &App, args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let start = start(app, args)?;
    let resources = Resources { order: args.order.clone(), ..Resources::default() };
    check(args, &start)?;
    let seated = |(option, player): (&str, &Player)| match player {
        Player::Human => Ok(None),
        player => {
            let player = match &args.evaluator {
                Some(evaluator) => player.clone().with_evaluator(evaluator),
                None => player.clone(),
            };
            let seat = Seat::new(&player, &start, &resources);
            seat.map(Some).map_err(|error| anyhow!("{option}: {error}"))
        }
    };
    let seats = [seated(("--x", &args.x))?, seated(("--o", &args.o))?];
    let time = args.time.map(Duration::from_millis);
    let allowance = Allowance {
        most: Reach { time, ..Reach::default() },
        patience: Some(time.unwrap_or(PATIENCE)),
        ..Allowance::default()
    };
    let somebody_types = seats.iter().any(Option::is_none);
    let seed = args.seed.unwrap_or_else(fresh_seed);
    for (side, seat) in Side::BOTH.into_iter().zip(&seats) {
        let player = session::describe(app, seat.as_ref(), &start, &allowance);
        writeln!(out, "{}: {player}", app.words.side(side))?;
    }
    let by_chance = |seat: &Option<Seat>| {
        let player = seat.as_ref().map(Seat::player);
        !matches!(player, None | Some(Player::Exact | Player::Engine { level: None, .. }))
    };
    if seats.iter().any(by_chance) {
        // As text, since a number this large would be rounded.
        let seed = seed.to_string();
        writeln!(out, "{}", app.words.say("terminal-seed", &[("seed", seed.into())]))?;
    }
    let session = Session {
        app,
        position: start.clone(),
        opening: args.opening.map(|rule| Opening::new(rule, &start)),
        start,
        seats,
        resources,
        hint_time: time.unwrap_or(PATIENCE),
        allowance,
        seed,
        // Between two computers Ctrl-C should end the game, not hurry the move.
        interrupt: if somebody_types { Interrupt::keyboard() } else { Interrupt::default() },
        input: Input::new(),
        saved: None,
        out,
    };
    session.run(somebody_types)
}

/// Where the game begins.
fn start(app: &App, args: &PlayArgs) -> anyhow::Result<Position> {
    let Some(side) = args.first else { return args.position.of(app, &args.game) };
    let start = app.catalogue().position(&args.game)?;
    let Some(start) = start.begun_by(side) else {
        bail!("--first: X begins in {}; only in k in a row either side can", start.name());
    };
    args.position.after_moves(start)
}

/// Refuses what the game does not have, also if no player would use it.
fn check(args: &PlayArgs, start: &Position) -> anyhow::Result<()> {
    let game = start.name();
    if let Some(rule) = args.opening {
        let Some(board) = start.game::<Board>() else {
            bail!("--opening: {rule} supports only five in a row, such as 15x15x5, not {game}");
        };
        rule.check(board.rules()).map_err(|error| anyhow!("--opening: {error}"))?;
    }
    if let Some(order) = &args.order
        && !start.orders().contains(&order.as_str())
    {
        match start.orders() {
            [] => bail!("--order: {game} has only its own order; k in a row has row and center"),
            orders => {
                bail!("--order: must be {}, got {}", orders.join(" or "), values::quote(order))
            }
        }
    }
    if let Some(evaluator) = &args.evaluator
        && !start.evaluators().contains(&evaluator.as_str())
    {
        let (name, known) = (values::quote(evaluator), start.evaluators().join(", "));
        bail!("--evaluator: no evaluator of {game} is called {name}; there are {known}");
    }
    Ok(())
}

/// A seed that differs from game to game, and is short enough to type again.
pub fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| u64::from(since.subsec_nanos()) / 7 % 1_000_000)
}
