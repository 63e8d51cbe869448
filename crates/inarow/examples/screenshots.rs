//! Takes the pictures in docs/pictures: Play in fourteen, Explain in thirteen, the lab in three, two sizes, two themes.
//!
//! ```text
//! cargo build && cargo run --example screenshots
//! ```
//!
//! With a word, such as `explain` or `quiz`, only pictures with that word in their name.
//!
//! Starts the server that was built beside this program. Needs Chromium and its driver.

#![allow(clippy::unwrap_used)] // a tool of development: it works, or says at once why not
#![allow(dead_code)] // the browser is that of the tests, who need more of it

#[path = "../tests/browser/board.rs"]
mod board;
#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/explain.rs"]
mod explain;
#[path = "../tests/browser/games.rs"]
mod games;
#[path = "../tests/browser/lab.rs"]
mod lab;
#[path = "../tests/browser/page.rs"]
mod page;
#[path = "../tests/browser/pointer.rs"]
mod pointer;
#[path = "../tests/browser/server.rs"]
mod server;

use driver::{Driver, Wish};
use page::Page;
use serde_json::json;
use std::path::{Path, PathBuf};

/// A game in which both sides have something to look at.
const MIDDLE: &str = "15x15x5&x=human&o=human&moves=h8.i9.g9.i7.i8.g8";
const WON: &str = "3x3x3&x=human&o=engine:5&moves=a1.b1.c3.a2.c1.b2.c2";

/// Connect Four, thrown away by the second disc of O.
const REVIEWED: &str = "7x6x4+gravity&x=human&o=human&moves=d1.d2.e1.e2.f1.c1.g1";
const GOMOKU: &str = "15x15x5+exact";
const OPENED: &str = "h8.i9.g9.i7.i8.g8.h7.j8.h9";

/// Noughts and crosses where O has answered at an edge: every kind of value is there.
const LOST: &str = "3x3x3&x=human&o=human&moves=b2.b3";
const SMALL: &str = "3x3x3&x=human&o=human&moves=b2.a1.a3.c1";
const WEIGHED: &str = "5x5x4&x=human&o=human&moves=c3.b2";

/// Draughts with a king, who has to capture again.
const DRAUGHTS: &str =
    "e3-d4.b6-c5.d4:b6.a7:c5.c3-b4.c7-b6.d2-c3.b6-a5.e1-d2.c5-d4.c3:e5:c7.a5:c3:e1.f2-e3";

/// The views, each with what is scrolled to the top on a phone.
const VIEWS: &[(&str, &str)] = &[
    ("first", "body"),
    ("won", "body"),
    ("review", "#review-card"),
    ("goban", "body"),
    ("why", "#why-card"),
    ("opening", "body"),
    ("connect-four", "body"),
    ("new-game", "body"),
    ("analysis", "body"),
    ("solved", "#game-card"),
    ("puzzle", "body"),
    ("games-reversi", "body"),
    ("games-draughts", "body"),
    ("games-dots", "body"),
    ("explain-tree", "#tree-card"),
    ("explain-step", "#step-card"),
    ("explain-why", "body"),
    ("explain-typed", "#tree-card"),
    ("explain-chance", "#tree-card"),
    ("explain-engine", "#engine-result"),
    ("explain-mcts", "#growth-main"),
    ("explain-pns", "#growth-main"),
    ("explain-reversi", "#costs-legend"),
    ("explain-costs", "#costs-legend"),
    ("explain-compare", "#compare-a"),
    ("explain-quiz", "#quiz-form"),
    ("explain-workbench", ".bench-board-card"),
    ("lab-compare", "#lab-group-0"),
    ("lab-tournament", "#lab-t-card"),
    ("lab-museum", "#lab-m-exhibits"),
];

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let here = std::env::current_exe().unwrap();
    let program = here.parent().and_then(Path::parent).unwrap().join("inarow");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let driver = Driver::get();
    let desktop = Wish { size: (1280, 800), ..Wish::default() };
    for (device, wish) in [("desktop", desktop), ("phone", Wish::phone())] {
        let page = Page::start(&driver, &wish, &program).await;
        for theme in ["light", "dark"] {
            let features = json!([{"name": "prefers-color-scheme", "value": theme}]);
            page.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
            for &(view, top) in VIEWS {
                let name = format!("{view}-{device}-{theme}.png");
                if name.contains(&wanted) {
                    resize(&page, &wish, view).await;
                    show(&page, view).await;
                    take(&page, folder.join(name), if wish.phone { top } else { "body" }).await;
                    // The page remembers what was switched on.
                    page.eval("localStorage.clear()").await;
                }
            }
        }
        let complaints = page.complaints().await;
        page.client.clone().close().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

/// The size of the window; on a desktop Explain and the lab have more to show.
async fn resize(page: &Page, wish: &Wish, view: &str) {
    let (width, height) = wish.size;
    let more = view.starts_with("explain") || view.starts_with("lab");
    let height = if more && !wish.phone { height + 160 } else { height };
    let size =
        json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": wish.phone});
    page.devtools("Emulation.setDeviceMetricsOverride", size).await;
    page.devtools("Emulation.setScrollbarsHidden", json!({"hidden": true})).await;
}

/// Moves the slider of a search that grows a tree to an iteration.
async fn slide(page: &Page, iteration: u32) {
    let range = "document.getElementById('growth-range')";
    let told = format!("{range}.dispatchEvent(new Event('input'))");
    page.eval(&format!("({range}.value = {iteration}, {told})")).await;
}

/// Brings a view about.
async fn show(page: &Page, view: &str) {
    match view {
        "first" => {
            page.open("3x3x3&x=human&o=engine:1").await;
            page.see("#start-card", "Opponent").await;
        }
        "won" => {
            page.open(WON).await;
            page.see("#status", "win").await;
        }
        "review" => {
            page.open(REVIEWED).await;
            page.click("#review").await;
            page.see("#review-card", "All results are proven.").await;
            page.click("#review-next").await;
        }
        "goban" => {
            page.open(&format!("{GOMOKU}&x=human&o=human&moves={OPENED}")).await;
            page.press('t').await;
            page.see("#threats-card", "open three").await;
        }
        "why" => {
            page.open(&format!("{GOMOKU}&x=human&o=engine:8&moves={OPENED}")).await;
            page.click("#go").await;
            page.click("#why-move").await;
            page.until("document.querySelectorAll('#why-moves tr').length > 2").await;
            page.until("document.getElementById('why-progress').offsetParent === null").await;
        }
        "opening" => {
            page.open(&format!("{GOMOKU}&x=human&o=human&opening=swap2&moves=h8.i9.g9")).await;
            page.see("#opening-choices", "two").await;
        }
        "connect-four" => {
            page.open("7x6x4+gravity&x=human&o=human&moves=d1.d2.d3.d4.d5.d6").await;
            page.click("#scores").await;
            page.until("document.querySelectorAll('.column-score[data-score]').length === 6").await;
            page.see("#solve-result.proven", "Proven").await;
        }
        "new-game" => {
            page.open(WON).await;
            page.click("#new").await;
            page.click("#new-more summary").await;
            page.choose("#new-o-kind", "level").await;
        }
        "analysis" => {
            page.open(MIDDLE).await;
            page.click("#analyse").await;
            page.until("document.querySelectorAll('.values .value').length > 20").await;
            page.see("#analysis-stop", "Again").await;
        }
        "solved" => {
            page.open("6x5x4&x=human&o=human").await;
            page.click("#solve").await;
            page.see("#solve-result.proven", "Proven").await;
        }
        "puzzle" => {
            page.open("puzzle=5&game=15x15x5+exact&level=hard").await;
            page.click("#puzzle-hint").await;
            page.see("#puzzle-said", "The right move").await;
        }
        "games-reversi" => {
            page.open("reversi&x=human&o=engine:4&moves=d3.c3.c4.e3").await;
            page.click("#analyse").await;
            page.until("document.querySelectorAll('.values .value').length > 4").await;
            page.see("#analysis-stop", "Again").await;
        }
        "games-draughts" => {
            page.open(&format!("draughts&x=human&o=human&moves={DRAUGHTS}")).await;
            page.until("document.querySelector('#moves [aria-current]')").await;
        }
        "games-dots" => {
            let moves = "a1-b1.a1-a2.a2-b2.b1-b2.b2-c2.c2-c3.b2-b3.b3-c3.c3-d3";
            page.open(&format!("dots&x=human&o=human&moves={moves}")).await;
            page.until("document.querySelector('[data-box]')").await;
        }
        "explain-tree" => {
            page.explain(SMALL).await;
            page.fill("#tree-find-text", "b3 a2 c3").await;
            page.click("#tree-find-go").await;
            page.until("document.querySelector('[data-cut]')").await;
            page.click("#tree-path [data-node='1']").await;
            page.click("#tree-fit").await;
        }
        "explain-step" => {
            page.explain(SMALL).await;
            page.click("#step-first").await;
            page.click("#step-cut-next").await;
            page.see("#step-sentence", "cut.").await;
            page.click("#step-cut-next").await;
            page.until("document.querySelector('.stub.cut:not(.future)')").await;
        }
        "explain-why" => {
            page.explain(explain::MIDDLE).await;
            page.counted(explain::MIDDLE_COUNTS).await;
            page.fill("#tree-find-text", "c3 b3").await;
            page.click("#tree-find-go").await;
            page.click("[data-cut]").await;
            page.see("#why-minimax", "nodes").await;
        }
        "explain-mcts" => {
            let search = "view=explain&search=mcts:::5000:7";
            page.open(&format!("{}&{search}", explain::MIDDLE)).await;
            page.see("#growth-at", "748").await;
            slide(page, 40).await;
            page.see("#growth-at", "iteration 40 ").await;
            page.until("document.querySelector('#growth-drawing .node.fresh')").await;
        }
        "explain-pns" => {
            let search = "view=explain&search=pns:::20000";
            page.open(&format!("{}.c3&{search}", explain::MIDDLE)).await;
            page.see("#growth-at", "98").await;
            slide(page, 8).await;
            page.see("#growth-at", "iteration 8 ").await;
            page.click("#growth-phase-back").await;
            page.until("document.querySelector('#growth-drawing .node.fresh')").await;
        }
        "explain-typed" => {
            page.explain(SMALL).await;
            page.click("label:has(#explain-what-typed)").await;
            page.counted("11 nodes").await;
        }
        "explain-chance" => {
            page.explain(SMALL).await;
            page.click("label:has(#explain-what-typed)").await;
            page.choose("#book-classic", "chance").await;
            page.until("document.querySelector('.node.chance')").await;
        }
        "explain-engine" => {
            page.explain("15x15x5&x=human&o=human&moves=h8.i9.g9.i7.i8.g8").await;
            page.tab("engine").await;
            page.choose("#engine-player", "engine:8").await;
            page.click("#engine-run").await;
            page.until("document.querySelectorAll('#engine-rounds tr[data-round]').length > 3")
                .await;
        }
        "explain-costs" => {
            page.explain(LOST).await;
            page.tab("costs").await;
            for row in 0..2 {
                page.click(&format!(
                    ".costs-row[data-row='{row}'] .cost-card:nth-child({})",
                    3 - row
                ))
                .await;
                page.until(&format!(
                    "document.querySelector('.costs-row[data-row=\"{}\"]')",
                    row + 1
                ))
                .await;
            }
        }
        "explain-reversi" => {
            page.explain("reversi:6&x=human&o=human&moves=c2.b2").await;
            page.tab("costs").await;
            page.click(".cost-card.chosen").await;
            page.until(
                "document.querySelectorAll('.costs-row[data-row=\"1\"] .small-board').length > 1",
            )
            .await;
        }
        "explain-compare" => {
            page.explain(explain::MIDDLE).await;
            page.tab("compare").await;
            page.see("#compare-totals", "instead of").await;
            page.eval(
                "(() => { const range = document.getElementById('compare-range'); range.value = 3000;
                range.dispatchEvent(new Event('input', {bubbles: true})); })()",
            )
            .await;
            page.see("#compare-at", "3,001").await;
        }
        "explain-quiz" => {
            page.explain(explain::MIDDLE).await;
            page.tab("quiz").await;
            page.until("document.getElementById('quiz-check')?.checkVisibility()").await;
            page.click("#quiz-hint").await;
        }
        "lab-compare" => {
            page.lab("compare").await;
            page.fill("#lab-depths", "1-9").await;
            page.click("#lab-run").await;
            page.see("#lab-status", "All 27 done.").await;
        }
        "lab-tournament" => {
            page.lab("tournament").await;
            page.fill("#lab-t-games", "20").await;
            page.click("#lab-t-run").await;
            page.see("#lab-t-status", "All 60 games played.").await;
        }
        "lab-museum" => page.lab("museum").await,
        _ => {
            page.explain(WEIGHED).await;
            page.tab("workbench").await;
            page.see("#bench-total", "together").await;
            page.fill("#weight-2", "-500").await;
            page.see("#bench-moves-card", "With the default weights X plays").await;
            page.hover("#bench-lines button").await;
        }
    }
    page.eval("document.activeElement.blur()").await;
}

/// Takes a picture when nothing moves any more, with an element at the top.
async fn take(page: &Page, file: PathBuf, top: &str) {
    page.until("document.getAnimations().every((it) => it.playState === 'finished')").await;
    page.eval(&format!(
        "scrollTo(0, scrollY + document.querySelector({top:?}).getBoundingClientRect().top - 8)"
    ))
    .await;
    let picture = page.client.screenshot().await.unwrap();
    println!("{} {} kB", file.file_name().unwrap().to_string_lossy(), picture.len() / 1000);
    std::fs::write(file, picture).unwrap();
}
