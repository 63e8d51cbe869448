//! The first view: chips for the game and the opponent, four doors, and the dialog behind them.

use crate::harness::test;
use crate::page::Page;
use fantoccini::key::Key;

async fn first(page: &Page) {
    page.open("3x3x3&x=human&o=engine:1").await;
    page.see("#start-card", "Opponent").await;
}

#[test]
fn two_clicks_lead_to_a_game_on_15_by_15_and_to_a_plot() {
    test(async |page| {
        page.open("").await;
        page.see("[data-player=o]", "Computer, level 1").await;
        page.click("#chip-piskvorky").await;
        page.click("#against-3").await;
        page.see("[data-player=o]", "Computer, level 3").await;
        page.play("h8").await;
        page.stones_are(2).await;
        assert!(page.text_of("location.hash").await.starts_with("#15x15x5&x=human&o=engine:3&"));
        // The chips fold away when a person has moved.
        page.gone("#start-card").await;
        page.see("#game-card", "Computer, level 3").await;
        first(page).await;
        page.click("#door-lab").await;
        page.click("#lab-run").await;
        page.until("document.querySelector('#lab-plot-0-nodes .lab-curve')?.checkVisibility()")
            .await;
    });
}

#[test]
fn the_other_doors() {
    test(async |page| {
        first(page).await;
        page.click("#door-solve").await;
        page.see("#solve-result", "draw").await;
        page.click("#door-explain").await;
        page.until("document.querySelector('main#explain').checkVisibility()").await;
        page.click("#nav-play").await;
        page.open("reversi&x=human&o=human").await;
        page.see("#door-lab", "Compare").await;
        page.gone("#door-solve").await;
    });
}

#[test]
fn a_click_begins_every_game_against_everybody() {
    test(async |page| {
        first(page).await;
        for (chip, places, look) in [
            ("five", 25, ""),
            ("gomoku", 225, ".goban"),
            ("connect", 42, ".discs"),
            ("reversi", 64, ".squares"),
            ("tictactoe", 9, ""),
        ] {
            page.click(&format!("#chip-{chip}")).await;
            page.until(&format!(
                "document.querySelectorAll('#grid{look} [data-place]').length === {places}"
            ))
            .await;
            page.until(&format!("document.querySelector('#chip-{chip}').ariaPressed === 'true'"))
                .await;
            assert_eq!(page.count("#chips-game [aria-pressed=true]").await, 1);
        }
        for (chip, player) in [
            ("friend", "Human"),
            ("5", "Computer, level 5"),
            ("8", "Computer, level 8"),
            ("10", "Computer, level 10"),
            ("algorithm", "alpha-beta, depth 6"),
            ("1", "Computer, level 1"),
        ] {
            page.click(&format!("#against-{chip}")).await;
            page.see("[data-player=o]", player).await;
        }
        // Whoever plays the second side keeps it.
        page.click("#swap").await;
        page.stones_are(1).await;
        page.see("#start-card", "Opponent").await;
        page.click("#against-3").await;
        page.see("[data-player=x]", "Computer, level 3").await;
        page.stones_are(1).await;
    });
}

#[test]
fn the_dialog_asks_for_a_game_and_an_opponent() {
    test(async |page| {
        first(page).await;
        page.click("#chip-others").await;
        page.see("#new-dialog", "Opponent").await;
        page.gone("#new-width").await;
        page.click("#preset-piskvorky").await;
        for (chip, player) in [
            ("friend", "human"),
            ("1", "engine:1"),
            ("3", "engine:3"),
            ("5", "engine:5"),
            ("8", "engine:8"),
            ("10", "engine:10"),
            ("algorithm", "alpha-beta:2:line-power"),
        ] {
            page.click(&format!("#new-against-{chip}")).await;
            page.until(&format!(
                "document.querySelector('#new-against-{chip}').ariaPressed === 'true'"
            ))
            .await;
            page.click("#new-start").await;
            page.until(&format!("location.hash.startsWith('#15x15x5&x=human&o={player}')")).await;
            page.press('n').await;
        }
        page.press(char::from(Key::Escape)).await;
        page.gone("#new-dialog").await;
        page.click("#chip-own").await;
        page.until("document.activeElement.id === 'new-width'").await;
        page.fill("#new-width", "4").await;
        page.click("#new-start").await;
        page.until("location.hash.startsWith('#4x15x5&')").await;
    });
}
