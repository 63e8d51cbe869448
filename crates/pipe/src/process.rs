//! A program that runs under limits and is talked to line by line.

use crate::group::{Group, MARK, fresh_mark};
use crate::{Failure, Quota};
use gametree::{Ended, Limits};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often what a program uses is looked at, and whether it has to end.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(500);
/// The longest line, in bytes.
const LINE: u64 = 64 << 10;
/// Lines that wait to be read; a program that writes more waits itself.
const LINES: usize = 256;
/// How much of its standard error is kept, in bytes.
const SAID: usize = 2_000;

/// A program that runs. Dropped, it ends, and so does whatever it has started.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    group: Group,
    quota: Quota,
    /// Lines on their way to it; what hangs up here closes its input.
    input: Option<Sender<String>>,
    output: Receiver<Output>,
    /// The end of what it wrote on standard error.
    said: Arc<Mutex<VecDeque<u8>>>,
    guard: Arc<Guard>,
    /// Ends the program should this process be ended itself.
    lifeline: Option<Child>,
}

/// What it writes.
#[derive(Debug)]
enum Output {
    Line(Vec<u8>),
    TooLong,
}

/// What the thread is told that looks at what a program uses, and what it tells.
#[derive(Debug, Default)]
struct Guard {
    is_over: AtomicBool,
    failure: Mutex<Option<Failure>>,
}

/// Waiting for an answer: until when, and how much of it there may be.
pub(crate) struct Patience<'a> {
    begin: Instant,
    within: Duration,
    limits: &'a Limits,
    /// Bytes read so far.
    read: u64,
}

impl<'a> Patience<'a> {
    /// From now on for so long, unless these limits say stop before.
    pub fn new(within: Duration, limits: &'a Limits) -> Patience<'a> {
        Patience { begin: Instant::now(), within, limits, read: 0 }
    }
}

impl Process {
    /// Starts a program, the first of the words being its name.
    pub fn start(words: &[String], quota: Quota) -> Result<Process, Failure> {
        let mark = fresh_mark();
        let mut command = limited(words, &quota);
        command.env(MARK, &mark);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| Failure::Start(error.to_string()))?;
        let group = Group { id: child.id(), mark };
        let lifeline = lifeline(&group);
        let guard = Arc::new(Guard::default());
        let (input, lines) = channel::<String>();
        let (sender, output) = sync_channel(LINES);
        let said = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(mut pipe) = child.stdin.take() {
            // A program that does not read must not hold up whoever writes.
            thread::spawn(move || {
                while let Ok(line) = lines.recv() {
                    if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || read_lines(pipe, &sender));
        }
        if let Some(pipe) = child.stderr.take() {
            let said = Arc::clone(&said);
            thread::spawn(move || read_errors(pipe, &said));
        }
        let (watched, told) = (group.clone(), Arc::clone(&guard));
        thread::spawn(move || watch(&watched, &quota, &told));
        Ok(Process { child, group, quota, input: Some(input), output, said, guard, lifeline })
    }

    /// Sends a line. Whether it arrives shows in the answer.
    pub fn send(&self, line: &str) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line that it writes, without its end.
    ///
    /// # Errors
    /// If there is none in time, or the program is over, or it used more than it may.
    pub fn line(&mut self, patience: &mut Patience<'_>) -> Result<String, Failure> {
        loop {
            let left = patience.within.checked_sub(patience.begin.elapsed());
            let output = match left {
                Some(left) => self.output.recv_timeout(left.min(LOOK)),
                None => self.output.try_recv().map_err(|_| RecvTimeoutError::Timeout),
            };
            if let Some(failure) = locked(&self.guard.failure).clone() {
                return Err(failure);
            }
            match output {
                Ok(Output::TooLong) => return Err(Failure::Output(LINE)),
                Ok(Output::Line(line)) => {
                    patience.read += line.len() as u64 + 1;
                    if patience.read > self.quota.output {
                        return Err(Failure::Output(self.quota.output));
                    }
                    return Ok(String::from_utf8_lossy(&line).trim().to_owned());
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if left.is_none() => {
                    return Err(Failure::Silence { within: patience.within, said: self.said() });
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if patience.limits.interrupted() == Some(Ended::Stopped) {
                return Err(Failure::Stopped);
            }
        }
    }

    /// It has closed its output: most likely it is over.
    fn ended(&mut self) -> Failure {
        let how = match self.wait(FAREWELL) {
            None => "its output, but goes on".to_owned(),
            Some(status) => told(status),
        };
        // What it ended with may still be on its way.
        thread::sleep(Duration::from_millis(10));
        match locked(&self.guard.failure).clone() {
            Some(failure) => failure,
            None => Failure::Ended { how, said: self.said() },
        }
    }

    /// The last that it wrote on standard error.
    fn said(&self) -> String {
        let bytes: Vec<u8> = locked(&self.said).iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        let is_shown = |c: &char| *c == '\n' || !c.is_control();
        let text: String = text.chars().filter(is_shown).collect();
        // Python tells the error itself last, node where it came from and its own version behind it.
        let is_error = |line: &&str| {
            let name = line.split([':', ' ']).next().unwrap_or_default();
            name.ends_with("Error") || name.ends_with("Exception")
        };
        let mut lines = text.lines().rev().map(str::trim).filter(|line| !line.is_empty());
        let last = lines.clone().find(is_error).or_else(|| lines.next());
        last.map_or_else(String::new, |line| {
            let line: String = line.chars().take(200).collect();
            format!("; the last on its standard error: {line}")
        })
    }

    /// Whether it is over, after at most so long.
    pub fn is_over(&mut self, most: Duration) -> bool {
        self.wait(most).is_some()
    }

    /// Closes its input.
    pub fn hang_up(&mut self) {
        self.input = None;
    }

    fn wait(&mut self, most: Duration) -> Option<ExitStatus> {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if begin.elapsed() < most => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }

    /// Ends it as the protocol says, and by force if that takes too long.
    pub fn farewell(mut self, word: &str) {
        self.send(word);
        self.input = None;
        self.wait(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        self.guard.is_over.store(true, Ordering::Relaxed);
        self.group.kill();
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(lifeline) = &mut self.lifeline {
            let _ = lifeline.kill();
            let _ = lifeline.wait();
        }
    }
}

/// How a program ended, as the end of a sentence.
fn told(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("by signal {signal}");
    }
    match status.code() {
        Some(0) | None => "without an answer".to_owned(),
        Some(code) => format!("with exit code {code}"),
    }
}

/// The command in a process group of its own, with the limits that a shell can set: neither core
/// dumps nor large files. Standard streams apart, it inherits no open file.
#[cfg(unix)]
fn limited(words: &[String], quota: &Quota) -> Command {
    use std::os::unix::process::CommandExt;
    // In blocks of 512 bytes.
    let blocks = quota.file / 512;
    let script = format!("ulimit -c 0; ulimit -f {blocks}; exec \"$@\"");
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(script).arg("sh").args(words).process_group(0);
    command
}

#[cfg(not(unix))]
fn limited(words: &[String], _: &Quota) -> Command {
    let mut command = Command::new(words.first().map_or("", String::as_str));
    command.args(words.get(1..).unwrap_or_default());
    command
}

/// Waits for the end of this process, however it comes, and ends the group then.
#[cfg(unix)]
fn lifeline(group: &Group) -> Option<Child> {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new("/bin/sh");
    let script = format!("read -r _; kill -KILL -{}", group.id);
    command.arg("-c").arg(script).process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().ok()
}

#[cfg(not(unix))]
fn lifeline(_: &Group) -> Option<Child> {
    None
}

fn read_lines(pipe: ChildStdout, to: &SyncSender<Output>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut line = Vec::new();
        match pipe.by_ref().take(LINE).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => return,
            Ok(_) if line.last() == Some(&b'\n') => {
                line.pop();
            }
            Ok(read) if read as u64 == LINE => {
                let _ = to.send(Output::TooLong);
                return;
            }
            Ok(_) => {}
        }
        if to.send(Output::Line(line)).is_err() {
            return;
        }
    }
}

fn read_errors(mut pipe: ChildStderr, said: &Mutex<VecDeque<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(read @ 1..) = pipe.read(&mut buffer) {
        let mut said = locked(said);
        said.extend(&buffer[..read]);
        let surplus = said.len().saturating_sub(SAID);
        said.drain(..surplus);
    }
}

/// Ends the program when it uses more than it may.
fn watch(group: &Group, quota: &Quota, guard: &Guard) {
    while !guard.is_over.load(Ordering::Relaxed) {
        let usage = group.usage(quota.processes);
        // Many processes share much of the memory that each of them is counted to have.
        let failure = if usage.processes > quota.processes {
            Failure::Processes(quota.processes)
        } else if usage.memory > quota.memory {
            Failure::Memory(quota.memory)
        } else {
            thread::sleep(LOOK);
            continue;
        };
        *locked(&guard.failure) = Some(failure);
        group.kill();
        return;
    }
}

/// All that is locked here is whole at every moment.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
