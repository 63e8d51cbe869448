//! The checker refuses forged and damaged certificates, and never panics or hangs.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

use certificate::{Claim, Verdict, check};
use common::{searched, solved};
use gametree::{Outcome, Side};
use mnk::{Board, Rules};
use proptest::prelude::*;

fn proof(rules: &str, moves: &str) -> Vec<u8> {
    let rules: Rules = rules.parse().unwrap();
    let moves: Vec<_> =
        moves.split_whitespace().map(|name| rules.parse_cell(name).unwrap()).collect();
    solved(rules, &moves).1
}

fn refuses(proof: &[u8], reason: &str) {
    let fault = check(proof).unwrap_err().to_string();
    assert!(fault.contains(reason), "{fault}");
}

#[test]
fn truncated_and_extended_certificates_are_refused() {
    for rules in
        ["3x3x3", "4x3x3", "6x6x5", "4x4x3+gravity", "4x4x4+gravity", "5x4x4+exact", "17x17x3"]
    {
        let whole = proof(rules, "");
        assert!(check(&whole[..]).is_ok());
        for length in 0..whole.len() {
            assert!(check(&whole[..length]).is_err(), "{rules} {length}");
        }
        refuses(&[&whole[..], b"\0"].concat(), "more in the file");
    }
}

#[test]
fn another_game_another_claim_and_other_files_are_refused() {
    let draw = String::from_utf8(proof("2x1x2", "")).unwrap();
    refuses(draw.replace("draw", "first").as_bytes(), "no kind of attack");
    refuses(draw.replace("draw", "lost").as_bytes(), "'lost' is no value");
    refuses(draw.replace("certificate 2", "certificate 1").as_bytes(), "version 1, and 2 is known");
    refuses(draw.replace("2x1x2", "33x32x5").as_bytes(), "not a board of 1 to 1024 cells");
    refuses(draw.replace("2x1x2", "13x5x4+gravity").as_bytes(), "not a board of 1 to 64 cells");
    refuses(draw.replace("2x1x2", "2x2x2").as_bytes(), "the sum is 1.5000");
    refuses(draw.replace("2x1x2", "0x1x2").as_bytes(), "not a board");
    refuses(draw.replace("2x1x2", "2x1x18446744073709551615").as_bytes(), "not from 1 to 64");
    refuses(draw.replace("2x1x2", "2x1x0").as_bytes(), "not from 1 to 64");
    // There the second player's attack has to be held too.
    refuses(draw.replace("2x1x2", "2x1x2+exact").as_bytes(), "ends in the middle");
    refuses(draw.replace("2x1x2", "2x1x2+gravity+exact").as_bytes(), "is no game");
    for rules in ["two", "+2x1x2", "02x1x2", "2x1x2 ", "2x1", "2x1x2x2", ""] {
        refuses(draw.replace("2x1x2", rules).as_bytes(), "is no game");
    }
    for moves in ["0  1", " 0", "0 ", "00", "-0", "a1"] {
        let wrong = draw.replace("2x1x2\n", &format!("2x1x2\n{moves}"));
        refuses(wrong.as_bytes(), "the moves are not numbers");
    }
    refuses(draw.replace("2x1x2\n", "2x1x2\n0 0").as_bytes(), "cannot be played");
    refuses(b"", "ends in the middle");
    refuses(&[0xFF; 100], "no certificate");
    refuses(&[b'a'; 7000], "no certificate");
}

/// The steps of a proof with gravity: moves, leaves and their bound.
#[test]
fn a_wrong_strategy_with_gravity_is_refused() {
    let whole = proof("5x4x4+gravity", "");
    let header = whole.windows(6).position(|bytes| bytes == b"\n1000\n").unwrap() + 6;
    let header_with = |changed: &str, to: &str| {
        let text = String::from_utf8(whole[..header].to_vec()).unwrap().replace(changed, to);
        [text.as_bytes(), &whole[header..]].concat()
    };
    refuses(&header_with("\n1000", "\n1"), "a leaf takes more than 1 positions");
    refuses(&header_with("\n1000", "\n1000001"), "not a number up to 1000000");
    refuses(&header_with("\n1000", "\n01"), "not a number");
    refuses(&header_with("draw", "second"), "neither 64 nor 0");
    assert!(check(&header_with("draw", "first")[..]).is_err());
    assert!(check(&header_with("5x4x4", "6x4x4")[..]).is_err());
    assert!(check(&header_with("5x4x4", "5x4x3")[..]).is_err());
    // Stones fall.
    refuses(&header_with("gravity\n", "gravity\n0"), "move 1, 0, cannot be played");
    let first_byte = |byte: u8| {
        let mut wrong = whole.clone();
        wrong[header] = byte;
        wrong
    };
    refuses(&first_byte(5), "5 is not a move that can be played");
    refuses(&first_byte(130), "130 is not a move that can be played");
    // The whole game is more than a leaf.
    refuses(&first_byte(66), "a leaf takes more than 1000 positions");
    let full = b"inarow certificate 2\n2x1x2+gravity\n\nfirst\n1000\n\x40";
    refuses(full, "the other player escapes");
    // Another player's threat is not seen to.
    let blind = b"inarow certificate 2\n4x4x3+gravity\n12 15 13\nsecond\n1000\n\x03\x00";
    refuses(blind, "the other player wins at once");
}

/// A position that comes again, or its mirror image, is written once.
#[test]
fn a_position_is_written_once() {
    let certificate =
        |steps: &[u8]| [b"inarow certificate 2\n3x1x3+gravity\n\ndraw\n1000\n", steps].concat();
    // The first player does not lose: b1 and a leaf. Nor does the second: after b1, a1 and a leaf, after
    // a1 b1 and a leaf; c1 is the mirror image of a1.
    assert!(check(&certificate(&[65, 0, 64, 65])[..]).is_ok());
    refuses(&certificate(&[65, 0, 64, 65, 65]), "more in the file");
    refuses(&certificate(&[65, 0, 64]), "ends in the middle");
    assert_eq!(proof("3x1x3+gravity", "").last(), Some(&64));
    // Each byte is a move that is looked at.
    let whole = proof("5x5x4+gravity", "");
    for at in (whole.len() - 1000..whole.len()).step_by(50) {
        let mut wrong = whole.clone();
        wrong[at] = 7;
        refuses(&wrong, "7 is not a move that can be played");
    }
}

/// 6x6x5 has pairs, and is short enough to try every pair.
#[test]
fn a_wrong_pair_is_refused() {
    let whole = proof("6x6x5", "");
    let header = whole.windows(5).position(|bytes| bytes == b"draw\n").unwrap() + 5;
    let mut wrong = whole.clone();
    // The first leaf with a pair: PAIRS, how many, cells.
    let leaf = (header..whole.len()).find(|&at| whole[at] == 0 && whole[at + 1] > 0).unwrap();
    wrong[leaf + 2] = wrong[leaf + 3];
    refuses(&wrong, "in a pair twice");
    wrong[leaf + 2] = 36;
    refuses(&wrong, "there is no cell 36");
    // Without its pairs the sum is too large.
    let mut without = whole[..leaf + 1].to_vec();
    without.push(0);
    without.extend(&whole[leaf + 2 + 2 * usize::from(whole[leaf + 1])..]);
    refuses(&without, "has to be below 0.5");
}

/// Where longer rows do not win: rows that are too long, passing, and the second player's attack.
#[test]
fn a_wrong_step_where_longer_rows_do_not_win_is_refused() {
    let certificate = |text: &str, steps: &[u8]| {
        [b"inarow certificate 2\n", text.as_bytes(), b"\n", steps].concat()
    };
    // c1 makes four in a row.
    assert!(check(&certificate("5x2x3\n5 0 6 2 8 4\nfirst", &[16, 1, 7])[..]).is_ok());
    refuses(&certificate("5x2x3+exact\n5 0 6 2 8 4\nfirst", &[16, 1, 7]), "do not win");
    // The defender passes, and then wants to complete lines.
    refuses(&certificate("3x3x3+exact\n0\ndraw", &[0, 2]), "passes where a stone may do harm");
    // From the empty board both players may win.
    let whole = proof("5x4x4+exact", "");
    let freestyle = proof("5x4x4", "");
    let header = freestyle.windows(5).position(|bytes| bytes == b"draw\n").unwrap() + 5;
    let half = certificate("5x4x4+exact\n\ndraw", &freestyle[header..]);
    assert!(half.len() < whole.len() && whole.starts_with(&half));
    refuses(&half, "ends in the middle");
}

/// On boards of more than 256 cells a cell takes two bytes.
#[test]
fn a_wrong_cell_of_a_large_board_is_refused() {
    let whole = proof("17x17x3", "");
    let header = whole.windows(6).position(|bytes| bytes == b"first\n").unwrap() + 6;
    assert_eq!(whole[header], 17);
    let changed = |low: u8, high: u8| {
        let mut wrong = whole.clone();
        wrong[header + 1..header + 3].copy_from_slice(&[low, high]);
        wrong
    };
    refuses(&changed(0x21, 1), "there is no cell 289");
    refuses(&changed(0xff, 0xff), "there is no cell 65535");
    assert!(check(&changed(0, 0)[..]).is_err());
}

/// Whether a verdict is true, by alpha-beta search.
fn is_true(verdict: &Verdict) -> bool {
    let header = &verdict.header;
    let size = |size: usize| u32::try_from(size).unwrap();
    let Ok(rules) = Rules::new(size(header.width), size(header.height), size(header.k)) else {
        // A line longer than the board: nobody wins.
        return header.claim == Claim::Draw;
    };
    let rules = rules.with_exact(header.exact).with_gravity(header.gravity);
    let mut board = Board::new(rules);
    for &cell in &header.moves {
        board.try_play(rules.cell_at(cell).unwrap()).unwrap();
    }
    let value = match header.claim {
        Claim::First => Outcome::Win(Side::First),
        Claim::Second => Outcome::Win(Side::Second),
        Claim::Draw => Outcome::Draw,
    };
    searched(&board) == value
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    /// A few bytes changed: refused, or a proof of something true.
    #[test]
    fn a_changed_proof_is_refused_or_true(
        game in 0..13usize,
        changes in prop::collection::vec((0..10_000usize, any::<u8>()), 1..4),
        small in any::<bool>(),
    ) {
        let games = [("3x3x3", ""), ("4x3x3", ""), ("3x3x3", "a1 b1"), ("3x3x3", "b2 b1"), ("3x3x3", "a1 b2 c3"),
            ("4x3x3+gravity", ""), ("3x4x3+gravity", "b1"), ("4x4x3+gravity", "a1 a2"), ("4x4x3+exact+gravity", "a1 a2 b1"),
            ("3x3x3+exact", ""), ("4x3x3+exact", ""), ("4x3x2+exact", "a1 c1"), ("4x3x3+exact", "a1 b2 c1")];
        let (rules, moves) = games[game];
        let mut proof = proof(rules, moves);
        for (at, byte) in changes {
            let length = proof.len();
            // Small numbers are cells and kinds of steps, with gravity also from 64 on; so they get
            // further.
            proof[at % length] = match small {
                true if rules.contains("gravity") => byte & 0x43,
                true => byte % 18,
                false => byte,
            };
        }
        if let Ok(verdict) = check(&proof[..]) {
            prop_assume!(verdict.header.width * verdict.header.height <= 16);
            prop_assert!(is_true(&verdict), "{:?}", verdict);
        }
    }

    #[test]
    fn random_bytes_are_no_proof(bytes in prop::collection::vec(any::<u8>(), 0..300), game in 0..5usize) {
        let header = [
            "inarow certificate 2\n3x3x3\n\ndraw\n",
            "inarow certificate 2\n3x3x3\n\nfirst\n",
            "",
            "inarow certificate 2\n4x4x4+gravity\n\nfirst\n1000\n",
            "inarow certificate 2\n4x4x4+gravity\n\nsecond\n1000\n",
        ][game];
        let verdict = check(&[header.as_bytes(), &bytes].concat()[..]);
        prop_assert!(verdict.is_err() || game == 0);
    }
}
