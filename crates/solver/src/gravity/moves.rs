//! The scores of a board and of its moves, for players and for people who look on.

use super::search::Wanted;
use super::{Gravity, Position, Score, Size};
use crate::solve::SolveError;
use crate::work::{Interrupted, Work};
use gametree::{Game, Stop};
use mnk::{Board, Cell};

/// All of these take boards of the game that the solver is for.
impl Gravity {
    /// The score of a position for the player to move. Calls `progress` now and then with the number of
    /// positions searched so far, and at the end with that of all.
    ///
    /// # Errors
    /// If the game is over, or it was stopped.
    pub fn score_of(
        &self,
        board: &Board,
        stop: &Stop,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Score, SolveError> {
        self.check(board)?;
        let mut work = Work::new(stop, progress);
        let score = self.score(Position::new(board), &mut work)?;
        let searched = work.nodes;
        progress(searched);
        Ok(score)
    }

    /// The score of every move for the player to move, told from before it, the columns from the middle
    /// outwards. Calls `found` with each as soon as it is known, and `progress` now and then with the
    /// number of positions searched so far.
    ///
    /// # Errors
    /// If the game is over, or it was stopped.
    pub fn scores(
        &self,
        board: &Board,
        stop: &Stop,
        found: &mut dyn FnMut(Cell, Score),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Vec<(Cell, Score)>, SolveError> {
        self.check(board)?;
        let (mut after, mut work) = (board.clone(), Work::new(stop, progress));
        let mut scores = Vec::new();
        for cell in self.moves(board) {
            after.play(cell);
            let score = match after.outcome() {
                Some(outcome) => Score::of_last_move(outcome, &after),
                None => -self.score(Position::new(&after), &mut work)?,
            };
            after.undo(cell);
            found(cell, score);
            scores.push((cell, score));
        }
        Ok(scores)
    }

    /// Best play for both sides from a position with this score to the end of the game; among equal
    /// moves the one nearest to the middle. As far as it is known when it is stopped. Calls `progress`
    /// now and then with the number of positions searched so far.
    #[must_use]
    pub fn line(
        &self,
        board: &Board,
        mut score: Score,
        stop: &Stop,
        progress: &mut dyn FnMut(u64),
    ) -> Vec<Cell> {
        let (mut board, mut line) = (board.clone(), Vec::new());
        let mut work = Work::new(stop, progress);
        while let Ok(Some(cell)) = self.best(&mut board, score, &mut work) {
            board.play(cell);
            line.push(cell);
            score = -score;
        }
        line
    }

    /// A move that keeps this score, which is that of the position; none if the game is over.
    fn best(
        &self,
        board: &mut Board,
        score: Score,
        work: &mut Work<'_>,
    ) -> Result<Option<Cell>, Interrupted> {
        if board.outcome().is_some() {
            return Ok(None);
        }
        for cell in self.moves(board) {
            board.play(cell);
            let keeps_it = match board.outcome() {
                Some(outcome) => Ok(Score::of_last_move(outcome, board) == score),
                None => {
                    let most = (-score).get();
                    let bounds = self.bounds(Position::new(board), Wanted::Above(most), work);
                    bounds.map(|bounds| *bounds.end() <= most)
                }
            };
            board.undo(cell);
            if keeps_it? {
                return Ok(Some(cell));
            }
        }
        Ok(None)
    }

    /// The legal moves, the columns from the middle outwards.
    fn moves(&self, board: &Board) -> Vec<Cell> {
        let columns = (0..self.size.width()).map(|number| self.size.middle_first(number));
        columns.filter_map(|column| board.landing(column as usize)).collect()
    }

    fn check(&self, board: &Board) -> Result<(), SolveError> {
        let rules = board.rules();
        let is_own = (rules.width(), rules.height(), rules.k())
            == (self.size.width() as usize, self.size.height() as usize, self.size.k() as usize);
        debug_assert!(is_own && rules.gravity(), "the solver is for another game than {rules}");
        board.outcome().map_or(Ok(()), |outcome| Err(SolveError::Over(outcome)))
    }
}
