//! Other games: moves by mouse and by keyboard, on every kind of board.

use crate::harness::test;
use fantoccini::key::Key;

#[test]
fn discs_are_turned_over() {
    test(async |page| {
        page.open_game("reversi:4&x=human&o=human").await;
        page.pieces_are("..../.ox./.xo./....").await;
        assert_eq!(page.count("[data-open]").await, 4);
        page.click_place("a1").await;
        page.see("#games-message", "A disc on a1 would turn nothing over").await;
        page.choose_places("b1").await;
        page.pieces_are(".x../.xx./.xo./....").await;
        page.gone("#games-message p").await;
        page.see("[data-player=x] .score", "4 discs").await;
        page.see("[data-player=o] .score", "1 disc").await;
        page.see("#games-moves", "b1").await;
        page.until("document.getElementById('live').textContent.includes('Black plays b1')").await;
        let label = page.attribute("[data-place=b1]", "aria-label").await;
        assert_eq!(label, "b1, Black, last move");
        assert_eq!(
            page.attribute("[data-place=c1]", "aria-label").await,
            "c1, empty, can be played"
        );
    });
}

#[test]
fn who_cannot_move_passes_by_a_button() {
    test(async |page| {
        page.open_game("reversi:4&x=human&o=human&moves=b1.c1.d3.a1").await;
        page.see("#games-status", "has no move and must pass").await;
        assert_eq!(page.count("[data-open]").await, 0);
        page.click("#games-pass").await;
        page.gone("#games-pass").await;
        page.see("#games-moves [data-ply='5']", "pass").await;
        page.until("document.querySelectorAll('[data-open]').length > 0").await;
    });
}

#[test]
fn a_capture_is_clicked_landing_by_landing() {
    test(async |page| {
        page.open_game("draughts&x=human&o=human&moves=c3-d4.b6-a5.d4-e5.f6:d4").await;
        page.click_place("a1").await;
        page.see("#games-message", "captures are mandatory").await;
        // Chosen, let go by a second click, chosen again, let go by a key.
        page.choose_places("e3").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.click_place("e3").await;
        page.until("!document.querySelector('.clicked-place')").await;
        page.choose_places("e3").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.eval("document.querySelector('[data-place=e3]').focus()").await;
        page.press(char::from(Key::Escape)).await;
        page.until("!document.querySelector('.clicked-place')").await;
        // Another language leaves it chosen.
        page.choose_places("e3").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.choose("#language", "cs").await;
        page.see("#games-title", "Ruská dáma").await;
        page.choose("#language", "en").await;
        page.see("#games-title", "Russian draughts").await;
        assert_eq!(page.count(".clicked-place").await, 1);
        page.choose_places("c5").await;
        page.see("#games-moves [data-ply='5']", "e3:c5").await;
        page.see("[data-player=o] .score", "11 pieces").await;
        page.until("location.hash.endsWith('f6:d4.e3:c5')").await;
    });
}

#[test]
fn a_man_that_comes_through_two_captures_is_crowned() {
    test(async |page| {
        let moves = "e3-d4.b6-c5.d4:b6.a7:c5.c3-b4.c7-b6.d2-c3.b6-a5.e1-d2.c5-d4";
        page.open_game(&format!("draughts&x=human&o=human&moves={moves}")).await;
        page.choose_places("c3 e5 c7").await;
        page.see("#games-moves [data-ply='11']", "c3:e5:c7").await;
        page.choose_places("a5 c3 e1").await;
        page.until("document.querySelector('[data-piece=e1][data-king]')").await;
        let label = page.attribute("[data-place=e1]", "aria-label").await;
        assert_eq!(label, "e1, Black, king, last move");
        // The end of the way will do.
        page.click("#games-undo").await;
        page.choose_places("a5").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.click_place("e1").await;
        page.see("#games-moves [data-ply='12'][aria-current]", "a5:c3:e1").await;
    });
}

#[test]
fn who_closes_a_box_moves_again() {
    test(async |page| {
        page.open_game("dots:2x2&x=human&o=human").await;
        page.choose_places("a1-b1 a1-a2 a2-b2").await;
        page.see("#games-status", "to move").await;
        page.choose_places("b1-b2").await;
        page.until("document.querySelector('[data-box=a1][data-side=o]')").await;
        page.see("[data-player=o].on .score", "1 box").await;
        page.click_place("a1-b1").await;
        page.see("#games-message", "a1-b1 is drawn already").await;
        let label = page.attribute("[data-place='b1-b2']", "aria-label").await;
        assert_eq!(label, "b1-b2, drawn, last move");
    });
}

#[test]
fn everything_works_by_keyboard() {
    test(async |page| {
        page.open_game("dots:2x2&x=human&o=human").await;
        page.eval("document.getElementById('skip').focus()").await;
        page.press(char::from(Key::Enter)).await;
        page.until("document.activeElement.dataset.place").await;
        page.walk_to_place("a3-b3").await;
        page.press(char::from(Key::Enter)).await;
        page.moves_are(1).await;
        page.press(char::from(Key::End)).await;
        page.until("document.activeElement.dataset.place === 'b3-c3'").await;
        page.press(char::from(Key::PageDown)).await;
        page.press(' ').await;
        page.moves_are(2).await;
        page.see("#games-moves [data-ply='2']", "b1-c1").await;
        page.press('u').await;
        page.until("document.querySelector('#games-moves [aria-current]').dataset.ply === '1'")
            .await;
        page.press('r').await;
        page.until("document.querySelector('#games-moves [aria-current]').dataset.ply === '2'")
            .await;
        page.press('n').await;
        page.moves_are(0).await;
    });
}
