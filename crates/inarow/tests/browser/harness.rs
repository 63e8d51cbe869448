//! What is around every test: a browser before, a look into its console after.

use crate::driver::{BROWSERS, Driver, Wish};
use crate::page::Page;
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::pin::Pin;

/// The program under test.
pub fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_inarow"))
}

/// Runs a test with a desktop browser.
pub fn test(body: impl AsyncFnOnce(&mut Page) + 'static) {
    test_with(Wish::default(), body);
}

/// Runs a test; afterwards nothing may have been complained about in the console of its browser,
/// which is then for the next test if it is like those that most want, else closed.
pub fn test_with(wish: Wish, body: impl AsyncFnOnce(&mut Page) + 'static) {
    run(program(), wish, Box::new(|page| Box::pin(body(page))));
}

/// Runs a test with another program of this workspace that is inarow and more.
pub fn test_of(name: &str, body: impl AsyncFnOnce(&mut Page) + 'static) {
    let program = program().with_file_name(name);
    assert!(program.exists(), "{} is not there: cargo build -p {name}", program.display());
    run(&program, Wish::default(), Box::new(|page| Box::pin(body(page))));
}

/// A test without its type: or else all that is around tests would be compiled for every one.
type Body = Box<dyn for<'a> FnOnce(&'a mut Page) -> Pin<Box<dyn Future<Output = ()> + 'a>>>;

fn run(program: &Path, wish: Wish, body: Body) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let _turn = BROWSERS.acquire().await.unwrap();
        let driver = Driver::get();
        let mut page = Page::start(&driver, &wish, program).await;
        let run = AssertUnwindSafe(body(&mut page)).catch_unwind().await;
        if run.is_err() {
            describe(&page).await;
        }
        let complaints = page.complaints().await;
        let closed = if run.is_ok() && wish == Wish::default() {
            let origin = format!("http://{}", page.server.address);
            driver.keep(page.client, page.downloads, &origin).await
        } else {
            page.client.close().await
        };
        if let Err(panic) = run {
            eprintln!("console: {complaints:#?}");
            std::panic::resume_unwind(panic);
        }
        assert!(complaints.is_empty(), "the console has complaints: {complaints:#?}");
        closed.unwrap();
    });
}

/// Says what the page looks like, for a test that fails.
async fn describe(page: &Page) {
    let seen = "return [location.href, ...['status', 'message', 'live', 'thinking'] \
        .map((id) => `${id}: ${document.getElementById(id)?.textContent}`)].join('\\n')";
    if let Ok(seen) = page.client.execute(seen, Vec::new()).await {
        eprintln!("{}", seen.as_str().unwrap_or_default());
    }
    if let Ok(picture) = page.client.screenshot().await {
        let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        if std::fs::write(&path, picture).is_ok() {
            eprintln!("it looked like {}", path.display());
        }
    }
}
