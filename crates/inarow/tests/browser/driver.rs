//! One chromedriver for all tests, and browsers started by it.

use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::Semaphore;
use url::{ParseError, Url};

/// How many browsers may run at once.
pub static BROWSERS: Semaphore = Semaphore::const_new(3);

/// The one in use; it ends with the last test that holds it.
static RUNNING: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

/// A running chromedriver.
pub struct Driver {
    child: Child,
    _output: BufReader<ChildStdout>,
    url: String,
}

impl Driver {
    /// The one that runs, else a new one.
    pub fn get() -> Arc<Driver> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Driver::start());
            *running = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Driver {
        let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
        let mut child =
            Command::new(&program).arg("--port=0").stdout(Stdio::piped()).spawn().unwrap_or_else(
                |error| {
                    panic!(
                        "{program}: {error}\nThe browser tests need Chromium and its driver: \
                         apt-get install chromium chromium-driver, or name the driver in CHROMEDRIVER"
                    )
                },
            );
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let port = loop {
            let mut line = String::new();
            assert!(output.read_line(&mut line).unwrap() > 0, "chromedriver has ended");
            if let Some((_, port)) = line.trim().split_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        Driver { child, _output: output, url: format!("http://127.0.0.1:{port}") }
    }

    /// A browser of its own, with a fresh profile.
    pub async fn browser(&self, wish: &Wish, downloads: &Path) -> Client {
        let mut args = vec!["--headless=new", "--disable-gpu", "--disable-dev-shm-usage"];
        args.extend(["--force-device-scale-factor=1", "--no-first-run", "--disable-extensions"]);
        args.extend(["--disable-background-networking", "--disable-component-update"]);
        let size = format!("--window-size={},{}", wish.size.0, wish.size.1);
        args.push(&size);
        if is_root() {
            args.push("--no-sandbox");
        }
        let mut options = json!({
            "args": args,
            "prefs": {
                "intl.accept_languages": wish.languages,
                "download.default_directory": downloads,
                "download.prompt_for_download": false,
            },
        });
        if wish.phone {
            let (width, height) = wish.size;
            options["mobileEmulation"] =
                json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}});
        }
        let wanted = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        let Value::Object(wanted) = wanted else { unreachable!() };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted.into_iter().collect());
        builder.connect(&self.url).await.unwrap_or_else(|error| panic!("no browser: {error}"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the browser is to be like.
pub struct Wish {
    /// Of the window, in px.
    pub size: (u32, u32),
    /// A touch screen.
    pub phone: bool,
    /// The reader's, best first, such as `cs,en`.
    pub languages: &'static str,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { size: (1280, 900), phone: false, languages: "en" }
    }
}

impl Wish {
    /// A telephone.
    pub fn phone() -> Wish {
        Wish { size: (390, 844), phone: true, ..Wish::default() }
    }
}

/// A command that only chromedriver knows: the rest of its path, and what goes with it.
#[derive(Debug)]
pub struct Special(pub &'static str, pub Value);

impl WebDriverCompatibleCommand for Special {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &Url) -> (hyper::Method, Option<String>) {
        (hyper::Method::POST, Some(self.1.to_string()))
    }
}

/// Chromium refuses its sandbox to root.
fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}
