//! The opening of a game in the terminal, with swap or swap2: who is to do what, and what was chosen.

use super::session::{Next, Session};
use anyhow::anyhow;
use games::Position;
use gametree::Side;
use mnk::Board;
use players::opening::{self, Act, OpeningRule, Opinion, Stage};
use players::{Allowance, Player};
use std::io::Write;
use std::time::Instant;

/// An opening. Until the sides are settled, who opens sits where the side is that begins.
#[derive(Clone, Debug)]
pub struct Opening {
    pub rule: OpeningRule,
    first: Side,
    /// What was chosen, each after so many stones.
    chosen: Vec<(usize, Chosen)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    Side(Side),
    Two,
}

/// What is to be done, and in which seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    seat: Side,
    opens: bool,
    /// The next stone, and of how many; none if a side is to be chosen.
    stone: Option<(usize, usize)>,
    /// Whether two more stones may be put instead.
    may_put: bool,
}

impl Opening {
    pub fn new(rule: OpeningRule, start: &Position) -> Opening {
        Opening { rule, first: start.start().side(), chosen: Vec::new() }
    }

    /// What is to be done with so many stones on the board; none if the opening is over.
    fn turn(&self, stones: usize) -> Option<Turn> {
        let after = |stones| self.chosen.iter().find(|&&(at, _)| at == stones).map(|&(_, it)| it);
        let turn = |opens: bool, stone, may_put| {
            let seat = if opens { self.first } else { self.first.opponent() };
            Some(Turn { seat, opens, stone, may_put })
        };
        match (self.rule.stage(stones)?, after(3), after(stones)) {
            (Stage::Put { until: 3 }, ..) => turn(true, Some((stones + 1, 3)), false),
            (Stage::Choose { may_put }, None, _) if stones == 3 => turn(false, None, may_put),
            (Stage::Put { until: 5 } | Stage::Choose { may_put: true }, Some(Chosen::Two), _) => {
                turn(false, Some((stones - 2, 2)), false)
            }
            (Stage::Choose { may_put: false }, Some(Chosen::Two), None) => turn(true, None, false),
            _ => None,
        }
    }

    /// Whether who opens plays the other side than the one they sat at.
    fn is_exchanged(&self) -> bool {
        self.chosen.iter().any(|&(stones, chosen)| match chosen {
            Chosen::Two => false,
            Chosen::Side(side) => (side == self.first) == (stones == 3),
        })
    }

    /// The seat of whoever is to move or to choose, before the sides were settled.
    fn seat(&self, position: &Position) -> Side {
        let side = position.side();
        let settled = if self.is_exchanged() { side.opponent() } else { side };
        self.turn(stones(position)).map_or(settled, |turn| turn.seat)
    }

    /// Takes back what was chosen after so many stones; the stage that is then to be done again.
    fn unchoose(&mut self, stones: usize) -> bool {
        let before = self.chosen.len();
        self.chosen.retain(|&(at, _)| at != stones);
        self.chosen.len() < before
    }
}

fn stones(position: &Position) -> usize {
    position.game::<Board>().map_or(0, Board::filled)
}

impl<W: Write> Session<'_, W> {
    /// What is to be done in the opening; none if it is over.
    pub(super) fn opening_turn(&self) -> Option<Turn> {
        self.opening.as_ref()?.turn(stones(&self.position))
    }

    /// Who is to move or to choose, by where they sit now.
    pub(super) fn mover(&self) -> Side {
        self.seat_at(&self.position, self.opening.as_ref())
    }

    fn seat_at(&self, position: &Position, opening: Option<&Opening>) -> Side {
        let (Some(opening), Some(now)) = (opening, &self.opening) else { return position.side() };
        let seat = opening.seat(position);
        if now.is_exchanged() { seat.opponent() } else { seat }
    }

    /// The question to a person in the opening.
    pub(super) fn opening_prompt(&self, turn: Turn) -> String {
        let words = &self.app.words;
        let who = ("who", if turn.opens { "first" } else { "second" }.into());
        match turn.stone {
            Some((n, of)) => {
                let about = [who, ("n", n.into()), ("of", of.into())];
                let side = words.side(self.position.side());
                format!("{} ({side}):", words.say("status-put-player", &about))
            }
            None => {
                format!("{} ({}):", words.say("status-choose-player", &[who]), choices(turn))
            }
        }
    }

    /// What a person has typed, if a side is to be chosen; none if it is not.
    pub(super) fn person_chooses(&mut self, text: &str) -> Option<anyhow::Result<Next>> {
        let turn = self.opening_turn().filter(|turn| turn.stone.is_none())?;
        let chosen = match text.trim().to_lowercase().as_str() {
            "x" => Chosen::Side(Side::First),
            "o" => Chosen::Side(Side::Second),
            "two" if turn.may_put => Chosen::Two,
            _ => {
                let about = [("choices", choices(turn).into())];
                let said = self.app.words.say("terminal-opening-choice", &about);
                return Some(writeln!(self.out, "{said}").map(|()| Next::Ask).map_err(Into::into));
            }
        };
        self.settle(chosen);
        Some(Ok(Next::Board))
    }

    /// The computer puts stones or takes a side.
    pub(super) fn computer_opens(&mut self, turn: Turn) -> anyhow::Result<Next> {
        self.out.flush()?;
        let (seat, seed) = (self.mover(), self.seed.wrapping_add(stones(&self.position) as u64));
        let board = self.position.game::<Board>().ok_or_else(|| anyhow!("no board"))?.clone();
        let rule = self.opening.as_ref().map_or(OpeningRule::Swap, |opening| opening.rule);
        let player =
            self.seats[seat.index()].as_mut().ok_or_else(|| anyhow!("a person chooses"))?;
        let time = player.player().reach().time.or(self.allowance.patience);
        let decision = self.interrupt.during(|stop| {
            if *player.player() == Player::Random {
                return opening::decide_at_random(rule, &board, seed);
            }
            let end = time.map(|time| Instant::now() + time);
            opening::decide(rule, &board, seed, &mut |board, parts| {
                let left = end.map(|end| end.saturating_duration_since(Instant::now()));
                let part = time.map(|time| time / parts.max(1)).min(left);
                let mut allowance = Allowance { stop: stop.clone(), ..self.allowance.clone() };
                allowance.most.time = allowance.most.time.into_iter().chain(part).min();
                Opinion::of(player, board, seed, &allowance, &mut |_| {})
            })
        })?;
        let words = &self.app.words;
        let who = ("who", if turn.opens { "first" } else { "second" }.into());
        let said = match &decision.act {
            Act::Put(cells) => {
                let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
                words.say("opening-puts", &[who, ("cells", cells.join(" ").into())])
            }
            Act::Take(side) => {
                words.say("opening-takes", &[who, ("side", words.side(*side).into())])
            }
        };
        let value = match decision.opinion {
            Some(opinion) => words.value(&opinion.verdict),
            None => words.say("opening-lot", &[]),
        };
        writeln!(self.out, "{said}: {value}")?;
        match decision.act {
            Act::Take(side) => self.settle(Chosen::Side(side)),
            Act::Put(cells) => {
                if turn.stone.is_none() {
                    self.settle(Chosen::Two);
                }
                for cell in cells {
                    let name = cell.to_string();
                    self.position.play(&name).map_err(|error| anyhow!("{name}: {error}"))?;
                }
            }
        }
        Ok(Next::Board)
    }

    fn settle(&mut self, chosen: Chosen) {
        let at = stones(&self.position);
        let Some(opening) = self.opening.as_mut() else { return };
        let before = opening.is_exchanged();
        opening.chosen.push((at, chosen));
        if opening.is_exchanged() != before {
            self.seats.swap(0, 1);
        }
    }

    /// The position and the opening before the last move or choice of a person, and the moves taken
    /// back; none if there is none.
    pub(super) fn before_last_turn(&self) -> Option<(Position, Option<Opening>, Vec<String>)> {
        let (mut earlier, mut opening) = (self.position.clone(), self.opening.clone());
        let mut taken = Vec::new();
        loop {
            let unchosen = opening.as_mut().is_some_and(|it| it.unchoose(stones(&earlier)));
            if !unchosen {
                let last = earlier.played().pop();
                if !earlier.undo() {
                    return None;
                }
                taken.extend(last.map(|played| played.name));
            }
            let seat = self.seat_at(&earlier, opening.as_ref());
            if self.seats[seat.index()].is_none() {
                return Some((earlier, opening, taken));
            }
        }
    }

    /// The opening as it was, with everybody in the seat of then.
    pub(super) fn reopen(&mut self, opening: Option<Opening>) {
        let is_exchanged = |it: &Option<Opening>| it.as_ref().is_some_and(Opening::is_exchanged);
        if is_exchanged(&opening) != is_exchanged(&self.opening) {
            self.seats.swap(0, 1);
        }
        self.opening = opening;
    }
}

/// What may be typed where a side is to be chosen.
fn choices(turn: Turn) -> &'static str {
    if turn.may_put { "x, o, two" } else { "x, o" }
}
