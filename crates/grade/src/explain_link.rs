//! Links into the page's Explain: the position of a mistake, and the search that was asked for.

use crate::marking::{Mistake, Searched};
use std::fmt::Write as _;

/// Where `inarow serve` has its page if nobody says otherwise.
pub const USUAL_PAGE: &str = "http://127.0.0.1:7575/";

/// What stands behind the `#` in the address of the page, as `web/js/model/address.js` reads it; `None` if
/// there is no position to look at.
pub(crate) fn explain_link(mistake: &Mistake) -> Option<String> {
    let Mistake { game, moves, picture, search, .. } = mistake;
    if picture.is_empty() {
        return None;
    }
    let mut link = format!("{}&x=human&o=human", escaped(game));
    if !moves.is_empty() {
        let moves: Vec<String> = moves.iter().map(|mv| escaped(mv)).collect();
        let _ = write!(link, "&moves={}", moves.join("."));
    }
    link.push_str("&view=explain");
    if let Some(Searched { algorithm, evaluator, depth }) = search {
        let _ = write!(link, "&search={algorithm}:{depth}:{evaluator}");
    }
    Some(link)
}

/// Names without the signs that an address needs for itself.
fn escaped(name: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_:+*/=-".contains(c);
    name.chars().fold(String::new(), |mut text, c| {
        match is_plain(c) {
            true => text.push(c),
            false => {
                let _ = write!(text, "!{:x};", u32::from(c));
            }
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wrong;

    #[test]
    fn a_mistake_has_an_address() {
        let search =
            Searched { algorithm: "alpha-beta".into(), evaluator: "outcome".into(), depth: 3 };
        let mistake = Mistake {
            game: "3x3x3".to_owned(),
            moves: vec!["b2".to_owned(), "a1".to_owned()],
            picture: "…".to_owned(),
            search: Some(search),
            wrong: Wrong::Failed { reason: String::new() },
            link: None,
        };
        let start = "3x3x3&x=human&o=human&moves=b2.a1&view=explain";
        assert_eq!(explain_link(&mistake).unwrap(), format!("{start}&search=alpha-beta:3:outcome"));
        let plain = Mistake { search: None, ..mistake };
        assert_eq!(explain_link(&plain).unwrap(), start);
        let tree = Mistake { game: "tree:(1 2)".to_owned(), moves: Vec::new(), ..plain };
        let link = explain_link(&tree).unwrap();
        assert!(link.starts_with("tree:!28;1!20;2!29;&"), "{link}");
        assert_eq!(explain_link(&Mistake { picture: String::new(), ..tree }), None);
    }
}
