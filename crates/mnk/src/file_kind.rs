//! Files that are no game records, known by their first bytes, so that a refusal can say what they are.

use std::fmt;

/// A kind of file that is no game record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// A short name for programs, such as `png`.
    pub id: &'static str,
    name: &'static str,
}

/// Where the bytes stand, the bytes, the kind.
type Mark = (usize, &'static [u8], FileKind);

const fn mark(at: usize, bytes: &'static [u8], id: &'static str, name: &'static str) -> Mark {
    (at, bytes, FileKind { id, name })
}

const MARKS: [Mark; 17] = [
    mark(0, b"\x89PNG\r\n\x1a\n", "png", "a PNG picture"),
    mark(0, b"\xff\xd8\xff", "jpeg", "a JPEG picture"),
    mark(0, b"GIF8", "gif", "a GIF picture"),
    mark(8, b"WEBP", "webp", "a WebP picture"),
    mark(4, b"ftyphei", "heic", "a HEIC picture"),
    mark(4, b"ftyp", "mp4", "a film"),
    mark(0, b"\x1aE\xdf\xa3", "mp4", "a film"),
    mark(0, b"PK\x03\x04", "zip", "a ZIP archive"),
    mark(0, b"PK\x05\x06", "zip", "a ZIP archive"),
    mark(0, b"\x1f\x8b", "gzip", "a gzip archive"),
    mark(0, b"7z\xbc\xaf\x27\x1c", "sevenzip", "a 7-Zip archive"),
    mark(0, b"Rar!\x1a\x07", "rar", "a RAR archive"),
    mark(0, b"%PDF-", "pdf", "a PDF document"),
    mark(0, b"\x7fELF", "program", "a program"),
    mark(0, b"MZ\x90\x00", "program", "a program"),
    mark(0, b"ID3", "mp3", "a sound file"),
    mark(0, b"\x00", "binary", "a binary file"),
];

impl FileKind {
    /// How many bytes of a file are enough to know it.
    pub const BYTES: usize = 1024;

    /// What a file with these first bytes is; none if it may be text. Only the first
    /// [`BYTES`](FileKind::BYTES) are looked at.
    ///
    /// ```
    /// use mnk::FileKind;
    /// assert_eq!(FileKind::of(b"%PDF-1.7").unwrap().to_string(), "a PDF document");
    /// assert_eq!(FileKind::of(b"(;GM[4];B[hh])"), None);
    /// ```
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<FileKind> {
        let bytes = &bytes[..bytes.len().min(FileKind::BYTES)];
        // Text of two bytes a character has zeros too, and says so at its beginning.
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            return Some(FileKind { id: "utf16", name: "a text in UTF-16" });
        }
        let known = |&&(at, mark, _): &&Mark| bytes.get(at..).is_some_and(|b| b.starts_with(mark));
        if let Some(&(_, _, kind)) = MARKS.iter().find(known) {
            return Some(kind);
        }
        let text = String::from_utf8_lossy(&bytes[..bytes.len().min(64)]).to_lowercase();
        let markup = text.trim_start_matches('\u{feff}').trim_start();
        if markup.starts_with("<!doctype html") || markup.starts_with("<html") {
            return Some(FileKind { id: "html", name: "a web page" });
        }
        if markup.starts_with("<svg") || (markup.starts_with("<?xml") && markup.contains("<svg")) {
            return Some(FileKind { id: "svg", name: "an SVG picture" });
        }
        bytes.contains(&0).then_some(FileKind { id: "binary", name: "a binary file" })
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
