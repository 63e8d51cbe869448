//! Asking, a game of one's own, and values by brute force.

use games::{Catalogue, Judge, MoveError, Playable, Position, Setup};
use gametree::{Bound, Game, Limits, Minimax, Observer, Outcome, Report, Scoring, Search, Side};
use gametree::{Value, Verdict};
use protocol::{
    Bounds, Event, GameRef, Message, Program, Refusal, Request, Solvers, Stop, Thinker, write,
};
use serde_json::json;
use std::collections::HashMap;
use std::sync::Arc;

/// A game after moves that are separated by spaces.
pub fn game(name: &str, moves: &str) -> GameRef {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    GameRef { game: name.to_owned(), first: Side::First, moves }
}

/// The same begun by O.
pub fn begun_by_o(game: GameRef) -> GameRef {
    GameRef { first: Side::Second, ..game }
}

/// A position of a program with a game and searches of one's own.
pub fn position(game: &GameRef) -> Position {
    game.position(&own_program().catalogue).unwrap()
}

/// Answers whatever it is asked about built-in games and about `heap`, within the usual bounds.
pub fn thinker() -> Thinker {
    thinker_within(Bounds::default())
}

/// The same within these bounds.
pub fn thinker_within(bounds: Bounds) -> Thinker {
    Thinker::sharing(own_program(), 4 << 20, bounds, Arc::default(), Solvers::new(4 << 20))
}

/// All events of a request. The last one is the last, and each is read as it is written.
pub fn events(thinker: &mut Thinker, request: &Request, stop: &Stop) -> Vec<Event> {
    let mut events = Vec::new();
    thinker.answer(request, stop, &mut |event| events.push(event));
    let (last, before) = events.split_last().unwrap();
    assert!(last.is_last() && before.iter().all(|event| !event.is_last()), "{events:?}");
    for event in &events {
        let line: serde_json::Value = serde_json::from_str(&write(Some(1), event)).unwrap();
        let read: Event = serde_json::from_value(line.clone()).unwrap();
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&write(Some(1), &read)).unwrap(),
            line
        );
    }
    events
}

/// The last event of a request, asked on its own.
pub fn last(request: &Request) -> Event {
    events(&mut thinker(), request, &Stop::new()).pop().unwrap()
}

/// The last event of a request whose switch is on before it begins.
pub fn last_when_stopped(request: &Request) -> Event {
    let stop = Stop::new();
    stop.stop();
    events(&mut thinker(), request, &stop).pop().unwrap()
}

pub fn refused(request: &Request) -> Refusal {
    match last(request) {
        Event::Error(refusal) => refusal,
        other => panic!("{request:?} is not refused: {other:?}"),
    }
}

/// A request as it is sent, without its id.
pub fn request(mut fields: serde_json::Value) -> Request {
    fields["id"] = json!(1);
    Message::read(&fields.to_string()).unwrap().request
}

/// The contents of the last event of a request, which must be of a kind.
#[macro_export]
macro_rules! answer {
    ($kind:ident, $request:expr) => {{
        let request: protocol::Request = $request;
        match $crate::common::last(&request) {
            protocol::Event::$kind(answer) => answer,
            other => panic!("{request:?}: {other:?}"),
        }
    }};
}

/// What the positions of small games are worth, by looking at all of them.
#[derive(Default)]
pub struct BruteForce {
    known: HashMap<u64, Value>,
}

impl BruteForce {
    /// The value from the first player's point of view, distances counted from this position.
    fn value(&mut self, position: &mut Position) -> Value {
        if let Some(outcome) = position.outcome() {
            return Value::of(outcome, Side::First, 0, Scoring::Distance);
        }
        if let Some(&value) = self.known.get(&position.key()) {
            return value;
        }
        let values = position.moves().into_iter().map(|mv| {
            position.play(&mv).unwrap();
            let value = self.value(position).a_ply_later();
            position.undo();
            value
        });
        let values: Vec<Value> = values.collect();
        let best = match position.side() {
            Side::First => values.iter().max(),
            Side::Second => values.iter().min(),
        };
        self.known.insert(position.key(), *best.unwrap());
        *best.unwrap()
    }

    /// What a position is worth, as it is told.
    pub fn verdict(&mut self, position: &Position) -> Verdict {
        // Trees of numbers and the game below are for points.
        let has_digits = position.name().contains(|c: char| c.is_ascii_digit());
        let points = match position.name() {
            "heap" => true,
            name => name.starts_with("tree:") && has_digits,
        };
        let value = self.value(&mut position.clone());
        Verdict { value, bound: Bound::Exact, proven: true, points, parts: 1 }
    }

    /// What a position is worth if this move is played.
    pub fn after(&mut self, position: &Position, mv: &str) -> Verdict {
        let mut after = position.clone();
        after.play(mv).unwrap();
        let verdict = self.verdict(&after);
        Verdict { value: verdict.value.a_ply_later(), ..verdict }
    }
}

/// Take one, two or three stones of a heap. Whoever takes two moves again. The last stones are points
/// for whoever takes them.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    stones: u8,
    last: Option<(u8, Side)>,
    side: Side,
    before: Vec<Option<(u8, Side)>>,
}

impl Heap {
    pub fn new(stones: u8) -> Heap {
        Heap { stones, last: None, side: Side::First, before: Vec::new() }
    }

    fn pass_the_turn(&mut self, taken: u8) {
        if taken != 2 {
            self.side = self.side.opponent();
        }
    }
}

impl Game for Heap {
    type Move = u8;

    fn side(&self) -> Side {
        self.side
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.stones.min(3));
    }

    fn play(&mut self, taken: u8) {
        self.before.push(self.last.replace((taken, self.side)));
        self.stones -= taken;
        self.pass_the_turn(taken);
    }

    fn undo(&mut self, taken: u8) {
        self.pass_the_turn(taken);
        self.stones += taken;
        self.last = self.before.pop().flatten();
    }

    fn outcome(&self) -> Option<Outcome> {
        let (taken, side) = self.last.filter(|_| self.stones == 0)?;
        Some(Outcome::Points(if side == Side::First { taken.into() } else { -i32::from(taken) }))
    }

    fn key(&self) -> u64 {
        let end = self.last.filter(|_| self.stones == 0);
        let end = end.map_or(0, |(taken, side)| u64::from(taken) * 2 + side as u64);
        u64::from(self.stones) * 32 + end * 2 + self.side as u64
    }
}

impl Playable for Heap {
    const EVALUATORS: &'static [&'static str] = &["even", "stones"];

    fn name(&self) -> String {
        "heap".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Heap>> {
        match name {
            "even" => Some(Judge::of_ends(Scoring::Distance)),
            "stones" => Some(Judge {
                evaluate: Box::new(|heap: &Heap| i32::from(heap.stones % 4)),
                scoring: Scoring::Distance,
            }),
            _ => None,
        }
    }

    fn move_named(&self, text: &str) -> Result<u8, MoveError> {
        let taken = text.parse().ok().filter(|taken| (1..=self.stones.min(3)).contains(taken));
        taken.ok_or_else(|| MoveError::new(format!("take 1 to {}", self.stones.min(3))))
    }

    fn picture(&self) -> String {
        format!("{}\n", "o".repeat(self.stones.into()))
    }

    fn longest(&self) -> u32 {
        self.stones as u32 + self.before.len() as u32
    }
}

/// A search of one's own that has nothing to say.
pub struct Silent;

impl Search<Position> for Silent {
    fn search<O: Observer<Position>>(
        &mut self,
        position: &Position,
        limits: &Limits,
        observer: &mut O,
    ) -> Report<games::Pick> {
        let mut search = Minimax::new(|_: &Position| 0);
        Report { best: None, pv: Vec::new(), ..search.search(position, limits, observer) }
    }
}

/// The program with a game and two searches of one's own.
pub fn own_program() -> Program {
    let minimax = |setup: Setup| Minimax { evaluator: setup.evaluator, options: setup.options };
    let catalogue = Catalogue::default()
        .game(Heap::new(9))
        .search("mine", minimax)
        .search("silent", |_| Silent);
    Program { catalogue: Arc::new(catalogue), name: "heaps".into() }
}

#[test]
fn the_game_of_ones_own_keeps_the_contract() {
    use gametree::contract::{Effort, check};
    assert_eq!(check(&Heap::new(9), Effort::default(), Game::key), Ok(()));
}
