//! Lab: players against each other.

use crate::files::saved;
use crate::harness::test;

#[test]
fn a_tournament_is_played_and_saved() {
    test(async |page| {
        page.lab("tournament").await;
        page.fill("#lab-t-games", "4").await;
        page.choose("#lab-t-openings", "1").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 12 games played.").await;
        assert_eq!(page.count("#lab-cross tbody tr").await, 3);
        assert_eq!(page.count("#lab-cross .lab-elo").await, 3);
        let points = "[...document.querySelectorAll('#lab-cross tbody tr')] \
            .reduce((sum, row) => sum + Number(row.dataset.points), 0)";
        assert_eq!(page.eval(points).await, 12);
        let table = page.text("#lab-cross").await;
        // The same seed plays the same games, another one others.
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 12 games played.").await;
        assert_eq!(page.text("#lab-cross").await, table);
        for (button, name, sign) in [
            ("#lab-t-save-games", "tournament-3x3x3.sgf", "alpha-beta:2:open-lines"),
            ("#lab-t-save-markdown", "tournament-3x3x3.md", "--games 4 --openings 1 --seed 1"),
            ("#lab-t-save-json", "tournament-3x3x3.json", "\"games_each\": 4"),
        ] {
            page.click(button).await;
            page.see("#lab-t-saved", name).await;
            let text = std::fs::read_to_string(saved(page, name).await).unwrap();
            assert!(text.contains(sign), "{button}: {text}");
        }
    });
}

#[test]
fn the_list_of_players_is_edited() {
    test(async |page| {
        page.lab("tournament").await;
        page.click("#lab-player-add").await;
        page.until("document.activeElement.id === 'lab-player-3-kind'").await;
        page.choose("#lab-player-3-kind", "engine").await;
        page.see("li[data-player='3'] .lab-player-number", "level").await;
        page.fill("#lab-player-3-number", "11").await;
        page.see("#lab-t-problem", "Player 4 needs a whole number from 1 to 10.").await;
        page.fill("#lab-player-3-number", "1").await;
        page.gone("#lab-t-problem").await;
        page.choose("#lab-player-0-kind", "mcts").await;
        page.see("li[data-player='0'] .lab-player-number", "nodes").await;
        page.fill("#lab-player-0-number", "200").await;
        page.choose("#lab-player-2-evaluator", "open-lines").await;
        page.see("#lab-t-problem", "alpha-beta:2:open-lines is listed twice").await;
        page.choose("#lab-player-2-evaluator", "longest-run").await;
        page.click("#lab-player-1-remove").await;
        page.until("document.querySelectorAll('#lab-players li').length === 3").await;
        page.fill("#lab-t-games", "2").await;
        page.fill("#lab-t-seed", "7").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 6 games played.").await;
        for player in ["mcts:200n:line-power", "alpha-beta:2:longest-run", "engine:1"] {
            page.see("#lab-cross", player).await;
        }
        // Two are the fewest.
        page.click("#lab-player-2-remove").await;
        page.click("#lab-player-1-remove").await;
        page.until("document.querySelectorAll('#lab-players li').length === 2").await;
    });
}

#[test]
fn a_long_tournament_is_stopped_and_keeps_its_table() {
    test(async |page| {
        page.lab("tournament").await;
        page.choose("#lab-t-game", "own").await;
        page.fill("#lab-t-game-own", "7x7x5").await;
        page.fill("#lab-t-games", "200").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "of 600 games played").await;
        page.see("#lab-cross", "random").await;
        page.until("document.querySelector('#lab-t-progress').value > 0").await;
        page.click("#lab-t-stop").await;
        page.see("#lab-t-status", "Stopped after").await;
        page.see("#lab-cross", "random").await;
        page.see("#lab-t-save-games", "SGF").await;
    });
}

#[test]
fn other_games_have_other_evaluators() {
    test(async |page| {
        page.lab("tournament").await;
        page.choose("#lab-t-game", "reversi:4").await;
        page.choose("#lab-player-0-kind", "engine").await;
        page.until("document.querySelector('#lab-player-2-evaluator').value !== 'line-power'")
            .await;
        page.fill("#lab-t-games", "2").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-status", "All 6 games played.").await;
        page.fill("#lab-t-games", "3").await;
        page.see("#lab-t-problem", "an even number").await;
        page.fill("#lab-t-games", "2000").await;
        page.click("#lab-t-run").await;
        page.see("#lab-t-fault", "these are 6,000 games; here at most 2,000").await;
    });
}
