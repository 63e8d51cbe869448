//! Languages, themes, settings, small screens.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;
use fantoccini::key::Key;
use serde_json::json;

/// Whether the background is darker than the words on it.
async fn is_dark(page: &Page) -> bool {
    let light =
        "((css) => css.match(/[\\d.]+/g).slice(0, 3).reduce((sum, n) => sum + Number(n), 0))";
    let style = "getComputedStyle(document.body)";
    let darker = format!("{light}({style}.backgroundColor) < {light}({style}.color)");
    page.eval(&darker).await == true
}

async fn prefers(page: &Page, scheme: &str) {
    let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
    page.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
}

#[test]
fn dark_mode_follows_the_system_and_the_button() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        prefers(page, "light").await;
        assert!(!is_dark(page).await);
        prefers(page, "dark").await;
        assert!(is_dark(page).await);
        page.click("#theme").await;
        page.until("document.documentElement.dataset.theme === 'light'").await;
        assert!(!is_dark(page).await);
        prefers(page, "light").await;
        page.click("#theme").await;
        page.until("document.documentElement.dataset.theme === 'dark'").await;
        assert!(is_dark(page).await);
        page.reload().await;
        assert!(is_dark(page).await);
        page.click("#settings-open").await;
        page.click("label:has(#set-theme-light)").await;
        assert!(!is_dark(page).await);
        page.click("label:has(#set-theme-dark)").await;
        assert!(is_dark(page).await);
        page.click("label:has(#set-theme-auto)").await;
        assert!(!is_dark(page).await);
    });
}

#[test]
fn settings_change_the_board_and_are_kept() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2.a1").await;
        page.click("#settings-open").await;
        page.click("label:has(#set-symbols-stones)").await;
        page.until("document.querySelectorAll('.stones .as-stone').length === 2").await;
        page.click("#set-numbers").await;
        page.see(".marks .number", "2").await;
        page.click("#set-coordinates").await;
        page.until("document.querySelectorAll('.names text').length === 0").await;
        page.click("label:has(#set-confirm-always)").await;
        page.click("#settings-dialog [data-close]").await;
        page.reload().await;
        page.until("document.querySelectorAll('.stones .as-stone').length === 2").await;
        page.click_cell("c3").await;
        page.see("#confirm-play", "Play c3").await;
        page.click("#confirm-cancel").await;
        page.gone("#confirm").await;
        page.click_cell("c3").await;
        page.click("#confirm-play").await;
        page.stones_are(3).await;
        page.click("#settings-open").await;
        page.click("label:has(#set-confirm-never)").await;
        page.click("label:has(#set-symbols-marks)").await;
        page.click("#settings-dialog [data-close]").await;
        page.play("c1").await;
        page.press('m').await;
        page.gone(".marks .number").await;
        page.click("#settings-open").await;
        page.click("label:has(#set-confirm-auto)").await;
    });
}

#[test]
fn help_lists_the_keys() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#help-open").await;
        page.see("#help-list", "place a stone").await;
        page.see("#help-version", env!("CARGO_PKG_VERSION")).await;
        page.click("#help-dialog [data-close]").await;
        page.gone("#help-dialog").await;
        page.press('?').await;
        page.see("#help-dialog", "Keys").await;
        page.press(char::from(Key::Escape)).await;
        page.gone("#help-dialog").await;
    });
}

#[test]
fn every_language_with_its_plurals() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        for (language, undo, numbers) in [
            ("pl", "Cofnij", ["1 ruch.", "2 ruchy.", "5 ruchów."]),
            ("cs", "Zpět", ["1 tah.", "2 tahy.", "5 tahů."]),
            ("ru", "Отменить", ["1 ход.", "2 хода.", "5 ходов."]),
            ("en", "Undo", ["1 move.", "2 moves.", "5 moves."]),
        ] {
            page.choose("#language", language).await;
            page.see("#undo", undo).await;
            page.until(&format!("document.documentElement.lang === {language:?}")).await;
            let positions = ["3x3x3 3/1x1/3 o", "3x3x3 3/1x1/o2 x", "3x3x3 x2/1xo/o1x o"];
            for (position, words) in positions.into_iter().zip(numbers) {
                page.click("#files-open").await;
                page.fill("#open-text", position).await;
                page.click("#open-paste").await;
                page.see("#message", words).await;
            }
            let missing = "[...document.querySelectorAll('[data-l10n]')].filter((e) => !e.textContent).length";
            assert_eq!(page.eval(missing).await, 0, "{language} lacks words");
        }
    });
}

#[test]
fn the_language_of_the_reader_is_found() {
    let wish = Wish { languages: "de,sk,en", ..Wish::default() };
    test_with(wish, async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.see("#undo", "Zpět").await;
        page.choose("#language", "pl").await;
        page.see("#undo", "Cofnij").await;
        page.reload().await;
        page.see("#undo", "Cofnij").await;
    });
}

#[test]
fn a_phone_shows_everything_without_scrolling_sideways() {
    test_with(Wish::phone(), async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9").await;
        page.until("innerWidth === 390").await;
        let wide = "document.documentElement.scrollWidth > innerWidth";
        assert_eq!(page.eval(wide).await, false);
        // Cells are small for a finger, so the first tap asks.
        page.click_cell("g7").await;
        page.see("#confirm-play", "Play g7").await;
        page.stones_are(2).await;
        page.click_cell("g7").await;
        page.stones_are(3).await;
        page.click("#analyse").await;
        page.see("#analysis-title", "depth").await;
        assert_eq!(page.eval(wide).await, false);
        for dialog in ["#new", "#settings-open", "#help-open", "#files-open"] {
            page.click(dialog).await;
            page.until("document.querySelector('dialog[open]')").await;
            let inside = "(() => { const box = document.querySelector('dialog[open]').getBoundingClientRect();
                return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()";
            assert_eq!(page.eval(inside).await, true, "{dialog}");
            page.click("dialog[open] [data-close]").await;
            page.gone("dialog[open]").await;
        }
    });
}
