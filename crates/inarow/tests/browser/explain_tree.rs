//! Explain: the tree, drawn and as text.

use crate::explain::{MIDDLE, MIDDLE_COUNTS};
use crate::harness::test;
use crate::page::Page;
use fantoccini::key::Key;

/// The nodes on the way to the selected one.
async fn path(page: &Page) -> Vec<String> {
    page.texts("#tree-path [data-node]").await
}

/// Width and left edge of the root as it is drawn.
async fn root(page: &Page) -> (f64, f64) {
    let place = "(() => { const box = document.querySelector('.node[data-node=\"0\"] .box')
        .getBoundingClientRect(); return [box.width, box.left]; })()";
    let place = page.eval(place).await;
    (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
}

#[test]
fn the_totals_are_those_of_the_search() {
    test(async |page| {
        page.explain("3x3x3&x=human&o=human").await;
        // By default a quick win counts more than a slow one, so there is more to look at.
        page.counted("20,866 nodes · 8,453 leaves").await;
        page.choose("#search-evaluator", "outcome").await;
        page.click("#search-run").await;
        page.counted("18,297 nodes · 7,330 leaves · 4,237 cuts").await;
        page.see("#explain-totals", "alpha-beta: a3, value =").await;
        for algorithm in ["minimax", "negamax"] {
            page.choose("#search-algorithm", algorithm).await;
            page.click("#search-run").await;
            page.see("#explain-totals", algorithm).await;
            page.counted("549,946 nodes · 255,168 leaves · 0 cuts").await;
            page.see("#node-card", "549,946 nodes").await;
        }
        // Far down in half a million nodes, only what is looked at is in the page.
        page.fill("#tree-find-text", "a3 b2 b3 c3 a1 a2 c2 b1").await;
        page.click("#tree-find-go").await;
        page.see("#node-name", "b1").await;
        assert_eq!(path(page).await.join(" "), "root a3 b2 b3 c3 a1 a2 c2 b1");
        assert!(page.count("#tree-drawing .node").await < 200);
    });
}

#[test]
fn nodes_open_and_close() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        assert_eq!(page.count(".node").await, 8);
        assert_eq!(page.count(".node[data-node='1'].best").await, 1);
        assert_eq!(page.count("#tree-drawing .edge.best").await, 1);
        assert_eq!(page.text(".node[data-node='447'] .worth-text.bound").await, "≤=");
        assert_eq!(page.text(".node[data-node='447'] .window-text").await, "[0, +∞]");
        page.click(".foot[data-toggle='1']").await;
        page.until("document.querySelector('.node[data-node=\"329\"].best')").await;
        page.see("#node-name", "a3 · #1").await;
        page.click(".foot[data-toggle='1']").await;
        page.gone(".node[data-node='2']").await;
        // The card opens it too; then what was cut is seen.
        page.click(".node[data-node='679'] .box").await;
        page.see("#node-name", "c3 · #679").await;
        page.click("#node-toggle").await;
        page.until("document.querySelector('.stub[data-cut=\"679\"]')").await;
        assert_eq!(page.count("#tree-drawing .edge.cut").await, 1);
        assert_eq!(page.text(".stub[data-cut='679']").await, "5");
        page.click(".node[data-node='680'] .box").await;
        page.see("#tree-path", "root").await;
        assert_eq!(path(page).await.len(), 3);
        page.click("#tree-path [data-node='679']").await;
        page.see("#node-name", "c3 · #679").await;
        page.click("#tree-path [data-node='0']").await;
        page.see("#node-name", "root · #0").await;
    });
}

#[test]
fn the_drawing_is_zoomed_moved_and_fitted() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        let first = root(page).await;
        page.click("#tree-zoom-in").await;
        let wide =
            "document.querySelector('.node[data-node=\"0\"] .box').getBoundingClientRect().width";
        page.until(&format!("{wide} > {}", first.0 * 1.2)).await;
        page.click("#tree-zoom-out").await;
        page.click("#tree-zoom-out").await;
        page.until(&format!("{wide} < {}", first.0 * 0.9)).await;
        page.click("#tree-drawing").await;
        page.press('+').await;
        page.until(&format!("{wide} > {}", first.0 * 0.9)).await;
        let before = root(page).await;
        page.drag("#tree-drawing", (-120.0, 30.0)).await;
        let left = wide.replace("width", "left");
        page.until(&format!("Math.abs({left} - {}) < 2", before.1 - 120.0)).await;
        for node in ["1", "679"] {
            page.click("#tree-fit").await;
            page.click(&format!(".foot[data-toggle='{node}']")).await;
            page.until(&format!("document.querySelector('.node[data-node=\"{node}\"] + *')")).await;
        }
        page.click("#tree-fit").await;
        page.until(
            "(() => { const room = document.getElementById('tree-drawing').getBoundingClientRect();
            const boxes = [...document.querySelectorAll('.node .box')].map((b) => b.getBoundingClientRect());
            return boxes.length === 15 && boxes.every((box) => box.left >= room.left
                && box.right <= room.right && box.bottom <= room.bottom && box.top >= room.top); })()",
        )
        .await;
    });
}

#[test]
fn a_line_is_found() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.fill("#tree-find-text", "a3 b3 c3").await;
        page.enter("#tree-find-text", &char::from(Key::Enter).to_string()).await;
        page.see("#node-name", "c3 · #3").await;
        assert_eq!(path(page).await, ["root", "a3", "b3", "c3"]);
        page.until("document.querySelector('.node[data-node=\"3\"].selected')").await;
        page.fill("#tree-find-text", "c3 a2").await;
        page.click("#tree-find-go").await;
        page.see("#tree-said", "a2 was cut there.").await;
        page.fill("#tree-find-text", "b2").await;
        page.click("#tree-find-go").await;
        page.see("#tree-said", "b2 is not in the tree there.").await;
        page.fill("#tree-find-text", "a3").await;
        page.click("#tree-find-go").await;
        page.see("#node-name", "a3 · #1").await;
        page.gone("#tree-said").await;
    });
}

#[test]
fn a_table_hit_leads_to_its_source() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.choose("#search-algorithm", "deepening").await;
        page.fill("#search-depth", "4").await;
        page.click("#search-run").await;
        page.counted("305 nodes · 182 leaves · 66 cuts · 17 table hits").await;
        // The last round is shown; its table hits come from it or an earlier one.
        assert_eq!(page.count("#tree-round option").await, 4);
        page.choose("#tree-round", "0").await;
        page.see("#node-name", "root · #0").await;
        let roots =
            page.eval("[...document.querySelectorAll('#tree-round option')].map((o) => o.value)");
        let last = roots.await[3].as_str().unwrap().to_owned();
        page.choose("#tree-round", &last).await;
        page.see("#node-name", &format!("root · #{last}")).await;
        page.click("label:has(#tree-mode-text)").await;
        // Opens all of this round, as far as there is something to open, until a hit is seen.
        page.click("#tree-list [role=treeitem]").await;
        let hit = "[...document.querySelectorAll('.tree-row')].find((e) => e.textContent.includes('from the table'))";
        for _ in 0..60 {
            if page.eval(&format!("Boolean({hit})")).await == true {
                break;
            }
            page.press(char::from(Key::Right)).await;
            page.press(char::from(Key::Down)).await;
        }
        let words = page.text_of(&format!("{hit}?.textContent")).await;
        let source = words.rsplit('#').next().unwrap().to_owned();
        page.eval(&format!("{hit}.click()")).await;
        page.see("#node-card", "answered by the table").await;
        page.click("#node-source").await;
        page.see("#node-name", &format!("#{source}")).await;
        page.click("label:has(#tree-mode-drawing)").await;
        page.until(&format!("document.querySelector('.node[data-node=\"{source}\"].selected')"))
            .await;
    });
}

#[test]
fn the_tree_is_read_by_keyboard() {
    test(async |page| {
        page.explain(MIDDLE).await;
        page.counted(MIDDLE_COUNTS).await;
        page.click("label:has(#tree-mode-text)").await;
        page.gone("#tree-drawing").await;
        page.see("#tree-list[role=tree]", "root").await;
        page.click("#tree-list [data-key=n0] span").await;
        let focus = |key: &str, level: u8, expanded: &str| {
            format!(
                "document.activeElement.dataset.key === {key:?} && document.activeElement.ariaLevel === '{level}' \
                 && document.activeElement.getAttribute('aria-expanded') === {expanded:?} \
                 && document.activeElement.role === 'treeitem' && document.activeElement.ariaSelected === 'true'"
            )
        };
        page.until(&focus("n0", 1, "true")).await;
        for (key, then) in [
            (Key::Down, focus("n1", 2, "false")),
            (Key::Right, focus("n1", 2, "true")),
            (Key::Right, focus("n2", 3, "false")),
            (Key::Left, focus("n1", 2, "true")),
            (Key::Left, focus("n1", 2, "false")),
            (Key::End, focus("n1280", 2, "false")),
            (Key::Up, focus("n1127", 2, "false")),
            (Key::Right, focus("n1127", 2, "true")),
            (Key::Home, focus("n0", 1, "true")),
        ] {
            page.press(char::from(key)).await;
            page.until(&then).await;
        }
        let words = page.attribute("[data-key=n1]", "aria-label").await;
        assert_eq!(words, "a3  =  [-∞, +∞]  chosen, MIN ▼, O to move, draw");
        assert_eq!(page.attribute("[data-key=n1]", "aria-setsize").await, "7");
        assert_eq!(page.attribute("[data-key=n1127]", "aria-posinset").await, "6");
        // From a cut, Enter asks why.
        page.fill("#tree-find-text", "c3 a2").await;
        page.click("#tree-find-go").await;
        page.see("#tree-list [data-key=c679]", "5 moves cut").await;
        page.click("#tree-list [data-key=n680] span").await;
        page.press(char::from(Key::Down)).await;
        page.until("document.activeElement.dataset.key === 'c679'").await;
        page.press(char::from(Key::Enter)).await;
        page.see("#why-sentence", "the remaining 5 moves are cut.").await;
        page.press(char::from(Key::Escape)).await;
        page.gone("#why-dialog").await;
        // The drawing has the same keys, and says where one is.
        page.click("label:has(#tree-mode-drawing)").await;
        page.until("document.querySelector('.node.selected, .stub.selected')").await;
        page.eval("document.getElementById('tree-drawing').focus()").await;
        page.press(char::from(Key::Home)).await;
        page.press(char::from(Key::Down)).await;
        page.see("#node-name", "a3 · #1").await;
        page.until("document.getElementById('live').textContent.includes('MIN ▼, O to move')")
            .await;
    });
}
