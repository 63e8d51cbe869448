//! What a student adds to a report: who they are, what they wrote, and a game of it.

use super::Board;
use super::block::Block;
use games::Position;
use gametree::Stop;
use players::{Allowance, Player, PlayerError, Resources, Seat};
use words::Words;

/// What a student adds to a report. All of it may be left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HandIn {
    /// In place of the title that says what was compared.
    pub title: Option<String>,
    /// Who hands it in.
    pub author: Option<String>,
    /// Their group or course.
    pub group: Option<String>,
    /// When.
    pub date: Option<String>,
    /// How their program keeps positions and moves, in their own words: paragraphs.
    pub state: Option<String>,
    /// The programs that they wrote.
    pub sources: Vec<Source>,
    /// A game that was played with them.
    pub sample: Option<Sample>,
}

/// A file with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of the file.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// A game, with pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Who played first and who second.
    pub players: [String; 2],
    /// The moves.
    pub moves: Vec<String>,
    /// How it ended, in words.
    pub end: String,
    /// Some of the positions, the last one among them.
    pub boards: Vec<Board>,
}

impl Sample {
    /// The most positions that are shown.
    const BOARDS: usize = 16;
    /// A game is shown up to this many plies.
    const LONGEST: usize = 400;

    /// A game of these two from this position; `None` if it was stopped.
    ///
    /// # Errors
    /// If one of them cannot play this game, or gives no legal move.
    pub fn play(
        start: &Position,
        players: &[Player; 2],
        words: &Words,
        stop: &Stop,
    ) -> Result<Option<Sample>, PlayerError> {
        let resources = Resources::default();
        let seat = |player| Seat::new(player, start, &resources);
        let mut seats = [seat(&players[0])?, seat(&players[1])?];
        let mut position = start.clone();
        let allowance = Allowance::until(stop);
        while position.outcome().is_none() && position.ply() - start.ply() < Sample::LONGEST {
            let (seat, seed) = (position.side().index(), position.ply() as u64);
            let choice = seats[seat].choose(&position, seed, &allowance, &mut |_| {});
            if stop.is_stopped() {
                return Ok(None);
            }
            let mv = choice?.mv;
            let illegal =
                |_| PlayerError::Illegal { player: players[seat].to_string(), mv: mv.clone() };
            position.play(&mv).map_err(illegal)?;
        }
        let moves: Vec<String> =
            position.played().into_iter().skip(start.ply()).map(|played| played.name).collect();
        // Every one of a short game, else some that are equally far apart.
        let apart = moves.len().div_ceil(Sample::BOARDS).max(1);
        let mut shown = start.clone();
        let mut boards = Vec::new();
        for (number, mv) in (1..).zip(&moves) {
            if shown.play(mv).is_err() {
                break;
            }
            if number == moves.len() || (moves.len() - number).is_multiple_of(apart) {
                boards.push(Board::new(&shown, format!("{number}. {mv}")));
            }
        }
        let end = match position.outcome() {
            Some(outcome) => words.outcome(outcome),
            None => words.say("sample-not-over", &[]),
        };
        let players = players.each_ref().map(ToString::to_string);
        Ok(Some(Sample { players, moves, end, boards }))
    }
}

/// Who hands it in, in one line; nothing if nobody says so.
pub(super) fn signature(hand_in: &HandIn, words: &Words) -> Option<Block> {
    let HandIn { author, group, date, .. } = hand_in;
    let fields = [("sign-author", author), ("sign-group", group), ("sign-date", date)];
    let told = fields.into_iter().filter_map(|(id, text)| {
        Some(format!("**{}**: {}", words.say(id, &[]), literal(text.as_deref()?)))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| Block::Text(told.join(" · ")))
}

/// Paragraphs as they were typed.
pub(super) fn paragraphs(text: &str) -> impl Iterator<Item = Block> {
    let paragraphs = text.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
    paragraphs.map(|text| Block::Text(literal(text)))
}

/// The programs, each as it stands in its file.
pub(super) fn sources(hand_in: &HandIn) -> Vec<Block> {
    let listing = |source: &Source| {
        let text = source.text.trim_end().to_owned();
        [Block::Heading(3, format!("`{}`", source.name)), Block::Listing(text)]
    };
    hand_in.sources.iter().flat_map(listing).collect()
}

/// The game.
pub(super) fn sample(sample: &Sample, words: &Words) -> Vec<Block> {
    let [first, second] = &sample.players;
    let who = words
        .say("sample-who", &[("first", first.as_str().into()), ("second", second.as_str().into())]);
    let moves = format!("`{}`", sample.moves.join(" "));
    vec![
        Block::Text(who),
        Block::Text(moves),
        Block::Boards(sample.boards.clone()),
        Block::Text(sample.end.clone()),
    ]
}

/// A text in which nothing is code or strong. Marks of that kind become what looks alike.
fn literal(text: &str) -> String {
    text.replace('`', "ˋ").replace("**", "∗∗")
}
