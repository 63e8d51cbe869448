//! The computer as a player: long games, thinking that is stopped, two computers.

use crate::harness::test;
use crate::page::Page;

#[test]
fn two_computers_play_to_the_end() {
    test(async |page| {
        page.open("5x5x4&x=engine:4&o=engine:3").await;
        page.see("#status", "begins when you press Start").await;
        page.click("#step").await;
        page.stones_are(1).await;
        page.see("#go", "Go on").await;
        page.choose("#pace", "2000").await;
        page.click("#go").await;
        page.until("document.querySelectorAll('.stones .stone').length > 2").await;
        page.click("#pause").await;
        page.see("#status", "the computer waits").await;
        page.choose("#pace", "0").await;
        page.click("#go").await;
        let result = page.result().await;
        assert!(result.contains("wins") || result.contains("Draw"), "{result}");
        let rows = page.count(".row-line").await;
        assert_eq!(rows > 0, result.contains("wins"), "{result}, {rows} rows");
        page.see("#rematch", "Rematch").await;
        every_move_is_listed(page).await;
    });
}

/// Twenty moves; a game that ends before goes on with a rematch.
#[test]
fn twenty_moves_against_level_five() {
    test(async |page| {
        page.open("15x15x5&x=human&o=engine:5").await;
        for _ in 0..10 {
            let before = page.stones().await;
            let cell = sensible(&page.board().await);
            page.play(&cell).await;
            page.until(&format!(
                "document.querySelectorAll('.stones .stone').length > {before} + 1 \
                 || document.querySelector('#status.over')"
            ))
            .await;
            page.until(
                "document.querySelector('#status.over') \
                 || document.getElementById('status').textContent.includes('your move')",
            )
            .await;
            if page.count("#status.over").await == 1 {
                assert!(page.count(".row-line").await > 0);
                page.click("#rematch").await;
                page.see("#status", "your move").await;
            }
        }
        every_move_is_listed(page).await;
    });
}

/// The list comes a moment after the stones.
async fn every_move_is_listed(page: &Page) {
    page.until(
        "document.querySelectorAll('#moves [data-ply]').length \
         === document.querySelectorAll('.stones .stone').length",
    )
    .await;
}

/// A cell that lengthens rows of either side.
fn sensible(board: &str) -> String {
    let rows = board.split('/').map(str::as_bytes).collect::<Vec<_>>();
    let at = |x: i32, y: i32| (0..15).contains(&x) && (0..15).contains(&y);
    let score = |x: i32, y: i32| -> i32 {
        let mut score = 14 - (x - 7).abs() - (y - 7).abs();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for start in -4..=0 {
                let row = (start..start + 5).map(|step| (x + step * dx, y + step * dy));
                let row = row.collect::<Vec<_>>();
                if !row.iter().all(|&(x, y)| at(x, y)) {
                    continue;
                }
                let stones = |side| {
                    let own = |&&(x, y): &&(i32, i32)| rows[y as usize][x as usize] == side;
                    row.iter().filter(own).count() as u32
                };
                let (own, other) = (stones(b'x'), stones(b'o'));
                if own == 0 || other == 0 {
                    score += 20 * 8_i32.pow(own.max(other));
                }
            }
        }
        score
    };
    let cells = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
    let empty = cells.filter(|&(x, y)| rows[y as usize][x as usize] == b'.');
    let (x, y) = empty.max_by_key(|&(x, y)| score(x, y)).unwrap();
    format!("{}{}", char::from(b'a' + x as u8), 15 - y)
}

async fn begin_long_think(page: &Page) {
    page.open("15x15x5&x=human&o=engine:60s").await;
    page.play("h8").await;
    page.see("#thinking [data-testid=fact-depth]", "depth").await;
    page.see("#status", "is thinking").await;
}

#[test]
fn a_long_think_is_stopped() {
    test(async |page| {
        begin_long_think(page).await;
        assert_eq!(page.count("[data-testid=thinking-progress]").await, 1);
        page.click_cell("a1").await;
        page.see("#message", "It is the computer’s turn").await;
        page.stones_are(1).await;
        page.click("#stop").await;
        page.stones_are(2).await;
        page.see("#status", "your move").await;
        page.see("[data-testid=thinking-line]", "").await;
        for fact in ["fact-nodes", "fact-speed", "fact-time"] {
            page.see(&format!("[data-testid={fact}]"), "").await;
        }
    });
}

#[test]
fn undo_during_a_long_think_drops_it() {
    test(async |page| {
        begin_long_think(page).await;
        page.click("#undo").await;
        page.stones_are(0).await;
        page.gone("#stop").await;
        page.play("a1").await;
        page.see("#status", "is thinking").await;
        page.press('g').await;
        page.stones_are(2).await;
    });
}
