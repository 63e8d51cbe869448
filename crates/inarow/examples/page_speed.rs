//! Measures the page in Chromium: what is transferred, the first paint, how fast stones and scores come.
//!
//! ```text
//! cargo build --release && cargo run --release --example page_speed
//! cargo run --release --example page_speed -- ../before/target/release/inarow
//! ```
//!
//! Starts the server that was built beside this program. Figures are medians of several runs. With
//! another program, such as a build of an earlier commit, both are measured in turns and told as a
//! ratio.

#![allow(clippy::unwrap_used)] // a tool of development: it works, or says at once why not
#![allow(dead_code)] // the browser is that of the tests, who need more of it

#[path = "../tests/browser/board.rs"]
mod board;
#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/page.rs"]
mod page;
#[path = "../tests/browser/server.rs"]
mod server;

use driver::{Driver, Wish};
use page::Page;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

const RUNS: usize = 7;

/// Between the page and the first click, as it takes a quick person.
const LOOK_AT_IT: Duration = Duration::from_millis(500);

/// Notes when the click comes, in which frame after it each stone is drawn, and when it is painted.
const WATCH: &str = "(() => {
    const stones = document.querySelector('.stones');
    document.getElementById('board').addEventListener('click', (event) => {
        window.times = [];
        window.frames = [];
        const [clicked, before] = [event.timeStamp, stones.children.length];
        let frame = 0;
        const look = () => {
            frame += 1;
            while (window.frames.length < stones.children.length - before) {
                window.frames.push(frame);
                const channel = new MessageChannel();
                channel.port1.onmessage = () => window.times.push(performance.now() - clicked);
                channel.port2.postMessage(0);
            }
            if (window.frames.length < 2) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, {capture: true});
})()";

/// Fourteen plies of Connect Four each, by moves that are at most three points worse than the best.
const MIDDLES: [&str; 5] = [
    "b1.c1.a1.f1.d1.f2.b2.d2.a2.a3.d3.f3.f4.c2",
    "b1.e1.e2.e3.c1.c2.g1.a1.c3.b2.a2.c4.g2.c5",
    "b1.b2.c1.d1.f1.d2.b3.g1.e1.c2.e2.c3.c4.d3",
    "d1.c1.c2.f1.e1.a1.e2.f2.f3.f4.b1.c3.e3.e4",
    "d1.d2.c1.b1.c2.d3.g1.b2.a1.a2.e1.f1.c3.c4",
];
/// So many moves are made in each, the best ones.
const MOVES: usize = 6;

/// Whether every column that is not full has its score.
const SCORED: &str = "(document.querySelector('.column-score') !== null \
    && document.querySelector('.column-score:not([data-score])') === null)";

/// Notes when after the click every score is painted.
const WATCH_SCORES: &str = "(() => {
    document.getElementById('board').addEventListener('click', (event) => {
        window.scored = null;
        const look = () => {
            if (!SCORED) return void requestAnimationFrame(look);
            const channel = new MessageChannel();
            channel.port1.onmessage = () => { window.scored = performance.now() - event.timeStamp; };
            channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
    }, {capture: true});
})()";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let here = std::env::current_exe().unwrap();
    let program = here.parent().and_then(Path::parent).unwrap().join("inarow");
    let driver = Driver::get();
    if let Some(before) = std::env::args_os().nth(1) {
        return beside(&driver, [Path::new(&before), &program]).await;
    }
    let page = Page::start(&driver, &Wish::default(), &program).await;
    let mut paints = Vec::new();
    // Of the first click after loading, and of the second.
    let mut stones = [Vec::new(), Vec::new()];
    let mut answers = [Vec::new(), Vec::new()];
    let mut frames = 0;
    let mut sizes = Value::Null;
    for run in 0..RUNS {
        page.devtools("Network.setCacheDisabled", json!({"cacheDisabled": true})).await;
        page.open("3x3x3&x=human&o=engine:10").await;
        let paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
        page.until(&format!("{paint} !== undefined")).await;
        paints.push(page.eval(paint).await.as_f64().unwrap());
        if run == 0 {
            sizes = page
                .eval(
                    "(() => { const all = [...performance.getEntriesByType('navigation'), \
                     ...performance.getEntriesByType('resource')]; \
                     const sum = (key) => all.reduce((sum, it) => sum + it[key], 0); \
                     return [all.length, sum('transferSize'), sum('decodedBodySize')]; })()",
                )
                .await;
        }
        page.eval(WATCH).await;
        // Nobody clicks while the page is still coming.
        page.until("document.readyState === 'complete'").await;
        tokio::time::sleep(LOOK_AT_IT).await;
        // Against the centre, and then against the threat that is left.
        for (turn, cells) in [["a1", "a1"], ["c1", "a3"]].iter().enumerate() {
            let free = format!("[data-cell=\"{}\"][aria-label*=\"empty\"]", cells[0]);
            let is_free = page.eval(&format!("document.querySelector('{free}') !== null")).await;
            page.click_cell(cells[usize::from(is_free != Value::Bool(true))]).await;
            page.until("window.times.length === 2").await;
            let times = page.eval("window.times").await;
            stones[turn].push(times[0].as_f64().unwrap());
            answers[turn].push(times[1].as_f64().unwrap());
            frames = frames.max(page.eval("window.frames[0]").await.as_u64().unwrap());
        }
    }
    let scores = scores(&page).await;
    page.client.clone().close().await.unwrap();
    println!("files                      {}", sizes[0]);
    println!("transferred                {} bytes", sizes[1]);
    println!("unpacked                   {} bytes", sizes[2]);
    println!("first contentful paint     {:.0} ms", median(paints));
    println!("frames from click to stone {frames} (the most of all runs)");
    for ((turn, stones), answers) in ["first", "second"].iter().zip(stones).zip(answers) {
        println!("{turn} click to stone       {:.0} ms, painted", median(stones));
        println!(
            "{turn} click to answer      {:.0} ms, painted (level 10, 3x3x3)",
            median(answers)
        );
    }
    let longest = scores.iter().copied().fold(0.0, f64::max);
    println!(
        "click to all scores        {:.0} ms, painted; {longest:.0} ms at most ({} moves of Connect Four from the 15th on)",
        median(scores.clone()),
        scores.len()
    );
}

/// The first paint and the time from a click to its stone, of two programs in turns.
async fn beside(driver: &Driver, [before, now]: [&Path; 2]) {
    const TURNS: usize = 40;
    let pages = [
        Page::start(driver, &Wish::default(), before).await,
        Page::start(driver, &Wish::default(), now).await,
    ];
    let mut times = [[Vec::new(), Vec::new()], [Vec::new(), Vec::new()]];
    for turn in 0..TURNS {
        // Each of them comes first in every other turn.
        for number in [turn % 2, 1 - turn % 2] {
            let (page, [paints, stones]) = (&pages[number], &mut times[number]);
            page.devtools("Network.setCacheDisabled", json!({"cacheDisabled": true})).await;
            page.client.goto("about:blank").await.unwrap();
            page.client.goto(&page.url("3x3x3&x=human&o=human")).await.unwrap();
            let paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
            page.until(&format!("{paint} !== undefined")).await;
            paints.push(page.eval(paint).await.as_f64().unwrap());
            page.until("document.querySelector('[data-cell=a1]')").await;
            page.until("document.readyState === 'complete'").await;
            page.eval(WATCH).await;
            tokio::time::sleep(LOOK_AT_IT).await;
            page.click_cell("a1").await;
            page.until("window.times?.length === 1").await;
            stones.push(page.eval("window.times[0]").await.as_f64().unwrap());
        }
    }
    for page in pages {
        page.client.clone().close().await.unwrap();
    }
    let [[paint_before, stone_before], [paint, stone]] = times.map(|times| times.map(median));
    for (what, before, now) in [
        ("first contentful paint", paint_before, paint),
        ("click to stone, painted", stone_before, stone),
    ] {
        let ratio = now / before;
        println!("{what:<24} {before:>6.1} ms before, {now:>6.1} ms now: {ratio:.2} times");
    }
}

/// Times from a click to the scores of all columns, in the middle of Connect Four.
async fn scores(page: &Page) -> Vec<f64> {
    let mut times = Vec::new();
    for (number, moves) in MIDDLES.iter().enumerate() {
        page.open(&format!("7x6x4+gravity&x=human&o=human&moves={moves}")).await;
        if number == 0 {
            page.until("document.getElementById('scores').ariaDisabled === 'false'").await;
            page.click("#scores").await;
        }
        page.eval(&WATCH_SCORES.replace("SCORED", SCORED)).await;
        for _ in 0..MOVES {
            page.until(SCORED).await;
            tokio::time::sleep(LOOK_AT_IT).await;
            let best = "document.querySelector('.column-score:has(.best)').dataset.column";
            let best = page.text_of(best).await;
            page.click_cell(&format!("{best}6")).await;
            page.until("typeof window.scored === 'number'").await;
            times.push(page.eval("window.scored").await.as_f64().unwrap());
        }
    }
    times
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
