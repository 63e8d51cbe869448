//! Explain: questions about the search.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::test;
use crate::page::Page;

/// Waits for a question that is not answered yet.
async fn asked(page: &Page) -> (String, String) {
    page.until(
        "document.getElementById('explain-panel-quiz').ariaBusy === 'false' \
        && document.getElementById('quiz-check').checkVisibility()",
    )
    .await;
    let whole = page.text("#quiz-form .quiz-ask").await;
    (page.attribute("#quiz-fields", "data-kind").await, whole)
}

/// Answers what is surely wrong; tells the right answer.
async fn answer_wrong(page: &Page, kind: &str) -> String {
    match kind {
        "cut" => page.click("#quiz-branches label:first-of-type input").await,
        "window" => {
            page.fill("#quiz-alpha", "777").await;
            page.fill("#quiz-beta", "778").await;
        }
        _ => page.fill("#quiz-answer", "777").await,
    }
    page.click("#quiz-check").await;
    page.see("#quiz-result.wrong", "Not right. It is ").await;
    let words = page.text("#quiz-result b").await;
    words.trim_start_matches("Not right. It is ").trim_end_matches('.').to_owned()
}

/// Answers as told.
async fn answer(page: &Page, kind: &str, right: &str) {
    match kind {
        "cut" => {
            for branch in right.split(", ") {
                page.click(&format!("#quiz-branches [data-branch='{branch}'] input")).await;
            }
        }
        "window" => {
            let (alpha, beta) = right.split_once(", ").unwrap();
            page.fill("#quiz-alpha", alpha.trim_start_matches("α = ")).await;
            page.fill("#quiz-beta", beta.trim_start_matches("β = ")).await;
        }
        _ => page.fill("#quiz-answer", right).await,
    }
    page.click("#quiz-check").await;
    page.see("#quiz-result.right", "Right: ").await;
}

#[test]
fn answers_wrong_and_right() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.tab("quiz").await;
        page.see("#quiz-about", "alpha-beta, 1,348 nodes").await;
        // Of three questions each kind comes once; wrong at first.
        let mut questions = Vec::new();
        for n in 1..=3 {
            let (kind, words) = asked(page).await;
            let right = answer_wrong(page, &kind).await;
            page.see("#quiz-score", &format!("0 of {n} right")).await;
            questions.push((kind, words, right));
            page.click("#quiz-next").await;
            page.gone("#quiz-next").await;
        }
        let mut kinds: Vec<_> = questions.iter().map(|(kind, ..)| kind.as_str()).collect();
        kinds.sort_unstable();
        assert_eq!(kinds, ["cut", "value", "window"]);
        // The same seed asks the same again.
        asked(page).await;
        page.click("#quiz-start").await;
        page.see("#quiz-score", "0 of 0 right").await;
        for (n, (kind, words, right)) in questions.iter().enumerate() {
            page.until(&format!(
                "document.querySelector('#quiz-form .quiz-ask').textContent === {words:?}"
            ))
            .await;
            assert_eq!(&asked(page).await.0, kind);
            answer(page, kind, right).await;
            page.see("#quiz-score", &format!("{0} of {0} right", n + 1)).await;
            page.click("#quiz-next").await;
            page.gone("#quiz-next").await;
        }
        // Another seed asks something else.
        page.click("#quiz-other").await;
        assert_eq!(page.text_of("document.getElementById('quiz-seed').value").await, "2");
        page.see("#quiz-score", "0 of 0 right").await;
        page.until(&format!(
            "document.querySelector('#quiz-form .quiz-ask').textContent !== {:?}",
            questions[0].1
        ))
        .await;
    });
}

#[test]
fn a_value_is_worked_out_with_hints() {
    test(async |page| {
        // Minimax has no window: only values are asked for.
        page.explain_tree("((3 12 8) (2 4 6) (14 5 2))", "11 nodes").await;
        page.choose("#search-algorithm", "minimax").await;
        page.click("#search-run").await;
        page.counted("13 nodes · 9 leaves · 0 cuts").await;
        page.tab("quiz").await;
        page.see("#quiz-note", "cuts nothing").await;
        for n in 1..=3 {
            let (kind, _) = asked(page).await;
            assert_eq!(kind, "value");
            page.click("#quiz-check").await;
            page.see("#quiz-problem", "Write an answer first").await;
            page.fill("#quiz-answer", "many").await;
            page.click("#quiz-check").await;
            page.see("#quiz-problem", "This is not a value").await;
            let is_max = page.text("#quiz-path").await.starts_with('▲');
            page.click("#quiz-hint").await;
            page.see(
                "#quiz-hints",
                if is_max { "takes the largest" } else { "takes the smallest" },
            )
            .await;
            page.click("#quiz-hint").await;
            page.see("#quiz-hints", "Look at ").await;
            page.gone("#quiz-hint").await;
            let values = page.texts("#quiz-children b").await;
            let values = values.iter().map(|text| text.parse::<i32>().unwrap());
            let right = if is_max { values.max() } else { values.min() };
            answer(page, &kind, &right.unwrap().to_string()).await;
            page.see("#quiz-score", &format!("{n} of {n} right")).await;
            page.click("#quiz-next").await;
            page.gone("#quiz-next").await;
        }
    });
}
