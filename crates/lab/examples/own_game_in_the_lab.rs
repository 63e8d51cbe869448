//! A game of one's own in the lab: take stones from heaps; whoever takes the last one wins.
//!
//! Run it with `cargo run --release -p lab --example own_game_in_the_lab`. The guide is in
//! `docs/lab.md`.

use games::{Judge, MoveError, Playable};
use gametree::{Game, Outcome, Scoring, Side, Stop, contract};
use lab::compare::{Comparison, Settings, subject, table};
use lab::tournament::{Plan, Player, run};
use std::convert::Infallible;
use std::fmt;

/// Several heaps; a move takes any number of stones from one of them.
#[derive(Clone, Debug, PartialEq)]
struct Nim {
    heaps: Vec<u8>,
    side: Side,
}

/// So many stones from the heap of this number, written as `b2`: two from the second heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Take {
    heap: u8,
    stones: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.heap), self.stones)
    }
}

// The rules. Six methods, and every search plays the game.
impl Game for Nim {
    type Move = Take;

    fn side(&self) -> Side {
        self.side
    }

    fn moves(&self, out: &mut Vec<Take>) {
        for (heap, &size) in self.heaps.iter().enumerate() {
            out.extend((1..=size).map(|stones| Take { heap: heap as u8, stones }));
        }
    }

    fn play(&mut self, taken: Take) {
        self.heaps[usize::from(taken.heap)] -= taken.stones;
        self.side = self.side.opponent();
    }

    fn undo(&mut self, taken: Take) {
        self.heaps[usize::from(taken.heap)] += taken.stones;
        self.side = self.side.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        // Whoever took the last stone has won.
        let winner = self.side.opponent();
        self.heaps.iter().all(|&size| size == 0).then_some(Outcome::Win(winner))
    }

    fn key(&self) -> u64 {
        // Heaps of up to 15 stones have room in four bits each.
        let heaps = self.heaps.iter().fold(0, |key, &size| key << 4 | u64::from(size));
        heaps << 1 | self.side as u64
    }
}

// Names, evaluators, notation, a picture: what people need besides the rules.
impl Playable for Nim {
    const EVALUATORS: &'static [&'static str] = &["nim-sum", "even"];

    fn name(&self) -> String {
        "nim".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Nim>> {
        let evaluate: fn(&Nim) -> i32 = match name {
            // The heaps added in binary without carrying: 0 means that the side to move is lost.
            "nim-sum" => |nim| match nim.heaps.iter().fold(0, |sum, heap| sum ^ heap) {
                0 => -1,
                _ => 1,
            },
            "even" => |_| 0,
            _ => return None,
        };
        Some(Judge { evaluate: Box::new(evaluate), scoring: Scoring::Distance })
    }

    fn move_named(&self, text: &str) -> Result<Take, MoveError> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let named = moves.into_iter().find(|mv| mv.to_string() == text.to_ascii_lowercase());
        named.ok_or_else(|| MoveError(format!("{text} is no move now; write b2, say")))
    }

    fn picture(&self) -> String {
        let heap = |(heap, &size): (usize, &u8)| {
            format!("{} {}\n", char::from(b'a' + heap as u8), "o".repeat(usize::from(size)))
        };
        self.heaps.iter().enumerate().map(heap).collect()
    }
}

/// What three searches of it cost. `lab::report::files` would make the report of the same results.
fn compare(start: &Nim) -> Result<(), Box<dyn std::error::Error>> {
    let settings = Settings {
        algorithms: ["minimax", "alpha-beta", "deepening"].map(str::to_owned).to_vec(),
        depths: (1..=5).collect(),
        evaluators: vec!["even".to_owned()],
        ..Settings::of_games(&["nim"])
    };
    let comparison = Comparison::of(vec![subject(start.clone(), "")?], settings)?;
    let results = comparison.run(Vec::new(), &Stop::new(), |_| Ok::<(), Infallible>(()))?;
    println!("{}", table(&results));
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Nim { heaps: vec![3, 5, 7], side: Side::First };
    contract::check(&start, contract::Effort::default(), Game::key)?;
    println!("{}", start.picture());
    compare(&start)?;
    let players = "random,alpha-beta:2:even,alpha-beta:4:even,mcts:2000n,alpha-beta:1:nim-sum";
    let players = players.split(',').map(str::parse).collect::<Result<Vec<Player>, _>>()?;
    let plan = Plan { players, games: Some(40), threads: 2, ..Plan::default() };
    let tournament = run(&start, &plan, &Stop::new(), |_| {})?;
    println!("{}", tournament.table);
    println!("{}", tournament.games[0].record);
    Ok(())
}
