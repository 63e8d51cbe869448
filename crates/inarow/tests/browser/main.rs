//! The page in a real browser, against the real server.
//!
//! Needs Chromium and its driver (`apt-get install chromium chromium-driver`). Every test has a
//! server of its own and a browser for itself, which later goes to another test, with a new tab and
//! nothing stored; one chromedriver serves them all. A test waits for what it wants to see, never
//! for a time to pass, and fails if the console complains about anything.
//! `harness` runs a test, `page` is the browser, with `board`, `pointer`, `explain`, `games` and `lab`; the other
//! modules are the tests.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod board;
mod driver;
mod explain;
mod games;
mod harness;
mod lab;
mod page;
mod pointer;
mod server;

mod advice;
mod computer;
mod controls;
mod explain_compare;
mod explain_cost_line;
mod explain_costs;
mod explain_files;
mod explain_growth;
mod explain_quiz;
mod explain_step;
mod explain_tour;
mod explain_tree;
mod explain_typed;
mod explain_view;
mod explain_workbench;
mod files;
mod first_view;
mod gravity;
mod lab_compare;
mod lab_museum;
mod lab_tournament;
mod lab_view;
mod layout;
mod looks;
mod moves;
mod new_game;
mod opening;
mod other_games;
mod own;
mod play;
mod puzzles;
mod review;
mod session;
mod solve;
mod values;
mod why_move;
