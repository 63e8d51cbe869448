//! One chromedriver for all tests, and browsers started by it.

use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tempfile::TempDir;
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
    address: String,
    /// Sessions whose tests are over, each with its folder for downloads.
    idle: Mutex<Vec<(String, TempDir)>>,
    /// For profiles, which the browsers leave behind.
    _files: TempDir,
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
        let files = TempDir::new().unwrap();
        let mut command = Command::new(&program);
        command.arg("--port=0").env("TMPDIR", files.path()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap_or_else(|error| {
            panic!(
                "{program}: {error}\nThe browser tests need Chromium and its driver: \
                 apt-get install chromium chromium-driver, or name the driver in CHROMEDRIVER"
            )
        });
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let port = loop {
            let mut line = String::new();
            assert!(output.read_line(&mut line).unwrap() > 0, "chromedriver has ended");
            if let Some((_, port)) = line.trim().split_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        let address = format!("127.0.0.1:{port}");
        Driver { child, _output: output, address, idle: Mutex::default(), _files: files }
    }

    /// A browser that nobody else uses and nothing is known to, with its folder for downloads.
    pub async fn browser(&self, wish: &Wish) -> (Client, TempDir) {
        let idle = if *wish == Wish::default() { self.idle().pop() } else { None };
        let url = format!("http://{}", self.address);
        match idle {
            Some((session, downloads)) => {
                let client =
                    Client::with_existing_session(&url, &session, HttpConnector::new()).await;
                (client.unwrap(), downloads)
            }
            None => {
                let downloads = TempDir::new().unwrap();
                (Driver::start_browser(&url, wish, downloads.path()).await, downloads)
            }
        }
    }

    /// Takes a browser back whose test has passed. To start one takes longer than most tests do, so
    /// the next test gets it, with a new tab; what this `origin` had stored is forgotten.
    pub async fn keep(
        &self,
        client: Client,
        downloads: TempDir,
        origin: &str,
    ) -> Result<(), CmdError> {
        let used = client.windows().await?;
        let new = client.new_window(true).await?.handle;
        for window in used {
            client.switch_to_window(window).await?;
            client.close_window().await?;
        }
        client.switch_to_window(new).await?;
        let everything = json!({"origin": origin, "storageTypes": "all"});
        client.issue_cmd(Special::devtools("Storage.clearDataForOrigin", everything)).await?;
        client.issue_cmd(Special::log()).await?;
        for file in std::fs::read_dir(downloads.path()).unwrap() {
            std::fs::remove_file(file.unwrap().path()).unwrap();
        }
        client.persist().await?;
        let session = client.session_id().await?.unwrap();
        self.idle().push((session, downloads));
        Ok(())
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(String, TempDir)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn start_browser(url: &str, wish: &Wish, downloads: &Path) -> Client {
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
        // On a busy machine a browser may give up while it starts.
        const PAUSE: Duration = Duration::from_secs(1);
        for _ in 0..2 {
            if let Ok(client) = builder.connect(url).await {
                return client;
            }
            tokio::time::sleep(PAUSE).await;
        }
        builder.connect(url).await.unwrap_or_else(|error| panic!("no browser: {error}"))
    }
}

impl Drop for Driver {
    /// Asks it to close its browsers before it ends; one that is killed would leave them running.
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(&self.address) {
            let _ = write!(stream, "GET /shutdown HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
            let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
            let _ = stream.read(&mut [0]);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the browser is to be like.
#[derive(PartialEq, Eq)]
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

impl Special {
    /// A command of the developer tools.
    pub fn devtools(command: &str, params: Value) -> Special {
        Special("goog/cdp/execute", json!({"cmd": command, "params": params}))
    }

    /// What the console has said since this was asked last.
    pub fn log() -> Special {
        Special("se/log", json!({"type": "browser"}))
    }
}

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
