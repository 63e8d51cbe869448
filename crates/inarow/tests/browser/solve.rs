//! "Solve this position" in Play and in Explain.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;

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
fn connect_four_is_solved_with_the_score_of_every_column() {
    test(async |page| {
        page.open("7x6x4+gravity&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: Red wins in 41 plies").await;
        page.see("#solve-moves", "Red wins after d1 (+1)").await;
        page.see("#solve-moves", "Draw after c1 e1").await;
        page.see("#solve-moves", "Yellow wins after b1 (-1) f1 (-1) a1 (-2) g1 (-2)").await;
        page.see("#solve-key", "+ it wins, 0 draw, - it loses").await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        // They are of this position only.
        page.play("a1").await;
        page.gone("#solve-card").await;
        page.gone(".column-score").await;
        page.open("4x4x3+gravity&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-result.proven", "Proven: Red wins in 9 plies").await;
        scores_are(page, "a1 b4 c4 d1").await;
    });
}

#[test]
fn a_long_search_with_gravity_can_be_stopped_too() {
    test(async |page| {
        page.open("8x7x4+gravity&x=human&o=human").await;
        page.click("#solve").await;
        page.see("#solve-facts", "nodes").await;
        page.until("document.getElementById('solve-progress').checkVisibility()").await;
        scores_are(page, "a b c d e f g h").await;
        page.see(".column-score .pending", "·").await;
        page.click("#solve-stop").await;
        page.see("#solve-result", "Stopped before the value was known").await;
        page.gone("#solve-progress").await;
        page.gone(".column-score").await;
    });
}

/// Waits until the scores below the columns are these: each column with its score, if that is known.
#[track_caller]
fn scores_are<'a>(page: &'a Page, scores: &str) -> impl Future<Output = ()> + use<'a> {
    page.until(&format!(
        "[...document.querySelectorAll('.column-score')] \
         .map(({{ dataset: {{ column, score = '' }} }}) => column + score).join(' ') === {scores:?}"
    ))
}

/// Waits until the attribute of an element is or has this.
#[track_caller]
fn attribute_has<'a>(
    page: &'a Page,
    css: &str,
    attribute: &str,
    part: &str,
) -> impl Future<Output = ()> + use<'a> {
    page.until(&format!(
        "document.querySelector({css:?})?.getAttribute({attribute:?})?.includes({part:?})"
    ))
}

#[test]
fn scores_follow_the_game_while_they_are_switched_on() {
    test(async |page| {
        page.open("7x6x4+gravity&x=human&o=human").await;
        attribute_has(page, "#scores", "aria-pressed", "false").await;
        page.gone(".column-score").await;
        page.click("#scores").await;
        attribute_has(page, "#scores", "aria-pressed", "true").await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        page.see("#solve-result.proven", "Proven: Red wins in 41 plies").await;
        // In words for whoever cannot see them, and the best is told apart by more than its colour.
        let best = "[data-column=d].column-score";
        attribute_has(page, best, "aria-label", "d: Red wins in 41 plies, score +1").await;
        attribute_has(page, "[data-cell=d1]", "aria-label", "Red wins in 41 plies, score +1").await;
        assert_eq!(page.texts(".column-score .value.best").await, ["+1"]);
        // Below its own column.
        let apart = "((column, score) => Math.abs(column.left + column.right - score.left - score.right))\
            (document.querySelector('[data-cell=d1]').getBoundingClientRect(), \
            document.querySelector('.column-score[data-column=d] .tint').getBoundingClientRect())";
        assert!(page.eval(apart).await.as_f64().unwrap() < 2.0);
        page.play("d1").await;
        scores_are(page, "a-4 b-2 c-2 d-1 e-2 f-2 g-4").await;
        // A full column has none.
        page.play("d1 d1 d1 d1 d1").await;
        scores_are(page, "a-1 b0 c1 e1 f0 g-1").await;
        page.click("#first").await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        page.choose("#language", "cs").await;
        attribute_has(page, best, "aria-label", "d: Červený vyhrává za 41 půltahů, skóre +1").await;
        page.reload().await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        page.press('c').await;
        page.gone(".column-score").await;
        page.gone("#solve-card").await;
        page.press('c').await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        // Who looks for them in the help finds what they mean.
        page.choose("#language", "en").await;
        page.click("#help-open").await;
        page.see("#help-scores", "+ it wins, 0 draw, - it loses").await;
        page.see("#help-list", "Scores below the columns").await;
        page.click("#help-dialog [data-close]").await;
        // A game that is over has none, and others have no columns.
        page.open("4x4x3+gravity&x=human&o=human&moves=a1.b1.a2.b2.a3").await;
        page.see("#solve-result", "The game is over").await;
        page.gone(".column-score").await;
        page.open("3x3x3&x=human&o=human").await;
        page.gone("#scores").await;
        page.gone("#solve-card").await;
    });
}

#[test]
fn scores_come_when_the_computer_has_moved() {
    test(async |page| {
        page.open("4x4x3+gravity&x=human&o=engine:1").await;
        page.click("#scores").await;
        scores_are(page, "a1 b4 c4 d1").await;
        page.play("b1").await;
        page.stones_are(2).await;
        page.until(
            "((scores) => scores.length === 4 && scores.every(({ dataset }) => 'score' in dataset))\
             ([...document.querySelectorAll('.column-score')])",
        )
        .await;
        page.see("#solve-result.proven", "Proven: Red wins").await;
    });
}

#[test]
fn scores_that_take_long_are_waited_for_and_given_up() {
    test(async |page| {
        page.open("8x7x4+gravity&x=human&o=human").await;
        page.click("#scores").await;
        scores_are(page, "a b c d e f g h").await;
        let pending = "d: not known yet";
        attribute_has(page, "[data-column=d].column-score", "aria-label", pending).await;
        page.see("#solve-facts", "nodes").await;
        // A stone is put all the same, and begins anew.
        page.play("d1").await;
        scores_are(page, "a b c d e f g h").await;
        page.see("#solve-facts", "nodes").await;
        page.click("#solve-stop").await;
        page.see("#solve-result", "Stopped before the value was known").await;
        page.gone(".column-score").await;
        page.click("#scores").await;
        page.gone("#solve-card").await;
    });
}

#[test]
fn what_cannot_be_solved_says_why() {
    test(async |page| {
        for (game, reason) in [
            ("9x7x4+gravity&x=human&o=human", "up to 64 cells"),
            ("3x3x3&x=human&o=human&moves=a1.a2.b1.b2.c1", "The game is over"),
        ] {
            page.open(game).await;
            attribute_has(page, "#solve", "aria-disabled", "true").await;
            attribute_has(page, "#solve", "title", reason).await;
            page.click("#solve").await;
            page.see("#solve-result", reason).await;
            page.gone("#solve-stop").await;
        }
        page.open("9x7x4+gravity&x=human&o=human").await;
        attribute_has(page, "#scores", "aria-disabled", "true").await;
        attribute_has(page, "#scores", "title", "up to 64 cells").await;
        page.click("#scores").await;
        page.see("#solve-result", "up to 64 cells").await;
        attribute_has(page, "#scores", "aria-pressed", "false").await;
        page.choose("#language", "pl").await;
        attribute_has(page, "#solve", "title", "do 64 pól").await;
        page.see("#solve-result", "do 64 pól").await;
        page.choose("#language", "en").await;
        page.explain("9x7x4+gravity&x=human&o=human").await;
        attribute_has(page, "#explain-solve", "aria-disabled", "true").await;
        page.click("#explain-solve").await;
        page.see("#explain-solve-result", "up to 64 cells").await;
    });
}

#[test]
fn on_a_phone_the_scores_are_below_the_board() {
    test_with(Wish::phone(), async |page| {
        page.open("7x6x4+gravity&x=human&o=human").await;
        page.click("#scores").await;
        scores_are(page, "a-2 b-1 c0 d1 e0 f-1 g-2").await;
        // The board stays where it is: only Solve brings its card into sight.
        assert_eq!(page.eval("scrollY").await, 0);
        let narrow = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.eval(narrow).await, true);
        page.play("d1").await;
        scores_are(page, "a-4 b-2 c-2 d-1 e-2 f-2 g-4").await;
        let fits = "[...document.querySelectorAll('.column-score')].every((score) => \
            ((text, tint) => text.width <= tint.width && text.height <= tint.height)\
            (score.querySelector('text').getBoundingClientRect(), \
            score.querySelector('.tint').getBoundingClientRect()))";
        assert_eq!(page.eval(fits).await, true);
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
