//! The game itself: boards go out, moves and a few words come in.

use super::input::Input;
use super::opening::Opening;
use crate::App;
use crate::commands::{in_a_line, moves, print_winning_lines};
use crate::interrupt::Interrupt;
use crate::{progress, values, whole_file};
use anyhow::anyhow;
use games::{MoveError, Position};
use gametree::Side;
use indicatif::ProgressBar;
use mnk::{Board, Record};
use players::{Allowance, Choice, Player, PlayerError, Progress, Reach, Resources, Seat};
use protocol::HintReason;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::Words;

/// A conversation over one or more games with the same players.
pub struct Session<'a, W> {
    pub app: &'a App,
    pub start: Position,
    pub position: Position,
    /// Who plays X and who plays O; `None` is a person.
    pub seats: [Option<Seat>; 2],
    /// How the game is begun, if not plainly.
    pub opening: Option<Opening>,
    /// What a hint may use, and how long it may take.
    pub resources: Resources,
    pub hint_time: Duration,
    pub allowance: Allowance,
    pub seed: u64,
    pub interrupt: Interrupt,
    pub input: Input,
    /// The file that this game was saved to.
    pub saved: Option<PathBuf>,
    pub out: &'a mut W,
}

/// Whether to go on.
pub(super) enum Next {
    /// The position has changed.
    Board,
    /// It has not: only ask again.
    Ask,
    Quit,
}

impl<W: Write> Session<'_, W> {
    /// Plays until somebody quits, the input ends, or two computers are done.
    pub fn run(mut self, somebody_types: bool) -> anyhow::Result<()> {
        if somebody_types {
            let example = example(&self.start);
            let invitation = self.words().say("terminal-invite", &[("move", example.into())]);
            writeln!(self.out, "{invitation}")?;
        }
        let mut next = Next::Board;
        loop {
            match next {
                Next::Board if self.is_worth_a_look(somebody_types) => self.show()?,
                Next::Board | Next::Ask => {}
                Next::Quit => return Ok(()),
            }
            next = match self.position.outcome() {
                None if !self.is_human(self.mover()) => match self.opening_turn() {
                    Some(turn) => self.computer_opens(turn)?,
                    None => self.computer_moves(somebody_types)?,
                },
                Some(_) if !somebody_types => Next::Quit,
                _ => self.ask()?,
            };
        }
    }

    /// Whether to show a new position. Not if the computer will change it in a moment, unless
    /// nobody is there who knows it from having just typed a move.
    fn is_worth_a_look(&self, somebody_types: bool) -> bool {
        let is_over = self.position.outcome().is_some();
        is_over || self.is_human(self.mover()) || !somebody_types
    }

    fn is_human(&self, side: Side) -> bool {
        self.seats[side.index()].is_none()
    }

    fn words(&self) -> &Words {
        &self.app.words
    }

    /// The board, and the result if there is one.
    fn show(&mut self) -> anyhow::Result<()> {
        write!(self.out, "\n{}\n", self.position.picture())?;
        let Some(outcome) = self.position.outcome() else { return Ok(()) };
        let words = &self.app.words;
        let result = match outcome.winner() {
            Some(side) => words.say("terminal-won", &[("side", words.side(side).into())]),
            None => words.say("terminal-drawn", &[]),
        };
        writeln!(self.out, "{result}")?;
        Ok(print_winning_lines(self.app, self.out, &self.position)?)
    }

    fn computer_moves(&mut self, somebody_types: bool) -> anyhow::Result<Next> {
        // Whoever waits should see all there is so far.
        self.out.flush()?;
        let side = self.position.side();
        let choice = match self.choose() {
            Ok(choice) => choice,
            // A program that fails does not take the game with it, if there is somebody to decide.
            Err(error @ PlayerError::Search(_)) if somebody_types => {
                writeln!(self.out, "{error}")?;
                return self.ask();
            }
            Err(error) => return Err(error.into()),
        };
        let mv = self.position.play(&choice.mv).map_err(|error| anyhow!("{side}: {error}"))?;
        let words = &self.app.words;
        let (side, cell) = (words.side(side).into(), mv.into());
        let played = words.say("played", &[("side", side), ("cell", cell)]);
        let comment = comment(words, &choice);
        let colon = if comment.is_empty() { "" } else { ": " };
        writeln!(self.out, "{played}{colon}{comment}")?;
        Ok(Next::Board)
    }

    /// The move of the side whose turn it is. Ctrl-C makes it answer at once.
    fn choose(&mut self) -> Result<Choice, PlayerError> {
        let seat = self.seats[self.position.side().index()].as_mut().ok_or(PlayerError::Human)?;
        // Another choice at every ply, the same again with the same seed.
        let seed = self.seed.wrapping_add(self.position.ply() as u64);
        let words = &self.app.words;
        let bar = progress::spinner(words);
        let choice = self.interrupt.during(|stop| {
            let allowance = Allowance { stop: stop.clone(), ..self.allowance.clone() };
            seat.choose(&self.position, seed, &allowance, &mut |progress| {
                tell(words, &bar, progress);
            })
        });
        bar.finish_and_clear();
        choice
    }

    /// Asks a person, and does what the answer says.
    fn ask(&mut self) -> anyhow::Result<Next> {
        let words = &self.app.words;
        let prompt = match (self.position.outcome(), self.opening_turn()) {
            (None, Some(turn)) => self.opening_prompt(turn),
            (None, None) => {
                let side = words.side(self.position.side());
                words.say("terminal-turn", &[("side", side.into())])
            }
            (Some(_), _) => words.say("terminal-over", &[]),
        };
        let Some(line) = self.input.ask(&format!("{prompt} "), self.out)? else {
            return Ok(Next::Quit);
        };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(Next::Quit),
            ("new", "") => return Ok(self.begin_again()),
            ("undo", "") => return self.undo(),
            ("hint", "") => self.hint()?,
            ("help", "") => self.help()?,
            ("board", "") => self.show()?,
            ("moves", "") => writeln!(self.out, "{}", moves(&self.position))?,
            ("save", file) => {
                let said = self.save(file);
                writeln!(self.out, "{said}")?;
            }
            ("position", "") if self.position.game::<Board>().is_some() => {
                writeln!(self.out, "{}", in_a_line(&self.position))?;
            }
            _ => return self.person_moves(&line),
        }
        Ok(Next::Ask)
    }

    fn begin_again(&mut self) -> Next {
        self.position = self.start.clone();
        let opening = self.opening.as_ref().map(|it| Opening::new(it.rule, &self.start));
        self.reopen(opening);
        self.saved = None;
        // Another game, other choices, still by the seed given. Far enough from the seeds of this
        // game's plies.
        self.seed = self.seed.wrapping_add(1 << 32);
        self.seats.iter_mut().flatten().for_each(Seat::forget);
        Next::Board
    }

    fn person_moves(&mut self, text: &str) -> anyhow::Result<Next> {
        if let Some(next) = self.person_chooses(text) {
            return next;
        }
        match self.position.play(text) {
            Ok(_) => Ok(Next::Board),
            Err(error) => {
                writeln!(self.out, "{}", refusal(self.words(), &self.position, text, &error))?;
                Ok(Next::Ask)
            }
        }
    }

    /// Takes moves back until it is a person's turn again: one move, or one choice in an opening, between two
    /// people, a whole turn against the computer.
    fn undo(&mut self) -> anyhow::Result<Next> {
        let Some((earlier, opening, taken)) = self.before_last_turn() else {
            writeln!(self.out, "{}", self.words().say("terminal-nothing-to-undo", &[]))?;
            return Ok(Next::Ask);
        };
        self.position = earlier;
        self.reopen(opening);
        if taken.is_empty() {
            return Ok(Next::Board);
        }
        let taken = [("moves", taken.join(" ").into())];
        writeln!(self.out, "{}", self.words().say("terminal-taken-back", &taken))?;
        Ok(Next::Board)
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        if self.position.outcome().is_some() {
            writeln!(self.out, "{}", self.words().say("terminal-no-hint", &[]))?;
            return Ok(());
        }
        let words = &self.app.words;
        let bar = progress::spinner(words);
        let advice = self.interrupt.during(|stop| {
            let most = Reach { time: Some(self.hint_time), ..Reach::default() };
            let allowance = Allowance { most, ..Allowance::until(stop) };
            protocol::advise(&self.position, &self.resources, &allowance, &mut |progress| {
                tell(words, &bar, progress);
            })
        });
        bar.finish_and_clear();
        let Some(advice) = advice? else { return Ok(()) };
        let k = self.position.game::<Board>().map_or(0, |board| board.rules().k());
        let (hint, reason) = (words.say("hint", &[]), reason(words, &advice.reason, k));
        let text = words.say("hint-text", &[("cell", advice.mv.into()), ("reason", reason.into())]);
        // Where the result is known the reason has told it.
        let value = match advice.value.outcome() {
            Some(_) => String::new(),
            None => format!(" ({})", words.value(&advice.value)),
        };
        writeln!(self.out, "{hint}: {text}{value}")?;
        Ok(())
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let words = &self.app.words;
        let board = self.position.game::<Board>();
        let how_to_move = match board.map(Board::rules) {
            None => words.say("terminal-help-move", &[]),
            Some(rules) => {
                let id =
                    if rules.gravity() { "terminal-help-column" } else { "terminal-help-cell" };
                words.say(id, &[("last", rules.last_cell_name().into())])
            }
        };
        writeln!(self.out, "{:<9} {how_to_move}", example(&self.start))?;
        for typed in ["undo", "hint", "board", "moves", "position", "save FILE", "new", "quit"] {
            if typed != "position" || board.is_some() {
                let word = typed.trim_end_matches(" FILE");
                let meaning = words.say(&format!("terminal-help-{word}"), &[]);
                writeln!(self.out, "{typed:<9} {meaning}")?;
            }
        }
        writeln!(self.out, "{}", words.say("terminal-help-words", &[]))?;
        Ok(())
    }

    /// Saves the game; what there is to say about that.
    fn save(&mut self, file: &str) -> String {
        let words = &self.app.words;
        let path = Path::new(file);
        let name = || [("name", file.to_owned().into())];
        if file.is_empty() {
            return words.say("terminal-save-how", &[]);
        }
        if path.exists() && self.saved.as_deref() != Some(path) {
            return words.say("terminal-save-exists", &name());
        }
        let Some(text) = self.record(path) else { return words.say("terminal-save-kind", &[]) };
        match whole_file::write(path, text.as_bytes()) {
            Ok(()) => {
                self.saved = Some(path.to_owned());
                words.say("saved", &name())
            }
            Err(error) => format!("{error:#}"),
        }
    }

    /// The game as a file of the kind that the ending of its name says: SGF, psq, or else a list of
    /// moves. `None` if there is no such file of this game.
    fn record(&self, path: &Path) -> Option<String> {
        let names = self.seats.each_ref().map(|seat| match seat {
            Some(seat) => seat.player().to_string(),
            None => "human".to_owned(),
        });
        let ending = path.extension().map(|ending| ending.to_ascii_lowercase()).unwrap_or_default();
        if ending != "sgf" && ending != "psq" {
            let [x, o] = &names;
            let (game, moves) = (in_a_line(&self.start.start()), moves(&self.position));
            return Some(format!("game: {game}\nX: {x}\nO: {o}\nmoves: {moves}\n"));
        }
        let record = Record::leading_to(self.position.game::<Board>()?)?;
        let [x, o] = names;
        let record = record.with_name(Side::First, &x).with_name(Side::Second, &o);
        let opening = self.opening.as_ref().map(|it| it.rule.to_string()).unwrap_or_default();
        let record = record.with_opening(&opening);
        Some(if ending == "psq" { record.to_psq() } else { record.to_sgf() })
    }
}

/// A move, as one would type it at the beginning.
pub fn example(start: &Position) -> String {
    let middle = start.game::<Board>().map(|board| {
        let rules = board.rules();
        let middle = rules.cell(rules.width() / 2, rules.height() / 2);
        match middle {
            Some(cell) if rules.gravity() => mnk::column_name(cell.column()),
            Some(cell) => cell.to_string(),
            None => "a1".to_owned(),
        }
    });
    middle.or_else(|| start.moves().into_iter().next()).unwrap_or_default()
}

/// Shows what a search has found so far.
fn tell(words: &Words, bar: &ProgressBar, progress: &Progress) {
    let Some(line) = progress.lines.first() else { return };
    let best = line.best.as_deref().unwrap_or_default();
    let cost = words.cost(line.depth, line.stats.nodes, progress.time);
    bar.set_message(format!("{cost}  {best}  {}", words.value(&line.verdict())));
}

/// What a move is good for, in the words of the page; `k` win in k in a row.
fn reason(words: &Words, reason: &HintReason, k: usize) -> String {
    let code = serde_json::to_value(reason.code).ok();
    let code = code.as_ref().and_then(|code| code.as_str()).unwrap_or("best");
    let stones = |less: usize| k.saturating_sub(less).into();
    let numbers = [
        ("plies", reason.plies.unwrap_or(0).into()),
        ("k", k.into()),
        ("four", stones(1)),
        ("three", stones(2)),
    ];
    words.say(&format!("reason-{}", code.replace('_', "-")), &numbers)
}

/// What a player thinks of its move; nothing if it does not think.
fn comment(words: &Words, choice: &Choice) -> String {
    let Choice { report, time, .. } = choice;
    let verdict = report.verdict();
    if report.depth == 0 && !verdict.is_known() {
        return String::new();
    }
    let cost = words.cost(report.depth, report.stats.nodes, *time);
    format!("{}, {cost}", words.value(&verdict))
}

/// Why a move cannot be played.
pub fn refusal(words: &Words, position: &Position, text: &str, error: &MoveError) -> String {
    /// More are not read anyway.
    const MOST: usize = 40;
    if let Some(reason) = &error.reason {
        let id = match reason.name.as_str() {
            "unreadable" => "terminal-unreadable",
            "outside" => "terminal-outside",
            "floating" => "terminal-floating",
            "taken" => "refused-taken",
            "full" => "refused-full",
            "over" => "refused-over",
            _ => return error.message.clone(),
        };
        let about: Vec<_> = reason
            .about
            .iter()
            .map(|(key, value)| (key.as_str(), values::shorten(value).into()))
            .collect();
        return words.say(id, &about);
    }
    let listed = position.moves();
    let more = if listed.len() > MOST { " …" } else { "" };
    let moves = listed[..listed.len().min(MOST)].join(" ") + more;
    let text = values::shorten(text);
    words.say("terminal-no-move", &[("text", text.into()), ("moves", moves.into())])
}

/// A player in words, with how far it looks.
pub fn describe(app: &App, seat: Option<&Seat>, start: &Position, allowance: &Allowance) -> String {
    let words = &app.words;
    let Some(seat) = seat else { return words.say("player-human", &[]) };
    let (rest, head) = match seat.player() {
        Player::Human => return words.say("player-human", &[]),
        Player::Random => return words.say("player-random", &[]),
        Player::Exact => return words.say("player-exact", &[]),
        Player::Engine { level: Some(level), reach } => {
            (*reach, words.say("player-level", &[("level", level.number().into())]))
        }
        Player::Engine { level: None, reach: reach @ Reach { time: Some(time), .. } } => {
            let time = [("time", words.limit(*time).into())];
            (Reach { time: None, ..*reach }, words.say("player-time", &time))
        }
        Player::Engine { level: None, reach: reach @ Reach { depth: Some(depth), .. } } => {
            let depth = [("depth", (*depth).into())];
            (Reach { depth: None, ..*reach }, words.say("player-depth", &depth))
        }
        Player::Engine { level: None, reach: Reach { nodes, .. } } => {
            let nodes = nodes.unwrap_or_default();
            let shown = [("n", nodes.into()), ("nodes", words.count(nodes).into())];
            (Reach::default(), words.say("player-nodes", &shown))
        }
        Player::Search { algorithm, evaluator, .. } => {
            let usual = start.evaluators().first().copied().unwrap_or_default();
            let evaluator = evaluator.as_deref().unwrap_or(usual);
            let reach = seat.reach(start, allowance);
            let (algorithm, evaluator) =
                (("algorithm", algorithm.as_str().into()), ("evaluator", evaluator.into()));
            match reach.depth {
                None => (reach, words.say("player-algorithm", &[algorithm, evaluator])),
                Some(depth) => {
                    let depth = ("depth", depth.into());
                    let head = words.say("player-algorithm-depth", &[algorithm, depth, evaluator]);
                    (Reach { depth: None, ..reach }, head)
                }
            }
        }
    };
    let mut parts = vec![head];
    parts.extend(rest.depth.map(|depth| words.depth(depth)));
    parts.extend(rest.nodes.map(|nodes| words.nodes(nodes)));
    let time = rest.time.map(|time| words.limit(time));
    parts.extend(time.map(|time| words.say("pace-move", &[("time", time.into())])));
    parts.join(", ")
}
