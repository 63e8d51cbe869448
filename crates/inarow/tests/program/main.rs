//! The program as its users run it: one module for each command, or for a side of it.
//!
//! One test program for all of them: each one more has to be linked with everything again.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod brain_driver;
mod common;
mod serve_driver;

mod analyse;
mod bad_input;
mod bench_positions;
mod bench_signature;
mod brain;
mod brain_rude;
mod explain;
mod grade;
mod lab_compare;
mod lab_faults;
mod lab_tournament;
mod pipe;
mod play;
mod play_games;
mod play_languages;
mod positions;
mod puzzle;
mod search;
mod serve;
mod serve_hostile;
mod serve_lab;
mod solve;
mod solve_ends;
mod teaching;
mod values;
