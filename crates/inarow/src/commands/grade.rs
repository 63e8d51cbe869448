//! `inarow grade`: a search that somebody wrote, marked by a suite of tests.

use super::print_json;
use crate::failure::Refuted;
use crate::interrupt::Interrupt;
use crate::whole_file;
use crate::{App, progress, values};
use anyhow::{Context, anyhow, bail};
use clap::Args;
use grade::{
    Class, Contender, Marks, Meeting, Rank, Suite, USUAL_PAGE, autograder, html, junit, mark, text,
};
use lab::in_columns;
use pipe::Program;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Grade a search that somebody wrote, in any language, and say what is wrong with it
///
/// The program is asked by the line protocol of docs/pipe.md. A suite is a file that a teacher edits
/// (docs/grade.md), or one that is part of the program: searches (minimax, negamax, alpha-beta),
/// tic-tac-toe (perfect play), functions (the seven functions of a well-known assignment, in a Python
/// file), or gomocup (an engine by the Gomocup protocol). What is wrong is found by running searches
/// beside it that have one known mistake each. Ends with exit code 0 if all is right, and with 1 if not.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  inarow grade searches -- python3 my_search.py
  inarow grade searches --out marks -- python3 my_search.py
  inarow grade functions -- python3 tictactoe.py
  inarow grade gomocup -- ./pbrain-mine
  inarow grade searches --print > mine.toml    then edit it, and
  inarow grade mine.toml -- ./my_search
  inarow grade searches --all submissions --out marks -- python3 {}/search.py")]
pub struct GradeArgs {
    /// The suite: searches, tic-tac-toe, functions, gomocup, or a file
    suite: String,

    /// The command of the submission, behind --; with --all a {} in it is the name of each one
    #[arg(last = true, value_name = "COMMAND")]
    command: Vec<String>,

    /// A whole class: grade everything in this folder, one file or folder each, and let them play each
    /// other as [tournament] of the suite says
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    all: Option<PathBuf>,

    /// Write grade.html, grade.txt, grade.json, junit.xml and results.json into this folder; with
    /// --all into a folder for each submission, and class.html, class.csv and ranking.csv
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// The address of the page of inarow serve, for links into Explain
    #[arg(long, value_name = "URL", default_value = USUAL_PAGE)]
    page: String,

    /// Print the suite as a file to edit
    #[arg(long, conflicts_with_all = ["command", "all", "out", "json"])]
    print: bool,

    /// Print one line of JSON instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(app: &App, args: &GradeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let file = suite_text(&args.suite)?;
    let suite = Suite::read(&file).with_context(|| args.suite.clone())?;
    if args.print {
        return Ok(out.write_all(file.as_bytes())?);
    }
    if args.command.is_empty() {
        bail!(
            "the command of the submission is missing; write it behind --, such as: inarow grade {} -- python3 my_search.py",
            args.suite
        );
    }
    let interrupt = Interrupt::install();
    match &args.all {
        Some(folder) => grade_all(app, args, &suite, folder, &interrupt, out),
        None => grade_one(app, args, &suite, &interrupt, out),
    }
}

/// The text of a suite: that of a file, or of one that is part of the program.
fn suite_text(name: &str) -> anyhow::Result<String> {
    const LARGEST: u64 = 1 << 20;
    let built_in = match Suite::built_in(name) {
        Ok(text) => return Ok(text.to_owned()),
        Err(error) => error,
    };
    let path = Path::new(name);
    let Ok(about) = fs::metadata(path) else { return Err(built_in.into()) };
    if !about.is_file() || about.len() > LARGEST {
        bail!("cannot read {name}: it must be a text file of at most 1 MB");
    }
    fs::read_to_string(path).map_err(|error| anyhow!("cannot read {name}: {error}"))
}

/// Asks one submission, and whether it was stopped before the end.
fn marks_of(
    app: &App,
    args: &GradeArgs,
    suite: &Suite,
    program: &Program,
    interrupt: &Interrupt,
) -> (Marks, bool) {
    let bar = progress::bar(suite.size(), app.words.say("terminal-bar-questions", &[]));
    let (marks, stopped) = interrupt.during(|stop| {
        let marks = mark(suite, program, stop, |_| bar.inc(1));
        (marks, stop.is_stopped())
    });
    bar.finish_and_clear();
    (Marks { page: args.page.clone(), ..marks }, stopped)
}

fn grade_one(
    app: &App,
    args: &GradeArgs,
    suite: &Suite,
    interrupt: &Interrupt,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let program = suite.program(&args.command)?;
    let (marks, stopped) = marks_of(app, args, suite, &program, interrupt);
    match args.json {
        true => print_json(out, &marks)?,
        false => out.write_all(text(&marks, &app.words, app.name()).as_bytes())?,
    }
    out.flush()?;
    if stopped {
        bail!("{}", app.words.say("grade-stopped", &[]));
    }
    if let Some(folder) = &args.out {
        write(app, &marks, folder)?;
        if !args.json {
            let path = [("path", folder.display().to_string().into())];
            writeln!(out, "{}", app.words.say("grade-files", &path))?;
        }
    }
    match marks.passed() {
        true => Ok(()),
        false => Err(Refuted(None).into()),
    }
}

/// Everything in a folder, with a table at the end.
fn grade_all(
    app: &App,
    args: &GradeArgs,
    suite: &Suite,
    folder: &Path,
    interrupt: &Interrupt,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if !args.command.iter().any(|word| word.contains("{}")) {
        bail!("with --all the command needs a {{}} where the name of each submission goes");
    }
    let unreadable = |error| anyhow!("cannot read {}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>();
    let paths =
        paths.as_mut().map_err(|error| anyhow!("cannot read {}: {error}", folder.display()))?;
    paths.sort();
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.retain(|path| !name(path).starts_with('.'));
    if paths.is_empty() {
        bail!("{} is empty; it needs a file or a folder for each submission", folder.display());
    }
    let mut class = Class { title: suite.title.clone(), ..Class::default() };
    let mut contenders: Vec<(String, Contender)> = Vec::new();
    for path in paths.iter() {
        let shown = path.to_string_lossy();
        let command: Vec<String> =
            args.command.iter().map(|word| word.replace("{}", &shown)).collect();
        let program = suite.program(&command)?;
        let (marks, stopped) = marks_of(app, args, suite, &program, interrupt);
        if stopped {
            bail!("{}", app.words.say("grade-stopped", &[]));
        }
        let (reached, of) = marks.points();
        writeln!(out, "{}  {reached}/{of}", name(path))?;
        out.flush()?;
        if let Some(folder) = &args.out {
            write(app, &marks, &folder.join(name(path)))?;
        }
        class.submissions.push((name(path), marks));
        contenders.push((name(path), Arc::new(program)));
    }
    if let Some(meeting) = &suite.tournament
        && contenders.len() > 1
    {
        class.ranking = ranking(app, suite, meeting, &contenders, interrupt)?;
    }
    if let Some(folder) = &args.out {
        let mut files =
            vec![("class.csv", class.csv(&app.words)), ("class.html", class.html(&app.words))];
        if !class.ranking.is_empty() {
            files.push(("ranking.csv", class.ranking_csv()));
        }
        whole_file::write_all(folder, files.iter().map(|(name, text)| (*name, text.as_bytes())))?;
    }
    let mut rows = class.rows(&app.words);
    // Names of tests are too long for columns.
    for (number, cell) in rows[0].iter_mut().enumerate().skip(1) {
        if cell != "Σ" {
            *cell = number.to_string();
        }
    }
    write!(out, "\n{}", in_columns(&rows, &[0]))?;
    let ranking = class.ranking_rows(&app.words);
    if !ranking.is_empty() {
        let title = app.words.say("grade-ranking", &[]);
        write!(out, "\n{title}\n\n{}", in_columns(&ranking, &[1, 5]))?;
    }
    match class.submissions.iter().all(|(_, marks)| marks.passed()) {
        true => Ok(()),
        false => Err(Refuted(None).into()),
    }
}

/// The tournament of all submissions.
fn ranking(
    app: &App,
    suite: &Suite,
    meeting: &Meeting,
    contenders: &[(String, Contender)],
    interrupt: &Interrupt,
) -> anyhow::Result<Vec<Rank>> {
    let bar =
        progress::bar(meeting.size(contenders.len())?, app.words.say("terminal-bar-games", &[]));
    let (threads, seconds) = (values::cores(), suite.limits.seconds);
    let (ranking, stopped) = interrupt.during(|stop| {
        let ranking = meeting.ranking(contenders, seconds, threads, stop, |_| bar.inc(1));
        (ranking, stop.is_stopped())
    });
    bar.finish_and_clear();
    if stopped {
        bail!("{}", app.words.say("grade-stopped", &[]));
    }
    Ok(ranking?)
}

/// The files of one submission.
fn write(app: &App, marks: &Marks, folder: &Path) -> anyhow::Result<()> {
    let (words, program) = (&app.words, app.name());
    let files = [
        ("grade.html", html(marks, words, program)),
        ("grade.txt", text(marks, words, program)),
        ("grade.json", serde_json::to_string_pretty(marks)? + "\n"),
        ("junit.xml", junit(marks, words, program)),
        ("results.json", autograder(marks, words, program).to_string() + "\n"),
    ];
    let files = files.iter().map(|(name, text)| (*name, text.as_bytes()));
    whole_file::write_all(folder, files)
}
