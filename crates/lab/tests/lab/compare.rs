//! Comparisons as a library: counts, forecasts, limits, stopping and going on.

use games::Catalogue;
use gametree::{Ended, Stop};
use lab::compare::{
    Cell, Comparison, Event, FILE_NAME, Journal, JournalError, Results, Settings, SettingsError,
    State, table,
};
use std::convert::Infallible;
use std::fs;
use words::Words;

fn settings(games: &[&str], algorithms: &[&str], depths: &[u32]) -> Settings {
    Settings {
        algorithms: algorithms.iter().map(|&name| name.to_owned()).collect(),
        depths: depths.to_vec(),
        repeats: 1,
        cell_limit_ms: 60_000,
        ..Settings::of_games(games)
    }
}

fn comparison(settings: Settings) -> Result<Comparison, SettingsError> {
    Comparison::new(settings, &Catalogue::default())
}

fn run(comparison: &Comparison, known: Vec<Cell>) -> Results {
    comparison.run(known, &Stop::new(), |_| Ok::<(), Infallible>(())).unwrap()
}

/// Everything that is the same on every machine.
fn counts(results: &Results) -> Vec<String> {
    let rows = results.cells.iter().map(|cell| {
        let found = cell.measured().unwrap();
        let counts = found.stats;
        format!("{:?} {counts:?} {:?} {}", cell.id, found.best, found.value)
    });
    rows.collect()
}

#[test]
fn the_table_of_the_lab_sheet() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/depth_table.txt");
    let text = fs::read_to_string(path).unwrap();
    let rows: Vec<Vec<u64>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().map(|number| number.parse().unwrap()).collect())
        .collect();
    assert_eq!(rows.len(), 9);
    let depths: Vec<u32> = (1..=9).collect();
    let names = ["minimax", "negamax", "alpha-beta"];
    let results = run(&comparison(settings(&["3x3x3"], &names, &depths)).unwrap(), Vec::new());
    assert!(results.complete);
    for row in rows {
        for (name, column) in names.into_iter().zip([1, 1, 4]) {
            let found = results.done(name, row[0] as u32).unwrap();
            let expected = (row[column], row[column + 1]);
            assert_eq!(
                (found.stats.nodes, found.stats.generated),
                expected,
                "{name}, depth {}",
                row[0]
            );
        }
    }
}

#[test]
fn all_algorithms_agree_on_the_value() {
    let names: Vec<&str> =
        gametree::Algorithm::ALL.iter().map(|algorithm| algorithm.name()).collect();
    let mut settings = settings(&["3x3x3", "3x3x3+gravity"], &names, &[1, 2, 3, 9]);
    settings.moves = vec!["b1".to_owned()];
    settings.evaluators = ["open-lines", "outcome", "quick-win"].map(str::to_owned).to_vec();
    let results = run(&comparison(settings).unwrap(), Vec::new());
    for cell in &results.cells {
        let is_same = |other: &&Cell| {
            let (one, other) = (&cell.id, &other.id);
            (&one.game, &one.evaluator, one.depth) == (&other.game, &other.evaluator, other.depth)
        };
        let first = results.cells.iter().find(is_same).unwrap();
        let value = |cell: &Cell| cell.measured().map(|found| found.value);
        assert_eq!(value(cell), value(first), "{:?}", cell.id);
    }
}

#[test]
fn what_takes_too_long_is_not_waited_for() {
    let mut settings = settings(&["5x5x4"], &["minimax", "alpha-beta"], &[1, 2, 9, 100]);
    settings.cell_limit_ms = 200;
    let comparison = comparison(settings).unwrap();
    let mut told = None;
    let results = comparison.run(Vec::new(), &Stop::new(), |event| {
        if let Event::Forecast { cells, too_long, known, .. } = event {
            told = Some((cells, too_long, known));
        }
        Ok::<(), Infallible>(())
    });
    let results = results.unwrap();
    assert_eq!(told, Some((4, 4, 0)));
    assert!(results.complete);
    let not_run = results.cells.iter().filter(|cell| cell.state == State::NotRun);
    assert!(not_run.clone().all(|cell| cell.forecast_ms > 200.0 && cell.id.depth >= 9));
    assert_eq!(not_run.count(), 4);
    let text = table(&results, &Words::new("en".parse().unwrap()));
    assert!(text.contains("not run"), "{text}");
    // Depth 9 of minimax visits 25 · 24 · … · 17 nodes and more, 741 thousand million.
    let hours = results.cells[2].forecast_ms / 3.6e6;
    assert!(hours > 1.0, "{hours}");
}

#[test]
fn what_takes_longer_than_forecast_is_stopped() {
    let mut settings = settings(&["4x4x4"], &["minimax"], &[7]);
    settings.cell_limit_ms = 1;
    let comparison = comparison(settings).unwrap();
    let results = run(&comparison, Vec::new());
    let state = &results.cells[0].state;
    assert!(matches!(state, State::NotRun | State::Stopped { .. }), "{state:?}");

    let stopped = Cell {
        state: State::Stopped { why: Ended::Time, nodes: 1234, after_ms: 1.0 },
        ..results.cells[0].clone()
    };
    let known = run(&comparison, vec![stopped.clone()]);
    assert_eq!(known.cells, [stopped]);
    let text = table(&known, &Words::new("en".parse().unwrap()));
    assert!(text.contains("stopped"), "{text}");
    assert!(known.csv().ends_with("4x4x4,minimax,open-lines,7,,,,,,,,\n"), "{}", known.csv());
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let all = comparison(settings(&["4x4x4"], &["alpha-beta", "mtdf"], &[1, 2, 3, 4])).unwrap();
    let whole = run(&all, Vec::new());
    let stop = Stop::new();
    let mut ended = 0;
    let part = all.run(Vec::new(), &stop, |event| {
        if let Event::Ends(_) = event {
            ended += 1;
            if ended == 3 {
                stop.stop();
            }
        }
        Ok::<(), Infallible>(())
    });
    let part = part.unwrap();
    assert!(!part.complete && part.cells.len() == 3);
    let rest = run(&all, part.cells.clone());
    assert_eq!(rest.cells[..3], part.cells[..]);
    assert_eq!(counts(&rest), counts(&whole));
}

#[test]
fn a_journal_belongs_to_its_settings_and_version() {
    let folder = tempfile::tempdir().unwrap();
    let one = comparison(settings(&["3x3x3"], &["minimax"], &[1, 2])).unwrap();
    let results = run(&one, Vec::new());
    let (mut journal, known) = Journal::open(folder.path(), &one, "").unwrap();
    assert!(known.is_empty());
    assert!(matches!(Journal::open(folder.path(), &one, ""), Err(JournalError::Busy(_))));
    journal.add(&results.cells[0]).unwrap();
    drop(journal);

    // A line that was cut off while it was written is as good as none.
    let path = folder.path().join(FILE_NAME);
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}{{\"game\":\"3x3x3\",\"algo")).unwrap();
    let (journal, known) = Journal::open(folder.path(), &one, "").unwrap();
    assert_eq!(known, results.cells[..1]);
    drop(journal);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);

    let refused = |text: &str, comparison: &Comparison| {
        fs::write(&path, text).unwrap();
        let error = Journal::open(folder.path(), comparison, "").unwrap_err().to_string();
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "it was changed");
        error
    };
    let other = comparison(settings(&["3x3x3"], &["minimax"], &[1, 2, 3])).unwrap();
    let error = refused(&whole, &other);
    assert!(error.contains("depths: [1,2] there, [1,2,3] here"), "{error}");
    let version = concat!("\"", env!("CARGO_PKG_VERSION"), "\"");
    let error = refused(&whole.replace(version, "\"0.0.1\""), &one);
    assert!(error.contains("written by version 0.0.1"), "{error}");
    for (text, part) in [
        ("hello\n".to_owned(), "first line"),
        (format!("{whole}{}", whole.lines().last().unwrap()) + "\n", "line 3"),
        (format!("{whole}nonsense\n"), "line 3"),
    ] {
        let error = refused(&text, &one);
        assert!(error.contains("is not a file of results") && error.contains(part), "{error}");
    }
}

#[test]
fn settings_that_make_no_sense() {
    let error = |change: &dyn Fn(&mut Settings)| -> SettingsError {
        let mut settings = settings(&["3x3x3"], &["minimax"], &[1]);
        change(&mut settings);
        comparison(settings).map(|_| ()).unwrap_err()
    };
    use SettingsError as E;
    assert!(matches!(error(&|s| s.games.clear()), E::Nothing("game")));
    assert!(matches!(error(&|s| s.algorithms.clear()), E::Nothing("algorithm")));
    assert!(matches!(error(&|s| s.depths.clear()), E::Nothing("depth")));
    assert!(matches!(error(&|s| s.depths = vec![0]), E::Depth(_)));
    assert!(matches!(error(&|s| s.depths = vec![1000]), E::Depth(_)));
    assert!(matches!(error(&|s| s.depths = vec![2, 1]), E::Order));
    assert!(matches!(error(&|s| s.repeats = 0), E::Repeats(0)));
    assert!(matches!(error(&|s| s.cell_limit_ms = 0), E::Limit));
    assert!(matches!(error(&|s| s.games = vec!["3x3".to_owned()]), E::Game(_)));
    assert!(matches!(error(&|s| s.algorithms = vec!["magic".to_owned()]), E::Algorithm(_)));
    assert!(matches!(error(&|s| s.evaluators = vec!["magic".to_owned()]), E::Evaluator { .. }));
    assert!(matches!(error(&|s| s.moves = vec!["z9".to_owned()]), E::Move { .. }));
}
