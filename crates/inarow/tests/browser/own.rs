//! Programs that are inarow with a game or a search of one's own: `examples/own_game`, `examples/own_search`.

use crate::harness::{test, test_of};

#[test]
fn a_game_of_ones_own_has_the_whole_page() {
    test_of("own_game", async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#new").await;
        page.click("#other-nim").await;
        page.click("#new-start").await;
        page.see("#game-title", "nim").await;
        page.see("#board pre", "a ooo").await;
        // Played, with an undo tree, a hint and the value of every move.
        page.click("#move-buttons [data-move=c7]").await;
        page.moves_are(1).await;
        page.click("#move-buttons [data-move=b5]").await;
        page.moves_are(2).await;
        page.click("#undo").await;
        page.click("#move-buttons [data-move=b2]").await;
        page.see("#moves .branch", "b2").await;
        page.until("location.hash.endsWith('&moves=c7.b5.(b2)&at=3')").await;
        page.reload().await;
        page.see("#moves .branch", "b2").await;
        page.press('h').await;
        page.until("document.querySelector('#move-buttons .hinted')").await;
        page.click("#analyse").await;
        let buttons = "document.querySelectorAll('#move-buttons button').length";
        page.until(&format!(
            "{buttons} === 6 && document.querySelectorAll('#move-buttons .value').length === {buttons}"
        ))
        .await;
        page.see("#analysis-facts", "solved").await;
        let value = page.text("[data-testid=line-0] .worth").await;
        assert!(value.starts_with('O'), "{value}");
        // Explained: the same value, from the same point of view.
        page.click("#nav-explain").await;
        page.fill("#search-depth", "9").await;
        page.click("#search-run").await;
        page.see("#explain-totals", &format!("value {value} ")).await;
        page.click("#step-first").await;
        page.see("#step-board pre", "a ooo").await;
        page.tab("costs").await;
        page.see(".costs-head", "X is to move").await;
        assert_eq!(page.text(".cost-card .worth").await, value);
        // And measured.
        page.click("#nav-lab").await;
        page.until("document.querySelector('#lab-algorithms-pvs')").await;
        page.choose("#lab-game", "nim").await;
        page.until("document.querySelector('#lab-evaluators-nim-sum')").await;
        page.fill("#lab-depths", "1-3").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 9 done.").await;
        page.see("#lab-found h2", "nim, nim-sum").await;
    });
}

#[test]
fn a_search_of_ones_own_stands_beside_the_others() {
    test_of("own_search", async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.click("#new").await;
        page.click("#new-more summary").await;
        page.choose("#new-o-kind", "algorithm").await;
        page.choose("#new-o-algorithm", "sorted").await;
        page.fill("#new-o-depth", "3").await;
        page.click("#new-start").await;
        page.see("[data-player=o]", "sorted, depth 3").await;
        page.play("b2").await;
        page.stones_are(2).await;
        page.lab("compare").await;
        page.tick("lab-algorithms", &["alpha-beta", "sorted"]).await;
        page.fill("#lab-depths", "3").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 2 done.").await;
        let value = |algorithm: &str| format!("tr[data-algorithm={algorithm:?}] td:last-child");
        let found = page.text(&value("alpha-beta")).await;
        assert_eq!(page.text(&value("sorted")).await, found);
        page.click("#lab-tab-tournament").await;
        page.choose("#lab-player-0-kind", "sorted").await;
        page.fill("#lab-t-games", "2").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 6 games played.").await;
        page.see("#lab-cross", "sorted:").await;
    });
}

/// Programs on a pipe are started by the command line of the server, and by no address or request.
#[cfg(unix)]
#[test]
fn a_program_on_a_pipe_plays_in_the_page() {
    test(async |page| {
        let first = "first=sh -c 'while read word move rest; do case $word in legal) first=$move;; \
            go) echo best $first value -7 nodes 5;; esac; done'";
        let crash = "crash=sh -c 'echo NameError >&2; exit 3'";
        let options = ["--player", first, "--player", crash].map(str::to_owned);
        page.server.restart_with(options.to_vec());
        page.open("3x3x3&x=human&o=human").await;
        page.click("#new").await;
        page.click("#new-more summary").await;
        page.choose("#new-o-kind", "algorithm").await;
        page.choose("#new-o-algorithm", "first").await;
        page.click("#new-start").await;
        page.see("[data-player=o]", "first").await;
        page.play("b2").await;
        page.board_is("o../.x./...").await;
        page.see("#thinking", "value -7").await;
        page.open("3x3x3&x=human&o=crash").await;
        page.play("b2").await;
        page.see("#message", "exit code 3; the last on its standard error: NameError").await;
        page.board_is(".../.x./...").await;
        // It is measured too; what it does not tell is not 0.
        page.lab("compare").await;
        page.tick("lab-algorithms", &["alpha-beta", "first"]).await;
        page.fill("#lab-depths", "2").await;
        page.click("#lab-run").await;
        page.see("#lab-status", "All 2 done.").await;
        assert_eq!(page.texts("tr[data-algorithm=first] td").await[..5], ["2", "5", "–", "–", "–"]);
        // An address cannot start one.
        page.open("3x3x3&x=human&o=pipe:ls").await;
        page.see("#message", "names a player that does not exist, pipe:ls").await;
    });
}
