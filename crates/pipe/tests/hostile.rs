//! Programs that crash, hang, lie, or want the whole machine: each is ended in time, the reason is
//! told, and no process is left.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)] // helpers of tests are tests too

use games::{Catalogue, Position, SearchSpec};
use gametree::{Limits, Stop};
use pipe::{Failure, Program, Quota};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// Small enough to be reached soon.
const QUOTA: Quota = Quota { memory: 64 << 20, processes: 16, output: 1 << 20, file: 1 << 20 };

fn start() -> Position {
    let mut position = Catalogue::default().position("3x3x3").unwrap();
    position.play("b2").unwrap();
    position
}

fn shell(script: &str) -> Program {
    let words = ["sh", "-c", script].map(|word| shlex::try_quote(word).unwrap().into_owned());
    Program::new(&words.join(" "), QUOTA).unwrap()
}

fn soon() -> Limits {
    Limits::none().until(Instant::now() + Duration::from_millis(200))
}

/// What a program that does this is told. Only silence is waited for; nothing else has to come in time,
/// however busy the machine is.
fn failure(script: &str, expected: &str) -> Failure {
    let limits = match expected {
        silence if silence.starts_with("no answer within 6 s") => {
            Limits::none().until(Instant::now() + Duration::from_secs(5))
        }
        silence if silence.starts_with("no answer") => soon(),
        _ => Limits::none(),
    };
    shell(script).search(&start(), &SearchSpec::new("it"), &limits).unwrap_err()
}

/// The processes that programs started by this test, and by no other, have left.
fn left(mark: &str) -> Vec<String> {
    let alive = |id: &str| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        let state = stat.rsplit_once(')')?.1.trim().chars().next()?;
        let environment = fs::read(format!("/proc/{id}/environ")).ok()?;
        let is_ours = String::from_utf8_lossy(&environment).contains(mark);
        (is_ours && state != 'Z').then(|| format!("{id}: {stat}"))
    };
    let entries = fs::read_dir("/proc").unwrap().flatten();
    entries.filter_map(|entry| alive(&entry.file_name().to_string_lossy())).collect()
}

#[test]
fn every_hostile_program_is_ended_with_its_reason() {
    let folder = env::temp_dir().join(format!("inarow-pipe-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("large");
    let write = format!("head -c 1000000000 /dev/zero > {}; sleep 100", file.display());
    let begin = Instant::now();
    for (script, part) in [
        // Endless output.
        ("yes info", "more than 1 MB in answer"),
        ("yes", "'y' is not an answer"),
        ("head -c 1000000000 /dev/zero", "more than 64 kB in answer"),
        ("yes >&2", "no answer within 6 s; the last on its standard error: y"),
        // Endless silence.
        ("sleep 100", "no answer within 1.2 s"),
        ("trap '' TERM HUP INT; while :; do sleep 1; done", "no answer"),
        ("exec 0<&-; sleep 100", "no answer"),
        ("exec 1>&-; sleep 100", "ended its output, but goes on"),
        ("setsid sleep 100 & sleep 100", "no answer"),
        ("(trap '' TERM; setsid sh -c 'sleep 100 & sleep 100') & sleep 100", "no answer"),
        // More than there is.
        ("while :; do sleep 100 & done", "more than 16 processes"),
        ("while :; do setsid sleep 100 & done", "more than 16 processes"),
        ("head -c 900000000 /dev/zero | tail -c 800000000", "more than 64 MB of memory"),
        (&write, "no answer within 6 s"),
        // Crashes.
        (
            "echo Traceback >&2; echo 'NameError: nod' >&2; exit 3",
            "exit code 3; the last on its standard error: NameError: nod",
        ),
        ("kill -SEGV $$", "by signal 11"),
        ("exit 0", "without an answer"),
        ("./nothing-here", "exit code 127"),
        // Lies.
        ("echo best b2", "b2 is taken"),
        ("echo best z9", "'best z9' is not an answer: z9 is outside"),
        ("echo best", "the move is missing"),
        ("echo best a1 value", "nothing stands behind 'value'"),
        ("echo best a1 value high", "'high' is not a value"),
        ("echo best a1 nodes -1", "'-1' is not a number"),
        ("echo best a1 cost 1", "'cost' is unknown"),
        ("echo hello", "begin the line with info"),
        ("echo error I only know chess", "it says: 'I only know chess'"),
        ("printf 'best \\377\\376\\n'", "is not an answer"),
    ] {
        let said = failure(script, part).to_string();
        assert!(said.contains(part), "{script}: {said}");
    }
    // None is given up only because nobody noticed for a minute.
    assert!(begin.elapsed() < Duration::from_secs(120), "{:?}", begin.elapsed());
    assert!(fs::metadata(&file).unwrap().len() <= QUOTA.file);
    fs::remove_dir_all(&folder).unwrap();
    let missing = Program::new("/nothing/here", QUOTA).unwrap();
    let said = missing.search(&start(), &SearchSpec::new("it"), &soon()).unwrap_err().to_string();
    assert!(said.contains("/nothing/here"), "{said}");
    // Those of the other tests of this file end as well.
    let mark = format!("INAROW_PROGRAM={}-", process::id());
    while !left(&mark).is_empty() {
        assert!(begin.elapsed() < Duration::from_secs(180), "{:?}", left(&mark));
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_program_answers_again_and_again_and_says_what_it_found() {
    let script = "n=0; while read word rest; do case $word in go) n=$((n+1)); \
        echo info thinking; echo; echo visit a1; echo best A1 value -3 nodes 1$n depth 2;; esac; done";
    let program = shell(script);
    for n in 1..=3 {
        let report = program.search(&start(), &SearchSpec::new("it"), &Limits::none()).unwrap();
        assert_eq!(report.best.as_deref(), Some("a1"));
        assert_eq!(report.verdict().to_string(), "-3", "from the first player's point of view");
        assert!(!report.proven);
        assert_eq!((report.stats.nodes, report.depth), (10 + n, 2));
    }
}

#[test]
fn a_program_is_told_all_it_needs() {
    let folder = env::temp_dir().join(format!("inarow-told-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("told");
    let script = format!(
        "while read line; do echo \"$line\" >> {}; case $line in go) echo best c3;; esac; done",
        file.display()
    );
    let program = shell(&script);
    let spec = SearchSpec::new("it").evaluator("open-lines");
    let limits = Limits::depth(3).with_nodes(1000);
    program.search(&start(), &spec, &limits).unwrap();
    drop(program);
    let told = fs::read_to_string(&file).unwrap();
    assert_eq!(
        told,
        "game 3x3x3\nmoves b2\nside o\nposition 3x3x3 3/1x1/3 o\nlegal a3 b3 c3 a2 c2 a1 b1 c1\n\
         evaluator open-lines\ndepth 3\nnodes 1000\ngo\nquit\n"
    );
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_stopped_search_ends_at_once() {
    let stop = Stop::new();
    let program = shell("sleep 100");
    let begin = Instant::now();
    let limits = &Limits::none().with_stop(&stop);
    let report = thread::scope(|scope| {
        let search = scope.spawn(|| program.search(&start(), &SearchSpec::new("it"), limits));
        thread::sleep(Duration::from_millis(50));
        stop.stop();
        search.join().unwrap().unwrap()
    });
    assert!(begin.elapsed() < Duration::from_secs(30));
    assert_eq!(report.ended, gametree::Ended::Stopped);
    assert!(report.best.is_some());
}

#[test]
fn games_that_gomocup_has_no_words_for_are_refused() {
    let program = Program::new("gomocup:sleep 100", QUOTA).unwrap();
    for game in ["reversi", "7x6x4+gravity"] {
        let position = Catalogue::default().position(game).unwrap();
        let said = program.search(&position, &SearchSpec::new("it"), &soon()).unwrap_err();
        assert!(said.to_string().contains(game), "{said}");
    }
}
