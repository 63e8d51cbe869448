//! Saving and opening: records, positions, pictures, links.

use crate::harness::test;
use crate::page::{PATIENCE, Page};
use fantoccini::key::Key;
use std::time::{Duration, Instant};

const GAME: &str = "15x15x5&x=human&o=human&moves=h8.i9.i8.g8.h9";

/// The file that appears in the folder for downloads, once there is something in it.
pub async fn saved(page: &Page, ending: &str) -> std::path::PathBuf {
    let begin = Instant::now();
    loop {
        let files =
            std::fs::read_dir(page.downloads.path()).unwrap().map(|file| file.unwrap().path());
        let is_there = |file: &std::path::PathBuf| {
            file.to_string_lossy().ends_with(ending)
                && file.metadata().is_ok_and(|data| data.len() > 0)
        };
        if let Some(file) = files.into_iter().find(is_there) {
            return file;
        }
        assert!(begin.elapsed() < PATIENCE, "no file {ending} was saved");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// Saves the game by a button and opens the file again on another board.
async fn round_trip(page: &Page, button: &str, ending: &str) {
    page.open(GAME).await;
    let before = page.board().await;
    page.click("#files-open").await;
    page.click(button).await;
    page.see("#files-result", "Saved as").await;
    let file = saved(page, ending).await;
    page.open("3x3x3&x=human&o=human").await;
    page.click("#files-open").await;
    page.enter("#open-input", &file.to_string_lossy()).await;
    page.board_is(&before).await;
    page.see("#message", "Opened 15x15x5 with 5 moves.").await;
    page.gone("#files-dialog").await;
    page.until("location.hash.includes('moves=h8.i9.i8.g8.h9')").await;
}

#[test]
fn psq_comes_back() {
    test(async |page| round_trip(page, "#save-psq", ".psq").await);
}

#[test]
fn sgf_comes_back() {
    test(async |page| round_trip(page, "#save-sgf", ".sgf").await);
}

#[test]
fn a_position_comes_back() {
    test(async |page| {
        page.open("5x5x4&x=human&o=human&moves=c3.b2.d4").await;
        let before = page.board().await;
        page.click("#files-open").await;
        page.click("#copy-position").await;
        page.see("#files-result", "Copied. 5x5x4 5/3x1/2x2/1o3/5 o").await;
        page.click("#files-dialog [data-close]").await;
        page.open("3x3x3&x=human&o=human").await;
        page.click("#files-open").await;
        page.click("#open-text").await;
        page.chord(&[char::from(Key::Control), 'v']).await;
        page.until("document.getElementById('open-text').value.includes('5x5x4')").await;
        page.click("#open-paste").await;
        page.board_is(&before).await;
        page.see("#message", "Opened 5x5x4 with 3 moves.").await;
        page.see("#status", "to move").await;
    });
}

#[test]
fn the_link_leads_back_to_the_game() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2.a1").await;
        page.click("#files-open").await;
        page.click("#copy-link").await;
        page.see("#files-result", "#3x3x3&x=human&o=human&moves=b2.a1").await;
        let link = page.text("#files-result").await;
        let link = link.trim_start_matches("Copied. ");
        page.client.goto("about:blank").await.unwrap();
        page.client.goto(link).await.unwrap();
        page.ready().await;
        page.board_is(".../.x./o..").await;
    });
}

#[test]
fn pictures_are_saved() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c3").await;
        page.click("#files-open").await;
        page.click("#save-svg").await;
        let svg = std::fs::read_to_string(saved(page, ".svg").await).unwrap();
        assert!(svg.contains("<svg") && svg.contains("</svg>"), "{svg}");
        page.click("#save-png").await;
        let png = std::fs::read(saved(page, ".png").await).unwrap();
        assert!(png.starts_with(b"\x89PNG"));
    });
}

#[test]
fn what_is_no_game_is_explained() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#files-open").await;
        page.fill("#open-text", "hello").await;
        page.click("#open-paste").await;
        page.see("#files-result.problem", "This record cannot be read: this is not a game record")
            .await;
        // Nobody types this much.
        page.eval("void (document.getElementById('open-text').value = '(;'.repeat(40_000))").await;
        page.click("#open-paste").await;
        page.see("#files-result.problem", "a message has at most").await;
        page.fill("#open-text", "3x3x3 xxx/xxx/3 o").await;
        page.click("#open-paste").await;
        page.see("#files-result.problem", "No game leads to this position").await;
        // The button hands on to the field that the system's dialog fills.
        page.eval(
            "void document.getElementById('open-input').addEventListener('click', \
            (event) => { event.preventDefault(); window.asked = true; })",
        )
        .await;
        page.click("#open-file").await;
        page.until("window.asked").await;
        page.press(char::from(Key::Escape)).await;
        page.gone("#files-dialog").await;
        page.board_is(".../.x./...").await;
    });
}

#[test]
fn every_game_of_a_tournament_can_be_opened() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        assert_eq!(page.count("#record:not([hidden])").await, 0);
        page.click("#files-open").await;
        let games = "(;GM[4]SZ[3]RU[3x3x3]PB[Anna]PW[Boris];B[aa];W[bb](;B[cc])(;B[ca]))\n\
            (;GM[4]SZ[3]RU[3x3x3]PB[Boris \\] (1.)]PW[Clara];B[bb])\n\
            (;GM[4]SZ[3]RU[3x3x3]PB[A player whose name is far too long for a card]AB[aa];W[bb])";
        page.fill("#open-text", games).await;
        page.click("#open-paste").await;
        page.see("#message", "The record has 3 games. This is game 1: Anna – Boris.").await;
        page.board_is("x../.o./..x").await;
        let list = page.text("#record-which").await;
        assert!(list.contains("Game 2 of 3: Boris ] (1.) – Clara"), "{list}");
        assert!(!page.is_too_wide().await);
        assert_eq!(page.attribute("#record-previous", "aria-disabled").await, "true");
        page.click("#record-next").await;
        page.board_is(".../.x./...").await;
        page.see("#message", "This is game 2").await;
        page.click("#record-previous").await;
        page.board_is("x../.o./..x").await;
        page.choose("#language", "ru").await;
        page.see("#record-which", "Партия 1 из 3").await;
        page.choose("#language", "en").await;
        // One that cannot be read says so, and the other stays.
        page.choose("#record-which", "1").await;
        page.board_is(".../.x./...").await;
        page.click("#record-next").await;
        page.see("#files-result.problem", "its stones are set up at the start").await;
        page.click("#files-dialog [data-close]").await;
        page.until("document.querySelector('#record-which').value === '1'").await;
        page.board_is(".../.x./...").await;
        // Another game is none of the record.
        page.click("#new").await;
        page.click("#new-start").await;
        page.gone("#record").await;
    });
}

#[test]
fn refusals_speak_the_language_of_the_page() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.choose("#language", "cs").await;
        page.click("#files-open").await;
        page.fill("#open-text", "hello").await;
        page.click("#open-paste").await;
        page.see("#files-result.problem", "Tento záznam nelze přečíst: ").await;
        page.see("#files-result", "toto není záznam partie").await;
        assert_eq!(page.count("#files-result [lang=en]").await, 0);
        page.fill("#open-text", "(;GM[4]SZ[3]RU[3x3x3];B[aa];W[aa])").await;
        page.click("#open-paste").await;
        page.see("#files-result", "tah 2, a3, není možný").await;
        // What few people meet is English, and a voice has to know that it is not Czech.
        page.fill("#open-text", "(;GM[4];B[aa]5)").await;
        page.click("#open-paste").await;
        page.see("#files-result [lang=en]", "'5' at line 1, character 14").await;
    });
}
