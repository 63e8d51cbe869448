//! A game outlives a reload, a crash of the server and a second tab.

use crate::driver::{Driver, Wish};
use crate::harness::{program, test};
use crate::page::Page;

#[test]
fn a_reload_restores_the_game() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:10").await;
        page.play("a1").await;
        page.stones_are(2).await;
        let before = page.board().await;
        page.until("location.hash.includes('moves=a1.b2')").await;
        page.reload().await;
        page.board_is(&before).await;
        page.see("#status", "your move").await;
        page.play("c3").await;
        page.stones_are(4).await;
    });
}

#[test]
fn an_address_without_a_game_shows_the_latest() {
    test(async |page| {
        page.open("5x5x4&x=human&o=human&moves=c3.b2").await;
        page.open("").await;
        page.stones_are(2).await;
        page.see("#game-title", "5 × 5").await;
        page.click("#nav-play").await;
        page.stones_are(2).await;
    });
}

#[test]
fn a_shared_address_restores_the_game_elsewhere() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human").await;
        page.play("b2 a1 c3").await;
        page.click("#undo").await;
        page.until("location.hash.includes('at=2')").await;
        let address = page.client.current_url().await.unwrap();
        let other = other_browser().await;
        other.client.goto(address.as_str()).await.unwrap();
        other.ready().await;
        other.board_is(".../.x./o..").await;
        other.see("#moves", "c3").await;
        other.play("c1").await;
        let complaints = other.complaints().await;
        other.client.clone().close().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:?}");
        page.board_is(".../.x./o..").await;
    });
}

/// Another person: a browser with a profile of its own.
async fn other_browser() -> Page {
    Page::start(&Driver::get(), &Wish::default(), program()).await
}

#[test]
fn an_address_without_a_game_is_no_fault() {
    test(async |page| {
        // A first visit, and one with a game kept from the last.
        page.open("").await;
        assert_eq!(page.text("#message").await, "");
        page.play("b2").await;
        page.open("").await;
        assert_eq!(page.text("#message").await, "");
    });
}

#[test]
fn an_impossible_address_is_explained() {
    test(async |page| {
        page.open("3x3x3&x=human&o=human&moves=b2.b2.a1").await;
        page.see("#message", "The link has an impossible move, b2").await;
        page.board_is(".../.x./...").await;
        page.open("3x3x3&x=human&o=nobody:3").await;
        page.see("#message", "a player that does not exist, nobody:3. A human plays instead").await;
        page.open("3x3x3&x=human&o=mcts").await;
        page.see("[data-player=o]", "mcts").await;
        assert_eq!(page.text("#message").await, "");
        page.play("b2").await;
        page.stones_are(2).await;
        page.open("99x3x3").await;
        page.see("#message", "The link does not name a known game").await;
    });
}

#[test]
fn a_server_killed_and_started_again_loses_nothing() {
    test(async |page| {
        page.expected.push("ERR_CONNECTION_REFUSED");
        page.open("15x15x5&x=human&o=engine:60s").await;
        page.play("h8").await;
        page.see("#thinking [data-testid=fact-depth]", "depth").await;
        page.server.kill();
        page.see("#connection", "No connection to the server").await;
        page.see("#status", "Waits for the connection").await;
        page.stones_are(1).await;
        page.click("#connection-retry").await;
        page.see("#connection", "the game is safe").await;
        page.server.restart();
        page.click("#connection-retry").await;
        page.gone("#connection").await;
        // The request that was lost has been sent again.
        page.see("#thinking [data-testid=fact-depth]", "depth").await;
        page.click("#stop").await;
        page.stones_are(2).await;
        page.see("#status", "your move").await;
    });
}

#[test]
fn people_play_on_without_a_server() {
    test(async |page| {
        page.expected.push("ERR_CONNECTION_REFUSED");
        page.open("3x3x3&x=human&o=human").await;
        page.play("a1").await;
        page.server.kill();
        page.see("#connection", "You can play on").await;
        page.play("a2 b1 b2 c1").await;
        assert!(page.result().await.contains("3 in a row: a1 b1 c1"));
        page.click("#files-open").await;
        page.click("#save-psq").await;
        page.see("#files-result", "There is no connection to the server").await;
        page.click("#files-dialog [data-close]").await;
        page.server.restart();
        page.gone("#connection").await;
    });
}

#[test]
fn two_tabs_do_not_disturb_each_other() {
    test(async |page| {
        page.open("3x3x3&x=human&o=engine:10").await;
        let first = page.client.window().await.unwrap();
        let second = page.client.new_window(true).await.unwrap().handle;
        page.client.switch_to_window(second.clone()).await.unwrap();
        page.open("15x15x5&x=human&o=engine:2").await;
        // The computer may take any cell near the first stone, and none in a far corner.
        for (small, large) in [("a1", "h8"), ("c3", "o15")] {
            page.client.switch_to_window(first.clone()).await.unwrap();
            let stones = page.stones().await;
            page.play(small).await;
            page.stones_are(stones + 2).await;
            page.client.switch_to_window(second.clone()).await.unwrap();
            let stones = page.stones().await;
            page.play(large).await;
            page.stones_are(stones + 2).await;
        }
        page.reload().await;
        page.see("#game-title", "15 × 15").await;
        page.stones_are(4).await;
        page.client.switch_to_window(first).await.unwrap();
        page.reload().await;
        page.see("#game-title", "3 × 3").await;
        page.stones_are(4).await;
    });
}

#[test]
fn others_are_shown_the_address_and_its_code() {
    test(async |page| {
        page.expected.push("ERR_CONNECTION_REFUSED");
        page.open("3x3x3&x=human&o=human").await;
        assert_eq!(page.count("#lan-open[hidden]").await, 1);
        page.server.restart_for_others();
        // A machine without a network has no such address, and the test nothing to see.
        let outward = std::net::UdpSocket::bind("0.0.0.0:0").unwrap();
        if outward.connect("192.0.2.1:9").is_err() {
            return;
        }
        page.until("!document.querySelector('#lan-open').hidden").await;
        page.click("#lan-open").await;
        page.see("#lan-address", "http://").await;
        page.until("document.querySelector('#lan-code').naturalWidth > 0").await;
        page.click("#lan-close").await;
        page.gone("#lan-dialog").await;
    });
}
