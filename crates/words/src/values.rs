//! What is known of a position, how a game ended, what a search cost and why it ended.

use crate::Words;
use gametree::{Bound, Ended, Outcome, Side, Verdict};
use std::time::Duration;

impl Words {
    /// What is known of a position, from the first player's point of view: "X wins in 3 plies",
    /// "draw", "+63", "at least +20", "about +250", "unknown". The short form, for boards and tables,
    /// is the text of the [`Verdict`] itself.
    #[must_use]
    pub fn value(&self, verdict: &Verdict) -> String {
        self.value_between(verdict, Side::BOTH.map(|side| self.side(side)))
    }

    /// The same with the names of the two sides, such as Black and White.
    #[must_use]
    pub fn value_between(&self, verdict: &Verdict, [first, second]: [String; 2]) -> String {
        if !verdict.is_known() {
            return self.say("value-unknown", &[]);
        }
        let value = verdict.value;
        if value.is_decided() {
            let (winner, at_best) = match value.is_win() {
                true => (first, Bound::Upper),
                false => (second, Bound::Lower),
            };
            let Some(plies) = value.plies() else {
                return self.say("value-wins", &[("side", winner.into())]);
            };
            let variables = [("side", winner.into()), ("plies", plies.into())];
            return match verdict.bound {
                Bound::Exact | Bound::Estimate => self.say("value-wins-in", &variables),
                // Nothing says that the winner really wins.
                bound if bound == at_best => self.say("value-wins-not-before", &variables),
                Bound::Lower | Bound::Upper => self.say("value-wins-within", &variables),
            };
        }
        if verdict.is_draw() {
            return match verdict.bound {
                Bound::Exact | Bound::Estimate => self.say("value-draw", &[]),
                Bound::Lower => self.say("value-not-lost", &[("side", first.into())]),
                Bound::Upper => self.say("value-not-lost", &[("side", second.into())]),
            };
        }
        let score = verdict.exactly().to_string();
        match verdict.bound {
            Bound::Exact => score,
            Bound::Lower => self.say("value-at-least", &[("value", score.into())]),
            Bound::Upper => self.say("value-at-most", &[("value", score.into())]),
            Bound::Estimate => self.say("value-about", &[("value", score.into())]),
        }
    }

    /// What a side is called where nothing else is known of it: X or O.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::First => self.say("side-x", &[]),
            Side::Second => self.say("side-o", &[]),
        }
    }

    /// How a finished game ended: "X has won", "draw".
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        let Some(winner) = outcome.winner() else { return self.say("value-draw", &[]) };
        let side = self.side(winner);
        match outcome {
            Outcome::Points(points) => {
                let points = points.unsigned_abs().into();
                let shown = self.count(points);
                let n = ("n", points.into());
                self.say("outcome-won-by", &[("side", side.into()), n, ("points", shown.into())])
            }
            _ => self.say("outcome-won", &[("side", side.into())]),
        }
    }

    /// The result of a game with best play, which is proven, with the distance where that is known.
    #[must_use]
    pub fn solved(&self, verdict: Verdict) -> String {
        match verdict.outcome().and_then(|outcome| outcome.winner()) {
            Some(_) if verdict.plies().is_some() => {
                self.say("solve-proven", &[("value", self.value(&verdict).into())])
            }
            Some(winner) => self.say("solve-won", &[("side", self.side(winner).into())]),
            None => self.say("solve-drawn", &[]),
        }
    }

    /// What an answer took: "depth 3, 12,345 nodes, 1.5 ms".
    #[must_use]
    pub fn cost(&self, depth: u32, nodes: u64, time: Duration) -> String {
        format!("{}, {}, {}", self.depth(depth), self.nodes(nodes), self.time(time))
    }

    /// A depth, with the word.
    #[must_use]
    pub fn depth(&self, depth: u32) -> String {
        self.say("fact-depth", &[("depth", depth.into())])
    }

    /// Why a search ended: "time is up".
    #[must_use]
    pub fn ended(&self, ended: Ended) -> String {
        // The messages are called as the reasons are.
        self.say(&format!("ended-{ended:?}").to_lowercase(), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    const CODES: [&str; 4] = ["en", "pl", "cs", "ru"];

    fn words(code: &str) -> Words {
        Words::new(code.parse().unwrap()).for_terminal()
    }

    #[test]
    fn values_are_told_in_every_language() {
        for (short, texts) in [
            (
                "X3",
                [
                    "X wins in 3 plies",
                    "X wygrywa w 3 półruchach",
                    "X vyhrává za 3 půltahy",
                    "X выигрывает через 3 полухода",
                ],
            ),
            (
                "O1",
                [
                    "O wins in 1 ply",
                    "O wygrywa w 1 półruchu",
                    "O vyhrává za 1 půltah",
                    "O выигрывает через 1 полуход",
                ],
            ),
            (
                "O15",
                [
                    "O wins in 15 plies",
                    "O wygrywa w 15 półruchach",
                    "O vyhrává za 15 půltahů",
                    "O выигрывает через 15 полуходов",
                ],
            ),
            ("X", ["X wins", "X wygrywa", "X vyhrává", "X выигрывает"]),
            ("=", ["draw", "remis", "remíza", "ничья"]),
            ("+63", ["+63"; 4]),
            ("0", ["0"; 4]),
            ("≥+20", ["at least +20", "co najmniej +20", "nejméně +20", "не меньше +20"]),
            ("≤-7", ["at most -7", "co najwyżej -7", "nejvýše -7", "не больше -7"]),
            ("≈+250", ["about +250", "około +250", "asi +250", "около +250"]),
            ("?", ["unknown", "nieznana", "neznámá", "неизвестна"]),
        ] {
            let verdict: Verdict = short.parse().unwrap();
            assert_eq!(verdict.to_string(), short);
            assert_eq!(CODES.map(|code| words(code).value(&verdict)), texts);
        }
    }

    #[test]
    fn a_bound_of_a_win_says_what_is_certain() {
        let words = words("en");
        let told = |short: &str| words.value(&short.parse().unwrap());
        assert_eq!(told("≥X5"), "X wins in at most 5 plies");
        assert_eq!(told("≤O4"), "O wins in at most 4 plies");
        assert_eq!(told("≤X5"), "X wins in 5 plies at the earliest, if at all");
        assert_eq!(told("≥O4"), "O wins in 4 plies at the earliest, if at all");
        assert_eq!(told("≥X"), "X wins");
        assert_eq!(told("≤O"), "O wins");
        assert_eq!([told("≤X"), told("≥O")], ["unknown"; 2]);
        assert_eq!(told("≥="), "X has at least a draw");
        assert_eq!(told("≤="), "O has at least a draw");
    }

    #[test]
    fn verbs_agree_with_the_names_of_the_sides() {
        let verdict: Verdict = "X3".parse().unwrap();
        let told = CODES.map(|code| {
            let words = words(code);
            let sides = ["side-x-stone", "side-o-stone"].map(|id| words.say(id, &[]));
            words.value_between(&verdict, sides)
        });
        let expected = [
            "Black wins in 3 plies",
            "Czarne wygrywają w 3 półruchach",
            "Černý vyhrává za 3 půltahy",
            "Чёрные выигрывают через 3 полухода",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn outcomes_and_costs_are_told_in_every_language() {
        let won = |code| words(code).outcome(Outcome::Win(Side::Second));
        assert_eq!(CODES.map(won), ["O has won", "O wygrał", "O vyhrál", "O выиграл"]);
        assert_eq!(words("en").outcome(Outcome::Points(-1)), "O has won by 1 point");
        assert_eq!(words("pl").outcome(Outcome::Points(22)), "X wygrał o 22 punkty");
        assert_eq!(words("en").outcome(Outcome::Points(0)), "draw");
        assert_eq!(words("en").solved(Verdict::of(Outcome::Win(Side::First))), "Proven: X wins");
        let won = Verdict::new(gametree::Value::win_in(41), Bound::Exact, true, Side::First);
        assert_eq!(words("en").solved(won), "Proven: X wins in 41 plies");
        assert_eq!(words("en").solved(Verdict::of(Outcome::Draw)), "Proven: a draw");
        let cost = |code, nodes, us| words(code).cost(3, nodes, Duration::from_micros(us));
        assert_eq!(cost("en", 1, 90), "depth 3, 1 node, 90 µs");
        assert_eq!(cost("en", 12_345, 1_500), "depth 3, 12,345 nodes, 1.5 ms");
        assert_eq!(cost("pl", 1_234, 1_500), "głębokość 3, 1234 węzły, 1,5 ms");
        assert_eq!(cost("cs", 1_234, 2_500_000), "hloubka 3, 1 234 uzlů, 2,50 s");
        assert_eq!(cost("ru", 1_221, 90), "глубина 3, 1 221 узел, 90 мкс");
    }

    #[test]
    fn every_reason_to_end_has_its_words() {
        use Ended::{Complete, Memory, Nodes, Playouts, Stopped, Time};
        for language in Language::ALL {
            let words = Words::new(language);
            for ended in [Complete, Nodes, Time, Stopped, Memory, Playouts] {
                assert!(!words.ended(ended).contains("ended-"), "{language} {ended:?}");
            }
        }
        assert_eq!(words("en").ended(Time), "time is up");
    }
}
