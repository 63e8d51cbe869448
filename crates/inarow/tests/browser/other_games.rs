//! Games whose rules the page does not know, in the same view as k in a row.

use crate::driver::Wish;
use crate::harness::{test, test_with};
use fantoccini::key::Key;

#[test]
fn reversi_has_an_undo_tree_an_address_and_a_pass() {
    test(async |page| {
        page.open("reversi:4&x=human&o=human").await;
        page.pieces_are("..../.ox./.xo./....").await;
        page.see("#game-title", "Reversi · 4 × 4").await;
        assert_eq!(page.count("[data-open]").await, 4);
        page.click_place("a1").await;
        page.see("#message", "A disc on a1 would turn nothing over").await;
        page.choose_places("b1").await;
        page.pieces_are(".x../.xx./.xo./....").await;
        page.gone("#message p").await;
        page.see("[data-player=x] .score", "4 discs").await;
        page.see("[data-player=o].on .score", "1 disc").await;
        page.until("document.getElementById('live').textContent.includes('Black plays b1')").await;
        page.until(
            "document.querySelector('[data-place=b1]').ariaLabel === 'b1, Black, last move'",
        )
        .await;
        let label = page.attribute("[data-place=c1]", "aria-label").await;
        assert_eq!(label, "c1, empty, can be played");
        // Taken back, played again, and another move as a variation.
        page.choose_places("c1 d3").await;
        page.moves_are(3).await;
        page.click("#undo").await;
        page.until("location.hash.endsWith('moves=b1.c1.d3&at=2')").await;
        page.click("#first").await;
        page.pieces_are("..../.ox./.xo./....").await;
        page.press('r').await;
        page.pieces_are(".x../.xx./.xo./....").await;
        page.choose_places("a1").await;
        page.see("#moves .branch", "a1").await;
        page.until("location.hash.endsWith('moves=b1.c1.(a1).d3&at=4')").await;
        page.reload().await;
        page.pieces_are("ox../.ox./.xo./....").await;
        page.see("#moves .branch", "a1").await;
        page.client.back().await.unwrap();
        page.pieces_are(".x../.xx./.xo./....").await;
        page.client.forward().await.unwrap();
        page.pieces_are("ox../.ox./.xo./....").await;
        page.click(".branch-remove").await;
        page.gone("#moves .branch").await;
        page.click("#last").await;
        page.moves_are(3).await;
        // Resigned, taken back; then one who cannot move passes by a button.
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.see("#status.over", "resigned").await;
        page.until("location.hash.includes('d3~o')").await;
        page.click("#undo").await;
        page.choose_places("a1").await;
        page.see("#status", "has no move and must pass").await;
        assert_eq!(page.count("[data-open]").await, 0);
        page.click("#move-buttons [data-move=pass]").await;
        page.gone("#move-buttons").await;
        page.see("#moves [data-ply='5']", "pass").await;
        page.until("document.querySelectorAll('[data-open]').length > 0").await;
        // Only k in a row has threats and a solver, records and positions in one line.
        for id in ["#threats", "#solve"] {
            page.gone(id).await;
        }
        page.click("#files-open").await;
        page.gone("#save-psq").await;
        page.click("#save-svg").await;
        let svg = crate::files::saved(page, ".svg").await;
        assert!(svg.to_string_lossy().contains("reversi-4-5"), "{svg:?}");
    });
}

#[test]
fn reversi_has_hints_and_an_analysis() {
    test(async |page| {
        page.open("reversi:6&x=human&o=human&moves=c2.b2").await;
        page.click("#hint").await;
        page.until("document.querySelectorAll('.hint-ring').length === 1").await;
        page.click("#hint-play").await;
        page.moves_are(3).await;
        page.gone(".hint-ring").await;
        page.press('a').await;
        page.choose("#analysis-time", "1000").await;
        page.see("#analysis-title", "depth").await;
        // A value at every place where a move ends, and the best one marked.
        let open = "document.querySelectorAll('[data-open]').length";
        page.until(&format!(
            "{open} > 1 && document.querySelectorAll('.values .value').length === {open}"
        ))
        .await;
        assert_eq!(page.count(".values .value.best").await, 1);
        page.see("#analysis-key", "X is Black (●), O is White (○).").await;
        page.see("#analysis-stop", "Again").await;
        let first = page.text("[data-testid=line-0] .worth").await;
        let values = page.texts(".values .value").await;
        assert!(values.contains(&first), "{first} {values:?}");
        // A line is shown as the position it leads to, and taken over.
        let second = "[data-testid=line-0] .pv-move:nth-of-type(2)";
        page.hover(second).await;
        page.until("document.querySelectorAll('.number.previewed').length === 2").await;
        page.hover("#brand").await;
        page.gone(".number.previewed").await;
        page.click(second).await;
        page.moves_are(5).await;
        page.press('a').await;
        page.gone("#analysis-card").await;
        page.click("#review-now").await;
        page.until("document.querySelectorAll('[data-testid=chart] .point').length === 6").await;
        page.click("[data-testid=chart]").await;
        page.until("document.querySelector('#moves [aria-current]').dataset.ply === '3'").await;
    });
}

#[test]
fn reversi_is_explained() {
    test(async |page| {
        page.open("reversi:6&x=human&o=human").await;
        page.choose_places("c2").await;
        page.moves_are(1).await;
        page.click("#nav-explain").await;
        page.see("#explain-totals", "alpha-beta: ").await;
        page.gone("#explain-solve").await;
        page.until("document.querySelector('#search-evaluator').value === 'corners'").await;
        page.until("document.querySelectorAll('#tree-drawing .node').length > 3").await;
        // Step by step, with a board; a cut has its reason.
        page.click("#step-first").await;
        page.see("#step-sentence", "The search begins. White is to move").await;
        page.click("#step-next").await;
        page.see("#step-sentence", "White tries ").await;
        page.until("document.querySelector('#step-board .small-piece.black')").await;
        page.click("#step-cut-next").await;
        page.see("#step-sentence", "cut.").await;
        page.click(".stub.cut:not(.future)").await;
        page.see("#why-sentence", "will never come here").await;
        page.until("document.querySelector('#why-board .small-piece.white')").await;
        page.click("#why-close").await;
        // What every move is worth: the best of a row is what the row above says.
        page.tab("costs").await;
        page.see(".costs-head", "White is to move. Best is ").await;
        let best = page.attribute(".cost-card.chosen", "data-value").await;
        page.click(".cost-card.chosen").await;
        page.see(".costs-row[data-row='1'] .costs-head", "Black is to move").await;
        page.see(".costs-agree", "the rows agree").await;
        let below = ".costs-row[data-row='1'] .cost-card";
        assert_eq!(page.attribute(below, "data-value").await, best);
        page.until("document.querySelectorAll('.cost-board .small-board').length > 5").await;
        page.tab("compare").await;
        page.see("#compare-totals", "alpha-beta visited ").await;
        page.tab("quiz").await;
        page.until("document.getElementById('quiz-check')?.checkVisibility()").await;
        page.tab("workbench").await;
        page.see("#bench-fault", "k in a row").await;
        page.gone("#bench-form label").await;
        // Dots and boxes: who closes a box moves again, in the tree too.
        page.explain("dots:2x1&x=human&o=human&moves=a1-b1.a1-a2.a2-b2").await;
        page.click("#step-first").await;
        page.see("#step-sentence", "O is to move").await;
        page.fill("#tree-find-text", "b1-b2").await;
        page.click("#tree-find-go").await;
        page.click("#node-step").await;
        page.see("#step-sentence", "O tries b1-b2. Now O is to move").await;
    });
}

#[test]
fn draughts_are_clicked_landing_by_landing() {
    test(async |page| {
        page.open("draughts&x=human&o=human&moves=c3-d4.b6-a5.d4-e5.f6:d4").await;
        page.click_place("a1").await;
        page.see("#message", "captures are mandatory").await;
        // Chosen, let go by a second click, chosen again, let go by a key.
        page.choose_places("e3").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.click_place("e3").await;
        page.until("!document.querySelector('.clicked-place')").await;
        page.choose_places("e3").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.eval("document.querySelector('[data-place=e3]').focus()").await;
        page.press(char::from(Key::Escape)).await;
        page.until("!document.querySelector('.clicked-place')").await;
        // Another language leaves it chosen.
        page.choose_places("e3").await;
        page.choose("#language", "cs").await;
        page.see("#game-title", "Ruská dáma").await;
        page.choose("#language", "en").await;
        page.see("#game-title", "Russian draughts · 8 × 8").await;
        assert_eq!(page.count(".clicked-place").await, 1);
        page.choose_places("c5").await;
        page.see("#moves [data-ply='5']", "e3:c5").await;
        page.see("[data-player=o] .score", "11 pieces").await;
        page.until("location.hash.endsWith('f6:d4.e3:c5')").await;
        // Two captures in one move, and a man that comes through is crowned.
        let moves = "e3-d4.b6-c5.d4:b6.a7:c5.c3-b4.c7-b6.d2-c3.b6-a5.e1-d2.c5-d4";
        page.open(&format!("draughts&x=human&o=human&moves={moves}")).await;
        page.choose_places("c3 e5 c7").await;
        page.see("#moves [data-ply='11']", "c3:e5:c7").await;
        page.choose_places("a5 c3 e1").await;
        page.until("document.querySelector('[data-piece=e1][data-king]')").await;
        page.until(
            "document.querySelector('[data-place=e1]').ariaLabel === 'e1, Black, king, last move'",
        )
        .await;
        // The end of the way will do.
        page.click("#undo").await;
        page.choose_places("a5").await;
        page.until("document.querySelector('.clicked-place')").await;
        page.click_place("e1").await;
        page.see("#moves [data-ply='12'][aria-current]", "a5:c3:e1").await;
        // A move may be confirmed by a second tap.
        page.click("#settings-open").await;
        page.click("label:has(#set-confirm-always)").await;
        page.click("#settings-dialog [data-close]").await;
        page.choose_places("f2 e3").await;
        page.see("#confirm-play", "Play f2-e3").await;
        page.moves_are(12).await;
        page.click_place("e3").await;
        page.moves_are(13).await;
    });
}

#[test]
fn dots_by_keyboard_and_a_game_of_text_by_buttons() {
    test(async |page| {
        page.open("dots:2x2&x=human&o=human").await;
        page.eval("document.getElementById('skip').focus()").await;
        page.press(char::from(Key::Enter)).await;
        page.until("document.activeElement.dataset.place").await;
        page.walk_to_place("a1-b1").await;
        page.press(char::from(Key::Enter)).await;
        page.until("document.querySelector('[data-line=\"a1-b1\"].last.x')").await;
        page.choose_places("a1-a2 a2-b2 b1-b2").await;
        page.until("document.querySelector('[data-box=a1][data-side=o]')").await;
        page.see("[data-player=o].on .score", "1 box").await;
        page.click_place("a1-b1").await;
        page.see("#message", "a1-b1 is drawn already").await;
        page.until(
            "document.querySelector('[data-place=\"b1-b2\"]').ariaLabel === 'b1-b2, drawn, last move'",
        )
        .await;
        page.press('u').await;
        page.until("document.querySelector('#moves [aria-current]').dataset.ply === '3'").await;
        // A board that is text: a typed tree as a game.
        page.open("tree:!28;!28;3!20;5!29;!20;!28;7!20;!28;1!20;2!29;!29;!29;&x=human&o=human")
            .await;
        page.see("#board pre", "1 2").await;
        page.click("#analyse").await;
        page.see("#move-buttons [data-move='1'] .value", "+3").await;
        page.see("#move-buttons [data-move='2'] .value", "+2").await;
        page.click("#move-buttons [data-move='1']").await;
        page.see("#move-buttons [data-move='2'] .value", "+5").await;
        page.click("#move-buttons [data-move='1']").await;
        page.see("#status.over", "wins3").await;
        page.gone("#move-buttons").await;
        page.click("#undo").await;
        page.see("#move-buttons", "1").await;
    });
}

#[test]
fn the_dialog_has_every_game_and_the_computer_plays_it() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:3").await;
        for (button, game, title) in [
            ("#other-reversi", "#reversi&", "Reversi · 8 × 8"),
            ("#other-reversi-4", "#reversi:4&", "Reversi · 4 × 4"),
            ("#other-draughts", "#draughts&", "Russian draughts · 8 × 8"),
            ("#other-dots", "#dots&", "Dots and boxes · 3 × 3"),
            ("#other-dots-4x4", "#dots:4x4&", "Dots and boxes · 4 × 4"),
            ("#other-dots-5x5", "#dots:5x5&", "Dots and boxes · 5 × 5"),
            ("#other-reversi-6", "#reversi:6&", "Reversi · 6 × 6"),
        ] {
            page.press('n').await;
            page.click(button).await;
            page.gone("#new-board").await;
            page.click("#new-start").await;
            page.see("#game-title", title).await;
            page.until(&format!("location.hash.startsWith({game:?})")).await;
            let shown = title.replace(" × ", "\u{a0}×\u{a0}");
            page.until(&format!("document.title.startsWith('{shown}')")).await;
            page.see("[data-player=o]", "Computer, level 3").await;
        }
        page.click("#help-open").await;
        page.see("#help-goal", "turned over").await;
        page.click("#help-dialog [data-close]").await;
        page.choose_places("c2").await;
        page.moves_are(2).await;
        page.see("#status", "your move").await;
        page.click("#undo").await;
        page.until("document.querySelectorAll('#moves [aria-current]').length === 0").await;
        page.click("#redo").await;
        page.until("document.querySelector('#moves [aria-current]')?.dataset.ply === '2'").await;
        // At its own turn it waits until it is told to go on.
        page.click("#moves [data-ply='1']").await;
        page.see("#status", "the computer waits").await;
        page.click("#go").await;
        page.see("#status", "your move").await;
        // Its evaluators are those of the game.
        page.click("#new").await;
        page.click("#new-more summary").await;
        page.choose("#new-o-kind", "algorithm").await;
        page.choose("#new-o-evaluator", "mobility").await;
        page.fill("#new-o-depth", "2").await;
        page.choose("#new-x-kind", "random").await;
        page.click("#other-reversi-4").await;
        page.click("#new-start").await;
        page.until("location.hash.startsWith('#reversi:4&x=random&o=alpha-beta:2:mobility')").await;
        page.see("#status", "begins when you press Start").await;
        page.choose("#pace", "0").await;
        page.click("#go").await;
        page.see("#status.over", ":").await;
        // The players change sides.
        page.click("#rematch").await;
        page.until("location.hash.includes('x=alpha-beta:2:mobility&o=random')").await;
        page.see("#status.over", ":").await;
    });
}

#[test]
fn bad_links_and_long_thoughts() {
    test(async |page| {
        page.open("reversi:4&x=human&o=human&moves=b1.b1.c1").await;
        page.see("#message", "an impossible move, b1").await;
        page.moves_are(1).await;
        page.open("reversi:4&x=human&o=human&moves=b1.c1.(a4).d3").await;
        page.see("#message", "an impossible move, a4").await;
        page.moves_are(3).await;
        page.open("chess&x=human&o=human").await;
        page.see("#message", "does not name a known game").await;
        page.see("#game-title", "3 × 3").await;
        page.open("dots:2x1&x=alpha-beta:2&o=engine:99").await;
        page.see("#game-title", "Dots and boxes · 2 × 1").await;
        page.see("[data-player=x]", "alpha-beta, depth 2").await;
        page.see("[data-player=o]", "Human").await;
        page.see("#message", "a player that does not exist, engine:99").await;
        page.open("draughts&x=human&o=engine:60s").await;
        page.choose_places("c3 d4").await;
        page.see("#status", "is thinking").await;
        page.click_place("e3").await;
        page.see("#message", "It is the computer").await;
        page.see("[data-testid=thinking-line]", "").await;
        page.click("#stop").await;
        page.moves_are(2).await;
        page.see("#status", "your move").await;
    });
}

#[test]
fn a_phone_shows_every_game_in_every_language() {
    test_with(Wish::phone(), async |page| {
        for game in ["reversi", "draughts", "dots:6x6", "tree:(3 (5 -2))"] {
            page.open(&format!("{game}&x=human&o=alpha-beta:2:outcome")).await;
            assert!(!page.is_too_wide().await, "{game}");
        }
        page.open("draughts&x=human&o=engine:2").await;
        for (language, title, side) in [
            ("pl", "Warcaby rosyjskie", "12 bierek"),
            ("cs", "Ruská dáma", "12 kamenů"),
            ("ru", "Русские шашки", "12 шашек"),
            ("en", "Russian draughts", "12 pieces"),
        ] {
            page.choose("#language", language).await;
            page.see("#game-title", title).await;
            page.see("[data-player=x] .score", side).await;
            let links = "[...document.querySelectorAll('.top nav a')]";
            let row = format!("new Set({links}.map((it) => it.getBoundingClientRect().top)).size");
            assert_eq!(page.eval(&row).await, 1, "{language}");
            page.click("#new").await;
            page.until("document.querySelector('#other-dots-5x5')?.checkVisibility()").await;
            let inside = "[...document.querySelectorAll('.other-game')].every((it) => \
                it.getBoundingClientRect().right <= innerWidth && it.scrollWidth <= it.clientWidth)";
            assert_eq!(page.eval(inside).await, true, "{language}");
            // A size is never broken into two lines.
            let sizes = "[...document.querySelectorAll('#presets, #other-games')]\
                .flatMap((it) => it.textContent.match(/.×./g))";
            page.until(&format!("{sizes}.length > 12")).await;
            let broken = format!("{sizes}.filter((it) => it !== '\u{a0}×\u{a0}').length");
            assert_eq!(page.eval(&broken).await, 0, "{language}");
            page.click("#new-dialog [data-close]").await;
        }
    });
}
