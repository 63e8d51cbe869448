//! A game that the lab has never heard of, compared and reported like any other.

use games::{Catalogue, Judge, MoveError, Playable};
use gametree::{AlphaBeta, Game, Outcome, Scoring, Side, Stop, Window};
use lab::compare::{Comparison, Settings};
use lab::report::{Maker, document, files, html, markdown};
use std::convert::Infallible;
use words::Language;

/// Take one to three from a heap; who takes the last one wins.
#[derive(Clone, Debug, PartialEq)]
struct Heap {
    called: &'static str,
    left: u32,
    side: Side,
}

impl Heap {
    fn of(left: u32) -> Heap {
        Heap { called: "heap", left, side: Side::First }
    }
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
        self.called.to_owned()
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
    let settings = Settings {
        evaluators: ["remainder", "outcome"].map(str::to_owned).to_vec(),
        repeats: 1,
        moves: vec!["2 1".to_owned()],
        ..Settings::of_games(&["heap"])
    };
    let comparison = Comparison::new(settings, &Catalogue::default().game(Heap::of(14))).unwrap();
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

/// The text of the report of these algorithms on this game, in this language.
fn reported(catalogue: &Catalogue, game: &str, algorithms: &[&str], language: Language) -> String {
    let settings = Settings {
        evaluators: vec!["outcome".to_owned()],
        algorithms: algorithms.iter().map(|&name| name.to_owned()).collect(),
        repeats: 1,
        ..Settings::of_games(&[game])
    };
    let comparison = Comparison::new(settings, catalogue).unwrap();
    let results = comparison.run(Vec::new(), &Stop::new(), |_| Ok::<(), Infallible>(())).unwrap();
    markdown(&document(&results, language, MAKER))
}

#[test]
fn a_search_of_ones_own_is_marked_and_compared_with_its_like() {
    let mine = |setup: games::Setup| AlphaBeta {
        evaluator: setup.evaluator,
        options: setup.options,
        window: Window::WIN_OR_LOSS,
    };
    let catalogue = Catalogue::default().search("mine", mine).search("minimax", mine);
    for (language, own) in Language::ALL.into_iter().zip(["own", "łasn", "vlastní", "обственн"])
    {
        let text = reported(&catalogue, "3x3x3", &["minimax", "alpha-beta", "mine"], language);
        // What is only called minimax is not ours.
        assert!(text.contains("| minimax † | alpha-beta | mine † |\n"), "{language}: {text}");
        assert!(text.contains("\n| mine † | 1 | 10 |"), "{language}: {text}");
        assert!(!text.contains("minimax(node, depth)"), "{language}: our pseudocode");
        let note = text.lines().find(|line| line.starts_with('†')).unwrap();
        assert!(note.contains(own), "{note}");
        for name in ["minimax", "mine"] {
            let same =
                |line: &&str| line.starts_with("- ") && line.contains(&format!("`{name}`, "));
            let same = text.lines().find(same).unwrap();
            assert!(same.contains(own) && same.contains(" `alpha-beta`"), "{same}");
        }
    }
    let text = reported(&Catalogue::default(), "3x3x3", &["alpha-beta"], Language::ENGLISH);
    assert!(!text.contains("†") && !text.contains("the author’s"), "{text}");
}

#[test]
fn a_game_of_ones_own_is_told_by_its_author_whatever_it_is_called() {
    for called in ["3x3x3", "reversi"] {
        let catalogue = Catalogue::default().game(Heap { called, ..Heap::of(6) });
        for language in Language::ALL {
            let ours = reported(&Catalogue::default(), called, &["minimax"], language);
            let theirs = reported(&catalogue, called, &["minimax"], language);
            for told in ["who takes the last one wins.", "A heap is one number."] {
                assert!(theirs.contains(told) && !ours.contains(told), "{language}: {theirs}");
            }
            // The rules, the data structures, the evaluator.
            let chapters = |text: &str| -> Vec<String> {
                text.split("\n## ").map(|chapter| chapter.lines().skip(2).collect()).collect()
            };
            for (one, other) in chapters(&ours).iter().zip(chapters(&theirs)).skip(2).take(3) {
                assert_ne!(*one, other, "{language}");
            }
        }
    }
}

#[test]
fn a_typed_tree_has_rules_too() {
    for language in Language::ALL {
        let text = reported(&Catalogue::default(), "tree:(3 (5 -2))", &["minimax"], language);
        assert!(text.contains("MIN"), "{text}");
    }
}
