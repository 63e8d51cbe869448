//! Why the computer moved: one click after its move, the others on the board, and its own search in Explain.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;
use gametree::{Side, Stop};
use puzzles::{Difficulty, Kind, Wanted, generate};

/// The move of the computer that is on the board, as the card names it.
async fn explained(page: &Page) -> String {
    page.until("document.querySelectorAll('#why-moves tr').length > 0").await;
    let mv = page.text_of("document.querySelector('#why-moves tr.played').dataset.move").await;
    page.see("#why-title", &format!("Why {mv}?")).await;
    mv
}

async fn focus(page: &Page, css: &str) {
    page.eval(&format!("document.querySelector('{css}').focus()")).await;
}

#[test]
fn why_the_computer_moved_takes_one_click() {
    test(async |page| {
        page.open("3x3x3&x=human&o=alpha-beta:5").await;
        page.gone("#why-move").await;
        page.play("b2").await;
        page.stones_are(2).await;
        page.see("#why-move", "Why?").await;
        page.click("#why-move").await;
        let mv = explained(page).await;
        page.see("#why-saw", &format!("{mv} ")).await;
        page.see("#why-saw", "expected").await;
        page.see("#why-pick", "4 moves are exactly equal").await;
        page.see("#live", "chosen by lot").await;
        page.until("document.querySelectorAll('#why-moves tr').length === 4").await;
        // The others are shown in place of the move, by pointer and by keyboard.
        focus(page, "#why-moves tr:nth-child(2) button").await;
        page.until("document.querySelectorAll('.ghost.line').length > 0").await;
        page.until("document.querySelectorAll('.stone.aside').length === 1").await;
        focus(page, "#why-hide").await;
        page.gone(".ghost.line").await;
        page.gone(".stone.aside").await;
        // The very search: by lot among the same moves, the same move and value.
        page.click("#why-open").await;
        page.see("#explain-totals", &format!("alpha-beta: {mv}, value")).await;
        page.see("#explain-totals", "by lot among 4 equal moves").await;
        page.until("location.hash.includes('search=alpha-beta:5')").await;
        page.until("!document.getElementById('explain-apart').hidden").await;
        page.click("#nav-play").await;
        page.stones_are(2).await;
        page.press('w').await;
        page.see("#why-title", &format!("Why {mv}?")).await;
        page.click("#why-hide").await;
        page.gone("#why-card").await;
        // It is known after a reload too.
        page.reload().await;
        page.stones_are(2).await;
        page.click("#why-move").await;
        explained(page).await;
        page.see("#why-open", "Open this search").await;
        // The next move is another one; the computer took a corner.
        page.play("a2").await;
        page.gone("#why-card").await;
    });
}

#[test]
fn the_search_of_the_engine_is_opened() {
    test(async |page| {
        page.open("15x15x5&x=human&o=engine:4d&moves=h8.i9.j8.i8.h7").await;
        page.click("#go").await;
        page.stones_are(6).await;
        page.see("#status", "your move").await;
        page.click("#why-move").await;
        let mv = explained(page).await;
        page.click("#why-open").await;
        page.see("#engine-result", &format!("{mv}, ")).await;
        page.see("#engine-about", "depth 4").await;
        page.until("document.querySelectorAll('#engine-rounds tbody tr').length === 4").await;
        page.until("document.querySelectorAll('#engine-known li').length > 4").await;
        page.until(&format!(
            "document.querySelector('#engine-known .chosen').dataset.move === '{mv}'"
        ))
        .await;
        page.click("#engine-rounds [data-depth=\"1\"] button").await;
        page.see(".engine-parts h3", "at depth 1").await;
        page.until("location.hash.includes('search=engine:4d@')").await;
        // Any other player can be asked as well.
        page.choose("#engine-player", "engine:2").await;
        page.click("#engine-run").await;
        page.see("#engine-result", "level 2").await;
        page.until("document.querySelectorAll('#engine-board svg').length === 1").await;
        page.click("#explain-tab-tree").await;
        page.see("#explain-totals", "nodes").await;
    });
}

#[test]
fn a_win_by_fours_is_called_so() {
    test(async |page| {
        let wanted = Wanted {
            game: Some("15x15x5".parse().unwrap()),
            kind: Some(Kind::Win),
            difficulty: Some(Difficulty::Hard),
        };
        let puzzle = generate(1, &wanted, &Stop::new()).unwrap();
        let (players, moves) = match puzzle.side {
            Side::First => ("x=engine:10&o=human", puzzle.moves.join(".")),
            Side::Second => ("x=human&o=engine:10", puzzle.moves.join(".")),
        };
        page.open(&format!("15x15x5&{players}&moves={moves}")).await;
        page.click("#go").await;
        page.stones_are(puzzle.moves.len() as u64 + 1).await;
        // A win in at most so many plies is proven, too.
        page.see("#thinking", "has proven: ").await;
        page.see("#thinking", "wins in at most 7 plies").await;
        page.click("#why-move").await;
        explained(page).await;
        page.see("#why-saw", "wins by fours (VCF) in 7 plies").await;
    });
}

#[test]
fn the_search_of_perfect_play_is_opened() {
    test(async |page| {
        page.open("3x3x3&x=human&o=exact&moves=b2").await;
        page.click("#go").await;
        page.stones_are(2).await;
        page.click("#why-move").await;
        let mv = explained(page).await;
        page.see("#why-saw", "keeps the draw").await;
        page.click("#why-open").await;
        page.see("#engine-result", &format!("{mv}, draw")).await;
        page.until("document.querySelectorAll('#engine-values li').length === 8").await;
        page.until("document.querySelectorAll('#engine-values .chosen').length === 1").await;
    });
}

#[test]
fn a_move_at_random_has_no_search() {
    test_with(Wish::phone(), async |page| {
        page.open("reversi:6&x=random&o=human").await;
        page.click("#go").await;
        page.see("#status", "your move").await;
        page.click("#why-move").await;
        explained(page).await;
        page.see("#why-pick", "at random").await;
        page.see("#why-none", "no search to open").await;
        focus(page, "#why-moves tr:nth-child(2) button").await;
        page.until("document.querySelectorAll('.number.previewed').length > 0").await;
    });
}

#[test]
fn a_long_look_at_the_others_is_stopped() {
    test(async |page| {
        page.open("15x15x5&x=human&o=engine:2&moves=h8").await;
        page.click("#go").await;
        page.stones_are(2).await;
        // It does not begin before it is stopped, or on a quick machine it would be over.
        page.client
            .execute(
                "const { send } = WebSocket.prototype; let held = null; WebSocket.prototype.send = function (text) { \
                 const { op } = JSON.parse(text); if (op === 'why_move') { held = text; return; } \
                 if (op === 'stop' && held) { send.call(this, held); held = null; } send.call(this, text); }",
                Vec::new(),
            )
            .await
            .unwrap();
        page.click("#why-move").await;
        page.click("#why-stop").await;
        explained(page).await;
        page.gone("#why-progress").await;
        // Asked again, it looks again.
        page.click("#why-hide").await;
        page.click("#why-move").await;
        page.click("#why-stop").await;
        page.gone("#why-progress").await;
        page.see("#why-open[title$='level 2']", "Open this search").await;
    });
}

#[test]
fn a_look_that_fails_is_over() {
    test(async |page| {
        page.open("3x3x3&x=human&o=alpha-beta:5").await;
        page.play("b2").await;
        page.stones_are(2).await;
        page.eval(
            "((send) => WebSocket.prototype.send = function (text) {
                send.call(this, text.replace('\"why_move\"', '\"why_not\"'));
            })(WebSocket.prototype.send) && 0",
        )
        .await;
        page.click("#why-move").await;
        page.see("#message", "did not understand the page").await;
        page.gone("#why-progress").await;
        page.until("!document.querySelector('#why-saw').textContent.includes('Looking')").await;
    });
}

#[test]
fn a_search_too_large_to_be_kept_shows_its_first_plies() {
    test(async |page| {
        let search = "search=negamax:4:line-power";
        page.open(&format!("6x6x4&x=human&o=human&view=explain&{search}")).await;
        page.see("#explain-problem", "too large to look into").await;
        page.click("#search-first-plies").await;
        page.see("#explain-totals", "below ply 3 only counted").await;
        page.see("#explain-totals", "1,457,").await;
        page.gone("#explain-problem").await;
        page.click("#explain-tab-engine").await;
        page.see("#engine-player", "level 6").await;
        page.click("#explain-tab-tree").await;
        page.see("#explain-totals", "only counted").await;
    });
}

#[test]
fn a_search_of_millions_of_nodes_is_opened() {
    test(async |page| {
        page.open("4x4x4&x=human&o=mcts:6000000n").await;
        page.play("b2").await;
        page.stones_are(2).await;
        page.click("#why-move").await;
        let mv = explained(page).await;
        page.click("#why-open").await;
        page.see("#explain-totals", &format!("mcts: {mv}, value")).await;
        page.see("#explain-totals", "positions: 6,000,000").await;
        page.gone("#explain-problem").await;
        page.until("location.hash.includes(':6000000:')").await;
    });
}
