//! The board as it is seen, and stones put on it by mouse or keyboard.

use crate::page::Page;
use fantoccini::key::Key;

/// How stones are put.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hand {
    Mouse,
    Keys,
}

/// Reads the stones that are drawn: rows from the top, `.`, `x` or `o`.
const DRAWN: &str = "(() => {
    const hits = [...document.querySelectorAll('[data-cell]')];
    const width = Number(document.getElementById('grid').getAttribute('aria-colcount'));
    const cells = new Array(hits.length).fill('.');
    for (const stone of document.querySelectorAll('.stones .stone')) {
        const [x, y] = stone.getAttribute('transform').match(/\\d+/g).map(Number);
        cells[y * width + x] = stone.dataset.side;
    }
    return cells.join('').match(new RegExp(`.{${width}}`, 'g')).join('/');
})()";

impl Page {
    /// The stones on the board, such as `x.o/.x./..o`.
    pub async fn board(&self) -> String {
        self.text_of(DRAWN).await
    }

    /// Waits until the board looks like this.
    #[track_caller]
    pub fn board_is<'a>(&'a self, rows: &str) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!("{DRAWN} === {rows:?}"))
    }

    /// How many stones are on the board.
    pub async fn stones(&self) -> u64 {
        self.count(".stones .stone").await
    }

    /// Waits until so many stones are on the board.
    #[track_caller]
    pub fn stones_are<'a>(&'a self, count: u64) -> impl Future<Output = ()> + use<'a> {
        self.until(&format!("document.querySelectorAll('.stones .stone').length === {count}"))
    }

    pub async fn click_cell(&self, cell: &str) {
        self.click(&format!("[data-cell={cell:?}]")).await;
    }

    /// Puts a stone and waits until it lies there.
    pub async fn put(&self, hand: Hand, cell: &str) {
        let before = self.stones().await;
        match hand {
            Hand::Mouse => self.click_cell(cell).await,
            Hand::Keys => {
                self.walk_to(cell).await;
                self.press(char::from(Key::Enter)).await;
            }
        }
        self.until(&format!("document.querySelectorAll('.stones .stone').length > {before}")).await;
    }

    /// Puts stones by mouse, one after the other.
    pub async fn play(&self, cells: &str) {
        for cell in cells.split_whitespace() {
            self.put(Hand::Mouse, cell).await;
        }
    }

    /// Goes to a cell by arrow keys; the focus has to be on the board.
    pub async fn walk_to(&self, cell: &str) {
        loop {
            let here = self.text_of("document.activeElement?.dataset?.cell").await;
            assert!(!here.is_empty(), "the focus is not on the board");
            if here == cell {
                return;
            }
            let ((column, row), (to_column, to_row)) = (split(&here), split(cell));
            let key = match (column.cmp(&to_column), row.cmp(&to_row)) {
                (std::cmp::Ordering::Less, _) => Key::Right,
                (std::cmp::Ordering::Greater, _) => Key::Left,
                (_, std::cmp::Ordering::Less) => Key::Up,
                _ => Key::Down,
            };
            self.press(char::from(key)).await;
        }
    }

    /// Brings the focus to the board by the tabulator, as one who has no mouse.
    pub async fn tab_to_board(&self) {
        for _ in 0..40 {
            if self.eval("Boolean(document.activeElement?.dataset?.cell)").await == true {
                return;
            }
            self.press(char::from(Key::Tab)).await;
        }
        panic!("the tabulator does not come to the board");
    }

    /// The status line, as soon as the game is over.
    pub async fn result(&self) -> String {
        self.until("document.querySelector('#status.over') !== null").await;
        self.text("#status").await
    }
}

/// Column and row of a cell on a board of up to 26 columns.
fn split(cell: &str) -> (u8, u32) {
    (cell.as_bytes()[0] - b'a', cell[1..].parse().unwrap())
}
