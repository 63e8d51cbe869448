//! A complete game of one's own: take one, two or three stones; who takes the last one wins.
//!
//! Run it with `cargo run --release --example own_game`.

use gametree::{Algorithm, Game, Limits, Options, Outcome, Side, Window, contract};

#[derive(Clone, Debug, PartialEq)]
struct Heap {
    stones: u8,
    side: Side,
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
        self.stones -= taken;
        self.side = self.side.opponent();
    }

    fn undo(&mut self, taken: u8) {
        self.stones += taken;
        self.side = self.side.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        // No stones left: whoever took the last one has won.
        (self.stones == 0).then_some(Outcome::Win(self.side.opponent()))
    }

    fn key(&self) -> u64 {
        u64::from(self.stones) * 2 + self.side as u64
    }
}

fn main() {
    let game = Heap { stones: 21, side: Side::First };
    contract::check(&game, contract::Effort::default(), Game::key).expect("the rules hold");
    let even = |_: &Heap| 0; // searched to the end, so nothing has to be guessed
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Deepening] {
        let (options, limits) = (Options::default(), Limits::none());
        let report = algorithm.search(&game, even, options, Window::FULL, &limits, &mut ());
        let best = report.best.expect("the game is not over");
        println!("{algorithm:<10} take {best}: {} ({} nodes)", report.value, report.stats.nodes);
    }
}
