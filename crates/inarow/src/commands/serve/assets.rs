//! The files of the page. They are part of the program; only debug builds read them from the
//! directory `web`, so that the page can be worked on without building. What it says comes from the
//! crate `words`: `lang/index.json` and a catalogue for each language.

use crate::locked;
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::sync::{Arc, LazyLock, Mutex};
use words::Language;

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// A file as it is sent.
struct Asset {
    plain: Bytes,
    packed: Bytes,
    /// Weak: the same for both forms.
    tag: String,
}

impl Asset {
    fn read(path: &str) -> Option<Asset> {
        let content = match path.strip_prefix("lang/") {
            Some(name) => Cow::Owned(catalogue(name)?.into_bytes()),
            None => Web::get(path)?.data,
        };
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let tag = format!("W/\"{:016x}\"", hasher.finish());
        let mut packer = GzEncoder::new(Vec::new(), Compression::best());
        packer.write_all(&content).ok()?;
        let packed = packer.finish().ok()?.into();
        Some(Asset { plain: content.into_owned().into(), packed, tag })
    }

    /// A file of the program is packed once, when it is first asked for; a page loads some fifty.
    fn get(path: &str) -> Option<Arc<Asset>> {
        static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Asset>>>> = LazyLock::new(Mutex::default);
        if cfg!(debug_assertions) {
            return Asset::read(path).map(Arc::new);
        }
        let mut known = locked(&KNOWN);
        if let Some(asset) = known.get(path) {
            return Some(Arc::clone(asset));
        }
        let asset = Arc::new(Asset::read(path)?);
        known.insert(path.to_owned(), Arc::clone(&asset));
        Some(asset)
    }
}

/// The list of languages, or the catalogue of one.
fn catalogue(name: &str) -> Option<String> {
    if name == "index.json" {
        let entry = |language: Language| {
            serde_json::json!({
                "code": language.code(), "name": language.name(), "also": language.also(),
            })
        };
        return serde_json::to_string(&Language::ALL.map(entry)).ok();
    }
    let language: Language = name.strip_suffix(".ftl")?.parse().ok()?;
    Some(language.catalogue().to_owned())
}

/// Answers with a file, or that the browser has it already. Browsers keep files but ask each time
/// whether they are still the same, so a new version is seen at once.
pub async fn serve(request: Request) -> Response {
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(asset) = Asset::get(path) else {
        return (StatusCode::NOT_FOUND, "There is nothing here. The page is at /\n")
            .into_response();
    };
    let mentions = |name, wanted: &dyn Fn(&str) -> bool| {
        let values = request.headers().get_all(name).iter();
        values.filter_map(|value| value.to_str().ok()).any(wanted)
    };
    let headers = [
        (header::ETAG, asset.tag.as_str()),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ];
    if mentions(header::IF_NONE_MATCH, &|tags| names(tags, &asset.tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = [(header::CONTENT_TYPE, media_type(path))];
    if mentions(header::ACCEPT_ENCODING, &takes_gzip) {
        let packing = [(header::CONTENT_ENCODING, "gzip")];
        return (headers, kind, packing, asset.packed.clone()).into_response();
    }
    (headers, kind, asset.plain.clone()).into_response()
}

/// Whether a list of encodings has gzip, and not as one that is refused (`q=0`).
fn takes_gzip(encodings: &str) -> bool {
    encodings.split(',').any(|encoding| {
        let mut parts = encoding.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map(str::parse::<f32>);
        is_gzip && weight.is_none_or(|weight| weight.is_ok_and(|weight| weight > 0.0))
    })
}

/// Whether a list of tags has this one.
fn names(tags: &str, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    tags.split(',').any(|other| other.trim() == "*" || opaque(other) == opaque(tag))
}

/// By the ending of the name.
fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
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
    fn gzip_is_sent_to_who_takes_it() {
        for yes in ["gzip", "br, gzip;q=0.5", "GZIP ; q=1"] {
            assert!(takes_gzip(yes), "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "gzip; q=0.0", "gzip;q=x", "x-gzip"] {
            assert!(!takes_gzip(no), "{no}");
        }
    }

    #[test]
    fn whatever_the_page_refers_to_is_there() {
        let page = Web::get("index.html").unwrap().data;
        let page = String::from_utf8(page.into_owned()).unwrap();
        let icons = Web::get("manifest.json").unwrap().data;
        let manifest: serde_json::Value = serde_json::from_slice(&icons).unwrap();
        let icons = manifest["icons"].as_array().unwrap().iter();
        let icons = icons.map(|icon| (icon["src"].as_str().unwrap(), icon["type"].as_str()));
        let links = page.split(" href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let links = links.filter(|link| !link.starts_with('#')).map(|link| (link, None));
        for (path, kind) in links.chain(icons) {
            assert!(Web::get(path).is_some(), "{path}");
            assert_eq!(kind.unwrap_or(media_type(path)), media_type(path), "{path}");
            assert_ne!(media_type(path), "application/octet-stream", "{path}");
        }
    }

    #[test]
    fn nothing_outside_the_page_is_found() {
        assert!(Web::get("index.html").is_some());
        for path in ["../Cargo.toml", "/etc/passwd", "js/../../Cargo.toml", ".", "..", "js"] {
            assert!(Web::get(path).is_none(), "{path}");
        }
        assert!(Asset::read("lang/index.json").is_some() && Asset::read("lang/cs.ftl").is_some());
        for path in ["lang", "lang/", "lang/de.ftl", "lang/cs", "lang/../index.html", "lang/.ftl"] {
            assert!(Asset::read(path).is_none(), "{path}");
        }
    }
}
