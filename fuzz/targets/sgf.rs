//! Records as SGF: no text panics, and a record is read as it is written; as PSQ its main line is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mnk::Record;

fuzz_target!(|text: &str| {
    match Record::from_sgf(text) {
        Ok(record) => {
            assert_eq!(Record::from_sgf_counting(&record.to_sgf()).as_ref(), Ok(&(record.clone(), 0)));
            assert_eq!(Record::from_psq(&record.to_psq()), Ok(record.main_line()));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
