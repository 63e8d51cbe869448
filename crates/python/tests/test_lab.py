"""Comparisons, reports, tournaments, recorded searches."""

from __future__ import annotations

import json

import pytest
from games import Heap, Noughts, alpha_beta, minimax

import inarow


def test_comparisons_agree_with_the_command_line(command_json):
    told = command_json(
        "lab", "compare", "3x3x3", "--algorithms", "minimax,alpha-beta,mtdf", "--depths", "1-4"
    )
    found = inarow.compare("3x3x3", ["minimax", "alpha-beta", "mtdf"], depths="1-4")
    assert len(found.rows) == 12 and found.complete
    for one, other in zip(found.rows, told["cells"]):
        for name in ("algorithm", "depth", "nodes", "cutoffs", "leaves", "value", "best"):
            assert one[name] == other[name]


def test_comparisons_are_shown():
    told = []
    found = inarow.compare(
        inarow.Game("3x3x3", "b2"), ["minimax", "pvs"], depths=[1, 2], progress=told.append
    )
    assert "minimax" in str(found) and found.csv().startswith("game,")
    assert json.loads(found.json())["complete"]
    plots = found.plots()
    assert {plot.kind for plot in plots} == {"nodes", "time", "cutoffs", "branching"}
    assert plots[0]._repr_svg_().startswith("<svg") or "<svg" in plots[0].svg
    assert "<table>" in found._repr_html_() and told[-1]["done"] == told[-1]["size"]
    assert found.rows[0]["game"] == "3x3x3 b2"
    with pytest.raises(KeyError):
        found.row("minimax", 9)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"depths": "x"}, "not a depth"),
        ({"depths": []}, "no depth"),
        ({"algorithms": ["nix"]}, "nix"),
        ({"evaluators": ["nix"]}, "nix"),
        ({"repeats": 0}, "repeats"),
        ({"moves": ["z9"]}, "z9"),
    ],
)
def test_wrong_comparisons_say_what_is_right(options, message):
    with pytest.raises(inarow.Error, match=message):
        inarow.compare("3x3x3", **options)


def test_set_up_boards_are_compared_as_they_are():
    at = inarow.Game("3x3x3", position="x1o/1x1/3 o")
    found = inarow.compare(at, ["minimax"], depths=2, evaluators=["outcome"])
    assert found.rows[0]["nodes"] == inarow.search(at, "minimax", depth=2).nodes
    with pytest.raises(inarow.Error, match="X begins"):
        inarow.compare(inarow.Game("3x3x3", first="o"))
    with pytest.raises(inarow.Error, match="several games"):
        inarow.compare([at, "4x4x3"])


def test_games_and_searches_have_names_of_their_own():
    with pytest.raises(inarow.Error, match="two games have the same name"):
        inarow.compare([Heap(3), Heap(8)])
    with pytest.raises(inarow.Error, match="random is one of ours; call yours my-random"):
        inarow.tournament("3x3x3", ["random", "engine:1"], searches={"random": minimax})

    def random(game, depth):
        return game.moves()[-1]

    assert inarow.choose("3x3x3", random).move == "c1"
    with pytest.raises(inarow.Error, match="two searches are called"):
        inarow.compare("3x3x3", [lambda game, depth: None, lambda game, depth: None])


def test_a_report_is_handed_in(tmp_path):
    found = inarow.compare(Noughts(), ["minimax", minimax, alpha_beta], depths="1-3")
    page = found.report(
        tmp_path / "report",
        title="Lab 1",
        author="A. Student",
        group="7",
        date="today",
        state="A list of nine characters.",
        sources=[Noughts, minimax, __file__],
        sample=("own-alpha-beta:3", "minimax:2"),
    )
    names = {path.name for path in (tmp_path / "report").iterdir()}
    assert names == {"report.html", "report.md", "results.csv", "results.json", "table.txt", "plots"}
    for text in ("Lab 1", "A. Student", "A list of nine", "Three in a row win.", "own-alpha-beta"):
        assert text in page, text
    assert "class Noughts" in page
    assert "inarow.compare([Noughts()]" in page and "own-alpha-beta&#x27;: alpha_beta" in page.replace("&#39;", "&#x27;")
    assert "open lines of X less those of O" in page
    assert 'lang="en"' in page and 'lang="cs"' in found.report(language="cs")
    with pytest.raises(inarow.Error, match="two players"):
        found.report(sample=["minimax:2"])
    with pytest.raises(inarow.Error, match="cannot read"):
        found.report(sources=["nothing.py"])


def test_tournaments_agree_with_the_command_line(command_json):
    players = ["random", "minimax:1", "alpha-beta:4"]
    told = command_json("lab", "tournament", "3x3x3", "--players", ",".join(players),
                        "--games", "4", "--seed", "3")  # fmt: skip
    played = inarow.tournament("3x3x3", players, games=4, seed=3)
    assert played.players == told["players"] and len(played.games) == len(told["games"]) == 12
    assert played.standings == told["table"]["standings"]
    assert [game["moves"] for game in played.games] == [game["moves"] for game in told["games"]]
    assert "alpha-beta:4" in str(played) and "<pre>" in played._repr_html_()


def test_own_searches_play_tournaments():
    played = inarow.tournament(
        Noughts(), ["random", "mine:2"], searches={"mine": alpha_beta}, games=4, threads=2
    )
    assert played.players == ["random", "mine:2"] and len(played.games) == 4
    with pytest.raises(inarow.Error):
        inarow.tournament("3x3x3", ["random"])


def test_trees_are_walked():
    tree = inarow.explain("3x3x3", "alpha-beta", depth=3, evaluator="outcome")
    nodes = list(tree.walk())
    assert len(nodes) == len(tree) == inarow.search(
        "3x3x3", "alpha-beta", depth=3, evaluator="outcome"
    ).nodes
    assert [node.id for node in nodes] == list(range(len(nodes)))
    cut = next(node for node in nodes if node.skipped)
    why = cut.why()
    assert why["skipped_moves"] == cut.skipped_moves and len(cut.skipped_moves) == cut.skipped
    assert tree.root.why() is None and tree.node(cut.id).path == cut.path
    assert tree.steps(0, 5)[0]["kind"] == "enter" and tree.root.children[0].ply == 1
    assert tree.value == tree.root.value and tree.best == tree.totals["best"]


def test_trees_are_files_and_pictures():
    tree = inarow.explain("3x3x3", "minimax", depth=2)
    assert "<svg" in tree._repr_html_() and tree.dot().startswith("digraph")
    assert "<html" in tree.html("pl") and json.loads(tree.json())
    assert len(tree.text().splitlines()) > 80
    large = inarow.explain("3x3x3", "minimax", depth=4)
    assert "<ul>" in large._repr_html_()


def test_what_cannot_be_recorded_says_why():
    with pytest.raises(inarow.Error, match="too many"):
        inarow.explain("5x5x4", "minimax", depth=6)
    with pytest.raises(inarow.Error, match="cannot be looked into"):
        inarow.explain("3x3x3", "mcts", nodes=100)
    with pytest.raises(inarow.Error, match="cannot be recorded"):
        inarow.explain("3x3x3", minimax)
    part = inarow.explain("5x5x4", "alpha-beta", depth=5, plies=2)
    assert part.nodes > 1000 and max(node.ply for node in part.walk()) <= 2
