//! The test of an evaluator: its values beside those of one that is known, and what must hold of any.

use crate::diagnosis::Diagnosis;
use crate::marking::{Marked, Marking, Mistake, PATIENCE, Wrong};
use crate::positions::{MOST_QUESTIONS, after, by_chance, check_evaluator, start};
use crate::search_test::strength;
use games::{Position, SearchSpec};
use gametree::{Limits, Side, Value};
use mnk::Board;
use serde::{Deserialize, Serialize};

/// What an evaluator says of positions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EvaluatorTest {
    /// The game.
    pub game: String,
    /// What is looked at.
    pub check: Vec<EvaluatorCheck>,
    /// The evaluator whose values are right; the usual one of the game if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// Positions by the moves that lead to them, "" being the beginning.
    #[serde(default)]
    pub moves: Vec<String>,
    /// So many more positions, by chance.
    #[serde(default)]
    pub positions: usize,
    /// For the positions by chance.
    #[serde(default)]
    pub seed: u64,
}

/// What is looked at in the values of an evaluator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EvaluatorCheck {
    /// They are those of the evaluator that is named.
    Value,
    /// With the stones of both sides exchanged the value is the negative; in k in a row.
    Exchanged,
    /// A board that is mirrored or turned has the same value; in k in a row.
    Mirrored,
    /// Where X has won the value is larger than in any game that is not over, and where O has, smaller.
    Win,
}

/// What is most likely wrong with an evaluator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EvaluatorSlip {
    /// The values are told for the side to move, not for X.
    ForSideToMove,
    /// The values have the wrong sign.
    Sign,
    /// It sees only the stones of one side: its values never change their sign.
    OneSidedEvaluator,
    /// The values are a multiple of the right ones.
    Scale,
    /// A row counts differently by the direction it lies in.
    Directions,
    /// A finished game is not told from others.
    WinNotSeen,
}

impl EvaluatorSlip {
    /// All of them.
    pub const ALL: [EvaluatorSlip; 6] = [
        EvaluatorSlip::ForSideToMove,
        EvaluatorSlip::Sign,
        EvaluatorSlip::OneSidedEvaluator,
        EvaluatorSlip::Scale,
        EvaluatorSlip::Directions,
        EvaluatorSlip::WinNotSeen,
    ];
}

/// A position to ask about, and what its value is compared with.
pub(crate) struct Question {
    position: Position,
    compared: Compared,
}

/// What the value of a position is compared with.
enum Compared {
    /// That of the right evaluator.
    Value,
    /// That of the board with the stones exchanged.
    Exchanged(Position),
    /// That of the board in another position.
    Mirrored(Position),
    /// Those of the games that are not over.
    Win,
}

impl EvaluatorTest {
    /// Positions in which the game goes on, small boards first.
    fn positions(&self) -> Result<Vec<Position>, String> {
        let start = start(&self.game)?;
        let mut positions = after(&start, &self.moves)?;
        positions.extend(by_chance(&start, self.positions, self.seed));
        positions.sort_by_key(Position::ply);
        Ok(positions)
    }

    /// The questions, small boards first.
    pub(crate) fn questions(&self) -> Result<Vec<Question>, String> {
        let start = start(&self.game)?;
        check_evaluator(&start, self.evaluator.as_deref())?;
        if self.check.is_empty() {
            return Err("check needs value, exchanged, mirrored or win".to_owned());
        }
        let is_about_boards = |check: &EvaluatorCheck| {
            matches!(check, EvaluatorCheck::Exchanged | EvaluatorCheck::Mirrored)
        };
        if self.check.iter().any(is_about_boards) && start.game::<Board>().is_none() {
            return Err("exchanged and mirrored are for k in a row".to_owned());
        }
        let positions = self.positions()?;
        let mut questions = Vec::new();
        for &check in &self.check {
            for position in &positions {
                let one = |compared| Question { position: position.clone(), compared };
                match check {
                    EvaluatorCheck::Value => questions.push(one(Compared::Value)),
                    EvaluatorCheck::Exchanged => {
                        let other = exchanged(position);
                        questions.extend(other.map(|it| one(Compared::Exchanged(it))));
                    }
                    EvaluatorCheck::Mirrored => {
                        let others = mirrored(position).into_iter();
                        questions.extend(others.map(|it| one(Compared::Mirrored(it))));
                    }
                    EvaluatorCheck::Win => {
                        let won = won(position);
                        questions.extend(
                            won.map(|position| Question { position, compared: Compared::Win }),
                        );
                    }
                }
            }
        }
        if questions.is_empty() || questions.len() > MOST_QUESTIONS {
            let reason = "give moves, or a number of positions; at most 10000 questions in all";
            return Err(reason.to_owned());
        }
        Ok(questions)
    }
}

/// The same moves from the beginning, under other names.
fn replayed<T: AsRef<str>>(
    position: &Position,
    moves: impl IntoIterator<Item = T>,
) -> Option<Position> {
    let mut other = position.start();
    other.play_all(moves).ok()?;
    Some(other)
}

/// The board with the stones of both sides exchanged, where both have as many.
fn exchanged(position: &Position) -> Option<Position> {
    let mut moves: Vec<String> = position.played().into_iter().map(|it| it.name).collect();
    if moves.is_empty() || !moves.len().is_multiple_of(2) {
        return None;
    }
    for pair in moves.chunks_mut(2) {
        pair.reverse();
    }
    // On the way there a game must not end, and a stone not fall elsewhere.
    replayed(position, moves)
}

/// The board as it looks in a mirror and turned by a quarter, where that is another one.
fn mirrored(position: &Position) -> Vec<Position> {
    let Some(board) = position.game::<Board>() else { return Vec::new() };
    let rules = board.rules();
    let (width, height) = (rules.width(), rules.height());
    type Turn = fn(usize, usize, usize, usize) -> (usize, usize);
    let turns: [Turn; 3] = [
        |x, y, width, _| (width - 1 - x, y),
        |x, y, _, height| (x, height - 1 - y),
        |x, y, _, height| (height - 1 - y, x),
    ];
    let turned = |turn: &Turn| {
        let moves = board.played().iter().map(|cell| {
            let (x, y) = turn(cell.column(), rules.height() - 1 - cell.row(), width, height);
            Some(rules.cell(x, y)?.to_string())
        });
        let other = replayed(position, moves.collect::<Option<Vec<_>>>()?)?;
        let is_upright = other.game::<Board>()?.filled() == board.filled();
        (is_upright && other.key() != position.key()).then_some(other)
    };
    let is_square = width == height;
    turns[..if is_square { 3 } else { 2 }].iter().filter_map(turned).collect()
}

/// A finished game that goes on from here, if the first moves win.
fn won(position: &Position) -> Option<Position> {
    let mut end = position.clone();
    while end.outcome().is_none() {
        let winning = end.moves().into_iter().find(|mv| {
            let mut after = end.clone();
            after.play(mv).is_ok() && after.outcome().is_some_and(|it| it.winner().is_some())
        });
        let mv = winning.or_else(|| end.moves().into_iter().next())?;
        end.play(&mv).ok()?;
    }
    end.outcome()?.winner().map(|_| end)
}

/// What an evaluator of the game itself says of a position, for X.
fn right(position: &Position, evaluator: Option<&str>) -> Option<Value> {
    let evaluator = evaluator.map(str::to_owned);
    let spec = SearchSpec { evaluator, ..SearchSpec::new("minimax") };
    let report = position.search(&spec, &Limits::depth(0)).ok()?;
    Some(report.value.for_first(position.side()))
}

/// Asks everything; `None` if it was stopped.
pub(crate) fn mark(test: &EvaluatorTest, marking: &mut Marking<'_>) -> Option<Marked> {
    let evaluator = test.evaluator.as_deref();
    let ask = |marking: &Marking<'_>, position: &Position| -> Result<Value, String> {
        let said = marking.submission.evaluate(position, evaluator, &marking.limits())?;
        // For X, as it is told.
        Ok(said.for_first(position.side()))
    };
    let questions = test.questions().ok()?;
    let count = questions.len();
    let mut answers: Vec<(Question, Result<Value, String>, Option<Wrong>)> = Vec::new();
    // What games that go on are worth, if that is looked at.
    let mut range: Option<(Value, Value)> = None;
    if test.check.contains(&EvaluatorCheck::Win) {
        for said in test.positions().ok()?.iter().map_while(|it| ask(marking, it).ok()) {
            let (least, most) = range.unwrap_or((said, said));
            range = Some((least.min(said), most.max(said)));
        }
    }
    for question in questions {
        let failed = answers.iter().rev().take_while(|(_, said, _)| said.is_err()).count();
        if failed >= PATIENCE {
            break;
        }
        let Question { position, compared } = &question;
        let said = ask(marking, position);
        let wrong = match (&said, compared) {
            (Err(reason), _) => Some(Wrong::Failed { reason: reason.clone() }),
            (&Ok(said), Compared::Value) => {
                let right = right(position, evaluator)?;
                let wrong = Wrong::Value { said: said.short(), right: right.short() };
                (said != right).then_some(wrong)
            }
            (&Ok(said), Compared::Exchanged(other)) => match ask(marking, other) {
                Ok(value) => (value != -said).then(|| Wrong::Exchanged {
                    said: said.short(),
                    other: value.short(),
                    right: (-said).short(),
                }),
                Err(reason) => Some(Wrong::Failed { reason }),
            },
            (&Ok(said), Compared::Mirrored(other)) => match ask(marking, other) {
                Ok(value) => (value != said).then(|| Wrong::Mirrored {
                    said: said.short(),
                    other: value.short(),
                    picture: other.picture().trim_matches('\n').to_owned(),
                }),
                Err(reason) => Some(Wrong::Failed { reason }),
            },
            (&Ok(said), Compared::Win) => {
                let (least, most) = range.unwrap_or((Value::DRAW, Value::DRAW));
                let x_won = position.outcome()?.winner() == Some(Side::First);
                let is_seen = if x_won { said > most } else { said < least };
                let right = if x_won { most } else { least };
                let wrong = Wrong::Win { said: said.short(), other: right.short(), x_won };
                (!is_seen).then_some(wrong)
            }
        };
        if marking.stop.is_stopped() {
            return None;
        }
        answers.push((question, said, wrong));
        marking.told();
    }
    let right = answers.iter().filter(|(_, _, wrong)| wrong.is_none()).count();
    let slip = if right == count { None } else { diagnose(test, &answers) };
    let mistake = answers
        .iter()
        .find_map(|(question, _, wrong)| Some(Mistake::at(&question.position, wrong.clone()?)));
    let diagnosis = slip.map(|slip| Diagnosis::Evaluator { slip });
    Some(Marked { questions: count, right, share: None, score: None, diagnosis, mistake })
}

/// What is most likely wrong, by all that was said.
fn diagnose(
    test: &EvaluatorTest,
    answers: &[(Question, Result<Value, String>, Option<Wrong>)],
) -> Option<EvaluatorSlip> {
    let evaluator = test.evaluator.as_deref();
    let seen_by = strength(evaluator);
    let told = answers.iter().filter_map(|(question, said, _)| {
        let position = &question.position;
        Some((position, said.as_ref().ok()?.raw(), right(position, evaluator)?.raw()))
    });
    let told: Vec<(&Position, i32, i32)> =
        told.filter(|(position, _, _)| position.outcome().is_none()).collect();
    let is_wrong = |of: fn(&Compared) -> bool| {
        answers.iter().any(|(question, _, wrong)| of(&question.compared) && wrong.is_some())
    };
    // Something must be told that is not nothing, or everything fits.
    let fits = |what: &dyn Fn(&Position, i32, i32) -> bool| {
        told.iter().any(|&(_, said, _)| said != 0)
            && told.iter().all(|&(position, said, right)| what(position, said, right))
    };
    let for_x = |position: &Position, value: i32| match position.side() {
        Side::First => value,
        Side::Second => -value,
    };
    if is_wrong(|compared| matches!(compared, Compared::Value)) {
        let (_, scaled, unit) = *told.iter().find(|(_, _, right)| *right != 0)?;
        let is_scale = |_: &Position, said: i32, right: i32| {
            i64::from(said) * i64::from(unit) == i64::from(right) * i64::from(scaled)
        };
        if fits(&|position, said, right| said == for_x(position, right)) {
            return Some(EvaluatorSlip::ForSideToMove);
        }
        if fits(&|_, said, right| said == -right) {
            return Some(EvaluatorSlip::Sign);
        }
        let own = |position: &Position, side: Side| seen_by(position, side);
        if fits(&|position, said, _| said == own(position, Side::First))
            || fits(&|position, said, _| said == -own(position, Side::Second))
            || fits(&|position, said, _| {
                for_x(position, said).abs() == own(position, position.side())
            })
        {
            return Some(EvaluatorSlip::OneSidedEvaluator);
        }
        if fits(&is_scale) {
            return Some(EvaluatorSlip::Scale);
        }
    }
    if is_wrong(|compared| matches!(compared, Compared::Exchanged(_))) {
        let never_for = |side: Side| {
            fits(&|position, said, _| {
                let value = for_x(position, said);
                if side == Side::First { value <= 0 } else { value >= 0 }
            })
        };
        if never_for(Side::First) || never_for(Side::Second) {
            return Some(EvaluatorSlip::OneSidedEvaluator);
        }
    }
    if is_wrong(|compared| matches!(compared, Compared::Mirrored(_))) {
        return Some(EvaluatorSlip::Directions);
    }
    is_wrong(|compared| matches!(compared, Compared::Win)).then_some(EvaluatorSlip::WinNotSeen)
}
