//! Explain: MCTS and proof-number search, iteration by iteration and phase by phase.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;
use fantoccini::key::Key;

/// Noughts and crosses after two moves, sampled.
const SAMPLED: &str = "3x3x3&x=human&o=human&moves=b2.a1&view=explain&search=mcts:::5000:7";
const SAMPLED_COUNTS: &str = "iterations: 748 · positions: 5,000";
/// After three moves, proven.
const PROVEN: &str = "3x3x3&x=human&o=human&moves=b2.a1.c3&view=explain&search=pns:::20000";
const PROVEN_COUNTS: &str = "value = · iterations: 98 · positions: 331";

impl Page {
    /// Opens a search that grows a tree, and waits until its last iteration is shown.
    async fn grown(&self, address: &str, counts: &str) {
        self.open(address).await;
        self.see("#explain-totals", counts).await;
        self.until("document.querySelector('#growth-drawing .node')").await;
        self.until("document.getElementById('growth-main').checkVisibility()").await;
    }

    async fn iteration(&self, n: u32) {
        self.see("#growth-at", &format!("iteration {n} /")).await;
    }

    /// Moves the slider to an iteration.
    async fn slide(&self, n: u32) {
        let range = "document.getElementById('growth-range')";
        let told = format!("{range}.dispatchEvent(new Event('input'))");
        self.eval(&format!("({range}.value = {n}, {told})")).await;
    }

    async fn phase(&self, name: &str) {
        self.until(&format!("document.getElementById('growth-phase-{name}').checked")).await;
    }

    /// A cell of the table: of this move, in this column.
    async fn cell(&self, mv: &str, column: usize) -> String {
        let row = format!(
            "[...document.querySelectorAll('#growth-children tr')]
                .find((row) => row.cells[0].textContent.endsWith('{mv}')).cells[{column}].textContent"
        );
        self.text_of(&row).await
    }
}

#[test]
fn an_iteration_of_mcts_phase_by_phase() {
    test(async |page| {
        page.grown(SAMPLED, SAMPLED_COUNTS).await;
        page.iteration(748).await;
        page.click("#growth-first").await;
        page.iteration(0).await;
        page.see("#growth-sentence", "Nothing has been tried yet").await;
        page.slide(39).await;
        page.iteration(39).await;
        for (phase, words) in [
            ("select", "Selection: root › c2"),
            ("expand", "Expansion: nothing to add. b1 became a child"),
            ("simulate", "Simulation: random moves to the end, b3 a3 a2. The result is X5"),
            ("backup", "Backpropagation: each node on the way counts one visit more"),
        ] {
            page.click("#growth-phase-next").await;
            page.see("#growth-sentence", words).await;
            page.phase(phase).await;
            assert_eq!(page.count("#growth-code [aria-current]").await, 1, "{phase}");
        }
        page.iteration(40).await;
        page.see("#growth-updates", "39 · ≈+436 → 40 · ≈+450").await;
        page.until("document.querySelector('#growth-drawing .node.fresh.changed')").await;
        assert_eq!(page.count("#growth-drawing .node.on-way").await, 3);
        page.until("document.querySelector('#growth-board svg')").await;
        page.click("#growth-phase-back").await;
        page.phase("simulate").await;
        // A phase is chosen, too.
        page.click("label:has(#growth-phase-select)").await;
        page.see("#growth-sentence", "Selection").await;
        page.click("#growth-next").await;
        page.iteration(41).await;
        page.click("#growth-back").await;
        page.iteration(40).await;
        page.click("#growth-last").await;
        page.iteration(748).await;
    });
}

#[test]
fn the_table_says_where_it_goes_next() {
    test(async |page| {
        page.grown(SAMPLED, SAMPLED_COUNTS).await;
        page.slide(40).await;
        page.iteration(40).await;
        assert_eq!(page.cell("c2", 1).await, "7");
        // The mean and what is added make UCT.
        let terms = [page.cell("c2", 2).await, page.cell("c2", 3).await, page.cell("c2", 4).await]
            .map(|text| text.parse::<f64>().unwrap());
        assert!((terms[0] + terms[1] - terms[2]).abs() < 0.0015, "{terms:?}");
        assert_eq!(page.count("#growth-children tr.next").await, 1);
        let next = page.text("#growth-children tr.next th").await.replace("▸ ", "");
        page.click("#growth-next").await;
        page.iteration(41).await;
        page.see("#growth-children tr.on-way th", &next).await;
        // A child has a table of its own.
        page.click("#growth-children tr.on-way button").await;
        page.see("#growth-table-title", &format!("Children of {next}")).await;
        assert_eq!(page.count("#growth-children tr").await, 6);
    });
}

#[test]
fn a_search_that_never_answers_does_not_hold_up_the_next_one() {
    test(async |page| {
        page.grown(SAMPLED, SAMPLED_COUNTS).await;
        page.eval(
            "((send) => WebSocket.prototype.send = function (text) {
                if (!text.includes('\"iteration\":100,')) send.call(this, text);
            })(WebSocket.prototype.send) && 0",
        )
        .await;
        page.slide(100).await;
        page.iteration(748).await;
        page.eval(&format!("location.hash = {PROVEN:?}")).await;
        page.see("#explain-totals", PROVEN_COUNTS).await;
        page.iteration(98).await;
        page.click("#growth-back").await;
        page.iteration(97).await;
    });
}

#[test]
fn proof_numbers_and_their_questions() {
    test(async |page| {
        page.grown(PROVEN, PROVEN_COUNTS).await;
        page.see("#growth-question", "Question 2 of 2: Does O draw at least?").await;
        page.see("#growth-sentence", "So the answer is yes.").await;
        page.see("#growth-questions", "Does O win? No: ≥=.").await;
        page.click("#growth-questions [data-question='0']").await;
        page.iteration(1).await;
        page.see("#growth-question", "Question 1 of 2: Does O win?").await;
        for (phase, words) in [
            ("expand", "Expansion: root gets its children (6)"),
            ("select", "Selection: where O is to move"),
        ] {
            page.click("#growth-phase-back").await;
            page.phase(phase).await;
            page.see("#growth-sentence", words).await;
        }
        page.click("#growth-phase-next").await;
        page.click("#growth-phase-next").await;
        page.phase("backup").await;
        page.see(
            "#growth-sentence",
            "Leaves still needed at the root: at least 1 for a yes, 6 for a no",
        )
        .await;
        assert_eq!(page.count("#growth-children tr").await, 6);
        page.see("#growth-table-note", "OR node").await;
        page.click("#growth-play").await;
        page.until("Number(document.getElementById('growth-range').value) > 1").await;
        page.click("#growth-play").await;
    });
}

#[test]
fn a_search_is_chosen_in_the_form_and_left_again() {
    test(async |page| {
        page.explain("3x3x3&x=human&o=human&moves=b2.a1").await;
        page.choose("#search-algorithm", "mcts").await;
        assert_eq!(page.text_of("document.getElementById('search-depth').value").await, "");
        page.fill("#search-nodes", "0").await;
        page.see("#search-problem", "1 to 1,000,000,000").await;
        page.fill("#search-nodes", "300").await;
        page.fill("#search-seed", "7").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "mcts: ").await;
        page.until("document.getElementById('growth-main').checkVisibility()").await;
        assert_eq!(
            page.eval("document.getElementById('step-card').checkVisibility()").await,
            false
        );
        page.tab("quiz").await;
        page.see("#quiz-fault", "which mcts does not have").await;
        page.tab("tree").await;
        // Typed trees too, with their names.
        page.click("label:has(#explain-what-typed)").await;
        page.fill("#book-text", "A(B(b1=3 b2=12) C(c1=2 c2=4))").await;
        page.choose("#search-algorithm", "pns").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "pns: B, value +3").await;
        page.see("#growth-question", "Question").await;
        page.choose("#search-algorithm", "alpha-beta").await;
        page.click("#search-run").await;
        page.see("#explain-totals", "alpha-beta: B, value +3").await;
        page.until("document.getElementById('step-card').checkVisibility()").await;
        page.gone("#growth-main").await;
        page.tab("quiz").await;
        page.see("#quiz-question", "").await;
        page.gone("#quiz-fault").await;
    });
}

#[test]
fn the_keyboard_walks_through_the_tree() {
    test(async |page| {
        page.grown(SAMPLED, SAMPLED_COUNTS).await;
        page.eval("document.getElementById('growth-drawing').focus()").await;
        page.press(Key::Home.into()).await;
        page.press(Key::Down.into()).await;
        page.see("#growth-table-title", "Children of a3").await;
        page.press(Key::Right.into()).await;
        page.until("document.querySelectorAll('#growth-drawing .node').length > 8").await;
        page.press('+').await;
        page.click("#growth-zoom-out").await;
        page.click("#growth-zoom-in").await;
        page.click("#growth-fit").await;
        page.click("label:has(#growth-mode-text)").await;
        page.until("document.querySelectorAll('#growth-text [role=treeitem]').length > 8").await;
        page.see("#growth-text", "n = ").await;
        page.click("label:has(#growth-mode-drawing)").await;
        page.choose("#growth-speed", "20").await;
        page.click("#growth-follow").await;
        page.click("#growth-full").await;
        page.until("document.querySelector('.tree-tab.full')").await;
        page.click("#growth-full").await;
        page.until("!document.querySelector('.tree-tab.full')").await;
    });
}

#[test]
fn a_large_search_is_stopped() {
    test(async |page| {
        page.explain("15x15x5&x=human&o=human&moves=h8").await;
        page.choose("#search-algorithm", "mcts").await;
        page.fill("#search-nodes", "5000000").await;
        page.click("#search-run").await;
        page.see("#search-sofar", "so far").await;
        page.click("#search-stop").await;
        page.see("#explain-totals", "stopped").await;
    });
}

#[test]
fn on_a_phone_nothing_is_wider_than_the_screen() {
    test_with(Wish::phone(), async |page| {
        for (address, counts) in [(SAMPLED, SAMPLED_COUNTS), (PROVEN, PROVEN_COUNTS)] {
            page.grown(address, counts).await;
            for _ in 0..4 {
                page.click("#growth-phase-back").await;
            }
            assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth").await, true);
        }
        page.click("#growth-legend summary").await;
        page.see("#growth-legend", "MCTS").await;
    });
}
