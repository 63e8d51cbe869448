//! Explain: what a search will cost, Stop, wide nodes, random trees, and cuts on equality.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::test;

#[test]
fn a_large_search_is_estimated_and_stopped() {
    test(async |page| {
        page.explain("15x15x5&x=human&o=human&moves=h8.i9").await;
        // Of 223 moves the best eight, and eight more at a time, drawn and as text.
        page.see(".stub.more", "+215 more").await;
        assert_eq!(page.count(".node").await, 9);
        page.click(".stub.more").await;
        page.see(".stub.more", "+207 more").await;
        page.click("label:has(#tree-mode-text)").await;
        page.see("#tree-list [data-key='m0']", "+207 more").await;
        page.click("label:has(#tree-mode-drawing)").await;
        // What is far too large is told before it runs, and runs only if asked for again.
        page.fill("#search-depth", "5").await;
        page.see("#search-estimate", "but at most 1,000,000 nodes can be shown").await;
        page.click("#search-run").await;
        page.see("#search-estimate", "press “Search” again").await;
        page.gone("#search-stop").await;
        page.see("#search-first-plies", "Keep only the first plies").await;
        page.click("#search-run").await;
        page.see("#search-sofar", "so far").await;
        page.until("document.getElementById('search-progress').value > 0").await;
        page.click("#search-stop").await;
        page.see("#explain-totals", "The search was stopped.").await;
        page.gone("#search-stop").await;
        // Nothing is broken by that.
        page.fill("#search-depth", "1").await;
        page.see("#search-estimate", "224 nodes.").await;
        page.gone("#search-first-plies").await;
        page.click("#search-run").await;
        page.counted("224 nodes · 223 leaves · 0 cuts").await;
        page.gone("#search-estimate").await;
    });
}

#[test]
fn cuts_on_equality_can_be_left_out() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.see("#pseudocode", "if α ≥ β: break").await;
        page.click("#search-equality").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "alpha-beta (no cuts on equality): a3, value =").await;
        page.see("#pseudocode", "if α > β: break").await;
        let nodes = "parseInt(document.getElementById('step-counts').textContent.replace(',', ''))";
        page.until(&format!("{nodes} > 1348")).await;
        page.click("#step-first").await;
        page.click("#step-cut-next").await;
        page.see("#step-sentence", "cut.").await;
        // Only alpha-beta has the choice; α and β are folded away until they are needed.
        page.gone("#search-alpha").await;
        page.click("#search-window summary").await;
        page.until("document.getElementById('search-alpha').checkVisibility()").await;
        page.choose("#search-algorithm", "pvs").await;
        page.gone("#search-equality").await;
        page.tab("compare").await;
        page.choose("#compare-a-algorithm", "alpha-beta").await;
        page.click("#compare-a-equality").await;
        page.click("#compare-run").await;
        page.see("#compare-a-title", "no cuts on equality").await;
        page.click("#compare-b-equality").await;
        page.click("#compare-run").await;
        page.see("#compare-totals", "value").await;
    });
}

#[test]
fn a_random_tree_is_made_and_edited() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes").await;
        page.choose("#search-algorithm", "minimax").await;
        page.click("#book-random summary").await;
        page.fill("#random-branching", "2").await;
        page.fill("#random-depth", "3").await;
        page.fill("#random-seed", "5").await;
        page.click("#random-make").await;
        page.counted("15 nodes · 8 leaves · 0 cuts").await;
        let text = page.text_of("document.getElementById('book-text').value").await;
        assert!(text.starts_with("(((") && text.ends_with(")))"), "{text}");
        // The same numbers, the same tree; another seed, another one.
        page.fill("#random-seed", "6").await;
        page.click("#random-make").await;
        page.until(&format!("document.getElementById('book-text').value !== {text:?}")).await;
        page.fill("#random-seed", "5").await;
        page.click("#random-make").await;
        page.until(&format!("document.getElementById('book-text').value === {text:?}")).await;
        page.fill("#book-text", &format!("({text} 4)")).await;
        page.click("#search-run").await;
        page.counted("17 nodes").await;
        // What is wrong replaces what was wrong before.
        page.fill("#random-branching", "99").await;
        page.click("#random-make").await;
        page.see("#explain-problem", "1 to 9 branches").await;
        page.fill("#search-depth", "x").await;
        page.fill("#search-depth", "0").await;
        page.until("document.getElementById('search-problem').checkVisibility()").await;
        page.gone("#explain-problem").await;
    });
}
