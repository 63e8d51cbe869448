//! Requests and events as lines of JSON.

use crate::{Bounds, Code, Event, Refusal, Request};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The largest id: the largest whole number that JavaScript is sure about.
pub const LARGEST_ID: u64 = (1 << 53) - 1;

/// A request with its id.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Chosen by whoever asks.
    pub id: u64,
    /// What is asked.
    pub request: Request,
}

/// The most bytes that this message may have. Nothing is kept of a long text to find out.
#[must_use]
pub fn most_bytes(text: &str, bounds: &Bounds) -> usize {
    #[derive(Deserialize)]
    struct Named {
        op: Op,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Op {
        Import,
        Export,
        #[serde(other)]
        Other,
    }
    let is_long = text.len() > bounds.message;
    match is_long.then(|| serde_json::from_str(text)) {
        Some(Ok(Named { op: Op::Import | Op::Export })) => bounds.record,
        _ => bounds.message,
    }
}

/// A text that is not a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{refusal}")]
pub struct Unreadable {
    /// Its id, if that much could be read.
    pub id: Option<u64>,
    /// What was wrong.
    pub refusal: Refusal,
}

impl Message {
    /// Reads a request.
    ///
    /// # Errors
    /// If the text is not one JSON object that is a request with an id, or a field is missing,
    /// unknown or of the wrong type.
    pub fn read(text: &str) -> Result<Message, Unreadable> {
        let malformed = |id, message: String| Unreadable {
            id,
            refusal: Refusal::new(Code::Malformed, message),
        };
        let value: Value = serde_json::from_str(text)
            .map_err(|error| malformed(None, format!("this is not JSON: {error}")))?;
        let Value::Object(mut fields) = value else {
            let wanted = "a request is an object such as {\"id\": 1, \"op\": \"hello\"}";
            return Err(malformed(None, wanted.to_owned()));
        };
        let id = match fields.shift_remove("id") {
            Some(id) => id.as_u64().filter(|&id| id <= LARGEST_ID),
            None => return Err(malformed(None, "the id is missing".to_owned())),
        };
        let Some(id) = id else {
            let wanted = format!("the id must be a whole number, 0 to {LARGEST_ID}");
            return Err(malformed(None, wanted));
        };
        match Request::deserialize(Value::Object(fields)) {
            Ok(request) => Ok(Message { id, request }),
            Err(error) => Err(malformed(Some(id), error.to_string())),
        }
    }
}

/// An event as one line of JSON, with the id of the request it belongs to, or `null` if that could
/// not be read.
#[must_use]
pub fn write(id: Option<u64>, event: &Event) -> String {
    #[derive(Serialize)]
    struct Addressed<'a> {
        id: Option<u64>,
        #[serde(flatten)]
        event: &'a Event,
    }
    // Only maps with keys that are not strings and failing writers make this fail.
    serde_json::to_string(&Addressed { id, event }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said() {
        for (text, id, part) in [
            ("", None, "not JSON"),
            ("[]", None, "an object"),
            ("{}", None, "id is missing"),
            (r#"{"id": -1, "op": "hello"}"#, None, "whole number"),
            (r#"{"id": 9007199254740992, "op": "hello"}"#, None, "9007199254740991"),
            (r#"{"id": 1}"#, Some(1), "`op`"),
            (r#"{"id": 1, "op": "dance"}"#, Some(1), "`dance`"),
            (r#"{"id": 1, "op": "hello", "to": "you"}"#, Some(1), "`to`"),
            (r#"{"id": 1, "op": "state"}"#, Some(1), "`game`"),
            (r#"{"id": 1, "op": "state", "game": {"game": "3x3x3"}}"#, Some(1), "`moves`"),
            (r#"{"id": 1, "op": "stop", "target": 1, "x": 0}"#, Some(1), "`x`"),
        ] {
            let wrong = Message::read(text).unwrap_err();
            assert_eq!(wrong.id, id, "{text}");
            assert_eq!(wrong.refusal.code, Code::Malformed);
            assert!(wrong.to_string().contains(part), "{text}: {wrong}");
        }
        let long = format!(r#"{{"id": 1, "op": "{}"}}"#, "é".repeat(10_000));
        assert!(Message::read(&long).unwrap_err().to_string().chars().count() <= 501);
    }

    #[test]
    fn only_records_may_be_long() {
        let bounds = Bounds::default();
        let padded = |text: &str| text.replace('_', &"x".repeat(bounds.message));
        for (text, most) in [
            (r#"{"id": 1, "op": "import", "text": "_"}"#, bounds.record),
            (r#"{"text": "_", "id": 1, "op": "export"}"#, bounds.record),
            (r#"{"id": 1, "op": "state", "game": "_"}"#, bounds.message),
            (r#"{"id": 1, "op": "_"}"#, bounds.message),
            (r#"{"id": 1, "op": "import", "text": "_", "op": "state"}"#, bounds.message),
            (r#"{"id": 1, "op": ["import"], "text": "_"}"#, bounds.message),
            (r#"{"id": 1, "op": "import", "text": "_"#, bounds.message),
            (r#"["import", "_"]"#, bounds.message),
            ("_", bounds.message),
        ] {
            assert_eq!(most_bytes(&padded(text), &bounds), most, "{text}");
        }
        assert_eq!(most_bytes(r#"{"id": 1, "op": "import"}"#, &bounds), bounds.message);
    }

    #[test]
    fn what_may_be_left_out_has_its_usual_value() {
        let text = r#"{"id": 0, "op": "move", "game": {"game": "3x3x3", "moves": []},
            "player": "engine:3"}"#;
        let Request::Move { game, seed, .. } = Message::read(text).unwrap().request else {
            panic!("not a move");
        };
        assert_eq!((game.first, seed), (gametree::Side::First, 0));
    }
}
