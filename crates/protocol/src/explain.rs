//! `tree`, `steps`, `why` and `trace`: a recorded search, piece by piece or as a file.

use crate::bounds::{milliseconds, with_table};
use crate::{
    Bounds, Code, Estimate, Event, File, Refusal, Request, SearchRef, Searching, Stop, TraceFormat,
};
use ::explain::{
    Extent, Grown, MOST_DRAWN, MOST_NODES, NotRecorded, Recording, record, record_part,
};
use ::lab::compare::{Forecast, forecast};
use games::{Catalogue, SearchSpec};
use gametree::{Ended, Limits, Memory, Side, TreeGame};
use mnk::Board;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use words::{Language, Words};

/// How many nodes or events one answer may have.
const PAGE: RangeInclusive<u64> = 1..=500;
/// The most nodes of a file that is sent, where it is not a picture.
const MOST_WRITTEN: usize = 20_000;
/// The most bytes of any file that is sent: nodes with many moves left out are long.
const MOST_BYTES: usize = 16 << 20;
/// How often it is told how far a search has come.
const APART: Duration = Duration::from_millis(100);
/// The longest that estimating a search may take.
const ESTIMATING: Duration = Duration::from_millis(500);

impl SearchRef {
    /// Runs the search and records it.
    ///
    /// # Errors
    /// If it is not possible, has too many nodes, or is ended by the clock or by `stop`.
    pub fn record(
        &self,
        catalogue: &Catalogue,
        bounds: &Bounds,
        stop: &Stop,
    ) -> Result<Recording, Refusal> {
        self.record_telling(catalogue, bounds, Memory::default(), stop, &mut |_| {})
    }

    /// The same with tables of this size, unless the search says of which, and tells how far it has come.
    pub(crate) fn record_telling(
        &self,
        catalogue: &Catalogue,
        bounds: &Bounds,
        memory: Memory,
        stop: &Stop,
        send: &mut dyn FnMut(Event),
    ) -> Result<Recording, Refusal> {
        let position = self.game.position(catalogue)?;
        let (depth, nodes) = self.reach(bounds)?;
        if depth.is_none() && nodes.is_none() && position.game::<TreeGame>().is_none() {
            let message = format!("a depth is needed, 1 to {}", Bounds::DEPTH);
            return Err(Refusal::new(Code::Limit, message));
        }
        let levels = |levels| Refusal::unless_within("the levels", levels, 1..=Bounds::DEPTH);
        let levels = self.levels.map(levels).transpose()?.map(|levels| levels as u32);
        let (extent, memory) = (Extent { nodes, levels }, with_table(memory, self.table)?);
        let mut progress = Progress::new();
        let until = progress.start + bounds.time;
        let limits = Limits::nodes(bounds.nodes).with_stop(stop).until(until);
        let mut tell = |nodes| progress.tell(nodes, send);
        let spec = SearchSpec { memory, ..self.spec() };
        record_part(&position, &spec, depth, extent, &limits, &mut tell)
            .map_err(|error| refused(&error))
    }

    /// Its depth and its nodes, if they are within the bounds.
    pub(crate) fn reach(&self, bounds: &Bounds) -> Result<(Option<u32>, Option<u64>), Refusal> {
        let within = |depth| Refusal::unless_within("the depth", depth, 1..=Bounds::DEPTH);
        let depth = self.depth.map(within).transpose()?.map(|depth| depth as u32);
        let within = |nodes| Refusal::unless_within("the nodes", nodes, 1..=bounds.nodes);
        Ok((depth, self.nodes.map(within).transpose()?))
    }

    /// What recording it will cost, from recordings of the first plies.
    ///
    /// # Errors
    /// If it is not possible, has no depth, or `stop` ends it.
    pub(crate) fn estimate(
        &self,
        catalogue: &Catalogue,
        bounds: &Bounds,
        stop: &Stop,
    ) -> Result<Estimate, Refusal> {
        let position = self.game.unfinished(catalogue)?;
        let depth =
            Refusal::unless_within("the depth", self.depth.unwrap_or(0), 1..=Bounds::DEPTH)?;
        let until = Instant::now() + ESTIMATING.min(bounds.time);
        let mut fault = None;
        let found = forecast(depth as u32, &position.profile(depth as u32), |limits| {
            let (limits, start) = (limits.clone().with_stop(stop).until(until), Instant::now());
            match record(&position, &self.spec(), limits.depth, &limits) {
                Ok(recording) => Some((recording.stats(), start.elapsed().as_secs_f64())),
                Err(NotRecorded::TooLarge(_) | NotRecorded::Time) => None,
                Err(error) => {
                    fault = Some(refused(&error));
                    None
                }
            }
        });
        let most = bounds.nodes.min(MOST_NODES);
        match (fault, found) {
            (Some(refusal), _) => Err(refusal),
            (None, Some(Forecast { nodes, seconds, counted: exact })) => {
                let time_ms = (seconds * 1e3).round();
                Ok(Estimate { nodes: nodes.round() as u64, exact, time_ms, most })
            }
            (None, None) => Err(Refusal::new(Code::TooLarge, "not even one ply can be recorded")),
        }
    }

    /// The command that writes the same file.
    fn command(&self, format: TraceFormat, catalogue: &Catalogue, program: &str) -> String {
        let mut words = vec![program.to_owned(), "explain".to_owned(), self.game.game.clone()];
        let mut option = |name: &str, value: String| match value.starts_with('-') {
            true => words.push(format!("--{name}={value}")),
            false => words.extend([format!("--{name}"), value]),
        };
        let position = self.game.position(catalogue).ok();
        let board = position.as_ref().and_then(|position| position.game::<Board>());
        match (self.game.first, board) {
            (Side::Second, Some(board)) => {
                // The rules are the first word already.
                let text = board.to_string();
                option("position", text.split_once(' ').map_or("", |parts| parts.1).to_owned());
            }
            _ if self.game.moves.is_empty() => {}
            _ => option("moves", self.game.moves.join(" ")),
        }
        option("algorithm", self.algorithm.clone());
        for (name, value) in [
            ("depth", self.depth.map(|depth| depth.to_string())),
            ("evaluator", self.evaluator.clone()),
            ("weights", self.weights.as_ref().map(|weights| join(weights))),
            ("order", self.order.clone()),
            ("seed", self.seed.map(|seed| seed.to_string())),
            ("nodes", self.nodes.map(|nodes| nodes.to_string())),
            ("keep-plies", self.levels.map(|levels| levels.to_string())),
            ("table", self.table.map(|bytes| bytes.to_string())),
            (
                "window",
                self.window.map(|[alpha, beta]| format!("{},{}", alpha.short(), beta.short())),
            ),
        ] {
            value.into_iter().for_each(|value| option(name, value));
        }
        option("format", format.name().to_owned());
        words.extend(self.strict_cuts.then(|| "--strict-cuts".to_owned()));
        // No word has a zero byte in it: the game and its moves were read.
        shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default()
    }

    /// Writes a recording of this search as a file; with `levels`, text goes only so many plies deep.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub fn write(
        &self,
        recording: &Recording,
        out: &mut impl Write,
        format: TraceFormat,
        levels: Option<u32>,
        (catalogue, program): (&Catalogue, &str),
        words: &Words,
    ) -> io::Result<()> {
        // Whoever repeats it elsewhere has other tables.
        let table = self.table.or(recording.table().map(|bytes| bytes as u64));
        let search = SearchRef { table, ..self.clone() };
        match format {
            TraceFormat::Json => {
                let program = format!("{program} {}", env!("CARGO_PKG_VERSION"));
                recording.write_json(out, &program, &search)
            }
            TraceFormat::Text => recording.write_text(out, words, levels.unwrap_or(u32::MAX)),
            TraceFormat::Svg => recording.write_svg(out, words),
            TraceFormat::Dot => recording.write_dot(out, words),
            TraceFormat::Html => {
                recording.write_html(out, words, &search.command(format, catalogue, program))
            }
        }
    }
}

/// Tells now and then how far a search has come. Begins when it is made.
pub(crate) struct Progress {
    pub start: Instant,
    told: Instant,
}

impl Progress {
    pub(crate) fn new() -> Progress {
        let start = Instant::now();
        Progress { start, told: start }
    }

    pub(crate) fn tell(&mut self, nodes: u64, send: &mut dyn FnMut(Event)) {
        if self.told.elapsed() >= APART {
            self.told = Instant::now();
            let time_ms = milliseconds(self.start.elapsed());
            send(Event::Searching(Searching { nodes, time_ms }));
        }
    }
}

/// Why there is no recording, as it is told.
fn refused(error: &NotRecorded) -> Refusal {
    let code = match error {
        NotRecorded::TooLarge(_) | NotRecorded::Time => Code::TooLarge,
        NotRecorded::Stopped => Code::Stopped,
        _ => Code::Limit,
    };
    Refusal::of(code, error)
}

fn join(numbers: &[i64]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

impl TraceFormat {
    /// The name on command lines, and the ending of files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.told().0
    }

    /// Its name and its media type.
    const fn told(self) -> (&'static str, &'static str) {
        match self {
            TraceFormat::Json => ("json", "application/json"),
            TraceFormat::Text => ("text", "text/plain"),
            TraceFormat::Svg => ("svg", "image/svg+xml"),
            TraceFormat::Dot => ("dot", "text/vnd.graphviz"),
            TraceFormat::Html => ("html", "text/html"),
        }
    }

    /// Whether it draws every node, so that it is of no use for large trees.
    #[must_use]
    pub const fn is_picture(self) -> bool {
        matches!(self, TraceFormat::Svg | TraceFormat::Dot | TraceFormat::Html)
    }
}

/// Refuses what is wrong whatever the search.
pub(crate) fn check(request: &Request) -> Result<(), Refusal> {
    if let Request::Tree { count, .. } | Request::Steps { count, .. } = request {
        Refusal::unless_within("the count", *count, PAGE)?;
    }
    Ok(())
}

/// Answers a checked request from the recording of its search. The switch and the clock of `limits`
/// end what takes a while.
pub(crate) fn answer(
    request: &Request,
    recording: &Recording,
    made_by: (&Catalogue, &str),
    limits: &Limits,
) -> Result<Event, Refusal> {
    let find = |node: u64| {
        recording.find(node).ok_or_else(|| {
            let last = recording.len() - 1;
            let message = format!("there is no node {node}; they are numbered from 0 to {last}");
            Refusal::new(Code::Limit, message)
        })
    };
    match request {
        Request::Tree { node, from, count, .. } => {
            Ok(Event::Tree(Box::new(recording.page(find(*node)?, *from, *count as usize))))
        }
        Request::Steps { from, count, seek, .. } => {
            let most = recording.events() as u64;
            let from = Refusal::unless_within("the event", *from, 0..=most)? as usize;
            Ok(Event::Steps(Box::new(recording.steps(from, *count as usize, *seek))))
        }
        Request::Why { node, .. } => {
            let why = recording.why(find(*node)?, limits).ok_or_else(|| {
                let message =
                    format!("nothing was cut at node {node}; choose one with skipped moves");
                Refusal::new(Code::Limit, message)
            })?;
            Ok(Event::Why(Box::new(why)))
        }
        Request::Trace { search, format, language } => {
            let language: Language = match language {
                Some(code) => code.parse().map_err(|error| Refusal::new(Code::Limit, error))?,
                None => Language::default(),
            };
            trace(search, recording, *format, made_by, &Words::new(language), limits)
                .map(Event::File)
        }
        _ => Err(Refusal::new(Code::Internal, "nobody answers this")),
    }
}

/// The recording as a file, if it is small enough to be sent.
fn trace(
    search: &SearchRef,
    recording: &Recording,
    format: TraceFormat,
    made_by: (&Catalogue, &str),
    words: &Words,
    limits: &Limits,
) -> Result<File, Refusal> {
    let most = if format.is_picture() { MOST_DRAWN } else { MOST_WRITTEN };
    if recording.len() > most {
        let message = format!(
            "a file of the kind {} has at most {most} nodes, this search has {}; choose a smaller \
             depth, alpha-beta instead of minimax, or the command explain",
            format.name(),
            recording.len()
        );
        return Err(Refusal::new(Code::TooLarge, message));
    }
    let mut file = BoundedFile::new(MOST_BYTES, limits);
    let written = search.write(recording, &mut file, format, None, made_by, words);
    let text = file.into_text(written)?;
    let ending = if format == TraceFormat::Text { "txt" } else { format.name() };
    let name = format!("inarow-{}.{ending}", search.algorithm);
    Ok(File { name, mime: format.told().1.to_owned(), text })
}

/// The most bytes of all recordings together, of searches that walk a tree, and of those that grow one.
const MOST_RECORDED: [usize; 2] = [170 << 20, 90 << 20];
/// The most recordings, so that finding one takes no time.
const MOST_RECORDINGS: usize = 32;

/// The recordings of the last searches, so that the pages of one tree need one search; for any
/// number of threads. Answers do not depend on what is here: the same search is recorded the same
/// way again.
#[derive(Debug)]
pub struct Recordings {
    walked: Shelf<Recording>,
    grown: Shelf<Grown>,
}

impl Default for Recordings {
    fn default() -> Recordings {
        let [walked, grown] = MOST_RECORDED;
        Recordings {
            walked: Shelf::new(walked, Recording::bytes),
            grown: Shelf::new(grown, Grown::bytes),
        }
    }
}

impl Recordings {
    /// Whether a search is here.
    #[must_use]
    pub fn knows(&self, search: &SearchRef) -> bool {
        self.walked.get(search).is_some() || self.grown.get(search).is_some()
    }

    /// Those of searches that walk a tree.
    pub(crate) fn walked(&self) -> &Shelf<Recording> {
        &self.walked
    }

    /// Those of searches that grow one.
    pub(crate) fn grown(&self) -> &Shelf<Grown> {
        &self.grown
    }
}

/// Recordings of one kind, up to so many bytes.
#[derive(Debug)]
pub(crate) struct Shelf<T> {
    /// The one used last at the end.
    kept: Mutex<Vec<(SearchRef, Arc<T>)>>,
    most: usize,
    bytes: fn(&T) -> usize,
}

impl<T> Shelf<T> {
    fn new(most: usize, bytes: fn(&T) -> usize) -> Shelf<T> {
        Shelf { kept: Mutex::default(), most, bytes }
    }

    /// The recording of a search, if it is here.
    pub(crate) fn get(&self, search: &SearchRef) -> Option<Arc<T>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == search)?;
        let used = kept.remove(at);
        let recording = Arc::clone(&used.1);
        kept.push(used);
        Some(recording)
    }

    /// The recording of a search, made by `record` if it is not here.
    pub(crate) fn get_or(
        &self,
        search: &SearchRef,
        record: impl FnOnce() -> Result<T, Refusal>,
    ) -> Result<Arc<T>, Refusal> {
        if let Some(recording) = self.get(search) {
            return Ok(recording);
        }
        let recording = Arc::new(record()?);
        let mut kept = self.kept();
        // Somebody else may have recorded it in the meantime.
        kept.retain(|(known, _)| known != search);
        kept.push((search.clone(), Arc::clone(&recording)));
        let bytes = |kept: &[(SearchRef, Arc<T>)]| -> usize {
            kept.iter().map(|(_, recording)| (self.bytes)(recording)).sum()
        };
        while kept.len() > MOST_RECORDINGS || bytes(&kept) > self.most {
            kept.remove(0);
        }
        Ok(recording)
    }

    fn kept(&self) -> MutexGuard<'_, Vec<(SearchRef, Arc<T>)>> {
        // Whole at every moment, so a poisoned lock has nothing to hide.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// After so many bytes it is looked whether to stop.
const BYTES_AT_ONCE: usize = 16 << 10;

/// Takes what is written, up to a number of bytes and until the switch or the clock of its limits
/// says to stop; then writing fails.
#[derive(Debug)]
struct BoundedFile<'a> {
    bytes: Vec<u8>,
    most: usize,
    limits: &'a Limits,
    /// It is looked whether to stop when there are so many bytes.
    look_at: usize,
    refusal: Option<Refusal>,
}

impl BoundedFile<'_> {
    fn new(most: usize, limits: &Limits) -> BoundedFile<'_> {
        BoundedFile { bytes: Vec::new(), most, limits, look_at: 0, refusal: None }
    }

    /// What is in it, if `written` says that it is all there; or why it is not.
    fn into_text(self, written: io::Result<()>) -> Result<String, Refusal> {
        match (written, self.refusal) {
            (Err(_), Some(refusal)) => Err(refusal),
            (Ok(()), None) => String::from_utf8(self.bytes).map_err(|_| fault()),
            _ => Err(fault()),
        }
    }

    /// Why no more may be written, if so.
    fn refuse(&mut self, more: usize) -> Option<Refusal> {
        if self.bytes.len() + more > self.most {
            let message = format!(
                "the file would have more than {} MB; choose a smaller depth, or the command explain",
                self.most >> 20
            );
            return Some(Refusal::new(Code::TooLarge, message));
        }
        if self.bytes.len() < self.look_at {
            return None;
        }
        self.look_at = self.bytes.len() + BYTES_AT_ONCE;
        self.limits.interrupted().map(|why| match why {
            Ended::Stopped => Refusal::new(Code::Stopped, "stopped before the file was written"),
            _ => Refusal::new(Code::TooLarge, "writing the file takes too long"),
        })
    }
}

fn fault() -> Refusal {
    Refusal::new(Code::Internal, "the file could not be written")
}

impl Write for BoundedFile<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(refusal) = self.refuse(bytes.len()) {
            let error = io::Error::other(refusal.message.clone());
            self.refusal = Some(refusal);
            return Err(error);
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_can_be_pasted() {
        let text = r#"{"game": {"game": "tree:A(3 it's=5)", "moves": []}, "algorithm": "pvs",
            "window": ["-5", "+inf"]}"#;
        let search: SearchRef = serde_json::from_str(text).unwrap();
        let catalogue = Catalogue::default();
        assert_eq!(
            search.command(TraceFormat::Html, &catalogue, "inarow"),
            r#"inarow explain "tree:A(3 it's=5)" --algorithm pvs '--window=-5,+inf' --format html"#
        );
    }

    fn written(most: usize, limits: &Limits, lines: usize) -> Result<String, Refusal> {
        let mut file = BoundedFile::new(most, limits);
        let result = (0..lines).try_for_each(|_| file.write_all(b"a line of text\n"));
        file.into_text(result)
    }

    #[test]
    fn files_are_whole_or_refused() {
        assert_eq!(written(30, &Limits::none(), 2).unwrap().len(), 30);
        assert_eq!(written(29, &Limits::none(), 2).unwrap_err().code, Code::TooLarge);
        let stop = Stop::new();
        let limits = Limits::none().with_stop(&stop);
        assert!(written(1 << 20, &limits, 10).is_ok());
        stop.stop();
        assert_eq!(written(1 << 20, &limits, 10).unwrap_err().code, Code::Stopped);
        let expired = Limits::none().with_timer(|| true);
        assert_eq!(written(1 << 20, &expired, 10).unwrap_err().code, Code::TooLarge);
    }
}
