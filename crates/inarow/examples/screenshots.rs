//! Takes the pictures in docs/pictures: three views, two sizes, two themes.
//!
//! ```text
//! cargo build && cargo run --example screenshots
//! ```
//!
//! Starts the server that was built beside this program. Needs Chromium and its driver.

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
use serde_json::json;
use std::path::{Path, PathBuf};

/// A game in which both sides have something to look at.
const MIDDLE: &str = "15x15x5&x=human&o=human&moves=h8.i9.g9.i7.i8.g8";
const WON: &str = "3x3x3&x=human&o=level:5&moves=a1.b1.c3.a2.c1.b2.c2";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let here = std::env::current_exe().unwrap();
    let program = here.parent().and_then(Path::parent).unwrap().join("inarow");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    let driver = Driver::get();
    let desktop = Wish { size: (1280, 800), ..Wish::default() };
    for (device, wish) in [("desktop", desktop), ("phone", Wish::phone())] {
        let page = Page::start(&driver, &wish, &program).await;
        let (width, height) = wish.size;
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": wish.phone});
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        for theme in ["light", "dark"] {
            let features = json!([{"name": "prefers-color-scheme", "value": theme}]);
            page.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
            let file = |view: &str| folder.join(format!("{view}-{device}-{theme}.png"));
            page.open(WON).await;
            page.see("#status", "wins").await;
            take(&page, file("won")).await;
            page.click("#new").await;
            page.choose("#new-o-kind", "level").await;
            page.eval("document.activeElement.blur()").await;
            take(&page, file("new-game")).await;
            page.open(MIDDLE).await;
            page.click("#analyse").await;
            page.until("document.querySelectorAll('.values .value').length > 20").await;
            page.gone("#analysis-progress").await;
            take(&page, file("analysis")).await;
        }
        let complaints = page.complaints().await;
        page.client.clone().close().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

/// Takes a picture when nothing moves any more.
async fn take(page: &Page, file: PathBuf) {
    page.until("document.getAnimations().every((it) => it.playState === 'finished')").await;
    page.eval("scrollTo(0, 0)").await;
    let picture = page.client.screenshot().await.unwrap();
    println!("{} {} kB", file.file_name().unwrap().to_string_lossy(), picture.len() / 1000);
    std::fs::write(file, picture).unwrap();
}
