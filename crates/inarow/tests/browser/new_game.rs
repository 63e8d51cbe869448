//! The dialog for a new game, and what ends one: resigning, rematch, swapped sides.

use crate::harness::test;
use crate::page::Page;

async fn open(page: &Page) {
    page.open("3x3x3&x=human&o=human&moves=b2").await;
    page.click("#new").await;
    page.see("#new-dialog", "New game").await;
    page.click("#new-more summary").await;
}

#[test]
fn every_preset_starts_its_game() {
    test(async |page| {
        open(page).await;
        page.click("#new-dialog .dialog-foot [data-close]").await;
        page.gone("#new-dialog").await;
        page.stones_are(1).await;
        for (preset, cells) in [
            ("tictactoe", 9),
            ("four", 16),
            ("five", 25),
            ("piskvorky", 225),
            ("gomoku", 225),
            ("connect", 42),
        ] {
            page.press('n').await;
            page.click(&format!("#preset-{preset}")).await;
            page.click("#new-start").await;
            page.gone("#new-dialog").await;
            page.until(&format!("document.querySelectorAll('[data-cell]').length === {cells}"))
                .await;
            page.stones_are(0).await;
        }
        page.see("#game-title", "7 × 6 · 4 in a row · stones fall").await;
    });
}

#[test]
fn a_board_of_ones_own() {
    test(async |page| {
        open(page).await;
        page.fill("#new-width", "40").await;
        page.see("#new-width-problem", "from 1 to 32").await;
        page.fill("#new-height", "0").await;
        page.see("#new-height-problem", "from 1 to 32").await;
        page.click("#new-start").await;
        page.until("document.getElementById('new-dialog').open").await;
        page.fill("#new-width", "6").await;
        page.fill("#new-height", "4").await;
        page.fill("#new-k", "7").await;
        page.see("#new-k-problem", "choose 1 to 6").await;
        page.fill("#new-k", "4").await;
        page.gone("#new-dialog .problem").await;
        page.click("#new-exact").await;
        page.click("#new-gravity").await;
        page.click("label:has(#new-first-o)").await;
        page.click("label:has(#new-symbols-stones)").await;
        page.click("#new-start").await;
        page.see("#game-title", "6 × 4 · exactly 4 in a row · stones fall").await;
        page.play("a4").await;
        assert!(page.board().await.ends_with("/o....."));
        assert_eq!(page.count(".stone .as-stone").await, 1);
        page.see("#status", "to move").await;
        page.click("#new").await;
        page.click("#new-more summary").await;
        page.click("label:has(#new-first-random)").await;
        page.click("label:has(#new-symbols-marks)").await;
        page.click("#new-start").await;
        page.stones_are(0).await;
        page.click("#new").await;
        page.click("#new-more summary").await;
        page.click("label:has(#new-first-x)").await;
        page.click("#new-start").await;
        page.play("a1").await;
        assert!(page.board().await.ends_with("/x....."));
    });
}

#[test]
fn every_kind_of_player() {
    test(async |page| {
        open(page).await;
        page.choose("#new-x-kind", "human").await;
        page.choose("#new-o-kind", "level").await;
        // A range takes arrow keys.
        page.enter("#new-o-level", "\u{e014}").await;
        page.see("#new-o-level-text", "4 · casual").await;
        page.choose("#new-o-kind", "time").await;
        page.fill("#new-o-time", "0").await;
        page.see("#new-o-problem", "from 0.01").await;
        page.fill("#new-o-time", "0.2").await;
        page.choose("#new-x-kind", "time").await;
        page.fill("#new-x-time", "0.1").await;
        page.choose("#new-x-kind", "algorithm").await;
        page.choose("#new-x-algorithm", "pvs").await;
        page.choose("#new-x-evaluator", "open-lines").await;
        page.fill("#new-x-depth", "500").await;
        page.see("#new-x-problem", "from 1 to 120").await;
        page.fill("#new-x-depth", "3").await;
        page.choose("#new-x-kind", "level").await;
        page.enter("#new-x-level", "\u{e012}").await;
        page.choose("#new-x-kind", "depth").await;
        page.choose("#new-o-kind", "algorithm").await;
        page.choose("#new-o-algorithm", "alpha-beta").await;
        page.choose("#new-o-evaluator", "line-power").await;
        page.choose("#new-o-kind", "depth").await;
        page.fill("#new-o-depth", "2").await;
        page.choose("#new-o-kind", "algorithm").await;
        page.click("#new-start").await;
        page.see("[data-player=x]", "Computer, depth 3").await;
        page.see("[data-player=o]", "alpha-beta, depth 2, line-power").await;
        page.click("#step").await;
        page.stones_are(1).await;
        page.click("#step").await;
        page.stones_are(2).await;
    });
}

#[test]
fn resign_and_rematch() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:5").await;
        page.play("b2").await;
        page.stones_are(2).await;
        page.click("#resign").await;
        page.click("#resign-dialog [data-close]").await;
        page.gone("#resign-dialog").await;
        page.see("#status", "your move").await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        let result = page.result().await;
        assert!(result.contains("wins") && result.contains("resigned"), "{result}");
        page.until("location.hash.includes('~x')").await;
        page.reload().await;
        page.see("#status.over", "resigned").await;
        page.click("#rematch").await;
        // The other side begins.
        page.stones_are(1).await;
        assert_eq!(page.count(".stone[data-side=o]").await, 1);
        page.see("#status", "your move").await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.see("#status.over", "resigned").await;
        page.click("#undo").await;
        page.see("#status", "your move").await;
    });
}

#[test]
fn swapped_sides() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:5").await;
        page.see("[data-player=x]", "Human").await;
        page.click("#swap").await;
        page.see("[data-player=o]", "Human").await;
        page.see("[data-player=x]", "Computer, level 5").await;
        page.stones_are(1).await;
        page.see("#status", "your move").await;
    });
}
