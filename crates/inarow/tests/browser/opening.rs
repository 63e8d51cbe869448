//! Openings with swap and swap2: between friends, against the computer, undone, reloaded, from the dialog.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;

const FRIENDS: &str = "15x15x5+exact&x=human&o=human";

/// Where the board is.
async fn board(page: &Page) -> serde_json::Value {
    page.eval(
        "(() => { const box = document.getElementById('board').getBoundingClientRect(); \
         return [box.x, box.y, box.width, box.height]; })()",
    )
    .await
}

#[test]
fn a_friend_puts_three_stones_and_the_other_chooses() {
    test(async |page| {
        page.open(FRIENDS).await;
        page.see("#start-opening-about", "simply plays").await;
        page.click("#opening-swap2").await;
        page.see("#start-opening-about", "places two more").await;
        page.click("#opening-none").await;
        page.gone("#opening-card").await;
        page.click("#opening-swap").await;
        page.see("#opening-card [aria-current=step]", "three stones: Black, White, Black").await;
        page.see("#status", "First player: stone 1 of 3").await;
        let before = board(page).await;
        page.click("#hint").await;
        page.until("/^Hint: [a-o]\\d+ [a-o]\\d+ [a-o]\\d+ · /.test(document.querySelector('#message').textContent)").await;
        page.play("h8 i9 l10").await;
        page.see("#status", "Second player: choose your side").await;
        page.see("#live", "choose your side").await;
        page.press('h').await;
        page.see("#message", "Hint: Play ").await;
        page.see("#opening-said", "thinks").await;
        assert_eq!(page.count("#opening-two").await, 0);
        assert_eq!(board(page).await, before);
        page.click_cell("a1").await;
        page.see("#message", "First choose your side").await;
        page.stones_are(3).await;
        // Threats and an analysis are possible, and the game is looked through without fault.
        page.press('t').await;
        page.click("#analyse").await;
        page.see("[data-testid=line-0]", "").await;
        page.click("#analyse").await;
        page.click("#opening-take-o").await;
        page.see("#live", "The second player takes White").await;
        page.gone("#opening-choices").await;
        page.gone("#opening-card").await;
        assert_eq!(board(page).await, before);
        page.until("location.hash.endsWith('opening=swap&moves=h8.i9.l10~take-o')").await;
        page.play("g7").await;
        page.stones_are(4).await;
        page.click("#review-now").await;
        page.until("document.querySelector('#review-summary') && !document.querySelector('#review-progress').checkVisibility()").await;
        assert_eq!(page.count("[data-mark='1'], [data-mark='2'], [data-mark='3']").await, 0);
    });
}

#[test]
fn the_players_change_seats_and_undo_leads_back_to_the_choice() {
    test(async |page| {
        page.open("15x15x5&x=human&o=engine:2&opening=swap2").await;
        page.play("h8 i9 l10").await;
        // Who opens is asked for nothing more until the computer has chosen.
        page.until("location.hash.includes('~')").await;
        page.open("15x15x5&x=engine:2&o=human&opening=swap2&moves=h8.i9.l10").await;
        page.see("#status", "Choose your side").await;
        page.see("[data-player=x]", "level 2").await;
        page.see("[data-player=o]", "Human").await;
        page.click("#opening-take-x").await;
        page.see("[data-player=x]", "Human").await;
        page.see("[data-player=o]", "level 2").await;
        page.stones_are(4).await;
        page.see("#status", "your move").await;
        page.until(
            "location.hash.includes('x=engine:2&o=human&opening=swap2&moves=h8.i9.l10~take-x.')",
        )
        .await;
        // The same after a reload.
        page.reload().await;
        page.see("[data-player=x]", "Human").await;
        page.stones_are(4).await;
        page.click("#undo").await;
        page.see("#status", "Choose your side").await;
        page.see("[data-player=x]", "level 2").await;
        page.stones_are(3).await;
        // What was chosen comes back with the move after it.
        page.click("#redo").await;
        page.see("[data-player=x]", "Human").await;
        page.stones_are(4).await;
        page.until("location.hash.includes('l10~take-x.')").await;
        page.click("#undo").await;
        page.see("#status", "Choose your side").await;
        page.click("#opening-take-o").await;
        page.see("[data-player=o]", "Human").await;
        page.play("a1").await;
        page.stones_are(5).await;
        page.click("#undo").await;
        page.see("#status", "your move").await;
        page.stones_are(3).await;
        page.click("#undo").await;
        page.see("#status", "Choose your side").await;
    });
}

#[test]
fn the_computer_opens_and_chooses_after_two_more() {
    test(async |page| {
        page.open("15x15x5+exact&x=engine:3&o=human&opening=swap2").await;
        page.click("#go").await;
        page.stones_are(3).await;
        page.see("#message", "The computer places").await;
        page.see("#status", "Choose your side").await;
        page.see("#opening-said", "The computer places").await;
        let free: Vec<&str> = ["a1", "b14", "o15", "n2"].into();
        page.click("#opening-two").await;
        page.see("#status", "Place stone 1 of 2").await;
        for cell in &free[..2] {
            page.play(cell).await;
        }
        page.until("/~two\\..*~take-[xo]/.test(location.hash)").await;
        page.see("#message", "The computer takes").await;
        page.see("#status", "your move").await;
        // Back over what the computer chose, to one's own last stone, and on again.
        page.click("#undo").await;
        page.until("document.querySelectorAll('.stones .stone').length < 7").await;
    });
}

#[test]
fn the_computer_takes_the_side_that_wins() {
    test(async |page| {
        // Two in the middle, and the other side in a corner.
        page.open("15x15x5+exact&x=human&o=engine:7&opening=swap2&moves=h8.a15").await;
        page.play("i8").await;
        page.see("#message", "The computer takes Black").await;
        page.see("#message", "better").await;
        page.see("[data-player=o]", "Human").await;
        page.see("#status", "your move").await;
        page.stones_are(3).await;
    });
}

#[test]
fn the_dialog_offers_openings_where_they_are_possible_and_a_rematch_turns_them() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#new").await;
        page.click("#new-more summary").await;
        assert!(
            !page
                .eval("document.querySelector('#new-opening-row').checkVisibility()")
                .await
                .as_bool()
                .unwrap()
        );
        page.click("#preset-gomoku").await;
        page.click("label:has(#new-opening-swap2)").await;
        page.see("#new-opening-about", "places two more").await;
        page.click("#new-start").await;
        page.see("#game-title", "swap2").await;
        page.play("h8 i9 l10").await;
        page.click("#opening-take-x").await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.click("#rematch").await;
        page.until("location.hash.includes('first=o&opening=swap2')").await;
        page.see("#opening-card", "White, Black, White").await;
        // A record says how it was begun.
        page.open(&format!("{FRIENDS}&opening=swap2&moves=h8.i9.l10~take-o.g7")).await;
        page.click("#files-open").await;
        page.click("#save-sgf").await;
        page.see("#files-result", "Saved as").await;
        let file = page.downloads.path().join("inarow-15x15x5-exact.sgf");
        while !file.exists() {
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        page.open("3x3x3&x=human&o=human").await;
        page.click("#files-open").await;
        page.enter("#open-input", &file.to_string_lossy()).await;
        page.see("#game-title", "swap2").await;
        // What cannot be is told.
        page.open("3x3x3&x=human&o=human&opening=swap2").await;
        page.gone("#opening-card").await;
        page.open("15x15x5&x=human&o=human&opening=swap&moves=h8.i9~take-x").await;
        page.see("#message", "impossible move").await;
    });
}

#[test]
fn a_phone_has_the_choice_above_the_board() {
    test_with(Wish::phone(), async |page| {
        page.open(&format!("{FRIENDS}&opening=swap2&moves=h8.i9.l10")).await;
        let before = board(page).await;
        page.until("document.querySelector('#opening-two').checkVisibility()").await;
        let seen = "[...document.querySelectorAll('#opening-choices button')].every((it) => { \
            const box = it.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth && box.height >= 40; })";
        assert_eq!(page.eval(seen).await, true);
        page.click("#opening-take-x").await;
        page.see("#status", "to move").await;
        assert_eq!(board(page).await, before);
    });
}

#[test]
fn two_computers_open_by_themselves() {
    test(async |page| {
        page.open("9x9x5&x=random&o=engine:1&opening=swap2").await;
        page.click("#step").await;
        page.stones_are(3).await;
        page.see("#message", "The first player places").await;
        page.see("#message", "by lot").await;
        page.click("#step").await;
        page.until("location.hash.includes('~')").await;
        page.see("#message", "The second player").await;
    });
}
