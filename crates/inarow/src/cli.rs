//! What the command line looks like as a whole; the options of a command are with the command.

use crate::App;
use crate::commands::{
    analyse::AnalyseArgs, bench::BenchArgs, check::CheckArgs, count::CountArgs,
    explain::ExplainArgs, grade::GradeArgs, lab::LabArgs, perft::PerftArgs, play::PlayArgs,
    puzzle::PuzzleArgs, search::SearchArgs, serve::ServeArgs, show::ShowArgs, solve::SolveArgs,
};
use crate::values::{self, NamedProgram};
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use words::Language;

/// Play any k-in-a-row game, see what the searches find and what it costs them
///
/// GAME is WIDTHxHEIGHTxK, such as 3x3x3, with the options +exact (only exactly k in a row win) and
/// +gravity (stones fall): 15x15x5+exact, 7x6x4+gravity; or another game by name. Cells are called
/// as in chess: b2 is the second column and the second row from the bottom. Values are always from
/// X's point of view: X3 (X wins in 3 plies), = (draw), +63 (better for X). Without a command the
/// page is served and opened in the browser, as by serve.
#[derive(Parser, Debug)]
#[command(
    name = "inarow",
    version,
    after_help = "\
Examples:
  inarow                                       play in the browser
  inarow play 7x6x4+gravity                    play Connect Four in the terminal
  inarow puzzle --daily                        the puzzle of today
  inarow search 4x4x4 --evaluator quick-win    who wins 4x4x4 with best play?
  inarow analyse 15x15x5 --moves \"h8 h9 i8\"     what would the engine play?
  inarow explain 3x3x3 --moves b2 --depth 3    why would alpha-beta play there?
  inarow solve 7x7x5                           who wins, proven?
  inarow lab compare 3x3x3 --depths 1-9        what do the algorithms cost?
  inarow grade searches -- python3 mine.py     is a search of your own right?
  inarow search --help                         all about one command

Exit codes: 0 done; 1 the answer is no (check); 2 wrong input, or nothing found"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[command(flatten)]
    pub serve: ServeArgs,

    /// The language to talk in: en, pl, cs or ru [default: that of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "LANG", global = true)]
    pub lang: Option<Language>,

    /// A program as a player and an algorithm by a name: --player mine="python3 mine.py", then mine,
    /// mine:4 or mine:500ms wherever one is named. May be given several times; see docs/pipe.md
    #[arg(long = "player", value_name = "NAME=COMMAND", global = true, value_parser = values::program)]
    pub programs: Vec<NamedProgram>,
}

impl Cli {
    /// The players and algorithms that the command line names itself, and that may be programs.
    pub fn named(&self) -> Vec<String> {
        match &self.command {
            Some(Command::Play(args)) => args.players(),
            Some(Command::Search(args)) => args.algorithms(),
            Some(Command::Lab(args)) => args.players_and_algorithms(),
            _ => Vec::new(),
        }
    }
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Puzzle(PuzzleArgs),
    Search(SearchArgs),
    Analyse(AnalyseArgs),
    Explain(ExplainArgs),
    Solve(SolveArgs),
    Check(CheckArgs),
    Lab(LabArgs),
    Grade(GradeArgs),
    Show(ShowArgs),
    Perft(PerftArgs),
    Count(CountArgs),
    Bench(BenchArgs),
    /// Play under a manager such as Piskvork: the Gomocup protocol on standard input and output
    ///
    /// The same as the program alone under a name that begins with pbrain-. Beside the keys of the
    /// protocol there is INFO k 4, for four in a row; without it five, or as many as fit.
    #[command(after_help = "\
Examples:
  inarow brain                                 then type START 15, BEGIN, TURN 7,8 … END")]
    Brain,
}

/// Reads a command line, the first word of which is the name of the program.
pub fn parse(app: &App, args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut command = described(app, Cli::command());
    let matches = command.try_get_matches_from_mut(args)?;
    refuse_serve_options(&mut command, &matches)?;
    let mut cli = Cli::from_arg_matches(&matches)?;
    if cli.command.is_none() && app.is_called_brain() {
        cli.command = Some(Command::Brain);
    }
    Ok(cli)
}

/// The options before a command are those of serve, but for the language.
fn refuse_serve_options(
    command: &mut clap::Command,
    matches: &ArgMatches,
) -> Result<(), clap::Error> {
    let Some(name) = matches.subcommand_name() else { return Ok(()) };
    let is_given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let options = command.get_arguments().map(|option| option.get_id().as_str().to_owned());
    let given = options.filter(|id| id != "lang" && id != "programs").find(|id| is_given(id));
    let Some(id) = given else { return Ok(()) };
    let option = id.replace('_', "-");
    let message = format!("--{option} in front of {name} means nothing; it is for serve");
    Err(command.error(ErrorKind::ArgumentConflict, message))
}

/// The same command line with what this program is called and what it knows.
fn described(app: &App, command: clap::Command) -> clap::Command {
    let families = app.catalogue().families().iter();
    let games: Vec<&str> =
        families.filter_map(|family| family.games.first().map(String::as_str)).collect();
    let algorithms: Vec<String> =
        app.catalogue().algorithms().into_iter().map(|info| info.name).collect();
    let known = format!("Games: {}\nAlgorithms: {}", games.join(", "), algorithms.join(", "));
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let command = command.display_name(app.name()).after_help(format!("{known}\n\n{help}"));
    adapted(command, app.name())
}

/// The same with this name in all examples, and with negative numbers as values: what is wrong with
/// them is told like what is wrong with other numbers.
fn adapted(command: clap::Command, name: &str) -> clap::Command {
    /// What the numbers among the values are called.
    const NUMBERS: [&str; 7] = ["N", "MS", "MB", "S", "SECONDS", "HOW", "DEPTH"];
    let is_number = |arg: &Arg| {
        let mut names = arg.get_value_names().unwrap_or_default().iter();
        names.any(|name| NUMBERS.contains(&name.as_str()))
    };
    let command = command.mut_args(|arg| match is_number(&arg) {
        true => arg.allow_negative_numbers(true),
        false => arg,
    });
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    command
        .after_help(help.replace("\n  inarow", &format!("\n  {name}")))
        .mut_subcommands(|below| adapted(below, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Cli, clap::Error> {
        parse(&App::new(), line.split_whitespace().map(OsString::from).collect())
    }

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn without_a_command_the_options_are_those_of_serve() {
        let alone = parsed("inarow --no-open").unwrap().serve;
        let Some(Command::Serve(named)) = parsed("inarow serve --no-open").unwrap().command else {
            panic!("not serve")
        };
        assert_eq!(format!("{alone:?}"), format!("{named:?}"));
        assert!(parsed("inarow --no-open play").is_err());
    }

    #[test]
    fn the_language_may_be_given_anywhere() {
        for line in ["inarow --lang cs", "inarow --lang cs play", "inarow lab faults --lang cs"] {
            let language = parsed(line).unwrap().lang.map(Language::code);
            assert_eq!(language, Some("cs"), "{line}");
        }
    }

    #[test]
    fn examples_have_the_name_of_the_program() {
        let app = App {
            program: protocol::Program { name: "nim".into(), ..Default::default() },
            ..App::new()
        };
        let mut command = described(&app, Cli::command());
        let help = command.render_help().to_string();
        assert!(
            help.contains("\n  nim play 7x6x4+gravity") && !help.contains("\n  inarow"),
            "{help}"
        );
        let search = command.find_subcommand_mut("search").unwrap().render_help().to_string();
        assert!(search.contains("\n  nim search ") && !search.contains("\n  inarow"), "{search}");
    }
}
