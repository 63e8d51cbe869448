//! Hints, threats and the analysis.

use crate::harness::test;
use fantoccini::key::Key;

const FOUR: &str = "15x15x5&x=human&o=human&moves=h8.a1.h9.a15.h10.o15";

#[test]
fn a_hint_tells_move_and_reason() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=a1.b2.a2").await;
        page.click("#hint").await;
        page.see("#message", "a3 blocks a row that would win at once").await;
        // Drawn a frame later than the words.
        page.until("document.querySelectorAll('.hint-ring').length === 1").await;
        page.see("#live", "a3 blocks").await;
        page.click("#hint-play").await;
        page.board_is("o../xo./x..").await;
        page.gone(".hint-ring").await;
        page.press('h').await;
        page.see("#message", "c1 blocks a row").await;
    });
}

#[test]
fn threats_are_shown_on_the_board_and_in_words() {
    test(async |page| {
        page.open(FOUR).await;
        page.click("#threats").await;
        page.see("[data-testid=threats-standing]", "open three").await;
        page.see("[data-testid=threats-standing]", "h10 h9 h8").await;
        page.see("[data-testid=threats-next]", "double threat").await;
        page.until("document.querySelectorAll('line.standing.x.open_three').length === 1").await;
        page.until("document.querySelector('[data-cell=h9]').ariaLabel.includes('open three')")
            .await;
        page.until("document.querySelectorAll('.threat.x').length > 0").await;
        assert_eq!(page.text_of("document.getElementById('threats').ariaPressed").await, "true");
        page.until("document.querySelector('[data-cell=h11]').ariaLabel.includes('double threat')")
            .await;
        page.press('t').await;
        page.gone("#threats-card").await;
        page.gone(".threat").await;
        page.gone(".standing").await;
        // Where four win a four has three stones, and is called so.
        page.open("7x6x4+gravity&x=human&o=human&moves=a1.a2.b1.b2.c1").await;
        page.press('t').await;
        page.see("[data-testid=threats-standing]", "3 in a row, one short").await;
        page.see("[data-testid=threats-standing]", "wins at d1").await;
        page.click("#hint").await;
        page.see("#message", "d1 blocks a row that would win at once").await;
    });
}

#[test]
fn the_analysis_shows_values_and_lines() {
    test(async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9.i8").await;
        page.click("#analyse").await;
        page.see("#analysis-title", "depth").await;
        page.until("document.querySelectorAll('.values .value').length > 20").await;
        page.until("document.querySelectorAll('#analysis-lines .line').length === 3").await;
        assert_eq!(page.count(".values .value.best").await, 1);
        page.choose("#analysis-count", "5").await;
        page.until("document.querySelectorAll('#analysis-lines .line').length === 5").await;
        page.choose("#analysis-time", "60000").await;
        page.see("#analysis-stop", "Stop").await;
        page.click("#analysis-stop").await;
        page.see("#analysis-facts", "stopped").await;
        page.see("#analysis-stop", "Again").await;
        page.click("#analysis-cells").await;
        page.gone(".values .value").await;
        page.choose("#analysis-time", "1000").await;
        page.see("#analysis-facts", "nodes").await;
        page.click("#analyse").await;
        page.gone("#analysis-card").await;
        page.press('a').await;
        page.see("#analysis-card", "Analysis").await;
    });
}

#[test]
fn a_line_is_previewed_and_taken_over() {
    test(async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9.i8").await;
        page.click("#analyse").await;
        let second = "[data-testid=line-0] .pv-move:nth-of-type(2)";
        page.see(second, "").await;
        page.hover(second).await;
        page.until("document.querySelectorAll('.ghost.line').length === 2").await;
        page.hover("#brand").await;
        page.gone(".ghost.line").await;
        page.click(second).await;
        page.stones_are(5).await;
        page.see("#moves [data-ply='5']", "").await;
        page.click("#undo").await;
        page.stones_are(4).await;
    });
}

/// The lines are drawn anew many times a second; the button under the finger must stay.
#[test]
fn a_line_can_be_taken_over_while_the_search_goes_on() {
    test(async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9.i8").await;
        page.click("#analyse").await;
        let first = "[data-testid=line-0] .pv-move";
        page.see(first, "").await;
        page.choose("#analysis-time", "60000").await;
        page.see("#analysis-stop", "Stop").await;
        page.see(first, "").await;
        page.hold(first, async || {
            // Until the search has told more than once what it found.
            for _ in 0..2 {
                let facts = page.text("#analysis-facts").await;
                page.until(&format!(
                    "document.getElementById('analysis-facts').textContent !== {facts:?}"
                ))
                .await;
            }
        })
        .await;
        page.stones_are(4).await;
    });
}

#[test]
fn the_keyboard_stays_on_a_line_while_the_search_goes_on() {
    test(async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9.i8").await;
        page.press('a').await;
        // It must not be over before the key has been pressed often enough.
        page.choose("#analysis-time", "60000").await;
        page.eval("document.getElementById('analyse').focus()").await;
        page.see("[data-testid=line-0] .pv-move", "").await;
        for _ in 0..40 {
            page.press(char::from(Key::Tab)).await;
            if page.eval("document.activeElement.matches('.pv-move')").await == true {
                break;
            }
        }
        let facts = page.text("#analysis-facts").await;
        page.until(&format!("document.getElementById('analysis-facts').textContent !== {facts:?}"))
            .await;
        page.until("document.activeElement.matches('[data-testid=line-0] .pv-move')").await;
        page.until("document.querySelectorAll('.ghost.line').length === 1").await;
        page.press(char::from(Key::Enter)).await;
        page.stones_are(4).await;
    });
}
