//! The board stays where it is, whatever is said around it; and it looks like what it is.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use crate::page::Page;
use fantoccini::key::Key;
use serde_json::{Value, json};

async fn resize(page: &Page, (width, height): (u32, u32)) {
    let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
    page.devtools("Emulation.setDeviceMetricsOverride", size).await;
    page.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
}

/// Where everything of the board is, after the next frame.
async fn places(page: &Page) -> Value {
    let script = "const done = arguments[arguments.length - 1];
        requestAnimationFrame(() => setTimeout(() => done(
            [...document.querySelectorAll('#board, #grid, #grid [data-place], #grid .names text')]
                .map((it) => { const box = it.getBoundingClientRect();
                    return [box.x, box.y, box.width, box.height]; }))));";
    page.client.execute_async(script, Vec::new()).await.unwrap()
}

const OPEN_FOUR: &str = "15x15x5&x=human&o=human&moves=d8.a1.e8.b1.f8.a2.g8.b2";

#[test]
fn no_words_move_the_board() {
    test(async |page| {
        page.expected.push("ERR_CONNECTION_REFUSED");
        page.open("15x15x5&x=human&o=human").await;
        page.eval("localStorage.setItem('inarow.settings', '{\"confirm\":\"always\"}')").await;
        for size in [(1280, 800), (390, 844), (844, 390)] {
            resize(page, size).await;
            page.open("15x15x5&x=human&o=engine:60s&moves=h8.i9").await;
            let before = places(page).await;
            assert!(before.as_array().unwrap().len() > 250);
            let inside = "(() => { const box = document.getElementById('grid').getBoundingClientRect();
                return scrollY === 0 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()";
            assert_eq!(page.eval(inside).await, true, "{size:?}: the whole board is seen");
            let same = async |what: &str| {
                assert_eq!(places(page).await, before, "{size:?}: {what} moved the board");
            };
            page.click_cell("h8").await;
            page.see("#message", "is taken already").await;
            same("a refusal").await;
            page.press('h').await;
            page.see("#hint-play", "").await;
            same("a hint").await;
            page.click_cell("g7").await;
            page.see("#confirm-play", "Play g7").await;
            same("a tap that waits").await;
            page.click("#confirm-play").await;
            page.see("#thinking [data-testid=fact-depth]", "depth").await;
            page.see("#status", "is thinking").await;
            page.until("document.querySelector('#stop').checkVisibility()").await;
            same("thinking").await;
            page.click("#stop").await;
            page.stones_are(4).await;
            page.see("#status", "your move").await;
            same("an answer").await;
            page.open(OPEN_FOUR).await;
            same("another game").await;
            page.click_cell("h8").await;
            page.click("#confirm-play").await;
            page.see("#status.over", "5 in a row").await;
            page.until("document.querySelector('#rematch').checkVisibility()").await;
            same("a result").await;
        }
        resize(page, (1280, 800)).await;
        page.open(OPEN_FOUR).await;
        let before = places(page).await;
        page.server.kill();
        page.see("#connection", "No connection").await;
        assert_eq!(places(page).await, before, "a lost connection moved the board");
        page.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
    });
}

#[test]
fn words_fit_on_phones_in_every_language() {
    let cut = "[...document.querySelectorAll(':is(#actions, .bar) button:not([hidden]), \
         :is(#actions, .bar) button:not([hidden]) > span, #status')].filter((it) => it.checkVisibility() \
         && getComputedStyle(it).position !== 'absolute' && getComputedStyle(it).display !== 'inline' \
         && (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight)).map((it) => it.id || it.textContent)";
    // By people and by the computer; turns, wins in one row and in two, a draw.
    let games = [
        "7x6x4+gravity&x=human&o=human&moves=a1.b1.d1",
        "7x6x4+gravity&x=human&o=human&moves=a1.a2.b1.b2.c1.c2.d1",
        "7x6x4+gravity&x=human&o=engine:1&moves=g1.a1.g2.b1.a2.c1.b2.d1",
        "3x3x3&x=human&o=human&moves=a1",
        "3x3x3&x=human&o=engine:1&moves=a1.b2.a3.b1.c3.b3",
        "3x3x3&x=human&o=human&moves=a1.a2.c1.c2.a3.b3.c3.b1.b2",
        "3x3x3&x=human&o=engine:1&moves=b2.b1.b3.a1.c1.a3.a2.c2.c3",
        "15x15x5&x=human&o=human&moves=h10.a1.i10.b1.j10.a2.k10.b2.l10",
    ];
    test(async move |page| {
        for size in [(390, 844), (844, 390)] {
            resize(page, size).await;
            for game in games {
                page.open(game).await;
                page.until("document.querySelector('#status').textContent").await;
                for language in ["en", "pl", "cs", "ru"] {
                    page.choose("#language", language).await;
                    page.until(&format!("document.documentElement.lang === {language:?}")).await;
                    places(page).await;
                    assert_eq!(page.eval(cut).await, json!([]), "{game}, {language}, {size:?}");
                    // The moves in one row, what one can ask for in another.
                    let rows = "new Set([...document.querySelectorAll('.bar button')].filter((it) => \
                         it.checkVisibility()).map((it) => it.getBoundingClientRect().top)).size";
                    assert_eq!(page.eval(rows).await, 2, "{game}, {language}, {size:?}");
                }
            }
        }
        page.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
    });
}

#[test]
fn values_can_be_read_and_the_toolbar_is_one_row() {
    test(async |page| {
        resize(page, (1280, 800)).await;
        page.open("15x15x5&x=human&o=human&moves=h8.i9.g7").await;
        page.click("#analyse").await;
        page.until("document.querySelectorAll('.values .value').length > 200").await;
        let smallest = "Math.min(...[...document.querySelectorAll('.values .value')].map((it) => \
            parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a))";
        let px = page.eval(smallest).await.as_f64().unwrap();
        assert!(px > 10.99, "{px}");
        resize(page, (1024, 768)).await;
        for language in ["en", "cs", "pl", "ru"] {
            page.open("7x6x4+gravity&x=human&o=human").await;
            page.choose("#language", language).await;
            page.until(&format!("document.documentElement.lang === {language:?}")).await;
            let bar = "[...document.querySelectorAll('.bar button')].filter((it) => it.checkVisibility())\
                .map((it) => it.getBoundingClientRect())";
            let row = format!(
                "new Set({bar}.map(({{top}}) => top)).size === 1 && {bar}.every(({{left, right}}) => \
                 left >= document.getElementById('table').getBoundingClientRect().left \
                 && right <= document.getElementById('table').getBoundingClientRect().right)"
            );
            assert_eq!(page.eval(&row).await, true, "{language}");
        }
        page.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
    });
}

#[test]
fn gomoku_is_played_on_a_goban() {
    test(async |page| {
        page.open("15x15x5+exact&x=human&o=human&moves=h8").await;
        page.until("document.querySelector('#grid.goban .wood')").await;
        page.hover("[data-place=i9]").await;
        page.until("document.querySelector('.stone.ghost .as-stone')").await;
        page.play("i9").await;
        page.until("document.querySelectorAll('.stones .as-stone').length === 2").await;
        page.see("#live", "White plays i9").await;
        // Keys that change what is shown leave the keyboard on the board.
        page.tab_to_board().await;
        page.walk_to("g8").await;
        page.press('m').await;
        page.see(".marks .number", "2").await;
        page.press('t').await;
        page.until("document.querySelector('#threats').ariaPressed === 'true'").await;
        page.until("document.activeElement.dataset.cell === 'g8'").await;
        // Piškvorky stays on graph paper; each kind keeps its own look.
        page.click("#settings-open").await;
        page.click("label:has(#set-symbols-marks)").await;
        page.until("!document.querySelector('#grid.goban')").await;
        page.click("label:has(#set-symbols-stones)").await;
        page.until("document.querySelector('#grid.goban')").await;
        page.open("15x15x5&x=human&o=human&moves=h8").await;
        page.until("document.querySelector('.stones path')").await;
        assert_eq!(page.count("#grid.goban").await, 0);
    });
}

#[test]
fn connect_four_shows_where_a_disc_will_land() {
    test(async |page| {
        page.open("7x6x4+gravity&x=human&o=human&moves=d1").await;
        page.until("document.querySelector('#grid.discs .frame path')").await;
        let ghost = "document.querySelector('.stone.ghost')?.getAttribute('transform')";
        page.hover("[data-place=d6]").await;
        page.until(&format!("{ghost} === 'translate(3 4)'")).await;
        page.until("document.querySelector('.column-here')").await;
        page.tab_to_board().await;
        page.press(char::from(Key::Right)).await;
        page.until(&format!("{ghost} === 'translate(4 5)'")).await;
        page.press(char::from(Key::Enter)).await;
        page.stones_are(2).await;
        page.see("#live", "Yellow plays e1").await;
        page.until("document.querySelectorAll('.stones .pattern').length === 2").await;
    });
}

#[test]
fn a_finger_sees_through_a_magnifier_and_nudges() {
    test_with(Wish::phone(), async |page| {
        page.open("15x15x5&x=human&o=human&moves=h8.i9").await;
        let at = page
            .eval("(() => { const box = document.querySelector('[data-place=g7]').getBoundingClientRect(); \
                return [box.x + box.width / 2, box.y + box.height / 2]; })()")
            .await;
        let (x, y) = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
        let touch = async |kind: &str, points: Value| {
            let event = json!({"type": kind, "touchPoints": points});
            page.devtools("Input.dispatchTouchEvent", event).await;
        };
        touch("touchStart", json!([{"x": x, "y": y}])).await;
        page.until("document.querySelector('.loupe .target')").await;
        page.until("document.querySelector('.stone.ghost')").await;
        // To the next cell, and back.
        touch("touchMove", json!([{"x": x + 21.0, "y": y}])).await;
        touch("touchMove", json!([{"x": x, "y": y}])).await;
        touch("touchEnd", json!([])).await;
        page.gone(".loupe").await;
        page.see("#confirm-play", "Play g7").await;
        page.click("#nudge-right").await;
        page.see("#confirm-play", "Play h7").await;
        // Over what is taken.
        page.click("#nudge-up").await;
        page.see("#confirm-play", "Play h9").await;
        page.click("#nudge-left").await;
        page.see("#confirm-play", "Play g9").await;
        page.click("#nudge-down").await;
        page.see("#confirm-play", "Play g8").await;
        page.click("#confirm-play").await;
        page.until("location.hash.endsWith('&moves=h8.i9.g8')").await;
    });
}
