//! Explain: what the evaluators see, and weights of one's own.

use crate::harness::test;

#[test]
fn weights_change_the_total_and_the_move() {
    test(async |page| {
        page.explain("5x5x4&x=human&o=human&moves=c3.b2").await;
        page.tab("workbench").await;
        page.see("#bench-total", "10 lines count: X +60, O -40, together +20.").await;
        page.see("#bench-moves-card", "X plays b3 with the default weights and with yours.").await;
        assert_eq!(page.count("#bench-board .bench-best[data-move=b3]").await, 2);
        // The worth of a cell is the sum of its lines.
        let sums = "[...document.querySelectorAll('[data-worth]')].length";
        assert!(page.eval(sums).await.as_u64().unwrap() > 10);
        page.fill("#weight-1", "7").await;
        page.see("#bench-total", "10 lines count: X +42, O -28, together +14.").await;
        page.fill("#weight-2", "-500").await;
        page.see("#bench-moves-card", "With the default weights X plays b3, with yours ").await;
        let changed = page.attribute("[data-best=changed]", "data-move").await;
        assert_ne!(changed, "b3");
        assert_eq!(page.attribute("[data-best=usual]", "data-move").await, "b3");
        page.see("#bench-moves-card", &format!("with yours {changed}.")).await;
        assert_eq!(page.count(&format!("tr[data-move={changed}] .bench-sign.changed")).await, 1);
        page.fill("#weight-2", "1.5").await;
        page.see("#bench-problem", "A weight is a whole number").await;
        page.click("#bench-reset").await;
        page.gone("#bench-problem").await;
        page.see("#bench-total", "together +20.").await;
        page.see("#bench-moves-card", "X plays b3 with the default weights and with yours.").await;
        assert_eq!(page.text_of("document.getElementById('weight-1').value").await, "10");
    });
}

#[test]
fn lines_are_shown_on_the_board() {
    test(async |page| {
        page.explain("5x5x4&x=human&o=human&moves=c3.b2").await;
        page.tab("workbench").await;
        page.see("#bench-total", "10 lines count").await;
        assert_eq!(page.count("#bench-lines button").await, 10);
        page.hover("#bench-lines button").await;
        page.until("document.querySelector('.bench-through')").await;
        assert_eq!(page.attribute(".bench-through", "data-cells").await.split(' ').count(), 4);
        page.hover("#bench-form").await;
        page.until("!document.querySelector('.bench-through')").await;
        page.choose("#bench-evaluator", "open-lines").await;
        page.see("#bench-weights", "An open line").await;
        page.see("#bench-total", "lines count: X +").await;
        let usual = page.text("#bench-total").await;
        page.fill("#weight-1", "3").await;
        page.until(&format!("document.getElementById('bench-total').textContent !== {usual:?}"))
            .await;
    });
}
