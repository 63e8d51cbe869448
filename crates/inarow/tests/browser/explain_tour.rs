//! Explain: the guided tour, and the tree alone on the screen.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::test;
use fantoccini::key::Key;

#[test]
fn the_tour_goes_from_minimax_to_alpha_beta() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.until("document.querySelector('#tour-start.untaken')").await;
        page.click("#tour-start").await;
        // By the keyboard alone: the button for the next stop has the focus.
        for words in [
            "every game that can still be played: 14 nodes",
            "the value is X3",
            "worst for X: O2",
            "the best of that: b2, X3",
            "α, what X has for sure",
            "Here it stops looking",
            "with 10 nodes instead of 14",
        ] {
            page.see("#tour-words", words).await;
            page.until("document.activeElement?.id === 'tour-next'").await;
            if words.contains("stops looking") {
                page.see("#step-sentence", "the remaining move is cut.").await;
                page.until("document.querySelector('#tree-drawing.tour-mark [data-cut]')").await;
            }
            page.press(Key::Enter.into()).await;
        }
        page.see("#tour-at", "8 of 8").await;
        page.see("#step-counts", "10 nodes").await;
        page.press(Key::Enter.into()).await;
        // What was looked into before is there again, and the tour is known.
        page.gone("#tour").await;
        page.counted(MIDDLE_COUNTS).await;
        assert_eq!(page.count(".tour-mark").await, 0);
        page.reload().await;
        page.until("document.querySelector('#tour-start:not(.untaken)')").await;
        page.click("#tour-start").await;
        page.see("#tour-at", "1 of 8").await;
        page.click("#tour-next").await;
        page.see("#tour-at", "2 of 8").await;
        page.click("#tour-back").await;
        page.see("#tour-at", "1 of 8").await;
        page.click("#tour-skip").await;
        page.gone("#tour").await;
        page.counted(MIDDLE_COUNTS).await;
        page.click("#tour-start").await;
        page.see("#tour-at", "1 of 8").await;
        page.press(Key::Escape.into()).await;
        page.gone("#tour").await;
        page.counted(MIDDLE_COUNTS).await;
    });
}

#[test]
fn a_tour_that_is_left_begins_anew() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.click("#tour-start").await;
        page.see("#tour-words", "14 nodes").await;
        page.click("#explain-tab-costs").await;
        page.gone("#tour").await;
        assert_eq!(page.text_of("document.activeElement.id").await, "explain-tab-costs");
        page.click("#explain-tab-tree").await;
        page.counted(MIDDLE_COUNTS).await;
        // Whether another tab is chosen or another view.
        page.click("#tour-start").await;
        page.see("#tour-words", "14 nodes").await;
        page.click("#nav-play").await;
        page.gone("#tour").await;
        page.click("#nav-explain").await;
        page.counted(MIDDLE_COUNTS).await;
    });
}

#[test]
fn the_tree_fills_the_window_or_the_screen() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        let bottom = "document.querySelector('.explain-main').getBoundingClientRect().bottom";
        page.eval("scrollTo(0, 400)").await;
        page.until(&format!("innerHeight - {bottom} < 40 && {bottom} <= innerHeight")).await;
        page.click("#tree-full").await;
        page.until("document.querySelector('.tree-tab.full #tree-full[aria-pressed=true]')").await;
        page.until("!document.getElementById('search-form').checkVisibility()").await;
        page.until("document.getElementById('tree-card').clientHeight > 0.6 * innerHeight").await;
        page.click("#tree-full").await;
        page.gone(".tree-tab.full").await;
        // Where the browser does not let a page do so, the window has to do.
        page.eval("Element.prototype.requestFullscreen = undefined").await;
        page.click("#tree-full").await;
        page.until("document.querySelector('.tree-tab.full')").await;
        page.press(Key::Escape.into()).await;
        page.gone(".tree-tab.full").await;
        page.until("document.getElementById('search-form').checkVisibility()").await;
    });
}
