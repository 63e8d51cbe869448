//! Boards of squares and of dots as a person plays on them.

use crate::page::Page;
use fantoccini::key::Key;

/// Reads what stands on the squares: rows from the top, `.`, `x`, `o`, and kings as capitals.
const PIECES: &str = "(() => {
    const rows = [...document.querySelectorAll('#grid [role=row]')];
    const piece = (hit) => document.querySelector(`[data-piece=\"${hit.dataset.place}\"]`)?.dataset;
    const sign = (data) => (!data ? '.' : data.king ? data.side.toUpperCase() : data.side);
    return rows.map((row) => [...row.children].map((hit) => sign(piece(hit))).join('')).join('/');
})()";

impl Page {
    /// Waits until the pieces stand like this.
    #[track_caller]
    pub fn pieces_are<'a>(&'a self, rows: &str) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!("{PIECES} === {rows:?}"))
    }

    /// Clicks places in turn, each as soon as it is marked as one that leads on.
    pub async fn choose_places(&self, places: &str) {
        for place in places.split_whitespace() {
            self.until(&format!("document.querySelector('[data-open={place:?}]')")).await;
            self.click_place(place).await;
        }
    }

    pub async fn click_place(&self, place: &str) {
        self.click(&format!("[data-place={place:?}]")).await;
    }

    /// Waits until so many moves are in the list.
    #[track_caller]
    pub fn moves_are<'a>(&'a self, count: u64) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!("document.querySelectorAll('#moves [data-ply]').length === {count}"))
    }

    /// Goes to a place by arrow keys, from wherever on the board the focus is.
    pub async fn walk_to_place(&self, place: &str) {
        let away = format!(
            "((to, at) => [to.dataset.row - at.dataset.row, to.dataset.column - at.dataset.column])\
             (document.querySelector('[data-place={place:?}]'), document.activeElement)"
        );
        for _ in 0..40 {
            let way = self.eval(&away).await;
            let key = match (way[0].as_i64().unwrap(), way[1].as_i64().unwrap()) {
                (0, 0) => return,
                (1.., _) => Key::Down,
                (0, 1..) => Key::Right,
                (0, _) => Key::Left,
                _ => Key::Up,
            };
            self.press(char::from(key)).await;
        }
        panic!("{place} cannot be reached");
    }
}
