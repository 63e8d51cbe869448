//! Which moves there are.

use super::Pieces;
use super::bits::{DARK, Way, each, last_row};
use super::route::Route;
use gametree::Side;

impl Pieces {
    fn empty(&self) -> u64 {
        DARK & !(self.of[0] | self.of[1])
    }

    fn men(&self, side: Side) -> u64 {
        self.of[side.index()] & !self.kings
    }

    fn kings(&self, side: Side) -> u64 {
        self.of[side.index()] & self.kings
    }

    /// Appends the moves of a side: captures if there are any, else steps.
    pub(super) fn list(&self, side: Side, out: &mut Vec<Route>) {
        if self.can_capture(side) {
            self.list_captures(side, out);
        } else {
            self.list_steps(side, out);
        }
    }

    /// Whether a side has any move.
    #[inline]
    pub(super) fn can_move(&self, side: Side) -> bool {
        let (men, kings, empty) = (self.men(side), self.kings(side), self.empty());
        Way::forward(side).into_iter().any(|way| way.step(men) & empty != 0)
            || Way::ALL.into_iter().any(|way| way.step(kings) & empty != 0)
            || self.can_capture(side)
    }

    #[inline]
    fn can_capture(&self, side: Side) -> bool {
        let (other, empty) = (self.of[side.opponent().index()], self.empty());
        let (men, kings) = (self.men(side), self.kings(side));
        Way::ALL.into_iter().any(|way| {
            // Pieces of the other side with room behind them, and whoever can come to them.
            let mut before = way.back(other & way.back(empty));
            if before & men != 0 {
                return true;
            }
            if kings == 0 {
                return false;
            }
            while before != 0 {
                if before & kings != 0 {
                    return true;
                }
                before = way.back(before & empty);
            }
            false
        })
    }

    fn list_steps(&self, side: Side, out: &mut Vec<Route>) {
        let (empty, last) = (self.empty(), last_row(side));
        for from in each(self.of[side.index()]) {
            if from & self.kings != 0 {
                for way in Way::ALL {
                    let mut to = way.step(from);
                    while to & empty != 0 {
                        out.push(Route::step(from, to, false));
                        to = way.step(to);
                    }
                }
            } else {
                for way in Way::forward(side) {
                    let to = way.step(from);
                    if to & empty != 0 {
                        out.push(Route::step(from, to, to & last != 0));
                    }
                }
            }
        }
    }

    fn list_captures(&self, side: Side, out: &mut Vec<Route>) {
        for from in each(self.of[side.index()]) {
            let mut hunt = Hunt {
                other: self.of[side.opponent().index()],
                // The piece itself is not in its own way.
                empty: self.empty() | from,
                last: last_row(side),
                first: out.len(),
                out,
            };
            hunt.go_on(from, from & self.kings != 0, Route::begin(from));
        }
    }
}

/// The captures of one piece.
struct Hunt<'a> {
    other: u64,
    empty: u64,
    last: u64,
    out: &'a mut Vec<Route>,
    /// Where its moves begin in `out`.
    first: usize,
}

impl Hunt<'_> {
    /// Lists every way to go on capturing from `at`; says whether there is any.
    ///
    /// Captured pieces stay on the board until the move is over: they can be neither jumped again
    /// nor passed.
    fn go_on(&mut self, at: u64, king: bool, route: Route) -> bool {
        let mut found = false;
        for way in Way::ALL {
            let mut next = way.step(at);
            while king && next & self.empty != 0 {
                next = way.step(next);
            }
            let victim = next & self.other & !route.captured;
            let landing = way.step(victim) & self.empty;
            if landing == 0 {
                continue;
            }
            found = true;
            if king {
                self.land_anywhere(victim, landing, way, route);
            } else {
                let crowned = landing & self.last != 0;
                let route = route.jump(victim, landing, crowned);
                if !self.go_on(landing, crowned, route) {
                    self.end(route);
                }
            }
        }
        found
    }

    /// A king has jumped, and chooses where to land: where it can go on capturing, if it can
    /// anywhere.
    fn land_anywhere(&mut self, victim: u64, nearest: u64, way: Way, route: Route) {
        let landings = || {
            let mut landing = nearest;
            std::iter::from_fn(move || {
                let here = landing;
                landing = way.step(landing);
                Some(here)
            })
        };
        let empty = self.empty;
        let mut goes_on = false;
        for landing in landings().take_while(|landing| landing & empty != 0) {
            goes_on |= self.go_on(landing, true, route.jump(victim, landing, false));
        }
        if !goes_on {
            for landing in landings().take_while(|landing| landing & empty != 0) {
                self.end(route.jump(victim, landing, false));
            }
        }
    }

    /// Lists a finished move, unless the same is listed already with another way.
    fn end(&mut self, route: Route) {
        if !self.out[self.first..].iter().any(|listed| listed.amounts_to(&route)) {
            self.out.push(route);
        }
    }
}
