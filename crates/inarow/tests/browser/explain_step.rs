//! Explain: step by step, and why something was cut.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::test;
use crate::page::Page;
use fantoccini::key::Key;
use serde_json::json;

/// The figure of the books: the middle branch is cut after its first leaf.
const BOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";
const BOOK_COUNTS: &str = "11 nodes · 7 leaves · 1 cut";

/// The number of the step that is shown, from 1, and of all.
async fn at(page: &Page) -> (u32, u32) {
    let text = page.text("#step-at").await.replace(',', "");
    let (n, of) = text.split_once(" / ").unwrap();
    (n.parse().unwrap(), of.parse().unwrap())
}

async fn at_is(page: &Page, n: u32) {
    page.until(&format!("document.getElementById('step-range').value === '{}'", n - 1)).await;
}

/// A variable beside the pseudocode.
async fn variable(page: &Page, name: &str) -> String {
    page.text(&format!("#variables [data-variable='{name}'] dd")).await
}

#[test]
fn every_step_to_the_end_and_back() {
    test(async |page| {
        page.explain_tree(BOOK, BOOK_COUNTS).await;
        let (last, all) = at(page).await;
        assert_eq!(last, all);
        page.see("#step-sentence", "The search is done: 1 is best, worth +3.").await;
        page.click("#step-first").await;
        at_is(page, 1).await;
        page.see("#step-sentence", "The search begins. MAX is to move").await;
        let mut told = vec![page.text("#step-sentence").await];
        for n in 2..=all {
            page.click("#step-next").await;
            at_is(page, n).await;
            told.push(page.text("#step-sentence").await);
            assert_eq!(page.count("#pseudocode [aria-current]").await, 1, "step {n}");
        }
        assert_eq!(told.iter().filter(|words| words.contains("cut.")).count(), 1, "{told:#?}");
        assert_eq!(told.iter().filter(|words| words.contains("A leaf")).count(), 7, "{told:#?}");
        page.counted(BOOK_COUNTS).await;
        for n in (1..all).rev() {
            page.click("#step-back").await;
            at_is(page, n).await;
            assert_eq!(page.text("#step-sentence").await, told[n as usize - 1], "step {n}");
        }
    });
}

#[test]
fn the_tree_shows_what_was_known() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        let (_, all) = at(page).await;
        page.click("#step-first").await;
        page.see("#step-at", &format!("1 / {},{:03}", all / 1000, all % 1000)).await;
        page.see("#step-counts", "1 node · 0 leaves · 0 cuts").await;
        page.until("document.querySelectorAll('.node.future').length === 7").await;
        assert_eq!(variable(page, "α").await, "-∞");
        page.click("#step-next").await;
        page.see(
            "#step-sentence",
            "X tries a3. Now O is to move; only values inside [-∞, +∞] matter.",
        )
        .await;
        page.until("document.querySelector('.node.current')?.dataset.node === '1'").await;
        assert_eq!(page.texts("#open-path [data-node]").await.len(), 2);
        assert_eq!(page.count("#step-board svg").await, 1);
        // The scrubber is a slider for the keyboard too.
        page.enter("#step-range", &char::from(Key::Right).to_string()).await;
        at_is(page, 3).await;
        page.enter("#step-range", &char::from(Key::End).to_string()).await;
        at_is(page, all).await;
        page.see("#step-counts", MIDDLE_COUNTS).await;
        page.until("document.querySelectorAll('.node.future').length === 0").await;
        page.fill("#tree-find-text", "b3").await;
        page.click("#tree-find-go").await;
        page.see("#node-name", "b3 · #447").await;
        page.click("#node-step").await;
        page.see("#step-sentence", "X tries b3.").await;
        assert_eq!(variable(page, "node").await, "#447");
        assert_eq!(variable(page, "α").await, "0");
    });
}

/// On a busy machine the first frame comes after the answer of the server.
#[test]
fn the_tree_is_in_sight_though_frames_come_late() {
    test(async |page| {
        let late = "const soon = requestAnimationFrame; \
            window.requestAnimationFrame = (run) => soon(() => setTimeout(run, 700))";
        let script =
            page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": late })).await;
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.click("#step-first").await;
        page.until("document.querySelectorAll('.node.future').length === 7").await;
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", script).await;
    });
}

#[test]
fn cuts_are_found_in_both_directions() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.click("#step-first").await;
        at_is(page, 1).await;
        let mut cuts = vec![1];
        for _ in 0..3 {
            page.click("#step-cut-next").await;
            let before = cuts.last().unwrap() - 1;
            page.until(&format!("document.getElementById('step-range').value > {before}")).await;
            page.see("#step-sentence", "cut.").await;
            cuts.push(at(page).await.0);
            let lit = page.text("#pseudocode [aria-current]").await;
            assert!(lit.contains('α') && lit.contains('β'), "{lit}");
        }
        page.click("#step-cut-back").await;
        at_is(page, cuts[2]).await;
        page.click("#step-cut-back").await;
        at_is(page, cuts[1]).await;
        page.click("#step-cut-back").await;
        page.until("document.getElementById('live').textContent.includes('no further cut')").await;
        page.click("#step-last").await;
        page.see("#step-counts", MIDDLE_COUNTS).await;
        page.click("#step-cut-back").await;
        page.see("#step-sentence", "cut.").await;
        page.until("document.querySelector('.stub.cut:not(.future)')").await;
    });
}

#[test]
fn steps_are_played() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.choose("#step-speed", "20").await;
        // From the end it begins anew.
        page.click("#step-play").await;
        page.until("document.getElementById('step-play').ariaLabel === 'Pause'").await;
        page.until("document.getElementById('step-range').value > 4").await;
        page.click("#step-play").await;
        page.until("document.getElementById('step-play').ariaLabel === 'Play the steps'").await;
        let now = at(page).await.0;
        let frames = "new Promise((done) => { let n = 0; const tick = () => (n++ > 8 ? done(true) \
            : requestAnimationFrame(tick)); tick(); })";
        page.eval(frames).await;
        assert_eq!(at(page).await.0, now);
        page.choose("#step-speed", "1000").await;
        page.click("#step-play").await;
        page.see("#step-counts", MIDDLE_COUNTS).await;
        page.until("document.getElementById('step-play').ariaLabel === 'Play the steps'").await;
    });
}

#[test]
fn a_cut_is_told_in_every_language() {
    test(async |page| {
        // Each branch is cut after its first leaf: one, two and five moves remain.
        let tree = "((5 6) (1 9) (2 9 9) (3 9 9 9 9 9))";
        page.explain_tree(tree, "10 nodes · 5 leaves · 3 cuts").await;
        for (language, begin, rests) in [
            (
                "en",
                "MIN already has a reply worth +1 here, so MAX, who can get +5 elsewhere",
                [
                    "the remaining move is cut.",
                    "the remaining 2 moves are cut.",
                    "the remaining 5 moves are cut.",
                ],
            ),
            (
                "pl",
                "MIN ma tu już odpowiedź wartą +1, więc MAX, mając gdzie indziej +5",
                [
                    "pozostały 1 ruch zostaje odcięty.",
                    "pozostałe 2 ruchy zostają odcięte.",
                    "pozostałych 5 ruchów zostaje odciętych.",
                ],
            ),
            (
                "cs",
                "MIN tu už má odpověď v hodnotě +1, a tak MAX, který jinde dostane +5",
                [
                    "zbývající 1 tah se ořeže.",
                    "zbývající 2 tahy se ořežou.",
                    "zbývajících 5 tahů se ořeže.",
                ],
            ),
            (
                "ru",
                "У MIN здесь уже есть ответ с оценкой +1, поэтому MAX, имея в другом месте +5",
                [
                    "оставшийся 1 ход отсекается.",
                    "оставшиеся 2 хода отсекаются.",
                    "оставшиеся 5 ходов отсекаются.",
                ],
            ),
        ] {
            page.choose("#language", language).await;
            page.click("#step-first").await;
            at_is(page, 1).await;
            page.click("#step-cut-next").await;
            page.see("#step-sentence", begin).await;
            page.see("#step-sentence", rests[0]).await;
            assert_eq!(
                (variable(page, "α").await, variable(page, "β").await),
                ("+5".into(), "+1".into())
            );
            for rest in &rests[1..] {
                page.click("#step-cut-next").await;
                page.see("#step-sentence", rest).await;
            }
        }
    });
}

#[test]
fn the_passes_of_mtdf_are_told() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes · 3 leaves · 0 cuts").await;
        page.choose("#search-algorithm", "mtdf").await;
        page.click("#search-run").await;
        page.counted("18 nodes · 10 leaves · 2 cuts · 1 table hit").await;
        // Two depths, each with a bound from below, one from above, and a pass that finds the line.
        let passes =
            "[...document.querySelectorAll('#tree-round option')].map((one) => one.text).join()";
        page.until(&format!("{passes} === 'Depth 1: ≥+3,Depth 1: ≤+3,Depth 1: +3,Depth 2: ≥+3,Depth 2: ≤+3,Depth 2: +3'")).await;
        page.click("#step-first").await;
        page.see(
            "#step-sentence",
            "A pass of the iteration with depth 1: is the value at least 0, or at most -1?",
        )
        .await;
        let mut told = Vec::new();
        for n in 2..=at(page).await.1 {
            page.click("#step-next").await;
            at_is(page, n).await;
            told.push(page.text("#step-sentence").await);
        }
        for wanted in [
            "The answer of this pass, to depth 1: the value is +3 or more.",
            "The answer of this pass, to depth 1: the value is +3 or less.",
            "The value of depth 1 is known. One more pass, with a window around it, finds the line",
            "The iteration with depth 1 is done: 1, worth +3. The next one goes one ply deeper.",
            "The last iteration, with depth 2, is done: 1, worth +3.",
        ] {
            assert!(told.iter().any(|text| text.contains(wanted)), "{wanted}: {told:#?}");
        }
    });
}

#[test]
fn a_cut_in_a_book_is_explained() {
    test(async |page| {
        page.explain_tree(BOOK, BOOK_COUNTS).await;
        page.click("[data-cut]").await;
        page.see(
            "#why-sentence",
            "MIN already has a reply worth +2 here, so MAX, who can get +3 elsewhere, \
            will never come here: the remaining 2 moves are cut.",
        )
        .await;
        assert_eq!(page.text("#why-window").await, "[+3, +∞]");
        assert_eq!(page.text("#why-after").await, "[+3, +2]  α ≥ β");
        page.see("#why-elsewhere", "1: +3 (#0)").await;
        page.see("#why-skipped", "2 moves cut").await;
        page.see("#why-minimax", "would have visited 2 nodes there").await;
        page.click("#why-step").await;
        page.gone("#why-dialog").await;
        page.see("#step-sentence", "the remaining 2 moves are cut.").await;
    });
}

#[test]
fn a_cut_on_the_board_is_explained() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.click(".foot[data-toggle='679']").await;
        page.click("[data-cut='679']").await;
        page.see(
            "#why-sentence",
            "O already has a reply worth = here, so X, who can get = elsewhere",
        )
        .await;
        assert_eq!(page.text("#why-window").await, "[0, +∞]");
        assert_eq!(page.text("#why-after").await, "[0, 0]  α ≥ β");
        page.see("#why-elsewhere", "a3: = (#0)").await;
        page.see("#why-minimax", "would have visited").await;
        assert!(page.text("#why-minimax").await.contains(" nodes there"));
        // The line goes to its end on the board, and can be taken back.
        let line = page.count("#why-line .played").await;
        assert!(line >= 2, "{line}");
        let stones = "document.querySelector('#why-board svg').ariaLabel";
        let end = page.text_of(stones).await;
        page.click("#why-back").await;
        page.until(&format!(
            "document.querySelectorAll('#why-line .played').length === {}",
            line - 1
        ))
        .await;
        assert_ne!(page.text_of(stones).await, end);
        page.click("#why-forth").await;
        page.until(&format!("document.querySelectorAll('#why-line .played').length === {line}"))
            .await;
        assert_eq!(page.text_of(stones).await, end);
        assert_eq!(page.attribute("#why-forth", "aria-disabled").await, "true");
        page.press(char::from(Key::Escape)).await;
        page.gone("#why-dialog").await;
        // The card of the node asks too.
        page.click("#tree-path [data-node='679']").await;
        page.click("#node-why").await;
        page.see("#why-dialog", "Why was this cut?").await;
        page.click("#why-close").await;
        page.gone("#why-dialog").await;
    });
}
