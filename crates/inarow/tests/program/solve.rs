//! `inarow solve` and `inarow check`: values, files, going on after a kill, and everything that can be
//! wrong.

use crate::common::{inarow, json, names, output, refuses, wait_until};
use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use std::fs;
use std::process::{Command, Stdio};

/// What a run with `--json` prints last.
fn last_line(args: &[&str]) -> Value {
    let text = output(&[args, &["--json"]].concat(), "");
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_game_with_its_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let proof = path(&folder, "4x3x3.proof");
    let solved = json(&["solve", "4x3x3", "--certificate", &proof]);
    assert_eq!((&solved["game"], &solved["value"]), (&"4x3x3".into(), &"X".into()));
    assert_eq!(solved["certificate_bytes"], fs::metadata(&proof).unwrap().len());
    assert!(solved["nodes"].as_u64().unwrap() > 0 && solved["time_ms"].as_f64().unwrap() > 0.0);
    let checked = json(&["check", &proof]);
    assert_eq!((&checked["valid"], &checked["value"]), (&true.into(), &"X".into()));
    assert!(output(&["check", &proof], "").ends_with("\nvalid\n"));
    let text = output(&["solve", "3x3x3", "--certificate", &path(&folder, "3.proof")], "");
    assert!(text.starts_with("Proven: a draw\n") && text.contains("3.proof: "), "{text}");
    assert_eq!(names(folder.path()), ["3.proof", "4x3x3.proof"]);
    // From a position the second player may win too.
    let from = json(&["solve", "4x3x3", "--moves", "a2"]);
    assert_eq!((&from["value"], &from["moves"][0]), (&"O".into(), &"a2".into()));
    assert_eq!(from["certificate_bytes"], Value::Null);
    output(&["solve", "4x3x3", "--moves", "a2 b2", "--certificate", &proof], "");
    let checked = json(&["check", &proof]);
    assert_eq!(checked["game"], "4x3x3");
    assert_eq!(checked["moves"], serde_json::json!(["a2", "b2"]));
    let text = output(&["check", &proof], "");
    assert!(text.starts_with("4x3x3 after a2 b2: "), "{text}");
}

#[test]
fn what_is_no_proof_ends_with_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "none");
    fs::write(&file, "hello").unwrap();
    let run = inarow(&["check", &file], "").code(1);
    let stderr = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert!(stderr.starts_with("error: not valid: "), "{stderr}");
    let run = inarow(&["check", &file, "--json"], "").code(1);
    let verdict: Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    assert!(verdict["valid"] == false && verdict["reason"].is_string(), "{verdict}");
    refuses(&["check", &path(&folder, "missing")], &["cannot read", "missing"]);
    refuses(&["check", folder.path().to_str().unwrap()], &["cannot read", "folder"]);
}

#[test]
fn a_book_is_made_and_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let book = path(&folder, "book");
    let game = "5x4x4+gravity";
    refuses(&["solve", game, "--book", &book], &["there is no", "--plies 4 makes it"]);
    let made = last_line(&["solve", game, "--book", &book, "--plies", "3"]);
    assert_eq!((&made["plies"], &made["positions"]), (&3.into(), &66.into()));
    assert_eq!(made["book_bytes"], fs::metadata(&book).unwrap().len());
    assert!(made["nodes"].as_u64().unwrap() > 0);
    // There is nothing left to do; and more plies can be added.
    let again = last_line(&["solve", game, "--book", &book, "--plies", "3", "--threads", "2"]);
    assert_eq!(again["nodes"], 0);
    let text = output(&["solve", game, "--book", &book, "--plies", "4"], "");
    assert!(text.contains("book: 243 positions, "), "{text}");
    let solved = json(&["solve", game, "--book", &book, "--moves", "a b a"]);
    assert_eq!((&solved["score"], &solved["nodes"]), (&1.into(), &0.into()));
    let text = output(&["solve", game, "--book", &book, "--openings"], "");
    assert!(text.ends_with("\n") && text.contains("\n0 positions"), "{text}");
    refuses(
        &["solve", "5x5x4+gravity", "--book", &book],
        &["cannot use", "a book of 5x4x4+gravity"],
    );
    refuses(&["solve", "5x4x4", "--book", &book], &["no book of openings", "+gravity"]);
    refuses(&["solve", "7x6x4+gravity", "--book", &book, "--plies", "20"], &["too many positions"]);
    fs::write(&book, "hello").unwrap();
    refuses(&["solve", game, "--book", &book, "--plies", "3"], &["not a book of openings"]);
    assert_eq!(fs::read(&book).unwrap(), b"hello");
}

#[test]
fn games_with_gravity_have_scores_and_distances() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "proof");
    let text = output(&["solve", "4x4x3+gravity", "--certificate", &file], "");
    assert!(
        text.starts_with("Proven: X wins in 9 plies\nScore +4 for the player to move\n"),
        "{text}"
    );
    let text = output(&["check", &file], "");
    assert!(text.starts_with("4x4x3+gravity: Proven: X wins\n"), "{text}");
    let text = output(&["solve", "4x4x3+gravity", "--weak", "--certificate", &file], "");
    assert!(text.starts_with("Proven: X wins\n") && !text.contains("Score"), "{text}");
    assert!(output(&["check", &file], "").ends_with("\nvalid\n"));
    refuses(&["solve", "3x3x3", "--weak"], &["--weak is for games with +gravity"]);
    // Late in a game of Connect Four.
    let moves = "b d f a a g e a c e a e b a a e e b c b f e b g b d";
    let args = ["solve", "7x6x4+gravity", "--moves", moves];
    let one: Value = serde_json::from_str(
        output(&[&args[..], &["--json"]].concat(), "").lines().last().unwrap(),
    )
    .unwrap();
    let all = output(&[&args[..], &["--openings", "--threads", "2", "--json"]].concat(), "");
    let all: Value = serde_json::from_str(all.lines().last().unwrap()).unwrap();
    assert_eq!((&one["value"], &one["score"]), (&all["value"], &all["score"]), "{all}");
    let openings = all["openings"].as_array().unwrap();
    let best = openings.iter().map(|opening| opening["score"].as_i64().unwrap()).max();
    assert!(openings.len() > 2 && best == one["score"].as_i64(), "{all}");
}

#[test]
fn questions_that_make_no_sense() {
    refuses(&["solve", "0x3x3"], &["width must be 1 to 32", "got 0"]);
    refuses(&["solve", "3x3x9"], &["k must be 1 to 3", "got 9"]);
    refuses(&["solve", "8x8x4+gravity"], &["8x8x4+gravity", "at most 64 cells, one more row"]);
    refuses(&["solve", "3x3x3", "--moves", "b2 b2"], &["move 2", "b2 is taken"]);
    refuses(&["solve", "3x3x3", "--moves", "a1 b1 a2 b2 a3"], &["the game is over", "X has won"]);
    let full = "a1 b1 c1 b2 a2 a3 b3 c2 c3";
    for more in [&[][..], &["--openings"], &["--strong", "never-written"]] {
        let args = [&["solve", "3x3x3", "--moves", full], more].concat();
        refuses(&args, &["the game is over", "draw"]);
    }
    refuses(&["solve", "3x3x3", "--hash", "0"], &["--hash", "at least 1, got 0"]);
    refuses(&["solve", "3x3x3", "--time", "soon"], &["--time", "'soon'"]);
    refuses(&["solve", "7x7x5", "--time", "0"], &["stopped before it was solved"]);
    // Also where a single position takes long.
    refuses(&["solve", "32x32x5", "--time", "100"], &["stopped before it was solved"]);
    for args in [
        &["solve"][..],
        &["solve", "3x3x3", "--table"],
        &["solve", "3x3x3", "--openings", "--certificate", "x"],
        &["solve", "3x3x3", "--strong", "x", "--checkpoint", "y"],
        &["solve", "3x3x3", "--every", "5"],
        &["solve", "3x3x3", "--quick"],
        &["solve", "3x3x3", "--out", "x"],
    ] {
        let run = inarow(args, "").code(2);
        assert!(run.get_output().stdout.is_empty(), "{args:?}");
    }
}

/// With a game that would take ages, so that it is clear that nothing was searched before.
#[test]
fn paths_that_cannot_be_written_are_found_out_first() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().to_str().unwrap();
    let nowhere = path(&folder, "no/such/file");
    for option in ["--certificate", "--checkpoint"] {
        refuses(&["solve", "8x8x5", option, &nowhere], &["cannot write", "no/such/file"]);
        refuses(&["solve", "8x8x5", option, inside], &["cannot write", "folder"]);
        refuses(&["solve", "8x8x5", option, "/"], &["cannot write"]);
    }
    refuses(&["solve", "5x4x4", "--strong", &nowhere], &["cannot write", "no/such/file"]);
    refuses(&["solve", "5x4x4", "--strong", inside], &["cannot read", "folder"]);
    refuses(&["solve", "--table", "--out", &nowhere], &["cannot write", "no/such/file"]);
    let both = path(&folder, "both");
    refuses(&["solve", "8x8x5", "--certificate", &both, "--checkpoint", &both], &["a file each"]);
    assert!(names(folder.path()).is_empty());
}

#[cfg(unix)]
#[test]
fn what_is_no_file_stays_what_it_is() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    use std::os::unix::net::UnixListener;
    let folder = tempfile::tempdir().unwrap();
    // A socket is as little a file as a device is.
    let socket = path(&folder, "socket");
    let _listener = UnixListener::bind(&socket).unwrap();
    let dangling = path(&folder, "dangling");
    symlink(path(&folder, "nothing"), &dangling).unwrap();
    for option in ["--certificate", "--checkpoint"] {
        refuses(&["solve", "3x3x3", option, &socket], &["cannot write", "not a file"]);
        refuses(&["solve", "3x3x3", option, &dangling], &["cannot write", "leads nowhere"]);
    }
    assert!(fs::symlink_metadata(&socket).unwrap().file_type().is_socket());
    // A link stays one, and leads to the new file.
    let (target, link) = (path(&folder, "target"), path(&folder, "link"));
    fs::write(&target, "old").unwrap();
    symlink(&target, &link).unwrap();
    output(&["solve", "3x3x3", "--certificate", &link], "");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read(&target).unwrap().starts_with(b"inarow certificate"));
    assert_eq!(names(folder.path()), ["dangling", "link", "socket", "target"]);
}

#[test]
fn a_search_that_fails_leaves_the_old_files_alone() {
    let folder = tempfile::tempdir().unwrap();
    let proof = path(&folder, "proof");
    fs::write(&proof, "old").unwrap();
    refuses(&["solve", "8x8x5", "--certificate", &proof, "--time", "1"], &["stopped"]);
    assert_eq!(fs::read_to_string(&proof).unwrap(), "old");
    assert_eq!(names(folder.path()), ["proof"]);
}

#[test]
fn progress_as_lines_of_json() {
    let run = inarow(&["solve", "8x8x5", "--time", "2500", "--json"], "").code(2);
    let text = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    // The last one has the result, which is not known yet.
    let (last, lines) = lines.split_last().unwrap();
    assert_eq!(last["game"], "8x8x5");
    assert!(last["value"].is_null() && last["nodes"].as_u64().unwrap() > 0, "{last}");
    assert!(!lines.is_empty());
    for line in lines {
        assert_eq!(line["doing"], "search");
        assert!((0.0..1.0).contains(&line["settled"].as_f64().unwrap()), "{line}");
        assert!(line["nodes"].as_u64().unwrap() > 0 && line["time_ms"].as_f64().unwrap() > 999.0);
        let [entries, most] =
            ["table_entries", "table_most"].map(|key| line[key].as_u64().unwrap());
        assert!(entries > 0 && entries <= most, "{line}");
    }
}

#[test]
fn every_opening() {
    let last = last_line(&["solve", "4x3x3", "--openings"]);
    assert_eq!(last["value"], "X");
    let openings = last["openings"].as_array().unwrap();
    assert_eq!(openings.len(), 4);
    let sizes = openings.iter().map(|opening| opening["same"].as_array().unwrap().len());
    assert_eq!(sizes.sum::<usize>(), 12);
    let text = output(&["solve", "4x3x3", "--openings"], "");
    assert!(text.contains("the same: ") && text.contains("Proven: X wins"), "{text}");
    assert_eq!(text.lines().count(), 4 + 2);
    let after = last_line(&["solve", "3x3x3", "--moves", "a1 b1", "--openings"]);
    assert_eq!((&after["value"], &after["moves"][0]), (&"X".into(), &"a1".into()));
    assert_eq!(after["openings"].as_array().unwrap().len(), 7);
}

#[test]
fn every_position_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "3x3x3.all");
    let solved = json(&["solve", "3x3x3", "--strong", &file]);
    assert_eq!(solved["from_file"], false);
    assert_eq!([&solved["x"], &solved["draw"], &solved["o"]], [2_936, 1_068, 1_474]);
    assert_eq!(solved["positions"], 5_478);
    let asked = json(&["solve", "3x3x3", "--strong", &file, "--moves", "a1 b1"]);
    assert_eq!((&asked["value"], &asked["from_file"]), (&"X".into(), &true.into()));
    assert_eq!(asked["next"].as_array().unwrap().len(), 7);
    for next in asked["next"].as_array().unwrap() {
        let moves = format!("a1 b1 {}", next["move"].as_str().unwrap());
        assert_eq!(json(&["solve", "3x3x3", "--moves", &moves])["value"], next["value"], "{moves}");
    }
    let text = output(&["solve", "3x3x3", "--strong", &file], "");
    assert!(text.starts_with("Proven: a draw\n=: a3 b3 c3 "), "{text}");
    refuses(&["solve", "4x3x3", "--strong", &file], &["cannot answer", "it belongs to 3x3x3"]);
    refuses(&["solve", "7x3x3", "--strong", &file], &["7x3x3", "more than 20 cells"]);
    refuses(&["solve", "5x4x4", "--strong", "x", "--hash", "1"], &["need", "use --hash"]);
    fs::write(&file, "hello").unwrap();
    refuses(&["solve", "3x3x3", "--strong", &file], &["it is not a strong solution"]);
    assert_eq!(names(folder.path()), ["3x3x3.all"]);
}

/// A game that takes longer than a kill, and not much longer.
const GAME: &str = "7x7x5";

#[test]
fn killed_in_the_middle_it_goes_on_from_the_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "part");
    let whole = last_line(&["solve", GAME]);
    let mut run = Command::new(cargo_bin!("inarow"))
        .args(["solve", GAME, "--checkpoint", &file, "--every", "0"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    wait_until(|| fs::metadata(&file).is_ok_and(|data| data.len() >= 1 << 16));
    // As kill -9 does.
    run.kill().unwrap();
    assert!(!run.wait().unwrap().success(), "it was done before it could be killed");
    let rest = last_line(&["solve", GAME, "--checkpoint", &file]);
    assert_eq!(rest["value"], whole["value"]);
    let resumed = rest["resumed_nodes"].as_u64().unwrap();
    let new = rest["nodes"].as_u64().unwrap() - resumed;
    assert!(resumed > 0 && new < whole["nodes"].as_u64().unwrap(), "{rest} {whole}");
    // Done, and now known.
    let again = last_line(&["solve", GAME, "--checkpoint", &file]);
    assert!(again["nodes"].as_u64().unwrap() - again["resumed_nodes"].as_u64().unwrap() < new);
    refuses(&["solve", "7x6x5", "--checkpoint", &file], &["cannot continue from", "7x7x5"]);
    fs::write(&file, "hello").unwrap();
    refuses(&["solve", GAME, "--checkpoint", &file], &["it is not a checkpoint"]);
}

#[test]
fn stopped_it_saves_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "part");
    let args = ["solve", "8x8x5", "--checkpoint", &file, "--time", "300"];
    refuses(&args, &["stopped before it was solved", "the same command continues", "part"]);
    assert_eq!(names(folder.path()), ["part"]);
    refuses(&args, &["stopped"]);
}

/// A table for 32,768 results, and far more positions than that.
#[test]
#[cfg(target_os = "linux")]
fn memory_stays_within_what_is_allowed() {
    let solved = last_line(&["solve", "7x4x4", "--hash", "1"]);
    assert_eq!(solved["value"], "=");
    let peak = solved["peak_memory_bytes"].as_u64().unwrap();
    assert!(peak < (1 + 24) << 20, "{peak}");
}

#[test]
fn the_table_goes_into_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let page = path(&folder, "solved.md");
    let text = output(&["solve", "--table", "--quick", "--out", &page], "");
    let games = text.lines().count() - 1;
    assert!(games > 20 && text.ends_with(&format!("solved.md: {games} games\n")), "{text}");
    let first = fs::read_to_string(&page).unwrap();
    assert_eq!(first.lines().filter(|line| line.contains("x3 | X |")).count(), 5, "{first}");
    assert!(first.contains("| 7x6x5 | = | ") && first.contains(" | 421,370 | "), "{first}");
    // Text around it stays.
    fs::write(&page, format!("Before.\n\n{first}\nAfter.\n").replace("| 7x6x5 | = |", "")).unwrap();
    let lines = output(&["solve", "--table", "--quick", "--out", &page, "--json"], "");
    assert_eq!(lines.lines().count(), games);
    for line in lines.lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        // With gravity the distance is told too.
        let [value, known] = ["value", "known_value"].map(|key| row[key].as_str().unwrap());
        assert!(value.starts_with(known) && row["check_ms"].is_number(), "{row}");
    }
    let second = fs::read_to_string(&page).unwrap();
    assert!(second.starts_with("Before.\n\n") && second.ends_with("\nAfter.\n"), "{second}");
    assert!(second.contains("| 7x6x5 | = |"));
    fs::write(&page, "nothing").unwrap();
    refuses(&["solve", "--table", "--out", &page], &["has no place for the table"]);
}
