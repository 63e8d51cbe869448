//! The mouse, where a click is not enough.

use crate::page::Page;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};

impl Page {
    /// Moves the mouse over an element.
    pub async fn hover(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        self.mouse(vec![move_to(x, y)]).await;
    }

    /// Presses on an element, waits, and lets go at the same place.
    pub async fn hold(&self, css: &str, wait: impl AsyncFnOnce()) {
        let (x, y) = self.middle(css).await;
        self.mouse(vec![move_to(x, y), PointerAction::Down { button: MOUSE_BUTTON_LEFT }]).await;
        wait().await;
        self.mouse(vec![PointerAction::Up { button: MOUSE_BUTTON_LEFT }]).await;
    }

    /// Drags from the middle of an element.
    pub async fn drag(&self, css: &str, by: (f64, f64)) {
        let (x, y) = self.middle(css).await;
        let way = [
            move_to(x, y),
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            move_to(x + by.0 / 2.0, y + by.1 / 2.0),
            move_to(x + by.0, y + by.1),
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        self.mouse(way.into()).await;
    }

    async fn mouse(&self, actions: Vec<PointerAction>) {
        let start = MouseActions::new("mouse".into());
        let all = actions.into_iter().fold(start, |all, action| all.then(action));
        self.client.perform_actions(all).await.unwrap();
    }

    /// The middle of an element, scrolled into view.
    async fn middle(&self, css: &str) -> (f64, f64) {
        self.until(&format!("document.querySelector({css:?})")).await;
        let place = self
            .eval(&format!(
                "(() => {{ const element = document.querySelector({css:?});
                element.scrollIntoView({{block: 'nearest'}});
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
            ))
            .await;
        (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
    }
}

fn move_to(x: f64, y: f64) -> PointerAction {
    PointerAction::MoveTo { duration: None, x, y }
}
