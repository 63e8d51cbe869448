//! The game: take stones from heaps; whoever takes the last one wins.

use inarow::games::{Judge, MoveError, Playable};
use inarow::gametree::{Game, Outcome, Scoring, Side};
use std::fmt;

/// Several heaps; a move takes any number of stones from one of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Nim {
    heaps: Vec<u8>,
    side: Side,
}

impl Nim {
    /// Three heaps.
    pub fn start() -> Nim {
        Nim { heaps: vec![3, 5, 7], side: Side::First }
    }
}

/// So many stones from the heap of this number, written as `b2`: two from the second heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
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

// What people need besides the rules: names, evaluators, notation, a picture.
impl Playable for Nim {
    const EVALUATORS: &'static [&'static str] = &["nim-sum", "even"];

    fn name(&self) -> String {
        "nim".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Nim>> {
        match name {
            // The heaps added in binary without carrying: 0 means that the side to move is lost.
            "nim-sum" => {
                let evaluate = |nim: &Nim| {
                    if nim.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0 { -1 } else { 1 }
                };
                Some(Judge { evaluate: Box::new(evaluate), scoring: Scoring::Distance })
            }
            // Knows nothing.
            "even" => Some(Judge::of_ends(Scoring::Distance)),
            _ => None,
        }
    }

    fn move_named(&self, text: &str) -> Result<Take, MoveError> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let named = moves.into_iter().find(|mv| mv.to_string() == text.to_ascii_lowercase());
        named.ok_or_else(|| MoveError::new(format!("'{text}' is not a move now; write b2, say")))
    }

    fn picture(&self) -> String {
        let heap = |(heap, &size): (usize, &u8)| {
            format!("{} {}\n", char::from(b'a' + heap as u8), "o".repeat(usize::from(size)))
        };
        self.heaps.iter().enumerate().map(heap).collect()
    }

    // All that follows may be left out. It is told in reports, and saves searches from looking
    // farther than any game lasts.

    fn longest(&self) -> u32 {
        self.heaps.iter().map(|&size| u32::from(size)).sum()
    }

    fn rules_text(&self) -> String {
        "There are several heaps of stones. A move takes one or more stones from one heap. Whoever \
         takes the last stone wins."
            .to_owned()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        match evaluator {
            "nim-sum" => "f = -1 if h1 xor h2 xor … = 0, else 1",
            _ => "f = 0",
        }
    }

    fn data_text(&self) -> String {
        "A position is the list of the sizes of the heaps and the side to move. A move is a heap and \
         a number of stones."
            .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use inarow::gametree::contract;

    /// Random games, in which everything that searches rely on is checked.
    #[test]
    fn the_rules_keep_the_contract() {
        contract::check(&Nim::start(), contract::Effort::default(), Game::key).unwrap();
    }
}
