//! Lab: how one comes to it and leaves it, on every screen and in every language.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use fantoccini::key::Key;

#[test]
fn the_lab_has_an_address_and_tabs() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#nav-lab").await;
        page.see("#lab-panel-compare", "What does a search cost?").await;
        assert_eq!(page.attribute("#nav-lab", "aria-current").await, "page");
        page.gone("#play").await;
        page.click("#lab-tab-tournament").await;
        page.see("#lab-panel-tournament", "Who is stronger?").await;
        page.until("location.hash.endsWith('moves=b2&view=lab&tab=tournament')").await;
        page.reload().await;
        page.see("#lab-panel-tournament", "Who is stronger?").await;
        // The keys of tabs.
        page.click("#lab-tab-tournament").await;
        page.press(char::from(Key::Right)).await;
        page.see("#lab-m-all", "Strict cut").await;
        page.until("document.activeElement.id === 'lab-tab-museum'").await;
        page.until("location.hash.endsWith('tab=museum')").await;
        page.client.back().await.unwrap();
        page.see("#lab-panel-tournament", "Who is stronger?").await;
        page.client.back().await.unwrap();
        page.see("#lab-panel-compare", "What does a search cost?").await;
        page.click("#nav-play").await;
        page.gone("#lab").await;
        page.board_is(".../.x./...").await;
    });
}

#[test]
fn an_address_may_name_the_lab_without_a_game() {
    test(async |page| {
        page.open("5x5x4&x=human&o=human&moves=c3").await;
        page.open("view=lab&tab=museum").await;
        page.see("#lab-m-all", "Strict cut").await;
        assert_eq!(page.text("#message").await, "", "that is no fault");
        // The latest game is still there.
        page.click("#nav-play").await;
        page.stones_are(1).await;
    });
}

#[test]
fn a_phone_shows_every_tab_without_scrolling_sideways() {
    test_with(Wish::phone(), async |page| {
        page.lab("compare").await;
        assert!(!page.is_too_wide().await, "compare");
        page.click("#lab-run").await;
        page.see("#lab-status", "All 18 done.").await;
        assert!(!page.is_too_wide().await, "results");
        page.click("#lab-tab-tournament").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 30 games played.").await;
        assert!(!page.is_too_wide().await, "tournament");
        page.click("#lab-tab-museum").await;
        page.see("#lab-m-all", "Strict cut").await;
        assert!(!page.is_too_wide().await, "museum");
    });
}

#[test]
fn every_language_has_the_lab() {
    test(async |page| {
        page.lab("compare").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 18 done.").await;
        for (language, run, plot, fault) in [
            ("pl", "Porównaj", "Węzły według głębokości", "Ostra nierówność"),
            ("cs", "Porovnat", "Uzly podle hloubky", "Ostrá nerovnost"),
            ("ru", "Сравнить", "Узлы по глубине", "Строгое неравенство"),
            ("en", "Compare", "Nodes by depth", "Strict cut"),
        ] {
            page.choose("#language", language).await;
            page.see("#lab-run", run).await;
            page.see("#lab-plot-0-nodes figcaption", plot).await;
            page.click("#lab-tab-museum").await;
            page.see("#lab-m-all", fault).await;
            page.click("#lab-tab-tournament").await;
            let missing = "[...document.querySelectorAll('#lab [data-l10n]')].filter((e) => !e.textContent).length";
            assert_eq!(page.eval(missing).await, 0, "{language} lacks words");
            page.click("#lab-tab-compare").await;
        }
    });
}
