//! The view Explain as a person uses it.

use crate::page::Page;

/// Noughts and crosses after two moves: enough of a tree to look around in.
pub const MIDDLE: &str = "3x3x3&x=human&o=human&moves=b2.a1";

/// What alpha-beta counts there.
pub const MIDDLE_COUNTS: &str = "1,348 nodes · 571 leaves · 271 cuts";

impl Page {
    /// Opens Explain with the position of an address.
    pub async fn explain(&self, game: &str) {
        self.open(&format!("{game}&view=explain")).await;
        self.until("document.querySelector('#tree-drawing .node')").await;
        self.until("document.querySelector('#pseudocode [aria-current]')").await;
    }

    /// Opens Explain with a tree as it is typed, and waits until its counts are shown.
    pub async fn explain_tree(&self, tree: &str, counts: &str) {
        self.explain(MIDDLE).await;
        self.click("label:has(#explain-what-typed)").await;
        self.fill("#book-text", tree).await;
        self.click("#search-run").await;
        self.counted(counts).await;
    }

    /// Waits until a search with these counts is shown, and the steps are at its end.
    pub async fn counted(&self, counts: &str) {
        self.see("#explain-totals", counts).await;
        self.see("#step-counts", counts).await;
    }

    /// Shows a tab.
    pub async fn tab(&self, name: &str) {
        self.click(&format!("#explain-tab-{name}")).await;
        self.until(&format!("document.getElementById('explain-panel-{name}').checkVisibility()"))
            .await;
    }

    /// The texts of all elements, in their order.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        let all = format!("[...document.querySelectorAll({css:?})].map((e) => e.textContent)");
        let all = self.eval(&all).await;
        all.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }

    /// An attribute of an element, empty if there is none.
    pub async fn attribute(&self, css: &str, name: &str) -> String {
        self.text_of(&format!("document.querySelector({css:?})?.getAttribute({name:?})")).await
    }
}
