//! Explain: every move with its value, and the replies row by row.

use crate::harness::test;
use crate::page::Page;

/// The moves of a row with their values, in their order.
async fn row(page: &Page, row: u32) -> Vec<(String, String)> {
    let cards = format!(
        "[...document.querySelectorAll('.costs-row[data-row=\"{row}\"] .cost-card')] \
         .map((card) => [card.dataset.move, card.dataset.value])"
    );
    let cards = page.eval(&cards).await;
    let cards = cards.as_array().unwrap().iter();
    cards.map(|card| (card[0].as_str().unwrap().into(), card[1].as_str().unwrap().into())).collect()
}

/// Opens a move and waits for its replies.
async fn open(page: &Page, row: u32, cell: &str) {
    page.click(&format!(".costs-row[data-row='{row}'] [data-move='{cell}']")).await;
    page.until(&format!(
        "document.querySelector('#explain-panel-costs').ariaBusy === 'false' \
         && document.querySelector('.costs-row[data-row=\"{row}\"] [data-move=\"{cell}\"]').ariaExpanded === 'true' \
         && document.querySelectorAll('.costs-row').length === {}",
        row + 2
    ))
    .await;
}

#[test]
fn rows_open_and_agree_to_the_end_of_the_game() {
    test(async |page| {
        // O has answered the centre at an edge, which loses.
        page.explain("3x3x3&x=human&o=human&moves=b2.b3").await;
        page.tab("costs").await;
        page.see(".costs-head", "All values are exact.").await;
        let first = row(page, 0).await;
        assert_eq!(first.len(), 7);
        assert!(
            first[0].1.starts_with('X') && first[6].1 == "=",
            "X takes the best first: {first:?}"
        );
        let mut moves = Vec::new();
        let mut value = String::new();
        loop {
            let this = row(page, moves.len() as u32).await;
            if this.is_empty() {
                break;
            }
            if moves.is_empty() {
                value.clone_from(&this[0].1);
            }
            assert_eq!(this[0].1, value, "the best of a row is what the row above says");
            let best = this[0].0.clone();
            open(page, moves.len() as u32, &best).await;
            moves.push(best);
        }
        page.see(".costs-row.over", "X has won. There are no replies.").await;
        assert_eq!(value, format!("X{}", moves.len()), "as many plies as told");
        assert_eq!(page.texts(".costs-agree").await.len(), moves.len() - 1);
        assert!(
            page.texts(".costs-agree").await.iter().all(|words| words.contains("the rows agree"))
        );
        assert_eq!(page.text("#costs-line").await, moves.join(" "));
        // Another move of the first row closes all rows below.
        let (other, worth) = first[3].clone();
        open(page, 0, &other).await;
        assert_eq!(row(page, 1).await[0].1, worth);
        page.click(&format!(".costs-row[data-row='0'] [data-move='{other}']")).await;
        page.until("document.querySelectorAll('.costs-row').length === 1").await;
        page.gone(".costs-foot").await;
    });
}

#[test]
fn the_choices_of_algorithm_and_reader_are_marked() {
    test(async |page| {
        page.explain("3x3x3&x=human&o=human&moves=b2.a1").await;
        page.tab("costs").await;
        page.see("#costs-legend", "what the algorithm plays").await;
        page.see("#costs-legend", "the move you have opened").await;
        page.see(".costs-head", "X is to move. Best is a3: draw.").await;
        let marked = ".cost-card.chosen:has([data-mark=algorithm])";
        assert_eq!(page.attribute(marked, "data-move").await, "a3");
        assert_eq!(page.attribute(marked, "aria-label").await, "a3 =: draw, chosen by alpha-beta");
        open(page, 0, "c3").await;
        let yours = ".cost-card.yours:has([data-mark=you])";
        assert_eq!(page.attribute(yours, "data-move").await, "c3");
        assert_eq!(page.attribute(yours, "aria-label").await, "c3 =: draw, opened by you");
        // Both on one card.
        open(page, 0, "a3").await;
        assert_eq!(page.attribute(".chosen.yours", "data-move").await, "a3");
        assert_eq!(page.count("[data-mark=you]").await, 1);
        assert_eq!(page.count("[data-mark=algorithm]").await, 2);
        page.click("#costs-play").await;
        page.until("location.hash.includes('moves=b2.a1.a3')").await;
        page.see(".costs-head", "O is to move. Best is c1: draw.").await;
        page.until("document.querySelectorAll('.costs-row').length === 1").await;
    });
}

#[test]
fn a_large_board_says_how_deep_it_looked() {
    test(async |page| {
        page.explain("15x15x5&x=human&o=human&moves=h8.i9").await;
        page.tab("costs").await;
        page.see(".costs-head", "too large for exact values: these are to depth 2").await;
        assert_eq!(page.count(".cost-card").await, 24);
        page.click(".costs-more").await;
        page.until("document.querySelectorAll('.cost-card').length === 48").await;
        let (cell, value) = row(page, 0).await[1].clone();
        open(page, 0, &cell).await;
        assert_eq!(row(page, 1).await[0].1, value);
    });
}
