//! The files that recordings are written to: complete, and harmless whatever the names are.

use crate::common::{start, trace, typed};
use explain::{Recording, record};
use games::SearchSpec;
use gametree::Limits;
use words::{Language, Words};

const COMMAND: &str = "inarow explain --tree '<b>'";

fn english() -> Words {
    Words::new(Language::ENGLISH).for_terminal()
}

fn hostile() -> Recording {
    // As far as a name can go without blanks, brackets and =.
    let tree = typed(
        "<script>alert`1`</script>(\"onload'x'>=3 </title><img/src>(5 &lt;=-2) ]]>=1 \
         \\\"];=2 -->\u{202e}(win))",
    );
    record(&tree, &SearchSpec::new("alpha-beta"), None, &Limits::none()).unwrap()
}

fn searched(game: &str, algorithm: &str, depth: u32) -> Recording {
    record(&start(game), &SearchSpec::new(algorithm), Some(depth), &Limits::none()).unwrap()
}

fn written(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut bytes = Vec::new();
    write(&mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn text(recording: &Recording, words: &Words, levels: u32) -> String {
    written(|out| recording.write_text(out, words, levels))
}

fn svg(recording: &Recording, words: &Words) -> String {
    written(|out| recording.write_svg(out, words))
}

fn dot(recording: &Recording, words: &Words) -> String {
    written(|out| recording.write_dot(out, words))
}

fn html(recording: &Recording, words: &Words) -> String {
    written(|out| recording.write_html(out, words, COMMAND))
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
        "svg", "title", "style", "text", "g", "rect", "path", "html", "h1", "h2", "p", "table",
        "tr", "th", "td", "div", "details", "summary", "ul", "li", "code",
    ];
    let (svg, html) = (svg(&recording, &english()), html(&recording, &english()));
    for markup in [&svg, &html] {
        let tags = tags(markup);
        assert!(tags.iter().all(|tag| allowed.contains(&tag.as_str())), "{tags:?}");
        assert!(!markup.contains("<script") && !markup.contains("<img"));
        assert!(markup.contains("&lt;script&gt;"));
        assert!(markup.contains("<title>&lt;script&gt;alert`1`&lt;/script&gt;(&quot;onload"));
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
    let dot = dot(&recording, &english());
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
    let tree = typed("A(B(3 12 8) C(2 x=4 6) D(14 5 2))");
    let recording = record(&tree, &SearchSpec::new("alpha-beta"), None, &Limits::none()).unwrap();
    let text = text(&recording, &english(), 9);
    let head = "\
A(B(3 12 8) C(2 x=4 6) D(14 5 2)): alpha-beta
value +3, best 1, line 1 1
11 nodes, 7 leaves, 1 cut, 0 table hits
";
    assert!(text.starts_with(head), "{text}");
    let figure = "

A  ▲ MAX  [-∞, +∞]  +3
├─ 1  B  ▼ MIN  [-∞, +∞]  +3  ★
│  ├─ 1  +3  ★
│  ├─ 2  +12
│  └─ 3  +8
├─ 2  C  ▼ MIN  [+3, +∞]  ≤+2  ✂ 2 moves cut (α ≥ β: +3 ≥ +2): 2 3
│  └─ 1  +2  ★
└─ 3  D  ▼ MIN  [+3, +∞]  ≤+2
   ├─ 1  +14
   ├─ 2  +5
   └─ 3  +2  ★
";
    assert!(text.ends_with(figure), "{text}");
}

#[test]
fn the_title_says_what_was_searched() {
    let window = Some(["-inf", "X3"].map(|bound| bound.parse().unwrap()));
    let spec = SearchSpec {
        weights: Some(vec![1, 10, 100]),
        order: Some("center".to_owned()),
        window,
        ..SearchSpec::new("alpha-beta").evaluator("line-power")
    };
    let mut position = start("3x3x3");
    position.play_all(["b2", "a1"]).unwrap();
    let recording = record(&position, &spec, Some(2), &Limits::none()).unwrap();
    assert_eq!(
        recording.title(&english()),
        "3x3x3 b2 a1: alpha-beta, depth 2, line-power, weights 1, 10, 100, moves centre first, \
         window [-∞, X3]"
    );
    let plain = searched("reversi:4", "minimax", 1);
    assert_eq!(plain.title(&english()), "reversi:4: minimax, depth 1, corners");
}

#[test]
fn a_large_tree_is_printed_down_to_a_level() {
    let recording = searched("3x3x3", "minimax", 4);
    assert_eq!(recording.levels_within(2000), 3);
    assert_eq!(recording.levels_within(3), 1);
    assert_eq!(recording.nodes_within(1), 10);
    let first = text(&recording, &english(), 1);
    assert!(first.contains("… 400 nodes below"));
    assert!(first.contains("10 of 3,610 nodes are shown, 1 of 4 plies; --levels 4 shows all."));
    assert!(!text(&recording, &english(), 4).contains("nodes are shown"));
}

#[test]
fn boards_are_drawn_while_they_are_small() {
    let has_boards = |game, depth| {
        let svg = svg(&searched(game, "alpha-beta", depth), &english());
        tags(&svg);
        svg.contains("class=\"stone")
    };
    assert!(has_boards("3x3x3", 2));
    assert!(has_boards("5x5x4", 1));
    assert!(has_boards("reversi:4", 2));
    assert!(!has_boards("6x6x4", 1));
    assert!(!has_boards("reversi:6", 1));
    assert!(!has_boards("dots:2x1", 2));
    assert!(!has_boards("3x3x3", 5));
}

/// A wide tree grows to the right, so that the page shows the root first and everything at a size
/// that can be read.
#[test]
fn a_page_shows_wide_trees_at_their_natural_size() {
    let size = |markup: &str| {
        let tag = markup.split("<svg ").nth(1).unwrap().split('>').next().unwrap();
        let number = |name: &str| {
            let rest = tag.split(&format!(" {name}=\"")).nth(1).unwrap();
            rest.split('"').next().unwrap().parse::<f64>().unwrap()
        };
        (number("width"), number("height"))
    };
    let wide = searched("3x3x3", "alpha-beta", 3);
    let (width, height) = size(&html(&wide, &english()));
    assert!(width < 1080.0 && height > 3000.0, "{width} {height}");
    let (width, height) = size(&svg(&wide, &english()));
    assert!(width > 3000.0 && height < 1080.0, "{width} {height}");
    let small = searched("3x3x3", "alpha-beta", 1);
    let (width, height) = size(&html(&small, &english()));
    assert!(width < 1080.0 && height < 400.0, "{width} {height}");
}

/// Iterations, table hits and second looks have their place in every file.
#[test]
fn deepening_is_written_too() {
    let recording = searched("3x3x3", "deepening", 4);
    let text = text(&recording, &english(), 99);
    for part in ["iteration 1", "iteration 4", "again", "(table #", "✂"] {
        assert!(text.contains(part), "{part}");
    }
    let html = html(&recording, &english());
    tags(&html);
    tags(&svg(&recording, &english()));
    assert!(html.contains("(table #"));
}

#[test]
fn every_file_is_written_in_every_language() {
    let recording = searched("3x3x3", "deepening", 3);
    for language in Language::ALL {
        let words = Words::new(language);
        let files = [
            text(&recording, &words, 1),
            svg(&recording, &words),
            dot(&recording, &words),
            html(&recording, &words),
        ];
        for file in &files {
            assert!(file.contains(&words.nodes(recording.len() as u64)), "{language}");
            for id in ["tree-", "explain-", "lab-", "fact-"] {
                assert!(!file.contains(id), "{language} {id}");
            }
        }
        assert!(files[3].contains(&format!("<html lang=\"{language}\">")));
        assert_eq!(files[3].contains("Table hits"), language == Language::ENGLISH);
    }
}
