//! Draughts by name: notation, picture, and scene to click on.

use super::bits::{DARK, Way, number};
use super::{Draughts, QUIET_PLIES, Route, evaluators};
use crate::names::{self, no_move};
use crate::playable::{Judge, MoveError, Playable};
use crate::scene::{Decision, Kind, Look, Piece, Scene, Stage};
use gametree::{Game, Outcome, Side};

impl Playable for Draughts {
    const EVALUATORS: &'static [&'static str] = evaluators::NAMES;

    fn name(&self) -> String {
        "draughts".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Draughts>> {
        Some(evaluators::named(name)?.1)
    }

    /// The squares it touches, with `-` or `:` between them. Of a capture the first and the last
    /// will do where they leave no doubt, and any way that captures the same is understood.
    fn move_named(&self, text: &str) -> Result<Route, MoveError> {
        let moves = self.legal_moves();
        let Some(squares) = squares(text) else {
            return Err(no_move(text, "is not a move such as c3-d4 or c3:e5", &moves));
        };
        let ends = [squares[0], squares[squares.len() - 1]].map(number);
        let fits = |mv: &&Route| [mv.from, mv.to] == ends;
        let exact = moves.iter().find(|mv| mv.squares().eq(squares.iter().map(|&s| place(s))));
        if let Some(&mv) = exact.or_else(|| self.followed(&squares, &moves)) {
            return Ok(mv);
        }
        let candidates: Vec<Route> = moves.iter().filter(fits).copied().collect();
        match (squares.len(), &candidates[..]) {
            (2, &[only]) => Ok(only),
            (2, [_, _, ..]) => Err(no_move(text, "can be done in several ways", &candidates)),
            _ if moves.iter().any(|mv| mv.is_capture()) => {
                Err(no_move(text, "is not one of the captures, and capturing is mandatory", &moves))
            }
            _ => Err(no_move(text, "is not possible", &moves)),
        }
    }

    /// `x` and `o` are men, `X` and `O` kings; light squares are left blank.
    fn picture(&self) -> String {
        mnk::grid(8, (0..8).rev(), |column, row| {
            let mark = match self.piece(column, row) {
                Some((side, true)) => side.symbol(),
                Some((side, false)) => side.symbol().to_ascii_lowercase(),
                None if (column + row) % 2 == 0 => '.',
                None => ' ',
            };
            [' ', mark, ' ']
        })
    }

    fn scene(&self) -> Scene {
        let looks = [Look::White, Look::Black];
        let stage = Stage { kind: Kind::Chequered, width: 8, height: 8, from_top: false, looks };
        let decision = match self.outcome() {
            Some(Outcome::Draw) if self.now.quiet >= QUIET_PLIES => Decision::Quiet,
            Some(Outcome::Draw) => Decision::Repetition,
            _ => Decision::Blocked,
        };
        let pieces = names::places(8, 8).filter_map(|(column, row)| {
            let (side, king) = self.piece(column, row)?;
            Some(Piece { at: names::name(column, row), side, king })
        });
        Scene {
            pieces: pieces.collect(),
            score: Some(Side::BOTH.map(|side| self.pieces(side).count_ones())),
            ..Scene::new(self, &stage, decision)
        }
    }

    /// Men can make 4 × (5 + 6 + 7) moves a side and 23 pieces can be captured; before each of these,
    /// and after the last, kings can make less than 30 moves.
    fn longest(&self) -> u32 {
        (2 * 72 + 23 + 1) * 30
    }

    fn squares(&self) -> usize {
        32
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        evaluators::named(evaluator).map_or("", |found| found.0)
    }

    fn path(&self, mv: Route) -> Vec<String> {
        mv.squares().map(|(column, row)| names::name(column, row)).collect()
    }
}

impl Draughts {
    /// The move that captures what going from square to square would capture, with the same end.
    fn followed<'a>(&self, squares: &[u64], moves: &'a [Route]) -> Option<&'a Route> {
        let last_row = super::bits::last_row(self.side());
        let from_king = self.now.pieces.kings & squares[0] != 0;
        let mut way_taken = Route::begin(squares[0]);
        for pair in squares.windows(2) {
            let other = self.pieces(self.side().opponent()) & between(pair[0], pair[1])?;
            let crowned = !from_king && pair[1] & last_row != 0;
            way_taken = way_taken.jump(other, pair[1], crowned);
        }
        moves.iter().find(|mv| mv.is_capture() && mv.amounts_to(&way_taken))
    }
}

/// The squares of a move, at least two, each a single bit.
fn squares(text: &str) -> Option<Vec<u64>> {
    // No move has more squares than thirteen; whatever is longer need not be read.
    let parts = text.split(['-', ':', 'x', 'X']).take(14);
    let squares: Option<Vec<u64>> = parts
        .map(|part| {
            let (column, row) = names::parse(part, 8, 8)?;
            Some(1u64 << (8 * row + column)).filter(|bit| bit & DARK != 0)
        })
        .collect();
    squares.filter(|squares| (2..=13).contains(&squares.len()))
}

fn place(square: u64) -> (usize, usize) {
    let bit = usize::from(number(square));
    (bit % 8, bit / 8)
}

/// The squares between two on the same diagonal; `None` if they are on none.
fn between(from: u64, to: u64) -> Option<u64> {
    Way::ALL.into_iter().find_map(|way| {
        let mut passed = 0;
        let mut next = way.step(from);
        while next != 0 && next != to {
            passed |= next;
            next = way.step(next);
        }
        (next == to).then_some(passed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(fen: &str) -> Draughts {
        fen.parse().unwrap()
    }

    fn moves(game: &Draughts) -> Vec<String> {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mut names: Vec<String> = moves.iter().map(Route::to_string).collect();
        names.sort();
        names
    }

    #[test]
    fn the_picture_of_the_start() {
        let picture = Draughts::new().picture();
        let rows: Vec<&str> = picture.lines().collect();
        assert_eq!(rows[0], "  8     o     o     o     o");
        assert_eq!(rows[3], "  5  .     .     .     .");
        assert_eq!(rows[7], "  1  x     x     x     x");
        assert_eq!(rows[8], "     a  b  c  d  e  f  g  h");
    }

    #[test]
    fn men_capture_backward_and_must() {
        assert_eq!(moves(&game("W:We5,a1:Bd4")), ["e5:c3"]);
        let both = game("W:Wc3:Bd4,f6,d6");
        assert_eq!(moves(&both), ["c3:e5:c7", "c3:e5:g7"], "any sequence, but a whole one");
    }

    #[test]
    fn a_man_goes_on_as_a_king() {
        // Crowned on d8 it flies on over f6, which no man could.
        let mut game = game("W:Wb6:Bc7,f6");
        assert_eq!(moves(&game), ["b6:d8:g5", "b6:d8:h4"]);
        game.play(game.move_named("b6:d8:h4").unwrap());
        assert_eq!(game.piece(7, 3), Some((Side::First, true)));
        assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
    }

    #[test]
    fn a_king_lands_where_it_can_go_on() {
        // Behind d4 it may land on e5, f6, g7 or h8; only from f6 is there more, over g5.
        assert_eq!(moves(&game("W:WKa1:Bd4,g5")), ["a1:f6:h4"]);
    }

    #[test]
    fn captured_pieces_stay_in_the_way() {
        // The Turkish stroke. On b4, after d2, e5 and c5, the king could capture c3 if d2 behind it
        // were gone already.
        let game = game("W:WKc1:Bd2,e5,c5,c3");
        let names = moves(&game);
        assert!(names.contains(&"c1:f4:d6:b4".to_owned()), "{names:?}");
        for name in names {
            let mut after = game.clone();
            after.play(game.move_named(&name).unwrap());
            assert_eq!(after.piece(2, 2), Some((Side::Second, false)), "{name}");
        }
    }

    #[test]
    fn several_ways_to_the_same_end_are_one_move() {
        // Between b2 and f6 the king may rest on c3, d4 or e5: it makes no difference.
        let game = game("W:WKa1:Bb2,f6");
        let names = moves(&game);
        assert_eq!(names.len(), 2, "{names:?}");
        let wanted = game.move_named("a1:c3:g7").unwrap();
        for text in ["a1:d4:g7", "a1xe5xg7", "A1-G7", "a1:g7"] {
            assert_eq!(game.move_named(text), Ok(wanted), "{text}");
        }
    }

    #[test]
    fn a_capture_may_end_where_it_began() {
        let mut game = game("W:Wc1:Bd2,f2,b2,d4,b4,f4");
        let before = game.clone();
        let round = game.move_named("c1:e3:c5:a3:c1").unwrap();
        game.play(round);
        assert_eq!(game.piece(2, 0), Some((Side::First, false)));
        game.undo(round);
        assert_eq!(game, before);
    }

    #[test]
    fn what_is_no_move_is_explained() {
        let start = Draughts::new();
        let message = |game: &Draughts, text: &str| game.move_named(text).unwrap_err().to_string();
        assert!(message(&start, "c3-c4").contains("is not a move such as c3-d4"));
        assert!(message(&start, "c3-e5").contains("is not possible; the moves are a3-b4 c3-b4"));
        assert!(message(&start, "").contains("is not a move"));
        assert!(message(&start, &"c3:".repeat(500)).len() < 300);
        assert!(message(&game("W:We5,a1:Bd4"), "a1-b2").contains("mandatory"));
        assert!(message(&game("B:Wa1:B"), "a1-b2").contains("the game is over"));
    }

    fn scene(fen: &str) -> Scene {
        fen.parse::<Draughts>().unwrap().scene()
    }

    #[test]
    fn a_capture_is_clicked_landing_by_landing() {
        let scene = scene("W:Wb6:Bc7,f6");
        let paths: Vec<String> = scene.moves.iter().map(|mv| mv.path.join(" ")).collect();
        assert_eq!(paths, ["b6 d8 g5", "b6 d8 h4"]);
        assert_eq!((scene.rows.join(""), scene.score), ("87654321".to_owned(), Some([1, 2])));
        assert_eq!(scene.looks, [Look::White, Look::Black]);
    }

    #[test]
    fn no_two_moves_are_clicked_the_same_way() {
        for fen in ["W:WKa1:Bb2,f6", "W:WKc1:Bd2,e5,c5,c3", "W:Wc1:Bd2,f2,b2,d4,b4,f4"] {
            let scene = scene(fen);
            for (number, mv) in scene.moves.iter().enumerate() {
                let others = scene.moves.iter().skip(number + 1);
                assert!(others.into_iter().all(|other| !other.path.starts_with(&mv.path)), "{fen}");
            }
        }
    }

    #[test]
    fn kings_and_how_games_end() {
        let king = scene("W:WKa1:Bh8");
        assert!(king.pieces.contains(&Piece {
            at: "a1".to_owned(),
            side: Side::First,
            king: true
        }));
        let over = scene("B:WKa1:B");
        assert_eq!(over.outcome, Some(Outcome::Win(Side::First)));
        assert_eq!((over.decision, over.moves.len()), (Some(Decision::Blocked), 0));
        let mut game: Draughts = "W:WKa1:BKh2".parse().unwrap();
        for step in 0.. {
            let mv = if step % 4 < 2 { ["a1-b2", "h2-g1"] } else { ["b2-a1", "g1-h2"] }[step % 2];
            game.play(game.move_named(mv).unwrap());
            let scene = game.scene();
            if let Some(outcome) = scene.outcome {
                assert_eq!((outcome, scene.decision), (Outcome::Draw, Some(Decision::Repetition)));
                break;
            }
        }
    }
}
