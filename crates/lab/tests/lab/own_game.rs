//! A game that the lab has never heard of, compared and reported like any other.

use games::{Catalogue, Judge, MoveError, Playable};
use gametree::{Game, Outcome, Scoring, Side, Stop};
use lab::compare::{Comparison, Settings};
use lab::report::{Maker, document, files, html, markdown};
use std::convert::Infallible;
use words::Language;

/// Take one to three from a heap; who takes the last one wins.
#[derive(Clone, Debug, PartialEq)]
struct Heap {
    left: u32,
    side: Side,
}

impl Game for Heap {
    type Move = u32;

    fn side(&self) -> Side {
        self.side
    }

    fn moves(&self, out: &mut Vec<u32>) {
        out.extend(1..=self.left.min(3));
    }

    fn play(&mut self, taken: u32) {
        self.left -= taken;
        self.side = self.side.opponent();
    }

    fn undo(&mut self, taken: u32) {
        self.left += taken;
        self.side = self.side.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then(|| Outcome::Win(self.side.opponent()))
    }

    fn key(&self) -> u64 {
        u64::from(self.left) << 1 | self.side.index() as u64
    }
}

impl Playable for Heap {
    const EVALUATORS: &'static [&'static str] = &["remainder", "outcome"];

    fn name(&self) -> String {
        "heap".to_owned()
    }

    fn judge(&self, name: &str) -> Option<Judge<Heap>> {
        let score: fn(&Heap) -> i32 = match name {
            "remainder" => |heap| if heap.left.is_multiple_of(4) { -1 } else { 1 },
            "outcome" => |_| 0,
            _ => return None,
        };
        Some(Judge { evaluate: Box::new(score), scoring: Scoring::Plain })
    }

    fn move_named(&self, text: &str) -> Result<u32, MoveError> {
        let legal = text.parse().ok().filter(|taken| (1..=self.left.min(3)).contains(taken));
        legal.ok_or_else(|| MoveError::new(format!("'{text}' is not 1, 2 or 3")))
    }

    fn picture(&self) -> String {
        format!("{}\n", "o ".repeat(self.left as usize))
    }

    fn rules_text(&self) -> String {
        "Take one, two or three <stones>; who takes the last one wins.".to_owned()
    }

    fn data_text(&self) -> String {
        "A heap is one number.".to_owned()
    }

    fn formula(&self, evaluator: &str) -> &'static str {
        if evaluator == "remainder" { "−1 if 4 divides the heap, else 1" } else { "" }
    }
}

const MAKER: Maker<'_> =
    Maker { program: "heaps", out: None, options: &[], hand_in: None, call: None };

#[test]
fn a_game_of_ones_own_is_compared_and_reported() {
    let heap = Heap { left: 14, side: Side::First };
    let settings = Settings {
        evaluators: ["remainder", "outcome"].map(str::to_owned).to_vec(),
        repeats: 1,
        moves: vec!["2 1".to_owned()],
        ..Settings::of_games(&["heap"])
    };
    let comparison = Comparison::new(settings, &Catalogue::default().game(heap)).unwrap();
    let run = comparison.run(Vec::new(), &Stop::new(), |_| Ok::<(), Infallible>(()));
    let results = run.unwrap();
    assert!(results.complete);
    assert_eq!(results.cells[0].id.game, "heap 2 1");
    // Eleven are left: three moves lead on from every node.
    assert_eq!(results.done("minimax", 3).unwrap().stats.nodes, 1 + 3 + 9 + 27);
    assert_eq!(results.done("alpha-beta", 6).unwrap().best.as_deref(), Some("3"));
    for language in Language::ALL {
        let report = document(&results, language, MAKER);
        let (page, text) = (html(&report), markdown(&report));
        for document in [&page, &text] {
            assert!(document.contains("−1 if 4 divides the heap, else 1"), "{language}");
            assert!(document.contains("Heap"), "{language}: the type of positions");
        }
        assert!(text.contains("heaps lab compare heap"), "{language}: the command works");
        assert!(!text.contains("report.html"), "{language}: there is no such file");
        assert!(text.contains("A heap is one number."), "{language}: how it is kept");
        assert!(page.contains("three &lt;stones&gt;; who takes"), "{language}");
        assert!(text.contains("three \\<stones\\>; who takes"), "{language}");
    }
    let files = files(&results, Language::ENGLISH, MAKER).unwrap();
    assert_eq!(files.len(), 5 + 2 * 4 * 2);
}
