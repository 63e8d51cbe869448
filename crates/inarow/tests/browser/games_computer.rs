//! Other games: the computer as a player.

use crate::harness::test;

#[test]
fn the_computer_answers_and_a_whole_turn_is_taken_back() {
    test(async |page| {
        page.open_game("reversi&x=human&o=depth:2").await;
        page.choose_places("d3").await;
        page.moves_are(2).await;
        page.see("#games-status", "your move").await;
        page.see("#games-thinking", "depth 2").await;
        page.click("#games-undo").await;
        page.until("document.querySelectorAll('#games-moves [aria-current]').length === 0").await;
        page.see("#games-status", "your move").await;
        page.click("#games-redo").await;
        page.until("document.querySelector('#games-moves [aria-current]')?.dataset.ply === '2'")
            .await;
        // At its own turn it waits until it is told to go on.
        page.click("#games-moves [data-ply='1']").await;
        page.see("#games-status", "the computer waits").await;
        page.click("#games-go").await;
        page.see("#games-status", "your move").await;
    });
}

#[test]
fn players_are_chosen_beside_the_board() {
    test(async |page| {
        page.open_game("dots:2x2&x=human&o=human").await;
        page.choose("#games-o-kind", "algorithm").await;
        page.choose("#games-o-algorithm", "minimax").await;
        page.choose("#games-o-evaluator", "outcome").await;
        page.fill("#games-o-depth", "0").await;
        page.see("#games-o-problem", "from 1 to 60").await;
        page.fill("#games-o-depth", "2\t").await;
        page.gone("#games-o-problem").await;
        page.see("[data-player=o]", "minimax, depth 2, outcome").await;
        page.until("location.hash.includes('o=minimax:2:outcome')").await;
        page.choose_places("a1-b1").await;
        page.moves_are(2).await;
        page.choose("#games-x-kind", "time").await;
        page.fill("#games-x-time", "0.1\t").await;
        page.until("location.hash.includes('x=time:100')").await;
        page.choose("#games-x-kind", "depth").await;
        page.fill("#games-x-depth", "1\t").await;
        page.choose("#games-x-kind", "algorithm").await;
        page.choose("#games-x-algorithm", "pvs").await;
        page.choose("#games-x-evaluator", "outcome").await;
        page.choose("#games-o-kind", "time").await;
        page.fill("#games-o-time", "0.2\t").await;
        page.until("location.hash.includes('x=pvs:1:outcome&o=time:200')").await;
        page.click("#games-go").await;
        page.see("#games-status.over", "").await;
    });
}

#[test]
fn two_computers_play_step_by_step_pause_and_go_on() {
    test(async |page| {
        page.open_game("reversi:6&x=depth:1&o=depth:2").await;
        page.see("#games-status", "begins when you press Start").await;
        page.choose("#games-pace", "2000").await;
        page.click("#games-step").await;
        page.moves_are(1).await;
        page.see("#games-status", "the computer waits").await;
        // At this pace the game is not over before it is paused, however slow the browser is.
        page.click("#games-go").await;
        page.until("document.querySelectorAll('#games-moves [data-ply]').length > 1").await;
        page.click("#games-pause").await;
        page.see("#games-status", "the computer waits").await;
        page.choose("#games-pace", "0").await;
        page.click("#games-go").await;
        page.see("#games-status.over", ":").await;
        page.click("#games-again").await;
        page.until("!document.querySelector('#games-status.over')").await;
        page.see("#games-status.over", ":").await;
    });
}

#[test]
fn a_long_thought_is_ended_by_a_button() {
    test(async |page| {
        page.open_game("draughts&x=human&o=time:60000").await;
        page.choose_places("c3 d4").await;
        page.see("#games-status", "is thinking").await;
        page.click_place("e3").await;
        page.see("#games-message", "It is the computer's turn").await;
        page.until("document.querySelector('#games-thinking .variation')").await;
        page.click("#games-stop").await;
        page.moves_are(2).await;
        page.see("#games-status", "your move").await;
    });
}
