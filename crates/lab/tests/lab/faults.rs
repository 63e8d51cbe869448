//! The museum's numbers, and that every fix works.

use gametree::{Bound, Game, Limits, Options, Outcome, Report, Side, Ties};
use lab::faults::{Correct, Fault, Findings, exhibit, positions, study};
use mnk::{Board, Cell, Rules};

const DATA: &str = include_str!("../../../../tests/data/faults.txt");

/// The rows of one kind in the data file, without the kind.
fn rows(kind: &str) -> impl Iterator<Item = Vec<&'static str>> + '_ {
    let rows = DATA.lines().filter(|line| !line.starts_with('#'));
    let rows = rows.map(|line| line.split_whitespace().collect::<Vec<_>>());
    rows.filter(move |row| row.first() == Some(&kind)).map(|row| row[1..].to_vec())
}

fn told(findings: &Findings) -> String {
    let Findings {
        depth,
        positions,
        wrong_values,
        worse_moves,
        lost_results,
        lost_results_fixed,
        wins_in_one,
        missed_wins_in_one,
        nodes,
        nodes_fixed,
        more_nodes,
        nodes_from_start,
        nodes_from_start_fixed,
    } = findings;
    assert_eq!((*positions, *wins_in_one), (4520, 2358));
    format!(
        "{depth} {wrong_values} {worse_moves} {lost_results} {lost_results_fixed} \
         {missed_wins_in_one} {nodes} {nodes_fixed} {more_nodes} {nodes_from_start} \
         {nodes_from_start_fixed}"
    )
}

#[test]
fn the_numbers_of_every_fault_at_every_depth() {
    let positions = positions();
    let mut expected = rows("counts");
    for fault in Fault::ALL {
        for depth in fault.depths() {
            let row = expected.next().expect("a row for every fault and depth");
            let found = format!("{} {}", fault.name, told(&study(&fault, &positions, depth)));
            assert_eq!(found, row.join(" "));
        }
    }
    assert_eq!(expected.next(), None);
}

#[test]
fn the_smallest_counter_examples() {
    let positions = positions();
    let mut expected = rows("smallest");
    for fault in Fault::ALL {
        let shown = exhibit(&fault, &positions);
        let smallest = shown.smallest.expect("something is wrong somewhere");
        let effect = serde_json::to_value(smallest.effect).unwrap();
        let said = |said: &lab::faults::Said| {
            format!("{} {} {}", said.value, said.moves.join(","), said.nodes)
        };
        let found = format!(
            "{} {} {} {} {}",
            fault.name,
            effect.as_str().unwrap(),
            smallest.position.trim_start_matches("3x3x3 ").replace(' ', ":"),
            said(&smallest.faulty),
            said(&smallest.fixed)
        );
        assert_eq!(found, expected.next().expect("a row for every fault").join(" "));
        let mut replayed = Board::new(Rules::TIC_TAC_TOE);
        for name in &smallest.moves {
            replayed.try_play_named(name).unwrap();
        }
        assert_eq!(replayed.to_string(), smallest.position);
        assert_eq!(smallest.picture.lines().count(), 4);
    }
}

/// What the search of `gametree` says that a fault is a broken version of.
fn correct(fault: &Fault, board: &Board, depth: u32) -> Report<Cell> {
    let Correct { algorithm, evaluator, scoring, window } = fault.correct;
    let ties = if fault.name == "bounds-as-ties" { Ties::Random(0) } else { Ties::First };
    let options = Options { scoring, ties, ..Options::default() };
    algorithm.search(board, evaluator, options, window, &Limits::depth(depth), &mut ())
}

#[test]
fn each_fix_makes_its_search_agree_with_the_correct_one_everywhere() {
    let positions = positions();
    assert_eq!(positions.open.len(), 4520);
    for fault in Fault::ALL {
        for depth in [*fault.depths().start(), fault.depth] {
            for board in &positions.open {
                agree(&fault, board, depth);
            }
        }
    }
}

#[track_caller]
fn agree(fault: &Fault, board: &Board, depth: u32) {
    let fixed = fault.search_fixed(board, depth);
    let right = correct(fault, board, depth);
    let place = format!("{} in {board} at depth {depth}", fault.name);
    assert_eq!(fixed.value, right.value, "{place}");
    // A loss within the window of loss and win is a bound, and its move any move.
    if right.bound == Bound::Exact {
        assert_eq!(fixed.moves, right.tied, "{place}");
    }
    // This one looks at the row below too.
    if fault.name != "unequal-depths" {
        assert_eq!(fixed.nodes, right.stats.nodes, "{place}");
    }
}

#[test]
fn the_lines_shown_are_those_of_the_source() {
    for fault in Fault::ALL {
        let source: Vec<&str> = fault.source.split_whitespace().collect();
        let (line, fix) = (fault.line(), fault.fix());
        let common = line.bytes().zip(fix.bytes()).take_while(|(a, b)| a == b).count();
        assert!(line != fix && common < line.len().max(fix.len()), "{}", fault.name);
        assert!(source.join(" ").contains(&fault.both_lines()), "{}", fault.both_lines());
    }
}

/// Whether some play of the first side beats a search that answers it.
fn can_be_beaten(board: &Board, reply: &dyn Fn(&Board) -> Cell) -> bool {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.into_iter().any(|mv| {
        let mut after = board.clone();
        after.play(mv);
        if after.outcome().is_none() {
            after.play(reply(&after));
        }
        match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(Side::First),
            None => can_be_beaten(&after, reply),
        }
    })
}

#[test]
fn figures_of_an_earlier_independent_run() {
    let positions = positions();
    // Wins in one that minimax with leaves for the side to move misses at depth 1, X to move.
    let fault = Fault::named("leaf-for-side-to-move").unwrap();
    let wins = |board: &Board, mv: Cell| {
        let mut after = board.clone();
        after.play(mv);
        matches!(after.outcome(), Some(Outcome::Win(_)))
    };
    let (mut all, mut missed) = (0, 0);
    for board in positions.open.iter().filter(|board| board.side() == Side::First) {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        if moves.iter().any(|&mv| wins(board, mv)) {
            all += 1;
            missed += u32::from(!wins(board, fault.search(board, 1).moves[0]));
        }
    }
    assert_eq!((missed, all), (1340, 1498));
    // Alpha-beta as the lab sheet has it and as it should be, from the empty board by depth.
    let fault = Fault::named("low-without-max").unwrap();
    let start = Board::new(Rules::TIC_TAC_TOE);
    for row in rows("sheet") {
        let [depth, faulty, fixed] = [0, 1, 2].map(|i| row[i].parse::<u64>().unwrap());
        assert_eq!(fault.search(&start, depth as u32).nodes, faulty);
        assert_eq!(fault.search_fixed(&start, depth as u32).nodes, fixed);
    }
    // Wrong moves among the ties in 12 % of the positions.
    let fault = Fault::named("bounds-as-ties").unwrap();
    let share = f64::from(study(&fault, &positions, 9).worse_moves) / 45.20;
    assert_eq!(share.round(), 12.0);
}

#[test]
fn the_one_sided_evaluator_can_be_beaten_up_to_four_plies() {
    let fault = Fault::named("one-sided-evaluator").unwrap();
    let start = Board::new(Rules::TIC_TAC_TOE);
    let beaten = |fixed: bool, depth: u32| {
        let reply = |board: &Board| match fixed {
            true => fault.search_fixed(board, depth).moves[0],
            false => fault.search(board, depth).moves[0],
        };
        can_be_beaten(&start, &reply)
    };
    let depths = |fixed: bool| (1..=6).filter(|&depth| beaten(fixed, depth)).collect::<Vec<_>>();
    assert_eq!(depths(false), [1, 2, 3, 4]);
    // Fixed, it is still a search of few plies.
    assert_eq!(depths(true), [1, 3]);
}

#[test]
fn unknown_names_are_refused() {
    let error = Fault::named("off-by-one").unwrap_err().to_string();
    assert!(error.contains("'off-by-one'") && error.contains("strict-cut"), "{error}");
}
