"""Built-in searches: the same counts as on the command line, in all games."""

from __future__ import annotations

import pytest

import inarow

SEARCHES = [
    ("3x3x3", "minimax", 9, "outcome", ""),
    ("3x3x3", "negamax", 6, "open-lines", "b2"),
    ("3x3x3", "alpha-beta", 9, "line-power", ""),
    ("4x4x3", "pvs", 5, "open-lines", "b2 a1"),
    ("5x5x4", "deepening", 4, "line-power", ""),
    ("7x6x4+gravity", "mtdf", 6, "open-lines", "d1"),
    ("15x15x5", "alpha-beta", 2, "line-power", "h8 i9"),
    ("reversi:6", "alpha-beta", 5, None, ""),
    ("dots:2x2", "minimax", 5, None, ""),
    ("draughts", "alpha-beta", 5, None, ""),
    ("tree:(3 (5 -2) ((1 7) 4))", "minimax", 9, None, ""),
]


@pytest.mark.parametrize(("game", "algorithm", "depth", "evaluator", "moves"), SEARCHES)
def test_counts_are_those_of_the_command_line(
    command_json, game, algorithm, depth, evaluator, moves
):
    options = ["--evaluator", evaluator] if evaluator else []
    options += ["--moves", moves] if moves else []
    told = command_json(
        "search", game, "--algorithm", algorithm, "--depth", str(depth), *options
    )
    found = inarow.search(inarow.Game(game, moves), algorithm, depth=depth, evaluator=evaluator)
    for name in ("nodes", "leaves", "evaluations", "generated", "cutoffs", "table_hits", "deepest"):
        assert getattr(found, name) == told[name], name
    assert (str(found.value), found.best, found.line) == (told["value"], told["best"], told["pv"])
    assert (found.depth, found.proven, found.ended) == (told["depth"], told["proven"], told["ended"])


def test_the_numbers_of_textbooks():
    full = inarow.search("3x3x3", "minimax", evaluator="outcome")
    assert (full.nodes, full.value, full.proven) == (549946, "=", True)
    cut = inarow.search("3x3x3", "alpha-beta", evaluator="outcome")
    assert (cut.nodes, cut.value) == (18297, "=")


def test_limits_end_a_search():
    assert inarow.search("15x15x5", "minimax", nodes=5000).ended == "nodes"
    timed = inarow.search("15x15x5", "deepening", time=0.05)
    assert (timed.ended, timed.best is not None) == ("time", True)
    assert timed.nodes_per_second > 0
    assert inarow.search("3x3x3", "minimax", time=float("inf"), depth=2).ended == "complete"


def test_options_reach_the_search():
    ties = inarow.search("3x3x3", "alpha-beta", seed=3, evaluator="outcome")
    assert len(ties.tied) == 9
    window = inarow.search("3x3x3", "alpha-beta", window=["-inf", 0], evaluator="outcome", depth=9)
    assert window.value.bound in ("exact", "lower")
    row = inarow.search("4x4x3", "alpha-beta", depth=3)
    assert row.nodes != inarow.search("4x4x3", "alpha-beta", depth=3, order="center").nodes
    strict = inarow.search("3x3x3", "alpha-beta", strict_cuts=True, evaluator="outcome")
    assert strict.nodes > 18297
    heavy = inarow.search("3x3x3", "alpha-beta", depth=1, evaluator="line-power", weights=[0, 0, 0])
    assert heavy.value == "0"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"algorithm": "mimimax"}, "there are minimax, negamax, alpha-beta"),
        ({"evaluator": "beauty"}, "no evaluator of 3x3x3 is called 'beauty'"),
        ({"algorithm": "minimax", "window": [0, 1]}, "window means nothing to minimax"),
        ({"algorithm": "minimax", "strict_cuts": True}, "alpha-beta"),
        ({"order": "spiral"}, "not a move order"),
        ({"scoring": "odd"}, "odd"),
        ({"time": -1}, "seconds of more than 0"),
        ({"time": float("nan")}, "seconds of more than 0"),
        ({"algorithm": 7}, "name or a function"),
        ({"depth": -1}, "depth must be a whole number of at least 0, got -1"),
        ({"depth": 2.5}, "depth must be a whole number, such as 4, got 2.5"),
        ({"hash_mb": 0}, "hash_mb must be a whole number of at least 1"),
    ],
)
def test_wrong_options_say_what_is_right(options, message):
    with pytest.raises(inarow.Error, match=message):
        inarow.search("3x3x3", **options)


def test_players_choose():
    first = inarow.choose("15x15x5", "engine:3", seed=5)
    assert first.move == inarow.choose("15x15x5", "engine:3", seed=5).move
    assert inarow.choose("3x3x3", "random", seed=1).move in inarow.Game("3x3x3").moves()
    won = inarow.choose(inarow.Game("3x3x3", "a1 a2 b1 b2"), "exact")
    assert (won.move, won.value) == ("c1", "X1")
    with pytest.raises(inarow.Error, match="player"):
        inarow.choose("3x3x3", "grandmaster")
    with pytest.raises(inarow.Error, match="over"):
        inarow.choose(inarow.Game("3x3x3", "a1 a2 b1 b2 c1"))


def test_analysis_values_every_move():
    told = []
    found = inarow.analyse(inarow.Game("3x3x3", "b2"), every_move=True, lines=3, progress=told.append)
    assert len(found.values) == 8 and len(found.lines) == 3
    assert found.values["a1"] == "=" and found.values["a2"].winner == "x"
    assert found.best in ("a1", "a3", "c1", "c3") and found.value == "="
    assert "<table>" in found._repr_html_()


def test_progress_is_told():
    told = []
    inarow.analyse("15x15x5", depth=6, progress=told.append)
    assert any(event["event"] == "thinking" and event["nodes"] > 0 for event in told)


def test_rounds_are_told():
    told = []
    found = inarow.search("5x5x4", "deepening", depth=5, progress=told.append)
    assert [round["depth"] for round in told] == [1, 2, 3, 4, 5]
    assert told[-1]["stats"]["nodes"] == found.nodes


def test_what_progress_raises_ends_the_work():
    def enough(_told):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        inarow.analyse("15x15x5", time=60, progress=enough)


def test_a_game_is_reviewed():
    game = inarow.Game("3x3x3", "b2 a2 a1 c3 a3 c1 b3")
    found = inarow.review(game)
    assert len(found.moves) == 7 and found.ended == "complete"


def test_anything_can_be_asked():
    assert inarow.ask("hello")["event"] == "welcome"
    assert inarow.ask("state", "reversi:6")["scene"]["columns"] == list("abcdef")
    with pytest.raises(inarow.Error, match="unknown variant"):
        inarow.ask("sing")
    assert "3x3x3" in inarow.games() and len(inarow.algorithms()) == 8
