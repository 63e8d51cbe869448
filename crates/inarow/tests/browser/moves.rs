//! Going through the moves: undo and redo, back and forward, variations, the browser's own Back.

use crate::harness::test;
use fantoccini::key::Key;

#[test]
fn undo_and_redo_between_people_go_by_one_stone() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        assert_eq!(page.text_of("document.getElementById('undo').ariaDisabled").await, "true");
        page.play("b2 a1 c3").await;
        page.click("#undo").await;
        page.board_is(".../.x./o..").await;
        page.press('u').await;
        page.board_is(".../.x./...").await;
        page.click("#redo").await;
        page.press('r').await;
        page.board_is("..x/.x./o..").await;
        page.click("#first").await;
        page.board_is(".../.../...").await;
        page.click("#next").await;
        page.board_is(".../.x./...").await;
        page.click("#last").await;
        page.board_is("..x/.x./o..").await;
        page.click("#previous").await;
        page.board_is(".../.x./o..").await;
        page.click("#moves [data-ply='1']").await;
        page.board_is(".../.x./...").await;
        page.press(char::from(Key::Right)).await;
        page.board_is(".../.x./o..").await;
        page.press(char::from(Key::Home)).await;
        page.board_is(".../.../...").await;
        page.press(char::from(Key::End)).await;
        page.board_is("..x/.x./o..").await;
    });
}

#[test]
fn undo_against_the_computer_takes_a_turn_back() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:3").await;
        page.play("a1").await;
        page.stones_are(2).await;
        let after = page.board().await;
        page.see("#status", "your move").await;
        page.click("#undo").await;
        page.stones_are(0).await;
        page.click("#redo").await;
        page.board_is(&after).await;
        page.see("#status", "your move").await;
    });
}

#[test]
fn the_computer_waits_after_going_back() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:3").await;
        page.play("a1").await;
        page.stones_are(2).await;
        page.click("#previous").await;
        page.see("#status", "the computer waits").await;
        page.stones_are(1).await;
        page.click("#go").await;
        page.stones_are(2).await;
    });
}

#[test]
fn another_move_makes_a_variation() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2 a1 c3").await;
        page.click("#undo").await;
        page.play("c1").await;
        page.see("#moves .branch", "c1").await;
        page.board_is(".../.x./o.x").await;
        page.until("location.hash.includes('moves=b2.a1.c3.(c1)')").await;
        page.reload().await;
        page.board_is(".../.x./o.x").await;
        page.click("#moves > .turn [data-ply='3']").await;
        page.board_is("..x/.x./o..").await;
        page.click("#moves .branch [data-ply='3']").await;
        page.board_is(".../.x./o.x").await;
        page.click(".branch-remove").await;
        page.gone("#moves .branch").await;
        page.board_is(".../.x./o..").await;
        page.click("#next").await;
        page.board_is("..x/.x./o..").await;
    });
}

#[test]
fn back_takes_a_stone_back() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2 a1").await;
        page.client.back().await.unwrap();
        page.board_is(".../.x./...").await;
        page.client.forward().await.unwrap();
        page.board_is(".../.x./o..").await;
    });
}
