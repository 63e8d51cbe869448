//! Rules: no text panics, and rules are read as they are written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mnk::Rules;

fuzz_target!(|text: &str| {
    match text.parse::<Rules>() {
        Ok(rules) => assert_eq!(rules.to_string().parse(), Ok(rules)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
