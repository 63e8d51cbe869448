"""Games, evaluators and searches written in Python."""

from __future__ import annotations

import gc
import os
import weakref

import pytest
from games import SEARCHES, Heap, NoUndo, Noughts, Older, alpha_beta, minimax

import inarow

COUNTS = ("nodes", "leaves", "evaluations", "generated", "cutoffs", "table_hits", "deepest")


@pytest.mark.parametrize("algorithm", ["minimax", "negamax", "alpha-beta", "pvs"])
@pytest.mark.parametrize("depth", [0, 1, 2, 4, 6])
def test_an_own_game_is_searched_as_the_built_in_one(algorithm, depth):
    own = inarow.search(Noughts(), algorithm, depth=depth)
    ours = inarow.search("3x3x3", algorithm, depth=depth, evaluator="open-lines")
    assert [getattr(own, name) for name in COUNTS] == [getattr(ours, name) for name in COUNTS]
    assert (own.value, own.best, own.line) == (str(ours.value), ours.best, ours.line)


def test_node_by_node():
    options = {"depth": 4}
    own = inarow.explain(Noughts(), "alpha-beta", **options)
    ours = inarow.explain("3x3x3", "alpha-beta", evaluator="open-lines", **options)
    assert len(own) == len(ours) > 400
    for one, other in zip(own.walk(), ours.walk()):
        assert one.facts == other.facts


@pytest.mark.parametrize("algorithm", ["deepening", "mtdf", "mcts", "pns"])
def test_searches_with_memory_find_the_same_value(algorithm):
    options = {"nodes": 20000} if algorithm == "mcts" else {"depth": 9}
    position = "b2 a1 c3 a3"
    own = inarow.search(inarow.Game(Noughts(), position), algorithm, **options)
    ours = inarow.search(inarow.Game("3x3x3", position), algorithm, evaluator="open-lines", **options)
    assert own.value == str(ours.value)


def test_without_undo_and_key():
    for algorithm in ("alpha-beta", "deepening"):
        own = inarow.search(NoUndo(), algorithm, depth=4)
        assert own.value == str(inarow.search(Noughts(), algorithm, depth=4).value)
    assert inarow.search(NoUndo(), "alpha-beta", depth=4).nodes == 492


def test_the_older_shape():
    new, old = inarow.search(Heap(9), "minimax"), inarow.search(Older(9), "minimax")
    assert (new.value, new.nodes, new.best) == (str(old.value), old.nodes, old.best)
    assert new.value == "X5"


def test_the_object_is_left_alone():
    game = Noughts()
    inarow.search(game, "alpha-beta", depth=4)
    handle = inarow.Game(game, "b2")
    assert game.turn == 0 and handle.object.turn == 1


@pytest.mark.parametrize("game", [Noughts(), NoUndo(), Heap(8), Older(8), "3x3x3"])
def test_games_keep_their_promises(game):
    inarow.check_game(game)


class Forgets(Noughts):
    """Taking back leaves the turn as it is."""

    name = "forgets"

    def undo(self, move):
        super().undo(move)
        self.turn += 1


class Blind(Noughts):
    """The key does not see who has which stones."""

    name = "blind"

    def key(self):
        return len(self.moves()) if self.turn < 9 else 0


@pytest.mark.parametrize(("game", "words"), [(Forgets(), "sides to move differ"), (Blind(), "key")])
def test_broken_promises_are_found(game, words):
    with pytest.raises(inarow.Error, match=words):
        inarow.check_game(game)


class Raises(Noughts):
    name = "raises"

    def play(self, move):
        if self.turn == 3:
            raise ZeroDivisionError("four moves are enough")
        super().play(move)


def test_what_a_game_raises_is_raised():
    with pytest.raises(ZeroDivisionError, match="four moves are enough"):
        inarow.search(Raises(), "alpha-beta", depth=6)
    with pytest.raises(ZeroDivisionError):
        inarow.Game(Raises(), "b2 a1 a2 a3")
    assert inarow.search(Raises(), "alpha-beta", depth=3).nodes > 10


def broken(**methods):
    return type("Broken", (Noughts,), {**methods, "name": "broken"})()


@pytest.mark.parametrize(
    ("methods", "message"),
    [
        ({"side": lambda self: 1}, r"side\(\) must return \"x\" or \"o\", got '1'"),
        ({"outcome": lambda self: 3.5}, r"outcome\(\) must return None while"),
        ({"moves": lambda self: []}, "at least one move"),
        ({"evaluate": lambda self: 0.5}, "whole number"),
        ({"evaluate": lambda self: "good"}, "whole number"),
    ],
)
def test_wrong_answers_of_methods_are_told(methods, message):
    with pytest.raises(TypeError, match=message):
        inarow.search(broken(**methods), "alpha-beta", depth=2)


def by_hand(game):
    """open lines, by hand"""
    return game.evaluate("open-lines")


def test_an_own_evaluator_on_a_built_in_game():
    own = inarow.search("3x3x3", "alpha-beta", depth=4, evaluator=by_hand)
    ours = inarow.search("3x3x3", "alpha-beta", depth=4, evaluator="open-lines")
    assert [getattr(own, name) for name in COUNTS] == [getattr(ours, name) for name in COUNTS]
    assert (own.value, own.line) == (str(ours.value), ours.line)
    at = inarow.Game("3x3x3", "b2 a1")
    assert len(inarow.explain(at, "minimax", depth=2, evaluator=by_hand)) == 50
    found = inarow.compare("4x4x3", ["pvs"], depths="1-3", evaluators=[by_hand, "open-lines"])
    nodes = {(row["evaluator"], row["depth"]): row["nodes"] for row in found.rows}
    assert nodes["by-hand", 3] == nodes["open-lines", 3] and len(found.rows) == 6
    with pytest.raises(TypeError, match="whole number"):
        inarow.search("3x3x3", "minimax", depth=1, evaluator=lambda game: "good")
    with pytest.raises(inarow.Error, match="a function of a game"):
        inarow.search("3x3x3", evaluator=7)


def test_a_stuck_search_is_ended_by_the_clock():
    def stuck(game, depth):
        while True:
            pass

    with pytest.raises(inarow.Failed, match="did not answer in time"):
        inarow.search("3x3x3", stuck, time=0.2)


def test_evaluators_have_names():
    class Two(Noughts):
        name = "two"
        evaluators = ["evaluate", "none"]

        def none(self):
            """nothing"""
            return 0

    game = inarow.Game(Two())
    assert game.evaluators == ["evaluate", "none"]
    assert inarow.search(game, "minimax", depth=2, evaluator="none").value == "0"
    with pytest.raises(inarow.Error, match="evaluate, none"):
        inarow.search(game, evaluator="third")


@pytest.mark.parametrize("name", list(SEARCHES))
@pytest.mark.parametrize("depth", [1, 3, 9])
def test_own_searches_cost_what_ours_cost(name, depth):
    own = inarow.search("3x3x3", SEARCHES[name], depth=depth, evaluator="outcome")
    ours = inarow.search("3x3x3", name, depth=depth, evaluator="outcome", scoring="plain")
    for count in ("nodes", "leaves", "evaluations", "deepest"):
        assert getattr(own, count) == getattr(ours, count), count
    assert (own.value.score, own.best) == (ours.value.score, ours.best)


def test_own_searches_run_on_own_games_and_in_comparisons():
    found = inarow.compare(Noughts(), ["minimax", minimax, alpha_beta], depths="1-3")
    nodes = {(row["algorithm"], row["depth"]): row["nodes"] for row in found.rows}
    assert nodes["own-minimax", 3] == nodes["minimax", 3] == 586
    assert nodes["own-alpha-beta", 3] == 163
    assert found.row("minimax", 2)["value"] == found.row("own-minimax", 2)["value"]


def test_own_searches_meet_limits():
    found = inarow.search("15x15x5", minimax, nodes=1000)
    assert (found.ended, found.nodes, str(found.value)) == ("nodes", 1000, "?")
    timed = inarow.search("15x15x5", minimax, time=0.05)
    assert timed.ended == "time" and timed.best


@pytest.mark.parametrize(
    ("answer", "best", "value"),
    [
        (lambda game: (5, "b2"), "b2", "+5"),
        (lambda game: ("b2", 5), "b2", "+5"),
        (lambda game: "B2", "b2", "?"),
        (lambda game: {"value": -3, "best": "a1"}, "a1", "-3"),
        (lambda game: (inarow.WIN, "a1"), "a1", "X"),
        (lambda game: (float("-inf"), "a1"), "a1", "O"),
        (lambda game: inarow.search("3x3x3", "alpha-beta", depth=2), "b2", "+10"),
    ],
)
def test_forms_of_answers(answer, best, value):
    found = inarow.search("3x3x3", lambda game, depth: answer(game), depth=1)
    assert (found.best, found.value) == (best, value)


@pytest.mark.parametrize(
    ("answer", "message"),
    [((0, "z9"), "'z9' is no legal move"), ([1, 2], "no legal move"), ((1, 2, 3), "must return")],
)
def test_wrong_answers_of_searches(answer, message):
    with pytest.raises(inarow.Failed, match=message):
        inarow.search("3x3x3", lambda game, depth: answer, depth=1)


def test_what_a_search_raises_is_raised():
    with pytest.raises(ZeroDivisionError):
        inarow.search("3x3x3", lambda game, depth: 1 / 0)


def test_a_failed_search_stands_in_its_cell():
    def fails(game, depth):
        return 1 / 0

    found = inarow.compare("3x3x3", ["minimax", fails], depths="1-2")
    cell = found.row("fails", 2)
    assert cell["state"] == "failed" and "ZeroDivisionError" in cell["reason"]


def test_names_never_hide_ours():
    found = inarow.compare("3x3x3", [alpha_beta, "alpha-beta"], depths=2)
    assert [row["algorithm"] for row in found.rows] == ["own-alpha-beta", "alpha-beta"]
    with pytest.raises(inarow.Error, match="letters"):
        inarow.compare("3x3x3", ["a b"], searches={"a b": minimax})


def test_own_games_are_not_kept():
    game = Heap(6)
    kept = weakref.ref(game)
    inarow.search(game, "minimax")
    inarow.Game(game)
    del game
    gc.collect()
    assert kept() is None


def resident() -> int:
    with open(f"/proc/{os.getpid()}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_ten_thousand_games_leave_nothing():
    def play(games):
        for seed in range(games):
            own = seed % 2 == 0
            game = inarow.Game(Noughts() if own else "3x3x3")
            while game.outcome() is None:
                moves = game.moves()
                game.play(moves[(seed * 7 + len(moves)) % len(moves)])
            game.evaluate()

    play(2000)
    gc.collect()
    before = resident()
    play(10_000)
    gc.collect()
    assert resident() - before < 8 << 20
