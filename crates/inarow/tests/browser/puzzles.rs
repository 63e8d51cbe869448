//! Puzzles: that of the day, moves tried right and wrong, hints, the solution, which ones are wanted, and those of a
//! game that was reviewed.

use crate::board::Hand;
use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;
use fantoccini::key::Key;
use gametree::{Game, Stop};
use puzzles::{Difficulty, Kind, Puzzle, Wanted, generate};
use serde_json::json;

/// A puzzle as the server makes it, and its address.
fn puzzle(seed: u64, game: &str, kind: Kind, level: Difficulty) -> (Puzzle, String) {
    let wanted =
        Wanted { game: Some(game.parse().unwrap()), kind: Some(kind), difficulty: Some(level) };
    let puzzle = generate(seed, &wanted, &Stop::new()).unwrap();
    let [kind, level] = [json!(kind), json!(level)].map(|name| name.as_str().unwrap().to_owned());
    (puzzle, format!("puzzle={seed}&game={game}&kind={kind}&level={level}"))
}

/// Where everything of the board is.
async fn places(page: &Page) -> String {
    page.text_of(
        "JSON.stringify([...document.querySelectorAll('#board, #grid, [data-place]')].map((it) => \
         (({x, y, width, height}) => [x, y, width, height])(it.getBoundingClientRect())))",
    )
    .await
}

async fn open(page: &Page, address: &str) {
    page.open(address).await;
    page.see("#puzzle-hint", "Hint").await;
}

/// Plays what hints tell until nothing is left to find.
async fn solve_by_hints(page: &Page) {
    for _ in 0..12 {
        if page.eval("document.querySelector('#puzzle-said').checkVisibility()").await == true
            && page.text("#puzzle-said").await.starts_with("Solved")
        {
            return;
        }
        page.click("#puzzle-hint").await;
        page.until("document.querySelector('.hint-area')").await;
        page.see("#message", "Look between").await;
        page.click("#puzzle-hint").await;
        page.see("#message", "The right move is").await;
        page.until("document.querySelector('.better-ring')").await;
        let move_ = page.text_of("document.querySelector('.better-ring').dataset.better").await;
        let before = page.stones().await;
        page.click_cell(&move_).await;
        page.until(&format!(
            "document.querySelectorAll('.stones .stone').length > {before} && (document.querySelector('#puzzle-said')\
             .textContent.startsWith('Solved') || document.querySelector('#message').textContent.includes('Go on'))"
        ))
        .await;
    }
    panic!("it is never solved");
}

#[test]
fn the_puzzle_of_the_day_is_one_click_away() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        page.click("#door-puzzles").await;
        page.see("#puzzle-title", "Puzzle of ").await;
        page.until("/^#puzzle=\\d{4}-\\d\\d-\\d\\d$/.test(location.hash)").await;
        page.until("document.activeElement.id === 'puzzle-title'").await;
        page.see("#puzzle-score", "Days in a row: 0.").await;
        page.gone("#door-lab").await;
        // Nothing that is said moves the board.
        let before = places(page).await;
        page.click("#puzzle-hint").await;
        page.see("#message", "Look between").await;
        assert_eq!(places(page).await, before);
        page.reload().await;
        page.see("#puzzle-title", "Puzzle of ").await;
        solve_by_hints(page).await;
        page.see("#puzzle-score", "Days in a row: 1. In a row without help: 0. Solved: 1.").await;
        page.see("#puzzle-next.main", "Next puzzle").await;
        page.gone("#puzzle-daily").await;
        page.click("#puzzle-close").await;
        page.gone("#puzzle-card").await;
        page.board_is(".../.x./...").await;
        page.until("location.hash.startsWith('#3x3x3&')").await;
        // What is solved is remembered: the next time there is another one.
        page.open("").await;
        page.click("#door-puzzles").await;
        page.until("/^#puzzle=\\d+$/.test(location.hash)").await;
        page.see("#puzzle-score", "Solved: 1.").await;
        page.click("#puzzle-daily").await;
        page.see("#puzzle-title", "Puzzle of ").await;
        // Back leads to the game, and forward to the puzzle.
        page.client.back().await.unwrap();
        page.gone("#puzzle-card").await;
        page.board_is(".../.x./...").await;
        page.client.forward().await.unwrap();
        page.see("#puzzle-title", "Puzzle").await;
    });
}

#[test]
fn the_puzzle_of_the_day_does_not_count_after_its_solution() {
    test(async |page| {
        open(page, "puzzle=daily").await;
        page.click("#puzzle-solution").await;
        page.see("#puzzle-said", "Solution: ").await;
        page.reload().await;
        page.see("#puzzle-hint", "Hint").await;
        solve_by_hints(page).await;
        page.see("#puzzle-score", "Days in a row: 0. In a row without help: 0. Solved: 0.").await;
        // There is another one to solve now.
        page.click("#puzzle-close").await;
        page.click("#door-puzzles").await;
        page.until("/^#puzzle=\\d+$/.test(location.hash)").await;
    });
}

#[test]
fn a_wrong_move_is_refuted_and_a_right_one_answered() {
    test(async |page| {
        let (first, address) = puzzle(1, "5x4x4", Kind::Win, Difficulty::Medium);
        open(page, &address).await;
        page.see("#status", "Win in 5 plies").await;
        page.see("#puzzle-about", "Medium").await;
        page.see("#puzzle-proof", "no other wins").await;
        let stones = page.stones().await;
        let before = places(page).await;
        let (board, mut free) = (first.board().unwrap(), Vec::new());
        board.moves(&mut free);
        let wrong =
            free.iter().map(ToString::to_string).find(|cell| *cell != first.answer).unwrap();
        page.click_cell(&wrong).await;
        page.see("#message", "Try again.").await;
        page.until("document.querySelectorAll('.ghost.line').length > 1").await;
        page.stones_are(stones).await;
        assert_eq!(places(page).await, before, "a refutation moved the board");
        // A move in another position is none of the puzzle.
        page.click("#previous").await;
        page.stones_are(stones - 1).await;
        page.click_cell(&wrong).await;
        page.see("#message", "in the position of the puzzle").await;
        page.stones_are(stones).await;
        for cell in first.line.iter().step_by(2) {
            page.click_cell(cell).await;
            page.until(&format!(
                "document.querySelector('.stone.new, .row-line') && !document.querySelector(\
                 '[data-cell={cell}]').ariaLabel.includes('empty')"
            ))
            .await;
            page.until("/Go on|Solved/.test(document.querySelector('#message').textContent)").await;
        }
        page.see("#status.over", "4 in a row").await;
        page.see("#puzzle-said.solved", "Solved.").await;
        page.see("#puzzle-score", "Days in a row: 0. In a row without help: 0. Solved: 1.").await;
        // A defence, by keyboard alone.
        let (second, address) = puzzle(2, "15x15x5", Kind::Defence, Difficulty::Medium);
        open(page, &address).await;
        page.see("#status", "Find the only move that does not lose").await;
        page.tab_to_board().await;
        page.put(Hand::Keys, &second.answer).await;
        page.see("#puzzle-said", "Solved.").await;
        page.see("#status", "Solved").await;
        page.see("#puzzle-score", "In a row without help: 1. Solved: 2.").await;
        page.see("#live", "Solved.").await;
        // Once is once.
        page.reload().await;
        page.see("#puzzle-hint", "Hint").await;
        page.tab_to_board().await;
        page.put(Hand::Keys, &second.answer).await;
        page.see("#puzzle-score", "In a row without help: 1. Solved: 2.").await;
    });
}

#[test]
fn threats_are_help() {
    test(async |page| {
        let (puzzle, address) = puzzle(2, "15x15x5", Kind::Defence, Difficulty::Medium);
        page.open("15x15x5&x=human&o=human&moves=h8").await;
        page.click("#threats").await;
        page.see("#threats-card", "").await;
        // What was shown in the game gives no puzzle away.
        open(page, &address).await;
        page.until("document.querySelector('#threats').ariaPressed === 'false'").await;
        page.gone("#threats-card").await;
        page.click("#threats").await;
        page.see("#threats-card", "").await;
        page.click("#threats").await;
        page.gone("#threats-card").await;
        page.click_cell(&puzzle.answer).await;
        page.see("#puzzle-said", "Solved.").await;
        page.see("#puzzle-score", "In a row without help: 0. Solved: 1.").await;
    });
}

#[test]
fn hints_the_solution_and_the_next_one() {
    test(async |page| {
        let (puzzle, address) = puzzle(4, "15x15x5+exact", Kind::Win, Difficulty::Hard);
        open(page, &address).await;
        // The key of the toolbar is that of the puzzle.
        page.press('h').await;
        page.until("document.querySelector('.hint-area')").await;
        page.see("#puzzle-said", "The right move makes ").await;
        page.press('h').await;
        page.until(&format!("document.querySelector('[data-better={}]')", puzzle.answer)).await;
        page.click("#puzzle-solution").await;
        page.see("#puzzle-said", &format!("Solution: {}", puzzle.line.join(" "))).await;
        let shown = puzzle.line.len();
        page.until(&format!("document.querySelectorAll('.ghost.line').length === {shown}")).await;
        page.see("#puzzle-score", "Solved: 0.").await;
        page.see("#puzzle-hint[aria-disabled=true]", "Hint").await;
        page.until("document.querySelector('#puzzle-game-gomoku').ariaPressed === 'true'").await;
        page.click("#puzzle-next").await;
        page.until("location.hash.endsWith('&game=15x15x5+exact&kind=win&level=hard') && !location.hash.startsWith('#puzzle=4&')").await;
        page.see("#puzzle-about", "exactly 5 in a row · Hard").await;
        page.gone(".ghost.line").await;
        page.click("#puzzle-kind-defence").await;
        page.see("#status", "Find the only move").await;
        page.click("#puzzle-kind-win").await;
        page.see("#status", "Win ").await;
        page.click("#puzzle-kind-any").await;
        page.until("location.hash.endsWith('&game=15x15x5+exact&level=hard')").await;
        // There is none so hard on so small a board: the old one stays.
        page.click("#puzzle-game-tictactoe").await;
        page.see("#puzzle-fault", "no such puzzle was found").await;
        page.see("#puzzle-about", "exactly 5 in a row").await;
        page.click("#puzzle-level-any").await;
        page.gone("#puzzle-fault").await;
        page.until("location.hash.endsWith('&game=15x15x5+exact')").await;
        page.click("#puzzle-game-any").await;
        page.until("/^#puzzle=\\d+$/.test(location.hash)").await;
        page.click("#puzzle-level-hard").await;
        // The one before may have been as hard.
        page.until("location.hash.endsWith('&level=hard')").await;
        page.see("#puzzle-about", "Hard").await;
        // The position becomes the game, to be looked at with all there is.
        let stones = page.stones().await;
        page.click("#puzzle-open").await;
        page.gone("#puzzle-card").await;
        page.see("#game-card", "Human").await;
        page.stones_are(stones).await;
        page.until("location.hash.includes('&x=human&o=human&moves=')").await;
        page.see("#new", "New game").await;
    });
}

#[test]
fn a_puzzle_that_takes_long_is_waited_for_in_sight() {
    test(async |page| {
        let (first, address) = puzzle(1, "5x4x4", Kind::Win, Difficulty::Medium);
        open(page, &address).await;
        page.client
            .execute(
                "const { send } = WebSocket.prototype; window.held = []; window.release = () => held.forEach((go) => go()); \
                 WebSocket.prototype.send = function (text) { \
                 if (JSON.parse(text).op === 'puzzle') held.push(() => send.call(this, text)); else send.call(this, text); }",
                Vec::new(),
            )
            .await
            .unwrap();
        let making = "Making a puzzle";
        page.click("#puzzle-next").await;
        page.see("#puzzle-said", making).await;
        page.click("#puzzle-stop").await;
        page.gone("#puzzle-stop").await;
        page.gone("#puzzle-said").await;
        page.until("document.activeElement.id === 'puzzle-next'").await;
        // Who plays on keeps the puzzle.
        page.click("#puzzle-next").await;
        page.see("#puzzle-said", making).await;
        page.click_cell(&first.answer).await;
        page.see("#message", "Go on").await;
        page.gone("#puzzle-stop").await;
        page.eval("release() ?? 0").await;
        page.click("#puzzle-hint").await;
        page.see("#message", "Look between").await;
        page.until(&format!("location.hash === '#{address}'")).await;
    });
}

#[test]
fn a_reviewed_game_has_puzzles() {
    test(async |page| {
        let (puzzle, _) = puzzle(1, "5x4x4", Kind::Win, Difficulty::Medium);
        let moves = [puzzle.moves, puzzle.line].concat().join(".");
        let game = format!("5x4x4&x=human&o=human&moves={moves}");
        page.open(&game).await;
        page.click("#review").await;
        page.see("#review-note", "All results are proven.").await;
        page.click("#review-puzzles").await;
        page.see("#puzzle-title", "From your game: 1 of ").await;
        page.until("document.activeElement.id === 'puzzle-title'").await;
        solve_by_hints(page).await;
        page.see("#puzzle-said", "In the game ").await;
        page.click("#puzzle-next").await;
        page.see("#puzzle-title", "From your game: 2 of ").await;
        // The address is that of the game.
        page.until("location.hash.startsWith('#5x4x4&x=human&o=human&moves=')").await;
        page.click("#puzzle-close").await;
        page.see("#status.over", "4 in a row").await;
        // It can be stopped while it looks; here it does not begin before that.
        page.client
            .execute(
                "const { send } = WebSocket.prototype; let held = null; WebSocket.prototype.send = function (text) { \
                 const { op } = JSON.parse(text); if (op === 'puzzles') { held = text; return; } \
                 if (op === 'stop' && held) send.call(this, held); send.call(this, text); }",
                Vec::new(),
            )
            .await
            .unwrap();
        page.click("#review-puzzles").await;
        page.see("#puzzle-said", "Looking for puzzles in your game").await;
        page.until("document.querySelector('#puzzle-progress').checkVisibility()").await;
        page.click("#puzzle-stop").await;
        page.gone("#puzzle-progress").await;
        page.click("#puzzle-close").await;
        // A short game has none.
        page.open("3x3x3&x=human&o=human&moves=b2.a1.c1.a3.a2.c2.b1.b3.c3").await;
        page.click("#review").await;
        page.click("#review-puzzles").await;
        page.see("#puzzle-said", "No puzzle was found in this game").await;
        page.click("#puzzle-close").await;
        page.gone("#puzzle-card").await;
    });
}

#[test]
fn on_a_phone_in_czech_and_from_a_link() {
    let wish = Wish { languages: "cs,en", ..Wish::phone() };
    test_with(wish, async |page| {
        let (puzzle, address) = puzzle(3, "7x6x4+gravity", Kind::Win, Difficulty::Medium);
        page.open(&address).await;
        page.see("#status", "Vyhrajte za 5 půltahů").await;
        page.see("#puzzle-task", "Vyhrajte za 5 půltahů").await;
        // The scores below the columns would give it away.
        assert_eq!(page.count(".column-score").await, 0);
        let before = places(page).await;
        page.click("#hint").await;
        page.see("#message", "Hledejte mezi ").await;
        assert_eq!(places(page).await, before);
        page.click_cell(&puzzle.answer).await;
        page.see("#message", "je správně. Pokračujte.").await;
        assert_eq!(places(page).await, before);
        // Nothing that stands in the storage does harm, and an address that is none is told.
        page.client
            .execute(
                "localStorage.setItem('inarow.puzzles', '{\"day\":[],\"row\":-7,\"done\":{}}')",
                Vec::new(),
            )
            .await
            .unwrap();
        page.open(&address).await;
        page.see("#puzzle-score", "Vyřešeno: 0.").await;
        page.open("puzzle=7&game=reversi").await;
        page.see("#message", "Odkaz neuvádí žádnou existující hru").await;
        page.press(char::from(Key::Escape)).await;
        page.gone("#puzzle-card").await;
    });
}
