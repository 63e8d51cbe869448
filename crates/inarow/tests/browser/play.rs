//! Games of noughts and crosses: won, lost and drawn, by mouse and by keyboard.

use crate::board::Hand;
use crate::harness::test;
use crate::page::Page;
use fantoccini::key::Key;

async fn begin(page: &Page, hand: Hand, game: &str) {
    page.open(game).await;
    if hand == Hand::Keys {
        page.tab_to_board().await;
    }
}

/// ✕ makes two threats at once, and the computer can stop one.
async fn win(page: &Page, hand: Hand) {
    begin(page, hand, "3x3x3&x=human&o=engine:5&moves=a1.b1.c3.a2").await;
    page.put(hand, "c1").await;
    page.stones_are(6).await;
    let last = if page.board().await.contains("oo.") { "c2" } else { "b2" };
    page.put(hand, last).await;
    assert!(page.result().await.contains("You win"));
    assert_eq!(page.count(".row-line.x").await, 1);
    page.see("[data-player=x]", "won").await;
    page.see("#live", "You win").await;
}

/// Plays so that the computer wins, from the first stone on.
async fn lose(page: &Page, hand: Hand) {
    begin(page, hand, "3x3x3&x=human&o=engine:10").await;
    let mut stones = 0;
    while page.eval("document.querySelector('#status.over')").await.is_null() {
        page.put(hand, &worst(&page.board().await)).await;
        stones += 2;
        page.until(&format!(
            "document.querySelectorAll('.stones .stone').length >= {stones} \
             || document.querySelector('#status.over')"
        ))
        .await;
        assert!(stones < 9, "the game is not lost: {}", page.board().await);
        page.until(
            "document.querySelector('#status.over') \
             || document.getElementById('status').textContent.includes('your move')",
        )
        .await;
    }
    assert!(page.result().await.contains("wins"));
    assert_eq!(page.count(".row-line.o").await, 1);
    page.see("[data-player=o]", "won").await;
    page.see("#live", "O wins").await;
}

/// A cell on which ✕ neither wins nor keeps ◯ from winning.
fn worst(board: &str) -> String {
    let cells = board.replace('/', "").into_bytes();
    const ROWS: [[usize; 3]; 8] =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    let matters = |cell: usize| {
        ROWS.iter().filter(|row| row.contains(&cell)).any(|row| {
            let others = row.iter().filter(|&&other| other != cell).map(|&other| cells[other]);
            let others = others.collect::<Vec<_>>();
            others[0] == others[1] && others[0] != b'.'
        })
    };
    let cell = (0..9).find(|&cell| cells[cell] == b'.' && !matters(cell)).unwrap();
    format!("{}{}", ["a", "b", "c"][cell % 3], 3 - cell / 3)
}

async fn draw(page: &Page, hand: Hand) {
    begin(page, hand, "3x3x3&x=human&o=human").await;
    for cell in ["b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2"] {
        page.put(hand, cell).await;
    }
    page.see("#status", "Nobody can complete a row any more").await;
    page.put(hand, "c3").await;
    let result = page.result().await;
    assert!(result.contains("Draw"), "{result}");
    assert_eq!(page.count(".row-line").await, 0);
}

#[test]
fn a_game_is_won_by_mouse() {
    test(async |page| win(page, Hand::Mouse).await);
}

#[test]
fn a_game_is_won_by_keyboard() {
    test(async |page| win(page, Hand::Keys).await);
}

#[test]
fn a_game_is_lost_by_mouse() {
    test(async |page| lose(page, Hand::Mouse).await);
}

#[test]
fn a_game_is_lost_by_keyboard() {
    test(async |page| lose(page, Hand::Keys).await);
}

#[test]
fn a_game_is_drawn_by_mouse() {
    test(async |page| draw(page, Hand::Mouse).await);
}

#[test]
fn a_game_is_drawn_by_keyboard() {
    test(async |page| draw(page, Hand::Keys).await);
}

/// Everything that tells of the end is there one frame after the last stone.
#[test]
fn the_winning_row_comes_with_the_winning_move() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=a1.a2.b1.b2").await;
        let script = "const done = arguments[arguments.length - 1];
            new MutationObserver((_, self) => {
                self.disconnect();
                const row = document.querySelector('.row-line')?.dataset.cells;
                requestAnimationFrame(() => requestAnimationFrame(() =>
                    window.seen = [row, document.getElementById('status').textContent]));
            }).observe(document.querySelector('.stones'), {childList: true});
            done();";
        page.client.execute_async(script, Vec::new()).await.unwrap();
        page.click_cell("c1").await;
        page.until("window.seen").await;
        let seen = page.eval("window.seen").await;
        assert_eq!(seen[0], "a1 b1 c1");
        assert!(seen[1].as_str().unwrap().contains("3 in a row: a1 b1 c1"), "{seen}");
        page.click_cell("c3").await;
        page.see("#message", "The game is over").await;
        assert_eq!(page.board().await, ".../oo./xxx");
    });
}

#[test]
fn a_taken_cell_is_refused_with_words() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2 a1").await;
        let address = page.client.current_url().await.unwrap();
        for cell in ["b2", "a1"] {
            page.click_cell(cell).await;
            page.see("#message", &format!("{cell} is taken already")).await;
            page.see("#live", &format!("{cell} is taken already")).await;
        }
        assert_eq!(page.board().await, ".../.x./o..");
        assert_eq!(page.client.current_url().await.unwrap(), address);
        page.see("#status", "to move").await;
        page.play("c3").await;
        page.gone("#message p").await;
    });
}

#[test]
fn the_skip_link_leads_to_the_board() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.press(char::from(Key::Tab)).await;
        page.until("document.activeElement.matches('#skip')").await;
        page.press(char::from(Key::Enter)).await;
        page.until("document.activeElement.dataset.cell === 'b2'").await;
        page.press(char::from(Key::Home)).await;
        page.press(' ').await;
        page.board_is(".../x../...").await;
        page.press(char::from(Key::PageDown)).await;
        page.press(char::from(Key::End)).await;
        page.press(' ').await;
        page.board_is(".../x../..o").await;
    });
}
