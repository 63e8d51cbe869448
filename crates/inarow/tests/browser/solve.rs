//! "Solve this position" in Play and in Explain.

use crate::driver::Wish;
use crate::harness::{test, test_with};

#[test]
fn a_position_is_solved_and_shown_as_proven() {
    test(async |page| {
        page.open("5x5x4&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: a draw").await;
        page.see("#solve-facts", "nodes").await;
        page.gone("#solve-stop").await;
        // Another position is another question; what is proven is remembered.
        page.play("c3").await;
        page.gone("#solve-card").await;
        page.click("#previous").await;
        page.see("#solve-result", "Proven: a draw").await;
        page.open("3x3x3&x=human&o=human&first=o&moves=b2.b3").await;
        page.press('s').await;
        page.see("#solve-result.proven", "Proven: O wins").await;
        page.choose("#language", "cs").await;
        page.see("#solve-result", "Dokázáno: vyhraje O").await;
    });
}

#[test]
fn a_small_board_shows_the_value_of_each_move() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: a draw").await;
        page.see("#solve-moves", "X wins after b3 a2 c2 b1").await;
        page.see("#solve-moves", "Draw after a3 c3 a1 c1").await;
        page.open("5x5x4&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: a draw").await;
        page.gone("#solve-moves").await;
    });
}

#[test]
fn a_long_search_tells_its_progress_and_can_be_stopped() {
    test(async |page| {
        page.open("8x8x5&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-facts", "nodes").await;
        page.until("document.getElementById('solve-progress').checkVisibility()").await;
        page.click("#solve-stop").await;
        page.see("#solve-result", "Stopped before the value was known").await;
        page.gone("#solve-progress").await;
        page.see("#solve-stop", "Again").await;
        page.click("#solve-stop").await;
        page.see("#solve-stop", "Stop").await;
        page.until("document.getElementById('solve-progress').checkVisibility()").await;
        // A move ends it.
        page.click_cell("d4").await;
        page.gone("#solve-card").await;
    });
}

#[test]
fn connect_four_is_solved_with_its_distance() {
    test(async |page| {
        page.open("7x6x4+gravity&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-facts", "nodes").await;
        page.click("#solve-stop").await;
        page.see("#solve-result", "Stopped").await;
        page.open("4x4x3+gravity&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: X wins in 9 plies").await;
    });
}

#[test]
fn what_cannot_be_solved_says_why() {
    test(async |page| {
        for (game, reason) in [
            ("15x15x5&x=human&o=human", "up to 64 cells"),
            ("9x7x4+gravity&x=human&o=human", "up to 64 cells"),
            ("5x5x4+exact&x=human&o=human", "only with gravity"),
            ("3x3x3&x=human&o=human&moves=a1.a2.b1.b2.c1", "The game is over"),
        ] {
            page.open(game).await;
            page.click("#solve").await;
            page.see("#solve-result", reason).await;
            page.gone("#solve-stop").await;
        }
    });
}

#[test]
fn on_a_phone_the_answer_comes_into_sight() {
    test_with(Wish::phone(), async |page| {
        page.open("6x6x5&x=human&o=human&moves=c3").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: a draw").await;
        page.until(
            "(({ top, bottom }) => top >= 0 && top < innerHeight && bottom > 0)\
             (document.getElementById('solve-result').getBoundingClientRect())",
        )
        .await;
        let narrow = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.eval(narrow).await, true);
    });
}

#[test]
fn explain_solves_the_position_too() {
    test(async |page| {
        page.explain("3x3x3&x=human&o=human&moves=b2.b3").await;
        page.click("#explain-solve").await;
        page.see("#explain-solve-result.proven", "Proven: X wins").await;
        page.click("label:has(#explain-what-typed)").await;
        page.gone("#explain-solve").await;
        page.gone("#explain-solve-card").await;
        page.click("label:has(#explain-what-position)").await;
        page.see("#explain-solve-result", "Proven: X wins").await;
    });
}
