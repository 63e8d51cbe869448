//! The conversation with a manager: what it sends is obeyed line by line, and answered.

use super::command::{self, Block, Command, Unreadable};
use super::game::{Game, Open, Owner, xy};
use super::inbox::{Inbox, Line};
use super::settings::Settings;
use games::Position;
use mnk::{Board, Rules};
use players::{Allowance, Player, PlayerError, Reach, Resources, Seat};
use std::io::{self, Write};

/// What there is to say to a command, if anything; or what is wrong with it.
pub(super) type Reply = Result<Option<String>, String>;

/// Everything a brain remembers between two commands.
pub struct Session<'a, W> {
    pub(super) inbox: &'a Inbox,
    pub(super) out: W,
    pub(super) settings: Settings,
    pub(super) game: Option<Game>,
    /// The player, once there is a board.
    pub(super) player: Option<Seated>,
    /// A block whose `DONE` has not come yet.
    open: Option<Open>,
    /// What was wrong with an `INFO` line, which itself is never answered.
    problem: Option<String>,
}

impl<'a, W: Write> Session<'a, W> {
    pub fn new(inbox: &'a Inbox, out: W) -> Session<'a, W> {
        let settings = Settings::default();
        Session { inbox, out, settings, game: None, player: None, open: None, problem: None }
    }

    /// Answers until the manager leaves.
    pub fn run(mut self) -> io::Result<()> {
        match self.answer_all() {
            // Who has said that nothing more will come need not wait for the answers.
            Err(_) if self.inbox.is_closed() => Ok(()),
            result => result,
        }
    }

    fn answer_all(&mut self) -> io::Result<()> {
        while let Some(line) = self.inbox.take() {
            let answer = match line {
                Line::TooLong => Err("the line is too long to be a command".to_owned()),
                Line::Text(text) => match self.in_block(&text)? {
                    true => continue,
                    false => match command::read(&text) {
                        Ok(command) => self.obey(command),
                        Err(Unreadable::Wrong(reason)) => Err(reason),
                        Err(Unreadable::Unknown(reason)) => Ok(Some(format!("UNKNOWN {reason}"))),
                    },
                },
            };
            match answer {
                Ok(text) => text.map_or(Ok(()), |text| self.say(&text))?,
                Err(reason) => self.say(&format!("ERROR {reason}"))?,
            }
            self.ponder();
        }
        Ok(())
    }

    /// One line, on its way at once.
    fn say(&mut self, text: &str) -> io::Result<()> {
        // Messages quote the input, which must not be able to end a line of ours.
        let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    /// Takes a line into the open block, if there is one and it belongs there.
    fn in_block(&mut self, text: &str) -> io::Result<bool> {
        let Some(open) = &mut self.open else { return Ok(false) };
        match command::read(text) {
            Ok(Command::Done) => Ok(false),
            // Rather than swallow all that follows.
            Ok(_) => {
                self.open = None;
                self.say("ERROR the stones were not ended by DONE")?;
                Ok(false)
            }
            Err(_) => {
                open.add(text);
                Ok(true)
            }
        }
    }

    fn obey(&mut self, command: Command) -> Reply {
        match command {
            Command::Info { key, value } => {
                let problem = self.inform(&key, &value).err();
                if problem.is_some() || self.game.is_some() {
                    self.problem = problem;
                }
                return Ok(None);
            }
            // Problems are told when it has been read.
            Command::Block(block) => {
                self.open = Some(Open::new(block));
                return Ok(None);
            }
            _ => {}
        }
        let block = self.open.take();
        if let Some(problem) = self.problem.take() {
            return Err(problem);
        }
        match command {
            Command::Start { width, height } => {
                self.begin_game(self.settings.rules(width, height)?)
            }
            Command::Restart => {
                let rules = self.game()?.rules;
                self.begin_game(rules)
            }
            Command::Begin | Command::BestLines(_) => {
                let game = self.game()?.clone();
                self.answer_move(game, command)
            }
            Command::Turn(point) => {
                let game = self.game()?;
                let cell = game.cell(point)?;
                let next = game.with(cell, Owner::Opponent)?;
                game.turn_of(Owner::Opponent)?;
                self.answer_move(next, command)
            }
            Command::Play(point) => {
                let game = self.game()?;
                let cell = game.cell(point)?;
                let next = game.with(cell, Owner::Own)?;
                game.turn_of(Owner::Own)?;
                let text = xy(&game.rules, cell);
                self.game = Some(next);
                Ok(Some(text))
            }
            Command::TakeBack(point) => {
                let game = self.game()?;
                self.game = Some(game.without(game.cell(point)?)?);
                Ok(Some("OK".to_owned()))
            }
            Command::Done => match block {
                Some(open) => self.close(&open),
                None => Err("DONE without BOARD".to_owned()),
            },
            Command::About => Ok(Some(about())),
            Command::ShowInfo => {
                self.settings.detail = true;
                Ok(None)
            }
            Command::ClearTable => {
                self.forget();
                Ok(None)
            }
            // Only renju forbids cells.
            Command::ShowForbidden => self.game().map(|_| Some("FORBID .".to_owned())),
            Command::Info { .. } | Command::Block(_) => Ok(None),
        }
    }

    fn game(&self) -> Result<&Game, String> {
        self.game.as_ref().ok_or_else(|| "there is no board yet; begin with START".to_owned())
    }

    fn begin_game(&mut self, rules: Rules) -> Reply {
        self.game = Some(Game::new(rules));
        self.settings.new_game();
        // Every game is played alike, whatever was played before.
        self.forget();
        self.prepare(rules).map_err(|error| error.to_string())?;
        Ok(Some("OK".to_owned()))
    }

    fn forget(&mut self) {
        self.player.iter_mut().for_each(|seated| seated.seat.forget());
    }

    /// Makes all ready that takes time, while no clock is running.
    fn prepare(&mut self, rules: Rules) -> Result<(), PlayerError> {
        let (player, resources) = (self.settings.player(), self.settings.resources());
        let fits = |seated: &Seated| seated.is_for(&player, &resources);
        if self.player.as_ref().is_some_and(|seated| fits(seated) && seated.rules == rules) {
            return Ok(());
        }
        let start = Position::new(Board::new(rules));
        if !self.player.as_ref().is_some_and(fits) {
            // The old table goes before the new one comes.
            self.player = None;
            let seat = Seat::new(&player, &start, &resources)?;
            self.player = Some(Seated { seat, resources, rules });
        }
        if let Some(seated) = &mut self.player {
            seated.rules = rules;
            // The first thought of a game builds tables for its rules.
            let most = Reach { depth: Some(1), ..Reach::default() };
            let briefly = Allowance { most, ..Allowance::default() };
            seated.seat.choose(&start, 0, &briefly, &mut |_| {})?;
        }
        Ok(())
    }

    /// Takes in an `INFO`. Those about the rules are meant for the board that is there.
    fn inform(&mut self, key: &str, value: &str) -> Result<(), String> {
        let mut settings = self.settings.clone();
        settings.set(key, value)?;
        let Some(game) = &mut self.game else {
            self.settings = settings;
            return Ok(());
        };
        let rules = settings.rules(game.rules.width() as u32, game.rules.height() as u32)?;
        (game.rules, self.settings) = (rules, settings);
        self.prepare(rules).map_err(|error| error.to_string())
    }

    fn close(&mut self, open: &Open) -> Reply {
        let empty = Game::new(self.game()?.rules);
        match open.block {
            Block::Board => self.answer_move(open.game(empty)?, Command::Done),
            Block::SilentBoard => {
                let game = open.game(empty)?;
                game.board(Owner::Own).or_else(|_| game.board(Owner::Opponent))?;
                self.game = Some(game);
                Ok(None)
            }
            Block::Swap2 => self.answer_swap2(open, empty),
        }
    }
}

/// A player at a board.
pub(super) struct Seated {
    pub seat: Seat,
    resources: Resources,
    rules: Rules,
}

impl Seated {
    fn is_for(&self, player: &Player, resources: &Resources) -> bool {
        let Resources { memory, threads, .. } = &self.resources;
        self.seat.player() == player && (*memory, *threads) == (resources.memory, resources.threads)
    }
}

fn about() -> String {
    format!(
        "name=\"inarow\", version=\"{}\", author=\"{}\", country=\"International\"",
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_AUTHORS")
    )
}
