//! Other games: how one comes to them and leaves them, undo, links, every screen and language.

use crate::driver::Wish;
use crate::harness::{test, test_with};

#[test]
fn the_dialog_for_a_new_game_has_them() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2").await;
        for (button, game, title) in [
            ("#other-reversi", "game=reversi&", "Reversi · 8 × 8"),
            ("#other-reversi-6", "game=reversi:6&", "Reversi · 6 × 6"),
            ("#other-reversi-4", "game=reversi:4&", "Reversi · 4 × 4"),
            ("#other-draughts", "game=draughts&", "Russian draughts · 8 × 8"),
            ("#other-dots", "game=dots&", "Dots and boxes · 3 × 3"),
            ("#other-dots-4x4", "game=dots:4x4&", "Dots and boxes · 4 × 4"),
            ("#other-dots-5x5", "game=dots:5x5&", "Dots and boxes · 5 × 5"),
        ] {
            page.click("#new").await;
            page.click(button).await;
            page.see("#games-title", title).await;
            page.until(&format!("location.hash.includes({game:?})")).await;
            let shown = title.replace(" × ", "\u{a0}×\u{a0}");
            page.until(&format!("document.title.startsWith('{shown}')")).await;
            page.gone("#play").await;
            // The game of Play is as it was.
            page.click("#nav-play").await;
            page.gone("#games").await;
            page.board_is(".../.x./...").await;
            page.until("document.title.startsWith('3\u{a0}×\u{a0}3')").await;
        }
    });
}

#[test]
fn a_game_that_was_left_is_found_again() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2").await;
        // None yet: the link leads to a choice.
        page.click("#nav-games").await;
        page.see("#games-choice", "Choose a game").await;
        page.gone("#games-table").await;
        page.until("document.querySelector('#nav-games').ariaCurrent === 'page'").await;
        page.choose("#language", "cs").await;
        page.see("#games-choice", "Ruská dáma").await;
        page.choose("#language", "en").await;
        page.click("#choose-reversi-4").await;
        page.see("#games-title", "Reversi").await;
        page.gone("#games-choice").await;
        page.choose("#games-o-kind", "human").await;
        page.choose_places("b1 c1").await;
        page.moves_are(2).await;
        // Left by a link, found again by a link.
        page.click("#nav-play").await;
        page.board_is(".../.x./...").await;
        page.click("#nav-games").await;
        page.moves_are(2).await;
        page.until("location.hash.endsWith('moves=b1.c1')").await;
        // In another visit too, and by the view's name alone.
        page.open("3x3x3&x=human&o=human").await;
        page.click("#nav-games").await;
        page.moves_are(2).await;
        page.choose_places("d3").await;
        page.open("view=games").await;
        page.moves_are(3).await;
        page.until("location.hash.endsWith('moves=b1.c1.d3')").await;
        assert_eq!(page.text("#games-message").await, "");
        page.choose_places("a1").await;
    });
}

#[test]
fn the_views_fit_a_phone_in_every_language() {
    test_with(Wish::phone(), async |page| {
        page.open("view=games").await;
        for language in ["cs", "pl", "ru", "en"] {
            page.choose("#language", language).await;
            page.until(&format!("document.documentElement.lang === {language:?}")).await;
            let links = "[...document.querySelectorAll('.top nav a')]";
            let row = format!("new Set({links}.map((it) => it.getBoundingClientRect().top)).size");
            assert_eq!(page.eval(&row).await, 1, "{language}");
            let inside = format!(
                "{links}.every((it) => it.scrollWidth <= it.clientWidth && \
                 it.clientHeight === 44 && it.getBoundingClientRect().right <= innerWidth) && \
                 document.documentElement.scrollWidth <= innerWidth"
            );
            assert_eq!(page.eval(&inside).await, true, "{language}");
        }
    });
}

#[test]
fn help_is_about_the_game_that_is_played() {
    test(async |page| {
        for (game, rule) in [("reversi", "turned over"), ("draughts", "Capturing"), ("dots", "box")]
        {
            page.open_game(&format!("{game}&x=human&o=human")).await;
            page.click("#help-open").await;
            page.see("#help-goal", rule).await;
            page.see("#help-list", "Start again").await;
            assert!(!page.text("#help-list").await.contains("Hint"));
            page.click("#help-dialog [data-close]").await;
        }
        page.click("#nav-play").await;
        page.click("#help-open").await;
        page.see("#help-goal", "stones in a row").await;
        page.see("#help-list", "Hint").await;
    });
}

#[test]
fn moves_are_taken_back_and_played_again() {
    test(async |page| {
        page.open_game("reversi:4&x=human&o=human").await;
        page.choose_places("b1 c1 d3").await;
        page.moves_are(3).await;
        page.click("#games-undo").await;
        page.until("location.hash.endsWith('moves=b1.c1.d3&at=2')").await;
        page.click("#games-first").await;
        page.pieces_are("..../.ox./.xo./....").await;
        assert_eq!(page.attribute("#games-undo", "aria-disabled").await, "true");
        page.click("#games-redo").await;
        page.pieces_are(".x../.xx./.xo./....").await;
        page.click("#games-last").await;
        page.until("location.hash.endsWith('moves=b1.c1.d3')").await;
        page.click("#games-moves [data-ply='1']").await;
        page.pieces_are(".x../.xx./.xo./....").await;
        // Another move from here is another game.
        page.choose_places("a1").await;
        page.moves_are(2).await;
        page.click("#games-new").await;
        page.moves_are(0).await;
        page.choose("#games-which", "dots").await;
        page.see("#games-title", "Dots and boxes").await;
        page.until("document.querySelector('[data-place=\"a1-b1\"]')").await;
    });
}

#[test]
fn a_link_and_the_history_bring_a_game_back() {
    test(async |page| {
        page.open_game("reversi:4&x=human&o=human").await;
        page.choose_places("b1 c1").await;
        page.moves_are(2).await;
        page.reload().await;
        page.moves_are(2).await;
        page.client.back().await.unwrap();
        page.moves_are(1).await;
        page.pieces_are(".x../.xx./.xo./....").await;
        page.client.forward().await.unwrap();
        page.moves_are(2).await;
        page.click("#nav-explain").await;
        page.gone("#games").await;
        page.client.back().await.unwrap();
        page.moves_are(2).await;
        page.see("#games-title", "Reversi").await;
    });
}

#[test]
fn bad_links_are_explained() {
    test(async |page| {
        page.open_game("reversi:4&x=human&o=human&moves=b1.b1.c1").await;
        page.see("#games-message", "an impossible move, b1").await;
        page.moves_are(1).await;
        page.open_game("chess&x=human&o=human").await;
        page.see("#games-message", "names no game that exists").await;
        page.see("#games-title", "Reversi").await;
        page.open_game("dots:2x1&x=alpha-beta:2:corners&o=level:3").await;
        page.see("#games-title", "Dots and boxes · 2 × 1").await;
        page.see("[data-player=x]", "alpha-beta, depth 2, boxes").await;
        page.see("[data-player=o]", "Human").await;
        page.see("#games-message", "a player that does not exist, level:3").await;
        page.open_game("reversi:4&x=human&o=mcts").await;
        page.see("[data-player=o]", "mcts").await;
        assert_eq!(page.text("#games-message").await, "");
    });
}

#[test]
fn a_phone_shows_every_game_without_scrolling_sideways() {
    test_with(Wish::phone(), async |page| {
        for game in ["reversi", "draughts", "dots:6x6"] {
            page.open_game(&format!("{game}&x=human&o=alpha-beta:2:outcome")).await;
            page.until("document.querySelector('#games-o-evaluator')?.checkVisibility()").await;
            let narrow = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.eval(narrow).await, true, "{game}");
        }
        page.click("#nav-play").await;
        page.click("#new").await;
        page.until("document.querySelector('#other-dots-5x5')?.checkVisibility()").await;
        let inside = "[...document.querySelectorAll('.other-game')].every((it) => \
            it.getBoundingClientRect().right <= innerWidth && it.scrollWidth <= it.clientWidth)";
        assert_eq!(page.eval(inside).await, true);
        // A size is never broken into two lines.
        for language in ["ru", "cs"] {
            page.click("#new-dialog [data-close]").await;
            page.choose("#language", language).await;
            page.click("#new").await;
            page.until("document.querySelector('#other-dots-5x5')?.checkVisibility()").await;
            let sizes = "[...document.querySelectorAll('#presets, #other-games')]\
                .flatMap((it) => it.textContent.match(/.×./g))";
            let broken = format!("{sizes}.filter((it) => it !== '\u{a0}×\u{a0}').length");
            assert_eq!(page.eval(&broken).await, 0, "{language}");
            assert_eq!(page.eval(&format!("{sizes}.length > 12")).await, true, "{language}");
        }
    });
}

#[test]
fn they_speak_every_language() {
    test(async |page| {
        page.open_game("draughts&x=human&o=depth:2").await;
        for (language, title, side) in [
            ("pl", "Warcaby rosyjskie", "12 bierek"),
            ("cs", "Ruská dáma", "12 kamenů"),
            ("ru", "Русские шашки", "12 шашек"),
            ("en", "Russian draughts", "12 pieces"),
        ] {
            page.choose("#language", language).await;
            page.see("#games-title", title).await;
            page.see("[data-player=x] .score", side).await;
            let missing = "[...document.querySelectorAll('#games [data-l10n]')].filter((e) => !e.textContent).length";
            assert_eq!(page.eval(missing).await, 0, "{language} lacks words");
        }
    });
}
