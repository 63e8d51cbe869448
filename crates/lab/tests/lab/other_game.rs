//! A tournament of a game that is not k in a row.

use games::{Judge, MoveError, Playable, Position};
use gametree::{Game, Outcome, Scoring, Side, Stop};
use lab::tournament::{Plan, run};
use players::Player;

/// Take one, two or three stones; whoever takes the last one wins a point for each stone of it.
/// Whoever takes two moves again.
#[derive(Clone, Debug, PartialEq)]
struct Heap {
    stones: u8,
    taken: Vec<u8>,
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
        self.taken.push(taken);
        if taken != 2 {
            self.side = self.side.opponent();
        }
    }

    fn undo(&mut self, taken: u8) {
        self.stones += taken;
        self.taken.pop();
        if taken != 2 {
            self.side = self.side.opponent();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let last = i32::from(*self.taken.last().filter(|_| self.stones == 0)?);
        let winner = if last == 2 { self.side } else { self.side.opponent() };
        Some(Outcome::Points(if winner == Side::First { last } else { -last }))
    }

    fn key(&self) -> u64 {
        let last =
            self.taken.last().filter(|_| self.stones == 0).map_or(0, |&last| u64::from(last));
        u64::from(self.stones) * 8 + last * 2 + self.side as u64
    }
}

impl Playable for Heap {
    const EVALUATORS: &'static [&'static str] = &["even"];

    fn name(&self) -> String {
        "heap".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Heap>> {
        (name == "even").then(|| Judge { evaluate: Box::new(|_| 0), scoring: Scoring::Distance })
    }

    fn move_named(&self, text: &str) -> Result<u8, MoveError> {
        text.parse().map_err(|_| MoveError::new(format!("'{text}' is no number")))
    }

    fn picture(&self) -> String {
        format!("{}\n", "o".repeat(usize::from(self.stones)))
    }
}

fn plan(players: &[&str]) -> Plan {
    let players: Vec<Player> = players.iter().map(|text| text.parse().unwrap()).collect();
    Plan { players, games: Some(20), ..Plan::default() }
}

const START: Heap = Heap { stones: 17, taken: Vec::new(), side: Side::First };

#[test]
fn it_is_played_and_recorded() {
    let plan = plan(&["random", "minimax:4", "alpha-beta:20:even"]);
    let tournament = run(&Position::new(START), &plan, &Stop::new(), |_| {}).unwrap();
    let elo: Vec<f64> = tournament.table.standings.iter().map(|s| s.elo.unwrap()).collect();
    assert!(elo[0] < elo[1] && elo[0] < elo[2], "{elo:?}");
    for game in &tournament.games {
        let mut replayed = START;
        for name in &game.moves {
            assert_eq!(replayed.outcome(), None);
            replayed.play(replayed.move_named(name).unwrap());
        }
        assert_eq!(Some(game.outcome), replayed.outcome());
        assert_eq!(game.extension, "txt");
        let [first, second] = game.players.map(|player| &tournament.players[player]);
        let head = format!("game: heap\nX: {first}\nO: {second}\nopening: 2 plies\n");
        assert!(game.record.starts_with(&head), "{}", game.record);
        assert!(game.record.ends_with(&format!("moves: {}\n", game.moves.join(" "))));
    }
}

#[test]
fn what_is_for_boards_only_is_refused() {
    let openings = Some("center:3".parse().unwrap());
    let plan = Plan { openings, ..plan(&["random", "minimax:2"]) };
    let error = run(&Position::new(START), &plan, &Stop::new(), |_| {}).unwrap_err().to_string();
    assert!(error.contains("heap has no middle"), "{error}");
}
