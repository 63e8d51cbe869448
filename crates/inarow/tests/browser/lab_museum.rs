//! Lab: the museum, whose boards open in Explain.

use crate::harness::test;

#[test]
fn the_exhibits_have_their_numbers() {
    test(async |page| {
        page.lab("museum").await;
        assert_eq!(page.count("#lab-m-all tbody tr").await, 8);
        page.see("#lab-m-all tr[data-fault='strict-cut']", "850,298").await;
        page.see("#lab-m-all tr[data-fault='bounds-as-ties']", "549").await;
        page.see("#lab-m-strict-cut .lab-code:nth-of-type(1)", "let enough = score > beta;").await;
        page.see("#lab-m-strict-cut .lab-code + .lab-code", "let enough = score >= beta;").await;
        page.see("#lab-m-no-distance", "Worse moves: in 485 of 4,520 positions").await;
        page.see("#lab-m-no-distance", "Wrong values: none").await;
        assert_eq!(page.count(".lab-exhibit .board-picture").await, 8);
        // The table leads to an exhibit and leaves the address alone.
        page.click("#lab-m-all tr[data-fault='low-without-max'] a").await;
        page.until("document.activeElement.id === 'lab-m-low-without-max'").await;
        page.until("location.hash.endsWith('tab=museum')").await;
    });
}

#[test]
fn a_counter_example_opens_in_explain() {
    test(async |page| {
        page.lab("museum").await;
        page.click("#lab-m-open-leaf-for-side-to-move").await;
        page.until("document.querySelector('#tree-drawing .node')").await;
        page.see("#explain-totals", "minimax: c1").await;
        assert_eq!(page.text_of("document.querySelector('#search-depth').value").await, "1");
        let evaluator = "document.querySelector('#search-evaluator').value";
        assert_eq!(page.text_of(evaluator).await, "open-lines");
        page.client.back().await.unwrap();
        page.see("#lab-m-all", "Strict cut").await;
        // Another one, now that Explain is there already.
        page.click("#lab-m-open-strict-cut").await;
        page.see("#explain-totals", "alpha-beta:").await;
        page.until("document.querySelector('#search-evaluator').value === 'longest-run'").await;
        // And from outside.
        let link = "3x3x3&x=human&o=human&moves=b2.a1&view=explain&search=negamax:2:outcome";
        page.open(link).await;
        page.see("#explain-totals", "negamax:").await;
        page.until("document.querySelector('#search-depth').value === '2'").await;
    });
}

#[test]
fn the_game_of_play_and_the_search_outlive_an_exhibit() {
    test(async |page| {
        // The exhibits are of the same board, which may not mix them up.
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c3.(c1.c3)&at=2").await;
        page.click("#nav-lab").await;
        page.click("#lab-tab-museum").await;
        page.click("#lab-m-open-leaf-for-side-to-move").await;
        page.see("#explain-totals", "minimax: c1").await;
        page.see("#explain-apart", "your game in Play is kept").await;
        page.reload().await;
        page.see("#explain-totals", "minimax: c1").await;
        page.until("document.querySelector('#search-evaluator').value === 'open-lines'").await;
        page.until("location.hash.endsWith('view=explain&search=minimax:1:open-lines')").await;
        // Another search of it is the one that a reload brings back.
        page.choose("#search-algorithm", "negamax").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "negamax: c1").await;
        page.until("location.hash.endsWith('search=negamax:1:open-lines')").await;
        page.reload().await;
        page.see("#explain-totals", "negamax: c1").await;
        // Explain again is about the game of Play, and Play has it.
        page.click("#nav-explain").await;
        page.gone("#explain-apart").await;
        page.until("location.hash.endsWith('moves=b2.a1.c3.(c1.c3)&at=2&view=explain')").await;
        page.see("#explain-totals", "negamax: ").await;
        page.client.back().await.unwrap();
        page.see("#explain-apart", "kept").await;
        page.open("").await;
        page.board_is(".../.x./o..").await;
        page.see("#moves", "c3").await;
        assert_eq!(page.count("#moves .branch").await, 1);
    });
}

#[test]
fn a_museum_that_cannot_be_loaded_comes_with_the_server() {
    test(async |page| {
        page.expected.extend(["ERR_CONNECTION_REFUSED", "Failed to fetch"]);
        page.lab("compare").await;
        page.server.kill();
        page.see("#connection", "No connection").await;
        page.click("#lab-tab-museum").await;
        page.see("#lab-panel-museum .problem", "could not be loaded").await;
        page.server.restart();
        page.gone("#connection").await;
        page.click("#lab-tab-compare").await;
        page.click("#lab-tab-museum").await;
        page.see("#lab-m-all", "Strict cut").await;
        page.gone("#lab-m-busy").await;
        assert_eq!(page.count("#lab-panel-museum .problem:not([hidden])").await, 0);
    });
}
