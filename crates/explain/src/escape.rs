//! Text from outside inside of markup.

/// Text for SVG and HTML, between tags and inside of quotes: nothing in it is markup any more.
pub(crate) fn markup(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // What XML does not allow.
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c if c.is_control() && c != '\n' && c != '\t' => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

/// Text inside of quotes in a DOT file.
pub(crate) fn dot(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' => safe.push_str("\\\""),
            '\\' => safe.push_str("\\\\"),
            '\n' => safe.push_str("\\n"),
            c if c.is_control() => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_markup() {
        assert_eq!(markup("<b a='1'>\"&"), "&lt;b a=&#39;1&#39;&gt;&quot;&amp;");
        assert_eq!(markup("a\u{0}b\u{ffff}"), "a\u{fffd}b\u{fffd}");
        assert_eq!(dot("a\"];b\\\n"), "a\\\"];b\\\\\\n");
    }
}
