//! Explain: the search as a file, and files that are not what they say.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::files::saved;
use crate::harness::test;
use crate::page::Page;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Saves the search that is shown as a trace.
async fn save(page: &Page) -> PathBuf {
    page.click("#trace-json").await;
    page.see("#trace-result", "Saved as").await;
    saved(page, ".json").await
}

/// Opens a file with this text.
async fn open(page: &Page, text: &str) {
    let file = page.downloads.path().join("given.json");
    std::fs::write(&file, text).unwrap();
    page.enter("#trace-input", &file.to_string_lossy()).await;
}

#[test]
fn a_trace_comes_back() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        let file = save(page).await;
        page.explain("3x3x3&x=human&o=human&moves=b2.a1.c3.a3.a2").await;
        // It needs no server.
        page.expected.push("ERR_CONNECTION_REFUSED");
        page.server.kill();
        page.enter("#trace-input", &file.to_string_lossy()).await;
        page.counted(MIDDLE_COUNTS).await;
        page.see("#explain-totals", "alpha-beta: a3, value =").await;
        page.see("#trace-name", ".json").await;
        page.click(".foot[data-toggle='679']").await;
        page.click("[data-cut='679']").await;
        page.see("#why-sentence", "the remaining 5 moves are cut.").await;
        page.see("#why-window", "[0, +∞]").await;
        page.click("#why-close").await;
        page.click("#step-first").await;
        page.click("#step-cut-next").await;
        page.see("#step-sentence", "cut.").await;
        page.click("#step-last").await;
        page.see("#step-counts", MIDDLE_COUNTS).await;
        assert_eq!(page.count("#step-board svg").await, 1);
    });
}

#[test]
fn the_other_kinds_of_files() {
    test(async |page| {
        page.explain_tree("A(B(b1=3 b2=12 b3=8) C(c1=2 c2=4 c3=6))", "7 nodes").await;
        for (format, sign) in
            [("svg", "<svg"), ("dot", "digraph"), ("html", "<!DOCTYPE html>"), ("text", "MAX")]
        {
            page.click(&format!("#trace-{format}")).await;
            let ending = if format == "text" { ".txt" } else { &format!(".{format}") };
            let text = std::fs::read_to_string(saved(page, ending).await).unwrap();
            assert!(text.to_lowercase().contains(&sign.to_lowercase()), "{format}: {text}");
        }
        // A tree of half a million nodes is no picture.
        page.explain("3x3x3&x=human&o=human").await;
        page.counted("20,866 nodes").await;
        page.click("#trace-svg").await;
        page.see("#trace-result.problem", "too large for this kind of file").await;
    });
}

#[test]
fn what_is_no_trace_is_told() {
    test(async |page| {
        page.explain_tree("(3 (5 -2))", "5 nodes").await;
        let good = std::fs::read_to_string(save(page).await).unwrap();
        let trace: Value = serde_json::from_str(&good).unwrap();
        let with = |pointer: &str, value: Value| {
            let mut trace = trace.clone();
            *trace.pointer_mut(pointer).unwrap() = value;
            trace.to_string()
        };
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        for (text, words) in [
            (good[..good.len() / 2].to_owned(), "cut short or damaged"),
            (with("/version", json!(3)), "of version 3, newer than this page"),
            (with("/format", json!("other")), "not a trace of inarow"),
            ("hello".to_owned(), "not JSON"),
            ("[]".to_owned(), "not a trace of inarow"),
            (with("/nodes/1/value", json!("<b>3</b>")), "faulty at"),
            (with("/nodes/1/parent", json!(4)), "faulty at"),
            (with("/nodes/2/size", json!(900_000_000)), "faulty at"),
            (with("/nodes/2/best", json!(2)), "faulty at"),
            (with("/events/3/node", json!(99)), "faulty at"),
            (with("/totals/nodes", json!(77)), "faulty at"),
            (with("/totals/value", json!("+9")), "faulty at “totals value”"),
            (with("/totals/best", json!("2")), "faulty at “totals best”"),
            (with("/nodes/1/move", json!("x")), "faulty at"),
        ] {
            open(page, &text).await;
            page.see("#explain-problem", words).await;
            // What was there stays, and goes on.
            page.see("#explain-totals", MIDDLE_COUNTS).await;
        }
        page.click("#step-first").await;
        page.see("#step-sentence", "The search begins.").await;
        open(page, &good).await;
        page.counted("5 nodes · 3 leaves · 0 cuts").await;
        page.gone("#explain-problem").await;
    });
}

#[test]
fn scripts_in_names_are_only_names() {
    test(async |page| {
        page.explain_tree("A(B=3 C(D=5 E=-2))", "5 nodes").await;
        let text = std::fs::read_to_string(save(page).await).unwrap();
        let script = "<img src=x onerror=window.caught=1><script>window.caught=1</script>";
        let mut trace: Value = serde_json::from_str(&text).unwrap();
        for node in trace["nodes"].as_array_mut().unwrap() {
            node["name"] = json!(script);
        }
        trace["program"] = json!(script);
        trace["search"]["game"]["game"] = json!(format!("tree:A(B=3 {script}(D=5 E=-2))"));
        page.explain(MIDDLE).await;
        open(page, &trace.to_string()).await;
        page.counted("5 nodes · 3 leaves · 0 cuts").await;
        page.see("#tree-path", "<img src=x").await;
        page.see("#tree-drawing .name", "<img").await;
        page.click("label:has(#tree-mode-text)").await;
        page.see("#tree-list", "<script>window.caught=1</script>").await;
        page.click("#step-first").await;
        page.click("#step-next").await;
        page.until("document.getElementById('step-range').value === '1'").await;
        for tab in ["quiz", "compare", "tree"] {
            page.tab(tab).await;
        }
        assert_eq!(page.count("#explain img, #explain script").await, 0);
        assert_eq!(page.eval("window.caught === undefined").await, true);
        page.click("label:has(#explain-what-position)").await;
        page.counted(MIDDLE_COUNTS).await;
    });
}
