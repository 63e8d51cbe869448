//! The review of a game: one click after its end, the mistakes one by one, and another try.

use crate::driver::Wish;
use crate::files::{choose_file, saved};
use crate::harness::{test, test_with};
use crate::page::Page;

/// O answers the centre with a side and is lost; X gives the win away; then nobody errs.
const DRAWN: &str = "3x3x3&x=human&o=engine:10&moves=b2.b1.b3.a1.c1.a3.a2.c2.c3";

#[test]
fn a_game_that_is_over_is_reviewed_in_one_click() {
    test(async |page| {
        page.open(DRAWN).await;
        page.see("#status", "Draw").await;
        page.gone("#review-now").await;
        page.click("#review.main").await;
        page.see("#review-text", "Moves that changed the result: 2. Costly moves: 0.").await;
        page.see("#review-note", "All results are proven.").await;
        page.until("document.querySelectorAll('[data-testid=chart] .point').length === 10").await;
        assert_eq!(page.texts(".chart-mark.changed").await, ["??", "??"]);
        // What remains is to play again.
        page.see("#rematch.main", "Rematch").await;
        let numbers = |of: &str| format!("#review-summary tr[data-count={of}]");
        page.see(&numbers("changed"), "Changed the result11").await;
        page.see(&numbers("missed"), "Wins missed10").await;
        page.see(&numbers("moves"), "Moves54").await;
        // The position before the mistake, the refutation and the better move.
        page.click("#review-next").await;
        page.see("#review-move", "Move 2, O b1 ??").await;
        page.see("#review-text", "This turned a draw into a loss.").await;
        page.see("#review-text", "holds the draw. After b1: X wins in 5 plies, as shown on").await;
        page.stones_are(1).await;
        page.until("document.querySelectorAll('.ghost.line').length === 6").await;
        page.until("document.querySelectorAll('.better-ring').length === 1").await;
        page.click("#review-next").await;
        page.see("#review-move", "Move 3: you played b3 ??").await;
        page.see("#review-text", "This turned a win into a draw.").await;
        page.click("#review-previous").await;
        page.see("#review-move", "Move 2, O b1").await;
        page.click("[data-mark=\"3\"]").await;
        page.see("#review-move", "Move 3: you played b3").await;
        let better = page.text_of("document.querySelector('.better-ring').dataset.better").await;
        // Another try gives nothing away, is answered, and stands beside the old moves.
        page.click("#review-again").await;
        page.gone(".better-ring").await;
        page.gone(".ghost.line").await;
        page.see("#message", "Find a better move than b3.").await;
        page.stones_are(2).await;
        page.click_cell(&better).await;
        page.see("#live", "").await;
        page.stones_are(4).await;
        page.see("#moves .branch", &better).await;
        // Stepping through the game tells of each move.
        page.click("#moves [data-ply=\"1\"]").await;
        page.see("#review-text", "As good as the best. After b2: draw.").await;
    });
}

#[test]
fn another_try_than_the_best_is_judged() {
    test(async |page| {
        page.open(DRAWN).await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("[data-mark=\"3\"]").await;
        let better = page.text_of("document.querySelector('.better-ring').dataset.better").await;
        page.click("#review-again").await;
        page.see("#message", "Find a better move than b3.").await;
        // Beside a stone at the side both corners win.
        let other = if better == "a1" { "c1" } else { "a1" };
        page.click_cell(other).await;
        page.see("#review-text", &format!("{other} keeps the result too.")).await;
        // A move that loses, where one would have won.
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c1.b1.a3").await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("[data-mark=\"4\"]").await;
        page.click("#review-again").await;
        page.click_cell("c2").await;
        page.see("#message", "c2 is no better: a3 follows.").await;
    });
}

#[test]
fn a_better_move_is_told_when_it_is_found_or_asked_for() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c1.b1.a3").await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        let found = numbers(page).await;
        let is_silent = async || {
            let text = page.text("#review-text").await;
            assert!(!text.contains("a3 holds"), "{text}");
            // What is shown stays about the game.
            assert_eq!(numbers(page).await, found);
            page.see("#review-note", "All results are proven.").await;
            page.see("#review-next", "Next mistake").await;
        };
        page.click("[data-mark=\"4\"]").await;
        page.see("#review-text", "a3 holds the draw.").await;
        page.gone("#review-tell").await;
        page.click("#review-again").await;
        is_silent().await;
        page.click_cell("c2").await;
        page.see("#message", "c2 is no better: a3 follows.").await;
        page.see("#review-move", "Move 4, O c2 ??").await;
        is_silent().await;
        // Undone, the next try is judged too.
        page.click("#undo").await;
        page.see("#review-text", "Find a better move than b1.").await;
        page.click_cell("c3").await;
        page.see("#message", "c3 is no better: a3 follows.").await;
        is_silent().await;
        page.click("#review-again").await;
        page.see("#message", "Find a better move than b1.").await;
        page.click_cell("a3").await;
        page.see("#review-text", "Well found: a3 is the best move.").await;
        page.gone("#review-tell").await;
        is_silent().await;
        page.click("#review-next").await;
        page.see("#review-move", "Move 4, O b1 ??").await;
        page.see("#review-text", "a3 holds the draw.").await;
        page.click("#review-again").await;
        page.click_cell("c2").await;
        page.see("#review-move", "Move 4, O c2 ??").await;
        page.click("#review-tell").await;
        page.see("#review-move", "Move 4, O b1 ??").await;
        page.see("#review-text", "a3 holds the draw.").await;
        page.until("document.querySelector('.better-ring').dataset.better === 'a3'").await;
    });
}

#[test]
fn a_long_review_is_stopped_and_taken_up_again() {
    test(async |page| {
        let moves = "h8.h7.i8.g7.j8.a1.k8.g8";
        page.open(&format!("15x15x5&x=human&o=human&moves={moves}")).await;
        page.gone("#review").await;
        page.click("#review-now").await;
        page.see("#review-stop", "Stop").await;
        page.until("document.getElementById('review-progress').value > 0").await;
        page.click("#review-stop").await;
        page.see("#review-note", "Moves not looked at: ").await;
        page.see("#review-stop", "Look again").await;
        page.click("#review-stop").await;
        page.see("#review-note", "Judged by proven results: ").await;
        page.gone("#review-stop").await;
        // O leaves an open three alone, which is an opinion: nothing is proven before it.
        page.see("[data-mark=\"6\"]", "?!").await;
        page.see("#review-note", "?! is an opinion, by scores.").await;
        page.click("[data-mark=\"6\"]").await;
        page.see("#review-move", "Move 6, O a1 ?!").await;
        page.see("#review-text", "By the scores this was costly").await;
        // A touch of the board takes the refutation away.
        page.until("document.querySelectorAll('.ghost.line').length > 2").await;
        page.click_cell("a15").await;
        page.gone(".better-ring").await;
        // Another game has no review yet.
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.gone("#review-card").await;
    });
}

#[test]
fn connect_four_and_reversi_are_reviewed_on_a_phone_too() {
    test_with(Wish::phone(), async |page| {
        // To begin at the edge loses; in the end O does not stop the fourth stone.
        let moves = "a1.g1.a2.g2.a3.f1.a4";
        page.open(&format!("7x6x4+gravity&x=human&o=human&moves={moves}")).await;
        page.click("#review").await;
        page.until("document.querySelectorAll('.chart-mark.changed').length > 0").await;
        page.gone("#review-progress").await;
        page.click("#review-next").await;
        page.see("#review-move", "??").await;
        page.until("document.querySelectorAll('.better-ring').length === 1").await;
        page.open("reversi:4&x=human&o=human&moves=b1").await;
        page.click("#review-now").await;
        page.see("#review-note", "All results are proven.").await;
        page.see("#review-card", "No move changed the result").await;
    });
}

/// The numbers of the card, as they stand there.
async fn numbers(page: &Page) -> Vec<String> {
    page.texts("#review-summary tbody tr").await
}

#[test]
fn a_review_is_kept_with_the_game() {
    test(async |page| {
        page.open(DRAWN).await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("#moves [data-ply=\"2\"]").await;
        page.fill("#comment", "The wrong side.").await;
        let found = numbers(page).await;
        // Without a new review: nobody asks for one. The game is kept, and so is what was found.
        let forbid = "void (WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, { \
            apply: (send, socket, [text]) => { if (text.includes('\"review\"')) window.asked = true; \
            return Reflect.apply(send, socket, [text]); } }))";
        let is_there = async || {
            page.see("#review-note", "All results are proven.").await;
            assert_eq!(page.texts(".chart-mark.changed").await, ["??", "??"]);
            assert_eq!(numbers(page).await, found);
            page.click("[data-mark=\"2\"]").await;
            page.see("#review-text", "holds the draw. After b1: X wins in 5 plies").await;
            page.until("document.querySelectorAll('.better-ring').length === 1").await;
            page.click("#moves [data-ply=\"2\"]").await;
            page.until("document.querySelector('#comment').value === 'The wrong side.'").await;
            assert_eq!(page.eval("window.asked === undefined").await, true);
        };
        page.reload().await;
        page.eval(forbid).await;
        is_there().await;
        // It goes into the file as comments, and comes back out of it.
        page.click("#files-open").await;
        page.click("#save-sgf").await;
        page.see("#files-result", "Saved as").await;
        let file = saved(page, ".sgf").await;
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains("C[Review: = -> X5 (draw to loss); better: "), "{text}");
        assert!(text.contains("; exact\nThe wrong side.]"), "{text}");
        page.open("4x4x3&x=human&o=human&moves=b2").await;
        page.gone("#review-card").await;
        page.eval(forbid).await;
        page.click("#files-open").await;
        page.enter("#open-input", &file.to_string_lossy()).await;
        page.see("#message", "Opened 3x3x3 with 9 moves.").await;
        is_there().await;
    });
}

#[test]
fn a_long_reviewed_game_is_saved_and_opened() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        // Rows of two in every direction, so that nobody wins.
        let side = |cell: &usize| (cell % 15 / 2 + cell / 15) % 2;
        let (first, second): (Vec<usize>, Vec<usize>) = (0..225).partition(|cell| side(cell) == 0);
        let letter = |at: usize| char::from(b'a' + at as u8);
        let play = ["m12"; 24].join(" ");
        let words = "Long words. ".repeat(25);
        let moves: String = (0..225)
            .map(|ply| {
                let (colour, cells) = if ply % 2 == 0 { ('B', &first) } else { ('W', &second) };
                let (x, y) = (letter(cells[ply / 2] % 15), letter(cells[ply / 2] / 15));
                let review = format!("+12 -> -63 (lost much); better: {play}; reply: {play}");
                format!(";{colour}[{x}{y}]C[Review: {review}\n{words}]")
            })
            .collect();
        let text = format!("(;GM[4]SZ[15]RU[15x15x5]{moves})");
        assert!(text.len() > 120_000);
        page.click("#files-open").await;
        choose_file(page, "long.sgf", text.as_bytes()).await;
        page.see("#message", "Opened 15x15x5 with 225 moves.").await;
        page.until("document.querySelectorAll('.chart-mark.lost').length === 225").await;
        page.click("#files-open").await;
        page.click("#save-sgf").await;
        page.see("#files-result", "Saved as").await;
        let saved = std::fs::read_to_string(saved(page, "15x15x5.sgf").await).unwrap();
        assert_eq!(saved.matches("C[Review: +12 -> -63 (lost much); better: m12 ").count(), 225);
        assert_eq!(saved.matches("Long words. Long words.]").count(), 225);
    });
}

#[test]
fn a_review_in_a_record_may_say_anything() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#files-open").await;
        let game = "(;GM[4]SZ[3]RU[3x3x3]C[Review: = -> X5 (draw to loss)]\
            ;B[bb]C[Review: X3 -> O99 (win to loss); better: zz99 b2 <b>; reply: b2 b2 pass a1-b1]\
            ;W[aa]C[Review: = -> X5 (win to draw to loss)];B[cc]C[Review: ≥+7 -> ≤-9 (best)])";
        page.fill("#open-text", game).await;
        page.click("#open-paste").await;
        page.see("#message", "Opened 3x3x3 with 3 moves.").await;
        page.see("#review-note", "Moves not looked at: 1").await;
        page.click("[data-mark=\"1\"]").await;
        page.see("#review-move", "Move 1, X b2 ??").await;
        page.see("#review-text", "zz99").await;
        page.click("#review-next").await;
        // What is no review stays a comment.
        page.click("#moves [data-ply=\"2\"]").await;
        page.until("document.querySelector('#comment').value.endsWith('(win to draw to loss)')")
            .await;
        page.click("#first").await;
        page.until("document.querySelector('#comment').value.startsWith('Review: = -> X5')").await;
        page.click("#review-now").await;
        page.see("#review-note", "All results are proven.").await;
    });
}
