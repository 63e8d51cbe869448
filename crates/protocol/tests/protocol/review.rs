//! Reviews: what is told on the way, in the end, and when it has to end early.

use crate::answer;
use crate::common::{
    begun_by_o, events, game, last_when_stopped, refused, request, thinker, thinker_within,
};
use gametree::Ended;
use players::review::{Judgement, Standing, Summary};
use protocol::{Bounds, Code, Event, GameRef, Limit, Request, ReviewEnd, Stop};
use serde_json::json;
use std::time::{Duration, Instant};

fn review(game: GameRef) -> Request {
    Request::Review { game, limit: Limit::default() }
}

#[test]
fn every_move_is_told_on_the_way_and_in_the_end() {
    // O answers the centre with a side and is lost, X gives the win away, O does not want it.
    let request = review(game("3x3x3", "b2 b1 b3 a1 c1"));
    assert!(request.is_search() && request.is_quick());
    let mut events = events(&mut thinker(), &request, &Stop::new());
    let Some(Event::Review(end)) = events.pop() else { panic!("{events:?}") };
    let ReviewEnd { moves, summary, ended, .. } = *end;
    let text: Vec<String> =
        moves.iter().map(|mv| format!("{} {} {}", mv.mv, mv.before, mv.after)).collect();
    assert_eq!(text, ["b2 = =", "b1 = X5", "b3 X5 =", "a1 = =", "c1 = ="]);
    let (from, to) = (Standing::Draw, Standing::Loss);
    assert_eq!(moves[1].judgement, Judgement::Changed { from, to });
    assert!(moves[2].misses_win() && moves[2].best[0] != "b3" && ended == Ended::Complete);
    let x = Summary { moves: 3, changed: 1, missed_wins: 1, best: 2, exact: 3, ..summary.x };
    let o = Summary { moves: 2, changed: 1, best: 1, exact: 2, ..Summary::default() };
    assert_eq!((summary.x, summary.o), (x, o));
    let mut share = 0.0;
    for event in &events {
        let Event::Reviewed(told) = event else { panic!("{event:?}") };
        assert!(!event.is_last() && told.share >= share && told.share <= 1.0);
        share = told.share;
        assert_eq!(moves[told.of_move.ply], told.of_move);
    }
    assert_eq!((events.len(), share), (5, 1.0));
    let json = serde_json::to_value(&events[3]).unwrap();
    assert_eq!((&json["event"], &json["ply"]), (&"reviewed".into(), &1.into()));
    assert_eq!((&json["judgement"], &json["to"]), (&"changed".into(), &"loss".into()));
}

#[test]
fn whoever_began_and_whatever_is_played() {
    let turned = answer!(Review, review(begun_by_o(game("3x3x3", "b2 b1 b3"))));
    assert_eq!(turned.moves[1].after.to_string(), "O5");
    assert_eq!((turned.summary.o.missed_wins, turned.summary.x.changed), (1, 1));
    assert_eq!(answer!(Review, review(game("15x15x5", ""))).moves, []);
    for (name, moves) in [("heap", ""), ("tree:((3 -5) 1)", "1 2"), ("dots:2x1", "a1-b1 a1-a2")] {
        let review = answer!(Review, review(game(name, moves)));
        assert!(review.moves.iter().all(|mv| mv.exact), "{name}");
    }
    // A limit is read, and the usual one if there is none.
    let asked = json!({"op": "review", "game": {"game": "reversi", "moves": ["d3"]},
        "limit": {"nodes": 500}});
    assert_eq!(answer!(Review, request(asked)).moves.len(), 1);
}

#[test]
fn it_ends_when_it_has_to() {
    let moves = "h8 h7 i8 g7 j8 a1 k8 g8 l8";
    let Event::Review(stopped) = last_when_stopped(&review(game("15x15x5", moves))) else {
        panic!()
    };
    assert_eq!((stopped.ended, stopped.summary.x.unknown), (Ended::Stopped, 5));
    let Event::Review(hurried) = Event::Review(stopped).hurried() else { panic!() };
    assert_eq!(hurried.ended, Ended::Time);
    let bounds = Bounds { time: Duration::from_millis(100), ..Bounds::default() };
    let start = Instant::now();
    let limit = Limit { ms: Some(u64::MAX), ..Limit::default() };
    let request = Request::Review { game: game("32x32x5", moves), limit };
    let last = events(&mut thinker_within(bounds), &request, &Stop::new()).pop();
    assert!(matches!(last, Some(Event::Review(_))), "{last:?}");
    assert!(start.elapsed() < Duration::from_secs(10));
    assert_eq!(refused(&review(game("3x3x3", "b2 b2"))).code, Code::Move);
    assert_eq!(refused(&review(game("nonsense", ""))).code, Code::Rules);
    let limit = Limit { ms: Some(0), ..Limit::default() };
    let refusal = refused(&Request::Review { game: game("3x3x3", "b2"), limit });
    assert_eq!(refusal.code, Code::Limit);
}
