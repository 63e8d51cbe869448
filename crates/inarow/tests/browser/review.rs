//! The review of a game: one click after its end, the mistakes one by one, and another try.

use crate::driver::Wish;
use crate::harness::{test, test_with};

/// O answers the centre with a side and is lost; X gives the win away; then nobody errs.
const DRAWN: &str = "3x3x3&x=human&o=engine:10&moves=b2.b1.b3.a1.c1.a3.a2.c2.c3";

#[test]
fn a_game_that_is_over_is_reviewed_in_one_click() {
    test(async |page| {
        page.open(DRAWN).await;
        page.see("#status", "Draw").await;
        page.gone("#review-now").await;
        page.click("#review.main").await;
        page.see("#review-text", "Moves that changed the result: 2. Costly moves: 0.").await;
        page.see("#review-note", "All results are proven.").await;
        page.until("document.querySelectorAll('[data-testid=chart] .point').length === 10").await;
        assert_eq!(page.texts(".chart-mark.changed").await, ["??", "??"]);
        // What remains is to play again.
        page.see("#rematch.main", "Rematch").await;
        let numbers = |of: &str| format!("#review-summary tr[data-count={of}]");
        page.see(&numbers("changed"), "Changed the result11").await;
        page.see(&numbers("missed"), "Wins missed10").await;
        page.see(&numbers("moves"), "Moves54").await;
        // The position before the mistake, the refutation and the better move.
        page.click("#review-next").await;
        page.see("#review-move", "Move 2, O b1 ??").await;
        page.see("#review-text", "This turned a draw into a loss.").await;
        page.see("#review-text", "holds the draw. After b1: X wins in 5 plies, as shown on").await;
        page.stones_are(1).await;
        page.until("document.querySelectorAll('.ghost.line').length === 6").await;
        page.until("document.querySelectorAll('.better-ring').length === 1").await;
        page.click("#review-next").await;
        page.see("#review-move", "Move 3: you played b3 ??").await;
        page.see("#review-text", "This turned a win into a draw.").await;
        page.click("#review-previous").await;
        page.see("#review-move", "Move 2, O b1").await;
        page.click("[data-mark=\"3\"]").await;
        page.see("#review-move", "Move 3: you played b3").await;
        let better = page.text_of("document.querySelector('.better-ring').dataset.better").await;
        // Another try gives nothing away, is answered, and stands beside the old moves.
        page.click("#review-again").await;
        page.gone(".better-ring").await;
        page.gone(".ghost.line").await;
        page.see("#message", "Find a better move than b3.").await;
        page.stones_are(2).await;
        page.click_cell(&better).await;
        page.see("#live", "").await;
        page.stones_are(4).await;
        page.see("#moves .branch", &better).await;
        // Stepping through the game tells of each move.
        page.click("#moves [data-ply=\"1\"]").await;
        page.see("#review-text", "As good as the best. After b2: draw.").await;
    });
}

#[test]
fn another_try_than_the_best_is_judged() {
    test(async |page| {
        page.open(DRAWN).await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("[data-mark=\"3\"]").await;
        let better = page.text_of("document.querySelector('.better-ring').dataset.better").await;
        page.click("#review-again").await;
        page.see("#message", "Find a better move than b3.").await;
        // Beside a stone at the side both corners win.
        let other = if better == "a1" { "c1" } else { "a1" };
        page.click_cell(other).await;
        page.see("#review-text", &format!("{other} keeps the result too.")).await;
        // A move that loses, where one would have won.
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c1.b1.a3").await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("[data-mark=\"4\"]").await;
        page.click("#review-again").await;
        page.click_cell("c2").await;
        page.see("#message", "c2 is no better: a3 follows.").await;
    });
}

#[test]
fn a_long_review_is_stopped_and_taken_up_again() {
    test(async |page| {
        let moves = "h8.h7.i8.g7.j8.a1.k8.g8";
        page.open(&format!("15x15x5&x=human&o=human&moves={moves}")).await;
        page.gone("#review").await;
        page.click("#review-now").await;
        page.see("#review-stop", "Stop").await;
        page.until("document.getElementById('review-progress').value > 0").await;
        page.click("#review-stop").await;
        page.see("#review-note", "Moves not looked at: ").await;
        page.see("#review-stop", "Look again").await;
        page.click("#review-stop").await;
        page.see("#review-note", "Judged by proven results: ").await;
        page.gone("#review-stop").await;
        // O leaves an open three alone, which is an opinion: nothing is proven before it.
        page.see("[data-mark=\"6\"]", "?!").await;
        page.see("#review-note", "?! is an opinion, by scores.").await;
        page.click("[data-mark=\"6\"]").await;
        page.see("#review-move", "Move 6, O a1 ?!").await;
        page.see("#review-text", "By the scores this was costly").await;
        // A touch of the board takes the refutation away.
        page.until("document.querySelectorAll('.ghost.line').length > 2").await;
        page.click_cell("a15").await;
        page.gone(".better-ring").await;
        // Another game has no review yet.
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.gone("#review-card").await;
    });
}

#[test]
fn connect_four_and_reversi_are_reviewed_on_a_phone_too() {
    test_with(Wish::phone(), async |page| {
        // To begin at the edge loses; in the end O does not stop the fourth stone.
        let moves = "a1.g1.a2.g2.a3.f1.a4";
        page.open(&format!("7x6x4+gravity&x=human&o=human&moves={moves}")).await;
        page.click("#review").await;
        page.until("document.querySelectorAll('.chart-mark.changed').length > 0").await;
        page.gone("#review-progress").await;
        page.click("#review-next").await;
        page.see("#review-move", "??").await;
        page.until("document.querySelectorAll('.better-ring').length === 1").await;
        page.open("reversi:4&x=human&o=human&moves=b1").await;
        page.click("#review-now").await;
        page.see("#review-note", "All results are proven.").await;
        page.see("#review-card", "No move changed the result").await;
    });
}
