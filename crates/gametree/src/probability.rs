//! How likely a branch of a chance node is, exactly.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A probability above 0 and at most 1, as it is written: `10/36` stays that. A decimal, `0.25`, is told
/// as a fraction, `1/4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probability {
    of: u32,
    out_of: u32,
}

impl Probability {
    /// The largest denominator.
    pub const FINEST: u32 = 1_000_000;

    /// `of` in `out_of`, if that is a probability.
    #[must_use]
    pub fn new(of: u32, out_of: u32) -> Option<Probability> {
        let fits = (1..=out_of).contains(&of) && out_of <= Self::FINEST;
        fits.then_some(Probability { of, out_of })
    }

    /// The numerator.
    #[must_use]
    pub fn of(self) -> u32 {
        self.of
    }

    /// The denominator.
    #[must_use]
    pub fn out_of(self) -> u32 {
        self.out_of
    }
}

impl Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of == self.out_of {
            true => f.write_str("1"),
            false => write!(f, "{}/{}", self.of, self.out_of),
        }
    }
}

impl FromStr for Probability {
    type Err = ();

    fn from_str(text: &str) -> Result<Probability, ()> {
        let digits = |text: &str| match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => text.parse::<u32>().ok(),
            false => None,
        };
        let read = || match (text.split_once('/'), text.split_once('.')) {
            (Some((of, out_of)), _) => Probability::new(digits(of)?, digits(out_of)?),
            (_, Some((whole, part))) => {
                let out_of = 10_u32.checked_pow(part.len() as u32)?;
                let whole = if whole.is_empty() { 0 } else { digits(whole)? };
                let of = whole.checked_mul(out_of)?.checked_add(digits(part)?)?;
                let common = gcd(u64::from(of), u64::from(out_of)).max(1) as u32;
                Probability::new(of / common, out_of / common)
            }
            _ => Probability::new(digits(text)?, 1),
        };
        read().ok_or(())
    }
}

/// The greatest common divisor; the other number if one is 0.
pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The least common multiple of two numbers, each at least 1, if it is at most `most`.
pub(crate) fn lcm(a: u64, b: u64, most: u64) -> Option<u64> {
    (a / gcd(a, b)).checked_mul(b).filter(|&multiple| multiple <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_are_fractions_or_decimals() {
        for (text, said) in [
            ("1/4", "1/4"),
            ("2/8", "2/8"),
            ("0.25", "1/4"),
            (".5", "1/2"),
            ("1", "1"),
            ("1.0", "1"),
        ] {
            assert_eq!(text.parse::<Probability>().unwrap().to_string(), said);
        }
        for text in [
            "",
            "0",
            "0/4",
            "5/4",
            "1/0",
            "/",
            ".",
            "1/",
            "/2",
            "-1/4",
            "+1/4",
            "1.5",
            "0.0",
            "1/1000001",
            "0.0000001",
            "1e-3",
            "1/2/3",
            "0.2.5",
            "99999999999",
            "½",
        ] {
            assert!(text.parse::<Probability>().is_err(), "{text}");
        }
    }
}
