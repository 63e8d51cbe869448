//! The files that recordings are written to: complete, and harmless whatever the names are.

use crate::common::{all_recordings, plan, trace};
use explain::{About, Recording, Subject, record};
use gametree::{Algorithm, Limits, Scoring, TreeGame, Window};
use mnk::{Board, Evaluator, Rules};

fn hostile() -> Recording<TreeGame> {
    // As far as a name can go without blanks, brackets and =.
    let tree = "<script>alert`1`</script>(\"onload'x'>=3 </title><img/src>(5 &lt;=-2) ]]>=1 \
                \\\"];=2 -->\u{202e}(win))";
    let tree: TreeGame = tree.parse().unwrap();
    let plan = plan(Algorithm::AlphaBeta, None);
    record(&tree, |_: &TreeGame| 0, plan, &Limits::none()).unwrap()
}

fn about() -> About {
    About {
        title: "<i>\"title\" & more".to_owned(),
        command: "inarow explain --tree '<b>'".to_owned(),
    }
}

fn written(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

/// Every tag that is opened, by name; panics if the text is not well formed as far as that goes.
fn tags(markup: &str) -> Vec<String> {
    let mut open = Vec::new();
    let mut seen = Vec::new();
    for part in markup.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        assert!(!rest.contains('>'), "a stray > in {part:?}");
        let name: String = tag.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "{part:?}");
        } else if tag.starts_with('!') || name == "meta" {
            continue;
        } else {
            seen.push(name.clone());
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    assert_eq!(open, [""; 0]);
    seen
}

#[test]
fn names_are_never_markup() {
    let recording = hostile();
    let allowed = [
        "svg", "title", "style", "text", "g", "rect", "line", "path", "html", "h1", "h2", "p",
        "table", "tr", "th", "td", "div", "details", "summary", "ul", "li", "code",
    ];
    let svg = written(|out| recording.write_svg(out, &about()));
    let html = written(|out| recording.write_html(out, &about()));
    for markup in [&svg, &html] {
        let tags = tags(markup);
        assert!(tags.iter().all(|tag| allowed.contains(&tag.as_str())), "{tags:?}");
        assert!(!markup.contains("<script") && !markup.contains("<img"));
        assert!(markup.contains("&lt;script&gt;"));
        assert!(markup.contains("&lt;i&gt;&quot;title&quot; &amp; more"));
    }
    assert!(html.contains("inarow explain --tree &#39;&lt;b&gt;&#39;"));
    assert!(html.contains("default-src &#39;none&#39;") || html.contains("default-src 'none'"));
    let file = trace(&recording);
    assert_eq!(file.nodes[0].name.as_deref(), Some("<script>alert`1`</script>"));
    assert_eq!(file.nodes[4].name.as_deref(), Some("&lt;"));
}

#[test]
fn a_graph_has_every_node_and_no_open_quote() {
    let recording = hostile();
    let dot = written(|out| recording.write_dot(out, &about()));
    for line in dot.lines() {
        let quotes = line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        assert!(quotes.is_multiple_of(2), "{line}");
    }
    for id in 0..recording.len() {
        assert!(dot.contains(&format!("  n{id} [")), "{id}");
    }
    assert!(dot.starts_with("digraph") && dot.trim_end().ends_with('}'));
}

#[test]
fn the_text_is_the_figure_of_the_book() {
    let tree: TreeGame = "A(B(3 12 8) C(2 x=4 6) D(14 5 2))".parse().unwrap();
    let zero = |_: &TreeGame| 0;
    let all = all_recordings(&tree, None, Scoring::Distance, Window::FULL, zero);
    let text = written(|out| all[2].write_text(out, &about(), 9));
    let (_, figure) = text.split_once("again: ").unwrap();
    let (_, figure) = figure.split_once("\n\n").unwrap();
    let expected = "\
A  ▲ MAX  [-∞, +∞]  = +3
├─ 1  B  ▼ MIN  [-∞, +∞]  = +3  ★
│  ├─ 1  = +3  ★
│  ├─ 2  = +12
│  └─ 3  = +8
├─ 2  C  ▼ MIN  [+3, +∞]  ≤ +2  ✂ 2 cut (α ≥ β: +3 ≥ +2): 2 3
│  └─ 1  = +2  ★
└─ 3  D  ▼ MIN  [+3, +∞]  ≤ +2
   ├─ 1  = +14
   ├─ 2  = +5
   └─ 3  = +2  ★
";
    assert_eq!(figure, expected);
}

#[test]
fn a_large_tree_is_printed_down_to_a_level() {
    let board = Board::new(Rules::TIC_TAC_TOE);
    let plan = plan(Algorithm::Minimax, Some(4));
    let recording = record(&board, Evaluator::LinePower, plan, &Limits::none()).unwrap();
    assert_eq!(recording.levels_within(2000), 3);
    assert_eq!(recording.levels_within(3), 1);
    assert_eq!(recording.nodes_within(1), 10);
    let text = written(|out| recording.write_text(out, &about(), 1));
    assert!(text.contains("… 400 nodes below"));
    assert!(text.contains("10 of 3,610 nodes are shown, 1 of 4 plies; --levels 4 shows all."));
    let whole = written(|out| recording.write_text(out, &about(), 4));
    assert!(!whole.contains("nodes are shown"));
}

#[test]
fn boards_are_drawn_while_they_are_small() {
    let svg = |recording: &Recording<Board>| written(|out| recording.write_svg(out, &about()));
    let record = |rules: &str, depth| {
        let board = Board::new(rules.parse().unwrap());
        let plan = plan(Algorithm::AlphaBeta, Some(depth));
        record(&board, Evaluator::LinePower, plan, &Limits::none()).unwrap()
    };
    assert!(svg(&record("3x3x3", 2)).contains("class=\"stone\""));
    assert!(svg(&record("5x5x4", 1)).contains("class=\"stone\""));
    assert!(!svg(&record("6x6x4", 1)).contains("class=\"stone\""));
    assert!(!svg(&record("3x3x3", 5)).contains("class=\"stone\""));
}

/// Rounds, table hits and second looks have their place in every file.
#[test]
fn deepening_is_written_too() {
    fn has_all<G: Subject>(recording: &Recording<G>) {
        let text = written(|out| recording.write_text(out, &about(), 99));
        for part in ["round 1", "round 4", "again", "table, from node", "✂"] {
            assert!(text.contains(part), "{part}");
        }
        let html = written(|out| recording.write_html(out, &about()));
        tags(&html);
        tags(&written(|out| recording.write_svg(out, &about())));
        assert!(html.contains("table, from node"));
    }
    let board = Board::new(Rules::TIC_TAC_TOE);
    let plan = plan(Algorithm::Deepening, Some(4));
    has_all(&record(&board, Evaluator::LinePower, plan, &Limits::none()).unwrap());
}
