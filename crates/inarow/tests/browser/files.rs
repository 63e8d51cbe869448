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
fn the_link_of_a_puzzle_opens_it() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#files-open").await;
        page.fill("#open-text", "Look: http://example.org/#puzzle=1&game=5x4x4.").await;
        page.click("#open-paste").await;
        page.gone("#files-dialog").await;
        page.see("#puzzle-hint", "Hint").await;
        page.until("location.hash === '#puzzle=1&game=5x4x4'").await;
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
        page.eval("void (document.getElementById('open-text').value = '(;'.repeat(600_000))").await;
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
            (;GM[4]SZ[3]RU[3x3x3]PB[A player whose name is far too long for a card]AB[aa][bb];B[bc])";
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
        page.see(
            "#files-result.problem",
            "no game leads to the position that is set up, 2 black and 0",
        )
        .await;
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

#[test]
fn variations_notes_and_players_come_back() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#files-open").await;
        let game = "(;GM[4]SZ[3]RU[3x3x3]PB[Anna]PW[Boris]C[Friends];B[bb]C[The <b>centre</b> \\]]\
            (;W[aa](;B[ba])(;B[cc]C[other]))(;W[ab])(;W[bb]))";
        page.fill("#open-text", game).await;
        page.click("#open-paste").await;
        page.see("#message", "Opened 3x3x3 with 3 moves. 1 move of a variation was left out").await;
        page.board_is("ox./.x./...").await;
        page.see("[data-player=x]", "Anna").await;
        page.see("[data-player=o]", "Boris").await;
        let branches = "document.querySelectorAll('#moves .branch').length === 2";
        page.until(branches).await;
        let note = "document.querySelector('#comment').value";
        page.click("#moves [data-ply='1']").await;
        page.until(&format!("{note} === 'The <b>centre</b> ]'")).await;
        page.until("document.querySelectorAll('#moves .commented').length === 2").await;
        page.click("#first").await;
        page.until(&format!("{note} === 'Friends'")).await;
        page.click("#moves [data-ply='2']").await;
        page.until(&format!("{note} === ''")).await;
        page.fill("#comment", "A corner.").await;
        page.until("document.querySelectorAll('#moves .commented').length === 3").await;
        // Notes outlive a reload, and go into the file with everything else.
        page.reload().await;
        page.until(&format!("{note} === 'A corner.'")).await;
        page.see("[data-player=x]", "Anna").await;
        page.click("#files-open").await;
        page.click("#save-sgf").await;
        page.see("#files-result", "Saved as").await;
        let file = saved(page, ".sgf").await;
        let text = std::fs::read_to_string(&file).unwrap();
        for part in ["PB[Anna]PW[Boris]", "C[Friends]", "C[The <b>centre</b> \\]]", "C[A corner.]"]
        {
            assert!(text.contains(part), "{text}");
        }
        page.open("15x15x5&x=human&o=human").await;
        page.click("#files-open").await;
        page.enter("#open-input", &file.to_string_lossy()).await;
        page.board_is("ox./.x./...").await;
        page.until(branches).await;
        page.click("#moves [data-ply='2']").await;
        page.until(&format!("{note} === 'A corner.'")).await;
        // A new game has neither.
        page.click("#new").await;
        page.click("#new-start").await;
        page.until(&format!("{note} === ''")).await;
        page.until("!document.querySelector('[data-player=x]').textContent.includes('Anna')").await;
        // A link among other words.
        page.click("#files-open").await;
        page.fill(
            "#open-text",
            "Try http://127.0.0.1:1/#4x4x3&x=human&o=human&moves=b2.a1, it is hard.",
        )
        .await;
        page.click("#open-paste").await;
        page.board_is("..../..../.x../o...").await;
        page.gone("#files-dialog").await;
    });
}

/// Opens a file with these contents as if it were chosen.
pub async fn choose_file(page: &Page, name: &str, contents: &[u8]) {
    let file = page.downloads.path().join(name);
    std::fs::write(&file, contents).unwrap();
    page.enter("#open-input", &file.to_string_lossy()).await;
}

#[test]
fn hostile_files_are_refused_or_bounded() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#files-open").await;
        choose_file(page, "game.sgf", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").await;
        page.see("#files-result.problem", "this is a PNG picture, not a game record").await;
        choose_file(page, "large.zip", &[&b"PK\x03\x04"[..], &vec![7; 10_000_000]].concat()).await;
        page.see("#files-result.problem", "this is a ZIP archive").await;
        // 10 MB: one comment; a million brackets; 100,000 variations.
        let comment = format!("(;GM[4];B[hh]C[{}])", "<script>".repeat(1_250_000));
        choose_file(page, "comment.sgf", comment.as_bytes()).await;
        page.see("#files-result.problem", "a message has at most").await;
        page.eval("void (document.querySelector('#files-result').textContent = '')").await;
        let deep = format!("{}{}", "(;".repeat(1_000_000), ")".repeat(1_000_000));
        choose_file(page, "deep.sgf", deep.as_bytes()).await;
        page.see("#files-result.problem", "a message has at most").await;
        page.eval("void (document.querySelector('#files-result').textContent = '')").await;
        let many = format!("(;GM[4];B[hh]{})", "(;W[ii];B[jj])".repeat(100_000));
        choose_file(page, "many.sgf", many.as_bytes()).await;
        page.see("#files-result.problem", "a message has at most").await;
        page.board_is(".../.x./...").await;
        // More than other messages may have: thousands of variations, deep ones, and scripts as text.
        let letter = |i: usize| char::from(b'a' + (i % 15) as u8);
        let script = "<script>window.hurt = 1</script><img src=x onerror='window.hurt = 1'>";
        let wide: String = (0..5_000)
            .map(|i| format!("(;B[{}{}];W[{}a])", letter(i), letter(i / 15), letter(i / 225)))
            .collect();
        let nested: String = (0..224)
            .map(|i| {
                let colour = if i % 2 == 0 { 'B' } else { 'W' };
                // Two apart, so that nobody wins.
                let cell = (i * 2 + usize::from(i * 2 >= 225)) % 225;
                format!("(;{colour}[{}{}]", letter(cell), letter(cell / 15))
            })
            .collect();
        let text =
            format!("(;GM[4]SZ[15]C[{script}](;B[hh])(;B[ii]){nested}{}{wide})", ")".repeat(224));
        assert!(text.len() > 64 << 10, "{}", text.len());
        choose_file(page, "wide.sgf", text.as_bytes()).await;
        page.see("#message", "Opened 15x15x5 with").await;
        page.see("#moves", "more moves in variations").await;
        page.click("#first").await;
        page.until("document.querySelector('#comment').value.startsWith('<script>')").await;
        assert_eq!(page.eval("window.hurt === undefined").await, true);
        // The page goes on.
        page.click("#new").await;
        page.click("#preset-tictactoe").await;
        page.click("#new-start").await;
        page.gone("#new-dialog").await;
        page.until("document.querySelectorAll('#board .stone').length === 0").await;
    });
}
