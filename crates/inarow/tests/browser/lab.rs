//! The view Lab as a person uses it.

use crate::page::Page;

impl Page {
    /// Opens a tab of the lab, and waits until the lab has said what it can do.
    pub async fn lab(&self, tab: &str) {
        self.open(&format!("3x3x3&x=human&o=human&moves=b2.a1&view=lab&tab={tab}")).await;
        self.until(&format!("document.getElementById('lab-panel-{tab}')?.checkVisibility()")).await;
        match tab {
            "compare" => self.until("document.querySelector('#lab-algorithms-pvs')").await,
            "tournament" => {
                self.until("document.querySelectorAll('#lab-t-game option').length > 5").await;
                let engines = "document.querySelector('#lab-player-1-kind').options.length > 8";
                self.until(engines).await;
            }
            _ => self.see("#lab-m-all", "Strict cut").await,
        }
    }

    /// Ticks or unticks boxes, until exactly these of a group are ticked.
    pub async fn tick(&self, group: &str, wanted: &[&str]) {
        let all = format!(
            "[...document.querySelectorAll('#{group} input')].map((box) => [box.value, box.checked])"
        );
        for one in self.eval(&all).await.as_array().unwrap() {
            let name = one[0].as_str().unwrap();
            if wanted.contains(&name) != one[1].as_bool().unwrap() {
                self.click(&format!("#{group}-{name}")).await;
            }
        }
    }

    /// Whether the page is wider than the screen.
    pub async fn is_too_wide(&self) -> bool {
        self.eval("document.documentElement.scrollWidth > innerWidth").await == true
    }
}
