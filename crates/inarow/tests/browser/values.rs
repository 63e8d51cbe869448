//! A position is worth the same wherever it is asked about, whoever is to move.

use crate::harness::test;

#[test]
fn the_same_value_is_told_everywhere() {
    test(async |page| {
        // O has answered the centre at an edge, which loses, and X has taken a corner: O is to move.
        let game = "3x3x3&x=human&o=human&moves=b2.b3.a1";
        page.open(game).await;
        page.click("#hint").await;
        page.see("#message", "X4").await;
        page.click("#analyse").await;
        page.see("[data-testid=line-0] .worth.x", "X4").await;
        page.see(".values .value.best", "X4").await;
        page.explain(game).await;
        page.see("#explain-totals", "value X4 ").await;
        assert_eq!(page.text(".node[data-node='0'] .worth-text").await, "X4");
        page.see("#step-sentence", "worth X4.").await;
        assert_eq!(page.text("#variables [data-variable=v] dd").await, "X4");
        page.tab("costs").await;
        page.see(".costs-head", "O is to move. Best is ").await;
        assert_eq!(page.attribute(".cost-card", "data-value").await, "X4");
        page.tab("compare").await;
        page.see("#compare-totals", "Both find the same value: X4.").await;
        page.click("#compare-last").await;
        page.see("#compare-a-result", "value X4").await;
        page.click("#nav-lab").await;
        page.until("document.querySelector('#lab-algorithms-pvs')").await;
        page.choose("#lab-game", "board").await;
        page.choose("#lab-scoring", "distance").await;
        page.fill("#lab-depths", "6").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 3 done.").await;
        assert_eq!(page.texts("#lab-group-0 tr[data-state] td:last-child").await, ["X4"; 3]);
        // In words it is the same too, in every language.
        page.click("#nav-explain").await;
        page.tab("tree").await;
        for (language, words) in [
            ("pl", "X wygrywa w 4 półruchach"),
            ("cs", "X vyhrává za 4 půltahy"),
            ("ru", "X выигрывает через 4 полухода"),
            ("en", "X wins in 4 plies"),
        ] {
            page.choose("#language", language).await;
            page.see("#node-card", &format!("X4 ({words})")).await;
            page.until(&format!(
                "document.querySelector('.cost-card').ariaLabel.includes('X4: {words}') \
                 && document.querySelector('#lab-group-0 tr[data-state] td:last-child').title === '{words}'"
            ))
            .await;
        }
    });
}
