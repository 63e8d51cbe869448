//! Several files as one.

use crate::refusal::{Code, Refusal};
use lab::report::File;
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A ZIP archive of these files, in a folder of this name. The same files make the same archive.
pub(super) fn pack(folder: &str, files: &[File]) -> Result<Vec<u8>, Refusal> {
    let failed = |error: &dyn std::fmt::Display| {
        Refusal::new(Code::Internal, format!("the files cannot be packed: {error}"))
    };
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for File { path, content } in files {
        archive
            .start_file(format!("{folder}/{path}"), SimpleFileOptions::default())
            .map_err(|error| failed(&error))?;
        archive.write_all(content).map_err(|error| failed(&error))?;
    }
    Ok(archive.finish().map_err(|error| failed(&error))?.into_inner())
}
