//! What is explained is what the search did.
//!
//! One test program, because each one compiles the searches again for the games it uses.

#![allow(clippy::unwrap_used)] // a panic is how a test fails

mod common;

mod chance;
mod files;
mod growth;
mod replay;
mod totals;
mod truth;
