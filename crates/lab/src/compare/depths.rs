//! Which depths to search to, as text: `1-9`, `4`, `1-3,6`.

/// The largest depth that can be asked for. Every algorithm recurses as deep as it searches.
pub const MAX_DEPTH: u32 = 100;

/// Why a text is no list of depths.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DepthsError {
    /// Not numbers and ranges.
    #[error("'{0}' is not a depth; write a number or a range, such as 4 or 1-9")]
    Form(String),
    /// Nothing can be searched to this depth.
    #[error("depth {0} is out of range; depths go from 1 to {MAX_DEPTH}")]
    Range(String),
    /// The range ends before it begins.
    #[error("the range {0}-{1} ends before it begins")]
    Backwards(u32, u32),
}

/// The depths in a text, in ascending order, each once.
///
/// # Errors
/// If a part of it is no depth from 1 to [`MAX_DEPTH`].
pub fn parse_depths(text: &str) -> Result<Vec<u32>, DepthsError> {
    let mut depths = Vec::new();
    for part in text.split(',') {
        let part = part.trim();
        match part.split_once('-') {
            // A minus sign in front is not a range.
            Some((from, to)) if !from.trim().is_empty() => {
                let (from, to) = (depth(from)?, depth(to)?);
                if from > to {
                    return Err(DepthsError::Backwards(from, to));
                }
                depths.extend(from..=to);
            }
            _ => depths.push(depth(part)?),
        }
    }
    depths.sort_unstable();
    depths.dedup();
    Ok(depths)
}

fn depth(text: &str) -> Result<u32, DepthsError> {
    let text = text.trim();
    let short = || text.chars().take(20).collect::<String>();
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DepthsError::Form(short()));
    }
    match text.parse() {
        Ok(depth) if check(depth).is_ok() => Ok(depth),
        _ => Err(DepthsError::Range(short())),
    }
}

/// Whether a depth can be searched to.
pub(super) fn check(depth: u32) -> Result<(), DepthsError> {
    match (1..=MAX_DEPTH).contains(&depth) {
        true => Ok(()),
        false => Err(DepthsError::Range(depth.to_string())),
    }
}

/// Ascending depths as a person would write them: `1-3,6`.
#[must_use]
pub fn depths_text(depths: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &depth in depths {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == depth => *last = depth,
            _ => runs.push((depth, depth)),
        }
    }
    let parts = runs.iter().map(|&(from, to)| match from == to {
        true => from.to_string(),
        false => format!("{from}-{to}"),
    });
    parts.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_are_read_as_they_are_written() {
        for (text, depths) in
            [("1-3", vec![1, 2, 3]), ("4", vec![4]), ("6, 1-2,2", vec![1, 2, 6]), ("9-9", vec![9])]
        {
            assert_eq!(parse_depths(text), Ok(depths.clone()), "{text}");
            assert_eq!(parse_depths(&depths_text(&depths)), Ok(depths));
        }
    }

    #[test]
    fn what_is_no_depth_is_refused() {
        use DepthsError::{Backwards, Form, Range};
        let range = |text: &str| Range(text.to_owned());
        let form = |text: &str| Form(text.to_owned());
        for (text, error) in [
            ("0", range("0")),
            ("1-1000", range("1000")),
            ("99999999999999999999", range("99999999999999999999")),
            ("-3", range("-3")),
            ("3-1", Backwards(3, 1)),
            ("", form("")),
            ("1-", form("")),
            ("1,,2", form("")),
            ("deep", form("deep")),
        ] {
            assert_eq!(parse_depths(text), Err(error), "{text}");
        }
    }
}
