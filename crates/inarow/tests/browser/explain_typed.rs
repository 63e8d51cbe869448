//! Explain: trees as the textbooks have them.

use crate::explain::MIDDLE;
use crate::harness::test;
use fantoccini::key::Key;

#[test]
fn the_figure_of_the_books() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.click("label:has(#explain-what-typed)").await;
        page.counted("11 nodes · 7 leaves · 1 cut").await;
        assert_eq!(
            page.text_of("document.getElementById('book-text').value").await,
            "((3 12 8) (2 4 6) (14 5 2))"
        );
        page.see("#explain-totals", "alpha-beta: 1, value +3").await;
        // All of it is shown: the second branch is cut after its first leaf, and only known to be at most 2.
        assert_eq!(page.count(".node").await, 11);
        assert_eq!(page.count("[data-cut]").await, 1);
        assert_eq!(page.text("[data-cut]").await, "2");
        let values = page.texts(".node.o .worth-text").await;
        assert_eq!(values, ["+3", "≤+2", "≤+2"]);
        // In the worst order nothing is cut.
        page.choose("#book-classic", "order").await;
        page.counted("13 nodes · 9 leaves · 0 cuts").await;
        page.choose("#book-classic", "deep").await;
        page.see("#explain-totals", "value +5").await;
        page.until("document.querySelector('[data-cut]')").await;
        page.choose("#book-classic", "names").await;
        page.counted("11 nodes · 7 leaves · 1 cut").await;
        page.see("#explain-totals", "alpha-beta: B, value +3").await;
        assert_eq!(page.texts(".node.o .name").await, ["B", "C", "D"]);
        page.fill("#tree-find-text", "B b2").await;
        page.click("#tree-find-go").await;
        page.see("#node-name", "b2").await;
    });
}

#[test]
fn a_tree_of_ones_own() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes · 3 leaves · 0 cuts").await;
        page.see("#explain-totals", "value +3").await;
        page.fill("#book-text", "S(left(win loss) right(draw 7))").await;
        page.enter("#book-text", &char::from(Key::Enter).to_string()).await;
        page.see("#explain-totals", "alpha-beta: right").await;
        page.see("#tree-path", "S").await;
        for algorithm in ["minimax", "negamax", "pvs", "deepening", "mtdf"] {
            page.choose("#search-algorithm", algorithm).await;
            page.click("#search-run").await;
            page.see("#explain-totals", &format!("{algorithm}: right, value 0")).await;
        }
    });
}

#[test]
fn chance_nodes_are_averaged() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes").await;
        page.choose("#book-classic", "chance").await;
        // Only expectimax knows what they are worth, so it is chosen.
        page.counted("21 nodes · 12 leaves · 0 cuts").await;
        page.see("#explain-totals", "expectimax: safe, value +2").await;
        assert_eq!(page.texts(".node .likely").await.len(), 7);
        assert_eq!(page.count(".node.chance").await, 3);
        page.see("#tree-drawing", "+55/36").await;
        // Step by step: chance, its branches, and the sum.
        page.click("#step-first").await;
        page.see("#step-sentence", "The search begins").await;
        let next = async || page.click("#step-next").await;
        next().await;
        page.see("#step-sentence", "Now chance moves").await;
        next().await;
        page.see("#step-sentence", "Chance takes 1 with probability 1/2.").await;
        for _ in 0..6 {
            next().await;
        }
        page.see("#step-sentence", "1/2 · (+3) + 1/2 · (+1) = +2.").await;
        page.see("#code-card [aria-current=step]", "Σ p(branch)").await;
        page.click("#step-last").await;
        page.see("#step-sentence", "safe is best, worth +2").await;
        // The keyboard, and screen readers.
        page.click("label:has(#tree-mode-text)").await;
        page.until("[...document.querySelectorAll('#tree-list [role=treeitem]')].some((row) => row.getAttribute('aria-label').includes('nobody chooses'))").await;
        // Another search says why it cannot.
        page.choose("#search-algorithm", "alpha-beta").await;
        page.click("#search-run").await;
        page.see("#explain-problem", "alpha-beta does not average chance nodes").await;
        page.choose("#language", "cs").await;
        page.fill("#book-text", "{1/4:8 1/4:-2}").await;
        page.click("#search-run").await;
        page.see("#explain-problem", "dávají dohromady 1/2. Musí dát 1").await;
        page.choose("#language", "en").await;
        // Without chance the search of before is back, and expectimax may still be chosen.
        page.fill("#book-text", "(3 (5 -2))").await;
        page.choose("#search-algorithm", "expectimax").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "expectimax: 1, value +3").await;
    });
}

#[test]
fn what_is_no_tree_is_told() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes").await;
        for bad in ["(3 (5", ")", "(3 x)", "()", "<img src=x onerror=alert(1)>", "A(3 A=)"] {
            page.fill("#book-text", bad).await;
            page.click("#search-run").await;
            page.see("#explain-problem", "This is not a tree: ").await;
            assert_eq!(page.attribute("#book-text", "aria-invalid").await, "true", "{bad}");
            // What was there stays.
            page.see("#explain-totals", "5 nodes").await;
        }
        assert_eq!(page.count("#explain img").await, 0);
        page.choose("#language", "pl").await;
        page.fill("#book-text", "(3 (5").await;
        page.click("#search-run").await;
        page.see("#explain-problem", "To nie jest drzewo: nawias (znak 1) nie jest zamknięty")
            .await;
        page.choose("#language", "en").await;
        page.fill("#book-text", "(1 2 4)").await;
        page.click("#search-run").await;
        page.counted("4 nodes · 3 leaves · 0 cuts").await;
        page.gone("#explain-problem").await;
    });
}
