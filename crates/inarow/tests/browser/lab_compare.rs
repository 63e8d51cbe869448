//! Lab: algorithms measured side by side, live, and handed in.

use crate::files::saved;
use crate::harness::{program, test};
use crate::page::Page;
use serde_json::json;
use std::process::Command;

/// The nodes of a cell, as the table shows them.
async fn nodes(page: &Page, algorithm: &str, depth: u32) -> String {
    page.text(&format!(
        "#lab-group-0 tr[data-algorithm='{algorithm}'][data-depth='{depth}'] td:nth-of-type(2)"
    ))
    .await
}

#[test]
fn the_table_of_the_textbooks_is_measured_and_drawn() {
    test(async |page| {
        page.lab("compare").await;
        page.fill("#lab-depths", "1-9").await;
        page.fill("#lab-repeats", "1").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 27 done.").await;
        for (algorithm, depth, count) in [
            ("minimax", 3, "586"),
            ("minimax", 9, "549,946"),
            ("negamax", 9, "549,946"),
            ("alpha-beta", 9, "16,811"),
        ] {
            assert_eq!(nodes(page, algorithm, depth).await, count, "{algorithm} {depth}");
        }
        page.see("#lab-group-0 tr[data-algorithm='alpha-beta'][data-depth='9']", "=").await;
        // A line for each algorithm in each plot, with all its points.
        for plot in ["nodes", "time", "cutoffs", "branching"] {
            let curves = format!("#lab-plot-0-{plot} .lab-svg .lab-curve[data-points='9']");
            assert_eq!(page.count(&curves).await, 3, "{plot}");
        }
        page.click("#lab-plot-0-nodes-table").await;
        page.see("#lab-plot-0-nodes table", "549,946").await;
        page.gone("#lab-continue").await;
        page.gone("#lab-stop").await;
    });
}

#[test]
fn a_run_is_stopped_and_continued() {
    test(async |page| {
        page.lab("compare").await;
        page.choose("#lab-game", "own").await;
        page.fill("#lab-game-own", "6x5x4").await;
        page.tick("lab-algorithms", &["minimax", "alpha-beta"]).await;
        page.fill("#lab-depths", "1-5").await;
        page.fill("#lab-limit", "30").await;
        page.click("#lab-run").await;
        // Minimax to depth 5 has seventeen million nodes, so it is not over before it is stopped.
        page.see("#lab-status", "Now minimax to depth 5.").await;
        page.see("#lab-status", " left. Now minimax to depth 5.").await;
        // The time left goes down although nothing is told: an hour later it is long over.
        let later = "void ((now) => { performance.now = () => now.call(performance) + 36e5 })\
            (performance.now)";
        page.eval(later).await;
        page.see("#lab-status", "longer than forecast. Now minimax to depth 5.").await;
        page.until("document.querySelector('#lab-progress').value > 0.3").await;
        page.click("#lab-stop").await;
        page.see("#lab-status", "Stopped: 4 of 10 done.").await;
        let before = nodes(page, "minimax", 4).await;
        assert_eq!(page.count("#lab-group-0 tbody tr[data-state='done']").await, 4);
        // The settings of the run count, not what is in the form by now.
        page.fill("#lab-depths", "1").await;
        page.click("#lab-continue").await;
        page.see("#lab-status", "All 10 done.").await;
        assert_eq!(nodes(page, "minimax", 4).await, before);
        assert_eq!(page.count("#lab-group-0 .lab-table tr[data-state]").await, 10);
    });
}

#[test]
fn what_would_take_too_long_is_not_run() {
    test(async |page| {
        page.lab("compare").await;
        page.choose("#lab-game", "15x15x5").await;
        page.tick("lab-algorithms", &["minimax"]).await;
        page.tick("lab-evaluators", &["outcome"]).await;
        page.fill("#lab-depths", "1,9").await;
        page.fill("#lab-limit", "0.5").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 2 done.").await;
        page.see("#lab-group-0 tr[data-state='not-run']", "not run: forecast").await;
        page.see("#lab-found h2", "15 × 15 · 5 in a row, outcome").await;
    });
}

#[test]
fn other_games_and_the_position_on_the_board() {
    test(async |page| {
        page.lab("compare").await;
        page.fill("#lab-depths", "1-2").await;
        page.choose("#lab-game", "board").await;
        page.click("#lab-run").await;
        page.see("#lab-found h2", "3 × 3 · 3 in a row after b2 a1").await;
        page.see("#lab-status", "All 6 done.").await;
        page.choose("#lab-game", "reversi:6").await;
        page.until("document.querySelector('#lab-evaluators-mobility')").await;
        page.choose("#lab-scoring", "distance").await;
        page.click("#lab-run").await;
        page.see("#lab-found h2", "Reversi · 6 × 6").await;
        page.see("#lab-status", "All 6 done.").await;
        page.choose("#lab-game", "own").await;
        page.fill("#lab-game-own", "dots:1x1 draughts").await;
        page.tick("lab-evaluators", &[]).await;
        page.click("#lab-run").await;
        page.see("#lab-found", "Russian draughts").await;
        page.see("#lab-found", "Dots and boxes · 1 × 1").await;
        page.see("#lab-status", "All 12 done.").await;
    });
}

#[test]
fn impossible_settings_are_told() {
    test(async |page| {
        page.lab("compare").await;
        for (field, value, words) in [
            ("#lab-depths", "0", "Write depths from 1 to 100"),
            ("#lab-repeats", "1000", "from 1 to 100"),
            ("#lab-limit", "99", "at most 60"),
        ] {
            let before = page.text_of(&format!("document.querySelector({field:?}).value")).await;
            page.fill(field, value).await;
            page.see("#lab-problem", words).await;
            assert_eq!(page.attribute(field, "aria-invalid").await, "true");
            page.click("#lab-run").await;
            page.gone("#lab-found h2").await;
            page.fill(field, &before).await;
            page.gone("#lab-problem").await;
        }
        page.tick("lab-algorithms", &[]).await;
        page.see("#lab-problem", "Tick at least one algorithm").await;
        page.tick("lab-algorithms", &["pvs"]).await;
        page.choose("#lab-game", "own").await;
        page.fill("#lab-game-own", "chess").await;
        page.click("#lab-run").await;
        page.see("#lab-fault", "This cannot be run: no game is called “chess”").await;
        page.fill("#lab-game-own", "3x3x3").await;
        page.fill("#lab-depths", "1-100").await;
        page.tick("lab-algorithms", &["pvs", "minimax"]).await;
        page.click("#lab-run").await;
        page.see("#lab-fault", "these are 200 searches; here at most 128").await;
        page.fill("#lab-depths", "1").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 2 done.").await;
        page.gone("#lab-fault").await;
    });
}

#[test]
fn the_report_is_handed_in_in_the_language_of_the_page() {
    test(async |page| {
        page.lab("compare").await;
        page.choose("#language", "cs").await;
        page.fill("#lab-depths", "1-3").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "Hotovo všech 9.").await;
        for (button, name, sign) in [
            ("#lab-save-html", "report.html", "<html lang=\"cs\""),
            ("#lab-save-csv", "results.csv", "3x3x3,minimax,open-lines,3,586,"),
            ("#lab-save-json", "results.json", "\"nodes\": 586"),
        ] {
            page.click(button).await;
            let text = std::fs::read_to_string(saved(page, name).await).unwrap();
            assert!(text.contains(sign), "{button}");
        }
        for (button, name) in [
            ("#lab-save-markdown", "report-markdown.zip"),
            ("#lab-save-svg", "plots-svg.zip"),
            ("#lab-save-png", "plots-png.zip"),
            ("#lab-save-all", "report.zip"),
        ] {
            page.click(button).await;
            page.see("#lab-saved", name).await;
            let bytes = std::fs::read(saved(page, name).await).unwrap();
            assert!(bytes.starts_with(b"PK\x03\x04"), "{button}");
        }
    });
}

/// The paper between the margins of A4, in pixels of CSS.
const PAPER: u32 = 703;

#[test]
fn a_report_with_ones_own_searches_fits_on_paper() {
    test(async |page| {
        let folder = tempfile::tempdir().unwrap();
        let sheet = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/lab_sheet_js/");
        let file = |name: &str| format!("{sheet}{name}");
        let mine = |name: &str| format!("my-{name}=node {} {name}", file("sheet.mjs"));
        let size = json!({"width": PAPER, "height": 1000, "deviceScaleFactor": 1, "mobile": false});
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        page.devtools("Emulation.setEmulatedMedia", json!({"media": "print"})).await;
        for language in ["en", "pl", "cs", "ru"] {
            let run = Command::new(program())
                .args(["lab", "compare", "3x3x3", "--depths", "1-9", "--repeats", "2"])
                .args([
                    "--algorithms",
                    "minimax,my-minimax,negamax,my-negamax,alpha-beta,my-alpha-beta",
                ])
                .args(["--player", &mine("minimax"), "--player", &mine("negamax")])
                .args(["--player", &mine("alpha-beta"), "--sample", "my-minimax:2,alpha-beta:2"])
                .args(["--source", &file("game.mjs"), "--state", &file("state.txt")])
                .args(["--author", "Eva", "--lang", language, "--out"])
                .arg(folder.path())
                .output()
                .unwrap();
            assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
            let report = format!("file://{}/report.html", folder.path().display());
            page.client.goto(&report).await.unwrap();
            assert_eq!(page.eval("matchMedia('print').matches").await, true);
            assert!(page.text("td").await.contains("1") && page.count("svg").await > 8);
            // What is inside of a picture is as wide as the picture.
            let wide = format!(
                "[...document.querySelectorAll('body *')].filter((e) => !e.closest('svg') \
                 && (e.getBoundingClientRect().right > {PAPER} || e.scrollWidth > e.clientWidth + 1 && \
                 e.clientWidth > 0)).map((e) => `${{e.tagName}} ${{e.textContent.slice(0, 60)}}`)"
            );
            assert_eq!(page.eval(&wide).await, json!([]), "{language}");
        }
    });
}
