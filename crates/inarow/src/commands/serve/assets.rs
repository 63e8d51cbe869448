//! The files of the page. They are part of the program; only debug builds read them from the
//! directory `web`, so that the page can be worked on without building.

use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::fmt::Write as _;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// Answers with a file, or that the browser has it already. Browsers keep files but ask each time
/// whether they are still the same, so a new version is seen at once.
pub async fn serve(request: Request) -> Response {
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = Web::get(path) else {
        return (StatusCode::NOT_FOUND, "There is nothing here. The page is at /\n")
            .into_response();
    };
    // Weak: the same for the file and its compressed forms.
    let tag = format!("W/\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let known = request.headers().get_all(header::IF_NONE_MATCH).iter();
    let is_known = known.filter_map(|value| value.to_str().ok()).any(|tags| names(tags, &tag));
    let headers = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, media_type(path))], file.data.into_owned()).into_response()
}

/// Whether a list of tags has this one.
fn names(tags: &str, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    tags.split(',').any(|other| other.trim() == "*" || opaque(other) == opaque(tag))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// By the ending of the name.
fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_compared_weakly() {
        assert!(names("\"a\", W/\"b\"", "W/\"b\""));
        assert!(names("\"b\"", "W/\"b\"") && names("*", "W/\"b\""));
        assert!(!names("\"bb\"", "W/\"b\"") && !names("", "W/\"b\""));
    }

    #[test]
    fn nothing_outside_the_page_is_found() {
        assert!(Web::get("index.html").is_some());
        for path in ["../Cargo.toml", "/etc/passwd", "lang/../../Cargo.toml", ".", "..", "lang"] {
            assert!(Web::get(path).is_none(), "{path}");
        }
    }
}
