//! The page as a person uses it: look, click, press keys, wait until something is seen.

use crate::driver::{Driver, Special, Wish};
use crate::server::Server;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The machine may be busy; nothing that works takes as long as this.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What keeps the parts of a size on one line; tests write a blank.
pub const NO_BREAK: &str = "\u{a0}";

/// A browser that shows the page of a server of its own.
pub struct Page {
    pub client: Client,
    pub server: Server,
    /// Where saved files go.
    pub downloads: TempDir,
    /// Parts of console messages that this test brings about on purpose.
    pub expected: Vec<&'static str>,
}

impl Page {
    pub async fn start(driver: &Driver, wish: &Wish, program: &Path) -> Page {
        let server = Server::start(program);
        let (client, downloads) = driver.browser(wish).await;
        Page { client, server, downloads, expected: Vec::new() }
    }

    /// Loads the page with the game of an address, such as `3x3x3&x=human&o=human`.
    pub async fn open(&self, game: &str) {
        // From another address, so that the page is loaded anew.
        self.client.goto("about:blank").await.unwrap();
        self.client.goto(&self.url(game)).await.unwrap();
        self.ready().await;
    }

    /// Waits until the page is drawn and connected.
    pub async fn ready(&self) {
        self.until("document.querySelector('[data-place], [data-move]')").await;
        self.until("document.getElementById('status').textContent !== ''").await;
    }

    pub fn url(&self, game: &str) -> String {
        let hash = if game.is_empty() { String::new() } else { format!("#{game}") };
        format!("http://{}/{hash}", self.server.address)
    }

    /// The value of a JavaScript expression.
    pub async fn eval(&self, expression: &str) -> Value {
        let script = format!("return ({expression})");
        let answer = self.client.execute(&script, Vec::new()).await;
        answer.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    pub async fn text_of(&self, expression: &str) -> String {
        self.eval(expression).await.as_str().unwrap_or_default().to_owned()
    }

    /// The words of an element, shown or not.
    pub async fn text(&self, css: &str) -> String {
        let text = self.text_of(&format!("document.querySelector({css:?})?.textContent")).await;
        text.replace(NO_BREAK, " ")
    }

    pub async fn count(&self, css: &str) -> u64 {
        self.eval(&format!("document.querySelectorAll({css:?}).length")).await.as_u64().unwrap()
    }

    /// Waits until a JavaScript expression holds.
    #[track_caller]
    pub fn until<'a>(&'a self, expression: &str) -> impl Future<Output = ()> + use<'a> {
        let place = std::panic::Location::caller();
        let script = format!("return Boolean({expression})");
        async move {
            let begin = Instant::now();
            while self.client.execute(&script, Vec::new()).await.ok() != Some(json!(true)) {
                assert!(begin.elapsed() < PATIENCE, "{place}: never came true: {script}");
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
        }
    }

    /// Waits until an element is shown that has this text.
    #[track_caller]
    pub fn see<'a>(&'a self, css: &str, text: &str) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!(
            "[...document.querySelectorAll({css:?})].some((e) => e.checkVisibility() \
             && e.textContent.replaceAll('{NO_BREAK}', ' ').includes({text:?}))"
        ))
    }

    /// Waits until no such element is shown.
    #[track_caller]
    pub fn gone<'a>(&'a self, css: &str) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!(
            "![...document.querySelectorAll({css:?})].some((e) => e.checkVisibility())"
        ))
    }

    /// Does something with an element as soon as it lets that be done.
    async fn with<T>(
        &self,
        css: &str,
        action: impl AsyncFn(Element) -> Result<T, fantoccini::error::CmdError>,
    ) -> T {
        let begin = Instant::now();
        loop {
            let done = match self.client.find(Locator::Css(css)).await {
                Ok(element) => action(element).await,
                Err(error) => Err(error),
            };
            match done {
                Ok(done) => return done,
                Err(error) => assert!(begin.elapsed() < PATIENCE, "{css}: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    pub async fn click(&self, css: &str) {
        self.with(css, async |element| element.click().await).await;
    }

    /// Chooses from a list, by arrow keys: the driver's own way leaves out an event that a person
    /// brings about.
    pub async fn choose(&self, css: &str, value: &str) {
        let away = format!(
            "((list) => [...list.options].findIndex((it) => it.value === {value:?}) \
             - list.selectedIndex)(document.querySelector({css:?}))"
        );
        let at = format!("document.querySelector({css:?}).selectedIndex");
        self.until(&format!("document.querySelector({css:?})")).await;
        for _ in 0..40 {
            let key = match self.eval(&away).await.as_i64().unwrap() {
                0 => return,
                1.. => Key::Down,
                _ => Key::Up,
            };
            let before = self.eval(&at).await;
            self.enter(css, &char::from(key).to_string()).await;
            // The browser may take its time, and a second key would go too far.
            for _ in 0..40 {
                if self.eval(&at).await != before {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(25)).await;
            }
        }
        panic!("{css}: {value} cannot be chosen");
    }

    /// Types into a field, over what is there.
    pub async fn fill(&self, css: &str, text: &str) {
        self.with(css, async |element| {
            element.clear().await?;
            element.send_keys(text).await
        })
        .await;
    }

    /// Types without emptying the field; names the file for a field that takes one.
    pub async fn enter(&self, css: &str, text: &str) {
        self.with(css, async |element| element.send_keys(text).await).await;
    }

    /// Presses a key wherever the focus is.
    pub async fn press(&self, key: char) {
        self.chord(&[key]).await;
    }

    /// Holds keys down together.
    pub async fn chord(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keys".into());
        for &value in keys {
            actions = actions.then(KeyAction::Down { value });
        }
        for &value in keys.iter().rev() {
            actions = actions.then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.ready().await;
    }

    /// A command of the developer tools.
    pub async fn devtools(&self, command: &str, params: Value) -> Value {
        self.client.issue_cmd(Special::devtools(command, params)).await.unwrap()
    }

    /// What the console says that is worse than information, and was not expected.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Special::log()).await;
        let entries = log.unwrap().as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|entry| {
            ["SEVERE", "WARNING"].contains(&entry["level"].as_str().unwrap_or_default())
        });
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .filter(|message| !self.expected.iter().any(|part| message.contains(part)))
            .collect()
    }
}
