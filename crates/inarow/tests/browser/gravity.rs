//! Connect Four.

use crate::harness::test;

#[test]
fn stones_fall_and_full_columns_are_refused() {
    test(async |page| {
        page.open("7x6x4+gravity&x=human&o=human").await;
        page.play("d6").await;
        page.board_is("......./......./......./......./......./...x...").await;
        page.play("d3 d1 d6 d5 d6").await;
        page.board_is("...o.../...x.../...o.../...x.../...o.../...x...").await;
        page.click_cell("d4").await;
        page.see("#message", "Column d is full").await;
        page.stones_are(6).await;
        page.play("a6 b6 a6 b6 a6 b6 a6").await;
        let result = page.result().await;
        assert!(result.contains("4 in a row: a4 a3 a2 a1"), "{result}");
    });
}
