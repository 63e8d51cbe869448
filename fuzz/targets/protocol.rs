//! Requests: whatever the bytes, one last event and no panic. Run it with a dictionary of the words of
//! the protocol for more than refusals: `-dict=targets/protocol.dict`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{Bounds, Message, Stop, Thinker, write};
use std::time::Duration;

fuzz_target!(|text: &str| {
    let message = match Message::read(text) {
        Ok(message) => message,
        Err(wrong) => return assert!(!wrong.to_string().is_empty()),
    };
    let short = Duration::from_millis(5);
    let bounds =
        Bounds { time: short, move_time: short, hint_time: short, nodes: 200, ..Bounds::default() };
    let mut thinker = Thinker::new(0);
    thinker.set_bounds(bounds);
    let mut last = 0;
    thinker.answer(&message.request, &Stop::new(), &mut |event| {
        assert_eq!(last, 0, "nothing comes after the last event");
        last += usize::from(event.is_last());
        assert!(write(Some(message.id), &event).starts_with('{'));
    });
    assert_eq!(last, 1);
});
