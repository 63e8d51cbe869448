//! Explain: two searches side by side.

use crate::explain::MIDDLE;
use crate::harness::test;
use crate::page::Page;

/// A counter of a side as it is shown now.
async fn count(page: &Page, side: &str, counter: &str) -> u64 {
    let css = format!("#compare-{side}-counts [data-counter='{counter}']");
    page.attribute(&css, "data-count").await.parse().unwrap()
}

#[test]
fn two_algorithms_run_in_locked_step() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.tab("compare").await;
        page.see("#compare-totals", "1,348 instead of 6,812. Both find the same value: =.").await;
        assert_eq!((count(page, "a", "nodes").await, count(page, "b", "nodes").await), (1, 1));
        page.see("#compare-a-sentence", "The search begins.").await;
        for n in 2..=4 {
            page.click("#compare-next").await;
            page.see("#compare-at", &format!("{n} / ")).await;
        }
        page.see("#compare-a-sentence", "tries").await;
        assert_eq!(page.text("#compare-a-path").await, "root › a3 › b3 › c3");
        assert!(page.text("#compare-b-path").await.starts_with("root › a3 › b3 › c3  [-∞, +∞]"));
        page.click("#compare-last").await;
        page.see("#compare-a-result", "minimax: a3, value =").await;
        page.see("#compare-b-result", "alpha-beta: a3, value =").await;
        page.see("#compare-b-state", "ended after 4,318 steps").await;
        for (side, counts) in [("a", [6812, 3198, 0, 0]), ("b", [1348, 571, 271, 0])] {
            for (counter, n) in ["nodes", "leaves", "cutoffs", "table_hits"].into_iter().zip(counts)
            {
                assert_eq!(count(page, side, counter).await, n, "{counter} of {side}");
            }
        }
        page.click("#compare-first").await;
        page.see("#compare-a-sentence", "The search begins.").await;
        page.choose("#compare-speed", "100").await;
        page.click("#compare-play").await;
        page.until("document.getElementById('compare-range').value > 20").await;
        page.click("#compare-play").await;
        page.until("document.getElementById('compare-play').ariaLabel === 'Play the steps'").await;
        // Both have done as many steps.
        let shown = "[...document.querySelectorAll('#compare-a-state, #compare-b-state')] \
            .map((e) => e.textContent.split(' / ')[0])";
        page.until(&format!("(([a, b]) => a === b)({shown})")).await;
    });
}

#[test]
fn two_move_orders_are_compared() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.tab("compare").await;
        page.see("#compare-totals", "instead of 6,812").await;
        page.choose("#compare-a-algorithm", "alpha-beta").await;
        page.choose("#compare-b-order", "center").await;
        page.click("#compare-run").await;
        page.see("#compare-totals", "alpha-beta, row").await;
        page.see("#compare-totals", "alpha-beta, center").await;
        page.see("#compare-totals", "1,348").await;
        page.fill("#compare-a-depth", "0").await;
        page.see("#compare-a-problem", "120").await;
        page.fill("#compare-a-depth", "2").await;
        page.gone("#compare-a-problem").await;
    });
}

#[test]
fn a_typed_tree_is_compared_too() {
    test(async |page| {
        page.explain_tree("((3 12 8) (2 4 6) (14 5 2))", "11 nodes").await;
        page.tab("compare").await;
        page.see("#compare-about", "((3 12 8) (2 4 6) (14 5 2))").await;
        page.see("#compare-totals", "11 instead of 13. Both find the same value: +3.").await;
        page.click("#compare-last").await;
        page.see("#compare-b-result", "value +3").await;
        assert_eq!((count(page, "a", "nodes").await, count(page, "b", "nodes").await), (13, 11));
        assert_eq!((count(page, "a", "cutoffs").await, count(page, "b", "cutoffs").await), (0, 1));
    });
}
