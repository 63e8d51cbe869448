//! The files of a report, and how they get into a folder: all of them whole, or none.

use super::{document, html, markdown};
use crate::compare::{Results, table};
use crate::plot::{PlotError, plots};
use crate::words::{Language, Words};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// A file in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it goes in the folder, parts separated by `/`.
    pub path: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// Why a report could not be written. Nothing of it has been, then.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {path}: {error}; nothing of the report was written")]
pub struct WriteError {
    /// Which file.
    pub path: String,
    /// What the system says.
    pub error: io::Error,
}

/// All files of a report: `report.html`, `report.md`, `results.csv`, `results.json`, `table.txt`
/// and the plots. `out` is how the command to repeat it names the folder.
///
/// # Errors
/// If a plot cannot be drawn.
pub fn files(
    results: &Results,
    language: Language,
    out: Option<&str>,
) -> Result<Vec<File>, PlotError> {
    let report = document(results, language, out);
    let text =
        |path: &str, content: String| File { path: path.to_owned(), content: content.into_bytes() };
    let mut files = vec![
        text("table.txt", table(results)),
        text("results.csv", results.csv()),
        text("results.json", results.json()),
        text("report.html", html(&report)),
        text("report.md", markdown(&report)),
    ];
    for plot in plots(results, &Words::new(language)) {
        let name = &plot.name;
        files.push(text(&format!("plots/{name}.svg"), plot.chart.svg(name)));
        files.push(File { path: format!("plots/{name}.png"), content: plot.chart.png()? });
    }
    Ok(files)
}

/// Writes all files into a folder. Each is written beside its place first, and only when all are on
/// the disk are they put there, over those of an earlier report.
///
/// # Errors
/// If one cannot be written.
pub fn write(folder: &Path, files: &[File]) -> Result<(), WriteError> {
    let failed = |path: &Path, error| WriteError { path: path.display().to_string(), error };
    let mut ready: Vec<(NamedTempFile, PathBuf)> = Vec::new();
    for file in files {
        let path = folder.join(&file.path);
        let beside = path.parent().unwrap_or(folder);
        let made = fs::create_dir_all(beside).and_then(|()| temporary(beside, &file.content));
        ready.push((made.map_err(|error| failed(&path, error))?, path));
    }
    for (file, path) in ready {
        file.persist(&path).map_err(|error| failed(&path, error.error))?;
    }
    Ok(())
}

/// A file that is gone when it is dropped, with this content on the disk.
fn temporary(folder: &Path, content: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".inarow-");
    #[cfg(unix)]
    {
        // As any other file: what the user's mask leaves.
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    // The file itself: its errors do not name the temporary path.
    file.as_file_mut().write_all(content)?;
    file.as_file().sync_all()?;
    Ok(file)
}
