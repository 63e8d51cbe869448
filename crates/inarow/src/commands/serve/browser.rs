//! Opening the page in a browser.

use std::io::{self, Write};

/// Opens the page if there is a screen to show it on. Says so if that does not work, since the
/// address has been printed anyway.
pub fn open(url: &str) {
    if !has_screen() {
        return;
    }
    if let Err(error) = open::that_detached(url) {
        let _ =
            writeln!(io::stderr(), "cannot open a browser ({error}); open the address yourself");
    }
}

/// Without a screen some systems would open a browser in the terminal.
fn has_screen() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
