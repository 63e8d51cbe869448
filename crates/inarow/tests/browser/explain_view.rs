//! Explain: how one comes to it and leaves it, on every screen and in every language.

use crate::driver::Wish;
use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::{test, test_with};

#[test]
fn one_goes_to_explain_and_back() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2 a1").await;
        page.click("#nav-explain").await;
        page.counted(MIDDLE_COUNTS).await;
        page.until("location.hash.endsWith('moves=b2.a1&view=explain')").await;
        assert_eq!(page.attribute("#nav-explain", "aria-current").await, "page");
        page.reload().await;
        page.counted(MIDDLE_COUNTS).await;
        page.client.back().await.unwrap();
        page.gone("#explain").await;
        page.board_is(".../.x./o..").await;
        page.client.forward().await.unwrap();
        page.see("#explain-totals", MIDDLE_COUNTS).await;
        page.click("#nav-play").await;
        page.gone("#explain").await;
        // Another position is searched when one comes back.
        page.play("c3").await;
        page.click("#nav-explain").await;
        page.counted("348 nodes · 149 leaves · 61 cuts").await;
    });
}

#[test]
fn a_game_that_is_over_is_told() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=a1.a2.b1.b2.c1&view=explain").await;
        page.see("#explain-totals", "alpha-beta: value X0 · 1 node").await;
        page.tab("costs").await;
        page.see(".costs-row.over", "X has won. There are no replies.").await;
        page.tab("workbench").await;
        page.see("#bench-fault", "The game is over here").await;
        page.tab("tree").await;
        page.click("label:has(#explain-what-typed)").await;
        page.counted("11 nodes").await;
    });
}

#[test]
fn a_search_that_is_too_large_is_refused() {
    test(async |page| {
        page.explain("15x15x5&x=human&o=human&moves=h8.i9").await;
        page.choose("#search-algorithm", "minimax").await;
        page.fill("#search-depth", "4").await;
        page.click("#search-run").await;
        page.see("#search-estimate", "press “Search” again").await;
        page.click("#search-run").await;
        page.see("#explain-problem", "too large to look into. Take a smaller depth, or alpha-beta")
            .await;
        page.fill("#search-depth", "0").await;
        page.see("#search-problem", "120").await;
        page.fill("#search-depth", "1").await;
        page.gone("#search-problem").await;
        page.click("#search-run").await;
        page.counted("224 nodes · 223 leaves · 0 cuts").await;
        page.gone("#explain-problem").await;
    });
}

#[test]
fn a_phone_shows_every_tab_without_scrolling_sideways() {
    test_with(Wish::phone(), async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        let narrow = "document.documentElement.scrollWidth <= innerWidth";
        page.click(".foot[data-toggle='1']").await;
        page.until("document.querySelector('.node[data-node=\"2\"]')").await;
        page.click("#step-first").await;
        page.click("#step-cut-next").await;
        page.see("#step-sentence", "cut.").await;
        page.click("label:has(#tree-mode-text)").await;
        page.until("document.querySelectorAll('#tree-list [role=treeitem]').length > 7").await;
        assert_eq!(page.eval(narrow).await, true, "tree");
        page.see("#tree-list .tree-row.cut", "cut").await;
        page.click("#tree-list .tree-row.cut").await;
        page.see("#why-sentence", "cut.").await;
        let inside =
            "(() => { const box = document.querySelector('dialog[open]').getBoundingClientRect();
            return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()";
        assert_eq!(page.eval(inside).await, true);
        page.click("#why-close").await;
        for (tab, sign) in [
            ("costs", ".cost-card"),
            ("compare", "#compare-b-counts [data-counter]"),
            ("quiz", "#quiz-question"),
            ("workbench", "#bench-board svg"),
        ] {
            page.tab(tab).await;
            page.until(&format!("document.querySelector({sign:?})?.checkVisibility()")).await;
            assert_eq!(page.eval(narrow).await, true, "{tab}");
        }
    });
}

#[test]
fn every_tab_speaks_every_language() {
    test(async |page| {
        page.explain(MIDDLE).await;
        for tab in ["costs", "compare", "quiz", "workbench"] {
            page.tab(tab).await;
        }
        page.until(
            "document.querySelector('.cost-card') && document.querySelector('#bench-board svg')",
        )
        .await;
        for (language, tree, costs) in [
            ("pl", "Drzewo", "Ruch ma X"),
            ("cs", "Strom", "Na tahu je X"),
            ("ru", "Дерево", "Ходит X"),
            ("en", "Tree", "X is to move"),
        ] {
            page.choose("#language", language).await;
            page.see("#explain-tab-tree", tree).await;
            let heads = page.text(".costs-head").await;
            assert!(heads.contains(costs), "{language}: {heads}");
            let missing = "[...document.querySelectorAll('#explain [data-l10n]')].filter((e) => !e.textContent).length";
            assert_eq!(page.eval(missing).await, 0, "{language} lacks words");
        }
    });
}
