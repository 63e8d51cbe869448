//! A whole class: the marks of all submissions, and how they play against each other.

use crate::forms::{STYLE, escape, number};
use crate::marking::Marks;
use crate::submission::Submission;
use crate::suite::Meeting;
use games::{Catalogue, OwnSearch};
use gametree::{Limits, Stop};
use lab::tournament::{Plan, PlanError, Played, Standing, run, size};
use players::{Player, Reach};
use std::fmt::Write as _;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::Words;

/// The marks of a class.
#[derive(Clone, Debug, Default)]
pub struct Class {
    /// The suite.
    pub title: String,
    /// The submissions by name, with their marks.
    pub submissions: Vec<(String, Marks)>,
    /// The ranking, best first; nothing if they did not meet.
    pub ranking: Vec<Rank>,
}

/// A place in the ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct Rank {
    /// From 1. Who scored alike shares a place.
    pub place: usize,
    /// What was scored; the player is the name of the submission.
    pub standing: Standing,
    /// Why it is last: it gave no legal move.
    pub fault: Option<String>,
}

/// Someone who takes part in a tournament.
pub type Contender = Arc<dyn Submission + Send + Sync>;

impl Meeting {
    /// How many games are played by so many submissions.
    ///
    /// # Errors
    /// If the tournament cannot be played.
    pub fn size(&self, submissions: usize) -> Result<usize, PlanError> {
        let names: Vec<String> = (0..submissions).map(|number| number.to_string()).collect();
        let nobody = names.iter().fold(Catalogue::default(), |catalogue, name| {
            catalogue.own(OwnSearch::told(name, |_, _, _| Err(String::new())))
        });
        let Ok(start) = nobody.position(&self.game) else { return Ok(0) };
        size(&start, &self.plan(&names, 1))
    }

    fn plan(&self, names: &[String], threads: usize) -> Plan {
        let player = |name: &String| Player::Search {
            algorithm: name.clone(),
            reach: Reach { depth: self.depth, ..Reach::default() },
            evaluator: None,
        };
        let players = names.iter().map(player).collect();
        let games = Some(self.games);
        Plan { players, games, seed: self.seed, threads, ..Plan::default() }
    }

    /// A round robin. Who fails once has lost all its games from then on, and is ranked last. An answer may
    /// take so many seconds. `told` hears of every game as it ends; if it is stopped the ranking is that of
    /// the games that were played.
    ///
    /// # Errors
    /// If the tournament cannot be played, as with less than two submissions.
    pub fn ranking(
        &self,
        contenders: &[(String, Contender)],
        seconds: f64,
        threads: usize,
        stop: &Stop,
        told: impl Fn(&Played) + Sync,
    ) -> Result<Vec<Rank>, PlanError> {
        let time = Duration::from_secs_f64(self.seconds.unwrap_or(seconds));
        let catalogue = contenders.iter().fold(Catalogue::default(), |all, (name, contender)| {
            all.own(player(name, Arc::clone(contender), time))
        });
        let names: Vec<String> = contenders.iter().map(|(name, _)| name.clone()).collect();
        let Ok(start) = catalogue.position(&self.game) else { return Ok(Vec::new()) };
        let tournament = run(&start, &self.plan(&names, threads), stop, told)?;
        let table = tournament.table;
        let mut ranks: Vec<Rank> = names
            .iter()
            .zip(table.standings)
            .zip(tournament.players)
            .map(|((name, standing), player)| {
                let fault = table.faults.iter().find(|fault| fault.player == player);
                // The reason names the submission first, as every row does already.
                let fault = fault.map(|fault| {
                    let own = fault.reason.strip_prefix(&format!("{name}: "));
                    own.unwrap_or(&fault.reason).to_owned()
                });
                Rank { place: 0, standing: Standing { player: name.clone(), ..standing }, fault }
            })
            .collect();
        // By name where all else is the same, which is the order they came in.
        ranks.sort_by(|a, b| {
            let failed = a.fault.is_some().cmp(&b.fault.is_some());
            failed.then(b.standing.points.total_cmp(&a.standing.points))
        });
        let key = |rank: &Rank| (rank.fault.is_some(), rank.standing.points.to_bits());
        for number in 0..ranks.len() {
            ranks[number].place = match number.checked_sub(1) {
                Some(before) if key(&ranks[before]) == key(&ranks[number]) => ranks[before].place,
                _ => number + 1,
            };
        }
        Ok(ranks)
    }
}

/// A submission as a search; one that has failed is not asked again.
fn player(name: &str, submission: Contender, time: Duration) -> OwnSearch {
    let failure: Mutex<Option<String>> = Mutex::default();
    OwnSearch::told(name, move |position, spec, limits: &Limits| {
        let failure = || failure.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(reason) = failure().clone() {
            return Err(reason);
        }
        let limits = match Instant::now().checked_add(time) {
            Some(deadline) => limits.clone().until(deadline),
            None => limits.clone(),
        };
        let report = submission.search(position, spec, &limits);
        if let Err(reason) = &report {
            *failure() = Some(reason.clone());
        }
        report
    })
}

/// A field of a CSV file.
fn field(text: &str) -> String {
    match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

fn csv<'a>(rows: impl IntoIterator<Item = Vec<String>> + 'a) -> String {
    let line =
        |row: Vec<String>| row.iter().map(|cell| field(cell)).collect::<Vec<_>>().join(",") + "\n";
    rows.into_iter().map(line).collect()
}

impl Class {
    /// A row for each submission: its points in every test, and in all. The first row has the names.
    #[must_use]
    pub fn rows(&self, words: &Words) -> Vec<Vec<String>> {
        let mut head = vec![words.say("grade-submission", &[])];
        let tests = self.submissions.first().map(|(_, marks)| marks.tests.as_slice());
        head.extend(tests.unwrap_or_default().iter().map(|test| test.name.clone()));
        head.push("Σ".to_owned());
        let mut rows = vec![head];
        rows.extend(self.submissions.iter().map(|(name, marks)| {
            let (reached, of) = marks.points();
            let mut row = vec![name.clone()];
            row.extend(marks.tests.iter().map(|test| test.points.to_string()));
            row.push(format!("{reached}/{of}"));
            row
        }));
        rows
    }

    /// The marks as CSV.
    #[must_use]
    pub fn csv(&self, words: &Words) -> String {
        csv(self.rows(words))
    }

    /// The ranking as CSV, with names that programs know; shares and Elo numbers with the ends of their
    /// intervals at 95 %.
    #[must_use]
    pub fn ranking_csv(&self) -> String {
        let head = [
            "place",
            "submission",
            "points",
            "won",
            "drawn",
            "lost",
            "share",
            "share_from",
            "share_to",
            "elo",
            "elo_error",
            "fault",
        ];
        let number = |n: Option<f64>| n.map_or_else(String::new, |n| format!("{n:.3}"));
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        rows.extend(self.ranking.iter().map(|Rank { place, standing, fault }| {
            let Standing { player, score, points, share, share_range, elo, elo_error, .. } =
                standing;
            vec![
                place.to_string(),
                player.clone(),
                points.to_string(),
                score.won.to_string(),
                score.drawn.to_string(),
                score.lost.to_string(),
                number(*share),
                number(share_range.map(|[from, _]| from)),
                number(share_range.map(|[_, to]| to)),
                number(*elo),
                number(*elo_error),
                fault.clone().unwrap_or_default(),
            ]
        }));
        csv(rows)
    }

    /// The ranking in rows for people, the names of the columns first; nothing if they did not meet.
    #[must_use]
    pub fn ranking_rows(&self, words: &Words) -> Vec<Vec<String>> {
        if self.ranking.is_empty() {
            return Vec::new();
        }
        let head = [
            "grade-place",
            "grade-submission",
            "lab-cross-points",
            "lab-cross-games",
            "lab-cross-score",
        ];
        let mut rows = vec![head.map(|id| words.say(id, &[])).to_vec()];
        rows[0].push(String::new());
        rows.extend(self.ranking.iter().map(|Rank { place, standing, fault }| {
            let Standing { player, score, points, share, share_range, .. } = standing;
            let percent = |part: f64| words.decimal(100.0 * part, 0);
            let share = share.zip(*share_range).map_or_else(String::new, |(share, [from, to])| {
                let share = words.say("percent", &[("n", percent(share).into())]);
                format!("{share} ({}–{})", percent(from), percent(to))
            });
            let digits = usize::from(points.fract() != 0.0);
            vec![
                place.to_string(),
                player.clone(),
                words.decimal(*points, digits),
                score.games().to_string(),
                share,
                fault.clone().unwrap_or_default(),
            ]
        }));
        rows
    }

    /// Everything as a page. The name of each submission leads to its own page beside it.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        let title = escape(&self.title);
        let mut text = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}{TABLES}</style>\n</head>\n<body>\n<main>\n\
             <h1>{title}</h1>\n",
            words.language().code()
        );
        let rows =
            self.rows(words).into_iter().map(|row| row.iter().map(|it| escape(it)).collect());
        let mut rows: Vec<Vec<String>> = rows.collect();
        for (row, (name, marks)) in rows.iter_mut().skip(1).zip(&self.submissions) {
            let path: String = url(name);
            row[0] = format!("<a href=\"{path}/grade.html\">{}</a>", escape(name));
            for (cell, test) in row[1..].iter_mut().zip(&marks.tests) {
                *cell = number(words, test.points);
            }
            let (reached, of) = marks.points();
            if let Some(sum) = row.last_mut() {
                *sum = format!("{}/{}", number(words, reached), number(words, of));
            }
        }
        let columns = rows[0].len();
        table(&mut text, &rows, 1..columns);
        let ranking = self.ranking_rows(words);
        if !ranking.is_empty() {
            let _ = writeln!(text, "<h2>{}</h2>", escape(&words.say("grade-ranking", &[])));
            let rows = ranking.into_iter().map(|row| row.iter().map(|it| escape(it)).collect());
            let mut rows: Vec<Vec<String>> = rows.collect();
            for (row, rank) in rows.iter_mut().skip(1).zip(&self.ranking) {
                row[4].push_str(&bar(&rank.standing));
            }
            table(&mut text, &rows, 2..5);
        }
        text.push_str("</main>\n</body>\n</html>\n");
        text
    }
}

/// A name as a part of an address.
fn url(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    name.bytes().fold(String::new(), |mut text, byte| {
        match plain(byte) {
            true => text.push(char::from(byte)),
            false => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
        text
    })
}

/// The share of the points with its error bar.
fn bar(Standing { share, share_range, .. }: &Standing) -> String {
    let Some((share, [from, to])) = share.zip(*share_range) else { return String::new() };
    format!(
        "<svg viewBox=\"-4 0 108 10\" aria-hidden=\"true\"><path d=\"M{:.1} 5H{:.1}\"/>\
         <circle cx=\"{:.1}\" cy=\"5\" r=\"3\"/></svg>",
        100.0 * from,
        100.0 * to,
        100.0 * share
    )
}

/// A table of cells that are markup already, these columns being numbers.
fn table(text: &mut String, rows: &[Vec<String>], numbers: Range<usize>) {
    text.push_str("<div class=\"wide\"><table>\n");
    for (number, row) in rows.iter().enumerate() {
        let tag = if number == 0 { "th" } else { "td" };
        let cell = |(column, cell): (usize, &String)| {
            let class = if numbers.contains(&column) { " class=\"number\"" } else { "" };
            format!("<{tag}{class}>{cell}</{tag}>")
        };
        let cells: String = row.iter().enumerate().map(cell).collect();
        let _ = writeln!(text, "<tr>{cells}</tr>");
    }
    text.push_str("</table></div>\n");
}

const TABLES: &str = "\
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0; }
th, td { border: 1px solid; padding: 0.2rem 0.6rem; text-align: left; }
.number { text-align: right; }
svg { display: block; width: 10rem; height: 1rem; }
svg path { stroke: currentColor; stroke-width: 2; }
svg circle { fill: currentColor; }
";

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Position, SearchSpec};
    use gametree::Report;
    use words::Language;

    /// Plays the move of this number among the legal ones; `usize::MAX` fails.
    struct Plays(usize);

    impl Submission for Plays {
        fn search(
            &self,
            position: &Position,
            _: &SearchSpec,
            _: &Limits,
        ) -> Result<Report<String>, String> {
            let moves = position.moves();
            if self.0 == usize::MAX {
                return Err("it ended with exit code 1".to_owned());
            }
            let best = Some(moves[self.0 % moves.len()].clone());
            Ok(Report { best, ..Report::unknown(position.side()) })
        }
    }

    #[test]
    fn who_fails_is_ranked_last_with_the_reason() {
        let meeting =
            Meeting { game: "3x3x3".to_owned(), games: 4, depth: None, seconds: None, seed: 1 };
        let contender = |name: &str, plays| (name.to_owned(), Arc::new(Plays(plays)) as Contender);
        let contenders =
            [contender("bad, \"b\"", usize::MAX), contender("first", 0), contender("other", 4)];
        assert_eq!(meeting.size(3).unwrap(), 12);
        let ranking = meeting.ranking(&contenders, 5.0, 1, &Stop::new(), |_| {}).unwrap();
        assert_eq!(ranking[2].standing.player, "bad, \"b\"");
        assert_eq!((ranking[2].place, ranking[2].standing.points), (3, 0.0));
        assert_eq!(ranking[2].fault.as_deref(), Some("it ended with exit code 1"));
        assert!(ranking[0].place == 1 && ranking[0].fault.is_none());
        let class = Class { title: "<T>".to_owned(), ranking, ..Class::default() };
        let csv = class.ranking_csv();
        let last = csv.lines().last().unwrap();
        assert!(last.starts_with("3,\"bad, \"\"b\"\"\",0,0,0,8,0.000,"), "{csv}");
        for language in Language::ALL {
            let html = class.html(&Words::new(language));
            assert!(html.contains("&lt;T&gt;") && html.matches("<circle").count() == 3);
        }
        assert!(meeting.ranking(&contenders[..1], 5.0, 1, &Stop::new(), |_| {}).is_err());
    }
}
