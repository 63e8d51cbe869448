//! `inarow grade`: marks, diagnoses, files, a whole class, and submissions that do not answer.
#![cfg(unix)]

use crate::common::{inarow, names, output, refuses, wait_until};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const SUITE: &str = "title = 'Short <one>'\n[limits]\nseconds = 5\n[[test]]\nname = 'Minimax'\n\
    algorithm = 'minimax'\ngame = '3x3x3'\nevaluator = 'outcome'\nwin = 1\npoints = 10\n\
    check = ['value', 'move', 'nodes']\ndepths = [1, 2, 3]\nmoves = ['b2 a1 c3']\npositions = 8\n";

/// The submission of the tests of the crate `grade`, with these mutations.
fn command(mutations: &str) -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grade/tests/submission.py");
    let file = file.to_str().unwrap().to_owned();
    let words = mutations.split_whitespace().map(str::to_owned);
    ["python3".to_owned(), file].into_iter().chain(words).collect()
}

fn graded(suite: &str, options: &[&str], command: &[String]) -> (i32, String) {
    let command = command.iter().map(String::as_str);
    let args: Vec<&str> = ["grade", suite]
        .into_iter()
        .chain(options.iter().copied())
        .chain(["--"])
        .chain(command)
        .collect();
    let run = inarow(&args, "");
    let output = run.get_output();
    let stdout = String::from_utf8(output.stdout.clone()).unwrap();
    (output.status.code().unwrap(), stdout + &String::from_utf8_lossy(&output.stderr))
}

#[test]
fn right_and_wrong_submissions_get_their_marks() {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    fs::write(&suite, SUITE).unwrap();
    let (code, text) = graded(&suite, &[], &command(""));
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("✓ Minimax: 10 of 10 points, 27 of 27 answers right"), "{text}");
    let out = folder.path().join("marks").display().to_string();
    let (code, text) = graded(&suite, &["--out", &out], &command("late"));
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("does not look whether the game is over"), "{text}");
    assert!(text.contains("inarow explain 3x3x3 --moves "), "{text}");
    let files = ["grade.html", "grade.json", "grade.txt", "junit.xml", "results.json"];
    assert_eq!(names(Path::new(&out)), files);
    let read = |name: &str| fs::read_to_string(format!("{out}/{name}")).unwrap();
    assert!(read("grade.html").contains("<h1>Short &lt;one&gt;</h1>"));
    assert!(read("junit.xml").contains("tests=\"1\" failures=\"1\""), "{}", read("junit.xml"));
    let results: Value = serde_json::from_str(&read("results.json")).unwrap();
    assert_eq!(results["tests"][0]["max_score"], 10.0);
    assert!(results["score"].as_f64().unwrap() < 10.0);
    let marks: Value = serde_json::from_str(&read("grade.json")).unwrap();
    assert_eq!(marks["tests"][0]["diagnosis"]["slip"], "terminal-late");
    let (code, json) = graded(&suite, &["--json"], &command("short"));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &json["tests"][0]["diagnosis"]["slip"]), (1, &"depth-short".into()));
    let (_, czech) = graded(&suite, &["--lang", "cs"], &command("short"));
    assert!(czech.contains("Prohledávání se dívá o půltah méně"), "{czech}");
}

#[test]
fn a_class_gets_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("suite.toml"), SUITE).unwrap();
    let good = fs::read_to_string(&command("")[1]).unwrap();
    fs::create_dir(path("class")).unwrap();
    fs::write(path("class/anna.py"), &good).unwrap();
    fs::write(path("class/bob, b.py"), good.replace("set(sys.argv[1:])", "{'leaf-sign'}")).unwrap();
    fs::write(path("class/carl.py"), "while True: pass").unwrap();
    let command = ["python3", "{}"].map(str::to_owned);
    let (class, out) = (path("class"), path("out"));
    let (code, text) = graded(&path("suite.toml"), &["--all", &class, "--out", &out], &command);
    assert_eq!(code, 1, "{text}");
    let csv = fs::read_to_string(path("out/class.csv")).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0..2], ["Submission,Minimax,Σ", "anna.py,10,10/10"]);
    assert!(lines[2].starts_with("\"bob, b.py\",") && lines[3] == "carl.py,0,0/10", "{csv}");
    let files = ["anna.py", "bob, b.py", "carl.py", "class.csv", "class.html"];
    assert_eq!(names(Path::new(&out)), files);
    let told = fs::read_to_string(path("out/carl.py/grade.txt")).unwrap();
    assert!(told.contains("no answer within 6 s"), "{told}");
}

#[test]
fn a_class_meets_in_a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let meeting = "[tournament]\ngame = '3x3x3'\ngames = 4\ndepth = 2\n[limits]\nseconds = 30";
    let suite = SUITE.replace("[limits]\nseconds = 5", meeting);
    fs::write(path("suite.toml"), suite.replace("positions = 8", "positions = 2")).unwrap();
    let good = fs::read_to_string(&command("")[1]).unwrap();
    fs::create_dir(path("class")).unwrap();
    fs::write(path("class/anna.py"), &good).unwrap();
    fs::write(path("class/bob.py"), good.replace("set(sys.argv[1:])", "{'least'}")).unwrap();
    fs::write(path("class/carl.py"), "raise SystemExit('I <crash>')").unwrap();
    let command = ["python3", "{}"].map(str::to_owned);
    let (class, out) = (path("class"), path("out"));
    let (code, text) = graded(&path("suite.toml"), &["--all", &class, "--out", &out], &command);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("every submission against every other one"), "{text}");
    let csv = fs::read_to_string(path("out/ranking.csv")).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[1].starts_with("1,anna.py,"), "{csv}");
    assert!(lines[3].starts_with("3,carl.py,0,0,0,8,"), "{csv}");
    assert!(lines[3].contains("I <crash>"), "{csv}");
    let html = fs::read_to_string(path("out/class.html")).unwrap();
    assert!(html.contains("href=\"anna.py/grade.html\"") && html.contains("I &lt;crash&gt;"));
    assert_eq!(html.matches("<svg").count(), 3, "an error bar for each");
}

/// The page reads the link beside a counter-example: the game, its moves, and the search to look into.
#[test]
fn a_counter_example_leads_into_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    fs::write(&suite, SUITE).unwrap();
    let page = ["--page", "http://school:8080/"];
    let (_, text) = graded(&suite, &page, &command("late"));
    let line = text.lines().map(str::trim).find(|line| line.starts_with("http://school:8080/#"));
    let link = line.unwrap_or_else(|| panic!("{text}"));
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/js/model/address.js");
    let script = format!(
        "import {{ decode, placeOf }} from '{}'; const hash = new URL('{link}').hash; \
         const {{ tree, illegal }} = decode(hash); \
         console.log(JSON.stringify([placeOf(hash), tree.game, illegal, tree.nodes().length]))",
        model.canonicalize().unwrap().display()
    );
    let run = Command::new("node").args(["--input-type=module", "-e", &script]).output().unwrap();
    let said = String::from_utf8(run.stdout).unwrap();
    let read: Value = serde_json::from_str(&said)
        .unwrap_or_else(|_| panic!("{said}{}", String::from_utf8_lossy(&run.stderr)));
    let place = &read[0];
    assert_eq!(
        (&place["view"], &place["search"]),
        (&"explain".into(), &"minimax:1:outcome".into())
    );
    assert_eq!((&read[1], &read[2]), (&"3x3x3".into(), &Value::Null));
    let moves = link.split("&moves=").nth(1).unwrap().split('&').next().unwrap();
    assert_eq!(read[3], moves.split('.').count() + 1, "{link}");
}

/// The processes with this mark in their environment.
#[cfg(target_os = "linux")]
fn alive(mark: &str) -> usize {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let is_marked = |path: &Path| {
        let stat = fs::read_to_string(path.join("stat")).unwrap_or_default();
        let state = stat.rsplit_once(')').and_then(|(_, rest)| rest.trim().chars().next());
        let environment = fs::read(path.join("environ")).unwrap_or_default();
        !matches!(state, None | Some('Z')) && String::from_utf8_lossy(&environment).contains(mark)
    };
    entries.filter(|entry| is_marked(&entry.path())).count()
}

#[cfg(target_os = "linux")]
#[test]
fn hostile_submissions_are_ended_in_time_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    let short = SUITE.replace("seconds = 5", "seconds = 1\nmemory_mb = 256");
    fs::write(&suite, short.replace("positions = 8", "positions = 1")).unwrap();
    let large = folder.path().join("large");
    let write = format!("head -c 1000000000 /dev/zero > '{}'; exit 7", large.display());
    for (number, (script, reasons)) in [
        ("yes info", &["more than 4 MB in answer to one question", "no answer within 2 s"][..]),
        ("sleep 1000", &["no answer within 2 s"]),
        ("exec 0<&-; sleep 1000", &["no answer within 2 s"]),
        ("trap '' TERM HUP INT; while :; do sleep 1; done", &["no answer within 2 s"]),
        // Twice as many processes at every step, as far as 512.
        (
            "f() { if [ $1 -gt 0 ]; then f $(($1 - 1)) & f $(($1 - 1)) & fi; sleep 1000; }; f 8",
            &["more than 32 processes"],
        ),
        ("head -c 1000000000 /dev/zero; sleep 1000", &["more than 64 kB in answer"]),
        (&write, &["it ended with exit code"]),
    ]
    .into_iter()
    .enumerate()
    {
        let mark = format!("INAROW_HOSTILE={}-{number}", std::process::id());
        let command = ["env", &mark, "sh", "-c", script].map(str::to_owned);
        let begin = Instant::now();
        let (code, text) = graded(&suite, &[], &command);
        assert_eq!(code, 1, "{script}: {text}");
        assert!(reasons.iter().any(|reason| text.contains(reason)), "{script}: {text}");
        assert!(text.contains("It gives no answer that counts."), "{script}: {text}");
        // Three answers of a second, the second of grace, and a busy machine.
        assert!(begin.elapsed() < Duration::from_secs(60), "{script}: {:?}", begin.elapsed());
        wait_until(|| alive(&mark) == 0);
    }
    assert!(fs::metadata(&large).unwrap().len() <= 64 << 20);
}

#[test]
fn the_engine_of_the_program_is_graded_by_the_protocol_of_gomocup() {
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    // Answers may come late where other tests run; half of the games are enough.
    let text = output(&["grade", "gomocup", "--print"], "");
    let text =
        text.replace("kind = \"gomocup\"", "kind = \"gomocup\"\nturn_ms = 50\ngrace_ms = 60000");
    let text = text.replace("games = 4\nseconds = 0.5", "games = 2\nseconds = 0.05");
    fs::write(&suite, text).unwrap();
    let program = assert_cmd::cargo::cargo_bin("inarow").display().to_string();
    let (code, text) = graded(&suite, &[], &[program, "brain".to_owned()]);
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("Total: 100 of 100 points"), "{text}");
}

#[test]
fn a_python_file_is_graded_by_its_functions() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grade/tests/crafted/tictactoe.py");
    let mutation = "TICTACTOE=winner-misses-diagonal".to_owned();
    let file = file.display().to_string();
    let command = ["env".to_owned(), mutation, "python3".to_owned(), file];
    let folder = tempfile::tempdir().unwrap();
    let suite = folder.path().join("suite.toml").display().to_string();
    // Boards that are nearly full are enough here.
    let whole = output(&["grade", "functions", "--print"], "");
    let short = whole.replace("kind = \"functions\"", "kind = \"functions\"\nstones = 7");
    fs::write(&suite, short).unwrap();
    let (code, text) = graded(&suite, &["--lang", "pl"], &command);
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("winner nie widzi przekątnej."), "{text}");
    assert!(text.contains("winner(board) → None; poprawnie: \"X\""), "{text}");
}

#[test]
fn what_cannot_be_graded_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("bad.toml"), SUITE.replace("minimax", "magic")).unwrap();
    fs::create_dir(path("empty")).unwrap();
    refuses(&["grade", "none", "--", "x"], &["no suite is called 'none'", "searches, tic-tac-toe"]);
    refuses(&["grade", &path("bad.toml"), "--", "x"], &["bad.toml", "algorithm 'magic'"]);
    refuses(&["grade", "/dev/zero", "--", "x"], &["it must be a text file"]);
    refuses(&["grade", "searches"], &["the command of the submission is missing", "--"]);
    refuses(&["grade", "searches", "--all", &path("empty"), "--", "x"], &["needs a {}"]);
    refuses(&["grade", "searches", "--all", &path("empty"), "--", "x", "{}"], &["is empty"]);
    let suite = output(&["grade", "searches", "--print"], "");
    assert!(suite.contains("[[test]]") && suite.contains("equality"), "{suite}");
}
