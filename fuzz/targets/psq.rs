//! Records as PSQ: no text panics, and a record is read as it is written, in either format.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mnk::Record;

fuzz_target!(|text: &str| {
    match Record::from_psq(text) {
        Ok(record) => {
            assert_eq!(Record::from_psq(&record.to_psq()).as_ref(), Ok(&record));
            assert_eq!(Record::from_sgf(&record.to_sgf()).as_ref(), Ok(&record));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
