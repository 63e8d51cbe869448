//! Measures Explain in Chromium: the longest frame while a tree of 549,946 nodes is looked into.
//!
//! ```text
//! cargo build --release && cargo run --release --example explain_speed
//! ```
//!
//! Starts the server that was built beside this program. A frame is the time between two callbacks of
//! `requestAnimationFrame`; whatever else the machine does counts too, so let it do nothing else.

#![allow(clippy::unwrap_used)] // a tool of development: it works, or says at once why not
#![allow(dead_code)] // the browser is that of the tests, who need more of it

#[path = "../tests/browser/board.rs"]
mod board;
#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/explain.rs"]
mod explain;
#[path = "../tests/browser/page.rs"]
mod page;
#[path = "../tests/browser/pointer.rs"]
mod pointer;
#[path = "../tests/browser/server.rs"]
mod server;

use driver::{Driver, Wish};
use fantoccini::actions::{InputSource, WheelAction, WheelActions};
use fantoccini::key::Key;
use page::Page;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// Minimax to the end of noughts and crosses.
const COUNTS: &str = "549,946 nodes · 255,168 leaves · 0 cuts";

/// Keeps the times between frames from now on.
const WATCH: &str = "(() => {
    let last = performance.now();
    window.frames_ms = [];
    const tick = (now) => {
        window.frames_ms.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
})()";

/// More than this is felt, in ms.
const LIMIT: f64 = 100.0;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let here = std::env::current_exe().unwrap();
    let program = here.parent().and_then(Path::parent).unwrap().join("inarow");
    let driver = Driver::get();
    let page = Page::start(&driver, &Wish::default(), &program).await;
    page.explain("3x3x3&x=human&o=human").await;
    page.counted("20,866 nodes").await;
    page.choose("#search-algorithm", "minimax").await;
    page.eval(WATCH).await;
    println!("{:40} {:>7} {:>9} {:>9}", "ms", "frames", "longest", "median");
    let worst = run(&page).await;
    println!("{:40} {:>7} {worst:>9.1}", "longest of all", "");
    let complaints = page.complaints().await;
    page.client.clone().close().await.unwrap();
    assert!(complaints.is_empty(), "{complaints:?}");
    if worst > LIMIT {
        println!("a frame took longer than {LIMIT} ms");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Does everything that a person would, and tells the longest frame of each; returns the longest of all.
async fn run(page: &Page) -> f64 {
    let mut worst = 0.0_f64;
    let mut done = async |action: &str| worst = worst.max(tell(page, action).await);
    tell_nothing(page).await;
    page.click("#search-run").await;
    page.counted(COUNTS).await;
    done("search, open the tree").await;
    open_nodes(page).await;
    done("open nodes, down to the ninth ply").await;
    for by in [(-300.0, -60.0), (250.0, 40.0), (-200.0, 80.0), (300.0, -50.0)] {
        page.drag("#tree-drawing", by).await;
    }
    done("pan").await;
    wheel(page, "#tree-drawing", 12, 120).await;
    wheel(page, "#tree-drawing", 12, -120).await;
    for button in ["#tree-zoom-in", "#tree-zoom-in", "#tree-zoom-out", "#tree-fit"] {
        page.click(button).await;
    }
    done("zoom, fit").await;
    page.click("label:has(#tree-mode-text)").await;
    page.until("document.querySelectorAll('.tree-row').length > 10").await;
    wheel(page, "#tree-text", 15, 200).await;
    wheel(page, "#tree-text", 15, -200).await;
    done("as text, scroll").await;
    page.click("label:has(#tree-mode-drawing)").await;
    page.click("#step-first").await;
    for n in 1..=40 {
        page.click("#step-next").await;
        page.until(&format!("document.getElementById('step-range').value === '{n}'")).await;
    }
    done("forty steps").await;
    page.choose("#step-speed", "1000").await;
    page.click("#step-play").await;
    page.until("document.getElementById('step-range').value > 4000").await;
    page.click("#step-play").await;
    done("play 1,000 steps a second").await;
    scrub(page).await;
    done("scrub").await;
    page.click("#step-last").await;
    page.see("#step-counts", COUNTS).await;
    done("to the last step").await;
    worst
}

/// Opens one node after the other, always the last one that is new.
async fn open_nodes(page: &Page) {
    for line in ["a3", "b2 a1", "c1 b1 a1", "a3 b2 b3 c3 a1 a2 c2 b1"] {
        page.fill("#tree-find-text", line).await;
        page.enter("#tree-find-text", &char::from(Key::Enter).to_string()).await;
        let last = line.rsplit(' ').next().unwrap();
        page.see("#node-name", last).await;
    }
    page.click("#tree-path [data-node='0']").await;
    page.click("#tree-fit").await;
    for _ in 0..6 {
        let open = "(() => { const foot = [...document.querySelectorAll('#tree-drawing .foot')] \
            .find((foot) => foot.textContent.startsWith('+'));
            foot?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
            return foot?.dataset.toggle ?? ''; })()";
        let node = page.text_of(open).await;
        page.until(&format!(
            "!document.querySelector('.foot[data-toggle=\"{node}\"]')?.textContent.startsWith('+')"
        ))
        .await;
    }
}

/// Turns the wheel over the middle of an element, notch by notch.
async fn wheel(page: &Page, css: &str, notches: u32, by: i64) {
    let place = page
        .eval(&format!(
            "(() => {{ const box = document.querySelector({css:?}).getBoundingClientRect(); \
             return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; }})()"
        ))
        .await;
    let (x, y) = (place[0].as_i64().unwrap(), place[1].as_i64().unwrap());
    let mut actions = WheelActions::new("wheel".into());
    for _ in 0..notches {
        let duration = Some(Duration::from_millis(30));
        actions = actions.then(WheelAction::Scroll { duration, x, y, delta_x: 0, delta_y: by });
    }
    page.client.perform_actions(actions).await.unwrap();
}

/// Drags the thumb of the scrubber along all of it and back.
async fn scrub(page: &Page) {
    page.click("#step-first").await;
    page.until("document.getElementById('step-range').value === '0'").await;
    let all =
        page.eval("Number(document.getElementById('step-range').max)").await.as_u64().unwrap();
    for part in (0..=40).chain((0..40).rev()) {
        let at = all * part / 40;
        page.eval(&format!(
            "(() => {{ const range = document.getElementById('step-range'); range.value = {at}; \
             range.dispatchEvent(new Event('input', {{bubbles: true}})); }})()"
        ))
        .await;
    }
    page.until("document.getElementById('step-at').textContent.startsWith('1 /')").await;
}

/// Begins anew to keep the frames.
async fn tell_nothing(page: &Page) {
    page.eval("void (window.frames_ms = [])").await;
}

/// Tells the frames since the last time; returns the longest.
async fn tell(page: &Page, action: &str) -> f64 {
    // What was begun is drawn.
    page.eval("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        .await;
    let frames = page.eval("window.frames_ms").await;
    tell_nothing(page).await;
    let mut frames: Vec<f64> =
        frames.as_array().unwrap().iter().filter_map(|ms| ms.as_f64()).collect();
    frames.sort_by(f64::total_cmp);
    let longest = frames.last().copied().unwrap_or_default();
    let median = frames.get(frames.len() / 2).copied().unwrap_or_default();
    println!("{action:40} {:>7} {longest:>9.1} {median:>9.1}", frames.len());
    longest
}
